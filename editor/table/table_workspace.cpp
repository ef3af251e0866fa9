#include "editor/table/table_workspace.h"

#include "editor/actions/action_set.h"
#include "editor/briefing/briefing_view.h"
#include "editor/scenario/briefing_places.h"
#include "editor/scenario/scenario_actions.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "model/document/roster_document.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

/// Actions of the map's table that a centre may have too.
constexpr const char* sharedActions[] = {"edit.copy",       "edit.cut",    "edit.paste",
                                         "edit.duplicate",  "edit.delete", "edit.selectAll",
                                         "edit.selectNone", "edit.rotate", "edit.flip"};

const std::string* systemOf(const model::Document& document) {
    if (const auto* scenario = qobject_cast<const model::ScenarioDocument*>(&document))
        return &scenario->scenario().system;
    if (const auto* roster = qobject_cast<const model::RosterDocument*>(&document))
        return &roster->roster().system;
    return nullptr;
}

}  // namespace

bool TableWorkspace::handles(const model::Document& document) const {
    const std::string* system = systemOf(document);
    if (!system)
        return false;
    const GameEditor* game = findGameEditor(*system);
    if (game && game->bringsCentre(document))
        return true;
    // A scenario without a map has nothing to show on one.
    const rules::GameSystem* rules = rules::findGameSystem(*system);
    return rules && !rules->grid() && qobject_cast<const model::ScenarioDocument*>(&document);
}

bool TableWorkspace::offers(const QString& action) const {
    if (!isScenarioAction(action))
        return true;
    if (action == QLatin1String("view.map"))
        return m_view && m_centre;
    if (action == QLatin1String("view.briefing"))
        return m_view;
    return m_centre && m_centre->actions().contains(action);
}

void TableWorkspace::setUp(ActionSet& actions) {
    m_actions = &actions;
    const auto show = [&](const char* id, FacedView::Face face) {
        actions.connectTo(QString::fromLatin1(id), this, [this, face] {
            if (m_view && m_view->centre())
                m_view->setFace(face);
        });
    };
    show("view.map", FacedView::Face::Centre);
    show("view.briefing", FacedView::Face::Briefing);
    for (const char* id : sharedActions)
        actions.connectTo(QString::fromLatin1(id), this, [this, id = QString::fromLatin1(id)] {
            if (centreInFront() && m_centre->actions().contains(id) && m_centre->may(id))
                m_centre->act(id);
        });
}

QWidget* TableWorkspace::createView(model::Document& document) {
    const GameEditor* game = findGameEditor(*systemOf(document));
    GameCentre* centre = game && game->bringsCentre(document) ? game->createCentre(document) : nullptr;
    if (centre) {
        if (m_collection)
            centre->setCollection(*m_collection);
        connect(centre, &GameCentre::statusChanged, this, [this, centre] {
            if (centre == m_centre) {
                refreshActions();
                Q_EMIT statusChanged();
            }
        });
        connect(centre, &GameCentre::openArmyRequested, this, &Workspace::rosterWanted);
    }
    auto* scenario = qobject_cast<model::ScenarioDocument*>(&document);
    if (!scenario)
        return centre;
    auto* view = new TableView(*scenario, centre);
    view->briefing().setCollection(m_collection);
    connect(view, &FacedView::faceChanged, this, [this] {
        refreshActions();
        Q_EMIT statusChanged();
    });
    connect(&view->briefing(), &BriefingView::sectionChanged, this, &Workspace::statusChanged);
    connect(&view->briefing(), &BriefingView::openArmyRequested, this,
            [this](const rules::PlayerId&, const rules::ElementId& army) { Q_EMIT rosterWanted(army); });
    connect(&view->briefing(), &BriefingView::saveRequested, this, &Workspace::saveRequested);
    return view;
}

void TableWorkspace::setCurrentView(QWidget* widget) {
    m_view = qobject_cast<TableView*>(widget);
    m_centre = m_view ? m_view->centre() : qobject_cast<GameCentre*>(widget);
    refreshActions();
    Q_EMIT statusChanged();
}

bool TableWorkspace::centreInFront() const {
    return m_centre && (!m_view || m_view->face() == FacedView::Face::Centre);
}

void TableWorkspace::refreshActions() {
    if (!m_actions)
        return;
    const bool ours = m_view || m_centre;
    m_actions->setName(QStringLiteral("view.map"), m_view && m_centre ? m_centre->title() : QString());
    if (!ours)
        return;  // shared with the other workspaces: only whoever is in front may say
    for (const char* id : sharedActions)
        m_actions->setEnabled({id}, centreInFront() && m_centre->may(QString::fromLatin1(id)));
    m_actions->setEnabled({"view.map", "view.briefing"}, m_view && m_centre);
}

QString TableWorkspace::helpPage() const {
    if (m_view && !centreInFront())
        return QStringLiteral("briefing");
    return m_centre ? m_centre->helpPage() : QStringLiteral("editor");
}

QString TableWorkspace::statusText() const {
    if (centreInFront())
        return m_centre->statusText();
    return m_view ? briefingStatus(m_view->briefing()) : QString();
}

QString TableWorkspace::viewText() const {
    return centreInFront() ? m_centre->viewText() : QString();
}

std::vector<Findable> TableWorkspace::findables(const QString& query) {
    std::vector<Findable> found = m_centre ? m_centre->findables(query) : std::vector<Findable>();
    if (m_view && query.trimmed().size() >= 2)
        for (Findable& section : briefingFindables(*m_view))
            found.push_back(std::move(section));
    return found;
}

void TableWorkspace::reveal(const rules::Location& location) {
    if (m_centre && m_centre->reveal(location)) {
        if (m_view)
            m_view->setFace(FacedView::Face::Centre);
        return;
    }
    if (m_view && !m_view->briefing().sectionOf(location).isEmpty()) {
        m_view->setFace(FacedView::Face::Briefing);
        m_view->briefing().showPlace(location);
    }
}

void TableWorkspace::setVerdict(const rules::Verdict& verdict) {
    if (m_centre)
        m_centre->setVerdict(verdict);
    if (m_view)
        m_view->briefing().setFindings(verdict.findings);
}

void TableWorkspace::preview(const rules::Fix* fix) {
    if (m_centre)
        m_centre->preview(fix);
}

}  // namespace bocage::editor
