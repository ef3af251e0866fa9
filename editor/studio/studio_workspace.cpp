#include "editor/studio/studio_workspace.h"

#include <algorithm>
#include <map>

#include "editor/actions/action_set.h"
#include "editor/briefing/content_picker.h"
#include "editor/studio/content_outline.h"
#include "editor/studio/tests_page.h"
#include "editor/theme/icons.h"
#include "editor/workspace_host.h"
#include "model/commands/pack_edits.h"
#include "model/items/content_model.h"
#include "model/messages/element_names.h"
#include "model/studio/field_words.h"
#include "rules/format/content_items.h"

namespace bocage::editor {

using model::FieldWords;
using rules::ContentId;

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo studioTable[] = {
    {"studio.new", Menu::Edit, 8, ACTION("&New piece"),
     ACTION("Adds a piece of the chosen kind to the pack."), "add", "Ins", QKeySequence::UnknownKey,
     ActionInfo::Plain, 1},
    {"studio.duplicate", Menu::Edit, 8, ACTION("New &from this one"),
     ACTION("Adds a copy of the chosen pieces, to change what differs."), "duplicate", "Ctrl+D",
     QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"studio.copyIn", Menu::Edit, 8, ACTION("&Copy pieces of another pack…"),
     ACTION("Puts copies of shipped pieces into this pack, to enter the printed values."), "import",
     "Ctrl+Shift+I", QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"studio.remove", Menu::Edit, 8, ACTION("&Remove the chosen pieces"),
     ACTION("Takes the chosen pieces out of the pack; what uses them shows ghosts."), "delete",
     "Ctrl+Backspace", QKeySequence::UnknownKey, ActionInfo::Plain, 1},
    {"studio.up", Menu::Edit, 8, ACTION("Move the piece &up"),
     ACTION("One place up in the list of its kind."), "up", "Ctrl+Alt+Up"},
    {"studio.down", Menu::Edit, 8, ACTION("Move the piece &down"),
     ACTION("One place down in the list of its kind."), "down", "Ctrl+Alt+Down"},
    {"studio.form", Menu::View, 0, ACTION("&Form of a piece"), ACTION("Shows one piece with all its fields."),
     "inspector", "Ctrl+1"},
    {"studio.table", Menu::View, 0, ACTION("&Table of a kind"),
     ACTION("Shows all pieces of a kind, one row each, for fast entry by keyboard."), "grid", "Ctrl+2"},
    {"studio.board", Menu::View, 0, ACTION("&Paint a board or overlay"),
     ACTION("Paints terrain, edges, corners and rooms of the chosen board or overlay."), "brush", "Ctrl+3"},
    {"studio.tests", Menu::View, 0, ACTION("&Rule tests of the pack"),
     ACTION("Shows the rule tests of the pack, whether they pass, and which values no test touches."),
     "validate", "Ctrl+4"},
    {"studio.balance", Menu::View, 0, ACTION("&Balance of costs"),
     ACTION("Shows what pieces cost beside what they are worth by the exact odds."), "plot", "Ctrl+5"},
};

#undef ACTION

}  // namespace

StudioWorkspace::StudioWorkspace(QObject* parent) : Workspace(parent), m_outline(new ContentOutline) {
    connect(m_outline, &ContentOutline::chosenChanged, this, [this] {
        if (m_view)
            m_view->choose(m_outline->kind(), m_outline->chosen());
        refreshActions();
        Q_EMIT statusChanged();
    });
    connect(m_outline, &ContentOutline::opened, this, [this] {
        if (m_view)
            m_view->focusPage();
    });
}

StudioWorkspace::~StudioWorkspace() {
    if (m_outline && !m_outline->parent())
        delete m_outline;
}

bool StudioWorkspace::handles(const model::Document& document) const {
    return qobject_cast<const model::PackDocument*>(&document);
}

std::span<const ActionInfo> StudioWorkspace::actionTable() const {
    return studioTable;
}

bool StudioWorkspace::offers(const QString& action) const {
    static const QStringList others{QStringLiteral("file.saveTemplate"), QStringLiteral("file.versions"),
                                    QStringLiteral("file.print")};
    static const QStringList shared{QStringLiteral("edit.undo"),        QStringLiteral("edit.redo"),
                                    QStringLiteral("edit.preferences"), QStringLiteral("view.dark"),
                                    QStringLiteral("view.resetLayout"), QStringLiteral("view.fullScreen"),
                                    QStringLiteral("check.next"),       QStringLiteral("check.previous"),
                                    QStringLiteral("check.fix"),        QStringLiteral("check.filter"),
                                    QStringLiteral("army.importCode"),  QStringLiteral("army.rosters"),
                                    QStringLiteral("army.organise"),    QStringLiteral("army.boxes")};
    if (others.contains(action))
        return false;
    for (const char* prefix : {"studio.", "file.", "window.", "help."})
        if (action.startsWith(QLatin1String(prefix)))
            return true;
    return shared.contains(action);
}

model::PackDocument* StudioWorkspace::document() const {
    return m_view ? &m_view->document() : nullptr;
}

void StudioWorkspace::setUp(ActionSet& actions) {
    m_actions = &actions;
    const auto on = [&](const char* id, auto run) { actions.connectTo(QString::fromLatin1(id), this, run); };
    on("studio.new", [this] { newPiece(); });
    on("studio.duplicate", [this] { duplicate(); });
    on("studio.copyIn", [this] { copyIn(); });
    on("studio.remove", [this] { remove(); });
    on("studio.up", [this] { move(-1); });
    on("studio.down", [this] { move(1); });
    on("studio.form", [this] {
        if (m_view)
            m_view->setMode(StudioView::Mode::Form);
    });
    on("studio.table", [this] {
        if (m_view)
            m_view->setMode(StudioView::Mode::Table);
    });
    on("studio.board", [this] {
        if (m_view)
            m_view->setMode(StudioView::Mode::Board);
    });
    on("studio.tests", [this] {
        if (m_view)
            m_view->setMode(StudioView::Mode::Tests);
    });
    on("studio.balance", [this] {
        if (m_view)
            m_view->setMode(StudioView::Mode::Balance);
    });
    refreshActions();
}

std::vector<DockPlace> StudioWorkspace::docks() {
    DockPlace outline{QStringLiteral("dock.packContent"), [] { return tr("Content"); }, m_outline};
    outline.area = Qt::LeftDockWidgetArea;
    outline.size = 270;
    return {std::move(outline)};
}

QWidget* StudioWorkspace::createView(model::Document& document) {
    auto* view = new StudioView(static_cast<model::PackDocument&>(document));
    connect(view, &StudioView::itemsRenamed, this, [this, view](const std::vector<ContentId>& items) {
        if (view == m_view)
            choose(items);
    });
    connect(view, &StudioView::tableCurrent, this, [this, view](const ContentId& id) {
        if (view == m_view && !id.empty() && m_outline->chosen() != std::vector<ContentId>{id})
            m_outline->choose({id});
    });
    connect(view, &StudioView::addWanted, this, [this] { newPiece(); });
    connect(view, &StudioView::copyWanted, this, [this] { copyIn(); });
    connect(&view->tests(), &TestsPage::openWanted, this, [this](const model::RuleTest& test) {
        m_host->addImported(model::makeDocument(test.given, m_host->hostLibrary()));
    });
    connect(&view->document(), &model::PackDocument::changed, this, [this] {
        refreshActions();
        Q_EMIT statusChanged();
    });
    return view;
}

void StudioWorkspace::setCurrentView(QWidget* view) {
    m_view = qobject_cast<StudioView*>(view);
    const std::string kind = m_view ? m_view->kind() : std::string();
    const std::vector<ContentId> items = m_view ? m_view->chosen() : std::vector<ContentId>();
    m_outline->setDocument(document());
    if (m_view) {
        if (!items.empty())
            m_outline->choose(items);
        else
            m_outline->chooseKind(kind);
    }
    refreshActions();
    Q_EMIT statusChanged();
}

void StudioWorkspace::choose(const std::vector<ContentId>& items) {
    m_outline->choose(items);
}

void StudioWorkspace::newPiece() {
    if (!m_view || m_outline->kind().empty())
        return;
    const std::string kind = m_outline->kind();
    const ContentId added = model::PackEdits(*document()).add(kind, tr("New %1").arg(FieldWords::kind(kind)));
    choose({added});
    m_view->focusName();
}

void StudioWorkspace::duplicate() {
    if (!m_view || m_outline->chosen().empty())
        return;
    choose(model::PackEdits(*document()).copy(m_outline->chosen()));
    m_view->focusName();
}

void StudioWorkspace::copyIn(std::vector<ContentId> originals) {
    if (!m_view)
        return;
    const model::PackValue& value = document()->value();
    const bool picked = originals.empty();
    if (picked) {
        QStringList kinds;
        if (!m_outline->kind().empty())
            kinds << QString::fromStdString(m_outline->kind());
        else
            for (const std::string& kind : rules::contentKinds(value.manifest.system))
                kinds << QString::fromStdString(kind);
        // Pieces of the other packs; those of this one are copied by "new from this one".
        const model::ContentModel all(document()->library(), value.manifest.system, kinds);
        std::vector<ContentId> offered;
        for (int row = 0; row < all.rowCount(); ++row)
            if (const ContentId id = all.contentAt(all.index(row)); id.pack() != value.manifest.id.value)
                offered.push_back(id);
        ContentPicker picker(tr("Copy pieces into “%1”").arg(document()->displayName()),
                             document()->library(), new model::ContentModel(document()->library(), offered),
                             m_host->dialogParent());
        if (picker.exec() != QDialog::Accepted)
            return;
        originals = picker.chosen();
    }
    if (originals.empty())
        return;
    const std::vector<ContentId> copies = model::PackEdits(*document()).copy(originals);
    choose(copies);
    if (!picked || copies.empty())
        return;
    // Of several kinds the one that most were copied of.
    std::map<std::string, std::vector<ContentId>> kinds;
    for (const ContentId& id : copies)
        kinds[std::string(id.kind())].push_back(id);
    const auto most = std::max_element(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) {
        return a.second.size() < b.second.size();
    });
    choose(most->second);
    // Whoever copies several wants to enter what is printed on each, not the same for all.
    if (most->second.size() > 1)
        m_view->setMode(StudioView::Mode::Table);
    else
        m_view->focusPage();
}

void StudioWorkspace::remove() {
    if (!m_view)
        return;
    const std::vector<ContentId> gone = m_outline->chosen();
    if (gone.empty())
        return;
    const std::string kind = m_outline->kind();
    model::PackEdits(*document()).remove(gone);
    m_outline->chooseKind(kind);
}

void StudioWorkspace::move(int by) {
    if (m_view && m_outline->chosen().size() == 1)
        model::PackEdits(*document()).move(m_outline->chosen().front(), by);
}

void StudioWorkspace::refreshActions() {
    if (!m_actions)
        return;
    const bool any = m_view && !m_outline->chosen().empty();
    const bool kind = m_view && !m_outline->kind().empty();
    m_actions->setEnabled({"studio.duplicate", "studio.remove"}, any);
    m_actions->setEnabled({"studio.up", "studio.down"}, any && m_outline->chosen().size() == 1);
    m_actions->setEnabled({"studio.board"},
                          any && m_outline->chosen().size() == 1 &&
                              (m_outline->kind() == "board" || m_outline->kind() == "overlay"));
    m_actions->setEnabled({"studio.copyIn", "studio.tests"}, m_view);
    m_actions->setUnavailable(
        QStringLiteral("studio.balance"),
        m_view && m_view->hasBalance() ? QString() : tr("Nothing here has a price that could be weighed."));
    m_actions->setEnabled({"studio.new", "studio.form", "studio.table"}, kind);
}

QString StudioWorkspace::statusText() const {
    if (!m_view || !m_outline)
        return {};
    const auto chosen = m_outline->chosen();
    if (chosen.size() == 1)
        return QString::fromStdString(chosen.front().value);
    if (!chosen.empty())
        return tr("%n piece(s) chosen", nullptr, static_cast<int>(chosen.size()));
    return m_outline->kind().empty() ? tr("The pack itself") : FieldWords::kinds(m_outline->kind());
}

QString StudioWorkspace::viewText() const {
    if (!m_view)
        return {};
    int count = 0;
    for (const auto& [kind, items] : m_view->document().value().items)
        count += static_cast<int>(items.size());
    return tr("%n piece(s) in the pack", nullptr, count);
}

std::vector<Findable> StudioWorkspace::findables(const QString& query) {
    std::vector<Findable> found;
    if (!m_view)
        return found;
    for (const auto& [kind, items] : document()->value().items)
        for (const model::PackItem& item : items) {
            const rules::Json* name = item.json().find("name");
            const QString text = name ? FieldWords::value(*name) : QString();
            if (!text.contains(query.trimmed(), Qt::CaseInsensitive))
                continue;
            Findable row;
            row.text = text;
            row.detail = FieldWords::kind(kind);
            row.icon = themedIcon(QStringLiteral("pack"));
            row.run = [this, id = item.id()] {
                if (m_view)
                    choose({id});
            };
            found.push_back(std::move(row));
        }
    return found;
}

void StudioWorkspace::reveal(const rules::Location& location) {
    if (!m_view)
        return;
    const model::PackPlace place = model::packPlace(location.pointer);
    if (place.item.empty())
        return choose({});
    choose({place.item});
    m_view->reveal(place.pointer);
}

void StudioWorkspace::setVerdict(const rules::Verdict& verdict) {
    if (!m_view)
        return;
    m_outline->setVerdict(verdict);
    m_view->setVerdict(verdict);
}

}  // namespace bocage::editor
