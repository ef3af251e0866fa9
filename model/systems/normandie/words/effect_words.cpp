#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("TerrainWords", text)

constexpr CodeWords effects[] = {
    {"blocks-sight", WORDS("blocks sight"), WORDS("Nobody sees through it.")},
    {"obscures", WORDS("obscures −%1"),
     WORDS("Each space a shot crosses takes %1 off it; the target's own space does not count.")},
    {"no-indirect", WORDS("nothing flies over"), WORDS("Grenades and indirect fire cannot go over it.")},
    {"defense", WORDS("defense +%1"),
     WORDS("Infantry inside adds %1 to its defense; vehicles and creatures gain nothing.")},
    {"difficult-passage", WORDS("difficult passage"),
     WORDS("Whoever enters stops; from inside, one space per move.")},
    {"impassable", WORDS("impassable"), WORDS("Nobody may enter.")},
    {"impassable-to", WORDS("closed to %1"), WORDS("Closed to %1; creatures do not care.")},
    {"no-passage", WORDS("no passage"),
     WORDS("Nobody crosses between the two spaces, and zones of control end there.")},
    {"water", WORDS("water"), WORDS("Only amphibious units enter, at their normal pace.")},
    {"swamp", WORDS("swamp"),
     WORDS("Infantry and creatures that enter are suppressed once; vehicles stay out unless amphibious.")},
    {"difficult-terrain", WORDS("difficult terrain"),
     WORDS("Entering costs a Suppressed marker at once; the move goes on if points are left.")},
    {"stilted", WORDS("stands on stilts"), WORDS("Amphibious units may pass underneath.")},
    {"underwater-passage", WORDS("passage under water"),
     WORDS("Amphibious units may cross below it, but not stop there.")},
    {"ford", WORDS("ford"), WORDS("Every unit crosses here, and nobody can hide in it.")},
    {"building", WORDS("building"),
     WORDS("Infantry goes in and out by the marked entrances; others stay outside.")},
    {"wall", WORDS("wall"), WORDS("Red walls stop sight and movement.")},
    {"entrance", WORDS("entrance"), WORDS("Infantry enters and leaves at the blue arrow.")},
    {"opening", WORDS("opening"),
     WORDS("Units beside a white arrow may fire out and be fired at; Urban Fighters also climb through.")},
    {"search", WORDS("may be searched"), WORDS("A unit here may make a Search check.")},
    {"mass-grave", WORDS("mass grave"), WORDS("Zombies may be raised here or beside it.")},
    {"structure", WORDS("structure %1"),
     WORDS("%1 demolition points bring it down; it is then flipped or removed.")},
    {"mythos", WORDS("Manifestation %1"),
     WORDS("A Manifestation of the Mythos: suppressed units that see it test Terror against %1.")},
    {"dreamland-gate", WORDS("Dreamland Gate %1"),
     WORDS("Infantry of its army may travel here; whoever does tests Terror against %1. It is no "
           "Manifestation.")},
    {"mythos-barrier", WORDS("Mythos barrier"),
     WORDS("Manifestations cannot cross it; what moves underground can.")},
    {"toxic-cloud", WORDS("toxic cloud"),
     WORDS("Until the end of Supply, whoever is under it or enters is attacked and takes 1 Suppressed "
           "marker.")},
    {"bunker", WORDS("bunker"), WORDS("A bunker: Urban Fighters find no way in.")},
    {"dominant-position", WORDS("dominant position"),
     WORDS("A dominant position: entered only by surprise or by Urban Fighters.")},
    {"cliff", WORDS("cliff"), WORDS("A cliff: a victim that Claws drop here is destroyed.")},
    {"prison", WORDS("prison"), WORDS("Who is held here may not leave until freed.")},
    {"laboratory", WORDS("laboratory"), WORDS("A laboratory, of use to its Scouts.")},
    {"wreck", WORDS("wreck"), WORDS("A wreck: a heavy vehicle that drives over it wears it down.")},
    {"ruin", WORDS("ruin"), WORDS("What is left of a destroyed structure.")},
    {"demolition", WORDS("demolition point"), WORDS("A demolition point on the structure it lies on.")},
    {"suppressed", WORDS("suppressed"), WORDS("The unit is suppressed: 2 off its dice and its movement.")},
    {"no-move", WORDS("cannot budge"), WORDS("The unit cannot move.")},
    {"no-action", WORDS("no action"), WORDS("The unit does nothing more; it still defends.")},
    {"no-fight", WORDS("paralyzed"),
     WORDS("The unit neither moves nor fights; assaulted, it rolls one die and adds nothing.")},
    {"dies-assaulted", WORDS("bound"),
     WORDS("The unit neither moves nor fights, and an assault destroys it.")},
    {"no-cards", WORDS("no card bonus"), WORDS("No card helps the unit.")},
    {"rolls", WORDS("dice %1"), WORDS("%1 on every die of the unit.")},
    {"toughness", WORDS("unit defense %1"), WORDS("%1 on the unit’s defense.")},
    {"rust", WORDS("rusts"), WORDS("Takes 1 off the defense of %1.")},
    {"pace", WORDS("movement %1"), WORDS("%1 on the unit’s movement.")},
    {"melee", WORDS("assault dice %1"), WORDS("%1 on the unit’s dice in assaults.")},
    {"rage", WORDS("rage %1"), WORDS("The unit storms or fires at the closest enemy with %1 more.")},
    {"damage-crew", WORDS("crew damage"), WORDS("The vehicle fires one weapon a round.")},
    {"damage-track", WORDS("track damage"), WORDS("The vehicle cannot move.")},
    {"damage-hull", WORDS("hull damage"), WORDS("The hull is hit; once more destroys the vehicle.")},
    {"damage-primary", WORDS("weapon damage"), WORDS("The main weapon is lost.")},
    {"life-point", WORDS("life point"),
     WORDS("One of the life points that the unit has left; each cancels a hit.")},
    {"extra-life", WORDS("extra life point"),
     WORDS("Cancels one hit on the unit, besides its own life points.")},
    {"poison", WORDS("poison"), WORDS("The unit tests terror at the start of Supply.")},
    {"mythos-hunter", WORDS("Mythos Hunter %1"), WORDS("%1 on the unit’s dice against Manifestations.")},
    {"mythos-fighter", WORDS("Mythos Fighter %1"),
     WORDS("%1 on the unit’s dice against Manifestations; it can harm Ethereal units.")},
    {"faith", WORDS("Faith"), WORDS("Terror has no hold on the unit.")},
    {"terrifying", WORDS("Terrifying"), WORDS("The unit suppresses whom it assaults.")},
    {"nausea", WORDS("Nausea"), WORDS("Whoever comes beside the unit is suppressed.")},
    {"promised-blood", WORDS("Promised Blood %1"),
     WORDS("Whoever shoots at the unit and misses tests terror against %1.")},
    {"shot-bonus", WORDS("bonus on shots"), WORDS("A bonus on shots at %1.")},
    {"assault-bonus", WORDS("bonus in assaults"), WORDS("A bonus in assaults against %1.")},
};

constexpr CodeWords unitClasses[] = {
    {"infantry", WORDS("infantry")},
    {"light", WORDS("light vehicles")},
    {"heavy", WORDS("heavy vehicles")},
    {"creature", WORDS("creatures")},
};

#undef WORDS

}  // namespace

std::span<const CodeWords> normandieEffectWords() {
    return effects;
}

std::span<const CodeWords> normandieClassWords() {
    return unitClasses;
}

}  // namespace bocage::model
