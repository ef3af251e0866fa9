#pragma once

#include <vector>

#include "rules/roster/roster.h"

/// Variants of one army: lists that share everything but their entries and free options. The list in hand is
/// always the roster's own `entries`, so that whatever reads an army need not know of variants; the others
/// wait in `variants`.
namespace bocage::rules {

/// A list of the army by its name; the first one has no name until somebody gives it one.
struct ListName {
    ElementId id;
    Text name;
    bool inHand = false;
    bool operator==(const ListName&) const = default;
};

/// The first list of every army.
inline const ElementId mainList{"main"};

/// All lists, the first one first, then in the order in which they were made, whichever is in hand.
std::vector<ListName> listsOf(const Roster& roster);
ElementId listInHand(const Roster& roster);
/// The roster with that list in hand, for totals and comparisons; as it is when there is no such list.
Roster withList(const Roster& roster, const ElementId& list);

/// Goes on with a copy of the list in hand under a new name; the old one is kept. Returns its id.
ElementId branchList(Roster& roster, const Text& name);
/// Takes another list in hand; false when there is none of that id, or it is in hand already.
bool switchToList(Roster& roster, const ElementId& list);
bool renameList(Roster& roster, const ElementId& list, const Text& name);
/// The list in hand cannot be removed.
bool removeList(Roster& roster, const ElementId& list);

}  // namespace bocage::rules
