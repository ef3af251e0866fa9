#pragma once

#include <string>
#include <vector>

#include "rules/roster/roster.h"
#include "rules/systems/normandie/content/content.h"
#include "rules/systems/normandie/content/rulings.h"

namespace bocage::rules::normandie {

/// A filled slot or free option, resolved against the packs. Null pointers are ghosts.
struct FillingView {
    const RosterEntry::Filling* filling = nullptr;
    const Option* option = nullptr;
    const Slot* slot = nullptr;           ///< null when the slot index is not on the tile
    std::vector<const Option*> contents;  ///< spells in a book; null = ghost
    std::string pointer;                  ///< JSON pointer of the filling
    int freeSpell = -1;                   ///< index of the spell that comes with a book (SON-AMB-32)
};

struct EntryView {
    const RosterEntry* entry = nullptr;
    const Tile* tile = nullptr;
    std::vector<FillingView> fillings;
    std::string pointer;
};

/// One counter of the army and where it came from.
struct ArmyUnit {
    const Unit* unit = nullptr;
    ContentId id;
    int entry = -1;          ///< index into ArmyView::entries, -1 for free options
    int filling = -1;        ///< index of the option that brought it, -1 for the tile's own
    bool character = false;  ///< primary counter of its tile (SON-ARM-25)
};

/// A roster with its content looked up once: what every army check, total and sheet reads. Keeps pointers
/// into the roster and the content it was made from; both must outlive it.
class ArmyView {
public:
    ArmyView(const Roster& roster, const Content& content, std::string pointer = {},
             const Rulings& rulings = {});
    /// One of the roster's variants instead of its main list.
    ArmyView(const Roster& roster, const RosterVariant& variant, const Content& content, std::string pointer,
             const Rulings& rulings = {});

    const Roster* roster = nullptr;
    const Content* content = nullptr;
    std::string pointer;  ///< of the roster inside its document
    Rulings rulings;      ///< of the scenario it fights in
    std::vector<EntryView> entries;
    std::vector<FillingView> freeOptions;
    std::vector<ArmyUnit> units;

    bool hasOfficerTile() const;
    bool hasUnit(const ContentId& id) const;
    bool hasTile(const ContentId& id) const;
    /// The tile's own character unit, null when it has none (SON-ARM-24, -25).
    const Unit* characterOf(const EntryView& entry) const;

    /// Calls action(const FillingView&, const EntryView* entryOrNull) for every filling, free options last.
    template <class Action>
    void forEachFilling(Action action) const {
        for (const EntryView& entry : entries)
            for (const FillingView& filling : entry.fillings)
                action(filling, &entry);
        for (const FillingView& filling : freeOptions)
            action(filling, nullptr);
    }

private:
    void build(const std::vector<RosterEntry>& rosterEntries, const std::vector<RosterEntry::Filling>& free,
               const std::string& base);
};

/// True when the option's kind and bands fit the slot (SON-ARM-15, AMB-38).
bool fits(const Option& option, const Slot& slot);
/// Free options need no slot (SON-ARM-34).
bool needsNoSlot(const Option& option);
/// One of the spells listed with the spell books of the expansion (SON-OPT-53 to -62).
bool isBookSpell(const Option& option);
/// Primary counter of a tile: a hero, or the tile's own yellow-outlined officer; never what an option brings.
bool isCharacter(const Unit& unit);

}  // namespace bocage::rules::normandie
