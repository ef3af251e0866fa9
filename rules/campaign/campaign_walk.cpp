#include "rules/campaign/campaign_walk.h"

#include <algorithm>
#include <set>

#include "rules/campaign/chapter_finding.h"
#include "rules/campaign/loss_classes.h"
#include "rules/campaign/rules_stamp.h"
#include "rules/checks/ownership.h"
#include "rules/core/text_argument.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

/// Chapters whose result some later scenario asks for.
std::set<ElementId> rememberedChapters(const Campaign& campaign, const ChapterScenarios& scenarios) {
    std::set<ElementId> remembered;
    for (const auto& [chapter, scenario] : scenarios)
        for (const CampaignLink& link : scenario.campaign)
            if (const CampaignChapter* meant = chapterMeant(link, campaign, scenarios))
                remembered.insert(meant->id);
    return remembered;
}

Text nameOf(const Library& library, const ContentId& content) {
    const ContentHead* head = library.head(content);
    return head && !head->name.empty() ? head->name : Text(content.value);
}

bool carriesLosses(const CampaignChapter::Next* way) {
    return way && std::any_of(way->carry.begin(), way->carry.end(),
                              [](const CarryOver& carry) { return carry.kind == CarryOver::Kind::Losses; });
}

class Walk {
public:
    Walk(const Campaign& campaign, const ChapterScenarios& scenarios)
        : m_campaign(campaign),
          m_scenarios(scenarios),
          m_remembered(rememberedChapters(campaign, scenarios)) {}

    CampaignWalk walk() {
        if (!m_campaign.chapters.empty())
            arrive({m_campaign.chapters.front().id, {}});
        for (std::size_t i = 0; i < m_out.states.size(); ++i)
            leave(ChapterState(m_out.states[i]));
        return std::move(m_out);
    }

private:
    const Scenario* scenarioOf(const ElementId& chapter) const {
        const auto found = m_scenarios.find(chapter);
        return found == m_scenarios.end() ? nullptr : &found->second;
    }

    /// Two states are the same when nothing that anybody asks for differs.
    std::string keyOf(const ChapterState& state) const {
        std::string key = state.chapter.value;
        std::map<ElementId, std::string> results;
        for (const CampaignLogEntry& game : state.played)
            if (m_remembered.contains(game.chapter))
                results[game.chapter] = game.outcome;
        for (const auto& [chapter, outcome] : results)
            key += '|' + chapter.value + '=' + outcome;
        // The way taken carries its own things over; an army that plays on has come all its way.
        for (auto game = state.played.rbegin(); game != state.played.rend(); ++game) {
            key += "||" + game->chapter.value + '=' + game->outcome;
            for (const CampaignLogEntry::Loss& loss : game->losses)
                key += '/' + loss.player.value + ':' + loss.entry.value;
            const CampaignChapter* chapter = findChapter(m_campaign, game->chapter);
            if (!chapter || !carriesLosses(wayAfter(*chapter, game->outcome)))
                break;
        }
        return key;
    }

    void arrive(ChapterState state) {
        if (!m_seen.insert(keyOf(state)).second)
            return;
        if (m_out.states.size() >= mostCampaignStates) {
            m_out.complete = false;
            return;
        }
        m_out.states.push_back(std::move(state));
    }

    void leave(const ChapterState& state) {
        const CampaignChapter* chapter = findChapter(m_campaign, state.chapter);
        if (!chapter)
            return;
        std::vector<std::string> outcomes = outcomesOf(*chapter, scenarioOf(chapter->id));
        if (outcomes.empty())
            outcomes.emplace_back();  // a chapter of which nobody knows how it ends still leads on
        for (const std::string& outcome : outcomes) {
            const ElementId after = chapterAfter(m_campaign, chapter->id, outcome);
            LossClasses lost;
            if (const auto* way = wayAfter(*chapter, outcome); carriesLosses(way))
                if (const auto played = prepareChapter(m_campaign, m_scenarios, state.played, chapter->id))
                    lost = lossClasses(played->scenario, way, outcome);
            m_out.complete = m_out.complete && lost.complete;
            for (auto& losses : lost.classes) {
                ChapterState next{after, state.played};
                CampaignLogEntry game;
                game.chapter = chapter->id;
                game.outcome = outcome;
                game.losses = std::move(losses);
                next.played.push_back(std::move(game));
                if (!after.empty()) {
                    arrive(std::move(next));
                } else if (m_out.ends.size() < mostCampaignStates) {
                    next.chapter = chapter->id;
                    m_out.ends.push_back(std::move(next));
                }
            }
        }
    }

    const Campaign& m_campaign;
    const ChapterScenarios& m_scenarios;
    const std::set<ElementId> m_remembered;
    std::set<std::string> m_seen;
    CampaignWalk m_out;
};

/// What the losses of a game are called: "Sister Umbra, Sturm Platoon".
Text lossesNamed(const CampaignLogEntry& game, const Scenario& played, const Library& library) {
    std::vector<Text> names;
    for (const CampaignLogEntry::Loss& loss : game.losses)
        for (const ScenarioSide& side : played.sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (player.id == loss.player && army.roster)
                        for (const RosterEntry& entry : army.roster->entries)
                            if (entry.id == loss.entry)
                                names.push_back(entry.label.empty() ? nameOf(library, entry.content)
                                                                    : entry.label);
    return joinedTexts(names, ", ");
}

/// Chapter, what it was, whom or what it names; and again for every game.
std::vector<std::string> storyOf(const Campaign& campaign, const ChapterScenarios& scenarios,
                                 const ChapterState& state, const Library& library) {
    std::vector<std::string> story;
    for (std::size_t i = 0; i < state.played.size(); ++i) {
        const CampaignLogEntry& game = state.played[i];
        const CampaignChapter* chapter = findChapter(campaign, game.chapter);
        const std::string title = chapter ? titleArgument(*chapter) : game.chapter.value;
        const auto scenario = scenarios.find(game.chapter);
        const EndingArguments ending =
            endingArguments(scenario == scenarios.end() ? nullptr : &scenario->second, game.outcome);
        story.insert(story.end(), {title, ending.kind, ending.name});
        if (game.losses.empty())
            continue;
        const auto first = state.played.begin();
        const auto played = prepareChapter(campaign, scenarios,
                                           {first, first + static_cast<std::ptrdiff_t>(i)}, game.chapter);
        const Text lost = played ? lossesNamed(game, played->scenario, library) : Text();
        story.insert(story.end(), {title, std::string(endedWithLosses), textArgument(lost)});
    }
    return story;
}

/// Judges prepared chapters, the same one only once.
class StateJudge {
public:
    StateJudge(const Campaign& campaign, const ChapterScenarios& scenarios, const ValidateRequest& request)
        : m_campaign(campaign), m_scenarios(scenarios), m_request(request) {}

    Findings judge() {
        const CampaignWalk walk = walkCampaign(m_campaign, m_scenarios);
        // What is wrong already without losses is told without them.
        for (const bool harmed : {false, true})
            for (const ChapterState& state : walk.states) {
                if (m_request.overtaken && m_request.overtaken->load(std::memory_order_relaxed))
                    return {};
                if (isHarmed(state) == harmed)
                    judge(state);
            }
        tellMissingPieces();
        if (!walk.complete)
            m_findings.push_back(aboutChapter(m_campaign, "DOC-CAM-13", Severity::Warning, "",
                                              {std::to_string(mostCampaignStates)},
                                              m_campaign.chapters.front().id, "states"));
        return std::move(m_findings);
    }

private:
    static bool isHarmed(const ChapterState& state) {
        return std::any_of(state.played.begin(), state.played.end(),
                           [](const CampaignLogEntry& game) { return !game.losses.empty(); });
    }

    Verdict verdictOn(const Scenario& scenario) const {
        ValidateRequest request = m_request;
        request.scenario = &scenario;
        request.roster = nullptr;
        return validate(request);
    }

    /// What the chapter is accused of as it lies in its file: that is told there, not here.
    const std::set<std::string>& knownOf(const ElementId& chapter, const Scenario& scenario) {
        const auto [entry, fresh] = m_known.try_emplace(chapter);
        if (fresh)
            for (const Finding& finding : verdictOn(scenario).findings)
                entry->second.insert(finding.key());
        return entry->second;
    }

    void judge(const ChapterState& state) {
        const auto scenario = m_scenarios.find(state.chapter);
        const CampaignChapter* chapter = findChapter(m_campaign, state.chapter);
        // The first chapter as it lies in its file is judged there; what it needs of the boxes is asked here.
        if (scenario == m_scenarios.end() || !chapter || (state.played.empty() && !m_request.collection))
            return;
        const auto prepared = prepareChapter(m_campaign, m_scenarios, state.played, state.chapter);
        if (!prepared ||
            !m_judged.insert(state.chapter.value + '\n' + writeScenario(prepared->scenario)).second)
            return;
        const auto& known = knownOf(state.chapter, scenario->second);
        const GameSystem* game = findGameSystem(prepared->scenario.system);
        const auto hopeless = game ? game->hopelessRules() : std::span<const std::string_view>();
        ++m_missing[state.chapter].states;
        for (const Finding& finding : verdictOn(prepared->scenario).findings) {
            if (isOwnership(finding)) {
                noteMissing(state, finding);
                continue;
            }
            // What does not exist is told of the way that carries it over.
            if (known.contains(finding.key()) || finding.rule.starts_with("DOC-REF"))
                continue;
            if (finding.severity == Severity::Error)
                tell("DOC-CAM-06", isHarmed(state) ? Severity::Warning : Severity::Error, *chapter, state,
                     finding, isHarmed(state) ? "losses" : "");
            else if (std::find(hopeless.begin(), hopeless.end(), finding.rule) != hopeless.end())
                tell("DOC-CAM-07", Severity::Warning, *chapter, state, finding);
        }
    }

    /// One finding for each thing that is wrong, with the first story that leads to it.
    void tell(const char* rule, Severity severity, const CampaignChapter& chapter, const ChapterState& state,
              const Finding& cause, const char* message = "") {
        if (!m_told.insert(rule + chapter.id.value + cause.key()).second)
            return;
        Finding found =
            aboutChapter(m_campaign, rule, severity, message,
                         withStory({titleArgument(chapter), cause.rule}, state), chapter.id, cause.key());
        // Two things that break one rule read alike.
        const bool same = std::any_of(m_findings.begin(), m_findings.end(), [&](const Finding& each) {
            return each.rule == found.rule && each.arguments == found.arguments;
        });
        if (!same)
            m_findings.push_back(std::move(found));
    }

    std::vector<std::string> withStory(std::vector<std::string> arguments, const ChapterState& state) const {
        const auto story = storyOf(m_campaign, m_scenarios, state, *m_request.library);
        arguments.insert(arguments.end(), story.begin(), story.end());
        return arguments;
    }

    /// A piece that the boxes hold too few of for a chapter.
    struct Missing {
        int wanted = 0;
        int owned = 0;
        std::size_t states = 0;  ///< in how many ways of arriving there
        ChapterState first;
    };
    struct MissingPieces {
        std::size_t states = 0;  ///< ways of arriving there that were looked at
        std::map<ContentId, Missing> pieces;
    };

    void noteMissing(const ChapterState& state, const Finding& cause) {
        const auto number = [&](std::size_t argument) {
            return argument < cause.arguments.size() ? std::atoi(cause.arguments[argument].c_str()) : 0;
        };
        Missing& missing =
            m_missing[state.chapter].pieces[ContentId(cause.arguments.empty() ? "" : cause.arguments[0])];
        if (missing.states++ == 0)
            missing.first = state;
        if (number(1) - number(2) > missing.wanted - missing.owned) {
            missing.wanted = number(1);
            missing.owned = number(2);
        }
    }

    /// For each chapter what it needs however it is reached, then what only some story makes it need.
    void tellMissingPieces() {
        for (const CampaignChapter& chapter : m_campaign.chapters) {
            const MissingPieces& missing = m_missing[chapter.id];
            std::vector<Text> always;
            std::map<std::string, std::pair<const ChapterState*, std::vector<Text>>> sometimes;
            for (const auto& [content, piece] : missing.pieces) {
                const Text named = joinedTexts(
                    {nameOf(*m_request.library, content),
                     Text(" (" + std::to_string(piece.owned) + "/" + std::to_string(piece.wanted) + ")")},
                    "");
                // A tile and its counter have one name.
                const auto note = [&](std::vector<Text>& names) {
                    if (std::find(names.begin(), names.end(), named) == names.end())
                        names.push_back(named);
                };
                if (piece.states == missing.states) {
                    note(always);
                    continue;
                }
                std::string story;
                for (const CampaignLogEntry& game : piece.first.played)
                    story += game.chapter.value + '=' + game.outcome + '|';
                auto& group = sometimes[story];
                group.first = &piece.first;
                note(group.second);
            }
            if (!always.empty())
                m_findings.push_back(aboutChapter(
                    m_campaign, "DOC-CAM-08", Severity::Note, "",
                    {titleArgument(chapter), textArgument(joinedTexts(always, ", "))}, chapter.id, "boxes"));
            for (const auto& [story, group] : sometimes)
                m_findings.push_back(aboutChapter(
                    m_campaign, "DOC-CAM-08", Severity::Note, "story",
                    withStory({titleArgument(chapter), textArgument(joinedTexts(group.second, ", "))},
                              *group.first),
                    chapter.id, "boxes|" + story));
        }
    }

    const Campaign& m_campaign;
    const ChapterScenarios& m_scenarios;
    const ValidateRequest& m_request;
    std::map<ElementId, std::set<std::string>> m_known;
    std::set<std::string> m_judged, m_told;
    std::map<ElementId, MissingPieces> m_missing;
    Findings m_findings;
};

std::string gameNamed(const std::string& system) {
    const GameSystem* game = findGameSystem(system);
    return game ? textArgument(game->name()) : system;
}

bool isEmpty(const CarryOver& carry) {
    switch (carry.kind) {
        case CarryOver::Kind::Grant:
            return carry.grants.empty();
        case CarryOver::Kind::Points:
            return carry.points == 0;
        case CarryOver::Kind::Deck:
            return carry.deck.empty();
        case CarryOver::Kind::Losses:
            break;
    }
    return false;
}

/// Whether a side of that name, or with no name any side, recruits for points; a stranger is told as that.
bool countsPoints(const Scenario& scenario, const std::string& name) {
    if (!name.empty() && !findSide(scenario, name))
        return true;
    return std::any_of(scenario.sides.begin(), scenario.sides.end(), [&](const ScenarioSide& side) {
        return (name.empty() || isSideCalled(side, name)) &&
               std::any_of(side.players.begin(), side.players.end(),
                           [](const Player& player) { return player.force.budget.has_value(); });
    });
}

/// Games are entered in the order of the story: each is the chapter that the result before it leads to.
void checkOrderOfLog(const Campaign& campaign, const ChapterScenarios& scenarios, Findings& findings) {
    for (std::size_t i = 0; i < campaign.log.size(); ++i) {
        const CampaignChapter* played = findChapter(campaign, campaign.log[i].chapter);
        if (!played)
            continue;
        ElementId due = campaign.chapters.front().id;
        if (i > 0) {
            const CampaignLogEntry& last = campaign.log[i - 1];
            const CampaignChapter* before = findChapter(campaign, last.chapter);
            if (!before)
                continue;
            // What is no chapter or no result is told as that, and nothing is known of what follows it.
            const auto scenario = scenarios.find(before->id);
            const auto known = outcomesOf(*before, scenario == scenarios.end() ? nullptr : &scenario->second);
            if (!known.empty() && std::find(known.begin(), known.end(), last.outcome) == known.end())
                continue;
            due = chapterAfter(campaign, before->id, last.outcome);
        }
        if (due == played->id)
            continue;
        std::vector<std::string> arguments{titleArgument(*played)};
        if (!due.empty())
            arguments.push_back(titleArgument(*findChapter(campaign, due)));
        Finding early = aboutChapter(campaign, "DOC-CAM-14", Severity::Warning, due.empty() ? "over" : "",
                                     std::move(arguments), played->id, "order" + std::to_string(i));
        early.locations.front().pointer = "/log/" + std::to_string(i);
        findings.push_back(std::move(early));
    }
}

/// What the log tells must have been there: sides, players, what they lost and found.
void checkContentsOfLog(const Campaign& campaign, const ChapterScenarios& scenarios, const Library& library,
                        Findings& findings) {
    for (std::size_t i = 0; i < campaign.log.size(); ++i) {
        const CampaignLogEntry& game = campaign.log[i];
        const CampaignChapter* chapter = findChapter(campaign, game.chapter);
        const auto first = campaign.log.begin();
        const auto prepared = prepareChapter(campaign, scenarios,
                                             {first, first + static_cast<std::ptrdiff_t>(i)}, game.chapter);
        if (!chapter || !prepared)
            continue;
        const auto tell = [&](const char* message, const std::string& what) {
            Finding found = aboutChapter(campaign, "DOC-CAM-17", Severity::Warning, message,
                                         {titleArgument(*chapter), what}, chapter->id,
                                         std::to_string(i) + message + what);
            found.locations.front().pointer = "/log/" + std::to_string(i);
            findings.push_back(std::move(found));
        };
        const auto playerOf = [&](const PlayerId& id) {
            const Player* player = findPlayer(prepared->scenario, id);
            if (!player)
                tell("player", id.value);
            return player;
        };
        const auto mustExist = [&](const ContentId& content) {
            if (!library.head(content))
                tell("content", content.value);
        };
        for (const CampaignLogEntry::Points& points : game.points)
            if (!findSide(prepared->scenario, points.side))
                tell("player", points.side.value);
        for (const CampaignLogEntry::Loss& loss : game.losses) {
            const Player* player = playerOf(loss.player);
            if (!loss.unit.empty())
                mustExist(loss.unit);
            else if (player && !hasEntry(*player, loss.entry))
                tell("entry", loss.entry.value);
        }
        for (const CampaignLogEntry::Found& found : game.found)
            if (playerOf(found.player))
                mustExist(found.option);
    }
}

}  // namespace

CampaignWalk walkCampaign(const Campaign& campaign, const ChapterScenarios& scenarios) {
    return Walk(campaign, scenarios).walk();
}

Findings checkCampaignStates(const Campaign& campaign, const ChapterScenarios& scenarios,
                             const ValidateRequest& request) {
    return StateJudge(campaign, scenarios, request).judge();
}

Findings checkCampaignChapters(const Campaign& campaign, const ChapterScenarios& scenarios,
                               const Library& library) {
    Findings findings;
    for (std::size_t c = 0; c < campaign.chapters.size(); ++c) {
        const CampaignChapter& chapter = campaign.chapters[c];
        const auto scenario = scenarios.find(chapter.id);
        if (scenario == scenarios.end()) {
            const bool unwritten = chapter.scenario.empty();
            findings.push_back(
                aboutChapter(campaign, "DOC-CAM-18", unwritten ? Severity::Warning : Severity::Error,
                             unwritten ? "unwritten" : "unreadable",
                             {titleArgument(chapter), chapter.scenario}, chapter.id, "battle"));
        }
        if (scenario != scenarios.end() && scenario->second.system != campaign.system)
            findings.push_back(aboutChapter(
                campaign, "DOC-CAM-09", Severity::Error, "",
                {titleArgument(chapter), gameNamed(scenario->second.system), gameNamed(campaign.system)},
                chapter.id, "system"));
        const auto outcomes = outcomesOf(chapter, scenario == scenarios.end() ? nullptr : &scenario->second);
        // To play it again is not to go on.
        const bool goesOn = std::any_of(chapter.next.begin(), chapter.next.end(),
                                        [&](const auto& way) { return way.chapter != chapter.id; });
        for (const std::string& outcome : outcomes)
            if (goesOn && !wayAfter(chapter, outcome)) {
                const EndingArguments ending =
                    endingArguments(scenario == scenarios.end() ? nullptr : &scenario->second, outcome);
                findings.push_back(aboutChapter(campaign, "DOC-CAM-10", Severity::Warning,
                                                ending.kind == endedWon ? "" : ending.kind,
                                                {titleArgument(chapter), ending.name}, chapter.id, outcome));
            }
        for (const CampaignChapter::Next& way : chapter.next) {
            const auto later = scenarios.find(way.chapter);
            const CampaignChapter* target = findChapter(campaign, way.chapter);
            if (!target)
                continue;
            for (const CarryOver& carry : way.carry) {
                const auto tell = [&](const char* message, const std::string& what) {
                    findings.push_back(aboutChapter(campaign, "DOC-CAM-11", Severity::Error, message,
                                                    {titleArgument(*target), what}, chapter.id,
                                                    carry.id.value + message + what));
                };
                if (later != scenarios.end() && !carry.side.empty() &&
                    !findSide(later->second, carry.side.value))
                    tell("side", carry.side.value);
                for (const Copies& granted : carry.grants)
                    if (!library.head(granted.id))
                        tell("content", granted.id.value);
                if (carry.kind == CarryOver::Kind::Deck && !carry.deck.empty()) {
                    if (!library.head(carry.deck))
                        tell("content", carry.deck.value);
                    else if (carry.deck.kind() != "deck")
                        tell("deck", carry.deck.value);
                }
                if (isEmpty(carry))
                    tell("empty", carry.id.value);
                if (carry.kind == CarryOver::Kind::Points && carry.points != 0 && later != scenarios.end() &&
                    !countsPoints(later->second, carry.side.value))
                    tell("points", carry.id.value);
            }
        }
    }
    checkOrderOfLog(campaign, scenarios, findings);
    checkContentsOfLog(campaign, scenarios, library, findings);
    for (std::size_t i = 0; i < campaign.log.size(); ++i) {
        const CampaignLogEntry& game = campaign.log[i];
        const auto scenario = scenarios.find(game.chapter);
        const CampaignChapter* chapter = findChapter(campaign, game.chapter);
        if (!chapter || scenario == scenarios.end() || game.stamp.empty() ||
            game.stamp == rulesStamp(scenario->second))
            continue;
        Finding changed = aboutChapter(campaign, "DOC-CAM-12", Severity::Note, "", {titleArgument(*chapter)},
                                       chapter->id, std::to_string(i));
        changed.locations.front().pointer = "/log/" + std::to_string(i);
        findings.push_back(std::move(changed));
    }
    return findings;
}

}  // namespace bocage::rules
