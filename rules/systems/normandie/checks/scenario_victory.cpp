#include <algorithm>
#include <map>
#include <set>

#include "rules/campaign/campaign_path.h"
#include "rules/format/element_json.h"
#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/movement/reach_time.h"

namespace bocage::rules::normandie {

namespace {

using Kind = VictoryCondition::Kind;

/// SON-SCN-54: every side can win in some way.
void checkEverySide(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t s = 0; s < check.scenario.sides.size(); ++s) {
        const SideId& id = check.scenario.sides[s].id;
        const bool can = std::any_of(check.scenario.victory.begin(), check.scenario.victory.end(),
                                     [&](const VictoryCondition& condition) {
                                         return condition.side == id || condition.side.empty();
                                     });
        if (can)
            continue;
        Finding found = aboutScenario("SON-SCN-54", Severity::Error, id.value);
        found.arguments = {id.value};
        Location location;
        location.pointer = "/victory";
        found.locations.push_back(std::move(location));
        VictoryCondition condition;
        condition.id = freshId(check.scenario, "victory");
        condition.side = id;
        condition.kind = VictoryCondition::Kind::Survive;
        condition.text = "Wins when the other side has not won by the end.";
        Fix fix{"add-survive", {id.value}, {}, std::nullopt};
        if (check.scenario.victory.empty())
            fix.edits.push_back({Edit::Kind::Add, "/victory", Json(Json::Array{})});
        fix.edits.push_back({Edit::Kind::Add, "/victory/-", jsonOf(condition)});
        found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    }
}

bool speaksOfADraw(const Text& text) {
    static constexpr std::string_view words[] = {"draw",    "Draw",    "tie",      "Tie",
                                                 "égalité", "Égalité", "match nul"};
    return std::any_of(text.byLanguage.begin(), text.byLanguage.end(), [](const auto& own) {
        return std::any_of(std::begin(words), std::end(words),
                           [&](std::string_view word) { return own.second.find(word) != std::string::npos; });
    });
}

/// Says in the gameplay text what comes of two winners.
void offerDraw(const ScenarioCheck& check, Finding& found) {
    Text text = check.scenario.texts.gameplay;
    if (text.empty())
        text.byLanguage = {{"en", ""}, {"fr", ""}};
    for (auto& [language, words] : text.byLanguage) {
        words += words.empty() ? "" : " ";
        words += language == "fr" ? "Si les deux camps ont gagné, c’est un match nul."
                                  : "If both sides have won, it is a draw.";
    }
    found.fixes.push_back(
        {"call-draw", {}, {{Edit::Kind::Add, "/texts/gameplay", jsonOf(text)}}, std::nullopt});
}

/// Two sides that hold different objectives at the same time have both won.
void checkHolders(const ScenarioCheck& check, Findings& findings) {
    const auto& victory = check.scenario.victory;
    for (std::size_t b = 0; b < victory.size(); ++b)
        for (std::size_t a = 0; a < b; ++a) {
            const VictoryCondition &first = victory[a], &second = victory[b];
            const bool both = first.kind == Kind::Hold && second.kind == Kind::Hold && !first.side.empty() &&
                              !second.side.empty() && first.side != second.side &&
                              first.turn == second.turn && !first.targets.empty() && !second.targets.empty();
            if (!both || std::any_of(first.targets.begin(), first.targets.end(), [&](const ElementId& id) {
                    return std::find(second.targets.begin(), second.targets.end(), id) !=
                           second.targets.end();
                }))
                continue;
            Finding found = aboutElement("SON-SCN-55", Severity::Warning, second.id, "victory", b);
            found.message = "hold";
            found.arguments = {first.side.value, second.side.value};
            offerDraw(check, found);
            findings.push_back(std::move(found));
            return;
        }
}

/// Conditions that hold for two sides at once whenever nobody else has won: both would have. A sentence about
/// draws settles it.
void checkExclusive(const ScenarioCheck& check, Findings& findings) {
    const VictoryCondition* first = nullptr;
    if (speaksOfADraw(check.scenario.texts.gameplay) ||
        std::any_of(check.scenario.victory.begin(), check.scenario.victory.end(),
                    [](const VictoryCondition& condition) { return speaksOfADraw(condition.text); }))
        return;
    checkHolders(check, findings);
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v) {
        const VictoryCondition& condition = check.scenario.victory[v];
        const bool otherwise = (condition.kind == Kind::Survive || condition.kind == Kind::TurnLimit) &&
                               condition.units.empty() && condition.targets.empty() &&
                               !condition.side.empty();
        if (!otherwise)
            continue;
        if (!first || first->side == condition.side) {
            first = &condition;
            continue;
        }
        Finding found = aboutElement("SON-SCN-55", Severity::Warning, condition.id, "victory", v);
        found.message = "both";
        found.arguments = {first->side.value, condition.side.value};
        offerDraw(check, found);
        findings.push_back(std::move(found));
        return;
    }
}

/// SON-SCN-55: the conditions should cover every outcome: one that holds "otherwise", or points that can be
/// compared.
void checkCovered(const ScenarioCheck& check, Findings& findings) {
    const auto& victory = check.scenario.victory;
    if (victory.empty())
        return;
    const bool covered = std::any_of(victory.begin(), victory.end(), [](const VictoryCondition& condition) {
        return condition.kind == Kind::Survive || condition.kind == Kind::MostPoints ||
               condition.kind == Kind::TurnLimit || condition.kind == Kind::Score ||
               condition.kind == Kind::Text;
    });
    if (!covered) {
        Finding found = aboutScenario("SON-SCN-55", Severity::Warning);
        Location location;
        location.pointer = "/victory";
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    }
    checkExclusive(check, findings);
}

/// SON-SCN-56: turn numbers in victory conditions and their texts lie within the battle.
void checkTurns(const ScenarioCheck& check, Findings& findings) {
    const TurnTrack& track = check.scenario.turnTrack;
    if (!track.end || *track.end < 1)
        return;  // which has a rule of its own (SON-SCN-10, -11)
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v) {
        const VictoryCondition& condition = check.scenario.victory[v];
        const bool bad = condition.turn && (*condition.turn < 1 || *condition.turn > *track.end);
        const int named = turnNamed(condition.text);
        const bool written = named > *track.end;
        if (!bad && !written)
            continue;
        Finding found = aboutElement("SON-SCN-56", Severity::Error, condition.id, "victory", v);
        found.message = bad ? "" : "text";
        found.arguments = {std::to_string(bad ? *condition.turn : named), std::to_string(*track.end)};
        Fix set{"set-turn", {std::to_string(*track.end)}, {}, std::nullopt};
        const std::string pointer = found.locations.front().pointer;
        if (bad)
            set.edits.push_back({Edit::Kind::Replace, pointer + "/turn", *track.end});
        // The text that players read says the same number, in every language.
        const int old = bad ? *condition.turn : named;
        if (const Text corrected = withTurns(condition.text, *track.end, old); corrected != condition.text)
            set.edits.push_back({Edit::Kind::Replace, pointer + "/text", jsonOf(corrected)});
        if (!set.edits.empty())
            found.fixes.push_back(std::move(set));
        // Or the battle goes on until then.
        const int last = std::max(named, condition.turn.value_or(0));
        if (written && last <= track.spaces && condition.turn.value_or(1) >= 1)
            found.fixes.push_back({"set-end",
                                   {std::to_string(last)},
                                   {{Edit::Kind::Add, "/turnTrack/end", last}},
                                   std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// A table to score by stands with a condition of its own, or with the win by most points itself.
bool hasScoreTable(const VictoryCondition& condition) {
    return condition.kind == Kind::Score || (condition.kind == Kind::MostPoints && !condition.scores.empty());
}

/// SON-SCN-57: where most points win, every side has a table to score by, once one has.
void checkScorers(const ScenarioCheck& check, Findings& findings) {
    const auto& victory = check.scenario.victory;
    const bool mostPoints = std::any_of(victory.begin(), victory.end(),
                                        [](const VictoryCondition& c) { return c.kind == Kind::MostPoints; });
    if (!mostPoints || std::none_of(victory.begin(), victory.end(), hasScoreTable))
        return;
    for (const ScenarioSide& side : check.scenario.sides) {
        const bool scores = std::any_of(victory.begin(), victory.end(), [&](const VictoryCondition& c) {
            return hasScoreTable(c) && (c.side == side.id || c.side.empty());
        });
        if (scores)
            continue;
        Finding found = aboutScenario("SON-SCN-57", Severity::Error, side.id.value);
        found.message = "scorer";
        found.arguments = {side.id.value};
        found.locations.emplace_back().pointer = "/victory";
        VictoryCondition table;
        table.id = freshId(check.scenario, "victory");
        table.side = side.id;
        table.kind = Kind::Score;
        for (const ScenarioSide& victim : check.scenario.sides)
            if (victim.id != side.id)
                table.scores.push_back({victim.id, {}, 1});
        found.fixes.push_back({"add-score-table",
                               {side.id.value},
                               {{Edit::Kind::Add, "/victory/-", jsonOf(table)}},
                               std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-57: a score table has a line for every opponent, and no negative points.
void checkScores(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t v = 0; v < check.scenario.victory.size(); ++v) {
        const VictoryCondition& condition = check.scenario.victory[v];
        if (!hasScoreTable(condition))
            continue;
        for (std::size_t i = 0; i < condition.scores.size(); ++i)
            if (condition.scores[i].points < 0) {
                Finding found = aboutElement("SON-SCN-57", Severity::Error, condition.id, "victory", v);
                found.message = "negative";
                found.subject += "/" + std::to_string(i);
                found.arguments = {std::to_string(condition.scores[i].points)};
                found.fixes.push_back(
                    {"set-points",
                     {"0"},
                     {{Edit::Kind::Replace,
                       found.locations.front().pointer + "/scores/" + std::to_string(i) + "/points", 0}},
                     std::nullopt});
                findings.push_back(std::move(found));
            }
        for (const ScenarioSide& victim : check.scenario.sides) {
            const bool listed = victim.id == condition.side ||
                                std::any_of(condition.scores.begin(), condition.scores.end(),
                                            [&](const VictoryCondition::Score& score) {
                                                return score.victim == victim.id || score.victim.empty();
                                            });
            if (listed)
                continue;
            Finding found = aboutElement("SON-SCN-57", Severity::Error, condition.id, "victory", v);
            found.message = "victim";
            found.subject += "/" + victim.id.value;
            found.arguments = {condition.side.value, victim.id.value};
            const std::string scores = found.locations.front().pointer + "/scores";
            Fix fix{"add-score", {victim.id.value}, {}, std::nullopt};
            if (condition.scores.empty())
                fix.edits.push_back({Edit::Kind::Add, scores, Json(Json::Array{})});
            fix.edits.push_back(
                {Edit::Kind::Add, scores + "/-", jsonOf(VictoryCondition::Score{victim.id, {}, 1})});
            found.fixes.push_back(std::move(fix));
            findings.push_back(std::move(found));
        }
    }
}

void checkScoring(const ScenarioCheck& check, Findings& findings) {
    checkScorers(check, findings);
    checkScores(check, findings);
}

/// SON-SCN-58: a win by points while tiles lack victory or breaking points.
void checkPointTiles(const ScenarioCheck& check, Findings& findings) {
    const auto scored = std::find_if(check.scenario.victory.begin(), check.scenario.victory.end(),
                                     [](const VictoryCondition& c) { return c.kind == Kind::MostPoints; });
    if (scored == check.scenario.victory.end())
        return;
    for (const JudgedArmy& army : check.context.armies)
        for (const EntryView& entry : army.view.entries) {
            if (!entry.tile || entry.tile->breakingPoints)
                continue;
            Finding found = aboutScenario("SON-SCN-58", Severity::Warning, entry.entry->id.value);
            found.arguments = {entry.entry->content.value};
            Location location;
            location.pointer = entry.pointer;
            location.entries = {entry.entry->id};
            if (army.army)
                location.army = army.army->id;
            found.locations.push_back(std::move(location));
            findings.push_back(std::move(found));
        }
}

/// Whether anybody could be meant by this name of a side: a side or player of this battle, or a faction. The
/// earlier chapter itself is not at hand; a campaign is judged with its chapters.
bool couldHavePlayed(const ScenarioCheck& check, const std::string& name) {
    const auto called = [&](const Text& text) {
        return std::any_of(text.byLanguage.begin(), text.byLanguage.end(),
                           [&](const auto& own) { return own.second == name; });
    };
    const auto isFaction = [&](const FactionDef& faction) {
        return faction.id.value == name || faction.id.name() == name || called(faction.name);
    };
    for (const Pack& pack : check.library.packs())
        if (std::any_of(pack.factions.begin(), pack.factions.end(), isFaction))
            return true;
    return std::any_of(
        check.scenario.sides.begin(), check.scenario.sides.end(), [&](const ScenarioSide& side) {
            return side.id.value == name || called(side.name) ||
                   std::any_of(side.players.begin(), side.players.end(), [&](const Player& player) {
                       return player.id.value == name || called(player.name);
                   });
        });
}

/// SON-SCN-60: a campaign box names an earlier chapter, a side of it and a possible result.
void checkLinks(const ScenarioCheck& check, Findings& findings) {
    static const std::set<std::string_view> outcomes = {"won", "lost", "draw"};
    for (std::size_t i = 0; i < check.scenario.campaign.size(); ++i) {
        const CampaignLink& link = check.scenario.campaign[i];
        const bool itself =
            std::any_of(check.scenario.title.byLanguage.begin(), check.scenario.title.byLanguage.end(),
                        [&](const auto& own) { return !own.second.empty() && own.second == link.chapter; });
        const char* message = link.chapter.empty()                 ? "chapter"
                              : itself                             ? "itself"
                              : link.side.empty()                  ? "side"
                              : !couldHavePlayed(check, link.side) ? "stranger"
                              : !outcomes.contains(link.outcome)   ? "outcome"
                              : !link.receiver.empty() && !findPlayer(check.scenario, link.receiver)
                                  ? "receiver"
                                  : nullptr;
        if (!message)
            continue;
        Finding found = aboutElement("SON-SCN-60", Severity::Error, link.id, "campaign", i);
        found.message = message;
        found.arguments = {link.chapter, link.side, link.outcome, link.receiver.value};
        found.fixes.push_back(removeFix(link.id, "campaign", i));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-61: each result of the earlier chapter should be covered, or stated to have no effect.
void checkOutcomes(const ScenarioCheck& check, Findings& findings) {
    std::map<std::string, std::set<std::string>> covered;
    for (const CampaignLink& link : check.scenario.campaign)
        if (!link.chapter.empty())
            covered[link.chapter].insert(link.side + "/" + link.outcome);
    for (const auto& [chapter, results] : covered) {
        if (results.size() > 1)
            continue;
        Finding found = aboutScenario("SON-SCN-61", Severity::Warning, chapter);
        found.arguments = {chapter};
        Location location;
        location.pointer = "/campaign";
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-62: granted items exist, fit the receiver's faction, and a spell book finds a Character.
void checkGrants(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t i = 0; i < check.scenario.campaign.size(); ++i) {
        const CampaignLink& link = check.scenario.campaign[i];
        const Player* receiver = findPlayer(check.scenario, link.receiver);
        for (std::size_t g = 0; g < link.grants.size(); ++g) {
            const ContentId& id = link.grants[g].id;
            const Option* option = check.content.option(id);
            const Tile* tile = check.content.tile(id);
            const Unit* unit = check.content.unit(id);
            const ContentId faction = tile     ? tile->faction
                                      : option ? option->faction
                                      : unit   ? unit->faction
                                               : ContentId();
            const char* message = nullptr;
            if (receiver && !faction.empty() && faction != receiver->faction && !(option && option->mythos))
                message = "faction";
            if (receiver && option && option->kind == OptionKind::SpellBook) {
                bool known = false;
                bool holder = false;
                for (const JudgedArmy& army : check.context.armies)
                    if (army.player == receiver) {
                        known = true;
                        for (const ArmyUnit& member : army.view.units)
                            holder = holder || member.character;
                    }
                if (known && !holder)
                    message = "holder";
            }
            if (!message)
                continue;
            Finding found = aboutElement("SON-SCN-62", Severity::Error, link.id, "campaign", i);
            found.message = message;
            found.subject += "/" + id.value;
            found.arguments = {id.value, receiver->id.value};
            found.fixes.push_back(
                {"no-grant",
                 {id.value},
                 {{Edit::Kind::Remove, found.locations.front().pointer + "/grants/" + std::to_string(g), {}}},
                 std::nullopt});
            findings.push_back(std::move(found));
        }
    }
}

/// SON-SCN-63: changed summoning rules must be told to the players.
void checkSummoningRule(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t i = 0; i < check.scenario.specialRules.size(); ++i) {
        const SpecialRule& rule = check.scenario.specialRules[i];
        const bool summoning =
            rule.ruleSwitch.find("summon") != std::string::npos ||
            std::find(rule.rules.begin(), rule.rules.end(), "SON-OPT-29") != rule.rules.end();
        if (!summoning || !rule.text.empty() || !check.scenario.texts.gameplay.empty())
            continue;
        findings.push_back(aboutElement("SON-SCN-63", Severity::Warning, rule.id, "specialRules", i));
    }
}

/// Takes an objective away, and out of the conditions that name it.
Fix removeObjective(const Scenario& scenario, std::size_t index) {
    const ElementId& id = scenario.objectives[index].id;
    Fix fix = removeFix(id, "objectives", index);
    for (std::size_t v = 0; v < scenario.victory.size(); ++v) {
        const auto& targets = scenario.victory[v].targets;
        // Last first, so that earlier places stay where they are.
        for (std::size_t t = targets.size(); t > 0; --t)
            if (targets[t - 1] == id)
                fix.edits.push_back({Edit::Kind::Remove,
                                     "/victory/" + std::to_string(v) + "/targets/" + std::to_string(t - 1),
                                     {}});
    }
    return fix;
}

/// Small letters, as far as they have no accents.
std::string inSmallLetters(std::string words) {
    for (char& letter : words)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return words;
}

/// Words by which a text may speak of the objective: its name, the longer words of it, and "objective"
/// itself.
std::set<std::string> wordsFor(const Objective& objective) {
    std::set<std::string> words = {"objective", "objectif"};
    for (const auto& [language, name] : objective.label.byLanguage) {
        const std::string label = inSmallLetters(name);
        if (!label.empty())
            words.insert(label);
        for (std::size_t at = 0; at < label.size();) {
            const std::size_t end = std::min(label.find_first_of(" '-", at), label.size());
            if (end - at >= 4)
                words.insert(label.substr(at, end - at));
            at = end + 1;
        }
    }
    return words;
}

/// Whether what players read of the battle speaks of the objective. One without a name can only be meant.
bool isSpokenOf(const Scenario& scenario, const Objective& objective) {
    if (objective.label.empty())
        return !scenario.texts.gameplay.empty();
    const std::set<std::string> words = wordsFor(objective);
    const auto speaks = [&](const Text& text) {
        return std::any_of(text.byLanguage.begin(), text.byLanguage.end(), [&](const auto& own) {
            const std::string read = inSmallLetters(own.second);
            return std::any_of(words.begin(), words.end(),
                               [&](const std::string& word) { return read.find(word) != std::string::npos; });
        });
    };
    const auto itsTextSpeaks = [&](const auto& holder) { return speaks(holder.text); };
    return speaks(scenario.texts.gameplay) ||
           std::any_of(scenario.victory.begin(), scenario.victory.end(), itsTextSpeaks) ||
           std::any_of(scenario.specialRules.begin(), scenario.specialRules.end(), itsTextSpeaks) ||
           std::any_of(scenario.turnTrack.events.begin(), scenario.turnTrack.events.end(), itsTextSpeaks);
}

/// SON-SCN-64: an objective has a place, and something that is won by it.
void checkObjectives(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t i = 0; i < check.scenario.objectives.size(); ++i) {
        const Objective& objective = check.scenario.objectives[i];
        const std::vector<Cell> cells = objectiveCells(check.battlefield, check.scenario, objective);
        // Around a corner at the border some spaces are missing; all of them only off the board.
        const auto outside = static_cast<std::size_t>(std::count_if(
            cells.begin(), cells.end(), [&](Cell cell) { return !check.battlefield.exists(cell); }));
        const bool offBoard =
            groundIsKnown(check) && (objective.corner ? outside == cells.size() : outside > 0);
        const bool placed = !cells.empty() || !objective.alternatives.empty() ||
                            (!objective.element.empty() && !groundIsKnown(check));
        if (!placed || offBoard) {
            Finding found = aboutElement("SON-SCN-64", Severity::Error, objective.id, "objectives", i, cells);
            found.message = placed ? "off-board" : "nowhere";
            found.fixes.push_back(removeObjective(check.scenario, i));
            findings.push_back(std::move(found));
            continue;
        }
        const bool used = objective.value > 0 ||
                          std::any_of(check.scenario.victory.begin(), check.scenario.victory.end(),
                                      [&](const VictoryCondition& condition) {
                                          return std::find(condition.targets.begin(), condition.targets.end(),
                                                           objective.id) != condition.targets.end();
                                      });
        if (used || isSpokenOf(check.scenario, objective))
            continue;
        findings.push_back(
            aboutElement("SON-SCN-64", Severity::Warning, objective.id, "objectives", i, cells));
        findings.back().message = "unused";
    }
}

/// SON-SCN-65: an objective inside or next to a deployment zone.
void checkObjectiveZones(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t i = 0; i < check.scenario.objectives.size(); ++i) {
        const Objective& objective = check.scenario.objectives[i];
        const std::vector<Cell> cells = objectiveCells(check.battlefield, check.scenario, objective);
        for (const Zone& zone : check.scenario.zones) {
            if (zone.kind != Zone::Kind::Deployment)
                continue;
            const bool near = std::any_of(zone.cells.begin(), zone.cells.end(), [&](Cell cell) {
                return std::any_of(cells.begin(), cells.end(), [&](Cell own) { return touches(own, cell); });
            });
            if (!near)
                continue;
            Finding found =
                aboutElement("SON-SCN-65", Severity::Warning, objective.id, "objectives", i, cells);
            found.arguments = {objective.id.value, zone.id.value};
            found.subject += "+" + zone.id.value;
            found.locations.front().elements.push_back(zone.id);
            findings.push_back(std::move(found));
        }
    }
}

/// SON-SCN-68: a Manifestation among terrain or tokens states its Terror value.
void checkTerrorValues(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const MarkerDef* marker = check.library.marker(check.scenario.pieces[p].content);
        if (!marker || marker->terror || check.scenario.pieces[p].value)
            continue;
        const bool mythos =
            std::any_of(marker->effects.begin(), marker->effects.end(),
                        [](const Effect& effect) { return effect.name == "mythos" && !effect.value; });
        if (!mythos)
            continue;
        Finding found = aboutElement("SON-SCN-68", Severity::Warning, check.scenario.pieces[p].id, "pieces",
                                     p, {check.scenario.pieces[p].at});
        found.arguments = {check.scenario.pieces[p].content.value};
        found.fixes.push_back({"set-terror",
                               {"0"},
                               {{Edit::Kind::Add, found.locations.front().pointer + "/value", 0}},
                               std::nullopt});
        findings.push_back(std::move(found));
    }
}

constexpr Check scenarioVictoryTable[] = {
    {"SON-SCN-54", Severity::Error, scenarioCheck<checkEverySide>, part::sides | part::victory, part::all},
    {"SON-SCN-55", Severity::Warning, scenarioCheck<checkCovered>, part::victory | part::texts},
    {"SON-SCN-56", Severity::Error, scenarioCheck<checkTurns>, part::turns | part::victory},
    {"SON-SCN-57", Severity::Error, scenarioCheck<checkScoring>, part::sides | part::victory, part::all},
    {"SON-SCN-58", Severity::Warning, scenarioCheck<checkPointTiles>,
     part::sides | part::armies | part::victory},
    {"SON-SCN-60", Severity::Error, scenarioCheck<checkLinks>, part::title | part::sides | part::campaign},
    {"SON-SCN-61", Severity::Warning, scenarioCheck<checkOutcomes>, part::campaign},
    {"SON-SCN-62", Severity::Error, scenarioCheck<checkGrants>, part::sides | part::armies | part::campaign},
    {"SON-SCN-63", Severity::Warning, scenarioCheck<checkSummoningRule>, part::specialRules | part::texts},
    {"SON-SCN-64", Severity::Error, scenarioCheck<checkObjectives>,
     part::objectives | part::texts | part::victory | part::specialRules | part::turns | part::terrain |
         part::ground},
    {"SON-SCN-65", Severity::Warning, scenarioCheck<checkObjectiveZones>,
     part::zones | part::objectives | part::laid | part::ground},
    {"SON-SCN-68", Severity::Warning, scenarioCheck<checkTerrorValues>, part::pieces},
};

}  // namespace

Findings chapterFileFindings(const Scenario& scenario, const std::map<std::string, ChapterFile>& files) {
    using State = ChapterFile::State;
    Findings findings;
    for (std::size_t i = 0; i < scenario.campaign.size(); ++i) {
        const CampaignLink& link = scenario.campaign[i];
        const auto found = files.find(link.chapter);
        if (found == files.end())
            continue;
        const ChapterFile& file = found->second;
        const bool read = file.state == State::Read && file.scenario;
        const char* message = file.state == State::Itself                                  ? "itself"
                              : file.state == State::Missing                               ? "file"
                              : file.state == State::LeadsOut                              ? "leads-out"
                              : !read || file.scenario->system != scenario.system          ? "no-scenario"
                              : !link.side.empty() && !findSide(*file.scenario, link.side) ? "not-there"
                                                                                           : nullptr;
        if (!message)
            continue;
        Finding finding = aboutElement("SON-SCN-60", Severity::Error, link.id, "campaign", i);
        finding.message = message;
        finding.arguments = {link.chapter, link.side, link.outcome, link.receiver.value};
        finding.fixes.push_back(removeFix(link.id, "campaign", i));
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::span<const Check> scenarioVictoryChecks() {
    return scenarioVictoryTable;
}

}  // namespace bocage::rules::normandie
