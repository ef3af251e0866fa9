#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/content/library.h"

/// What only Shadows over Normandie knows of a box: units, recruitment tiles (heroes among them), options,
/// abilities.
namespace bocage::rules::normandie {

enum class UnitClass { Infantry, Light, Heavy, Creature };

/// Combat bonuses by target class; none = X, "cannot attack that class" (SON-UNI-07). 0 is not X.
struct Bonuses {
    std::optional<int> infantry, light, heavy;
    bool operator==(const Bonuses&) const = default;
};

/// An ability as printed on a unit, weapon or tile. The slug is that of SON-SA, for example "assault".
struct AbilityUse {
    std::string slug;
    std::optional<int> value;
    bool interspaces = false;  ///< limited range counted in interspaces (SON-SA-16)
    bool waterOnly = false;    ///< red-bordered amphibious (SON-SA-29)
    bool adds = false;  ///< lent: the number goes on top of an ability that is there already (SON-OPT-15)
    bool operator==(const AbilityUse&) const = default;
};

/// A vehicle's primary (red) or secondary (yellow) weapon (SON-UNI-17).
struct Weapon {
    Bonuses bonus;
    std::vector<AbilityUse> abilities;
    bool operator==(const Weapon&) const = default;
};

/// One number, or four by facing (SON-UNI-09).
struct Defense {
    int front = 0;
    std::optional<int> left, right, back;
    bool byFacing() const { return left || right || back; }
    bool operator==(const Defense&) const = default;
};

/// One side of a counter.
struct UnitSide {
    Text name;                    ///< only when it differs from the unit's
    std::optional<int> movement;  ///< none = X
    Bonuses bonus;
    Defense defense;
    bool absorbs = false;  ///< takes a hit by flipping (SON-UNI-12)
    int stars = 0;
    std::vector<AbilityUse> abilities;
    std::optional<Weapon> primary, secondary;
    bool operator==(const UnitSide&) const = default;
};

struct Unit : ContentHead {
    enum class Outline { None, Officer, HeavyWeapon, Hero };
    enum class BackRole {
        None,
        Reduced,
        Wreck,
        Concealed,
        Tripod,
        MedicActive,
        Burrowing,
        Kamikaze,
        Teleport,
        LabScout
    };
    enum class TileRole { Character, Member, Support, Hero, Free, Summoned, Scenario };
    UnitClass unitClass = UnitClass::Infantry;
    int footprint = 1;
    ContentId faction;
    std::string badge;
    std::string stripes;
    Outline outline = Outline::None;
    UnitSide front;
    std::optional<UnitSide> back;
    BackRole backRole = BackRole::None;
    ContentId wreck;  ///< overlay that replaces a destroyed vehicle
    int lifePoints = 0;
    std::optional<int> firingArc;     ///< degrees
    std::vector<std::string> traits;  ///< zombie, uncontrolled, summoned, laboratory, unique
    TileRole tileRole = TileRole::Member;
    std::string
        silhouette;  ///< drawing recipe: rifles, machine-gun, officer, tank, halftrack, deep-one, shoggoth …
    Extras extras;
    bool operator==(const Unit&) const = default;

    bool hasTrait(std::string_view trait) const;
    /// The side up; the front for any other name than "back" or when there is no back.
    const UnitSide& side(std::string_view face) const { return face == "back" && back ? *back : front; }
};

/// Null when the side lacks the ability.
const AbilityUse* findAbility(const UnitSide& side, std::string_view slug);

enum class OptionKind {
    Support,
    Equipment,
    Trait,
    Order,
    Customization,
    Artifact,
    Spell,
    SpellBook,
    Free,
    Upgrade
};

struct Slot {
    std::vector<OptionKind> kinds;
    std::string band;                   ///< colour name
    int stars = 0;                      ///< bonus while filled
    std::optional<AbilityUse> ability;  ///< bonus while filled
    bool operator==(const Slot&) const = default;
};

/// A recruitment tile; a hero is one too (SON-ARM-04), with `hero` set and one unit.
struct Tile : ContentHead {
    ContentId faction;
    std::string badge;
    std::string stripes;
    std::optional<int> cost;  ///< none = unknown
    std::optional<int> breakingPoints;
    std::optional<int> victoryPoints;
    int stars = 0;
    std::vector<AbilityUse> abilities;  ///< tile abilities
    bool officer = false;
    bool hero = false;
    std::vector<Copies> units;
    std::vector<Slot> slots;
    std::vector<ContentId> needsTiles;  ///< a hero's required tiles
    Extras extras;
    bool operator==(const Tile&) const = default;
};

enum class SightNeed { None, Clear, ClearOrObscured, Unstated };
enum class BagRule { MayEnter, Forbidden, Unstated, NotApplicable };

/// What fills a slot, or stands free (SON-OPT).
struct Option : ContentHead {
    OptionKind kind = OptionKind::Equipment;
    std::optional<int> cost;
    std::vector<std::string> bands;  ///< slot bands it fits; empty = any
    ContentId faction;               ///< empty: any faction
    bool mythos = false;             ///< Mythos spell: any faction's Characters
    int markers = 0;                 ///< handed out
    std::optional<int> penalty;      ///< Suppressed markers the caster takes
    std::optional<int> uses;
    std::optional<int> range;
    bool rangeInInterspaces = false;
    SightNeed sight = SightNeed::Unstated;
    BagRule searchBag = BagRule::NotApplicable;
    std::vector<ContentId> needsUnits;  ///< persons or units it is tied to
    std::vector<AbilityUse> abilities;
    std::vector<Copies> units;     ///< brought (support) or summoned
    int spellSpaces = 0;           ///< spell books
    int stars = 0;                 ///< orders it adds
    std::optional<Bonuses> bonus;  ///< of a weapon, grenade …
    bool effectLost = false;       ///< the books no longer tell what it does: players write it (SON-AMB-34)
    std::string rule;              ///< SON-OPT-33
    std::string symbol;
    ContentId marker;                    ///< what `markers` counts; empty when it has no counter of its own
    std::vector<ContentId> markerKinds;  ///< several kinds of them, one of each or a free choice (SON-AMB-35)
    ContentId overlay;                   ///< terrain that comes with it, for example a laboratory
    Extras extras;
    bool operator==(const Option&) const = default;
};

/// Whether an ability carries a number (Val column of section 12).
enum class AbilityValue { None, Required, OptionalNumber, Penalty, RequiredOrNull };

struct Ability : ContentHead {
    AbilityValue value = AbilityValue::None;
    std::string rule;  ///< SON-SA-03
    std::string symbol;
    Extras extras;
    bool operator==(const Ability&) const = default;
    std::string_view slug() const { return id.name(); }
};

/// Typed view of a library's Normandie content. Built once per library; shared with threads.
class Content {
public:
    /// Items that cannot be read are left out and reported (pack check shows them).
    static std::pair<std::shared_ptr<const Content>, Problems> build(LibraryPtr library);

    const Library& library() const { return *m_packs; }
    LibraryPtr libraryPtr() const { return m_library ? m_library : m_owner.lock(); }
    const Unit* unit(const ContentId& id) const { return find(m_units, id); }
    const Tile* tile(const ContentId& id) const { return find(m_tiles, id); }
    const Option* option(const ContentId& id) const { return find(m_options, id); }
    /// By slug, whichever pack brings it.
    const Ability* ability(std::string_view slug) const;

    const std::map<ContentId, Unit>& units() const { return m_units; }
    const std::map<ContentId, Tile>& tiles() const { return m_tiles; }
    const std::map<ContentId, Option>& options() const { return m_options; }
    const std::map<ContentId, Ability>& abilities() const { return m_abilities; }

private:
    template <class T>
    static const T* find(const std::map<ContentId, T>& items, const ContentId& id) {
        const auto found = items.find(id);
        return found == items.end() ? nullptr : &found->second;
    }
    friend std::shared_ptr<const Content> contentFor(const LibraryPtr& library);
    Problems fill(const Library& library);

    const Library* m_packs = nullptr;
    LibraryPtr m_library;                  ///< null when the library owns this
    std::weak_ptr<const Library> m_owner;  ///< of this
    std::map<ContentId, Unit> m_units;
    std::map<ContentId, Tile> m_tiles;
    std::map<ContentId, Option> m_options;
    std::map<ContentId, Ability> m_abilities;
};

using ContentPtr = std::shared_ptr<const Content>;

/// The content of these packs, built once and kept with them; what is asked of it keeps them alive.
ContentPtr contentFor(const LibraryPtr& library);

/// Reads one item of a Normandie kind; for pack check and the pack editor.
Result<Unit> readUnit(const SystemContent& item);
Result<Tile> readTile(const SystemContent& item);
Result<Option> readOption(const SystemContent& item);
Result<Ability> readAbility(const SystemContent& item);

}  // namespace bocage::rules::normandie
