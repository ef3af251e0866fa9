#include <algorithm>
#include <map>

#include "rules/systems/malice/checks/check_context.h"

/// What avatars hold: soulshards, cards, radiance (SOM-RCHK-04, 08 … 26, 33).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

std::string count(std::size_t n) {
    return std::to_string(n);
}

/// Cards that the party uses more often than there are copies, those that other players have.
void checkCopies(const PartyCheck& check, const char* rule, std::initializer_list<const char*> cites,
                 bool masteries) {
    std::map<ContentId, std::vector<std::pair<const Avatar*, const RosterEntry::Filling*>>> held;
    for (const Avatar& avatar : check.party.avatars)
        for (const RosterEntry::Filling& filling : avatar.entry->fillings) {
            const Card* card = check.catalogue().card(filling.option);
            if (card && (check.catalogue().mastery(filling.option) != nullptr) == masteries &&
                (masteries || check.catalogue().treasure(filling.option) ||
                 check.catalogue().potion(filling.option)))
                held[filling.option].push_back({&avatar, &filling});
        }
    for (const auto& [id, uses] : held) {
        const int copies = check.catalogue().card(id)->copies;
        const int used = static_cast<int>(uses.size()) + check.before.copiesOf(id);
        if (used <= copies)
            continue;
        Finding& found = check.add(rule, Error, {}, {id.value, std::to_string(used), std::to_string(copies)},
                                   uses.back().first, id.value, cites);
        for (const auto& [avatar, filling] : uses)
            found.locations.front().entries.push_back(filling->id);
        if (!masteries && check.editable)
            found.fixes.push_back(check.dropFix(*uses.back().first, *uses.back().second));
    }
}

/// SOM-RCHK-04: no mastery card twice (SOM-MAST-05).
void checkMasteryCopies(const PartyCheck& check) {
    checkCopies(check, "SOM-RCHK-04", {"SOM-MAST-05"}, true);
}

void checkStartShards(const PartyCheck& check, bool colourless, const char* rule) {
    if (!check.start())
        return;
    for (const Avatar& avatar : check.party.avatars) {
        const auto colour = avatar.mastery ? named<Colour>(avatar.mastery->colour) : std::nullopt;
        if (!colour || (*colour == Colour::Colourless) != colourless ||
            avatar.shards == startingShards(avatar.mastery))
            continue;
        Finding& found =
            check.add(rule, Error, {}, {avatar.name(), avatar.mastery->id.value, avatar.mastery->colour},
                      &avatar, {}, {"SOM-SETUP-13"});
        AvatarSection dealt = avatar.section;
        dealt.shards.reset();
        if (check.editable)
            found.fixes.push_back(check.sectionFix("som-start-shards", {avatar.name()}, avatar, dealt));
    }
}
/// SOM-RCHK-08: three shards of the mastery's colour and three colourless ones (SOM-SETUP-13).
void checkColouredShards(const PartyCheck& check) {
    checkStartShards(check, false, "SOM-RCHK-08");
}
/// SOM-RCHK-09: with a colourless mastery six colourless shards (SOM-SETUP-13).
void checkColourlessShards(const PartyCheck& check) {
    checkStartShards(check, true, "SOM-RCHK-09");
}

/// Avatars with a mastery of that colour, those of the other players too.
std::size_t mastersOf(const PartyCheck& check, Colour colour) {
    std::size_t masters = 0;
    for (const Avatar& avatar : check.party.avatars)
        masters += avatar.mastery && named<Colour>(avatar.mastery->colour) == colour;
    for (const auto& [card, copies] : check.before.cards)
        if (const Mastery* mastery = check.catalogue().mastery(card);
            mastery && named<Colour>(mastery->colour) == colour)
            masters += static_cast<std::size_t>(copies);
    return masters;
}

/// SOM-RCHK-10: the party holds no more shards than there are (SOM-SHARD-01).
void checkShardSupply(const PartyCheck& check) {
    for (std::size_t i = 0; i < colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        long long sum = check.before.shards[i];
        for (const Avatar& avatar : check.party.avatars) {
            const int own = avatar.shards.of(colour);
            sum += own;
            if (own < 0) {
                Finding& found =
                    check.add("SOM-RCHK-10", Error, "negative",
                              {avatar.name(), std::string(nameOf(colour)), std::to_string(own)}, &avatar,
                              std::string(nameOf(colour)), {"SOM-SHARD-01", "SOM-COMP-08", "SOM-COMP-09"});
                AvatarSection none = avatar.section;
                none.shards->of(colour) = 0;
                if (check.editable && !check.start())
                    found.fixes.push_back(check.sectionFix("som-no-shards", {avatar.name()}, avatar, none));
            }
        }
        const int supply = colour == Colour::Colourless ? colourlessShards : colouredShards;
        // Where everybody has just what the set-up hands out, SOM-RCHK-11 says that the colour is crowded.
        const bool crowd = check.start() && colour != Colour::Colourless &&
                           sum == 3 * static_cast<long long>(mastersOf(check, colour));
        if (sum > supply && !crowd)
            check.add("SOM-RCHK-10", Error, {},
                      {std::string(nameOf(colour)), std::to_string(sum), std::to_string(supply)}, nullptr,
                      std::string(nameOf(colour)), {"SOM-SHARD-01", "SOM-COMP-08", "SOM-COMP-09"});
    }
}

/// SOM-RCHK-11: at most four masteries of one colour, or the shards run out (SOM-SHARD-02).
void checkColourCrowd(const PartyCheck& check) {
    if (!check.start())
        return;
    std::map<std::string, std::vector<const Avatar*>> by;
    for (const Avatar& avatar : check.party.avatars)
        if (avatar.mastery &&
            named<Colour>(avatar.mastery->colour).value_or(Colour::Colourless) != Colour::Colourless)
            by[avatar.mastery->colour].push_back(&avatar);
    for (const auto& [colour, avatars] : by)
        if (const std::size_t masters = mastersOf(check, *named<Colour>(colour)); masters > 4) {
            Finding& found = check.add("SOM-RCHK-11", Error, {}, {count(masters), colour}, avatars.back(),
                                       colour, {"SOM-SHARD-02"});
            for (const Avatar* avatar : avatars)
                found.locations.front().entries.push_back(avatar->entry->id);
        }
}

/// SOM-RCHK-12: one item of each type (SOM-ITEM-03).
void checkItemTypes(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars) {
        std::map<std::string, const RosterEntry::Filling*> seen;
        for (const RosterEntry::Filling* filling : avatar.items)
            if (const Treasure* item = check.catalogue().treasure(filling->option);
                item && named<ItemType>(item->itemType))
                if (const auto [first, fresh] = seen.emplace(item->itemType, filling); !fresh) {
                    Finding& found =
                        check.add("SOM-RCHK-12", Error, {},
                                  {avatar.name(), first->second->option.value, filling->option.value},
                                  &avatar, item->itemType, {"SOM-ITEM-03"});
                    found.locations.front().entries.push_back(filling->id);
                    if (check.editable)
                        found.fixes.push_back(check.dropFix(avatar, *filling));
                }
    }
}

/// SOM-RCHK-13: two potions at most, of different colours (SOM-ITEM-04).
void checkPotions(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars) {
        if (avatar.potions.size() > 2) {
            Finding& found =
                check.add("SOM-RCHK-13", Error, "many", {avatar.name(), count(avatar.potions.size())},
                          &avatar, "/many", {"SOM-ITEM-04"});
            if (check.editable)
                found.fixes.push_back(check.dropFix(avatar, *avatar.potions.back()));
            continue;
        }
        if (avatar.potions.size() < 2)
            continue;
        const Potion* one = check.catalogue().potion(avatar.potions[0]->option);
        const Potion* two = check.catalogue().potion(avatar.potions[1]->option);
        if (one && two && !one->colour.empty() && one->colour == two->colour) {
            Finding& found = check.add("SOM-RCHK-13", Error, "colour",
                                       {avatar.name(), one->id.value, two->id.value, one->colour}, &avatar,
                                       "/colour", {"SOM-ITEM-04"});
            if (check.editable)
                found.fixes.push_back(check.dropFix(avatar, *avatar.potions[1]));
        }
    }
}

/// SOM-RCHK-14: no item oftener than its copies (SOM-COMP-06, SOM-COMP-07).
void checkItemCopies(const PartyCheck& check) {
    checkCopies(check, "SOM-RCHK-14", {"SOM-COMP-06", "SOM-COMP-07"}, false);
}

/// SOM-RCHK-15: things lie where things of their kind do (SOM-ITEM-01).
void checkFiled(const PartyCheck& check) {
    const Catalogue& all = check.catalogue();
    for (const Avatar& avatar : check.party.avatars)
        for (const RosterEntry::Filling& filling : avatar.entry->fillings) {
            const ContentId& id = filling.option;
            if (!check.context.library->head(id))
                continue;  // a ghost: DOC-REF-01 says so
            const int at = filling.slot;
            std::string message;
            const Treasure* item = all.treasure(id);
            if (item && !named<ItemType>(item->itemType))
                message = "type";
            else if (at == slot::mastery ? !all.mastery(id)
                     : at >= slot::firstItem && at < slot::firstPotion
                         ? !item || slot::itemSlot(*named<ItemType>(item->itemType)) != at
                     : at >= slot::firstPotion && at < slot::fate    ? !all.potion(id)
                     : at == slot::fate                              ? !all.fate(id)
                     : at >= slot::firstRadiance && at < slot::count ? !all.radiance(id)
                                                                     : true)
                message = "slot";
            if (message.empty())
                continue;
            // A second item of a type beside the first is what SOM-RCHK-12 is about.
            if (message == "slot" && item && at >= slot::firstItem && at < slot::firstPotion &&
                std::any_of(avatar.items.begin(), avatar.items.end(), [&](const RosterEntry::Filling* other) {
                    const Treasure* own = all.treasure(other->option);
                    return other != &filling && own && own->itemType == item->itemType;
                }))
                continue;
            Finding& found = check.add("SOM-RCHK-15", Error, message,
                                       {avatar.name(), id.value, item ? item->itemType : std::string()},
                                       &avatar, "/" + filling.id.value, {"SOM-ITEM-01"});
            found.locations.front().entries.push_back(filling.id);
            if (check.editable)
                found.fixes.push_back(check.dropFix(avatar, filling));
        }
}

struct Held {
    int potions = 0, treasures = 0;
};
Held heldBy(const Avatar& avatar) {
    return {static_cast<int>(avatar.potions.size()), static_cast<int>(avatar.items.size())};
}
Held heldByAll(const PartyCheck& check) {
    Held sum;
    for (const Avatar& avatar : check.party.avatars) {
        sum.potions += heldBy(avatar).potions;
        sum.treasures += heldBy(avatar).treasures;
    }
    return sum;
}

/// SOM-RCHK-16: Hard begins with soulshards only (SOM-DIFF-01).
void checkHard(const PartyCheck& check) {
    if (!check.start() || check.difficulty != Difficulty::Hard)
        return;
    for (const Avatar& avatar : check.party.avatars)
        if (const Held held = heldBy(avatar); held.potions + held.treasures > 0) {
            Finding& found = check.add("SOM-RCHK-16", Error, {},
                                       {avatar.name(), std::to_string(held.potions + held.treasures)},
                                       &avatar, {}, {"SOM-DIFF-01", "SOM-SETUP-14"});
            std::vector<Edit> edits;
            for (std::size_t i = avatar.entry->fillings.size(); i-- > 0;)
                if (const int at = avatar.entry->fillings[i].slot; at >= slot::firstItem && at < slot::fate)
                    edits.push_back(
                        {Edit::Kind::Remove, check.pointerOf(avatar) + "/fillings/" + count(i), {}});
            if (check.editable)
                found.fixes.push_back(fix("som-drop-kit", {avatar.name()}, std::move(edits)));
        }
}

/// SOM-RCHK-17: Challenging gives each avatar one potion and one treasure; who starts together may have
/// traded (SOM-DIFF-02).
void checkChallenging(const PartyCheck& check) {
    if (!check.start() || check.difficulty != Difficulty::Challenging)
        return;
    std::map<ElementId, std::vector<const Avatar*>> groups;
    for (const Avatar& avatar : check.party.avatars)
        groups[avatar.section.start.board].push_back(&avatar);
    for (const auto& [board, group] : groups) {
        Held held;
        for (const Avatar* avatar : group) {
            held.potions += heldBy(*avatar).potions;
            held.treasures += heldBy(*avatar).treasures;
        }
        const int wanted = static_cast<int>(group.size());
        if (held.potions == wanted && held.treasures == wanted)
            continue;
        Finding& found = check.add("SOM-RCHK-17", Error, group.size() == 1 ? "one" : "group",
                                   {group.front()->name(), std::to_string(held.potions),
                                    std::to_string(held.treasures), std::to_string(wanted)},
                                   group.front(), {}, {"SOM-DIFF-02", "SOM-SETUP-14"});
        for (std::size_t i = 1; i < group.size(); ++i)
            found.locations.front().entries.push_back(group[i]->entry->id);
    }
}

/// SOM-RCHK-18: Easy gives A to A + 2N potions and treasures (SOM-DIFF-03, SOM-DIFF-05).
void checkEasy(const PartyCheck& check) {
    if (!check.start() || check.difficulty != Difficulty::Easy)
        return;
    const Held held = heldByAll(check);
    const int avatars = static_cast<int>(check.party.avatars.size());
    const int most = avatars + 2 * check.maps, least = avatars + check.maps;
    const std::vector<std::string> arguments{std::to_string(held.potions), std::to_string(held.treasures),
                                             std::to_string(least), std::to_string(most)};
    if (held.potions > most || held.treasures > most)
        check.add("SOM-RCHK-18", Error, "above", arguments, nullptr, {}, {"SOM-DIFF-03", "SOM-DIFF-05"});
    else if (held.potions < least || held.treasures < least)
        check.add("SOM-RCHK-18", Note, "below", arguments, nullptr, {}, {"SOM-ITEM-05"});
}

/// SOM-RCHK-19: a kit of one's own is legal and told (SOM-DIFF-04).
void tellCustom(const PartyCheck& check) {
    if (!check.start() || check.difficulty != Difficulty::Custom)
        return;
    const Held held = heldByAll(check);
    const int avatars = static_cast<int>(check.party.avatars.size());
    const bool hard = held.potions == 0 && held.treasures == 0;
    const bool challenging = held.potions == avatars && held.treasures == avatars;
    const auto easy = [&](int cards) {
        return cards >= avatars + check.maps && cards <= avatars + 2 * check.maps;
    };
    if (!hard && !challenging && !(easy(held.potions) && easy(held.treasures)))
        check.add("SOM-RCHK-19", Note, {}, {std::to_string(held.potions), std::to_string(held.treasures)},
                  nullptr, {}, {"SOM-DIFF-04"});
}

/// SOM-RCHK-20: one fate card at most (SOM-FATE-02).
void checkFates(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars)
        if (avatar.fates.size() > 1) {
            Finding& found = check.add("SOM-RCHK-20", Error, {}, {avatar.name(), count(avatar.fates.size())},
                                       &avatar, {}, {"SOM-FATE-02"});
            if (check.editable)
                found.fixes.push_back(check.dropFix(avatar, *avatar.fates.back()));
        }
}

/// SOM-RCHK-21: nobody begins with a fate card (SOM-FATE-01).
void checkNoFate(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars)
        if (check.start() && avatar.fates.size() == 1) {
            Finding& found =
                check.add("SOM-RCHK-21", Error, {}, {avatar.name(), avatar.fates.front()->option.value},
                          &avatar, {}, {"SOM-FATE-01"});
            if (check.editable)
                found.fixes.push_back(check.dropFix(avatar, *avatar.fates.front()));
        }
}

/// SOM-RCHK-22: an instant fate is not held (SOM-FATE-03).
void checkInstantFate(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars)
        for (const RosterEntry::Filling* filling : avatar.fates)
            if (const Fate* fate = check.catalogue().fate(filling->option);
                !check.start() && fate && fate->kind == FateKind::Instant) {
                Finding& found = check.add("SOM-RCHK-22", Error, {}, {avatar.name(), filling->option.value},
                                           &avatar, {}, {"SOM-FATE-03"});
                if (check.editable)
                    found.fixes.push_back(check.dropFix(avatar, *filling));
            }
}

/// SOM-RCHK-23: one radiance token for each revealed Light Well at most (SOM-RAD-02).
void checkRadiance(const PartyCheck& check) {
    if (check.start() && check.revealedLight == 0)
        return;  // SOM-RCHK-24
    for (const Avatar& avatar : check.party.avatars)
        if (static_cast<int>(avatar.radiances.size()) > check.revealedLight) {
            Finding& found = check.add(
                "SOM-RCHK-23", Error, {},
                {avatar.name(), count(avatar.radiances.size()), std::to_string(check.revealedLight)}, &avatar,
                {}, {"SOM-RAD-02"});
            if (check.editable)
                found.fixes.push_back(check.dropFix(avatar, *avatar.radiances.back()));
        }
}

/// SOM-RCHK-24: no radiance before a Light Well is revealed (SOM-RAD-01).
void checkNoRadiance(const PartyCheck& check) {
    if (!check.start() || check.revealedLight > 0)
        return;
    for (const Avatar& avatar : check.party.avatars)
        if (!avatar.radiances.empty()) {
            Finding& found =
                check.add("SOM-RCHK-24", Error, {}, {avatar.name(), count(avatar.radiances.size())}, &avatar,
                          {}, {"SOM-RAD-01"});
            if (check.editable && avatar.radiances.size() == 1)
                found.fixes.push_back(check.dropFix(avatar, *avatar.radiances.back()));
        }
}

/// SOM-RCHK-25: a Light Well that Easy reveals gives everybody a token (SOM-RAD-01, SOM-DIFF-03).
void checkEasyRadiance(const PartyCheck& check) {
    if (!check.start() || check.difficulty != Difficulty::Easy)
        return;
    for (const Avatar& avatar : check.party.avatars)
        if (static_cast<int>(avatar.radiances.size()) < check.revealedLight)
            check.add("SOM-RCHK-25", Error, {},
                      {avatar.name(), count(avatar.radiances.size()), std::to_string(check.revealedLight)},
                      &avatar, {}, {"SOM-RAD-01", "SOM-DIFF-03"});
}

/// SOM-RCHK-26: no kind of radiance oftener than there are sets (SOM-RAD-01, SOM-COMP-10).
void checkRadianceSets(const PartyCheck& check) {
    if (check.start() && check.revealedLight == 0)
        return;
    const int sets = std::min(check.revealedLight, radianceSets);
    std::map<ContentId, std::vector<const RosterEntry::Filling*>> used;
    std::map<ContentId, const Avatar*> last;
    for (const Avatar& avatar : check.party.avatars)
        for (const RosterEntry::Filling* filling : avatar.radiances) {
            used[filling->option].push_back(filling);
            last[filling->option] = &avatar;
        }
    for (const auto& [id, fillings] : used)
        if (const int tokens = static_cast<int>(fillings.size()) + check.before.copiesOf(id);
            tokens > sets && sets > 0) {
            Finding& found =
                check.add("SOM-RCHK-26", Error, {}, {id.value, std::to_string(tokens), std::to_string(sets)},
                          last[id], id.value, {"SOM-RAD-01", "SOM-COMP-10", "SOM-RAD-06"});
            for (const RosterEntry::Filling* filling : fillings)
                found.locations.front().entries.push_back(filling->id);
        }
}

/// SOM-RCHK-33: conditions of items name things there are (SOM-ITEM-06).
void checkConditions(const PartyCheck& check) {
    std::set<ContentId> told;
    for (const Avatar& avatar : check.party.avatars)
        for (const RosterEntry::Filling& filling : avatar.entry->fillings) {
            const Card* card = check.catalogue().card(filling.option);
            if (!card)
                continue;
            std::string unknown;
            for (const Modifier& modifier : card->modifiers) {
                for (const std::string& name : modifier.condition.creatureTypes)
                    if (!named<CreatureType>(name))
                        unknown = name;
                for (const std::string& name : modifier.condition.terrains)
                    if (!named<Terrain>(name))
                        unknown = name;
                for (const std::string& name : modifier.condition.colours)
                    if (!named<Colour>(name))
                        unknown = name;
                if (!modifier.colour.empty() && !named<Colour>(modifier.colour))
                    unknown = modifier.colour;
            }
            if (!unknown.empty() && told.insert(card->id).second) {
                Finding& found = check.add("SOM-RCHK-33", Warning, {}, {filling.option.value, unknown},
                                           &avatar, "/" + filling.option.value, {"SOM-ITEM-06"});
                found.locations.front().entries.push_back(filling.id);
            }
        }
}

constexpr Check holdingTable[] = {
    {"SOM-RCHK-04", Error, partyCheck<checkMasteryCopies>, judged},
    {"SOM-RCHK-08", Error, partyCheck<checkColouredShards>, judged},
    {"SOM-RCHK-09", Error, partyCheck<checkColourlessShards>, judged},
    {"SOM-RCHK-10", Error, partyCheck<checkShardSupply>, judged},
    {"SOM-RCHK-11", Error, partyCheck<checkColourCrowd>, judged},
    {"SOM-RCHK-12", Error, partyCheck<checkItemTypes>, judged},
    {"SOM-RCHK-13", Error, partyCheck<checkPotions>, judged},
    {"SOM-RCHK-14", Error, partyCheck<checkItemCopies>, judged},
    {"SOM-RCHK-15", Error, partyCheck<checkFiled>, judged},
    {"SOM-RCHK-16", Error, partyCheck<checkHard>, judged},
    {"SOM-RCHK-17", Error, partyCheck<checkChallenging>, judged},
    {"SOM-RCHK-18", Error, partyCheck<checkEasy>, judged},
    {"SOM-RCHK-19", Note, partyCheck<tellCustom>, judged},
    {"SOM-RCHK-20", Error, partyCheck<checkFates>, judged},
    {"SOM-RCHK-21", Error, partyCheck<checkNoFate>, judged},
    {"SOM-RCHK-22", Error, partyCheck<checkInstantFate>, judged},
    {"SOM-RCHK-23", Error, partyCheck<checkRadiance>, judged},
    {"SOM-RCHK-24", Error, partyCheck<checkNoRadiance>, judged},
    {"SOM-RCHK-25", Error, partyCheck<checkEasyRadiance>, judged},
    {"SOM-RCHK-26", Error, partyCheck<checkRadianceSets>, judged},
    {"SOM-RCHK-33", Warning, partyCheck<checkConditions>, judged},
};

}  // namespace

std::span<const Check> holdingChecks() {
    return holdingTable;
}

}  // namespace bocage::rules::malice
