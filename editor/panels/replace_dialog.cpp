#include "editor/panels/replace_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/theme/icons.h"
#include "editor/tools/move_gesture.h"
#include "model/commands/scenario_edits.h"
#include "model/messages/element_names.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

ReplaceDialog::ReplaceDialog(model::ScenarioDocument& document, std::vector<rules::ElementId> ids,
                             model::PaletteModel::Group group, const rules::Collection& collection,
                             QWidget* parent)
    : QDialog(parent), m_document(document), m_ids(std::move(ids)) {
    setObjectName(QStringLiteral("replaceDialog"));
    setWindowTitle(
        m_ids.size() == 1
            ? tr("Replace %1 by…")
                  .arg(model::ElementNames::element(document.scenario(), *document.library(), m_ids.front()))
            : tr("Replace %n thing(s) by…", nullptr, static_cast<int>(m_ids.size())));
    resize(560, 460);
    m_model.setCollection(collection);
    m_model.setDocument(&document);
    m_filter.setSourceModel(&m_model);
    m_filter.setStock(&m_model);
    m_filter.setGroup(group);
    auto* search = new QLineEdit;
    search->setObjectName(QStringLiteral("replaceSearch"));
    search->setPlaceholderText(tr("Search the box"));
    search->setAccessibleName(tr("Search the box"));
    search->setClearButtonEnabled(true);
    search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_list = new BoxList;
    m_list->setObjectName(QStringLiteral("replaceList"));
    m_list->setAccessibleName(tr("Pieces in the box"));
    m_list->setModel(&m_filter);
    m_list->setItemDelegate(makeBoxDelegate(document.library(), m_list));
    m_list->setDragEnabled(false);
    m_reason = new QLabel;
    m_reason->setProperty("role", "error");
    m_reason->setTextFormat(Qt::PlainText);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Replace"));
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("replaceOk"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_reason);
    layout->addWidget(m_buttons);
    connect(search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter.setWords(text);
        judge();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { judge(); });
    connect(m_list, &QListView::doubleClicked, this, [this] { accept(); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    judge();
}

QString ReplaceDialog::shortage(const rules::ContentId& content) const {
    const auto copies = m_model.copies(content);
    if (!copies)
        return {};
    const auto replaced = [&](const rules::ElementId& id) {
        const auto element = model::placedElement(m_document.scenario(), *m_document.library(), id);
        return element && element->content == content;
    };
    const auto wanted =
        m_ids.size() - static_cast<std::size_t>(std::count_if(m_ids.begin(), m_ids.end(), replaced));
    if (static_cast<int>(wanted) <= copies->left())
        return {};
    return copies->left() > 0 ? tr("Your shelf holds only %n more of it.", nullptr, copies->left())
                              : copies->whyNone();
}

void ReplaceDialog::judge() {
    const QModelIndex index = m_list->currentIndex();
    QString reason;
    if (index.isValid()) {
        const auto content = m_model.contentAt(m_filter.mapToSource(index));
        reason = shortage(content);
        if (reason.isEmpty())
            reason = whyNot(m_document, m_ids,
                            [&](model::ScenarioEdits& edits) { edits.replaceBy(m_ids, content); });
    }
    m_reason->setText(reason);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(index.isValid() && reason.isEmpty());
}

void ReplaceDialog::accept() {
    if (!m_buttons->button(QDialogButtonBox::Ok)->isEnabled())
        return;
    model::ScenarioEdits(m_document)
        .replaceBy(m_ids, m_model.contentAt(m_filter.mapToSource(m_list->currentIndex())));
    QDialog::accept();
}

}  // namespace bocage::editor
