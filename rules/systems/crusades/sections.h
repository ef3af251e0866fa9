#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/systems/crusades/cards.h"
#include "rules/systems/crusades/options.h"

/// What scenario and army files hold under the key "crusades".
namespace bocage::rules::crusades {

inline constexpr std::string_view systemId = "crusades";
inline constexpr std::string_view sectionKey = "crusades";

/// A deck list: one of a pack, or entries written here, which then count instead.
struct DeckList {
    ContentId deck;
    std::vector<DeckEntry> entries;
    bool operator==(const DeckList&) const = default;
};

struct DeckLists {
    DeckList village, siege, dagon, cthulhu;
    bool operator==(const DeckLists&) const = default;

    DeckList& of(DeckKind deck);
    const DeckList& of(DeckKind deck) const;
};
/// The four decks that have lists.
inline constexpr DeckKind listedDecks[] = {DeckKind::Village, DeckKind::Siege, DeckKind::Dagon,
                                           DeckKind::Cthulhu};

enum class Mode { Start, Snapshot };

/// A scenario's own section: how the game is set up, and in snapshot mode how far it has come.
struct ScenarioSection {
    /// Where the turn stands, in snapshot mode.
    struct Turn {
        PlayerId player;  ///< whose turn it is
        bool drawn = true;
        int actions = 1;          ///< left
        bool idol = false;        ///< the actions left come from an Idol
        int fortressAttacks = 0;  ///< fortress cards attacked in this turn
        int stationed = 0;        ///< defenders posted in this turn
        bool operator==(const Turn&) const = default;
    };
    std::string preset = "provisional-2016";
    Mode mode = Mode::Start;
    Choices options;  ///< house options that are no rulings
    DeckLists decks;
    Turn turn;
    std::vector<ContentId> discard;         ///< snapshot: spent Village cards
    std::vector<ContentId> dagonDiscard;    ///< snapshot
    std::vector<ContentId> siegeDiscard;    ///< snapshot
    std::vector<ContentId> cthulhuDiscard;  ///< snapshot
    std::vector<ContentId> removed;         ///< snapshot: used Cultists
    Extras extras;

    bool operator==(const ScenarioSection&) const = default;
};

/// A roster's own section. Castle and walls are the roster's entries, posted cards their fillings.
struct RosterSection {
    std::string colour;
    std::string preset = "provisional-2016";  ///< house rules it is built for; in a scenario those count
    Choices options;                          ///< house options and rulings alike
    DeckLists decks;
    std::vector<ContentId> siegeOnTable;  ///< snapshot; used at least once
    std::vector<ContentId> siegeNew;      ///< snapshot: on the table, not used yet
    std::vector<ContentId> reactions;     ///< snapshot: monsters in hand
    std::vector<ContentId> hand;          ///< snapshot: Village cards and siege weapons not used yet
    std::vector<ElementId> destroyed;     ///< snapshot: entries turned face down
    std::vector<ContentId> ambushes;      ///< snapshot: Ambush cards lying before the player, oldest first
    int ambushTurns = 0;                  ///< snapshot: draws still to be missed
    bool out = false;                     ///< snapshot: eliminated
    Extras extras;

    bool operator==(const RosterSection&) const = default;
};

/// What cannot be read comes back as problems; the section is then as far as it could be read.
ScenarioSection scenarioSection(const Extras& extras, Problems* problems = nullptr);
RosterSection rosterSection(const Extras& extras, Problems* problems = nullptr);
/// Puts a section in its place; a section that says nothing is left out.
void setSection(Extras& extras, const ScenarioSection& section);
void setSection(Extras& extras, const RosterSection& section);
Json toJson(const ScenarioSection& section);
Json toJson(const RosterSection& section);
/// Every content id that a section names.
std::vector<ContentId> references(const ScenarioSection& section);
std::vector<ContentId> references(const RosterSection& section);

/// The cards of a list: its own entries, else those of the pack's deck; null when it names no known deck.
struct ListedCards {
    std::vector<DeckEntry> entries;
    bool known = true;    ///< false: the deck named is in no open pack
    std::string pointer;  ///< of the entries below the list, empty for a deck of a pack
};
ListedCards cardsOf(const DeckList& list, const Library& library);

}  // namespace bocage::rules::crusades
