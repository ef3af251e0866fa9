#pragma once

#include <QCoreApplication>
#include <optional>

#include "model/document/roster_document.h"
#include "rules/core/finding.h"
#include "rules/roster/roster_facts.h"

namespace bocage::model {

/// What users do to an army, each one undo step with a name that says it. Sheets, panels and dialogs call
/// these; nothing else changes a roster.
class RosterEdits {
    Q_DECLARE_TR_FUNCTIONS(RosterEdits)

public:
    explicit RosterEdits(RosterDocument& document) : m_document(document) {}

    /// A tile or hero at the end.
    rules::ElementId addEntry(const rules::ContentId& tile);
    /// A hero with the tiles the hero needs, and the cheapest officer tile of the faction when there is none.
    rules::ElementId startFromHero(const rules::ContentId& hero);
    /// A tile with what fills its slots, right behind the original.
    rules::ElementId duplicateEntry(const rules::ElementId& entry);
    /// Up (negative) or down the sheet; stops at the ends.
    bool moveEntry(const rules::ElementId& entry, int by);
    /// Another tile in its place; options that fit a slot of the new one stay.
    bool replaceEntry(const rules::ElementId& entry, const rules::ContentId& tile);

    /// An option into a slot; what lies there gives way.
    rules::ElementId fillSlot(const rules::ElementId& entry, int slot, const rules::ContentId& option);
    bool clearSlot(const rules::ElementId& entry, int slot);
    /// To another slot of any tile; what lies there comes back the other way.
    bool moveFilling(const rules::ElementId& filling, const rules::ElementId& toEntry, int toSlot);
    /// Another option in its place; a book keeps the spells the new one has room for.
    bool replaceFilling(const rules::ElementId& filling, const rules::ContentId& option);
    rules::ElementId addFreeOption(const rules::ContentId& option);
    bool addSpell(const rules::ElementId& book, const rules::ContentId& spell);
    bool removeSpell(const rules::ElementId& book, int index);
    /// Any entry, filling or free option.
    bool remove(const rules::ElementId& id);

    bool setTitle(const QString& title);
    bool setLimit(std::optional<int> points);
    bool setFaction(const rules::ContentId& faction);
    bool setLabel(const rules::ElementId& entry, const QString& label);
    bool setNotes(const QString& notes);
    /// Player, club or date.
    bool setFact(rules::RosterFact fact, const QString& text);
    /// A name for one counter of a tile, by its place on the card; empty for none.
    bool setUnitName(const rules::ElementId& entry, std::size_t unit, const QString& name);
    bool setDeck(const rules::ContentId& deck);

    /// Accepts a finding for good, with a reason that is printed.
    bool waive(const rules::Finding& finding, const QString& reason);
    bool unwaive(const rules::Finding& finding);

private:
    QString nameOf(const rules::ContentId& id) const;

    RosterDocument& m_document;
};

/// The entry of that id; null when there is none.
const rules::RosterEntry* findEntry(const rules::Roster& roster, const rules::ElementId& id);
/// A filling or free option with the entry it is on (null for a free option).
struct FoundFilling {
    const rules::RosterEntry* entry = nullptr;
    const rules::RosterEntry::Filling* filling = nullptr;
};
FoundFilling findFilling(const rules::Roster& roster, const rules::ElementId& id);
/// What fills the slot; null when it is empty.
const rules::RosterEntry::Filling* fillingIn(const rules::RosterEntry& entry, int slot);

}  // namespace bocage::model
