#include <algorithm>

#include "rules/systems/normandie/packs/pack_checks.h"

namespace bocage::rules::normandie {

namespace {

bool isVehicle(const Unit& unit) {
    return unit.unitClass == UnitClass::Light || unit.unitClass == UnitClass::Heavy;
}

std::string_view className(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return "infantry";
        case UnitClass::Light:
            return "light";
        case UnitClass::Heavy:
            return "heavy";
        case UnitClass::Creature:
            break;
    }
    return "creature";
}

std::string_view colourOf(UnitClass unitClass) {
    switch (unitClass) {
        case UnitClass::Infantry:
            return "yellow";
        case UnitClass::Light:
            return "purple";
        case UnitClass::Heavy:
            return "grey";
        case UnitClass::Creature:
            break;
    }
    return "green";
}

/// SON-UNI-02: the defense colour belongs to the class. We derive it; a pack that states it must agree.
void checkDefenseColour(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        for (const auto& [name, value] : unit.extras)
            if (name == "defenseColor" && value != Json(colourOf(unit.unitClass)))
                out.add(unit.id, {std::string(colourOf(unit.unitClass))}, {}, "/defenseColor");
    });
}

/// SON-UNI-03: infantry holds one space, vehicles one or two, creatures two or four.
void checkFootprint(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        const int spaces = unit.footprint;
        const bool good = unit.unitClass == UnitClass::Infantry   ? spaces == 1
                          : unit.unitClass == UnitClass::Creature ? spaces == 2 || spaces == 4
                                                                  : spaces == 1 || spaces == 2;
        if (!good)
            out.add(unit.id, {std::string(className(unit.unitClass)), std::to_string(spaces)}, {},
                    "/footprint");
    });
}

/// SON-UNI-06: movement is zero or more, or X.
void checkMovement(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if (side.movement && *side.movement < 0)
            out.add(unit.id, {std::to_string(*side.movement)}, {}, place);
    });
}

/// SON-UNI-07: X is written by leaving the number out, so a bonus that is there must be a printable one.
void checkBonuses(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        const auto look = [&](const Bonuses& bonus) {
            for (const std::optional<int>& value : {bonus.infantry, bonus.light, bonus.heavy})
                if (value && (*value < 0 || *value > 19))
                    out.add(unit.id, {std::to_string(*value)}, {}, place);
        };
        look(side.bonus);
        if (side.primary)
            look(side.primary->bonus);
        if (side.secondary)
            look(side.secondary->bonus);
    });
}

/// SON-UNI-09: every defense value is at least 1; a unit that any result hits has none printed.
void checkDefense(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        const bool isState =
            place == "/back" &&
            (unit.backRole == Unit::BackRole::Kamikaze || unit.backRole == Unit::BackRole::Teleport ||
             unit.backRole == Unit::BackRole::Burrowing || unit.backRole == Unit::BackRole::LabScout);
        for (const std::optional<int>& value :
             {std::optional(side.defense.front), side.defense.left, side.defense.right, side.defense.back})
            if (value && (*value < (isState ? 0 : 1) || *value > 30)) {
                out.add(unit.id, {std::to_string(*value)}, {}, std::string(place) + "/defense");
                break;
            }
    });
}

/// SON-UNI-21: life points are counted from none upwards.
void checkLifePoints(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (unit.lifePoints < 0 || unit.lifePoints > 20)
            out.add(unit.id, {std::to_string(unit.lifePoints)}, {}, "/lifePoints");
    });
}

/// SON-UNI-10: heavy vehicles have four defense values, infantry and light vehicles one.
void checkDefenseFacings(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        const Defense& defense = side.defense;
        if (unit.unitClass == UnitClass::Heavy && !(defense.left && defense.right && defense.back))
            out.add(unit.id, {}, "heavy", place);
        if ((unit.unitClass == UnitClass::Infantry || unit.unitClass == UnitClass::Light) &&
            defense.byFacing())
            out.add(unit.id, {}, "light", place);
    });
}

/// SON-UNI-13: a side that absorbs a hit needs another side to flip to.
void checkAbsorbs(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (unit.front.absorbs && !unit.back)
            out.add(unit.id, {}, {}, "/front/absorbs");
        // A counter that turns over and over would never be eliminated.
        if (unit.front.absorbs && unit.back && unit.back->absorbs)
            out.add(unit.id, {}, "both", "/back/absorbs");
    });
}

/// SON-UNI-14: a second side says what it is for, and a role other than a wreck has a side.
void checkBackRole(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        const bool sideless = unit.backRole == Unit::BackRole::None || unit.backRole == Unit::BackRole::Wreck;
        if (unit.back && unit.backRole == Unit::BackRole::None)
            out.add(unit.id, {}, "no-role", "/backRole");
        if (!unit.back && !sideless)
            out.add(unit.id, {}, "no-side", "/back");
    });
}

/// SON-UNI-15: light and heavy vehicles, and nobody else, turn into a wreck, which is an overlay.
void checkWreck(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (isVehicle(unit) && (unit.backRole != Unit::BackRole::Wreck || unit.wreck.empty()))
            out.add(unit.id, {}, {}, "/wreck");
        if (!isVehicle(unit) && (unit.backRole == Unit::BackRole::Wreck || !unit.wreck.empty()))
            out.add(unit.id, {}, "no-vehicle", unit.wreck.empty() ? "/backRole" : "/wreck");
    });
}

/// SON-UNI-16: abilities that turn the counter over need the side they turn it to.
void checkStateSides(const NormandiePack& pack, const PackFindings& out) {
    using Role = Unit::BackRole;
    static constexpr std::pair<std::string_view, Role> needs[] = {
        {"ambush", Role::Concealed},  {"amphibious-ambush", Role::Concealed}, {"tripod", Role::Tripod},
        {"medic", Role::MedicActive}, {"burrower", Role::Burrowing},          {"kamikaze", Role::Kamikaze},
        {"teleport", Role::Teleport}};
    pack.own(pack.content.units(), [&](const Unit& unit) {
        for (const auto& [slug, role] : needs)
            if (findAbility(unit.front, slug) && (!unit.back || unit.backRole != role))
                out.add(unit.id, {std::string(slug)}, {}, "/back");
    });
}

/// SON-UNI-17: combat bonuses belong to the weapons where there are any.
void checkWeapons(const NormandiePack& pack, const PackFindings& out) {
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view place) {
        if ((side.primary || side.secondary) && side.bonus != Bonuses{})
            out.add(unit.id, {}, {}, place);
    });
}

/// SON-UNI-18: a heavy vehicle defends in assaults with its secondary weapon.
void checkSecondary(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (unit.unitClass == UnitClass::Heavy && !unit.front.secondary)
            out.add(unit.id, {}, {}, "/front/secondary");
    });
}

/// SON-UNI-24: the damaged side is usually the weaker one. Its defense may be higher; that is never remarked.
void checkReducedSide(const NormandiePack& pack, const PackFindings& out) {
    const auto better = [](const Bonuses& reduced, const Bonuses& full) {
        return reduced.infantry > full.infantry || reduced.light > full.light || reduced.heavy > full.heavy;
    };
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (!unit.back || unit.backRole != Unit::BackRole::Reduced)
            return;
        if (unit.back->movement > unit.front.movement)
            out.add(unit.id, {}, "movement", "/back/movement");
        if (better(unit.back->bonus, unit.front.bonus))
            out.add(unit.id, {}, "bonus", "/back/bonus");
        if (unit.back->stars > unit.front.stars)
            out.add(unit.id, {}, "stars", "/back/stars");
    });
}

/// SON-UNI-25: traits are those the rules name.
void checkTraits(const NormandiePack& pack, const PackFindings& out) {
    static constexpr std::string_view known[] = {"zombie", "uncontrolled", "summoned", "laboratory",
                                                 "unique"};
    pack.own(pack.content.units(), [&](const Unit& unit) {
        for (const std::string& trait : unit.traits)
            if (std::find(std::begin(known), std::end(known), trait) == std::end(known))
                out.add(unit.id, {trait}, {}, "/traits");
    });
}

/// SON-UNC-09: an uncontrolled creature that neither assaults nor fires can only walk.
void checkUncontrolled(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        const bool fires = unit.front.bonus != Bonuses{} || unit.front.primary || unit.front.secondary;
        if (unit.hasTrait("uncontrolled") && !findAbility(unit.front, "assault") && !fires)
            out.add(unit.id, {}, {}, "/front");
    });
}

/// SON-ZOM-01: whoever is a Zombie shows it, by trait and icon alike.
void checkZombies(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (unit.hasTrait("zombie") != (findAbility(unit.front, "zombie") != nullptr))
            out.add(unit.id, {}, {}, "/traits");
    });
}

}  // namespace

std::span<const PackCheck> packUnitChecks() {
    static constexpr PackCheck checks[] = {
        {"SON-UNI-02", Severity::Error, packCheck<checkDefenseColour>},
        {"SON-UNI-03", Severity::Error, packCheck<checkFootprint>},
        {"SON-UNI-06", Severity::Error, packCheck<checkMovement>},
        {"SON-UNI-07", Severity::Error, packCheck<checkBonuses>},
        {"SON-UNI-09", Severity::Error, packCheck<checkDefense>},
        {"SON-UNI-21", Severity::Error, packCheck<checkLifePoints>},
        {"SON-UNI-10", Severity::Warning, packCheck<checkDefenseFacings>},
        {"SON-UNI-13", Severity::Error, packCheck<checkAbsorbs>},
        {"SON-UNI-14", Severity::Error, packCheck<checkBackRole>},
        {"SON-UNI-15", Severity::Error, packCheck<checkWreck>},
        {"SON-UNI-16", Severity::Error, packCheck<checkStateSides>},
        {"SON-UNI-17", Severity::Warning, packCheck<checkWeapons>},
        {"SON-UNI-18", Severity::Warning, packCheck<checkSecondary>},
        {"SON-UNI-24", Severity::Warning, packCheck<checkReducedSide>},
        {"SON-UNI-25", Severity::Warning, packCheck<checkTraits>},
        {"SON-UNC-09", Severity::Warning, packCheck<checkUncontrolled>},
        {"SON-ZOM-01", Severity::Error, packCheck<checkZombies>},
    };
    return checks;
}

}  // namespace bocage::rules::normandie
