#include <algorithm>

#include "rules/systems/malice/party/party.h"

namespace bocage::rules::malice {

namespace {

constexpr const char* slotCodes[slot::count] = {"mastery", "weapon",   "armor",    "clothing",
                                                "jewelry", "book",     "potion",   "potion",
                                                "fate",    "radiance", "radiance", "radiance"};

/// What kind of thing it is, by the code of the slots that take it; "avatar" for a card of its own.
std::string codeOf(const ContentId& thing, const Catalogue& catalogue) {
    if (catalogue.avatar(thing))
        return "avatar";
    if (catalogue.mastery(thing))
        return "mastery";
    if (catalogue.potion(thing))
        return "potion";
    if (catalogue.fate(thing))
        return "fate";
    if (catalogue.radiance(thing))
        return "radiance";
    if (const Treasure* item = catalogue.treasure(thing))
        return named<ItemType>(item->itemType) ? item->itemType : std::string();
    return {};
}

Finding objection(const char* rule, const char* message, std::vector<std::string> arguments,
                  const ElementId& entry) {
    Finding found;
    found.rule = rule;
    found.message = message;
    found.arguments = std::move(arguments);
    found.locations = {{{}, {}, {}, {entry}, {}}};
    found.subject = entry.value;
    return found;
}

RosterTotal totalOf(const char* code, const Avatar& avatar, const Catalogue& catalogue, Attribute attribute,
                    bool stars) {
    RosterTotal total;
    total.code = code;
    for (const Bonus::Term& term : bonusOf(avatar, catalogue, attribute).terms) {
        const int value = stars ? term.dstar : term.flat;
        if (value)
            total.terms.push_back(
                {term.filling, term.content, stars ? "som-stars" : "som-flat", value, term.rule});
        total.value += value;
    }
    return total;
}

void merge(std::vector<RosterTotal>& totals, RosterTotal total) {
    for (RosterTotal& known : totals)
        if (known.code == total.code) {
            known.value += total.value;
            known.terms.insert(known.terms.end(), total.terms.begin(), total.terms.end());
            return;
        }
    totals.push_back(std::move(total));
}

class PartyRules : public RosterRules {
public:
    RosterSheet sheet(const Roster& roster, const LibraryPtr& library) const override {
        const Catalogue& catalogue = Catalogue::of(*library);
        const Party party = Party::of(roster, catalogue);
        RosterSheet sheet;
        RosterTotal avatars{"som-avatars", static_cast<int>(party.avatars.size()), maxAvatars, false, {}};
        RosterTotal life{"som-life", 0, {}, false, {}}, shards{"som-shards", 0, {}, false, {}},
            fuel{"som-fuel", 0, {}, false, {}};
        for (const Avatar& avatar : party.avatars) {
            RosterSheet::Card card;
            card.entry = avatar.entry->id;
            card.content = avatar.entry->content;
            card.role = "avatar";
            card.pieces = {avatar.entry->content};
            for (int index = 0; index < slot::count; ++index) {
                RosterSheet::Slot own{index, {slotCodes[index]}, {}, 1, {}};
                for (const RosterEntry::Filling& filling : avatar.entry->fillings)
                    if (filling.slot == index)
                        own.filled.push_back({filling.id, filling.option, {}, 0, {}});
                card.slots.push_back(std::move(own));
            }
            sheet.cards.push_back(std::move(card));
            const auto term = [&](RosterTotal& total, const char* reason, int value, const char* rule) {
                total.value += value;
                if (value)
                    total.terms.push_back({avatar.entry->id, avatar.entry->content, reason, value, rule});
            };
            term(life, "som-healthy", avatar.section.life.healthy, "SOM-SETUP-11");
            term(shards, "som-held", avatar.shards.total(), "SOM-SHARD-01");
            if (const auto colour = avatar.mastery ? named<Colour>(avatar.mastery->colour) : std::nullopt)
                term(fuel, "som-own-colour", avatar.shards.of(*colour), "SOM-MAST-02");
        }
        sheet.totals = {std::move(avatars), std::move(life), std::move(shards), std::move(fuel)};
        static constexpr struct {
            const char* flat;
            const char* stars;
            Attribute attribute;
        } rows[] = {{"som-cr", "som-cr-stars", Attribute::CombatRoll},
                    {"som-lr", "som-lr-stars", Attribute::LuckRoll},
                    {"som-mr", "som-mr-stars", Attribute::MovementRoll},
                    {"som-physical-shield", "som-physical-shield-stars", Attribute::PhysicalShield},
                    {"som-energy-shield", "som-energy-shield-stars", Attribute::EnergyShield},
                    {"som-recovery", "som-recovery-stars", Attribute::Recovery}};
        for (const auto& row : rows)
            for (const bool stars : {false, true}) {
                RosterTotal empty;
                empty.code = stars ? row.stars : row.flat;
                sheet.totals.push_back(empty);
                for (const Avatar& avatar : party.avatars)
                    merge(sheet.totals,
                          totalOf(stars ? row.stars : row.flat, avatar, catalogue, row.attribute, stars));
            }
        return sheet;
    }
    std::span<const std::string_view> groups() const override {
        static constexpr std::string_view all[] = {"avatar",  "mastery", "weapon", "armor", "clothing",
                                                   "jewelry", "book",    "potion", "fate",  "radiance"};
        return all;
    }
    std::vector<RosterChoice> choices(const LibraryPtr& library) const override {
        const Catalogue& catalogue = Catalogue::of(*library);
        std::vector<RosterChoice> all;
        for (const Pack& pack : library->packs())
            if (pack.manifest.system == systemId)
                for (const SystemContent& item : pack.system)
                    if (const std::string code = codeOf(item.id, catalogue); !code.empty())
                        all.push_back({item.id, code, code == "avatar", {}, {}});
        return all;
    }
    Findings mayPut(const Roster& roster, const LibraryPtr& library, const ContentId& thing,
                    const RosterPlace& where, const Player*, const ElementId& moving) const override {
        const Catalogue& catalogue = Catalogue::of(*library);
        const std::string code = codeOf(thing, catalogue);
        if (code == "avatar") {
            if (roster.entries.size() >= maxAvatars && where.entry.empty())
                return {objection("SOM-RCHK-01", "many", {std::to_string(roster.entries.size() + 1)},
                                  where.entry)};
            for (const RosterEntry& entry : roster.entries)
                if (entry.content == thing && entry.id != where.entry)
                    return {objection("SOM-RCHK-02", "", {entry.label.english(), thing.value, thing.value},
                                      entry.id)};
            return {};
        }
        const Party party = Party::of(roster, catalogue);
        const auto avatar = std::find_if(party.avatars.begin(), party.avatars.end(),
                                         [&](const Avatar& one) { return one.entry->id == where.entry; });
        if (avatar == party.avatars.end() || where.slot < 0 || where.slot >= slot::count || code.empty() ||
            code != slotCodes[where.slot])
            return {
                objection("SOM-RCHK-15", "slot",
                          {avatar == party.avatars.end() ? std::string() : avatar->name(), thing.value, code},
                          where.entry)};
        Findings findings;
        if (const Potion* potion = catalogue.potion(thing))
            for (const RosterEntry::Filling* other : avatar->potions) {
                const Potion* known = catalogue.potion(other->option);
                if (other->slot != where.slot && other->id != moving && known && !known->colour.empty() &&
                    known->colour == potion->colour)
                    findings.push_back(objection(
                        "SOM-RCHK-13", "colour",
                        {avatar->name(), known->id.value, thing.value, potion->colour}, where.entry));
            }
        if (const Card* card = catalogue.card(thing)) {
            int used = 1;
            for (const RosterEntry& entry : roster.entries)
                for (const RosterEntry::Filling& filling : entry.fillings)
                    used += filling.option == thing && filling.id != moving &&
                            !(entry.id == where.entry && filling.slot == where.slot);
            if (used > card->copies)
                findings.push_back(objection(
                    catalogue.mastery(thing) ? "SOM-RCHK-04" : "SOM-RCHK-14", "",
                    {thing.value, std::to_string(used), std::to_string(card->copies)}, where.entry));
        }
        return findings;
    }
    bool fits(const ContentId& thing, const ContentId&, int index, const LibraryPtr& library) const override {
        return index >= 0 && index < slot::count &&
               codeOf(thing, Catalogue::of(*library)) == slotCodes[index];
    }
    int slotCount(const ContentId& card, const LibraryPtr& library) const override {
        return Catalogue::of(*library).avatar(card) ? slot::count : 0;
    }
    Roster blank() const override {
        Roster roster;
        roster.system = systemId;
        return roster;
    }
};

}  // namespace

const RosterRules& partyRules() {
    static const PartyRules rules;
    return rules;
}

}  // namespace bocage::rules::malice
