#include <set>

#include "rules/systems/normandie/field/card_needs.h"
#include "rules/systems/normandie/packs/pack_checks.h"

namespace bocage::rules::normandie {

namespace {

/// Every unit that some open pack brings into play: by tile, option, summoning or bag.
std::set<ContentId> unitsInUse(const Content& content) {
    std::set<ContentId> used;
    const auto add = [&](const std::vector<Copies>& copies) {
        for (const Copies& copy : copies)
            used.insert(copy.id);
    };
    for (const auto& [id, tile] : content.tiles())
        add(tile.units);
    for (const auto& [id, option] : content.options())
        add(option.units);
    for (const Pack& pack : content.library().packs())
        for (const BagDef& bag : pack.bags)
            add(bag.contents);
    return used;
}

/// PACK-USE-01: no unit is an orphan. Those that only scenarios place say so by their role.
void checkOrphanUnits(const NormandiePack& pack, const PackFindings& out) {
    const std::set<ContentId> used = unitsInUse(pack.content);
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (!used.contains(unit.id) && unit.tileRole != Unit::TileRole::Scenario)
            out.add(unit.id);
    });
}

/// PACK-USE-02: an option with a slot kind fits some slot of some tile it may serve.
void checkOptionsFit(const NormandiePack& pack, const PackFindings& out) {
    const auto fitsSomewhere = [&](const Option& option) {
        for (const auto& [id, tile] : pack.content.tiles()) {
            if (!option.faction.empty() && option.faction != tile.faction)
                continue;
            for (const Slot& slot : tile.slots) {
                bool kindFits = false;
                for (const OptionKind kind : slot.kinds)
                    kindFits = kindFits || kind == option.kind;
                bool bandFits = option.bands.empty();
                for (const std::string& band : option.bands)
                    bandFits = bandFits || band == slot.band;
                if (kindFits && bandFits)
                    return true;
            }
        }
        return false;
    };
    pack.own(pack.content.options(), [&](const Option& option) {
        // Free options need no slot, upgrades belong to a unit.
        if (option.kind != OptionKind::Free && option.kind != OptionKind::Upgrade && !fitsSomewhere(option))
            out.add(option.id);
    });
}

/// SON-ZOM-06: Zombies that no bag holds cannot be raised.
void checkZombieBag(const NormandiePack& pack, const PackFindings& out) {
    std::set<ContentId> bagged;
    for (const Pack& other : pack.content.library().packs())
        for (const BagDef& bag : other.bags)
            if (bag.purpose == "zombie")
                for (const Copies& copy : bag.contents)
                    bagged.insert(copy.id);
    pack.own(pack.content.units(), [&](const Unit& unit) {
        if (unit.hasTrait("zombie") && !bagged.contains(unit.id))
            out.add(unit.id);
    });
}

/// PACK-CARD-02: what a card needs is a word of the rules or the name of something in a pack, else nobody can
/// tell whether the card is of use.
void checkCardNeeds(const NormandiePack& pack, const PackFindings& out) {
    for (const CardDef& card : pack.input.pack.cards)
        for (const std::string& need : card.needs)
            if (!isNeedWord(need) && CardNeeds::named(need, pack.content).empty())
                out.add(card.id, {need}, {}, "/needs");
}

}  // namespace

std::span<const PackCheck> packUseChecks() {
    static constexpr PackCheck checks[] = {
        {"PACK-CARD-02", Severity::Warning, packCheck<checkCardNeeds>},
        {"PACK-USE-01", Severity::Warning, packCheck<checkOrphanUnits>},
        {"PACK-USE-02", Severity::Warning, packCheck<checkOptionsFit>},
        {"SON-ZOM-06", Severity::Warning, packCheck<checkZombieBag>},
    };
    return checks;
}

}  // namespace bocage::rules::normandie
