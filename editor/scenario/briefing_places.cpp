#include "editor/scenario/briefing_places.h"

#include <QPointer>

#include "editor/briefing/briefing_view.h"
#include "editor/scenario/scenario_workspace.h"
#include "editor/theme/icons.h"

namespace bocage::editor {

namespace {

/// What the fields of a section are called: "limit" finds the form that has one. The forms themselves are
/// made when they are first shown.
QString fieldsOf(const QString& section) {
    static const std::pair<const char*, const char*> fields[] = {
        {"basics", QT_TRANSLATE_NOOP("ScenarioWorkspace", "title, author, introduction, description")},
        {"sides", QT_TRANSLATE_NOOP("ScenarioWorkspace", "players, faction, points limit, armies, forces")},
        {"play",
         QT_TRANSLATE_NOOP("ScenarioWorkspace", "who begins, deployment, decks, cards, bags, tokens")},
        {"turns", QT_TRANSLATE_NOOP("ScenarioWorkspace", "turn limit, events, end, reinforcements")},
        {"victory",
         QT_TRANSLATE_NOOP("ScenarioWorkspace", "conditions, winner, score, victory points, draw")},
        {"rules", QT_TRANSLATE_NOOP("ScenarioWorkspace", "rulings, switches, conditions, night, fog")},
        {"texts",
         QT_TRANSLATE_NOOP("ScenarioWorkspace", "story, preparation, gameplay, translation, languages")},
        {"campaign", QT_TRANSLATE_NOOP("ScenarioWorkspace", "chapter, links, what comes next")},
        {"boxes", QT_TRANSLATE_NOOP("ScenarioWorkspace", "cardboard, collection, my boxes, packs")}};
    for (const auto& [id, words] : fields)
        if (section == QLatin1String(id))
            return ScenarioWorkspace::tr(words);
    return {};
}

}  // namespace

QString briefingStatus(const BriefingView& briefing) {
    return ScenarioWorkspace::tr("Briefing · %1").arg(briefing.section(briefing.currentSection())->title());
}

std::vector<Findable> briefingFindables(FacedView& view) {
    std::vector<Findable> found;
    for (const QString& id : view.briefing().sections())
        found.push_back({view.briefing().section(id)->title(),
                         ScenarioWorkspace::tr("Section of the briefing"),
                         {},
                         themedIcon(view.briefing().section(id)->icon()),
                         true,
                         [view = QPointer(&view), id] {
                             if (!view)
                                 return;
                             view->setFace(FacedView::Face::Briefing);
                             view->briefing().showSection(id);
                         },
                         fieldsOf(id)});
    return found;
}

}  // namespace bocage::editor
