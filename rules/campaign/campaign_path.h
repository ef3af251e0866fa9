#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/scenario/campaign.h"

namespace bocage::rules {

/// Scenarios of the chapters that could be read, by chapter.
using ChapterScenarios = std::map<ElementId, Scenario>;

inline constexpr std::string_view drawnGame = "draw";
/// Of players who win or lose together.
inline constexpr std::string_view lostGame = "lost";

const CampaignChapter* findChapter(const Campaign& campaign, const ElementId& id);

/// How a chapter may end: what it says itself, else every side that has a way to win, and a draw where
/// points are compared; every side where the scenario leaves victory to the rules of its game, and a defeat
/// where there is but one. A result is the id of the side that won, a draw, a defeat, or a word of the
/// author's.
std::vector<std::string> outcomesOf(const CampaignChapter& chapter, const Scenario* scenario);

/// Whether `name` means this side: its id, its name in any language, its player or faction.
bool isSideCalled(const ScenarioSide& side, std::string_view name);
/// The side of the scenario that a name in a campaign means; null when there is none.
const ScenarioSide* findSide(const Scenario& scenario, std::string_view name);

/// Whether one of the player's armies has this entry; armies that could not be read may have anything.
bool hasEntry(const Player& player, const ElementId& entry);

/// The way that a result opens; null when the story ends there. Where no chapter names a way they follow in
/// order, which `inOrder` tells: then a way is not needed.
const CampaignChapter::Next* wayAfter(const CampaignChapter& chapter, std::string_view outcome);
bool inOrder(const Campaign& campaign);
/// The chapter that follows; empty at an end.
ElementId chapterAfter(const Campaign& campaign, const ElementId& chapter, std::string_view outcome);

/// The chapter to be played now: after the last one of the log, or the first; empty when all is told.
ElementId chapterNow(const Campaign& campaign);

/// Whether a box of a scenario ("if this side won that chapter …") holds after these games.
bool holds(const CampaignLink& link, const Campaign& campaign, const ChapterScenarios& scenarios,
           const std::vector<CampaignLogEntry>& played);
/// The chapter that a box of a scenario looks back at; null when the campaign has none of that name.
const CampaignChapter* chapterMeant(const CampaignLink& link, const Campaign& campaign,
                                    const ChapterScenarios& scenarios);

}  // namespace bocage::rules
