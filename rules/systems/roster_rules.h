#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/content/collection.h"
#include "rules/content/library.h"
#include "rules/core/finding.h"
#include "rules/roster/roster.h"

/// How a game builds rosters: an army of recruitment tiles, a party of avatars, a fortress with its decks.
/// Everything is a value with codes in it; GameFace has the words and pictures.
namespace bocage::rules {

struct Player;

/// Somewhere on a roster: an entry (slot −1), one of its slots, a space inside what fills a slot; with an
/// empty entry, the roster itself, or beside all entries.
struct RosterPlace {
    ElementId entry;
    int slot = -1;
    int space = -1;
    bool operator==(const RosterPlace&) const = default;
};

/// A number that explains itself: where each part of it came from.
struct RosterTotal {
    struct Term {
        ElementId source;    ///< entry or filling; empty when it is the rule's own
        ContentId content;   ///< what it comes from
        std::string reason;  ///< code; GameFace has the words
        int value = 0;
        std::string rule;
        bool operator==(const Term&) const = default;
    };
    std::string code;  ///< "points", "orders" …
    int value = 0;
    std::optional<int> limit;  ///< not more than this
    bool provisional = false;  ///< sample or unknown numbers are in it
    std::vector<Term> terms;
    bool operator==(const RosterTotal&) const = default;
};

/// A roster as it lies on the table: cards with slots.
struct RosterSheet {
    /// Something in a slot or beside all entries.
    struct Filled {
        ElementId id;
        ContentId content;
        std::optional<int> cost;
        int room = 0;                     ///< how many things fit into it (a spell book, a wall)
        std::vector<ContentId> contents;  ///< what is in it
        bool operator==(const Filled&) const = default;
    };
    struct Slot {
        int index = -1;                  ///< as in RosterEntry::Filling::slot
        std::vector<std::string> takes;  ///< codes of what fits: "equipment", "hand", "wall" …
        std::string mark;                ///< how the slot is told apart: a colour band, a letter
        int capacity = 1;
        std::vector<Filled> filled;
        bool operator==(const Slot&) const = default;
    };
    struct Card {
        ElementId entry;
        ContentId content;
        std::string role;         ///< code: "hero", "officer", "avatar", "tower" …
        std::optional<int> cost;  ///< nothing when the game has no costs, or this one is unknown
        bool provisional = false;
        bool grant = false;             ///< handed out, free of charge
        std::vector<ContentId> pieces;  ///< what it puts on the table
        std::vector<Slot> slots;
        bool operator==(const Card&) const = default;
    };
    std::vector<Card> cards;
    std::vector<Filled> loose;  ///< what needs no slot
    std::vector<RosterTotal> totals;

    const RosterTotal* total(std::string_view code) const;
    bool operator==(const RosterSheet&) const = default;
};

/// Something a roster can be built from.
struct RosterChoice {
    ContentId content;
    std::string group;     ///< code of the group it is offered in, in the order of groups()
    bool isEntry = false;  ///< stands as a card of its own; else it fills slots or lies beside
    std::optional<int> cost;
    ContentId faction;  ///< empty: for everybody
    bool operator==(const RosterChoice&) const = default;
};

/// What turns one roster into another, by content: the same things under other ids are no difference.
struct RosterComparison {
    struct Line {
        ContentId content;
        ContentId on;  ///< the card or filling it is on; empty when on its own
        int count = 0;
        int cost = 0;  ///< of all copies; what is unknown or granted counts nothing
        bool operator==(const Line&) const = default;
    };
    std::vector<Line> added, removed;
    int gained = 0;  ///< cost of what was added
    int lost = 0;    ///< cost of what was removed
    bool empty() const { return added.empty() && removed.empty(); }
};

/// A wish for the best roster there is.
struct RosterWish {
    LibraryPtr library;
    ContentId faction;
    int points = 0;
    std::string goal;                        ///< one of goals()
    const Roster* start = nullptr;           ///< kept as it is
    std::vector<ContentId> required = {};    ///< must be in it
    std::vector<ContentId> permitted = {};   ///< empty: everything
    std::vector<ContentId> forbidden = {};   ///< must not be in it
    const Collection* collection = nullptr;  ///< limits copies
    std::function<bool()> cancelled = {};
};

/// What a game answers about rosters. The questions with a default are for games that have such a thing.
class RosterRules {
public:
    virtual ~RosterRules() = default;

    /// Cards, slots, costs and totals. `pointer` and findings play no part: checks judge a roster.
    virtual RosterSheet sheet(const Roster& roster, const LibraryPtr& library) const = 0;
    /// Codes of the groups that choices are offered in, in order.
    virtual std::span<const std::string_view> groups() const = 0;
    /// Everything a roster of this game can be built from.
    virtual std::vector<RosterChoice> choices(const LibraryPtr& library) const = 0;
    /// What would be wrong with the thing at that place; empty when it may be put there. What is there now
    /// gives way. `moving` names a filling that leaves its present place; `player` is whose roster it is
    /// inside a scenario.
    virtual Findings mayPut(const Roster& roster, const LibraryPtr& library, const ContentId& thing,
                            const RosterPlace& where, const Player* player = nullptr,
                            const ElementId& moving = {}) const = 0;
    /// Whether the thing is of a kind that slot of a card takes at all, whatever else speaks against it. Used
    /// when one card takes the place of another.
    virtual bool fits(const ContentId& /*thing*/, const ContentId& /*card*/, int /*slot*/,
                      const LibraryPtr&) const {
        return true;
    }
    /// How many things fit into what fills a slot.
    virtual int room(const ContentId& /*filling*/, const LibraryPtr&) const { return 0; }
    /// Slots of a card.
    virtual int slotCount(const ContentId& /*card*/, const LibraryPtr&) const { return 0; }
    /// Cards that the roster lacks for this one to be of use; they are added with it when a roster is begun.
    virtual std::vector<ContentId> companions(const Roster&, const ContentId& /*card*/,
                                              const LibraryPtr&) const {
        return {};
    }
    /// A roster to start from: a new document of this game.
    virtual Roster blank() const = 0;

    /// What best() can aim at; empty when the game has no such notion.
    virtual std::span<const std::string_view> goals() const { return {}; }
    /// Wishes that no roster can fulfil together.
    virtual Problems contradictions(const RosterWish&) const { return {}; }
    /// Nothing when it was cancelled, nothing fits, or the game cannot tell.
    virtual std::optional<Roster> best(const RosterWish&) const { return std::nullopt; }
    /// A legal roster drawn at random, the same for the same seed; nothing when the game draws none.
    virtual std::optional<Roster> random(const LibraryPtr&, const ContentId& /*faction*/, int /*points*/,
                                         unsigned /*seed*/) const {
        return std::nullopt;
    }
    /// By content, with the costs of sheet().
    virtual RosterComparison compare(const Roster& before, const Roster& after,
                                     const LibraryPtr& library) const;

    /// Every place that takes the thing, free ones first: slots of all cards, and beside them.
    std::vector<RosterPlace> placesFor(const Roster& roster, const LibraryPtr& library,
                                       const ContentId& thing, const Player* player = nullptr,
                                       const ElementId& moving = {}) const;
};

}  // namespace bocage::rules
