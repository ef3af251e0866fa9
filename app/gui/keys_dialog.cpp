#include "app/gui/keys_dialog.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "editor/actions/action_set.h"
#include "editor/theme/icons.h"

namespace bocage::app {

namespace {

constexpr int rowHeight = 30;

QString keysOf(const QAction& action) {
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
}

}  // namespace

void useKeys(editor::ActionSet& actions, const QHash<QString, QString>& keys) {
    for (auto it = keys.begin(); it != keys.end(); ++it)
        actions.setKeys(it.key(), QKeySequence::listFromString(it.value(), QKeySequence::PortableText));
}

QHash<QString, QString> ownKeys(const editor::ActionSet& actions) {
    QHash<QString, QString> own;
    for (const QAction* action : actions.all())
        if (action->shortcuts() != actions.firstKeys(action->objectName()))
            own.insert(action->objectName(),
                       QKeySequence::listToString(action->shortcuts(), QKeySequence::PortableText));
    return own;
}

KeysDialog::KeysDialog(editor::ActionSet& actions, QWidget* parent)
    : QDialog(parent),
      m_actions(actions),
      m_table(new QTableWidget(0, 3)),
      m_search(new QLineEdit),
      m_name(new QLabel),
      m_edit(new QKeySequenceEdit),
      m_set(new QPushButton(tr("&Set"))),
      m_first(new QPushButton(tr("&Back to the first"))),
      m_note(new QLabel) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    // Wide enough for the sentences of either language.
    resize(parent ? std::clamp(parent->window()->width() - 160, 860, 1080) : 860, 560);
    m_search->setObjectName(QStringLiteral("keysSearch"));
    m_search->setPlaceholderText(tr("Search an action or a key…"));
    m_search->setAccessibleName(tr("Search the shortcuts"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(editor::themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
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
    m_edit->setObjectName(QStringLiteral("keysEdit"));
    m_edit->setAccessibleName(tr("New keys of the chosen action"));
    m_set->setObjectName(QStringLiteral("keysSet"));
    m_first->setObjectName(QStringLiteral("keysFirst"));
    m_name->setTextFormat(Qt::PlainText);
    m_note->setObjectName(QStringLiteral("keysNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    fill();
    auto* close = new QPushButton(tr("&Close"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_edit);
    row->addWidget(m_set);
    row->addWidget(m_first);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_note, 1);
    foot->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    layout->addLayout(foot);
    connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::filter);
    connect(m_search, &QLineEdit::returnPressed, m_table, [this] {
        for (int row = 0; row < m_table->rowCount(); ++row)
            if (!m_table->isRowHidden(row)) {
                m_table->setCurrentCell(row, 0);
                m_table->setFocus(Qt::TabFocusReason);
                return;
            }
    });
    connect(m_table, &QTableWidget::cellActivated, m_edit, [this] { m_edit->setFocus(Qt::TabFocusReason); });
    m_edit->installEventFilter(this);
    connect(m_table, &QTableWidget::currentCellChanged, this, &KeysDialog::chosenChanged);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, [this] {
        const QKeySequence keys = m_edit->keySequence();
        const QAction* other = keys.isEmpty() ? nullptr : holder(keys);
        m_note->setText(
            other ? tr("%1 has these keys now and would lose them.").arg(editor::ActionSet::plainText(*other))
                  : QString());
    });
    connect(m_set, &QPushButton::clicked, this, [this] {
        const QKeySequence keys = m_edit->keySequence();
        setKeys(keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys});
    });
    connect(m_first, &QPushButton::clicked, this, [this] { setKeys(m_actions.firstKeys(chosen())); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    m_table->setCurrentCell(0, 0);
}

/// Enter takes the keys over and Escape leaves, as in every other field: they are keys of no action.
bool KeysDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (!(key->modifiers() & ~Qt::KeypadModifier) && (enter || key->key() == Qt::Key_Escape)) {
            enter ? m_set->click() : reject();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

QString KeysDialog::chosen() const {
    const QTableWidgetItem* item = m_table->item(m_table->currentRow(), 0);
    return item ? item->data(Qt::UserRole).toString() : QString();
}

const QAction* KeysDialog::holder(const QKeySequence& keys) const {
    for (const QAction* action : m_actions.all())
        if (action->objectName() != chosen() && action->shortcuts().contains(keys))
            return action;
    return nullptr;
}

void KeysDialog::setKeys(const QList<QKeySequence>& keys) {
    for (const QKeySequence& sequence : keys)
        while (const QAction* other = holder(sequence)) {
            QList<QKeySequence> left = other->shortcuts();
            left.removeAll(sequence);
            m_actions.setKeys(other->objectName(), left);
        }
    m_actions.setKeys(chosen(), keys);
    fill();
    chosenChanged();
    Q_EMIT keysChanged();
}

void KeysDialog::chosenChanged() {
    const QAction* action = m_actions.action(chosen());
    m_name->setText(action ? editor::ActionSet::plainText(*action) : QString());
    m_edit->setKeySequence(action ? action->shortcut() : QKeySequence());
    m_note->clear();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_edit, m_set})
        widget->setEnabled(action);
    m_first->setEnabled(action && action->shortcuts() != m_actions.firstKeys(chosen()));
}

void KeysDialog::fill() {
    const auto& all = m_actions.all();
    m_table->setRowCount(static_cast<int>(all.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QAction& action = *all[static_cast<std::size_t>(row)];
        auto* name = new QTableWidgetItem(editor::ActionSet::plainText(action));
        name->setData(Qt::UserRole, action.objectName());
        // Not the action's own icon: a checked one is drawn for a dark ground.
        name->setIcon(editor::themedIcon(QString::fromLatin1(m_actions.info(action.objectName())->icon)));
        m_table->setItem(row, 0, name);
        m_table->setItem(row, 1, new QTableWidgetItem(keysOf(action)));
        m_table->setItem(row, 2, new QTableWidgetItem(action.whatsThis()));
        m_table->item(row, 2)->setToolTip(action.whatsThis());
    }
    m_table->resizeColumnToContents(0);
    m_table->resizeColumnToContents(1);
    filter();
}

void KeysDialog::filter() {
    const QString words = m_search->text().trimmed();
    for (int row = 0; row < m_table->rowCount(); ++row) {
        bool found = false;
        for (int column = 0; column < m_table->columnCount(); ++column)
            found = found || m_table->item(row, column)->text().contains(words, Qt::CaseInsensitive);
        m_table->setRowHidden(row, !found);
    }
}

}  // namespace bocage::app
