#include <algorithm>

#include "rules/systems/normandie/content/cost_formula.h"
#include "rules/systems/normandie/packs/pack_checks.h"

namespace bocage::rules::normandie {

namespace {

int unitCount(const Tile& tile) {
    int count = 0;
    for (const Copies& copy : tile.units)
        count += copy.count;
    return count;
}

/// SON-ARM-01: a recruitment tile provides units and has a cost, breaking points and victory points.
void checkTileComplete(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        if (unitCount(tile) == 0)
            out.add(tile.id, {}, "units", "/units");
        if (!tile.cost)
            out.add(tile.id, {}, "cost", "/cost");
        if (!tile.breakingPoints)
            out.add(tile.id, {}, "breaking", "/breakingPoints");
        if (!tile.victoryPoints)
            out.add(tile.id, {}, "victory", "/victoryPoints");
    });
}

/// SON-ARM-04: a hero's tile brings the hero and nobody else; nobody else's tile brings a hero.
void checkHeroes(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        const bool anyHero = std::any_of(tile.units.begin(), tile.units.end(), [&](const Copies& copy) {
            const Unit* unit = pack.content.unit(copy.id);
            return unit && unit->tileRole == Unit::TileRole::Hero;
        });
        if (tile.hero && (unitCount(tile) != 1 || !anyHero))
            out.add(tile.id, {}, "hero", "/units");
        if (!tile.hero && anyHero)
            out.add(tile.id, {}, "tile", "/hero");
    });
}

/// SON-ARM-19: an officer tile is led by a yellow-outlined officer, its Character.
void checkOfficers(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        const bool led = std::any_of(tile.units.begin(), tile.units.end(), [&](const Copies& copy) {
            const Unit* unit = pack.content.unit(copy.id);
            return unit && unit->outline == Unit::Outline::Officer &&
                   unit->tileRole == Unit::TileRole::Character;
        });
        if (tile.officer && !led)
            out.add(tile.id, {}, {}, "/units");
    });
}

/// SON-ARM-30: a tile and its units are of one faction.
void checkTileFaction(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        for (const Copies& copy : tile.units)
            if (const Unit* unit = pack.content.unit(copy.id); unit && unit->faction != tile.faction)
                out.add(tile.id, {copy.id.value}, {}, "/units");
    });
}

/// SON-ARM-68: a tile can break: more than no losses, not more than it can have.
void checkBreaking(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        const auto support = std::count_if(tile.slots.begin(), tile.slots.end(), [](const Slot& slot) {
            return std::find(slot.kinds.begin(), slot.kinds.end(), OptionKind::Support) != slot.kinds.end();
        });
        if (tile.breakingPoints && (*tile.breakingPoints < 1 ||
                                    *tile.breakingPoints > unitCount(tile) + 2 * static_cast<int>(support)))
            out.add(tile.id, {std::to_string(*tile.breakingPoints), std::to_string(unitCount(tile))}, {},
                    "/breakingPoints");
    });
}

/// PACK-COST-01: sample prices follow the formula of docs/costs.md. Prices that a user copied from the game
/// are what they are.
void checkCosts(const NormandiePack& pack, const PackFindings& out) {
    const auto compare = [&](const ContentHead& item, std::optional<int> cost, int expected) {
        if (cost && item.provenance == Provenance::Sample && *cost != expected)
            out.add(item.id, {std::to_string(*cost), std::to_string(expected)}, {}, "/cost");
    };
    pack.own(pack.content.tiles(),
             [&](const Tile& tile) { compare(tile, tile.cost, tileCost(tile, pack.content)); });
    pack.own(pack.content.options(),
             [&](const Option& option) { compare(option, option.cost, optionCost(option, pack.content)); });
}

}  // namespace

std::span<const PackCheck> packTileChecks() {
    static constexpr PackCheck checks[] = {
        {"SON-ARM-01", Severity::Error, packCheck<checkTileComplete>},
        {"SON-ARM-04", Severity::Error, packCheck<checkHeroes>},
        {"SON-ARM-19", Severity::Error, packCheck<checkOfficers>},
        {"SON-ARM-30", Severity::Error, packCheck<checkTileFaction>},
        {"SON-ARM-68", Severity::Warning, packCheck<checkBreaking>},
        {"PACK-COST-01", Severity::Warning, packCheck<checkCosts>},
    };
    return checks;
}

}  // namespace bocage::rules::normandie
