#include "editor/studio/content_outline.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "editor/theme/icons.h"
#include "editor/theme/theme.h"
#include "model/commands/pack_edits.h"
#include "model/messages/words.h"
#include "model/studio/field_words.h"
#include "rules/format/content_items.h"

namespace bocage::editor {

using model::FieldWords;
using rules::ContentId;

namespace {

constexpr int idRole = Qt::UserRole + 1;
constexpr int kindRole = Qt::UserRole + 2;

QString nameOf(const rules::Json& item) {
    const rules::Json* name = item.find("name");
    if (name && name->isString())
        return QString::fromStdString(name->string());
    for (const std::string& language : {model::uiLanguage(), std::string("en")})
        if (const rules::Json* text = name ? name->find(language) : nullptr; text && text->isString())
            return QString::fromStdString(text->string());
    return {};
}

QString iconOf(const std::string& kind) {
    static const std::map<std::string, QString> icons{
        {"board", QStringLiteral("board")},   {"overlay", QStringLiteral("overlay")},
        {"unit", QStringLiteral("unit")},     {"tile", QStringLiteral("tile")},
        {"option", QStringLiteral("option")}, {"marker", QStringLiteral("marker")},
        {"deck", QStringLiteral("deck")},     {"box", QStringLiteral("collection")},
        {"terrain", QStringLiteral("brush")}, {"faction", QStringLiteral("group")}};
    const auto found = icons.find(kind);
    return found == icons.end() ? QStringLiteral("card") : found->second;
}

/// A row that is unfolded shows the "on" side of its icon, which is made for buttons in the accent colour.
QIcon stillIcon(const QString& name) {
    const QIcon icon = themedIcon(name);
    QIcon still;
    for (const int size : {16, 32})
        still.addPixmap(icon.pixmap(size));
    return still;
}

}  // namespace

ContentOutline::ContentOutline(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("contentOutline"));
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("contentSearch"));
    m_search->setClearButtonEnabled(true);
    m_tree = new QTreeWidget;
    m_tree->setObjectName(QStringLiteral("contentTree"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setUniformRowHeights(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_search);
    rows->addWidget(m_tree, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ContentOutline::filter);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (!m_filling)
            Q_EMIT chosenChanged();
    });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { Q_EMIT opened(); });
    rebuild();
}

void ContentOutline::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        rebuild();
}

void ContentOutline::setDocument(model::PackDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_findings.clear();
    if (document)
        connect(document, &model::PackDocument::changed, this, &ContentOutline::rebuild);
    rebuild();
}

QTreeWidgetItem* ContentOutline::itemOf(const ContentId& id) const {
    const QString wanted = QString::fromStdString(id.value);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j)
            if (QTreeWidgetItem* item = m_tree->topLevelItem(i)->child(j);
                item->data(0, idRole).toString() == wanted)
                return item;
    return nullptr;
}

std::vector<ContentId> ContentOutline::listed(const std::string& kind) const {
    std::vector<ContentId> ids;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (const QTreeWidgetItem* group = m_tree->topLevelItem(i);
            group->data(0, kindRole).toString().toStdString() == kind)
            for (int j = 0; j < group->childCount(); ++j)
                ids.emplace_back(group->child(j)->data(0, idRole).toString().toStdString());
    return ids;
}

void ContentOutline::rebuild() {
    const QScopedValueRollback filling(m_filling, true);
    const std::vector<ContentId> before = chosen();
    const std::string kindBefore = kind();
    const std::vector<ContentId> listedBefore = listed(kindBefore);
    std::map<QString, bool> open;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        open[m_tree->topLevelItem(i)->data(0, kindRole).toString()] = m_tree->topLevelItem(i)->isExpanded();
    m_search->setPlaceholderText(tr("Search the pack"));
    m_search->setAccessibleName(tr("Search the pack"));
    m_tree->setAccessibleName(tr("Content of the pack"));
    m_tree->clear();
    if (!m_document)
        return;
    auto* pack = new QTreeWidgetItem(m_tree, {tr("The pack itself"), QString()});
    pack->setIcon(0, stillIcon(QStringLiteral("pack")));
    pack->setData(0, kindRole, QString());
    for (const std::string& each : rules::contentKinds(m_document->value().manifest.system)) {
        const auto& items = m_document->value().of(each);
        const QString key = QString::fromStdString(each);
        auto* group = new QTreeWidgetItem(
            m_tree, {FieldWords::kinds(each), items.empty() ? QString() : QString::number(items.size())});
        group->setIcon(0, stillIcon(iconOf(each)));
        group->setData(0, kindRole, key);
        group->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        for (const model::PackItem& item : items) {
            const QString id = QString::fromStdString(item.id().value);
            const QString name = nameOf(item.json());
            auto* row = new QTreeWidgetItem(group, {name.isEmpty() ? id : name, QString()});
            row->setData(0, idRole, id);
            row->setData(0, kindRole, key);
            row->setToolTip(0, id);
        }
        group->setExpanded(open.contains(key) ? open[key] : items.size() <= 12 && !items.empty());
    }
    rules::Verdict verdict;
    verdict.findings = m_findings;
    setVerdict(verdict);
    filter();
    // Undo may give a piece its earlier id: what stands in its place now, and did not stand anywhere, is it.
    const std::vector<ContentId> listedNow = listed(kindBefore);
    bool renamed = false;
    for (const ContentId& id : before) {
        QTreeWidgetItem* row = itemOf(id);
        const auto place = std::find(listedBefore.begin(), listedBefore.end(), id) - listedBefore.begin();
        if (!row && listedNow.size() == listedBefore.size() &&
            place < static_cast<std::ptrdiff_t>(listedNow.size()))
            if (const ContentId& now = listedNow[static_cast<std::size_t>(place)];
                std::find(listedBefore.begin(), listedBefore.end(), now) == listedBefore.end()) {
                row = itemOf(now);
                renamed = true;
            }
        if (row)
            row->setSelected(true);
    }
    // Later, since a field of the form may be the one that changes the name.
    if (renamed)
        QMetaObject::invokeMethod(this, &ContentOutline::chosenChanged, Qt::QueuedConnection);
    if (m_tree->selectedItems().isEmpty())
        for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
            if (m_tree->topLevelItem(i)->data(0, kindRole).toString() == QString::fromStdString(kindBefore)) {
                m_tree->setCurrentItem(m_tree->topLevelItem(i));
                break;
            }
    if (const auto selected = m_tree->selectedItems(); !selected.isEmpty())
        m_tree->setCurrentItem(selected.last(), 0, QItemSelectionModel::NoUpdate);
}

void ContentOutline::setVerdict(const rules::Verdict& verdict) {
    m_findings = verdict.findings;
    std::map<std::string, rules::Severity> worst;
    for (const rules::Finding& finding : m_findings) {
        if (finding.locations.empty())
            continue;
        const std::string id = model::packPlace(finding.locations.front().pointer).item.value;
        const auto [known, fresh] = worst.emplace(id, finding.severity);
        if (!fresh && finding.severity < known->second)
            known->second = finding.severity;
    }
    const Theme theme = Theme::current();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j) {
            QTreeWidgetItem* row = m_tree->topLevelItem(i)->child(j);
            const auto found = worst.find(row->data(0, idRole).toString().toStdString());
            const bool error = found != worst.end() && found->second == rules::Severity::Error;
            const bool warning = found != worst.end() && found->second == rules::Severity::Warning;
            row->setIcon(1, error     ? themedIcon(QStringLiteral("error"))
                            : warning ? themedIcon(QStringLiteral("warning"))
                                      : QIcon());
            row->setForeground(0, error ? theme.error : theme.ink);
        }
}

void ContentOutline::filter() {
    const QString wanted = m_search->text().trimmed();
    for (int i = 1; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_tree->topLevelItem(i);
        bool any = wanted.isEmpty();
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* row = group->child(j);
            const bool hit = wanted.isEmpty() || row->text(0).contains(wanted, Qt::CaseInsensitive) ||
                             row->toolTip(0).contains(wanted, Qt::CaseInsensitive);
            row->setHidden(!hit);
            any = any || hit;
        }
        group->setHidden(!any);
        if (!wanted.isEmpty() && any)
            group->setExpanded(true);
    }
}

std::vector<ContentId> ContentOutline::chosen() const {
    std::vector<ContentId> ids;
    QString kind;
    // In the order of the list; pieces of one kind only, since a form is that of a kind.
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j) {
            const QTreeWidgetItem* row = m_tree->topLevelItem(i)->child(j);
            if (!row->isSelected())
                continue;
            if (kind.isEmpty())
                kind = row->data(0, kindRole).toString();
            if (row->data(0, kindRole).toString() == kind)
                ids.emplace_back(row->data(0, idRole).toString().toStdString());
        }
    return ids;
}

std::string ContentOutline::kind() const {
    const auto selected = m_tree->selectedItems();
    const QTreeWidgetItem* row = selected.isEmpty() ? m_tree->currentItem() : selected.first();
    return row ? row->data(0, kindRole).toString().toStdString() : std::string();
}

void ContentOutline::choose(const std::vector<ContentId>& items) {
    {
        const QScopedValueRollback filling(m_filling, true);
        m_tree->clearSelection();
        for (const ContentId& id : items)
            if (QTreeWidgetItem* row = itemOf(id)) {
                row->parent()->setExpanded(true);
                m_tree->setCurrentItem(row, 0, QItemSelectionModel::NoUpdate);
                row->setSelected(true);
                m_tree->scrollToItem(row);
            }
        if (items.empty() && m_tree->topLevelItemCount() > 0)
            m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }
    Q_EMIT chosenChanged();
}

void ContentOutline::chooseKind(const std::string& kind) {
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->data(0, kindRole).toString().toStdString() == kind) {
            {
                const QScopedValueRollback filling(m_filling, true);
                m_tree->clearSelection();
                m_tree->setCurrentItem(m_tree->topLevelItem(i));
            }
            Q_EMIT chosenChanged();
        }
}

}  // namespace bocage::editor
