#include "model/studio/field_words.h"

#include <algorithm>
#include <iterator>

namespace bocage::model {

namespace {

struct SymbolWord {
    std::string_view name;
    const char* text;
};

#define WORD(text) QT_TRANSLATE_NOOP("FieldWords", text)

/// Symbols that no piece is called by. The others have the name of the piece that bears them.
// clang-format off
constexpr SymbolWord symbolWords[] = {
    {"artillery", WORD("Artillery")}, {"bag", WORD("Bag")}, {"barrier", WORD("Barrier")},
    {"blast-template", WORD("Blast template")}, {"blocks-sight", WORD("Blocks sight")},
    {"breaking-point", WORD("Breaking point")}, {"building", WORD("Building")}, {"bunker", WORD("Bunker")},
    {"card", WORD("Card")}, {"card-activation", WORD("Card of the activation")},
    {"card-any", WORD("Card of any phase")}, {"card-order", WORD("Card of the orders")},
    {"card-supply", WORD("Card of the supply")}, {"card-terror", WORD("Card of terror")},
    {"class-creature", WORD("Class: creature")}, {"class-heavy", WORD("Class: heavy vehicle")},
    {"class-infantry", WORD("Class: infantry")}, {"class-light", WORD("Class: light vehicle")},
    {"cliff", WORD("Cliff")}, {"concealed", WORD("Concealed")}, {"cost", WORD("Cost")},
    {"damage-crew", WORD("Damage to the crew")}, {"damage-track", WORD("Damage to the tracks")},
    {"dart", WORD("Dart")}, {"deck", WORD("Deck")}, {"difficult-passage", WORD("Difficult passage")},
    {"difficult-terrain", WORD("Difficult terrain")}, {"entry", WORD("Entry")},
    {"explosive", WORD("Explosive")}, {"faction-black-sun", WORD("Emblem of the Black Sun")},
    {"faction-choir-of-nightmares", WORD("Emblem of the Choir of Nightmares")},
    {"faction-deep-ones", WORD("Emblem of the Deep Ones")},
    {"faction-ghouls", WORD("Emblem of the Ghouls")}, {"faction-majestic", WORD("Emblem of Majestic")},
    {"faction-sons-of-cthulhu", WORD("Emblem of the Sons of Cthulhu")},
    {"faction-uncontrolled", WORD("Emblem of the uncontrolled")},
    {"faction-zombies", WORD("Emblem of the Zombies")}, {"firing-arc", WORD("Firing arc")},
    {"grenade", WORD("Grenade")}, {"hydra", WORD("Hydra")}, {"ichor", WORD("Ichor")},
    {"impassable", WORD("Impassable")}, {"impassable-to", WORD("Impassable to some")},
    {"jet-template", WORD("Jet template")}, {"laboratory", WORD("Laboratory")},
    {"madness-rage", WORD("Madness: rage")}, {"madness-catatonia", WORD("Madness: catatonia")},
    {"madness-fear", WORD("Madness: fear")}, {"madness-hysteria", WORD("Madness: hysteria")},
    {"madness-paranoia", WORD("Madness: paranoia")}, {"madness-steady", WORD("Madness: steady")},
    {"madness-suicide", WORD("Madness: suicide")}, {"mass-grave-token", WORD("Token of a mass grave")},
    {"mythos", WORD("Mythos")}, {"obscures", WORD("Obscures the view")},
    {"option-artifact", WORD("Option: artifact")}, {"option-customization", WORD("Option: customization")},
    {"option-equipment", WORD("Option: equipment")}, {"option-free", WORD("Option: free")},
    {"option-order", WORD("Option: order")}, {"option-spell", WORD("Option: spell")},
    {"option-spell-book", WORD("Option: spell book")}, {"option-support", WORD("Option: support")},
    {"option-trait", WORD("Option: trait")}, {"option-upgrade", WORD("Option: upgrade")},
    {"poison", WORD("Poison")}, {"range", WORD("Range")}, {"revealed", WORD("Revealed")},
    {"ruin", WORD("Ruin")}, {"search-token", WORD("Token of a search")}, {"serum", WORD("Serum")},
    {"serum-dart-faster", WORD("Serum dart: faster")},
    {"serum-dart-juggernaut", WORD("Serum dart: juggernaut")},
    {"serum-dart-rage", WORD("Serum dart: rage")}, {"sight", WORD("Sight")}, {"stilted", WORD("On stilts")},
    {"structure", WORD("Structure")}, {"tank", WORD("Tank")}, {"totem-1", WORD("One totem")},
    {"totem-2", WORD("Two totems")}, {"turn", WORD("Turn")},
    {"underwater-passage", WORD("Passage under water")}, {"unknown", WORD("Not known")},
    {"uses", WORD("Uses")}, {"vehicle", WORD("Vehicle")}, {"victory-point", WORD("Victory point")},
    {"wall", WORD("Wall")}, {"water", WORD("Water")}, {"weapon", WORD("Weapon")},
    {"weapon-charge", WORD("Charge of a weapon")}, {"wreck", WORD("Wreck")}, {"zone", WORD("Zone")},
};
// clang-format on

#undef WORD

}  // namespace

QString FieldWords::symbol(std::string_view name) {
    const auto found = std::find_if(std::begin(symbolWords), std::end(symbolWords),
                                    [&](const SymbolWord& row) { return row.name == name; });
    return found == std::end(symbolWords) ? QString() : tr(found->text);
}

}  // namespace bocage::model
