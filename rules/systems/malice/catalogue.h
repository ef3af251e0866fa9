#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/content/library.h"
#include "rules/systems/malice/terms.h"

/// What only Shadows of Malice keeps in packs: the cards of the five troves, avatar and radiance tokens, and
/// the bands of the creature generator.
namespace bocage::rules::malice {

/// When a modifier works; whatever is empty holds always. Names are text: a check tells of unknown ones.
struct Condition {
    std::vector<std::string> creatureTypes;
    std::vector<std::string> terrains;
    std::vector<std::string> colours;  ///< of an ability of the creature
    bool inLair = false;
    bool operator==(const Condition&) const = default;
};

/// What a card does to a number (spec §17): so much flat, so many star dice, further dice such as "1d2".
struct Modifier {
    Target target = Target::Self;
    Attribute attribute = Attribute::Unknown;
    int flat = 0;
    int dstar = 0;
    std::string dice;
    std::vector<std::string> energies;  ///< of wounds and shields; empty: untyped
    std::string colour;                 ///< immunity
    Condition condition;
    Duration duration = Duration::Always;
    bool operator==(const Modifier&) const = default;
};

/// What masteries, treasures, potions, fates and abilities have in common. Where only the name of a card is
/// known (`nameOnly`), nothing of it counts in any total.
struct Card : ContentHead {
    std::string colour;  ///< a name of Colour; empty: unknown or none
    int copies = 1;      ///< SOM-AMB-30
    bool nameOnly = false;
    Text effect;  ///< what the players must settle themselves
    std::vector<Modifier> modifiers;
    Extras extras;
    bool operator==(const Card&) const = default;
};

struct Mastery : Card {
    std::vector<Modifier> secondary;  ///< invoked with a shard of the mastery's colour (SOM-MAST-02)
    Text secondaryEffect;
    bool operator==(const Mastery&) const = default;
};
struct Treasure : Card {
    std::string itemType;  ///< a name of ItemType
    bool operator==(const Treasure&) const = default;
};
struct Potion : Card {
    bool operator==(const Potion&) const = default;
};
struct Fate : Card {
    FateKind kind = FateKind::Instant;
    bool curse = false;
    bool operator==(const Fate&) const = default;
};
struct Ability : Card {
    AbilityUse use = AbilityUse::Always;
    bool shuffle = false;     ///< the trove is shuffled when it goes back (SOM-TROVE-04)
    bool evadable = false;    ///< SOM-COMBAT-19
    std::string woundEnergy;  ///< wounds of the creature are of this energy
    bool operator==(const Ability&) const = default;
};
/// One of the oval tokens (SOM-COMP-11).
struct AvatarToken : ContentHead {
    int token = 1;
    std::string colour;  ///< #RRGGBB, for drawings only
    std::string symbol;
    Extras extras;
    bool operator==(const AvatarToken&) const = default;
};
struct RadianceToken : ContentHead {
    Radiance kind = Radiance::Combat;
    Extras extras;
    bool operator==(const RadianceToken&) const = default;
};

/// Rolls up to this give this; the last band of a table may be open-ended.
struct Band {
    int upTo = 6;
    int value = 0;
    bool operator==(const Band&) const = default;
};
/// Which modified rolls of the creature generator give what (SOM-AMB-05, SOM-CRE-08). Bands are in ascending
/// order; a roll above the last band is covered only if `open` says so.
struct GeneratorProfile : ContentHead {
    std::vector<Band> nature;  ///< value: column 1 … 3 of the nature table
    std::vector<Band> power;
    std::vector<Band> abilities;
    bool open = true;
    Extras extras;
    bool operator==(const GeneratorProfile&) const = default;

    static const GeneratorProfile& even();
    static const GeneratorProfile& tapered();
    /// The result for a modified roll; nothing where no band covers it.
    static std::optional<int> look(const std::vector<Band>& bands, int roll, bool open);
};

/// The nature table (SOM-CRE-02): three columns for each terrain.
CreatureType natureOf(Terrain terrain, int column);

/// Every card and token of the open packs, by id.
class Catalogue {
public:
    static std::shared_ptr<const Catalogue> build(const Library& library);
    /// That of the library, made once and kept with it.
    static const Catalogue& of(const Library& library);

    const Mastery* mastery(const ContentId& id) const { return find(masteries, id); }
    const Treasure* treasure(const ContentId& id) const { return find(treasures, id); }
    const Potion* potion(const ContentId& id) const { return find(potions, id); }
    const Fate* fate(const ContentId& id) const { return find(fates, id); }
    const Ability* ability(const ContentId& id) const { return find(abilities, id); }
    const AvatarToken* avatar(const ContentId& id) const { return find(avatars, id); }
    const RadianceToken* radiance(const ContentId& id) const { return find(radiances, id); }
    const GeneratorProfile* profile(const ContentId& id) const { return find(profiles, id); }
    /// Whichever of the five troves it is from; null for anything else.
    const Card* card(const ContentId& id) const;

    std::map<ContentId, Mastery> masteries;
    std::map<ContentId, Treasure> treasures;
    std::map<ContentId, Potion> potions;
    std::map<ContentId, Fate> fates;
    std::map<ContentId, Ability> abilities;
    std::map<ContentId, AvatarToken> avatars;
    std::map<ContentId, RadianceToken> radiances;
    std::map<ContentId, GeneratorProfile> profiles;

private:
    template <class T>
    static const T* find(const std::map<ContentId, T>& all, const ContentId& id) {
        const auto found = all.find(id);
        return found == all.end() ? nullptr : &found->second;
    }
};

/// What is wrong with one item of a pack, for its author.
Problems contentProblems(const SystemContent& item);
Json contentSchema(std::string_view kind, Json::Object& definitions);

}  // namespace bocage::rules::malice
