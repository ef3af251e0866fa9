#pragma once

#include "rules/systems/crusades/describe_cards.h"
#include "rules/systems/crusades/sections.h"

namespace bocage::rules::format {

template <>
struct EnumNames<crusades::Mode> {
    using E = crusades::Mode;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Start, "start"},
                                                               {E::Snapshot, "snapshot"}};
};

template <class Io, Like<crusades::DeckEntry> T>
void describe(Io& io, T& value) {
    io.type("CrusadesDeckEntry");
    io.required("card", value.card);
    io.optional("copies", value.copies, 1, IntRange{-1000, 1000});
    io.noExtras();
}

template <class Io, Like<crusades::DeckList> T>
void describe(Io& io, T& value) {
    io.type("CrusadesDeckList");
    io.optional("deck", value.deck);
    io.optional("entries", value.entries);
    io.noExtras();
}

template <class Io, Like<crusades::DeckLists> T>
void describe(Io& io, T& value) {
    io.type("CrusadesDecks");
    io.optional("village", value.village);
    io.optional("siege", value.siege);
    io.optional("dagon", value.dagon);
    io.optional("cthulhu", value.cthulhu);
    io.noExtras();
}

template <class Io, Like<crusades::ScenarioSection::Turn> T>
void describe(Io& io, T& value) {
    io.type("CrusadesTurn");
    io.optional("player", value.player);
    io.optional("drawn", value.drawn, true);
    io.optional("actions", value.actions, 1, IntRange{0, 99});
    io.optional("idol", value.idol, false);
    io.optional("fortressAttacks", value.fortressAttacks, 0, IntRange{0, 99});
    io.optional("stationed", value.stationed, 0, IntRange{0, 99});
    io.noExtras();
}

template <class Io, Like<crusades::ScenarioSection> T>
void describe(Io& io, T& value) {
    io.type("CrusadesScenario");
    io.optional("preset", value.preset, "provisional-2016");
    io.optional("mode", value.mode, crusades::Mode::Start);
    io.optional("options", value.options);
    io.optional("decks", value.decks);
    io.optional("turn", value.turn);
    io.optional("discard", value.discard);
    io.optional("dagonDiscard", value.dagonDiscard);
    io.optional("siegeDiscard", value.siegeDiscard);
    io.optional("cthulhuDiscard", value.cthulhuDiscard);
    io.optional("removed", value.removed);
    io.extras(value.extras);
}

template <class Io, Like<crusades::RosterSection> T>
void describe(Io& io, T& value) {
    io.type("CrusadesFortress");
    io.optional("colour", value.colour);
    io.optional("preset", value.preset, "provisional-2016");
    io.optional("options", value.options);
    io.optional("decks", value.decks);
    io.optional("siegeOnTable", value.siegeOnTable);
    io.optional("siegeNew", value.siegeNew);
    io.optional("reactions", value.reactions);
    io.optional("hand", value.hand);
    io.optional("destroyed", value.destroyed);
    io.optional("ambushes", value.ambushes);
    io.optional("ambushTurns", value.ambushTurns, 0, IntRange{-99, 99});
    io.optional("out", value.out, false);
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
