#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("RulingWords", text)

// clang-format off
constexpr CodeWords questions[] = {
    {"statue.value", WORDS("What is the Cursed Statue worth against Manifestations? The newer book says +2.")},
    {"mythos.alias", WORDS("Are Mythos Hunter and Mythos Fighter one ability? If not, only Mythos Fighters harm Ethereal units.")},
    {"faith.mode", WORDS("Does Faith excuse from tests, or pass them?")},
    {"killshot.lifepoints", WORDS("Do life points help against a kill shot, at two each?")},
    {"burrower.ethereal", WORDS("Is a burrower below ground Ethereal, as a stray line says?")},
    {"terror.phase", WORDS("Are nerves tested in the Supply Phase only, or on activation too?")},
    {"terror.los", WORDS("Must a Manifestation be seen clearly to frighten?")},
    {"search.mode", WORDS("Is a search made at a token, on the symbol, or either?")},
    {"night.inclusive", WORDS("Does the penalty in the dark begin on the named distance or after it?")},
    {"range.final",
     WORDS("Is long range taken off the result or off the bonus, which suppressive fire doubles?")},
    {"suppressive.universal", WORDS("Is suppressive fire an ability, or open to all infantry?")},
    {"arc.degrees", WORDS("How wide is a firing arc?")},
    {"los.corner",
     WORDS("When a line passes exactly through a corner, do one or both sides have to be closed?")},
    {"los.ownSpace", WORDS("Does the shooter's own space count?")},
    {"los.creatureSeesOver", WORDS("Do large creatures see over infantry as vehicles do?")},
    {"los.endpoints", WORDS("Do blocking spaces at the ends of a line block it?")},
    {"zoc.creatureBound", WORDS("Are large creatures bound by zones of control?")},
    {"zoc.cut", WORDS("Which symbols cut a zone of control?")},
    {"creature.crush", WORDS("May large creatures walk over infantry?")},
    {"swamp.perSpace", WORDS("Does swamp give a marker for each space or for each entry?")},
    {"building.vehicles", WORDS("May vehicles enter houses?")},
    {"cards.mode", WORDS("Is the card number a hand limit to refill to, or a number to draw?")},
    {"initiative.mode", WORDS("Does the initiative rotate?")},
    {"book.freeSpell", WORDS("Does a spell book bring one spell free of charge?")},
    {"darts.fixed", WORDS("Are the three darts fixed, one of each kind?")},
    {"grenade.ownCorner", WORDS("Do the thrower's own corners count as one or as none?")},
    {"officer.scope", WORDS("Does an officer's tile share all its options, or gear and traits only?")},
    {"building.zocEntrance", WORDS("Is a door shut by control of its doorstep, or only by somebody on it?")},
    {"hero.traits", WORDS("Do heroes share traits as they share gear?")},
    {"unc.includeSelf", WORDS("Does the attacker count among the creatures that add +2?")},
    {"move.flipImmobile", WORDS("May a unit that cannot move still turn over?")},
    {"spell.defaultLos", WORDS("What must a spell see when its icon is lost?")},
    {"zoc.areaEffects", WORDS("Do area effects around a shaken unit reach its eight neighbours or nothing?")},
    {"poison.always", WORDS("Does poison test unshaken units too?")},
    {"cave.night", WORDS("Do cave battles use the night rules?")},
    {"edge.extent",
     WORDS("How far does an obstacle between spaces reach: the whole run, or its one edge?")},
    {"amphibious.redSwamp", WORDS("Is swamp ground for units that cannot leave the water?")},
    {"swamp.lastPoint", WORDS("Who may enter swamp with the last movement point?")},
    {"burrow.impassable", WORDS("Do burrowers pass under impassable ground, cave walls excepted?")},
};

constexpr AnswerWords answers[] = {
    {"statue.value", "2", WORDS("+2")},
    {"statue.value", "0", WORDS("nothing")},
    {"faith.mode", "autopass", WORDS("passes every test")},
    {"faith.mode", "exempt", WORDS("takes no tests")},
    {"killshot.lifepoints", "two", WORDS("two per kill shot")},
    {"killshot.lifepoints", "none", WORDS("they do not help")},
    {"terror.phase", "supply", WORDS("Supply Phase only")},
    {"terror.phase", "both", WORDS("on activation too")},
    {"terror.los", "co", WORDS("clear or obscured")},
    {"terror.los", "clear", WORDS("clear only")},
    {"search.mode", "either", WORDS("token or symbol")},
    {"search.mode", "token", WORDS("at a token")},
    {"search.mode", "symbol", WORDS("on the symbol")},
    {"arc.degrees", "90", WORDS("90°")},
    {"arc.degrees", "180", WORDS("180°")},
    {"los.corner", "both", WORDS("both sides")},
    {"los.corner", "either", WORDS("one side")},
    {"los.ownSpace", "exempt", WORDS("does not count")},
    {"los.ownSpace", "counted", WORDS("counts")},
    {"los.endpoints", "open", WORDS("they do not block")},
    {"los.endpoints", "closed", WORDS("they block")},
    {"zoc.cut", "noPassage", WORDS("“no passage”")},
    {"zoc.cut", "none", WORDS("none")},
    {"cards.mode", "refill", WORDS("refill to that many")},
    {"cards.mode", "draw", WORDS("draw that many")},
    {"initiative.mode", "rotate", WORDS("it rotates")},
    {"initiative.mode", "random", WORDS("it is drawn each turn")},
    {"grenade.ownCorner", "1", WORDS("as one")},
    {"grenade.ownCorner", "0", WORDS("as none")},
    {"officer.scope", "eqtrait", WORDS("gear and traits")},
    {"officer.scope", "any", WORDS("all options")},
    {"spell.defaultLos", "co", WORDS("clear or obscured")},
    {"spell.defaultLos", "clear", WORDS("clear only")},
    {"zoc.areaEffects", "adjacent", WORDS("the eight neighbours")},
    {"zoc.areaEffects", "zoc", WORDS("nothing")},
    {"edge.extent", "run", WORDS("the whole run")},
    {"edge.extent", "edge", WORDS("one edge")},
    {"swamp.lastPoint", "all", WORDS("whoever may enter at all")},
    {"swamp.lastPoint", "infantry", WORDS("infantry only")},
};
// clang-format on

#undef WORDS

}  // namespace

std::span<const CodeWords> normandieRulingWords() {
    return questions;
}

std::span<const AnswerWords> normandieRulingAnswers() {
    return answers;
}

}  // namespace bocage::model
