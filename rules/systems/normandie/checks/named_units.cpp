#include <algorithm>
#include <optional>

#include "rules/format/element_json.h"
#include "rules/systems/normandie/checks/takes_part.h"
#include "rules/systems/normandie/checks/zone_packing.h"
#include "rules/systems/normandie/checks/zone_room.h"

/// Who is named in victory conditions and in what the scenario adds to the rules.
namespace bocage::rules::normandie {

namespace {

/// What is wrong with a unit that a condition of this kind names: it must be somebody else's to be beaten,
/// and the side's own to be brought away.
const char* wrongSide(const VictoryCondition& condition, const std::set<SideId>& sides) {
    using Kind = VictoryCondition::Kind;
    if (condition.side.empty())
        return nullptr;
    const bool own = sides.contains(condition.side);
    if (condition.kind == Kind::Eliminate || condition.kind == Kind::Capture)
        return own && sides.size() == 1 ? "friend" : nullptr;
    if (condition.kind == Kind::Exit || condition.kind == Kind::Survive)
        return own ? nullptr : "foe";
    return nullptr;
}

/// While an army is still to be built from points, anybody of its faction may come.
bool mayStillCome(const ScenarioCheck& check, const ContentId& id) {
    const Unit* unit = check.content.unit(id);
    const Tile* tile = check.content.tile(id);
    const ContentId faction = unit ? unit->faction : tile ? tile->faction : ContentId();
    bool open = false;
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string&) {
        open = open || (player.force.budget && player.force.armies.empty() &&
                        (faction.empty() || player.faction == faction || player.force.mixedFactions));
    });
    return open;
}

/// Without accents and in one spelling of quotes and spaces, so that "Erghöl" and "Erghol" are one.
std::string plain(std::string_view words) {
    static constexpr std::pair<std::string_view, char> folded[] = {
        {"à", 'a'}, {"á", 'a'}, {"â", 'a'}, {"ä", 'a'}, {"ç", 'c'},  {"è", 'e'},     {"é", 'e'}, {"ê", 'e'},
        {"ë", 'e'}, {"î", 'i'}, {"ï", 'i'}, {"ô", 'o'}, {"ö", 'o'},  {"ù", 'u'},     {"û", 'u'}, {"ü", 'u'},
        {"É", 'E'}, {"À", 'A'}, {"Ö", 'O'}, {"Ü", 'U'}, {"’", '\''}, {"\u00a0", ' '}};
    std::string result;
    result.reserve(words.size());
    for (std::size_t i = 0; i < words.size();) {
        if ((words[i] & 0x80) == 0) {
            result += words[i++];
            continue;
        }
        const auto found = std::find_if(std::begin(folded), std::end(folded), [&](const auto& letter) {
            return words.substr(i).starts_with(letter.first);
        });
        result += found == std::end(folded) ? words[i] : found->second;
        i += found == std::end(folded) ? 1 : found->first.size();
    }
    return result;
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
}

/// Whether the words contain the name as words of their own, capitals as in the name.
bool containsName(const std::string& words, const std::string& name) {
    for (std::size_t at = words.find(name); at != std::string::npos; at = words.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !isLetter(words[at - 1])) && (end >= words.size() || !isLetter(words[end])))
            return true;
    }
    return false;
}

/// Names under which a unit that is one of a kind is spoken of.
std::set<std::string> namesOf(const Unit& unit) {
    std::set<std::string> names;
    for (const auto& [language, words] : unit.name.byLanguage) {
        std::string name = plain(words);
        for (const std::string_view article : {"The ", "Le ", "La ", "L'"})
            if (name.starts_with(article))
                name.erase(0, article.size());
        if (name.size() >= 4)
            names.insert(std::move(name));
    }
    return names;
}

/// Calls action(text, finding about its place) for what players read of victory and of special rules.
template <class Action>
void forEachRuling(const ScenarioCheck& check, Action action) {
    const Scenario& scenario = check.scenario;
    for (std::size_t v = 0; v < scenario.victory.size(); ++v)
        action(scenario.victory[v].text,
               aboutElement("SON-SCN-47", Severity::Error, scenario.victory[v].id, "victory", v));
    for (std::size_t r = 0; r < scenario.specialRules.size(); ++r)
        action(scenario.specialRules[r].text,
               aboutElement("SON-SCN-47", Severity::Error, scenario.specialRules[r].id, "specialRules", r));
    Finding gameplay = aboutScenario("SON-SCN-47", Severity::Error, "gameplay");
    gameplay.locations.emplace_back().pointer = "/texts/gameplay";
    action(scenario.texts.gameplay, std::move(gameplay));
}

/// Hands the unit out to a player of its faction, when the side has room for it.
void offerHandingOut(const ScenarioCheck& check, const Unit& unit, Finding& found) {
    const bool pinned = std::any_of(check.scenario.packs.begin(), check.scenario.packs.end(),
                                    [&](const PackPin& pin) { return pin.id.value == unit.id.pack(); });
    for (std::size_t s = 0; s < check.scenario.sides.size() && pinned; ++s) {
        const ScenarioSide& side = check.scenario.sides[s];
        for (std::size_t p = 0; p < side.players.size(); ++p) {
            const Player& player = side.players[p];
            if (unit.faction.empty() || player.faction != unit.faction)
                continue;
            const SideRoom& room = roomOf(check, side);
            std::vector<const Unit*> waiting = room.waiting;
            waiting.push_back(&unit);
            if (!room.arrows &&
                (room.zones.empty() || !canStandTogether(*check.context.ways, waiting, room.free)))
                continue;
            const std::string force =
                "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) + "/force";
            Fix fix{"hand-out-unit", {unit.id.value, player.id.value}, {}, std::nullopt};
            if (player.force == Force{})
                fix.edits.push_back({Edit::Kind::Add, force, Json(Json::Object{})});
            if (player.force.fixed.empty())
                fix.edits.push_back({Edit::Kind::Add, force + "/fixed", Json(Json::Array{})});
            fix.edits.push_back({Edit::Kind::Add, force + "/fixed/-", jsonOf(Copies{unit.id, 1})});
            found.fixes.push_back(std::move(fix));
            return;
        }
    }
}

/// Takes the sentences about somebody out of a text that can do without them.
void offerStriking(const ScenarioCheck& check, const Text& text, const ContentId& id,
                   const std::set<std::string>& names, Finding& found) {
    const std::string& place = found.locations.front().pointer;
    const Text rest = withoutSentences(text, [&](const std::string& sentence) {
        const std::string words = plain(sentence);
        return std::any_of(names.begin(), names.end(),
                           [&](const std::string& name) { return containsName(words, name); });
    });
    // What a copied chapter says of the game is asked for (SON-CH-18).
    if (rest == text || (rest.empty() && check.scenario.provenance == Provenance::OfficialUserEntered))
        return;
    const std::string pointer = place.starts_with("/texts/") ? place : place + "/text";
    found.fixes.push_back({"strike-sentence",
                           {id.value},
                           {rest.empty() ? Edit{Edit::Kind::Remove, pointer, {}}
                                         : Edit{Edit::Kind::Replace, pointer, jsonOf(rest)}},
                           std::nullopt});
}

/// Heroes and other named units that a text speaks of take part.
void checkTexts(const ScenarioCheck& check, const std::map<ContentId, std::set<SideId>>& present,
                Findings& findings) {
    // A name shared with somebody who is there speaks of that one. Hardly any text comes to this question.
    std::optional<std::set<std::string>> taken;
    const auto known = [&](const std::string& name) {
        if (!taken) {
            taken.emplace();
            for (const auto& [id, sides] : present)
                if (const Unit* unit = check.content.unit(id))
                    taken->merge(namesOf(*unit));
        }
        return taken->contains(name);
    };
    forEachRuling(check, [&](const Text& text, const Finding& place) {
        std::string words;
        for (const auto& [language, own] : text.byLanguage)
            words += plain(own) + "\n";
        if (words.size() < 4)
            return;
        for (const auto& [id, unit] : check.content.units()) {
            if ((unit.tileRole != Unit::TileRole::Hero && !unit.hasTrait("unique")) || present.contains(id) ||
                mayStillCome(check, id))
                continue;
            const std::set<std::string> names = namesOf(unit);
            if (std::none_of(names.begin(), names.end(), [&](const std::string& name) {
                    return containsName(words, name) && !known(name);
                }))
                continue;
            Finding found = place;
            found.message = "text";
            found.subject += "/" + id.value;
            found.arguments = {id.value};
            offerHandingOut(check, unit, found);
            offerStriking(check, text, id, names, found);
            findings.push_back(std::move(found));
        }
    });
}

/// SON-SCN-47: every unit that a victory condition or a special rule names is in an army, granted or on the
/// map; where the condition says whose it must be, on the right side.
void checkNamedUnits(const ScenarioCheck& check, Findings& findings) {
    const std::map<ContentId, std::set<SideId>> present = sidesOfUnits(check);
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v)
        for (std::size_t u = 0; u < check.scenario.victory[v].units.size(); ++u) {
            const VictoryCondition& condition = check.scenario.victory[v];
            const ContentId& id = condition.units[u];
            const auto sides = present.find(id);
            const char* wrong = sides == present.end() ? "" : wrongSide(condition, sides->second);
            if (!wrong || mayStillCome(check, id))
                continue;
            Finding found = aboutElement("SON-SCN-47", Severity::Error, condition.id, "victory", v);
            found.message = wrong;
            found.subject += "/" + id.value;
            found.arguments = {id.value, condition.side.value};
            found.fixes.push_back(
                {"not-about",
                 {id.value},
                 {{Edit::Kind::Remove, "/victory/" + std::to_string(v) + "/units/" + std::to_string(u), {}}},
                 std::nullopt});
            findings.push_back(std::move(found));
        }
    checkTexts(check, present, findings);
}

constexpr Check namedUnitsTable[] = {
    {"SON-SCN-47", Severity::Error, scenarioCheck<checkNamedUnits>,
     countersTakingPart | part::sides | part::armies | part::victory | part::campaign | part::specialRules |
         part::texts,
     part::all},
};

}  // namespace

std::span<const Check> namedUnitChecks() {
    return namedUnitsTable;
}

}  // namespace bocage::rules::normandie
