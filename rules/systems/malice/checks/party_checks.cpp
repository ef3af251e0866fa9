#include <algorithm>
#include <map>

#include "rules/systems/malice/checks/check_context.h"

/// Parties of avatars (SOM-RCHK-01 … 33).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

std::string count(std::size_t n) {
    return std::to_string(n);
}

/// SOM-RCHK-01: one to eight avatars (SOM-PARTY-01).
void checkSize(const PartyCheck& check) {
    const std::size_t avatars = check.party.avatars.size();
    if (avatars >= 1 && avatars <= maxAvatars)
        return;
    Finding& found = check.add("SOM-RCHK-01", Error, avatars ? "many" : "none", {count(avatars)}, nullptr, {},
                               {"SOM-PARTY-01"});
    if (avatars > maxAvatars && check.editable)
        found.fixes.push_back(fix("som-drop-avatar", {check.party.avatars.back().name()},
                                  {{Edit::Kind::Remove, check.pointerOf(check.party.avatars.back()), {}}}));
}

/// SOM-RCHK-02: each avatar has a token of its own (SOM-PARTY-02).
void checkTokens(const PartyCheck& check) {
    std::map<ContentId, const Avatar*> seen;
    for (const Avatar& avatar : check.party.avatars)
        if (const auto [first, fresh] = seen.emplace(avatar.entry->content, &avatar); !fresh) {
            Finding& found = check.add("SOM-RCHK-02", Error, {},
                                       {first->second->name(), avatar.name(), avatar.entry->content.value},
                                       &avatar, {}, {"SOM-PARTY-02"});
            found.locations.front().entries.push_back(first->second->entry->id);
            for (const auto& known : check.catalogue().avatars)
                if (check.editable &&
                    std::none_of(check.party.avatars.begin(), check.party.avatars.end(),
                                 [&](const Avatar& other) { return other.entry->content == known.first; })) {
                    found.fixes.push_back(fix("som-other-token", {known.first.value},
                                              {{Edit::Kind::Replace, check.pointerOf(avatar) + "/content",
                                                Json(known.first.value)}}));
                    break;
                }
        }
}

/// SOM-RCHK-03: one mastery each (SOM-MAST-01).
void checkMastery(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars) {
        if (avatar.masteries.size() == 1)
            continue;
        Finding& found =
            check.add("SOM-RCHK-03", Error, avatar.masteries.empty() ? "none" : "several",
                      {avatar.name(), count(avatar.masteries.size())}, &avatar, {}, {"SOM-MAST-01"});
        if (avatar.masteries.size() > 1 && check.editable)
            found.fixes.push_back(check.dropFix(avatar, *avatar.masteries.back()));
    }
}

/// Cards that the party uses oftener than there are copies.
void checkCopies(const PartyCheck& check, const char* rule, std::initializer_list<const char*> cites,
                 bool masteries) {
    std::map<ContentId, std::vector<std::pair<const Avatar*, const RosterEntry::Filling*>>> used;
    for (const Avatar& avatar : check.party.avatars)
        for (const RosterEntry::Filling& filling : avatar.entry->fillings) {
            const Card* card = check.catalogue().card(filling.option);
            if (card && (check.catalogue().mastery(filling.option) != nullptr) == masteries &&
                (masteries || check.catalogue().treasure(filling.option) ||
                 check.catalogue().potion(filling.option)))
                used[filling.option].push_back({&avatar, &filling});
        }
    for (const auto& [id, uses] : used) {
        const int copies = check.catalogue().card(id)->copies;
        if (static_cast<int>(uses.size()) <= copies)
            continue;
        Finding& found = check.add(rule, Error, {}, {id.value, count(uses.size()), std::to_string(copies)},
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

/// SOM-RCHK-05: the mastery and its colour are known (SOM-MAST-03).
void checkMasteryColour(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars)
        if (!avatar.masteries.empty()) {
            const ContentId& held = avatar.masteries.front()->option;
            // What an open pack has as something else is in the wrong place (SOM-RCHK-15).
            if (!avatar.mastery && !check.context.library->head(held))
                check.add("SOM-RCHK-05", Warning, "unknown", {avatar.name(), held.value}, &avatar, "/unknown",
                          {"SOM-MAST-03"});
            else if (avatar.mastery && !named<Colour>(avatar.mastery->colour))
                check.add("SOM-RCHK-05", Warning, {}, {avatar.name(), held.value}, &avatar, {},
                          {"SOM-MAST-03"});
        }
}

/// SOM-RCHK-06: five healthy life tokens at the start (SOM-SETUP-11).
void checkStartLife(const PartyCheck& check) {
    if (!check.start())
        return;
    for (const Avatar& avatar : check.party.avatars) {
        const Life& life = avatar.section.life;
        if (!avatar.problems.empty()) {
            check.add("SOM-RCHK-06", Error, "unreadable", {avatar.name(), avatar.problems.front().pointer},
                      &avatar, "/unreadable", {"SOM-SETUP-11"});
            continue;
        }
        if (life == Life())
            continue;
        Finding& found = check.add("SOM-RCHK-06", Error, {},
                                   {avatar.name(), std::to_string(life.healthy), std::to_string(life.wounded),
                                    std::to_string(life.drained)},
                                   &avatar, {}, {"SOM-SETUP-11"});
        AvatarSection whole = avatar.section;
        whole.life = {};
        if (check.editable)
            found.fixes.push_back(check.sectionFix("som-whole", {avatar.name()}, avatar, whole));
    }
}

/// SOM-RCHK-07: five life tokens in all, whatever their state (SOM-SETUP-11, SOM-RAD-17).
void checkLife(const PartyCheck& check) {
    if (check.start())
        return;
    for (const Avatar& avatar : check.party.avatars) {
        const Life& life = avatar.section.life;
        const long long sum = static_cast<long long>(life.healthy) + life.wounded + life.drained;
        const bool negative = life.healthy < 0 || life.wounded < 0 || life.drained < 0;
        if (avatar.problems.empty() && !negative && sum == lifeTokens)
            continue;
        Finding& found = check.add(
            "SOM-RCHK-07", Error,
            !avatar.problems.empty() ? "unreadable"
            : negative               ? "negative"
                                     : "",
            {avatar.name(), !avatar.problems.empty() ? avatar.problems.front().pointer : std::to_string(sum)},
            &avatar, {}, {"SOM-SETUP-11", "SOM-RAD-17"});
        AvatarSection whole = avatar.section;
        whole.life = {};
        if (check.editable && avatar.problems.empty())
            found.fixes.push_back(check.sectionFix("som-whole", {avatar.name()}, avatar, whole));
    }
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

/// SOM-RCHK-10: the party holds no more shards than there are (SOM-SHARD-01).
void checkShardSupply(const PartyCheck& check) {
    for (std::size_t i = 0; i < colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        long long sum = 0;
        for (const Avatar& avatar : check.party.avatars) {
            const int own = avatar.shards.of(colour);
            sum += own;
            if (own < 0) {
                Finding& found = check.add("SOM-RCHK-10", Error, "negative",
                                           {avatar.name(), std::string(nameOf(colour)), std::to_string(own)},
                                           &avatar, std::string(nameOf(colour)), {"SOM-SHARD-01"});
                AvatarSection none = avatar.section;
                none.shards->of(colour) = 0;
                if (check.editable && !check.start())
                    found.fixes.push_back(check.sectionFix("som-no-shards", {avatar.name()}, avatar, none));
            }
        }
        // At the start SOM-RCHK-11 says what is wrong with too many of one colour.
        const int supply = colour == Colour::Colourless ? colourlessShards : colouredShards;
        if (sum > supply && !(check.start() && colour != Colour::Colourless && sum % 3 == 0 && sum <= 24))
            check.add("SOM-RCHK-10", Error, {},
                      {std::string(nameOf(colour)), std::to_string(sum), std::to_string(supply)}, nullptr,
                      std::string(nameOf(colour)), {"SOM-SHARD-01"});
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
        if (avatars.size() > 4) {
            Finding& found = check.add("SOM-RCHK-11", Error, {}, {count(avatars.size()), colour},
                                       avatars.back(), colour, {"SOM-SHARD-02"});
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
                                       &avatar, {}, {"SOM-DIFF-01"});
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
                                   group.front(), {}, {"SOM-DIFF-02"});
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
        check.add("SOM-RCHK-18", Note, "below", arguments, nullptr, {}, {});
}

/// SOM-RCHK-19: a kit of one's own is legal and told (SOM-DIFF-04).
void tellCustom(const PartyCheck& check) {
    if (!check.start() || check.difficulty != Difficulty::Custom)
        return;
    const Held held = heldByAll(check);
    const int avatars = static_cast<int>(check.party.avatars.size());
    const bool hard = held.potions == 0 && held.treasures == 0;
    const bool challenging = held.potions == avatars && held.treasures == avatars;
    if (!hard && !challenging)
        check.add("SOM-RCHK-19", Note, {}, {std::to_string(held.potions), std::to_string(held.treasures)},
                  nullptr);
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
        if (static_cast<int>(fillings.size()) > sets && sets > 0) {
            Finding& found =
                check.add("SOM-RCHK-26", Error, {}, {id.value, count(fillings.size()), std::to_string(sets)},
                          last[id], id.value, {"SOM-RAD-01", "SOM-COMP-10"});
            for (const RosterEntry::Filling* filling : fillings)
                found.locations.front().entries.push_back(filling->id);
        }
}

/// Where an avatar begins, on the boards of the scenario; nothing when it is not said.
std::optional<std::pair<int, Cell>> placeOf(const PartyCheck& check, const Avatar& avatar) {
    const Spot& start = avatar.section.start;
    const int board = check.context.table.boardNamed(start.board);
    if (board < 0)
        return std::nullopt;
    const CellInfo* gate = check.context.table.boards[static_cast<std::size_t>(board)].only(Site::Gate);
    if (start.at)
        return std::pair(board, *start.at);
    return gate ? std::optional(std::pair(board, gate->at)) : std::nullopt;
}

/// SOM-RCHK-27: avatars begin on a Gate of a map in play (SOM-SETUP-16).
void checkStarts(const PartyCheck& check) {
    if (!check.start() || !check.scenario)
        return;
    for (const Avatar& avatar : check.party.avatars) {
        const Spot& start = avatar.section.start;
        if (start.board.empty())
            continue;
        const int index = check.context.table.boardNamed(start.board);
        const TableBoard* board =
            index < 0 ? nullptr : &check.context.table.boards[static_cast<std::size_t>(index)];
        const CellInfo* cell = board && start.at ? board->find(*start.at) : nullptr;
        const bool terrain = board && board->kind == BoardKind::Terrain;
        if (terrain && (!start.at || (cell && cell->has(Site::Gate))))
            continue;
        Finding& found = check.add("SOM-RCHK-27", Error, terrain ? "cell" : "board",
                                   {avatar.name(), terrain ? board->board.value : start.board.value}, &avatar,
                                   {}, {"SOM-SETUP-16"});
        AvatarSection gate = avatar.section;
        gate.start.at.reset();
        if (!terrain)
            gate.start.board = check.context.table.terrainBoards().empty()
                                   ? ElementId()
                                   : check.context.table.terrainBoards().front()->id;
        if (check.editable && gate.bands.empty())
            found.fixes.push_back(check.sectionFix("som-start-gate", {avatar.name()}, avatar, gate));
    }
}

/// SOM-RCHK-28: a band is in one hex (SOM-BAND-02).
void checkBandPlaces(const PartyCheck& check) {
    std::map<int, std::vector<const Avatar*>> bands;
    for (const Avatar& avatar : check.party.avatars)
        if (avatar.section.bands.size() == 1)
            bands[avatar.section.bands.front()].push_back(&avatar);
    for (const auto& [band, members] : bands)
        for (const Avatar* avatar : members) {
            const Avatar* first = members.front();
            const bool apart = check.scenario ? placeOf(check, *avatar) != placeOf(check, *first)
                                              : avatar->section.start != first->section.start;
            if (!apart)
                continue;
            Finding& found =
                check.add("SOM-RCHK-28", Error, {}, {first->name(), avatar->name(), std::to_string(band)},
                          avatar, {}, {"SOM-BAND-02"});
            found.locations.front().entries.push_back(first->entry->id);
            AvatarSection joined = avatar->section;
            joined.start = first->section.start;
            if (check.editable)
                found.fixes.push_back(
                    check.sectionFix("som-same-start", {avatar->name(), first->name()}, *avatar, joined));
        }
}

/// SOM-RCHK-29: an avatar is in one band (SOM-BAND-01).
void checkOneBand(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars)
        if (avatar.section.bands.size() > 1) {
            Finding& found =
                check.add("SOM-RCHK-29", Error, {}, {avatar.name(), count(avatar.section.bands.size())},
                          &avatar, {}, {"SOM-BAND-01"});
            AvatarSection one = avatar.section;
            one.bands.clear();
            if (check.editable)
                found.fixes.push_back(check.sectionFix("som-no-band", {avatar.name()}, avatar, one));
        }
}

/// SOM-RCHK-30: one player with several avatars is allowed, and told (SOM-PARTY-05).
void tellPlayers(const PartyCheck& check) {
    std::map<std::string, std::vector<const Avatar*>> by;
    for (const Avatar& avatar : check.party.avatars)
        if (!avatar.section.player.empty())
            by[avatar.section.player].push_back(&avatar);
    for (const auto& [player, avatars] : by)
        if (avatars.size() > 1)
            check.add("SOM-RCHK-30", Note, {}, {player, count(avatars.size())}, avatars.front(), player);
}

/// SOM-RCHK-31: without a healthy token an avatar returns to Light (SOM-LIFE-20).
void checkAlive(const PartyCheck& check) {
    if (check.start())
        return;
    for (const Avatar& avatar : check.party.avatars) {
        const bool glows =
            std::any_of(avatar.radiances.begin(), avatar.radiances.end(), [&](const auto* filling) {
                const RadianceToken* token = check.catalogue().radiance(filling->option);
                return token && token->kind == Radiance::Life;
            });
        if (avatar.section.reforming || avatar.section.life.healthy > 0 || glows ||
            avatar.section.life.healthy < 0)
            continue;
        Finding& found = check.add("SOM-RCHK-31", Error, {}, {avatar.name()}, &avatar, {}, {"SOM-LIFE-20"});
        AvatarSection gone = avatar.section;
        gone.reforming = true;
        if (check.editable)
            found.fixes.push_back(check.sectionFix("som-reform", {avatar.name()}, avatar, gone));
    }
}

/// SOM-RCHK-32: what the party adds up to.
void tellStrength(const PartyCheck& check) {
    for (const Avatar& avatar : check.party.avatars) {
        const auto total = [&](Attribute attribute) {
            const Bonus bonus = bonusOf(avatar, check.catalogue(), attribute);
            std::string text = (bonus.flat >= 0 ? "+" : "") + std::to_string(bonus.flat);
            if (bonus.dstar)
                text += (bonus.dstar > 0 ? " +" : " ") + std::to_string(bonus.dstar) + "d\u2605";
            return text;
        };
        const auto colour = avatar.mastery ? named<Colour>(avatar.mastery->colour) : std::nullopt;
        check.add("SOM-RCHK-32", Note, {},
                  {avatar.name(), total(Attribute::CombatRoll), total(Attribute::LuckRoll),
                   total(Attribute::MovementRoll), total(Attribute::PhysicalShield),
                   total(Attribute::EnergyShield), std::to_string(colour ? avatar.shards.of(*colour) : 0)},
                  &avatar);
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

constexpr Check partyTable[] = {
    {"SOM-RCHK-01", Error, partyCheck<checkSize>, judged},
    {"SOM-RCHK-02", Error, partyCheck<checkTokens>, judged},
    {"SOM-RCHK-03", Error, partyCheck<checkMastery>, judged},
    {"SOM-RCHK-04", Error, partyCheck<checkMasteryCopies>, judged},
    {"SOM-RCHK-05", Warning, partyCheck<checkMasteryColour>, judged},
    {"SOM-RCHK-06", Error, partyCheck<checkStartLife>, judged},
    {"SOM-RCHK-07", Error, partyCheck<checkLife>, judged},
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
    {"SOM-RCHK-27", Error, partyCheck<checkStarts>, judged},
    {"SOM-RCHK-28", Error, partyCheck<checkBandPlaces>, judged},
    {"SOM-RCHK-29", Error, partyCheck<checkOneBand>, judged},
    {"SOM-RCHK-30", Note, partyCheck<tellPlayers>, judged},
    {"SOM-RCHK-31", Error, partyCheck<checkAlive>, judged},
    {"SOM-RCHK-32", Note, partyCheck<tellStrength>, judged},
    {"SOM-RCHK-33", Warning, partyCheck<checkConditions>, judged},
};

}  // namespace

std::span<const Check> partyChecks() {
    return partyTable;
}

}  // namespace bocage::rules::malice
