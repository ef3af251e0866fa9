#include <algorithm>

#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/packs/pack_checks.h"

namespace bocage::rules::normandie {

namespace {

/// Markers per option where the rules state a number; options whose count is printed are not listed.
struct MarkerCount {
    std::string_view rule;
    int least;
    int most;
};
constexpr MarkerCount markerCounts[] = {
    {"SON-OPT-11", 0, 0}, {"SON-OPT-12", 3, 3}, {"SON-OPT-13", 0, 0}, {"SON-OPT-14", 1, 1},
    {"SON-OPT-15", 0, 0}, {"SON-OPT-16", 0, 0}, {"SON-OPT-17", 0, 0}, {"SON-OPT-18", 0, 0},
    {"SON-OPT-19", 2, 2}, {"SON-OPT-21", 1, 1}, {"SON-OPT-22", 1, 1}, {"SON-OPT-23", 1, 1},
    {"SON-OPT-24", 1, 1}, {"SON-OPT-25", 0, 0}, {"SON-OPT-26", 1, 1}, {"SON-OPT-27", 1, 1},
    {"SON-OPT-30", 3, 3}, {"SON-OPT-31", 3, 3}, {"SON-OPT-32", 1, 1}, {"SON-OPT-33", 3, 3},
    {"SON-OPT-35", 3, 3}, {"SON-OPT-36", 3, 3}, {"SON-OPT-37", 3, 3}, {"SON-OPT-38", 3, 3},
    {"SON-OPT-39", 3, 3}, {"SON-OPT-40", 1, 1}, {"SON-OPT-41", 0, 0}, {"SON-OPT-42", 1, 1},
    {"SON-OPT-43", 3, 3}, {"SON-OPT-46", 1, 2}, {"SON-OPT-50", 3, 3}, {"SON-OPT-51", 1, 1},
    {"SON-OPT-53", 0, 0}, {"SON-OPT-54", 1, 1}, {"SON-OPT-55", 1, 1}, {"SON-OPT-56", 1, 1},
    {"SON-OPT-57", 0, 0}, {"SON-OPT-58", 0, 0}, {"SON-OPT-59", 0, 0}, {"SON-OPT-60", 0, 0},
    {"SON-OPT-61", 0, 0}, {"SON-OPT-63", 3, 3}, {"SON-OPT-64", 3, 3}, {"SON-OPT-70", 3, 3},
    {"SON-OPT-71", 3, 3}, {"SON-OPT-72", 0, 0}, {"SON-OPT-73", 0, 0}, {"SON-OPT-74", 1, 1},
    {"SON-OPT-75", 0, 0}, {"SON-OPT-76", 1, 1}};

const MarkerCount* markerCount(const Option& option) {
    const auto found = std::find_if(std::begin(markerCounts), std::end(markerCounts),
                                    [&](const MarkerCount& row) { return row.rule == option.rule; });
    return found == std::end(markerCounts) ? nullptr : &*found;
}

/// What the texts state of an option besides its markers. Left out is what they leave to print.
struct StatedValues {
    std::string_view rule;
    OptionKind kind;
    std::optional<int> penalty = {};
    std::optional<int> range = {};
    bool interspaces = false;
    SightNeed sight = SightNeed::Unstated;
};
constexpr StatedValues statedValues[] = {
    {"SON-OPT-10", OptionKind::Customization},
    {"SON-OPT-11", OptionKind::Artifact},
    {"SON-OPT-12", OptionKind::Customization, {}, 1},
    {"SON-OPT-13", OptionKind::Customization, {}, 3},
    {"SON-OPT-14", OptionKind::Customization, {}, 1},
    {"SON-OPT-15", OptionKind::Customization},
    {"SON-OPT-16", OptionKind::Customization},
    {"SON-OPT-17", OptionKind::Customization},
    {"SON-OPT-18", OptionKind::Customization},
    {"SON-OPT-19", OptionKind::Customization},
    {"SON-OPT-20", OptionKind::Spell, 2},
    {"SON-OPT-21", OptionKind::Spell, 2, 3},
    {"SON-OPT-22", OptionKind::Spell, 2, 3},
    {"SON-OPT-23", OptionKind::Spell, 2, 3},
    {"SON-OPT-24", OptionKind::Spell, 2},
    {"SON-OPT-25", OptionKind::Spell, 3, 3, false, SightNeed::Clear},
    {"SON-OPT-26", OptionKind::Spell, 1, 1},
    {"SON-OPT-27", OptionKind::Spell, 1, 3},
    {"SON-OPT-28", OptionKind::Spell, 1, 5},
    {"SON-OPT-29", OptionKind::Spell, {}, {}, false, SightNeed::None},
    {"SON-OPT-30", OptionKind::Equipment},
    {"SON-OPT-31", OptionKind::Equipment},
    {"SON-OPT-32", OptionKind::Equipment},
    {"SON-OPT-33", OptionKind::Equipment, {}, 2, true, SightNeed::None},
    {"SON-OPT-34", OptionKind::Upgrade},
    {"SON-OPT-35", OptionKind::Equipment, {}, 2, true, SightNeed::None},
    {"SON-OPT-36", OptionKind::Equipment, {}, 4, false, SightNeed::ClearOrObscured},
    {"SON-OPT-37", OptionKind::Trait},
    {"SON-OPT-38", OptionKind::Trait},
    {"SON-OPT-39", OptionKind::Trait},
    {"SON-OPT-40", OptionKind::Order},
    {"SON-OPT-41", OptionKind::Order},
    {"SON-OPT-42", OptionKind::Order},
    {"SON-OPT-43", OptionKind::Equipment},
    {"SON-OPT-44", OptionKind::Equipment, 2},
    {"SON-OPT-45", OptionKind::Equipment, 1},
    {"SON-OPT-46", OptionKind::Free, {}, 3},
    {"SON-OPT-50", OptionKind::Equipment},
    {"SON-OPT-51", OptionKind::Artifact},
    {"SON-OPT-52", OptionKind::SpellBook},
    {"SON-OPT-53", OptionKind::Spell, 2, {}, false, SightNeed::None},
    {"SON-OPT-54", OptionKind::Spell, 1, 3, false, SightNeed::ClearOrObscured},
    {"SON-OPT-55", OptionKind::Spell, 3, 1},
    {"SON-OPT-56", OptionKind::Spell, 2, 1, false, SightNeed::None},
    {"SON-OPT-57", OptionKind::Spell, 2, {}, false, SightNeed::Clear},
    {"SON-OPT-58", OptionKind::Spell, 2, {}, false, SightNeed::None},
    {"SON-OPT-59", OptionKind::Spell, 1, {}, false, SightNeed::ClearOrObscured},
    {"SON-OPT-60", OptionKind::Spell, 1, 3, false, SightNeed::Clear},
    {"SON-OPT-61", OptionKind::Spell, 2, 7, false, SightNeed::None},
    {"SON-OPT-62", OptionKind::Spell, 2, {}, false, SightNeed::Clear},
    {"SON-OPT-63", OptionKind::Equipment, {}, 1},
    {"SON-OPT-64", OptionKind::Equipment, {}, 3, false, SightNeed::ClearOrObscured},
    {"SON-OPT-65", OptionKind::Upgrade, {}, 6},
    {"SON-OPT-70", OptionKind::Equipment},
    {"SON-OPT-71", OptionKind::Equipment},
    {"SON-OPT-72", OptionKind::Trait},
    {"SON-OPT-73", OptionKind::Trait},
    {"SON-OPT-74", OptionKind::Trait},
    {"SON-OPT-75", OptionKind::Customization},
    {"SON-OPT-76", OptionKind::Spell, 1, {}, false, SightNeed::ClearOrObscured},
};

const StatedValues* statedFor(const Option& option) {
    const auto found = std::find_if(std::begin(statedValues), std::end(statedValues),
                                    [&](const StatedValues& row) { return row.rule == option.rule; });
    return found == std::end(statedValues) ? nullptr : &*found;
}

/// An artifact is a customization.
bool sameKind(OptionKind a, OptionKind b) {
    const auto plain = [](OptionKind kind) {
        return kind == OptionKind::Artifact ? OptionKind::Customization : kind;
    };
    return plain(a) == plain(b);
}

/// SON-OPT-06: an option has a cost, and markers where the rules give some.
void checkComplete(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        const MarkerCount* count = markerCount(option);
        if (!option.cost)
            out.add(option.id, {}, "cost", "/cost");
        if (count && count->least > 0 && option.markers == 0)
            out.add(option.id, {std::to_string(count->least)}, "markers", "/markers");
    });
}

/// SON-OPT-07: what the texts state of an option is as they state it: kind, penalty, range, line of sight.
void checkStated(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        const StatedValues* stated = statedFor(option);
        if (!stated)
            return;
        const auto differs = [&](const char* field, std::optional<int> own, std::optional<int> wanted) {
            if (own && wanted && *own != *wanted)
                out.add(option.id, {std::to_string(*own), std::to_string(*wanted)}, field,
                        "/" + std::string(field));
        };
        differs("penalty", option.penalty, stated->penalty);
        differs("range", option.range, stated->range);
        if (option.range && stated->range && option.rangeInInterspaces != stated->interspaces)
            out.add(option.id, {}, stated->interspaces ? "interspaces" : "spaces", "/rangeInInterspaces");
        if (option.sight != stated->sight && stated->sight != SightNeed::Unstated &&
            option.sight != SightNeed::Unstated)
            out.add(option.id, {}, "sight", "/sight");
        if (!sameKind(option.kind, stated->kind))
            out.add(option.id, {}, "kind", "/kind");
    });
}

/// What the texts say an option gives, with its number; "order" stands for stars.
struct StatedGift {
    std::string_view rule;
    std::string_view ability;
    int value = 0;
};
constexpr StatedGift statedGifts[] = {
    {"SON-OPT-11", "mythos-hunter", 2}, {"SON-OPT-13", "mythos-hunter", 1},
    {"SON-OPT-15", "assault", 1},       {"SON-OPT-16", "order", 1},
    {"SON-OPT-18", "assault", 3},       {"SON-OPT-32", "mythos-hunter", 1},
    {"SON-OPT-42", "order", 1},         {"SON-OPT-55", "mythos-hunter", 3},
};

/// The number that an option gives of an ability; nothing when it does not give it. Both books' names of the
/// Mythos Hunter count (AMB-02).
std::optional<int> givenBy(const Option& option, std::string_view ability) {
    if (ability == "order" && option.stars > 0)
        return option.stars;
    for (const AbilityUse& use : option.abilities)
        if (use.slug == ability || (ability == "mythos-hunter" && use.slug == "mythos-fighter"))
            return use.value;
    return std::nullopt;
}

/// SON-OPT-07: the abilities and orders that the texts state are given with the numbers they state.
void checkGifts(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        for (const StatedGift& stated : statedGifts) {
            const std::optional<int> own =
                stated.rule == option.rule ? givenBy(option, stated.ability) : std::nullopt;
            if (own && *own != stated.value)
                out.add(option.id,
                        {std::string(stated.ability), std::to_string(*own), std::to_string(stated.value)},
                        "value", stated.ability == "order" ? "/stars" : "/abilities");
        }
    });
}

/// SON-OPT-07: the number of markers is that of the rules.
void checkMarkers(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        const MarkerCount* count = markerCount(option);
        if (count && option.markers != 0 && (option.markers < count->least || option.markers > count->most))
            out.add(option.id, {std::to_string(option.markers), std::to_string(count->most)}, {}, "/markers");
    });
}

/// SON-ARM-03: a support option brings units, a spell costs its caster something.
void checkKindFields(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        if (option.kind == OptionKind::Support && option.units.empty())
            out.add(option.id, {}, "support", "/units");
        if (option.kind == OptionKind::Spell && !option.penalty)
            out.add(option.id, {}, "spell", "/penalty");
    });
}

/// SON-ARM-05: a spell book has spaces for spells; nothing else has.
void checkSpellSpaces(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        if ((option.kind == OptionKind::SpellBook) != (option.spellSpaces > 0))
            out.add(option.id, {}, {}, "/spellSpaces");
    });
}

/// Options that the texts keep out of the Search bag, by the rule that explains them.
constexpr std::string_view neverFound[] = {"SON-OPT-16", "SON-OPT-17", "SON-OPT-20", "SON-OPT-21",
                                           "SON-OPT-22", "SON-OPT-24", "SON-OPT-28"};

bool mayNotBeFound(const Option& option) {
    return option.searchBag == BagRule::Forbidden ||
           std::find(std::begin(neverFound), std::end(neverFound), option.rule) != std::end(neverFound);
}

/// Calls `action(bag, option)` for every option in a Search bag of the pack.
template <class Action>
void forEachFind(const NormandiePack& pack, Action action) {
    for (const BagDef& bag : pack.input.pack.bags)
        if (bag.purpose == "search")
            for (const Copies& copy : bag.contents)
                if (const Option* option = pack.content.option(copy.id))
                    action(bag, *option);
}

/// SON-ARM-43: some options can never be found by searching.
void checkForbiddenFinds(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        if (mayNotBeFound(option) && option.searchBag != BagRule::Forbidden)
            out.add(option.id, {}, "option", "/searchBag");
    });
    forEachFind(pack, [&](const BagDef& bag, const Option& option) {
        if (mayNotBeFound(option))
            out.add(bag.id, {option.id.value}, "bag", "/contents");
    });
}

/// SON-SRC-01: only customizations and spells are found by searching.
void checkKindsOfFinds(const NormandiePack& pack, const PackFindings& out) {
    forEachFind(pack, [&](const BagDef& bag, const Option& option) {
        if (!isFind(option))
            out.add(bag.id, {option.id.value}, {}, "/contents");
    });
}

/// SON-ARM-44: spells of one faction in a bag that everybody draws from.
void checkFactionFinds(const NormandiePack& pack, const PackFindings& out) {
    forEachFind(pack, [&](const BagDef& bag, const Option& option) {
        if (option.kind == OptionKind::Spell && !option.faction.empty() && !mayNotBeFound(option))
            out.add(bag.id, {option.id.value}, {}, "/contents");
    });
}

/// SON-ARM-45: a weapon that can hit nothing is no weapon.
void checkWeaponBonus(const NormandiePack& pack, const PackFindings& out) {
    pack.own(pack.content.options(), [&](const Option& option) {
        if (option.rule == "SON-OPT-10" && (!option.bonus || *option.bonus == Bonuses{}))
            out.add(option.id, {}, {}, "/bonus");
    });
}

/// SON-ARM-52: no value is out of the model's range.
void checkRanges(const NormandiePack& pack, const PackFindings& out) {
    const auto negative = [&](const ContentId& id, std::optional<int> value, std::string_view field) {
        if (value && *value < 0)
            out.add(id, {std::string(field), std::to_string(*value)}, "negative", "/" + std::string(field));
    };
    pack.own(pack.content.options(), [&](const Option& option) {
        negative(option.id, option.cost, "cost");
        negative(option.id, option.markers, "markers");
        negative(option.id, option.stars, "stars");
        negative(option.id, option.penalty, "penalty");
        negative(option.id, option.range, "range");
    });
    pack.own(pack.content.tiles(), [&](const Tile& tile) {
        negative(tile.id, tile.cost, "cost");
        negative(tile.id, tile.stars, "stars");
        negative(tile.id, tile.victoryPoints, "victoryPoints");
        for (const Slot& slot : tile.slots) {
            negative(tile.id, slot.stars, "slots");
            if (slot.kinds.empty())
                out.add(tile.id, {}, "slot", "/slots");
        }
    });
    pack.ownSides([&](const Unit& unit, const UnitSide& side, std::string_view) {
        negative(unit.id, side.stars, "stars");
    });
}

}  // namespace

std::span<const PackCheck> packOptionChecks() {
    static constexpr PackCheck checks[] = {
        {"SON-OPT-06", Severity::Error, packCheck<checkComplete>},
        {"SON-OPT-07", Severity::Warning, packCheck<checkMarkers>},
        {"SON-OPT-07", Severity::Warning, packCheck<checkStated>},
        {"SON-OPT-07", Severity::Warning, packCheck<checkGifts>},
        {"SON-ARM-03", Severity::Error, packCheck<checkKindFields>},
        {"SON-ARM-05", Severity::Error, packCheck<checkSpellSpaces>},
        {"SON-ARM-43", Severity::Error, packCheck<checkForbiddenFinds>},
        {"SON-SRC-01", Severity::Error, packCheck<checkKindsOfFinds>},
        {"SON-ARM-44", Severity::Warning, packCheck<checkFactionFinds>},
        {"SON-ARM-45", Severity::Warning, packCheck<checkWeaponBonus>},
        {"SON-ARM-52", Severity::Error, packCheck<checkRanges>},
    };
    return checks;
}

}  // namespace bocage::rules::normandie
