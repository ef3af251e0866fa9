#include "editor/army/variants_panel.h"

#include <QAbstractItemDelegate>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/commands/variant_edits.h"
#include "model/roster/roster_face.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;
constexpr int linesShown = 8;  ///< of a difference; more would push everything else out of sight

QToolButton* button(const QString& icon, QWidget* parent) {
    auto* made = new QToolButton(parent);
    made->setIcon(themedIcon(icon));
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setAutoRaise(true);
    return made;
}

/// The difference as lines, "+ 2 × Ammo on Ranger platoon".
QString listed(const model::RosterDifference& difference) {
    QStringList lines;
    for (const QString& line : difference.added)
        lines << QStringLiteral("+ %1").arg(line);
    for (const QString& line : difference.removed)
        lines << QStringLiteral("\u2212 %1").arg(line);
    const int more = static_cast<int>(lines.size()) - linesShown;
    if (more > 1) {
        lines.resize(linesShown);
        lines << VariantsPanel::tr("and %n more change(s)", nullptr, more);
    }
    return lines.join(u'\n');
}

}  // namespace

VariantsPanel::VariantsPanel(QWidget* parent) : ArmyPanel(parent) {
    m_list = new QListWidget(this);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->installEventFilter(this);
    m_difference = new QLabel(this);
    m_difference->setObjectName(QStringLiteral("muted"));
    m_difference->setTextFormat(Qt::PlainText);
    m_difference->setWordWrap(true);
    m_branch = button(QStringLiteral("variant"), this);
    m_rename = button(QStringLiteral("edit"), this);
    m_remove = button(QStringLiteral("delete"), this);
    auto* buttons = new FlowLayout(nullptr, 6, 4);
    for (QToolButton* each : {m_branch, m_rename, m_remove})
        buttons->addWidget(each);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(4);
    layout->addWidget(m_list);
    layout->addWidget(m_difference);
    layout->addLayout(buttons);

    connect(m_list, &QListWidget::itemActivated, this, &VariantsPanel::switchToCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &VariantsPanel::refreshButtons);
    // After the editor is gone: the list is filled anew, which would take it away from under the view.
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (m_filling)
            return;
        QTimer::singleShot(0, this,
                           [this, name = item->text().trimmed(),
                            id = ElementId(item->data(idRole).toString().toStdString())] {
                               if (m_document && !name.isEmpty())
                                   model::VariantEdits(*m_document).rename(id, name);
                           });
    });
    connect(m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
            [this] { QTimer::singleShot(0, this, &VariantsPanel::refresh); });
    connect(m_branch, &QToolButton::clicked, this, &VariantsPanel::branch);
    connect(m_rename, &QToolButton::clicked, this, &VariantsPanel::renameCurrent);
    connect(m_remove, &QToolButton::clicked, this, &VariantsPanel::removeCurrent);
    retranslate();
}

void VariantsPanel::retranslate() {
    const auto name = [](QToolButton* button, const QString& text, const QString& tip) {
        button->setText(text);
        button->setAccessibleName(text);
        button->setToolTip(tip);
    };
    m_list->setAccessibleName(tr("Variants of the army"));
    m_list->setToolTip(tr("Press Enter or double-click to put a variant on the sheet, F2 to rename it."));
    name(m_branch, tr("Branch"), tr("Go on with a copy of this list; the old one is kept as a variant"));
    name(m_rename, tr("Rename"), tr("Rename the chosen variant"));
    name(m_remove, tr("Delete"), tr("Delete the chosen variant; the one on the sheet cannot be deleted"));
    refresh();
}

void VariantsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ArmyPanel::changeEvent(event);
}

QString VariantsPanel::title() const {
    return tr("Variants");
}

void VariantsPanel::setDocument(model::RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &model::RosterDocument::changed, this, &VariantsPanel::refresh);
    refresh();
}

void VariantsPanel::refresh() {
    const ElementId kept = current();
    m_filling = true;
    m_list->clear();
    const model::RosterFace* game = m_document ? model::rosterFaceOf(m_document->roster().system) : nullptr;
    if (game) {
        const Roster& roster = m_document->roster();
        for (const ListName& list : listsOf(roster)) {
            const QString name = model::listName(list);
            const Roster other = withList(roster, list.id);
            const model::RosterState state{other, m_document->library()};
            const int points = game->points(state);
            const auto difference = game->difference({roster, m_document->library()}, state);
            // A filled and an empty circle: what is on the sheet shows without colour.
            const QString text = list.inHand
                                     ? tr("● %1 · %2").arg(name).arg(points)
                                     : tr("○ %1 · %2 (%3)").arg(name).arg(points).arg(difference.points);
            auto* item = new QListWidgetItem(text, m_list);
            item->setData(idRole, QString::fromStdString(list.id.value));
            item->setData(nameRole, name);
            item->setData(Qt::AccessibleTextRole,
                          list.inHand
                              ? tr("%1, on the sheet, %n point(s)", nullptr, points).arg(name)
                              : tr("%1, %n point(s), %2", nullptr, points).arg(name, difference.points));
            if (list.id == kept || (kept.empty() && list.inHand))
                m_list->setCurrentItem(item);
        }
        if (!m_list->currentItem() && m_list->count() > 0)
            m_list->setCurrentRow(0);
    }
    m_filling = false;
    const int rows = std::clamp(m_list->count(), 1, 6);
    m_list->setFixedHeight(rows * std::max(20, m_list->sizeHintForRow(0)) + 2 * m_list->frameWidth() + 2);
    refreshButtons();
}

void VariantsPanel::refreshButtons() {
    const ElementId list = current();
    const bool other = m_document && !list.empty() && list != listInHand(m_document->roster());
    m_branch->setEnabled(m_document);
    m_rename->setEnabled(!list.empty());
    m_remove->setEnabled(other);
    const model::RosterFace* game = m_document ? model::rosterFaceOf(m_document->roster().system) : nullptr;
    if (!game || m_list->count() < 2) {
        m_difference->setText(
            tr("Branch to try something out: the list as it is now stays as a variant beside it."));
        return;
    }
    const Roster& roster = m_document->roster();
    const Roster wanted = withList(roster, list);
    const auto difference =
        game->difference({roster, m_document->library()}, {wanted, m_document->library()});
    m_difference->setText(!other               ? tr("This list is on the sheet.")
                          : difference.empty() ? tr("Holds the same as the list on the sheet.")
                                               : listed(difference));
}

ElementId VariantsPanel::current() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item ? ElementId(item->data(idRole).toString().toStdString()) : ElementId();
}

QString VariantsPanel::freeName() const {
    for (int number = 1;; ++number) {
        const QString name = tr("Variant %1").arg(number);
        bool taken = false;
        for (int row = 0; row < m_list->count(); ++row)
            taken = taken || m_list->item(row)->data(nameRole).toString() == name;
        if (!taken)
            return name;
    }
}

void VariantsPanel::branch() {
    if (!m_document)
        return;
    model::VariantEdits(*m_document).branch(freeName());
    const ElementId inHand = listInHand(m_document->roster());
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(idRole).toString().toStdString() == inHand.value)
            m_list->setCurrentRow(row);
}

void VariantsPanel::switchToCurrent() {
    if (m_document)
        model::VariantEdits(*m_document).switchTo(current());
}

void VariantsPanel::renameCurrent() {
    QListWidgetItem* item = m_list->currentItem();
    if (!item)
        return;
    // Only the name is edited; what stands around it comes back with the next refresh.
    m_filling = true;
    item->setText(item->data(nameRole).toString());
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_filling = false;
    m_list->editItem(item);
}

void VariantsPanel::removeCurrent() {
    if (m_document)
        model::VariantEdits(*m_document).remove(current());
}

bool VariantsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_F2:
                renameCurrent();
                return true;
            case Qt::Key_Delete:
                if (m_remove->isEnabled())
                    removeCurrent();
                return true;
            default:
                break;
        }
    }
    return ArmyPanel::eventFilter(watched, event);
}

}  // namespace bocage::editor
