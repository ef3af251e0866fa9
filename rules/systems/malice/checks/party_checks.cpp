#include <algorithm>
#include <map>

#include "rules/systems/malice/checks/check_context.h"

/// Who is in a party, and where it begins (SOM-RCHK-01 … 07, 27 … 32).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

std::string count(std::size_t n) {
    return std::to_string(n);
}

/// SOM-RCHK-01: one to eight avatars, those of all players together (SOM-PARTY-01).
void checkSize(const PartyCheck& check) {
    const std::size_t own = check.party.avatars.size();
    const std::size_t avatars = own ? own + check.before.avatars : 0;
    if (avatars >= 1 && avatars <= maxAvatars)
        return;
    Finding& found = check.add("SOM-RCHK-01", Error, avatars ? "many" : "none", {count(avatars)}, nullptr, {},
                               {"SOM-PARTY-01", "SOM-COMP-11"});
    if (avatars > maxAvatars && check.editable)
        found.fixes.push_back(fix("som-drop-avatar", {check.party.avatars.back().name()},
                                  {{Edit::Kind::Remove, check.pointerOf(check.party.avatars.back()), {}}}));
}

/// SOM-RCHK-02: each avatar has a token of its own (SOM-PARTY-02).
void checkTokens(const PartyCheck& check) {
    std::map<ContentId, const Avatar*> seen;
    for (const Avatar& avatar : check.party.avatars) {
        const auto [first, fresh] = seen.emplace(avatar.entry->content, &avatar);
        const auto other = check.before.tokens.find(avatar.entry->content);
        const bool taken = other != check.before.tokens.end();
        if (!fresh || taken) {
            Finding& found = check.add(
                "SOM-RCHK-02", Error, {},
                {fresh ? other->second : first->second->name(), avatar.name(), avatar.entry->content.value},
                &avatar, {}, {"SOM-PARTY-02", "SOM-SETUP-10"});
            if (!fresh)
                found.locations.front().entries.push_back(first->second->entry->id);
            for (const auto& known : check.catalogue().avatars)
                if (check.editable && !check.before.tokens.contains(known.first) &&
                    std::none_of(check.party.avatars.begin(), check.party.avatars.end(),
                                 [&](const Avatar& other) { return other.entry->content == known.first; })) {
                    found.fixes.push_back(fix("som-other-token", {known.first.value},
                                              {{Edit::Kind::Replace, check.pointerOf(avatar) + "/content",
                                                Json(known.first.value)}}));
                    break;
                }
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
            &avatar, {}, {"SOM-SETUP-11", "SOM-RAD-17", "SOM-LIFE-05"});
        AvatarSection whole = avatar.section;
        whole.life = {};
        if (check.editable && avatar.problems.empty())
            found.fixes.push_back(check.sectionFix("som-whole", {avatar.name()}, avatar, whole));
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
            check.add("SOM-RCHK-30", Note, {}, {player, count(avatars.size())}, avatars.front(), player,
                      {"SOM-PARTY-05"});
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

constexpr Check partyTable[] = {
    {"SOM-RCHK-01", Error, partyCheck<checkSize>, judged},
    {"SOM-RCHK-02", Error, partyCheck<checkTokens>, judged},
    {"SOM-RCHK-03", Error, partyCheck<checkMastery>, judged},
    {"SOM-RCHK-05", Warning, partyCheck<checkMasteryColour>, judged},
    {"SOM-RCHK-06", Error, partyCheck<checkStartLife>, judged},
    {"SOM-RCHK-07", Error, partyCheck<checkLife>, judged},
    {"SOM-RCHK-27", Error, partyCheck<checkStarts>, judged},
    {"SOM-RCHK-28", Error, partyCheck<checkBandPlaces>, judged},
    {"SOM-RCHK-29", Error, partyCheck<checkOneBand>, judged},
    {"SOM-RCHK-30", Note, partyCheck<tellPlayers>, judged},
    {"SOM-RCHK-31", Error, partyCheck<checkAlive>, judged},
    {"SOM-RCHK-32", Note, partyCheck<tellStrength>, judged},
};

}  // namespace

std::span<const Check> partyChecks() {
    return partyTable;
}

}  // namespace bocage::rules::malice
