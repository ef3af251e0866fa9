#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr CodeWords contentFieldTable[] = {
    {"backEffects", QT_TRANSLATE_NOOP("FieldWords", "Effects with its back up"), QT_TRANSLATE_NOOP("FieldWords", "What it means in the rules while it lies with its back up, in place of the effects.")},
    {"spent", QT_TRANSLATE_NOOP("FieldWords", "Effects when given up"), QT_TRANSLATE_NOOP("FieldWords", "What it adds to the one roll that it is given up for.")},
};

/// Silhouettes, looks, frames and what cards need.
constexpr CodeWords contentValueTable[] = {
    {"agents", QT_TRANSLATE_NOOP("FieldWords", "Agents")},
    {"assault", QT_TRANSLATE_NOOP("FieldWords", "Assault troops")},
    {"bazooka", QT_TRANSLATE_NOOP("FieldWords", "Bazooka")},
    {"car", QT_TRANSLATE_NOOP("FieldWords", "Car")},
    {"colossus", QT_TRANSLATE_NOOP("FieldWords", "Colossus")},
    {"cultist", QT_TRANSLATE_NOOP("FieldWords", "Cultist")},
    {"deep-one", QT_TRANSLATE_NOOP("FieldWords", "Deep One")},
    {"engineers", QT_TRANSLATE_NOOP("FieldWords", "Engineers")},
    {"flamethrower", QT_TRANSLATE_NOOP("FieldWords", "Flamethrower")},
    {"ghost", QT_TRANSLATE_NOOP("FieldWords", "Ghost")},
    {"ghoul", QT_TRANSLATE_NOOP("FieldWords", "Ghoul")},
    {"gun", QT_TRANSLATE_NOOP("FieldWords", "Gun")},
    {"halftrack", QT_TRANSLATE_NOOP("FieldWords", "Half-track")},
    {"harpoon", QT_TRANSLATE_NOOP("FieldWords", "Harpoon")},
    {"heavy-machine-gun", QT_TRANSLATE_NOOP("FieldWords", "Heavy machine gun")},
    {"hound", QT_TRANSLATE_NOOP("FieldWords", "Hound")},
    {"leviathan", QT_TRANSLATE_NOOP("FieldWords", "Leviathan")},
    {"machine-gun", QT_TRANSLATE_NOOP("FieldWords", "Machine gun")},
    {"magician", QT_TRANSLATE_NOOP("FieldWords", "Magician")},
    {"medic", QT_TRANSLATE_NOOP("FieldWords", "Medic")},
    {"officer", QT_TRANSLATE_NOOP("FieldWords", "Officer")},
    {"zombie", QT_TRANSLATE_NOOP("FieldWords", "Zombie")},
    {"rifles", QT_TRANSLATE_NOOP("FieldWords", "Rifles")},
    {"scientist", QT_TRANSLATE_NOOP("FieldWords", "Scientist")},
    {"scout", QT_TRANSLATE_NOOP("FieldWords", "Scout")},
    {"serpent", QT_TRANSLATE_NOOP("FieldWords", "Serpent")},
    {"shoggoth", QT_TRANSLATE_NOOP("FieldWords", "Shoggoth")},
    {"sniper", QT_TRANSLATE_NOOP("FieldWords", "Sniper")},
    {"tank", QT_TRANSLATE_NOOP("FieldWords", "Tank")},
    {"tentacles", QT_TRANSLATE_NOOP("FieldWords", "Tentacles")},
    {"truck", QT_TRANSLATE_NOOP("FieldWords", "Truck")},
    {"winged", QT_TRANSLATE_NOOP("FieldWords", "Winged creature")},
    {"worm", QT_TRANSLATE_NOOP("FieldWords", "Worm")},
    {"barn", QT_TRANSLATE_NOOP("FieldWords", "Barn")},
    {"bridge", QT_TRANSLATE_NOOP("FieldWords", "Bridge")},
    {"bunker", QT_TRANSLATE_NOOP("FieldWords", "Bunker")},
    {"cave", QT_TRANSLATE_NOOP("FieldWords", "Cave")},
    {"cave-floor", QT_TRANSLATE_NOOP("FieldWords", "Floor of a cave")},
    {"cave-wall", QT_TRANSLATE_NOOP("FieldWords", "Wall of a cave")},
    {"church", QT_TRANSLATE_NOOP("FieldWords", "Church")},
    {"dirt", QT_TRANSLATE_NOOP("FieldWords", "Bare earth")},
    {"entrance", QT_TRANSLATE_NOOP("FieldWords", "Entrance")},
    {"fence", QT_TRANSLATE_NOOP("FieldWords", "Fence")},
    {"field", QT_TRANSLATE_NOOP("FieldWords", "Field")},
    {"floor", QT_TRANSLATE_NOOP("FieldWords", "Wooden floor")},
    {"footbridge", QT_TRANSLATE_NOOP("FieldWords", "Footbridge")},
    {"ford", QT_TRANSLATE_NOOP("FieldWords", "Ford")},
    {"forest", QT_TRANSLATE_NOOP("FieldWords", "Forest")},
    {"gate", QT_TRANSLATE_NOOP("FieldWords", "Gate")},
    {"grass", QT_TRANSLATE_NOOP("FieldWords", "Grass")},
    {"grave", QT_TRANSLATE_NOOP("FieldWords", "Grave")},
    {"graves", QT_TRANSLATE_NOOP("FieldWords", "Graves")},
    {"hedge", QT_TRANSLATE_NOOP("FieldWords", "Hedge")},
    {"hedgehog", QT_TRANSLATE_NOOP("FieldWords", "Tank obstacles")},
    {"hedgerow", QT_TRANSLATE_NOOP("FieldWords", "Hedgerow")},
    {"house", QT_TRANSLATE_NOOP("FieldWords", "House")},
    {"hut", QT_TRANSLATE_NOOP("FieldWords", "Hut")},
    {"laboratory", QT_TRANSLATE_NOOP("FieldWords", "Laboratory")},
    {"low-wall", QT_TRANSLATE_NOOP("FieldWords", "Low wall")},
    {"meadow", QT_TRANSLATE_NOOP("FieldWords", "Meadow")},
    {"mud", QT_TRANSLATE_NOOP("FieldWords", "Mud")},
    {"opening", QT_TRANSLATE_NOOP("FieldWords", "Opening")},
    {"pond", QT_TRANSLATE_NOOP("FieldWords", "Pond")},
    {"prison", QT_TRANSLATE_NOOP("FieldWords", "Prison")},
    {"road", QT_TRANSLATE_NOOP("FieldWords", "Road")},
    {"rock", QT_TRANSLATE_NOOP("FieldWords", "Rock")},
    {"rubble", QT_TRANSLATE_NOOP("FieldWords", "Rubble")},
    {"ruin", QT_TRANSLATE_NOOP("FieldWords", "Ruin")},
    {"sand", QT_TRANSLATE_NOOP("FieldWords", "Sand")},
    {"stilts", QT_TRANSLATE_NOOP("FieldWords", "Stilts")},
    {"stone-floor", QT_TRANSLATE_NOOP("FieldWords", "Stone floor")},
    {"swamp", QT_TRANSLATE_NOOP("FieldWords", "Swamp")},
    {"thicket", QT_TRANSLATE_NOOP("FieldWords", "Thicket")},
    {"totem", QT_TRANSLATE_NOOP("FieldWords", "Totem")},
    {"wall", QT_TRANSLATE_NOOP("FieldWords", "Wall")},
    {"water", QT_TRANSLATE_NOOP("FieldWords", "Water")},
    {"wreck", QT_TRANSLATE_NOOP("FieldWords", "Wreck")},
    {"wire", QT_TRANSLATE_NOOP("FieldWords", "Barbed wire")},
    {"chamfered", QT_TRANSLATE_NOOP("FieldWords", "Chamfered")},
    {"dashed", QT_TRANSLATE_NOOP("FieldWords", "Dashed")},
    {"notched", QT_TRANSLATE_NOOP("FieldWords", "Notched")},
    {"rounded", QT_TRANSLATE_NOOP("FieldWords", "Rounded")},
    {"scalloped", QT_TRANSLATE_NOOP("FieldWords", "Scalloped")},
    {"torn", QT_TRANSLATE_NOOP("FieldWords", "Torn")},
    {"vehicle", QT_TRANSLATE_NOOP("FieldWords", "Vehicle")},
    {"mass-grave", QT_TRANSLATE_NOOP("FieldWords", "Mass grave")},
    {"building", QT_TRANSLATE_NOOP("FieldWords", "Building")},
    {"aviation", QT_TRANSLATE_NOOP("FieldWords", "Aviation")},
    {"prayer", QT_TRANSLATE_NOOP("FieldWords", "Prayer")},
    {"summoning", QT_TRANSLATE_NOOP("FieldWords", "Summoning")},
};
// clang-format on

}  // namespace

std::span<const CodeWords> normandieContentFields() {
    return contentFieldTable;
}

std::span<const CodeWords> normandieContentValues() {
    return contentValueTable;
}

}  // namespace bocage::model
