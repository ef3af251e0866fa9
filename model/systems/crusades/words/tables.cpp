#include "model/systems/crusades/words/crusades_words.h"
#include "model/systems/game_words.h"

namespace bocage::model::crusades {

namespace {

// clang-format off
constexpr CodeWords rulingQuestions[] = {
    {"drawRule", QT_TRANSLATE_NOOP("RulingWords", "Who draws a Village card as a turn begins?")},
    {"ambushBlocks", QT_TRANSLATE_NOOP("RulingWords", "Which draws does an Ambush stop?")},
    {"thiefCancels", QT_TRANSLATE_NOOP("RulingWords", "Does a Thief undo what was paid for?")},
    {"siegeFirstUse", QT_TRANSLATE_NOOP("RulingWords", "When does a new siege weapon come to the table?")},
    {"siegeLostOnDefeat", QT_TRANSLATE_NOOP("RulingWords", "Is a siege weapon lost with a failed attack?")},
    {"defenderShieldHalves", QT_TRANSLATE_NOOP("RulingWords", "How much does a posted defender add?")},
    {"colourMatching", QT_TRANSLATE_NOOP("RulingWords", "Must the colour of a defender match, or the kind alone?")},
    {"stationPerTurn", QT_TRANSLATE_NOOP("RulingWords", "May an Idol post several defenders in one turn?")},
    {"jointAttacks", QT_TRANSLATE_NOOP("RulingWords", "When may others join an attack?")},
    {"attackStationed", QT_TRANSLATE_NOOP("RulingWords", "May posted defenders be attacked alone?")},
};

constexpr AnswerWords rulingAnswers[] = {
    {"drawRule", "activePlayer", QT_TRANSLATE_NOOP("RulingWords", "the player whose turn it is")},
    {"drawRule", "everyone", QT_TRANSLATE_NOOP("RulingWords", "everyone")},
    {"ambushBlocks", "turnDraw", QT_TRANSLATE_NOOP("RulingWords", "the card of the turn")},
    {"ambushBlocks", "allDraws", QT_TRANSLATE_NOOP("RulingWords", "all of them")},
    {"thiefCancels", "false", QT_TRANSLATE_NOOP("RulingWords", "no, it only takes the gold")},
    {"thiefCancels", "true", QT_TRANSLATE_NOOP("RulingWords", "yes")},
    {"siegeFirstUse", "fromHand", QT_TRANSLATE_NOOP("RulingWords", "with its first use")},
    {"siegeFirstUse", "onTableAtOnce", QT_TRANSLATE_NOOP("RulingWords", "at once")},
    {"siegeLostOnDefeat", "false", QT_TRANSLATE_NOOP("RulingWords", "no, it stays on the table")},
    {"siegeLostOnDefeat", "true", QT_TRANSLATE_NOOP("RulingWords", "yes")},
    {"defenderShieldHalves", "2", QT_TRANSLATE_NOOP("RulingWords", "one shield")},
    {"defenderShieldHalves", "1", QT_TRANSLATE_NOOP("RulingWords", "half a shield")},
    {"defenderShieldHalves", "printed", QT_TRANSLATE_NOOP("RulingWords", "what its card shows")},
    {"colourMatching", "on", QT_TRANSLATE_NOOP("RulingWords", "colour and kind")},
    {"colourMatching", "kindOnly", QT_TRANSLATE_NOOP("RulingWords", "the kind alone")},
    {"stationPerTurn", "1", QT_TRANSLATE_NOOP("RulingWords", "no, one a turn")},
    {"stationPerTurn", "perAction", QT_TRANSLATE_NOOP("RulingWords", "yes, one in each action")},
    {"jointAttacks", "always", QT_TRANSLATE_NOOP("RulingWords", "always")},
    {"jointAttacks", "night", QT_TRANSLATE_NOOP("RulingWords", "at night only")},
    {"jointAttacks", "never", QT_TRANSLATE_NOOP("RulingWords", "never")},
    {"attackStationed", "on", QT_TRANSLATE_NOOP("RulingWords", "yes")},
    {"attackStationed", "off", QT_TRANSLATE_NOOP("RulingWords", "no")},
};

constexpr CodeWords sectionNames[] = {
    {"crusades", QT_TRANSLATE_NOOP("GameWords", "Table and decks")},
};

constexpr CodeWords rosterCodes[] = {
    {"castle", QT_TRANSLATE_NOOP("GameWords", "Castle")},
    {"wall", QT_TRANSLATE_NOOP("GameWords", "Wall")},
    {"soldiers", QT_TRANSLATE_NOOP("GameWords", "Soldiers")},
    {"bowmen", QT_TRANSLATE_NOOP("GameWords", "Bowmen")},
    {"gold", QT_TRANSLATE_NOOP("GameWords", "Gold")},
    {"builder", QT_TRANSLATE_NOOP("GameWords", "Builder")},
    {"sacrifice", QT_TRANSLATE_NOOP("GameWords", "Sacrifice")},
    {"cultist", QT_TRANSLATE_NOOP("GameWords", "Cultist")},
    {"idol", QT_TRANSLATE_NOOP("GameWords", "Idol")},
    {"thief", QT_TRANSLATE_NOOP("GameWords", "Thief")},
    {"night", QT_TRANSLATE_NOOP("GameWords", "Night")},
    {"ambush", QT_TRANSLATE_NOOP("GameWords", "Ambush")},
    {"monster", QT_TRANSLATE_NOOP("GameWords", "Monster")},
    {"village", QT_TRANSLATE_NOOP("GameWords", "Village")},
    {"siege", QT_TRANSLATE_NOOP("GameWords", "Siege")},
    {"dagon", QT_TRANSLATE_NOOP("GameWords", "Dagon")},
    {"cthulhu", QT_TRANSLATE_NOOP("GameWords", "Cthulhu")},
    {"fortress", QT_TRANSLATE_NOOP("GameWords", "Fortress")},
    {"roster", QT_TRANSLATE_NOOP("GameWords", "Fortress")},
    {"shields", QT_TRANSLATE_NOOP("GameWords", "Shields now")},
    {"swords-needed", QT_TRANSLATE_NOOP("GameWords", "Swords to take it, card by card")},
    {"swords-full", QT_TRANSLATE_NOOP("GameWords", "The same with a full garrison")},
    {"deck-village", QT_TRANSLATE_NOOP("GameWords", "Village cards")},
    {"deck-siege", QT_TRANSLATE_NOOP("GameWords", "Siege cards")},
    {"deck-dagon", QT_TRANSLATE_NOOP("GameWords", "Dagon cards")},
    {"deck-cthulhu", QT_TRANSLATE_NOOP("GameWords", "Cthulhu cards")},
    // House options and their values, colours and presets, as findings name them.
    {"walls", QT_TRANSLATE_NOOP("GameWords", "Walls of a fortress")},
    {"castleShields", QT_TRANSLATE_NOOP("GameWords", "Shields of a castle")},
    {"wallShields", QT_TRANSLATE_NOOP("GameWords", "Shields of a wall")},
    {"handSize", QT_TRANSLATE_NOOP("GameWords", "Cards dealt to each player")},
    {"drawRule", QT_TRANSLATE_NOOP("GameWords", "Who draws as a turn begins")},
    {"ambushBlocks", QT_TRANSLATE_NOOP("GameWords", "What an Ambush keeps from being drawn")},
    {"thiefCancels", QT_TRANSLATE_NOOP("GameWords", "A Thief undoes what was paid for")},
    {"siegeFirstUse", QT_TRANSLATE_NOOP("GameWords", "Where a new siege weapon waits")},
    {"siegeLostOnDefeat", QT_TRANSLATE_NOOP("GameWords", "Siege weapons are lost with a failed attack")},
    {"summonCost", QT_TRANSLATE_NOOP("GameWords", "Price of a summons")},
    {"defenderShieldHalves", QT_TRANSLATE_NOOP("GameWords", "What a posted card adds")},
    {"colourMatching", QT_TRANSLATE_NOOP("GameWords", "Colours of posted cards")},
    {"stationPerTurn", QT_TRANSLATE_NOOP("GameWords", "Defenders posted in one turn")},
    {"jointAttacks", QT_TRANSLATE_NOOP("GameWords", "Others may join an attack")},
    {"attackStationed", QT_TRANSLATE_NOOP("GameWords", "Posted cards may be attacked alone")},
    {"customFortress", QT_TRANSLATE_NOOP("GameWords", "Fortresses of any size")},
    {"startingGarrison", QT_TRANSLATE_NOOP("GameWords", "Garrisons before the game begins")},
    {"recycleSiege", QT_TRANSLATE_NOOP("GameWords", "The Siege deck is shuffled again")},
    {"recycleCthulhu", QT_TRANSLATE_NOOP("GameWords", "The Cthulhu deck is shuffled again")},
    {"lootOfEliminated", QT_TRANSLATE_NOOP("GameWords", "Cards of a player who is out")},
    {"is-printed", QT_TRANSLATE_NOOP("GameWords", "as printed")},
    {"is-true", QT_TRANSLATE_NOOP("GameWords", "yes")},
    {"is-false", QT_TRANSLATE_NOOP("GameWords", "no")},
    {"is-on", QT_TRANSLATE_NOOP("GameWords", "yes")},
    {"is-off", QT_TRANSLATE_NOOP("GameWords", "no")},
    {"is-activePlayer", QT_TRANSLATE_NOOP("GameWords", "the player whose turn it is")},
    {"is-everyone", QT_TRANSLATE_NOOP("GameWords", "everyone")},
    {"is-turnDraw", QT_TRANSLATE_NOOP("GameWords", "the card of the turn")},
    {"is-allDraws", QT_TRANSLATE_NOOP("GameWords", "every card")},
    {"is-fromHand", QT_TRANSLATE_NOOP("GameWords", "in hand until its first use")},
    {"is-onTableAtOnce", QT_TRANSLATE_NOOP("GameWords", "on the table at once")},
    {"is-provisional", QT_TRANSLATE_NOOP("GameWords", "a Cultist with a Sacrifice or two Gold")},
    {"is-retail", QT_TRANSLATE_NOOP("GameWords", "three Cultists, or Cultists with Sacrifices")},
    {"is-kindOnly", QT_TRANSLATE_NOOP("GameWords", "need not match")},
    {"is-perAction", QT_TRANSLATE_NOOP("GameWords", "one in each action")},
    {"is-always", QT_TRANSLATE_NOOP("GameWords", "always")},
    {"is-night", QT_TRANSLATE_NOOP("GameWords", "at night only")},
    {"is-never", QT_TRANSLATE_NOOP("GameWords", "never")},
    {"is-discard", QT_TRANSLATE_NOOP("GameWords", "are discarded")},
    {"is-toAttacker", QT_TRANSLATE_NOOP("GameWords", "go to the attacker")},
    {"halves-1", QT_TRANSLATE_NOOP("GameWords", "half a shield")},
    {"halves-2", QT_TRANSLATE_NOOP("GameWords", "one shield")},
    {"red", QT_TRANSLATE_NOOP("GameWords", "red")},
    {"blue", QT_TRANSLATE_NOOP("GameWords", "blue")},
    {"green", QT_TRANSLATE_NOOP("GameWords", "green")},
    {"yellow", QT_TRANSLATE_NOOP("GameWords", "yellow")},
    {"retail-2017", QT_TRANSLATE_NOOP("GameWords", "Box of 2017 (not verified)")},
};
// clang-format on

}  // namespace

const GameWords& gameWords() {
    static const FindingTable tables[] = {findings()};
    static const GameWords words = [] {
        GameWords made;
        made.findings = tables;
        made.rulings = rulingQuestions;
        made.rulingAnswers = rulingAnswers;
        made.sections = sectionNames;
        made.rosterCodes = rosterCodes;
        return made;
    }();
    return words;
}

}  // namespace bocage::model::crusades
