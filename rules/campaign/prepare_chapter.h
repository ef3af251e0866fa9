#pragma once

#include "rules/campaign/campaign_path.h"

namespace bocage::rules {

/// What the games before changed in a chapter. No prose: model owns the words.
struct ChapterChange {
    enum class Kind {
        Granted,    ///< the player is handed out `content`
        Points,     ///< `count` points more (or fewer) to recruit with
        PlaysOn,    ///< fields the army of the chapter before
        EntryLost,  ///< a roster entry (`content`) that no longer exists
        UnitLost,   ///< starts without `count` of the unit `content`
        Deck,       ///< draws from the deck `content`
        Found       ///< found the option `content` in an earlier game and keeps it
    };
    Kind kind = Kind::Granted;
    PlayerId player;
    ContentId content;
    int count = 1;
    ElementId because;  ///< the chapter whose result it comes from
    bool operator==(const ChapterChange&) const = default;
};

/// A chapter as it is set up after certain games.
struct PreparedChapter {
    Scenario scenario;
    std::vector<ChapterChange> changes;
};

/// The scenario of a chapter, with what the games before brought: boxes of the scenario that hold become
/// things handed out, carry-overs of the way taken are applied, boxes that are decided are gone. Nothing
/// when the scenario of the chapter is not at hand.
std::optional<PreparedChapter> prepareChapter(const Campaign& campaign, const ChapterScenarios& scenarios,
                                              const std::vector<CampaignLogEntry>& played,
                                              const ElementId& chapter);

}  // namespace bocage::rules
