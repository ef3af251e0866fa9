#pragma once

#include "rules/systems/malice/catalogue.h"
#include "rules/systems/malice/sections.h"
#include "rules/systems/roster_rules.h"

/// A party of avatars: the roster of Shadows of Malice. An entry is an avatar; what fills its slots is what
/// it holds.
namespace bocage::rules::malice {

/// Slots of an avatar, as in RosterEntry::Filling::slot.
namespace slot {
inline constexpr int mastery = 0;
inline constexpr int firstItem = 1;  ///< weapon, armor, clothing, jewelry, book: as in ItemType
inline constexpr int firstPotion = 6;
inline constexpr int fate = 8;
inline constexpr int firstRadiance = 9;  ///< three of them
inline constexpr int count = 12;
inline constexpr int itemSlot(ItemType type) {
    return firstItem + static_cast<int>(type);
}
}  // namespace slot

/// One avatar with everything it holds, resolved.
struct Avatar {
    const RosterEntry* entry = nullptr;
    std::size_t index = 0;
    const AvatarToken* token = nullptr;  ///< null: unknown
    AvatarSection section;
    Problems problems;  ///< of the section
    /// Fillings by what they are meant as (by slot), in order of the file.
    std::vector<const RosterEntry::Filling*> masteries, items, potions, fates, radiances, others;
    const Mastery* mastery = nullptr;  ///< the first, when it is known
    Shards shards;                     ///< as given, or as the set-up hands out

    std::string name() const;
};

struct Party {
    PartySection section;
    std::vector<Avatar> avatars;

    static Party of(const Roster& roster, const Catalogue& catalogue);
};

/// Soulshards that the set-up hands out with a mastery of that colour (SOM-SETUP-13).
Shards startingShards(const Mastery* mastery);

/// What everything an avatar holds adds up to for one attribute, conditions and passing effects left out.
struct Bonus {
    struct Term {
        ContentId content;
        ElementId filling;
        int flat = 0, dstar = 0;
        std::string dice;
        std::string energy;  ///< of shields and wounds
        std::string rule;
        bool operator==(const Term&) const = default;
    };
    Attribute attribute = Attribute::CombatRoll;
    int flat = 0, dstar = 0;
    std::vector<std::string> dice;
    std::vector<Term> terms;
};
Bonus bonusOf(const Avatar& avatar, const Catalogue& catalogue, Attribute attribute);
/// Colours that the avatar is immune to.
std::vector<std::string> immunities(const Avatar& avatar, const Catalogue& catalogue);

/// RosterRules of the party.
const RosterRules& partyRules();

}  // namespace bocage::rules::malice
