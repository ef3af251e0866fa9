#include "model/roster/roster_face.h"

#include <map>
#include <mutex>

#include "model/messages/element_names.h"
#include "model/roster/rules_rosters.h"
#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

QString pointsText(const std::optional<int>& cost) {
    return cost ? QString::number(*cost) : QStringLiteral("?");
}

QString listName(const rules::ListName& list) {
    return ElementNames::list(list);
}

std::vector<rules::ContentId> rosterContent(const rules::LibraryPtr& library) {
    std::vector<rules::ContentId> all;
    for (const rules::GameSystem* game : rules::gameSystems())
        if (const RosterFace* rosters = rosterFaceOf(game->id()))
            for (const CatalogueItem& item : rosters->catalogue(library))
                all.push_back(item.id);
    return all;
}

const RosterFace* rosterFaceOf(std::string_view system) {
    const GameFace* face = findGameFace(system);
    if (const RosterFace* own = face ? face->rosters() : nullptr)
        return own;
    const rules::GameSystem* game = rules::findGameSystem(system);
    const rules::RosterRules* rosters = game ? game->rosters() : nullptr;
    if (!rosters)
        return nullptr;
    // One for each game that is asked about; they hold no state.
    static std::map<const rules::RosterRules*, std::unique_ptr<RulesRosters>> made;
    static std::mutex guard;
    const std::lock_guard lock(guard);
    auto& known = made[rosters];
    if (!known)
        known = std::make_unique<RulesRosters>(*rosters, face);
    return known.get();
}

}  // namespace bocage::model
