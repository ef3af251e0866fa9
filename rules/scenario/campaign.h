#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// What a result brings into the chapter that it leads to.
struct CarryOver {
    enum class Kind {
        Grant,   ///< may add what `grants` names
        Points,  ///< has more or fewer points to recruit with
        Losses,  ///< plays on with the armies of the chapter before, less what was lost there
        Deck     ///< draws from another deck
    };
    ElementId id;
    Kind kind = Kind::Grant;
    SideId side;  ///< of the chapter it leads to; empty: of whoever won
    std::vector<Copies> grants;
    int points = 0;
    ContentId deck;
    Text text;
    Extras extras;
    bool operator==(const CarryOver&) const = default;
};

struct CampaignChapter {
    ElementId id;
    Text title;
    std::string scenario;               ///< relative path
    std::vector<std::string> outcomes;  ///< possible results; empty: those of its victory conditions
    struct Next {
        std::string outcome;  ///< empty: whatever the result
        ElementId chapter;
        std::vector<CarryOver> carry;
        bool operator==(const Next&) const = default;
    };
    std::vector<Next> next;
    std::optional<Cell> place;  ///< where its box lies in the graph that people see
    Extras extras;
    bool operator==(const CampaignChapter&) const = default;
};

/// One played chapter, as it was told after the game.
struct CampaignLogEntry {
    struct Points {
        SideId side;
        int points = 0;
        bool operator==(const Points&) const = default;
    };
    /// What a player lost: a whole roster entry, or so many of one unit.
    struct Loss {
        PlayerId player;
        ElementId entry;
        ContentId unit;
        int count = 1;
        bool operator==(const Loss&) const = default;
    };
    struct Found {
        PlayerId player;
        ContentId option;
        bool operator==(const Found&) const = default;
    };
    ElementId chapter;
    std::string outcome;
    int turns = 0;  ///< turns played, 0 when nobody wrote it down
    std::vector<Points> points;
    std::vector<Loss> losses;
    std::vector<Found> found;
    std::string stamp;  ///< rulesStamp() of the scenario that was played
    Text note;
    bool operator==(const CampaignLogEntry&) const = default;
};

struct Campaign {
    std::string system;
    Text title;
    std::string author;
    Provenance provenance = Provenance::Sample;
    Text story;
    std::vector<CampaignChapter> chapters;
    std::vector<CampaignLogEntry> log;
    Extras extras;

    bool operator==(const Campaign&) const = default;
};

}  // namespace bocage::rules
