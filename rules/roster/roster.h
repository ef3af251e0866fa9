#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/content/content.h"

namespace bocage::rules {

/// One thing a player took: a recruitment tile, hero, avatar or fortress card, with what fills its slots.
struct RosterEntry {
    /// A filled slot. `slot` is the slot's index on the tile, or -1 for what needs none.
    struct Filling {
        ElementId id;
        int slot = -1;
        ContentId option;
        std::vector<ContentId> contents;  ///< spells in a spell book, cards stationed on a wall
        Extras extras;
        bool operator==(const Filling&) const = default;
    };

    ElementId id;
    ContentId content;
    Text label;  ///< the player's own name for it, may be empty
    std::vector<Filling> fillings;
    bool grant = false;  ///< handed out by the scenario, free of charge
    Extras extras;

    bool operator==(const RosterEntry&) const = default;
};

/// A branch of an army: another set of entries that may share most of them with the main list.
struct RosterVariant {
    ElementId id;
    Text name;
    std::vector<RosterEntry> entries;
    std::vector<RosterEntry::Filling> freeOptions;
    Extras extras;
    bool operator==(const RosterVariant&) const = default;
};

/// Accepted finding, with the author's reason. Stored in the file and printed.
struct Waiver {
    std::string rule;
    std::string key;  ///< Finding::key of what is accepted
    Text reason;
    bool operator==(const Waiver&) const = default;
};

/// One roster of one system: an army, a party of avatars, or a fortress and its decks. A tree of entries with
/// typed slots and optional costs; the system gives it meaning.
struct Roster {
    std::string system;
    Text title;
    std::string author;
    Provenance provenance = Provenance::Sample;
    std::vector<PackPin> packs;
    ContentId faction;         ///< may be empty for systems without factions
    std::optional<int> limit;  ///< army points aimed at
    std::vector<RosterEntry> entries;
    std::vector<RosterEntry::Filling> freeOptions;
    std::vector<RosterVariant> variants;
    std::string deck;  ///< content id of the deck played, empty = the faction's own
    std::vector<Waiver> waivers;
    Text notes;
    Extras extras;  ///< also the system's own sections

    bool operator==(const Roster&) const = default;
};

/// Every content id that the roster mentions, in order of appearance (with repeats).
std::vector<ContentId> references(const Roster& roster);

}  // namespace bocage::rules
