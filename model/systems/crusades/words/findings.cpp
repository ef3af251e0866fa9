#include "model/systems/crusades/words/crusades_words.h"

namespace bocage::model::crusades {

namespace {

// clang-format off
constexpr FindingWords crusadesFindings[] = {
    {"CC-CHK-01", "few", QT_TRANSLATE_N_NOOP("FindingText", "The game needs two to four players; %n seat(s) are taken."), "n"},
    {"CC-CHK-01", "many", QT_TRANSLATE_N_NOOP("FindingText", "The game takes four players at most; %n seat(s) are taken."), "n"},
    {"CC-CHK-02", "", QT_TRANSLATE_NOOP("FindingText", "%1 has no fortress: every player starts with a castle and its walls.")},
    {"CC-CHK-03", "", QT_TRANSLATE_NOOP("FindingText", "%1 stands %2 times on the table, but there are only %3 of it.")},
    {"CC-CHK-04", "", QT_TRANSLATE_NOOP("FindingText", "The fortresses differ: %1 has %2 walls and %3 shields in all, %4 has %5 walls and %6 shields.")},
    {"CC-CHK-05", "", QT_TRANSLATE_NOOP("FindingText", "%1 starts with %2 cards; the rules deal five to everybody.")},
    {"CC-CHK-06", "", QT_TRANSLATE_NOOP("FindingText", "The Village deck has %1 cards and %2 are dealt: nobody could draw a first card.")},
    {"CC-CHK-07", "", QT_TRANSLATE_NOOP("FindingText", "After the deal %1 Village cards are left (%2 would be a good start): the discards are shuffled again almost at once.")},
    {"CC-CHK-08", "", QT_TRANSLATE_NOOP("FindingText", "The %1 deck is missing or empty, but the Village deck has cards that lead to it (%2).")},
    {"CC-CHK-08", "village", QT_TRANSLATE_NOOP("FindingText", "There is no Village deck to draw from.")},
    {"CC-CHK-09", "", QT_TRANSLATE_NOOP("FindingText", "Nobody at the table begins: choose a seat or let the lot decide.")},
    {"CC-CHK-09", "turn", QT_TRANSLATE_NOOP("FindingText", "The position does not say whose turn it is.")},
    {"CC-CHK-10", "", QT_TRANSLATE_NOOP("FindingText", "%1 and %2 both play %3: their defenders cannot be told apart by colour.")},
    {"CC-CHK-11", "", QT_TRANSLATE_NOOP("FindingText", "House option %1 is %2 instead of %3 (%4).")},
    {"CC-CHK-11", "preset", QT_TRANSLATE_NOOP("FindingText", "The preset %1 is used, which is known from public pages only.")},
    {"CC-CHK-12", "preset", QT_TRANSLATE_NOOP("FindingText", "There is no preset %1.")},
    {"CC-CHK-12", "option", QT_TRANSLATE_NOOP("FindingText", "There is no house option %1.")},
    {"CC-CHK-12", "value", QT_TRANSLATE_NOOP("FindingText", "House option %1 cannot be %2.")},
    {"CC-CHK-13", "", QT_TRANSLATE_N_NOOP("FindingText", "The book pictures the table for two players; how %n sit is up to you."), "n"},
    {"CC-CHK-14", "", QT_TRANSLATE_N_NOOP("FindingText", "The scenario calls itself official, but %n card(s) have values that we made up, such as %2."), "n-"},
    {"CC-CHK-15", "card", QT_TRANSLATE_NOOP("FindingText", "No open pack has the card %1.")},
    {"CC-CHK-15", "deck", QT_TRANSLATE_NOOP("FindingText", "No open pack has the deck list %1.")},
    {"CC-CHK-15", "fortress", QT_TRANSLATE_NOOP("FindingText", "The fortress of %1 is in the file %2, which cannot be read.")},
    {"CC-RCHK-01", "none", QT_TRANSLATE_NOOP("FindingText", "The fortress of %1 has no castle.")},
    {"CC-RCHK-01", "many", QT_TRANSLATE_NOOP("FindingText", "The fortress of %1 has %2 castles; it has exactly one.")},
    {"CC-RCHK-02", "", QT_TRANSLATE_NOOP("FindingText", "The fortress of %1 has %2 walls instead of %3.")},
    {"CC-RCHK-03", "", QT_TRANSLATE_NOOP("FindingText", "%2 is no fortress card: the fortress of %1 takes castles and walls.")},
    {"CC-RCHK-04", "none", QT_TRANSLATE_NOOP("FindingText", "%1 shows no shields.")},
    {"CC-RCHK-04", "few", QT_TRANSLATE_NOOP("FindingText", "%1 shows %2 shields; it needs at least one.")},
    {"CC-RCHK-05", "", QT_TRANSLATE_NOOP("FindingText", "%1 has %2 shields; the walls of the book have two.")},
    {"CC-RCHK-06", "posted", QT_TRANSLATE_N_NOOP("FindingText", "%n card(s) are posted on %1 before the game begins."), "-n"},
    {"CC-RCHK-06", "weapons", QT_TRANSLATE_N_NOOP("FindingText", "%1 has %n siege weapon(s) before the game begins."), "-n"},
    {"CC-RCHK-06", "reactions", QT_TRANSLATE_N_NOOP("FindingText", "%1 has %n monster(s) before the game begins."), "-n"},
    {"CC-RCHK-07", "", QT_TRANSLATE_NOOP("FindingText", "%1 cannot defend %2: walls take Bowmen only.")},
    {"CC-RCHK-08", "", QT_TRANSLATE_NOOP("FindingText", "%1 cannot defend %2: castles take Soldiers only.")},
    {"CC-RCHK-09", "", QT_TRANSLATE_NOOP("FindingText", "%2 cards are posted on %1, which has room for %3: one for each of its shields.")},
    {"CC-RCHK-10", "", QT_TRANSLATE_NOOP("FindingText", "%1 is %2, but %3 is %4: the colours must match.")},
    {"CC-RCHK-11", "place", QT_TRANSLATE_NOOP("FindingText", "%1 has no colour, though defenders must match it.")},
    {"CC-RCHK-11", "posted", QT_TRANSLATE_NOOP("FindingText", "%1 on %2 has no colour, though it must match.")},
    {"CC-RCHK-12", "", QT_TRANSLATE_N_NOOP("FindingText", "%1 has fallen, but %n card(s) are still posted on it."), "-n"},
    {"CC-RCHK-13", "", QT_TRANSLATE_NOOP("FindingText", "The castle of %1 has fallen, but %1 is still in play.")},
    {"CC-RCHK-14", "siege", QT_TRANSLATE_NOOP("FindingText", "%2 has %1, which is not in the Siege deck.")},
    {"CC-RCHK-14", "reaction", QT_TRANSLATE_NOOP("FindingText", "%2 has %1, which is not in the Cthulhu deck.")},
    {"CC-RCHK-15", "", QT_TRANSLATE_NOOP("FindingText", "%1 lies in %2 places, but the decks hold %3 of it.")},
    {"CC-RCHK-16", "", QT_TRANSLATE_NOOP("FindingText", "%1 is %2 and %3 is %4: a fortress is of one colour.")},
    {"CC-RCHK-17", "", QT_TRANSLATE_NOOP("FindingText", "The fortress of %1: %2 shields now, %3 at full garrison; %4 swords take it card by card.")},
    {"CC-RCHK-18", "", QT_TRANSLATE_NOOP("FindingText", "%1 at full garrison has %2 shields; all attack cards together have %3 swords and cannot take it.")},
    {"CC-RCHK-19", "", QT_TRANSLATE_NOOP("FindingText", "The Ambush before %1 is said to last %2 more turns; it lasts two at most.")},
    {"CC-DCHK-01", "", QT_TRANSLATE_NOOP("FindingText", "%1 belongs to the %2 deck and is listed in the %3 deck.")},
    {"CC-DCHK-02", "", QT_TRANSLATE_NOOP("FindingText", "%1 is listed with %2 copies; one is the least.")},
    {"CC-DCHK-03", "none", QT_TRANSLATE_NOOP("FindingText", "%1 attacks, but shows no swords.")},
    {"CC-DCHK-03", "negative", QT_TRANSLATE_NOOP("FindingText", "%1 attacks with %2 swords, which is fewer than none.")},
    {"CC-DCHK-04", "", QT_TRANSLATE_NOOP("FindingText", "%1 has no swords: it is good for a bluff at night and nothing else.")},
    {"CC-DCHK-05", "defence", QT_TRANSLATE_NOOP("FindingText", "The siege weapon %1 shows no defence.")},
    {"CC-DCHK-05", "cost", QT_TRANSLATE_NOOP("FindingText", "The siege weapon %1 shows no price in gold.")},
    {"CC-DCHK-06", "ram", QT_TRANSLATE_NOOP("FindingText", "The Siege deck has %1 Battering Rams; one is expected.")},
    {"CC-DCHK-06", "trap", QT_TRANSLATE_NOOP("FindingText", "The Siege deck has %1 Cthulhu traps; one is expected.")},
    {"CC-DCHK-07", "", QT_TRANSLATE_NOOP("FindingText", "%1 passes walls, which only siege weapons can.")},
    {"CC-DCHK-08", "deep-ones", QT_TRANSLATE_NOOP("FindingText", "%1 shows %2 Deep Ones; one is the least.")},
    {"CC-DCHK-08", "reward", QT_TRANSLATE_NOOP("FindingText", "%1 does not say how many cards it gives.")},
    {"CC-DCHK-09", "", QT_TRANSLATE_NOOP("FindingText", "%1 wants %2 victims, but there are only %3 Sacrifices: it can never be satisfied.")},
    {"CC-DCHK-10", "", QT_TRANSLATE_NOOP("FindingText", "The monster %1 does nothing.")},
    {"CC-DCHK-11", "", QT_TRANSLATE_NOOP("FindingText", "None of the %1 Village cards can attack: nobody could ever win.")},
    {"CC-DCHK-12", "", QT_TRANSLATE_NOOP("FindingText", "All cards together have %1 swords; the weakest fortress card takes %2.")},
    {"CC-DCHK-13", "", QT_TRANSLATE_NOOP("FindingText", "The Village deck has none of these, so their rules never come up: %1.")},
    {"CC-DCHK-14", "", QT_TRANSLATE_NOOP("FindingText", "%1 Builders and %2 Gold are fewer than four cards: no siege weapon can be paid.")},
    {"CC-DCHK-15", "", QT_TRANSLATE_NOOP("FindingText", "The deck has %1 Cultists, but neither Sacrifices nor two Gold to pay them with.")},
    {"CC-DCHK-16", "", QT_TRANSLATE_NOOP("FindingText", "%1 monsters for %2 Cultists: the late ones are worth nothing.")},
    {"CC-DCHK-17", "", QT_TRANSLATE_NOOP("FindingText", "No %1 of colour %2 in the Village deck: that fortress can never be garrisoned.")},
    {"CC-DCHK-18", "", QT_TRANSLATE_NOOP("FindingText", "The %1 deck: %2 cards of %3 kinds with %4 swords.")},
    {"CC-DCHK-19", "", QT_TRANSLATE_NOOP("FindingText", "%2 is a name of the older design; today's card is called %3.")},
};

constexpr FixWords crusadesFixes[] = {
    {"cc-drop-seats", QT_TRANSLATE_NOOP("FindingText", "Keep the first four seats")},
    {"cc-hand-five", QT_TRANSLATE_NOOP("FindingText", "Deal five cards")},
    {"cc-use-deck", QT_TRANSLATE_NOOP("FindingText", "Use %1")},
    {"cc-first-by-lot", QT_TRANSLATE_NOOP("FindingText", "Let the lot decide who begins")},
    {"cc-default-option", QT_TRANSLATE_NOOP("FindingText", "Go back to the usual value of %1")},
    {"cc-drop-entry", QT_TRANSLATE_NOOP("FindingText", "Strike %1 off the list")},
    {"cc-remove-card", QT_TRANSLATE_NOOP("FindingText", "Take away %1")},
    {"cc-put-wall", QT_TRANSLATE_NOOP("FindingText", "Put %1 in its place")},
    {"cc-recall", QT_TRANSLATE_NOOP("FindingText", "Call %1 back")},
    {"cc-recall-all", QT_TRANSLATE_NOOP("FindingText", "Call everybody back from %1")},
    {"cc-drop-walls", QT_TRANSLATE_N_NOOP("FindingText", "Take away %n wall(s)"), "n"},
    {"cc-put-back", QT_TRANSLATE_NOOP("FindingText", "Put them back into their deck")},
    {"cc-out", QT_TRANSLATE_NOOP("FindingText", "%1 is out of the game")},
    {"cc-ambush-turns", QT_TRANSLATE_NOOP("FindingText", "Let the Ambush last %1 turns")},
    {"cc-one-copy", QT_TRANSLATE_NOOP("FindingText", "Make it one copy")},
};
// clang-format on

}  // namespace

FindingTable findings() {
    return {crusadesFindings, crusadesFixes};
}

}  // namespace bocage::model::crusades
