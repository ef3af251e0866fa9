#include "rules/systems/normandie/checks/deployment_rights.h"

#include <algorithm>
#include <map>

#include "rules/systems/normandie/army/given_abilities.h"

namespace bocage::rules::normandie {

namespace {

void add(DeploymentRights& rights, const AbilityUse& ability) {
    if (ability.slug == "scout") {
        rights.isScout = rights.eitherSide = true;
        rights.scout = std::max(rights.scout, ability.value.value_or(0));
    }
    rights.eitherSide = rights.eitherSide || ability.slug == "ambush" ||
                        ability.slug == "amphibious-ambush" || ability.slug == "tripod";
}

void join(DeploymentRights& rights, const DeploymentRights& more) {
    rights.scout = std::max(rights.scout, more.scout);
    rights.isScout = rights.isScout || more.isScout;
    rights.eitherSide = rights.eitherSide || more.eitherSide;
}

/// The Scout value printed on the face of an overlay that lies here, such as the laboratory's; 0 for none.
int scoutOfFace(const ScenarioCheck& check, const PlacedOverlay& overlay) {
    const OverlayDef* definition = check.library.overlay(overlay.overlay);
    const Face* face = definition ? faceNamed(definition->faces, overlay.face) : nullptr;
    if (face)
        for (const auto& [name, value] : face->extras)
            if (name == "scout" && value.isInteger())
                return static_cast<int>(std::clamp<std::int64_t>(value.integer(), 0, 100));
    return 0;
}

/// Whether some option ties the overlay to the unit: Lovecraft and his laboratory.
bool belongsTo(const ScenarioCheck& check, const ContentId& overlay, const ContentId& unit) {
    return std::any_of(check.content.options().begin(), check.content.options().end(), [&](const auto& item) {
        const Option& option = item.second;
        return option.overlay == overlay &&
               std::find(option.needsUnits.begin(), option.needsUnits.end(), unit) != option.needsUnits.end();
    });
}

/// SON-OPT-65: he may deploy inside his laboratory on the side that shows Scout and use that.
void addLaboratory(const ScenarioCheck& check, const FieldUnit& unit, DeploymentRights& rights) {
    const ElementRef element = check.battlefield.cell(unit.cells[0]).element;
    const auto& overlays = check.scenario.battlefield.overlays;
    if (element.source != ElementRef::Overlay || element.index >= overlays.size())
        return;
    const PlacedOverlay& overlay = overlays[element.index];
    const int spaces = scoutOfFace(check, overlay);
    if (spaces > 0 && belongsTo(check, overlay.overlay, unit.unit->id))
        add(rights, {"scout", spaces});
}

/// How a counter names the tile of its army that it comes from; empty for what stands in no tile.
std::string sourceOf(const JudgedArmy& army, const ArmyUnit& unit) {
    if (unit.entry < 0 || !army.army)
        return {};
    return army.army->id.value + "/" +
           army.view.entries[static_cast<std::size_t>(unit.entry)].entry->id.value;
}

}  // namespace

bool isFixedPlacement(const Piece& piece) {
    return !piece.restrictions.empty();
}

bool playsFor(const Unit& unit, const ScenarioSide* side) {
    return side && std::any_of(side->players.begin(), side->players.end(), [&](const Player& player) {
               return player.faction == unit.faction || player.force.mixedFactions;
           });
}

void offerPlacing(const Piece& piece, std::size_t index, Finding& finding) {
    finding.fixes.push_back({"place-by-scenario",
                             {piece.content.value},
                             {{Edit::Kind::Add, "/pieces/" + std::to_string(index) + "/restrictions",
                               Json(Json::Array{"placed"})}},
                             std::nullopt});
}

DeploymentRights rightsOf(const Unit& unit) {
    DeploymentRights rights;
    for (const AbilityUse& ability : unit.front.abilities)
        add(rights, ability);
    if (unit.back)
        for (const AbilityUse& ability : unit.back->abilities)
            add(rights, ability);
    rights.eitherSide = rights.eitherSide || unit.hasTrait("laboratory");
    return rights;
}

DeploymentRights rightsOf(const JudgedArmy& army, const ArmyUnit& unit) {
    DeploymentRights rights = unit.unit ? rightsOf(*unit.unit) : DeploymentRights();
    for (const AbilityUse* ability : givenAbilities(army.view, unit))
        add(rights, *ability);
    return rights;
}

DeploymentRights rightsOf(const ScenarioCheck& check, const FieldUnit& unit) {
    const Piece& piece = check.scenario.pieces[unit.piece];
    DeploymentRights rights = rightsOf(*unit.unit);
    for (const JudgedArmy& army : check.context.armies) {
        if (!army.side || army.side->id != piece.side ||
            (!piece.player.empty() && army.player && army.player->id != piece.player))
            continue;
        // A counter that does not say which tile it comes from may be any of its kind that is still missing.
        std::map<std::string, int> missing;
        for (const ArmyUnit& own : army.view.units)
            if (own.id == piece.content)
                ++missing[sourceOf(army, own)];
        if (missing.empty())
            continue;
        if (piece.entry.empty())
            for (const Piece& other : check.scenario.pieces)
                if (other.content == piece.content && !other.entry.empty())
                    if (const auto source = missing.find(other.entry); source != missing.end())
                        --source->second;
        for (const ArmyUnit& own : army.view.units)
            if (own.id == piece.content) {
                const std::string source = sourceOf(army, own);
                if (piece.entry.empty() ? missing[source] > 0 : piece.entry == source)
                    join(rights, rightsOf(army, own));
            }
    }
    addLaboratory(check, unit, rights);
    return rights;
}

}  // namespace bocage::rules::normandie
