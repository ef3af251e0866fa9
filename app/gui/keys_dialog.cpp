#include "app/gui/keys_dialog.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "editor/actions/action_set.h"
#include "editor/theme/icons.h"

namespace bocage::app {

namespace {
constexpr int rowHeight = 30;
}

KeysDialog::KeysDialog(const editor::ActionSet& actions, QWidget* parent)
    : QDialog(parent), m_table(new QTableWidget(0, 3)) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    // Wide enough for the sentences of either language.
    resize(parent ? std::clamp(parent->window()->width() - 160, 860, 1080) : 860, 560);
    auto* search = new QLineEdit;
    search->setObjectName(QStringLiteral("keysSearch"));
    search->setPlaceholderText(tr("Search an action or a key…"));
    search->setAccessibleName(tr("Search the shortcuts"));
    search->setClearButtonEnabled(true);
    search->addAction(editor::themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_table->setObjectName(QStringLiteral("keysTable"));
    m_table->setAccessibleName(tr("Keyboard shortcuts"));
    m_table->setHorizontalHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setTabKeyNavigation(false);
    fill(actions);
    auto* close = new QPushButton(tr("&Close"));
    close->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(search);
    layout->addWidget(m_table, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
    connect(search, &QLineEdit::textChanged, this, &KeysDialog::filter);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void KeysDialog::fill(const editor::ActionSet& actions) {
    for (QAction* action : actions.all()) {
        if (action->shortcuts().isEmpty())
            continue;
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        auto* name = new QTableWidgetItem(editor::ActionSet::plainText(*action));
        // Not the action's own icon: a checked one is drawn for a dark ground.
        name->setIcon(editor::themedIcon(QString::fromLatin1(actions.info(action->objectName())->icon)));
        m_table->setItem(row, 0, name);
        m_table->setItem(row, 1, new QTableWidgetItem(keys));
        m_table->setItem(row, 2, new QTableWidgetItem(action->whatsThis()));
        m_table->item(row, 2)->setToolTip(action->whatsThis());
    }
    m_table->resizeColumnToContents(0);
    m_table->resizeColumnToContents(1);
}

void KeysDialog::filter(const QString& words) {
    for (int row = 0; row < m_table->rowCount(); ++row) {
        bool found = false;
        for (int column = 0; column < m_table->columnCount(); ++column)
            found =
                found || m_table->item(row, column)->text().contains(words.trimmed(), Qt::CaseInsensitive);
        m_table->setRowHidden(row, !found);
    }
}

}  // namespace bocage::app
