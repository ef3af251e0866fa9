#include "rules/checks/parts.h"

#include <algorithm>

namespace bocage::rules {

namespace {

bool sameForce(const Force& a, const Force& b) {
    return a.budget == b.budget && a.fixed == b.fixed && a.permitted == b.permitted &&
           a.required == b.required && a.forbidden == b.forbidden && a.mixedFactions == b.mixedFactions &&
           a.extras == b.extras &&
           std::equal(a.armies.begin(), a.armies.end(), b.armies.begin(), b.armies.end(),
                      [](const Force::Army& x, const Force::Army& y) {
                          return x.id == y.id && x.file == y.file &&
                                 x.roster.has_value() == y.roster.has_value();
                      });
}

bool samePlayer(const Player& a, const Player& b) {
    return a.id == b.id && a.name == b.name && a.faction == b.faction && a.cards == b.cards &&
           a.extras == b.extras && sameForce(a.force, b.force);
}

bool sameSide(const ScenarioSide& a, const ScenarioSide& b) {
    return a.id == b.id && a.name == b.name && a.colour == b.colour && a.extras == b.extras &&
           std::equal(a.players.begin(), a.players.end(), b.players.begin(), b.players.end(), samePlayer);
}

}  // namespace

Parts differingParts(const Scenario& a, const Scenario& b) {
    Parts parts = 0;
    const auto look = [&](bool same, Parts which) {
        if (!same)
            parts |= which;
    };
    if (a.system != b.system)
        return part::all;
    look(a.title == b.title && a.author == b.author && a.provenance == b.provenance && a.seed == b.seed,
         part::title);
    look(a.packs == b.packs, part::packs);
    const BattlefieldPlan &was = a.battlefield, &is = b.battlefield;
    look(was.grid == is.grid && was.boards == is.boards && was.extras == is.extras, part::boards);
    look(was.overlays == is.overlays && was.edges == is.edges && was.corners == is.corners, part::laid);
    look(was.conditions == is.conditions, part::conditions);
    look(a.zones == b.zones, part::zones);
    look(a.entries == b.entries, part::entries);
    look(a.objectives == b.objectives, part::objectives);
    look(a.pieces == b.pieces, part::pieces);
    look(std::equal(a.sides.begin(), a.sides.end(), b.sides.begin(), b.sides.end(), sameSide), part::sides);
    look(a.sides == b.sides, part::armies);
    look(a.turnTrack == b.turnTrack && a.initiative == b.initiative, part::turns);
    look(a.decks == b.decks && a.bags == b.bags, part::decks);
    look(a.rulings == b.rulings, part::rulings);
    look(a.specialRules == b.specialRules, part::specialRules);
    look(a.texts == b.texts, part::texts);
    look(a.victory == b.victory, part::victory);
    look(a.campaign == b.campaign, part::campaign);
    look(a.notes == b.notes, part::notes);
    look(a.extras == b.extras, part::extras);
    return parts;
}

}  // namespace bocage::rules
