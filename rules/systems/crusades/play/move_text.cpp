#include "rules/systems/crusades/play/move_text.h"

#include <algorithm>

#include "rules/format/describe_content.h"

namespace bocage::rules::format {

template <>
struct EnumNames<crusades::Action> {
    using E = crusades::Action;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::TurnDraw, "draw"},   {E::Buy, "buy"},           {E::Offer, "offer"}, {E::Attack, "attack"},
        {E::Station, "station"}, {E::Recall, "recall"},     {E::Build, "build"}, {E::PlayIdol, "idol"},
        {E::Summon, "summon"},   {E::PlayAmbush, "ambush"}, {E::Waste, "waste"}, {E::IdolDraw, "idolDraw"},
        {E::EndTurn, "endTurn"}};
};

template <class Io, Like<crusades::MoveText::On> T>
void describe(Io& io, T& value) {
    io.type("CrusadesTarget");
    io.optional("player", value.player);
    io.optional("place", value.place);
    io.optional("weapon", value.weapon);
    io.optional("posted", value.posted);
    io.noExtras();
}

template <class Io, Like<crusades::MoveText::Joined> T>
void describe(Io& io, T& value) {
    io.type("CrusadesAlly");
    io.required("player", value.player);
    io.optional("cards", value.cards);
    io.noExtras();
}

template <class Io, Like<crusades::MoveText> T>
void describe(Io& io, T& value) {
    io.type("CrusadesMove");
    io.required("action", value.action);
    io.optional("cards", value.cards);
    io.optional("weapons", value.weapons);
    io.optional("gold", value.gold, std::optional<int>(), IntRange{0, 999});
    io.optional("night", value.night, false);
    io.optional("target", value.target);
    io.optional("allies", value.allies);
    io.optional("reactions", value.reactions);
    io.optional("reactor", value.reactor);
    io.optional("thief", value.thief);
    io.noExtras();
}

}  // namespace bocage::rules::format

namespace bocage::rules::crusades {

namespace {

/// Looks up what a move names.
class Naming {
public:
    Naming(const SetUp& setUp, const State& state) : m_setUp(setUp), m_state(state) {}

    CardList cards(const std::vector<ContentId>& ids) {
        CardList list;
        for (const ContentId& id : ids) {
            const auto& known = m_setUp.table.ids;
            const auto found = std::find(known.begin(), known.end(), id);
            if (found == known.end())
                m_problems.push_back({"play.not-on-the-table", {id.value}, {}, {}});
            else
                list.push_back(static_cast<CardNo>(found - known.begin()));
        }
        return list;
    }

    /// One beyond the last for somebody who does not sit here, so that the rules refuse it; −1 for nobody.
    int seat(const PlayerId& id) const {
        if (id.empty())
            return -1;
        const auto found = std::find(m_setUp.players.begin(), m_setUp.players.end(), id);
        return static_cast<int>(found - m_setUp.players.begin());
    }

    int slot(int seat, const ElementId& place) const {
        if (seat < 0 || static_cast<std::size_t>(seat) >= m_setUp.entries.size())
            return -1;
        const auto& places = m_setUp.entries[static_cast<std::size_t>(seat)];
        const auto found = std::find(places.begin(), places.end(), place);
        return found == places.end() ? -1 : static_cast<int>(found - places.begin());
    }

    const Seat* seatAt(int seat) const {
        return seat >= 0 && static_cast<std::size_t>(seat) < m_state.seats.size()
                   ? &m_state.seats[static_cast<std::size_t>(seat)]
                   : nullptr;
    }

    bool is(CardNo card, const ContentId& id) const { return m_setUp.table.ids[card] == id; }

    const Problems& problems() const { return m_problems; }

private:
    const SetUp& m_setUp;
    const State& m_state;
    Problems m_problems;
};

/// The place of the first that `matches`, −1 when none does.
template <class List, class Matches>
int placeOf(const List& list, Matches matches) {
    const auto found = std::find_if(list.begin(), list.end(), matches);
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

Target targetOf(const MoveText& text, const State& state, const Naming& naming) {
    Target target;
    const bool own = text.action == Action::Station || text.action == Action::Recall;
    target.seat = own && text.target.player.empty() ? state.active : naming.seat(text.target.player);
    target.slot = naming.slot(target.seat, text.target.place);
    const Seat* owner = naming.seatAt(target.seat);
    if (!text.target.weapon.empty()) {
        target.kind = Target::Kind::Weapon;
        target.index = owner ? placeOf(owner->weapons,
                                       [&](const WeaponOnTable& weapon) {
                                           return naming.is(weapon.card, text.target.weapon);
                                       })
                             : -1;
    } else if (!text.target.posted.empty()) {
        target.kind = Target::Kind::Stationed;
        target.index = owner && target.slot >= 0
                           ? placeOf(owner->slots[static_cast<std::size_t>(target.slot)].stationed,
                                     [&](CardNo card) { return naming.is(card, text.target.posted); })
                           : -1;
    } else if (text.action == Action::Recall) {
        target.index = -1;  // who comes back must be said
    }
    return target;
}

}  // namespace

Result<std::vector<MoveText>> readMoves(const Json& json) {
    std::vector<MoveText> moves;
    Problems problems;
    format::FieldReader(problems, {}).read(json, moves);
    if (!problems.empty())
        return problems;
    return moves;
}

Result<Move> moveOf(const MoveText& text, const SetUp& setUp, const State& state) {
    Naming naming(setUp, state);
    Move move;
    move.action = text.action;
    move.cards = naming.cards(text.cards);
    move.night = text.night;
    move.target = targetOf(text, state, naming);
    const Seat& seat = state.seats[static_cast<std::size_t>(state.active)];
    int cost = 0;
    for (const ContentId& id : text.weapons) {
        // Of two alike the one that costs nothing yet.
        int best = -1;
        for (int i = 0; i < static_cast<int>(seat.weapons.size()); ++i) {
            const WeaponOnTable& weapon = seat.weapons[static_cast<std::size_t>(i)];
            if (naming.is(weapon.card, id) &&
                std::find(move.weapons.begin(), move.weapons.end(), i) == move.weapons.end() &&
                (best < 0 || (!weapon.used && seat.weapons[static_cast<std::size_t>(best)].used)))
                best = i;
        }
        move.weapons.push_back(best);
        if (best >= 0 && seat.weapons[static_cast<std::size_t>(best)].used)
            cost += setUp.table.facts(seat.weapons[static_cast<std::size_t>(best)].card).goldCost;
    }
    move.gold = text.gold.value_or(cost);
    for (const MoveText::Joined& ally : text.allies)
        move.allies.push_back({naming.seat(ally.player), naming.cards(ally.cards)});
    move.reactions = naming.cards(text.reactions);
    move.reactor = naming.seat(text.reactor);
    move.thief = naming.seat(text.thief);
    if (!naming.problems().empty())
        return naming.problems();
    return move;
}

}  // namespace bocage::rules::crusades
