#include "model/systems/malice/words/malice_words.h"

namespace bocage::model::malice {

namespace {

// clang-format off
constexpr CodeWords kinds[] = {
    {"avatar", QT_TRANSLATE_NOOP("FieldWords", "Avatars"), QT_TRANSLATE_NOOP("FieldWords", "avatar")},
    {"radiance", QT_TRANSLATE_NOOP("FieldWords", "Radiance"), QT_TRANSLATE_NOOP("FieldWords", "radiance token")},
    {"generator-profile", QT_TRANSLATE_NOOP("FieldWords", "Tables of the creature generator"), QT_TRANSLATE_NOOP("FieldWords", "table of the creature generator")},
    {"mastery", QT_TRANSLATE_NOOP("FieldWords", "Masteries"), QT_TRANSLATE_NOOP("FieldWords", "mastery")},
    {"treasure", QT_TRANSLATE_NOOP("FieldWords", "Treasures"), QT_TRANSLATE_NOOP("FieldWords", "treasure")},
    {"potion", QT_TRANSLATE_NOOP("FieldWords", "Potions"), QT_TRANSLATE_NOOP("FieldWords", "potion")},
    {"fate", QT_TRANSLATE_NOOP("FieldWords", "Fates"), QT_TRANSLATE_NOOP("FieldWords", "fate")},
    {"creature-ability", QT_TRANSLATE_NOOP("FieldWords", "Abilities of creatures"), QT_TRANSLATE_NOOP("FieldWords", "ability of creatures")},
};

constexpr CodeWords fields[] = {
    {"itemType", QT_TRANSLATE_NOOP("FieldWords", "Kind of thing")},
    {"modifiers", QT_TRANSLATE_NOOP("FieldWords", "Changes"), QT_TRANSLATE_NOOP("FieldWords", "What it adds to which number, for whom and how long.")},
    {"/secondary", QT_TRANSLATE_NOOP("FieldWords", "With a shard"), QT_TRANSLATE_NOOP("FieldWords", "What changes while a shard of its colour is spent on it.")},
    {"secondaryEffect", QT_TRANSLATE_NOOP("FieldWords", "Text with a shard")},
    {"target", QT_TRANSLATE_NOOP("FieldWords", "For whom")},
    {"attribute", QT_TRANSLATE_NOOP("FieldWords", "Which number")},
    {"flat", QT_TRANSLATE_NOOP("FieldWords", "Points")},
    {"dstar", QT_TRANSLATE_NOOP("FieldWords", "Star dice")},
    {"dice", QT_TRANSLATE_NOOP("FieldWords", "Further dice"), QT_TRANSLATE_NOOP("FieldWords", "Written like 1d2.")},
    {"energies", QT_TRANSLATE_NOOP("FieldWords", "Energies")},
    {"condition", QT_TRANSLATE_NOOP("FieldWords", "Only when")},
    {"creatureTypes", QT_TRANSLATE_NOOP("FieldWords", "Against creatures")},
    {"terrains", QT_TRANSLATE_NOOP("FieldWords", "On ground")},
    {"colours", QT_TRANSLATE_NOOP("FieldWords", "Against abilities of colour")},
    {"inLair", QT_TRANSLATE_NOOP("FieldWords", "In a lair")},
    {"duration", QT_TRANSLATE_NOOP("FieldWords", "How long")},
    {"nameOnly", QT_TRANSLATE_NOOP("FieldWords", "Only its name is known"), QT_TRANSLATE_NOOP("FieldWords", "Nothing of it counts in any total.")},
    {"curse", QT_TRANSLATE_NOOP("FieldWords", "Curse")},
    {"use", QT_TRANSLATE_NOOP("FieldWords", "Works")},
    {"shuffle", QT_TRANSLATE_NOOP("FieldWords", "The trove is shuffled afterwards")},
    {"evadable", QT_TRANSLATE_NOOP("FieldWords", "Can be evaded")},
    {"woundEnergy", QT_TRANSLATE_NOOP("FieldWords", "Energy of its wounds")},
    {"token", QT_TRANSLATE_NOOP("FieldWords", "Number of the token")},
    {"nature", QT_TRANSLATE_NOOP("FieldWords", "Nature"), QT_TRANSLATE_NOOP("FieldWords", "Modified rolls up to a number give a column of the nature table.")},
    {"power", QT_TRANSLATE_NOOP("FieldWords", "Power")},
    {"open", QT_TRANSLATE_NOOP("FieldWords", "The last row is open"), QT_TRANSLATE_NOOP("FieldWords", "Whatever is rolled above it gives the same.")},
    {"malice", QT_TRANSLATE_NOOP("FieldWords", "Land of the board"), QT_TRANSLATE_NOOP("FieldWords", "What the brush painted: sites, routes, mixed land and the rim, and whether it is a Shadow Realm.")},
    {"upTo", QT_TRANSLATE_NOOP("FieldWords", "Up to")},
};

constexpr CodeWords values[] = {
    {"plains", QT_TRANSLATE_NOOP("FieldWords", "Plains")},
    {"water", QT_TRANSLATE_NOOP("FieldWords", "Water")},
    {"desert", QT_TRANSLATE_NOOP("FieldWords", "Desert")},
    {"forest", QT_TRANSLATE_NOOP("FieldWords", "Forest")},
    {"hills", QT_TRANSLATE_NOOP("FieldWords", "Hills")},
    {"mountains", QT_TRANSLATE_NOOP("FieldWords", "Mountains")},
    {"swamp", QT_TRANSLATE_NOOP("FieldWords", "Swamp")},
    {"wild", QT_TRANSLATE_NOOP("FieldWords", "Wilds")},
    {"black", QT_TRANSLATE_NOOP("FieldWords", "Black")},
    {"blue", QT_TRANSLATE_NOOP("FieldWords", "Blue")},
    {"green", QT_TRANSLATE_NOOP("FieldWords", "Green")},
    {"red", QT_TRANSLATE_NOOP("FieldWords", "Red")},
    {"yellow", QT_TRANSLATE_NOOP("FieldWords", "Yellow")},
    {"colorless", QT_TRANSLATE_NOOP("FieldWords", "Colourless")},
    {"arboran", QT_TRANSLATE_NOOP("FieldWords", "Arboran")},
    {"avian", QT_TRANSLATE_NOOP("FieldWords", "Avian")},
    {"ichthyic", QT_TRANSLATE_NOOP("FieldWords", "Ichthyic")},
    {"mammal", QT_TRANSLATE_NOOP("FieldWords", "Mammal")},
    {"protean", QT_TRANSLATE_NOOP("FieldWords", "Protean")},
    {"reptilid", QT_TRANSLATE_NOOP("FieldWords", "Reptilid")},
    {"sectoid", QT_TRANSLATE_NOOP("FieldWords", "Sectoid")},
    {"terrovan", QT_TRANSLATE_NOOP("FieldWords", "Terrovan")},
    {"acid", QT_TRANSLATE_NOOP("FieldWords", "Acid")},
    {"cold", QT_TRANSLATE_NOOP("FieldWords", "Cold")},
    {"electricity", QT_TRANSLATE_NOOP("FieldWords", "Electricity")},
    {"fire", QT_TRANSLATE_NOOP("FieldWords", "Fire")},
    {"poison", QT_TRANSLATE_NOOP("FieldWords", "Poison")},
    {"untyped", QT_TRANSLATE_NOOP("FieldWords", "Without energy")},
    {"weapon", QT_TRANSLATE_NOOP("FieldWords", "Weapon")},
    {"armor", QT_TRANSLATE_NOOP("FieldWords", "Armour")},
    {"clothing", QT_TRANSLATE_NOOP("FieldWords", "Clothing")},
    {"jewelry", QT_TRANSLATE_NOOP("FieldWords", "Jewellery")},
    {"book", QT_TRANSLATE_NOOP("FieldWords", "Book or scroll")},
    {"instant", QT_TRANSLATE_NOOP("FieldWords", "At once")},
    {"invoked", QT_TRANSLATE_NOOP("FieldWords", "Invoked")},
    {"lasting", QT_TRANSLATE_NOOP("FieldWords", "Lasting")},
    {"always", QT_TRANSLATE_NOOP("FieldWords", "Always")},
    {"targeted", QT_TRANSLATE_NOOP("FieldWords", "On a target")},
    {"activated", QT_TRANSLATE_NOOP("FieldWords", "Activated")},
    {"combat", QT_TRANSLATE_NOOP("FieldWords", "Combat")},
    {"luck", QT_TRANSLATE_NOOP("FieldWords", "Luck")},
    {"energyShield", QT_TRANSLATE_NOOP("FieldWords", "Energy shield")},
    {"energySurge", QT_TRANSLATE_NOOP("FieldWords", "Energy surge")},
    {"physicalShield", QT_TRANSLATE_NOOP("FieldWords", "Physical shield")},
    {"physicalSurge", QT_TRANSLATE_NOOP("FieldWords", "Physical surge")},
    {"movement", QT_TRANSLATE_NOOP("FieldWords", "Movement")},
    {"life", QT_TRANSLATE_NOOP("FieldWords", "Life")},
    {"harvest", QT_TRANSLATE_NOOP("FieldWords", "Harvest")},
    {"recovery", QT_TRANSLATE_NOOP("FieldWords", "Recovery")},
    {"unknown", QT_TRANSLATE_NOOP("FieldWords", "Not known")},
    {"cr", QT_TRANSLATE_NOOP("FieldWords", "Combat rolls")},
    {"lr", QT_TRANSLATE_NOOP("FieldWords", "Luck rolls")},
    {"mr", QT_TRANSLATE_NOOP("FieldWords", "Movement rolls")},
    {"physicalWounds", QT_TRANSLATE_NOOP("FieldWords", "Physical wounds dealt")},
    {"energyWounds", QT_TRANSLATE_NOOP("FieldWords", "Energy wounds dealt")},
    {"immunity", QT_TRANSLATE_NOOP("FieldWords", "Immunity")},
    {"harvestColorless", QT_TRANSLATE_NOOP("FieldWords", "Colourless shards harvested")},
    {"gateControl", QT_TRANSLATE_NOOP("FieldWords", "Gate Control")},
    {"self", QT_TRANSLATE_NOOP("FieldWords", "Its bearer")},
    {"opponent", QT_TRANSLATE_NOOP("FieldWords", "The opponent")},
    {"band", QT_TRANSLATE_NOOP("FieldWords", "The whole band")},
    {"turn", QT_TRANSLATE_NOOP("FieldWords", "This turn")},
    {"phase", QT_TRANSLATE_NOOP("FieldWords", "This phase")},
    {"once", QT_TRANSLATE_NOOP("FieldWords", "Once")},
    {"terrain", QT_TRANSLATE_NOOP("FieldWords", "Terrain board")},
    {"shadow-land", QT_TRANSLATE_NOOP("FieldWords", "Land of the Shadow Realm")},
    {"shadow-void", QT_TRANSLATE_NOOP("FieldWords", "Void of the Shadow Realm")},
    {"shadowRealm", QT_TRANSLATE_NOOP("FieldWords", "Shadow Realm")},
};
// clang-format on

constexpr const char* energies[] = {"acid", "cold", "electricity", "fire", "poison"};
constexpr const char* creatures[] = {"arboran", "avian",    "ichthyic", "mammal",
                                     "protean", "reptilid", "sectoid",  "terrovan"};
constexpr const char* grounds[] = {"plains", "water",     "desert", "forest",
                                   "hills",  "mountains", "swamp",  "wild"};
constexpr const char* colours[] = {"black", "blue", "green", "red", "yellow", "colorless"};
constexpr const char* items[] = {"weapon", "armor", "clothing", "jewelry", "book"};
constexpr KnownWords known[] = {{"/energies", energies},       {"/woundEnergy", energies},
                                {"/creatureTypes", creatures}, {"/terrains", grounds},
                                {"/colours", colours},         {"/colour", colours},
                                {"/itemType", items}};

}  // namespace

std::span<const KnownWords> contentWords() {
    return known;
}

std::span<const CodeWords> contentKinds() {
    return kinds;
}

std::span<const CodeWords> contentFields() {
    return fields;
}

std::span<const CodeWords> contentValues() {
    return values;
}

}  // namespace bocage::model::malice
