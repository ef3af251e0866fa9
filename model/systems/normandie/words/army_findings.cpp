#include "model/systems/normandie/words/normandie_words.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr FindingWords findings[] = {
    {"SON-ARM-10", "", QT_TRANSLATE_N_NOOP("FindingText", "The army costs %1 of %2 points: %n point(s) too many."), "--n"},
    {"SON-ARM-11", "sample", QT_TRANSLATE_NOOP("FindingText", "The total of %1 points is provisional: it rests on sample costs.")},
    {"SON-ARM-11", "unknown", QT_TRANSLATE_N_NOOP("FindingText", "The total of %1 points is provisional: %n cost(s) are unknown."), "-n"},
    {"SON-ARM-12", "", QT_TRANSLATE_NOOP("FindingText", "An army needs at least one recruitment tile.")},
    {"SON-ARM-13", "", QT_TRANSLATE_NOOP("FindingText", "%1 must occupy a slot of a recruitment tile; here it has none.")},
    {"SON-ARM-14", "", QT_TRANSLATE_NOOP("FindingText", "%1 and %3 share one slot of %2; a slot takes one option.")},
    {"SON-ARM-13", "no-tile", QT_TRANSLATE_NOOP("FindingText", "%1 is no recruitment tile and cannot stand on its own in an army.")},
    {"SON-ARM-15", "no-option", QT_TRANSLATE_NOOP("FindingText", "%1 is no recruitment option and fills no slot.")},
    {"SON-ARM-15", "kind", QT_TRANSLATE_NOOP("FindingText", "%1 is of a kind that this slot of %2 does not take.")},
    {"SON-ARM-15", "band", QT_TRANSLATE_NOOP("FindingText", "%1 does not carry the %3 band that this slot of %2 asks for.")},
    {"SON-ARM-19", "", QT_TRANSLATE_NOOP("FindingText", "%1 is an order: it needs an officer tile in this army.")},
    {"SON-ARM-22", "", QT_TRANSLATE_NOOP("FindingText", "Nobody can use %1: it serves %2, which has neither infantry nor a hero.")},
    {"SON-ARM-23", "digger", QT_TRANSLATE_NOOP("FindingText", "%1 is wasted: %2 has no Burrower.")},
    {"SON-ARM-23", "pack-hunting", QT_TRANSLATE_NOOP("FindingText", "%1 is wasted: %2 needs two units with Assault for it.")},
    {"SON-ARM-23", "nobody", QT_TRANSLATE_NOOP("FindingText", "%1 is wasted: no unit of %2 can use it.")},
    {"SON-ARM-24", "", QT_TRANSLATE_NOOP("FindingText", "%1 needs a Character on its tile; %2 has none.")},
    {"SON-ARM-25", "", QT_TRANSLATE_NOOP("FindingText", "%1 needs a Character on %2; %3 came with a support option and does not count as one.")},
    {"SON-ARM-26", "", QT_TRANSLATE_NOOP("FindingText", "%1 needs a Character to cast it; %2 has none.")},
    {"SON-ARM-27", "", QT_TRANSLATE_NOOP("FindingText", "%1 belongs to another faction: %3 cannot cast it.")},
    {"SON-ARM-28", "", QT_TRANSLATE_NOOP("FindingText", "%1 only joins an army with %2 in it.")},
    {"SON-ARM-29", "sides", QT_TRANSLATE_NOOP("FindingText", "%1 is one of a kind but fights for %2 and for %3."), "-ss"},
    {"SON-ARM-29", "", QT_TRANSLATE_NOOP("FindingText", "%1 is one of a kind but taken more than once.")},
    {"SON-ARM-30", "", QT_TRANSLATE_NOOP("FindingText", "%1 belongs to %2; this is an army of %3.")},
    {"SON-ARM-31", "", QT_TRANSLATE_NOOP("FindingText", "The unit of %1 wears other stripes than %2: the trait of this tile does not reach it.")},
    {"SON-ARM-32", "needed", QT_TRANSLATE_NOOP("FindingText", "%1 is tied to %3, who is not in this army.")},
    {"SON-ARM-32", "flavour", QT_TRANSLATE_NOOP("FindingText", "%1 is meant for %3, who is not in this army.")},
    {"SON-ARM-33", "", QT_TRANSLATE_NOOP("FindingText", "%1 is a thing of the Deep Ones; this army is not theirs.")},
    {"SON-ARM-34", "", QT_TRANSLATE_NOOP("FindingText", "%1 is a free option and needs no slot; it blocks one of %2.")},
    {"SON-ARM-35", "", QT_TRANSLATE_NOOP("FindingText", "The army brings %1 Totems; two are the most.")},
    {"SON-ARM-36", "", QT_TRANSLATE_NOOP("FindingText", "Nobody here can cast a spell, so there is no use for %1.")},
    {"SON-ARM-36", "magician", QT_TRANSLATE_NOOP("FindingText", "Nobody here can cast a spell, so there is nobody for %1 to help.")},
    {"SON-ARM-37", "", QT_TRANSLATE_N_NOOP("FindingText", "%1 holds %3 spells but has only %n space(s)."), "---n"},
    {"SON-ARM-38", "", QT_TRANSLATE_NOOP("FindingText", "%3 is no spell and may not lie on %1.")},
    {"SON-ARM-39", "", QT_TRANSLATE_NOOP("FindingText", "%3 is not on the list of spells for %1.")},
    {"SON-ARM-40", "", QT_TRANSLATE_NOOP("FindingText", "%1 needs a Character to hold it; %2 has none.")},
    {"SON-ARM-41", "", QT_TRANSLATE_N_NOOP("FindingText", "%1: used %n time(s), but your boxes hold %3."), "-n"},
    {"SON-ARM-41", "none", QT_TRANSLATE_N_NOOP("FindingText", "%1: used %n time(s), but your boxes hold none."), "-n"},
    {"SON-ARM-45", "no-spell", QT_TRANSLATE_NOOP("FindingText", "The army has no spells, so there is no use for %1.")},
    {"SON-OPT-62", "", QT_TRANSLATE_NOOP("FindingText", "What %1 does is lost from the books: write the effect you agree on in the notes of the army, or as a special rule of the scenario.")},
    {"SON-ARM-45", "weapon", QT_TRANSLATE_NOOP("FindingText", "%1 cannot hurt any class of unit.")},
    {"SON-ARM-46", "elder", QT_TRANSLATE_NOOP("FindingText", "%1 adds to an Assault that %3 does not have.")},
    {"SON-ARM-46", "shaggai", QT_TRANSLATE_NOOP("FindingText", "%1 replaces an Assault that %3 does not have; it grants one instead.")},
    {"SON-ARM-47", "", QT_TRANSLATE_NOOP("FindingText", "%1 turns %3 over, but that counter has no second side.")},
    {"SON-ARM-48", "", QT_TRANSLATE_NOOP("FindingText", "%1 is about Zombies, and this scenario can have none.")},
    {"SON-ARM-49", "vehicles", QT_TRANSLATE_NOOP("FindingText", "%1 is for use against vehicles, and the other side has none.")},
    {"SON-ARM-49", "manifestations", QT_TRANSLATE_NOOP("FindingText", "%1 is for use against Mythos Manifestations, and the other side has none.")},
    {"SON-ARM-50", "forbidden", QT_TRANSLATE_NOOP("FindingText", "The scenario forbids %1.")},
    {"SON-ARM-50", "not-permitted", QT_TRANSLATE_NOOP("FindingText", "%1 is not on the scenario's list of permitted content.")},
    {"SON-ARM-50", "missing", QT_TRANSLATE_NOOP("FindingText", "The scenario demands %1, which is missing.")},
    {"SON-ARM-51", "", QT_TRANSLATE_NOOP("FindingText", "%1 is taken free of charge, but neither the scenario nor a campaign result grants it.")},
    {"SON-ARM-52", "", QT_TRANSLATE_NOOP("FindingText", "%1 has a printed value that cannot be right: a negative cost or star, or a slot that takes nothing.")},
    {"SON-ARM-53", "", QT_TRANSLATE_NOOP("FindingText", "%1 may only carry Scouts when it deploys as one; %2 is none.")},
    {"SON-OPT-34", "", QT_TRANSLATE_NOOP("FindingText", "%1 is taken more often than there are units to have it (%2).")},
    {"SON-ARM-61", "", QT_TRANSLATE_N_NOOP("FindingText", "The army has %1 orders; ten are the most, so %n star(s) are wasted."), "-n"},
    {"SON-ARM-62", "", QT_TRANSLATE_NOOP("FindingText", "The army starts without a single order and loses at once.")},
    {"SON-ARM-64", "", QT_TRANSLATE_NOOP("FindingText", "A second Bluff order is wasted: two Bluffs are the most.")},
    {"SON-ARM-65", "too-many", QT_TRANSLATE_NOOP("FindingText", "%1 units must receive an order every turn, but there are only %2 orders.")},
    {"SON-ARM-65", "all", QT_TRANSLATE_NOOP("FindingText", "Units with a Personal Order use up all %2 orders.")},
    {"SON-ARM-66", "", QT_TRANSLATE_N_NOOP("FindingText", "The army has %1 orders but only %n unit(s) able to take one."), "-n"},
    {"SON-ARM-68", "never", QT_TRANSLATE_N_NOOP("FindingText", "%1 breaks after %2 losses but brings only %n unit(s): it can never break."), "--n"},
    {"SON-ARM-68", "zero", QT_TRANSLATE_NOOP("FindingText", "%1 has 0 breaking points: it is broken from the start.")},
    {"SON-ARM-70", "", QT_TRANSLATE_NOOP("FindingText", "%1 has no victory points, though the scenario scores broken tiles.")},
    {"SON-ARM-72", "", QT_TRANSLATE_NOOP("FindingText", "%1 is taken twice; the rule covers one only.")},
    {"SON-SA-41", "", QT_TRANSLATE_NOOP("FindingText", "%1 guards Characters, and the army has none.")},
    {"SON-SA-46", "", QT_TRANSLATE_NOOP("FindingText", "%1 leads a Heroic Charge, and the army has no other infantry with Assault to follow.")},
};

constexpr FixWords fixes[] = {
    {"raise-budget", QT_TRANSLATE_NOOP("FindingText", "Let the scenario allow %1 points")},
    {"add-tile-with-points", QT_TRANSLATE_NOOP("FindingText", "Add %1 and allow %2 points")},
    {"raise-limit", QT_TRANSLATE_NOOP("FindingText", "Let the army cost %1 points")},
    {"remove", QT_TRANSLATE_NOOP("FindingText", "Remove %1")},
    {"remove-several", QT_TRANSLATE_N_NOOP("FindingText", "Remove the %n dearest thing(s)"), "n"},
    {"remove-spells", QT_TRANSLATE_N_NOOP("FindingText", "Take the last %n spell(s) out of the book"), "n"},
    {"add-tile", QT_TRANSLATE_NOOP("FindingText", "Add %1")},
    {"move-to", QT_TRANSLATE_NOOP("FindingText", "Move %1 to %2")},
    {"make-free", QT_TRANSLATE_NOOP("FindingText", "Take %1 out of the slot")},
    {"add-option", QT_TRANSLATE_NOOP("FindingText", "Put %1 into a slot of %2")},
    {"do-not-demand", QT_TRANSLATE_NOOP("FindingText", "Do not demand %1")},
    {"pay-for", QT_TRANSLATE_NOOP("FindingText", "Pay for %1")},
};
// clang-format on

}  // namespace

FindingTable armyFindings() {
    return {findings, fixes};
}

}  // namespace bocage::model
