#include "model/systems/crusades/words/crusades_words.h"

#include <QStringList>
#include <algorithm>

namespace bocage::model::crusades {

using namespace rules::crusades;

QString CrusadesWords::kind(CardKind kind) {
    switch (kind) {
        case CardKind::Castle:
            return tr("Castle");
        case CardKind::Wall:
            return tr("Wall");
        case CardKind::Soldiers:
            return tr("Soldiers");
        case CardKind::Bowmen:
            return tr("Bowmen");
        case CardKind::Gold:
            return tr("Gold");
        case CardKind::Builder:
            return tr("Builder");
        case CardKind::Sacrifice:
            return tr("Sacrifice");
        case CardKind::Cultist:
            return tr("Cultist");
        case CardKind::Idol:
            return tr("Idol");
        case CardKind::Thief:
            return tr("Thief");
        case CardKind::Night:
            return tr("Night");
        case CardKind::Ambush:
            return tr("Ambush");
        case CardKind::Siege:
            return tr("Siege weapon");
        case CardKind::Dagon:
            return tr("Dagon");
        case CardKind::Monster:
            return tr("Monster");
    }
    return {};
}

QString CrusadesWords::deck(DeckKind deck) {
    switch (deck) {
        case DeckKind::Fortress:
            return tr("Fortress");
        case DeckKind::Village:
            return tr("Village");
        case DeckKind::Siege:
            return tr("Siege");
        case DeckKind::Dagon:
            return tr("Dagon");
        case DeckKind::Cthulhu:
            return tr("Cthulhu");
    }
    return {};
}

namespace {

struct OptionName {
    std::string_view key;
    const char* text;
};

constexpr OptionName optionNames[] = {
    {"walls", QT_TRANSLATE_NOOP("CrusadesWords", "Walls of a fortress")},
    {"castleShields", QT_TRANSLATE_NOOP("CrusadesWords", "Shields of a castle")},
    {"wallShields", QT_TRANSLATE_NOOP("CrusadesWords", "Shields of a wall")},
    {"handSize", QT_TRANSLATE_NOOP("CrusadesWords", "Cards dealt to each player")},
    {"drawRule", QT_TRANSLATE_NOOP("CrusadesWords", "Who draws as a turn begins")},
    {"ambushBlocks", QT_TRANSLATE_NOOP("CrusadesWords", "What an Ambush keeps from being drawn")},
    {"thiefCancels", QT_TRANSLATE_NOOP("CrusadesWords", "A Thief undoes what was paid for")},
    {"siegeFirstUse", QT_TRANSLATE_NOOP("CrusadesWords", "Where a new siege weapon waits")},
    {"siegeLostOnDefeat", QT_TRANSLATE_NOOP("CrusadesWords", "Siege weapons are lost with a failed attack")},
    {"summonCost", QT_TRANSLATE_NOOP("CrusadesWords", "Price of a summons")},
    {"defenderShieldHalves", QT_TRANSLATE_NOOP("CrusadesWords", "What a posted card adds")},
    {"colourMatching", QT_TRANSLATE_NOOP("CrusadesWords", "Colours of posted cards")},
    {"stationPerTurn", QT_TRANSLATE_NOOP("CrusadesWords", "Defenders posted in one turn")},
    {"jointAttacks", QT_TRANSLATE_NOOP("CrusadesWords", "Others may join an attack")},
    {"attackStationed", QT_TRANSLATE_NOOP("CrusadesWords", "Posted cards may be attacked alone")},
    {"customFortress", QT_TRANSLATE_NOOP("CrusadesWords", "Fortresses of any size")},
    {"startingGarrison", QT_TRANSLATE_NOOP("CrusadesWords", "Garrisons before the game begins")},
    {"recycleSiege", QT_TRANSLATE_NOOP("CrusadesWords", "The Siege deck is shuffled again")},
    {"recycleCthulhu", QT_TRANSLATE_NOOP("CrusadesWords", "The Cthulhu deck is shuffled again")},
    {"lootOfEliminated", QT_TRANSLATE_NOOP("CrusadesWords", "Cards of a player who is out")},
};

constexpr OptionName valueNames[] = {
    {"printed", QT_TRANSLATE_NOOP("CrusadesWords", "as printed")},
    {"true", QT_TRANSLATE_NOOP("CrusadesWords", "yes")},
    {"false", QT_TRANSLATE_NOOP("CrusadesWords", "no")},
    {"on", QT_TRANSLATE_NOOP("CrusadesWords", "yes")},
    {"off", QT_TRANSLATE_NOOP("CrusadesWords", "no")},
    {"activePlayer", QT_TRANSLATE_NOOP("CrusadesWords", "the player whose turn it is")},
    {"everyone", QT_TRANSLATE_NOOP("CrusadesWords", "everyone")},
    {"turnDraw", QT_TRANSLATE_NOOP("CrusadesWords", "the card of the turn")},
    {"allDraws", QT_TRANSLATE_NOOP("CrusadesWords", "every card")},
    {"fromHand", QT_TRANSLATE_NOOP("CrusadesWords", "in hand until its first use")},
    {"onTableAtOnce", QT_TRANSLATE_NOOP("CrusadesWords", "on the table at once")},
    {"provisional", QT_TRANSLATE_NOOP("CrusadesWords", "a Cultist with a Sacrifice or two Gold")},
    {"retail", QT_TRANSLATE_NOOP("CrusadesWords", "three Cultists, or Cultists with Sacrifices")},
    {"kindOnly", QT_TRANSLATE_NOOP("CrusadesWords", "need not match")},
    {"perAction", QT_TRANSLATE_NOOP("CrusadesWords", "one in each action")},
    {"always", QT_TRANSLATE_NOOP("CrusadesWords", "always")},
    {"night", QT_TRANSLATE_NOOP("CrusadesWords", "at night only")},
    {"never", QT_TRANSLATE_NOOP("CrusadesWords", "never")},
    {"discard", QT_TRANSLATE_NOOP("CrusadesWords", "are discarded")},
    {"toAttacker", QT_TRANSLATE_NOOP("CrusadesWords", "go to the attacker")},
};

constexpr OptionName refusalSentences[] = {
    {"game-over", QT_TRANSLATE_NOOP("CrusadesWords", "The game is over.")},
    {"card-not-held", QT_TRANSLATE_NOOP("CrusadesWords", "That card is not at hand.")},
    {"no-action-left", QT_TRANSLATE_NOOP("CrusadesWords", "The action of this turn is taken.")},
    {"draw-first", QT_TRANSLATE_NOOP("CrusadesWords", "First a Village card is drawn.")},
    {"drawn-already", QT_TRANSLATE_NOOP("CrusadesWords", "The card of this turn is drawn already.")},
    {"draw-ambushed", QT_TRANSLATE_NOOP("CrusadesWords", "Under an Ambush nothing is drawn.")},
    {"draw-needs-idol", QT_TRANSLATE_NOOP("CrusadesWords", "Drawing is an action only after an Idol.")},
    {"buy-price", QT_TRANSLATE_NOOP("CrusadesWords", "Buying takes exactly one Gold.")},
    {"offer-price",
     QT_TRANSLATE_NOOP("CrusadesWords", "The Deep Ones are offered Sacrifices, at least one.")},
    {"dagon-empty", QT_TRANSLATE_NOOP("CrusadesWords", "There is no Dagon card.")},
    {"build-price",
     QT_TRANSLATE_NOOP("CrusadesWords",
                       "A siege weapon takes exactly four cards, Builders and Gold, a Builder among them.")},
    {"siege-empty", QT_TRANSLATE_NOOP("CrusadesWords", "The Siege deck is empty.")},
    {"summon-price",
     QT_TRANSLATE_NOOP("CrusadesWords",
                       "This is not the price of a summons: a Cultist with a Sacrifice or two "
                       "Gold, or what the house option says.")},
    {"cthulhu-empty", QT_TRANSLATE_NOOP("CrusadesWords", "The Cthulhu deck is empty.")},
    {"no-attack-cards", QT_TRANSLATE_NOOP("CrusadesWords", "An attack takes at least one card.")},
    {"not-an-attack-card",
     QT_TRANSLATE_NOOP("CrusadesWords", "Only Soldiers, Bowmen and siege weapons attack.")},
    {"no-such-target", QT_TRANSLATE_NOOP("CrusadesWords", "There is nothing to attack.")},
    {"target-down", QT_TRANSLATE_NOOP("CrusadesWords", "That card has fallen already.")},
    {"own-target", QT_TRANSLATE_NOOP("CrusadesWords", "Nobody attacks the own fortress.")},
    {"castle-behind-walls",
     QT_TRANSLATE_NOOP("CrusadesWords",
                       "The castle stands behind walls: they must fall first, or a weapon must "
                       "pass them.")},
    {"ram-not-last-wall",
     QT_TRANSLATE_NOOP("CrusadesWords",
                       "The Battering Ram passes the last wall only; more than one stands.")},
    {"second-fortress-attack",
     QT_TRANSLATE_NOOP("CrusadesWords",
                       "One fortress card a turn may be attacked, unless an Idol was played.")},
    {"stationed-protected",
     QT_TRANSLATE_NOOP("CrusadesWords", "In this scenario posted cards are not attacked alone.")},
    {"weapon-unpaid",
     QT_TRANSLATE_NOOP("CrusadesWords", "A weapon on the table is used again for the gold it shows.")},
    {"joint-forbidden",
     QT_TRANSLATE_NOOP("CrusadesWords", "Nobody else may join this attack in this scenario.")},
    {"ally-involved", QT_TRANSLATE_NOOP("CrusadesWords", "Who is attacked, or out, cannot join the attack.")},
    {"night-missing", QT_TRANSLATE_NOOP("CrusadesWords", "A night attack takes exactly one Night card.")},
    {"reaction-not-target",
     QT_TRANSLATE_NOOP("CrusadesWords", "Only the player who is attacked answers with monsters.")},
    {"reaction-outside-attack", QT_TRANSLATE_NOOP("CrusadesWords", "Monsters only answer attacks.")},
    {"second-defender", QT_TRANSLATE_NOOP("CrusadesWords", "One defender is posted in a turn.")},
    {"defender-kind", QT_TRANSLATE_NOOP("CrusadesWords", "Bowmen defend walls, Soldiers defend the castle.")},
    {"defender-colour", QT_TRANSLATE_NOOP("CrusadesWords", "The colours do not match.")},
    {"defender-limit",
     QT_TRANSLATE_NOOP("CrusadesWords", "There is no more room: one posted card for each shield.")},
    {"defender-on-ruin", QT_TRANSLATE_NOOP("CrusadesWords", "A fallen card takes no defenders.")},
    {"nothing-to-recall", QT_TRANSLATE_NOOP("CrusadesWords", "Nobody is posted there.")},
    {"ambush-target",
     QT_TRANSLATE_NOOP("CrusadesWords", "An Ambush is laid for an opponent who is in play.")},
    {"one-card-only", QT_TRANSLATE_NOOP("CrusadesWords", "This takes exactly one card.")},
    {"not-that-card", QT_TRANSLATE_NOOP("CrusadesWords", "That card cannot do this.")},
    {"thief-without-gold", QT_TRANSLATE_NOOP("CrusadesWords", "No gold is played that a Thief could take.")},
    {"thief-not-held", QT_TRANSLATE_NOOP("CrusadesWords", "Nobody there holds a Thief.")},
    {"pass-with-cards",
     QT_TRANSLATE_NOOP("CrusadesWords", "Passing is not allowed: at worst a card is wasted.")},
};

template <std::size_t N>
const char* lookedUp(const OptionName (&table)[N], std::string_view key) {
    for (const OptionName& row : table)
        if (row.key == key)
            return row.text;
    return nullptr;
}

QString plain(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

}  // namespace

QString CrusadesWords::option(std::string_view key) {
    const char* text = lookedUp(optionNames, key);
    return text ? tr(text) : plain(key);
}

QString CrusadesWords::value(std::string_view key, std::string_view value) {
    if (key == "defenderShieldHalves" && value != "printed")
        return value == "1" ? tr("half a shield") : tr("one shield");
    if (key == "colourMatching" && value == "on")
        return tr("must match");
    const char* text = lookedUp(valueNames, value);
    return text ? tr(text) : plain(value);
}

QString CrusadesWords::preset(std::string_view preset) {
    return preset == "provisional-2016" ? tr("Provisional text of 2016")
           : preset == "retail-2017"    ? tr("Box of 2017 (not verified)")
                                        : plain(preset);
}

QString CrusadesWords::action(Action action) {
    switch (action) {
        case Action::TurnDraw:
            return tr("Draw");
        case Action::Buy:
            return tr("Buy cards");
        case Action::Offer:
            return tr("Offer to the Deep Ones");
        case Action::Attack:
            return tr("Attack");
        case Action::Station:
            return tr("Post a defender");
        case Action::Recall:
            return tr("Call a defender back");
        case Action::Build:
            return tr("Build a siege weapon");
        case Action::PlayIdol:
            return tr("Play the Idol");
        case Action::Summon:
            return tr("Summon a monster");
        case Action::PlayAmbush:
            return tr("Lay an Ambush");
        case Action::Waste:
            return tr("Waste a card");
        case Action::IdolDraw:
            return tr("Draw by the Idol");
        case Action::EndTurn:
            return tr("End the turn");
    }
    return {};
}

QString CrusadesWords::policy(std::string_view name) {
    return name == "greedy"    ? tr("greedy: attack, build, summon, offer, buy, post, waste")
           : name == "guarded" ? tr("guarded: post, attack, summon, build, offer, buy, waste")
           : name == "builder" ? tr("builder: build, attack, buy, offer, summon, post, waste")
           : name == "hoarder" ? tr("hoarder: buy, offer, attack, build, summon, post, waste")
                               : plain(name);
}

QString CrusadesWords::refusal(Refusal refusal) {
    const char* text = lookedUp(refusalSentences, infoOf(refusal).code);
    return text ? tr(text) : plain(infoOf(refusal).code);
}

QString CrusadesWords::reasons(const Refusals& refusals) {
    QStringList sentences;
    for (const Refusal each : refusals.list()) {
        const RefusalInfo& info = infoOf(each);
        sentences << QStringLiteral("%1 (%2)").arg(refusal(each),
                                                   plain(info.check.empty() ? info.rule : info.check));
    }
    return sentences.join(QLatin1Char('\n'));
}

QString CrusadesWords::problem(const rules::Problem& problem) {
    const auto argument = [&](std::size_t i) {
        return i < problem.arguments.size() ? QString::fromStdString(problem.arguments[i]) : QString();
    };
    if (problem.code == "play.unknown-card")
        return tr("No open pack has the card %1.").arg(argument(0));
    if (problem.code == "play.deck-too-large")
        return tr("The %1 deck has more than %2 cards: too many to play with.").arg(argument(0), argument(1));
    if (problem.code == "play.no-fortress")
        return tr("%1 has no fortress.").arg(argument(0));
    if (problem.code == "play.no-castle")
        return tr("The fortress of %1 needs exactly one castle.").arg(argument(0));
    if (problem.code == "play.fortress-too-large")
        return tr("The fortress of %1 has more than %2 cards: too many to play with.")
            .arg(argument(0), argument(1));
    if (problem.code == "play.seats")
        return tr("The game needs two to four players; this scenario has %1.").arg(argument(0));
    return QString::fromStdString(problem.code);
}

QString CrusadesWords::shields(int halves) {
    return QString::number(halves / 2) + (halves % 2 ? QStringLiteral("½") : QString());
}

QString CrusadesWords::sum(const AttackSum& sum) {
    if (sum.cancelled)
        return tr("%1 swords, but a monster ends the attack").arg(sum.swords);
    const QString swords = sum.reduction > 0
                               ? tr("%1 − %2 = %3 swords").arg(sum.swords).arg(sum.reduction).arg(sum.left())
                               : tr("%1 swords").arg(sum.swords);
    return sum.success() ? tr("%1 beat %2 shields").arg(swords, shields(sum.defenceHalves))
                         : tr("%1 do not beat %2 shields").arg(swords, shields(sum.defenceHalves));
}

QString CrusadesWords::colour(const std::string& colour) {
    return colour == "red"      ? tr("red")
           : colour == "blue"   ? tr("blue")
           : colour == "green"  ? tr("green")
           : colour == "yellow" ? tr("yellow")
           : colour.empty()     ? tr("none")
                                : QString::fromStdString(colour);
}

QString TableWords::card(CardNo card) const {
    if (card >= m_setUp.table.ids.size())
        return {};
    const rules::ContentId& id = m_setUp.table.ids[card];
    const rules::ContentHead* head = m_library.head(id);
    return QString::fromStdString(head ? head->name.in(m_language) : id.value);
}

QString TableWords::cards(const CardList& cards) const {
    CardList sorted = cards;
    std::sort(sorted.begin(), sorted.end());
    QStringList names;
    for (std::size_t i = 0; i < sorted.size();) {
        std::size_t next = i;
        while (next < sorted.size() && sorted[next] == sorted[i])
            ++next;
        names << (next - i > 1 ? tr("%1 × %2").arg(next - i).arg(card(sorted[i])) : card(sorted[i]));
        i = next;
    }
    return names.join(QStringLiteral(", "));
}

QString TableWords::seat(int seat) const {
    if (seat < 0 || static_cast<std::size_t>(seat) >= m_setUp.players.size())
        return {};
    const rules::PlayerId& id = m_setUp.players[static_cast<std::size_t>(seat)];
    const rules::Player* player = findPlayer(m_scenario, id);
    return QString::fromStdString(player && !player->name.empty() ? player->name.in(m_language) : id.value);
}

QString TableWords::place(int seat, int slot) const {
    const auto& slots = m_setUp.table.start.seats[static_cast<std::size_t>(seat)].slots;
    if (slot < 0 || static_cast<std::size_t>(slot) >= slots.size())
        return {};
    return slot == 0 ? tr("the castle of %1").arg(this->seat(seat))
                     : tr("wall %1 of %2").arg(slot).arg(this->seat(seat));
}

QString TableWords::target(const State& state, const Target& target) const {
    const Seat& owner = state.seats[static_cast<std::size_t>(target.seat)];
    if (target.kind == Target::Kind::Weapon)
        return tr("%1 of %2")
            .arg(card(owner.weapons[static_cast<std::size_t>(target.index)].card), seat(target.seat));
    if (target.kind == Target::Kind::Stationed)
        return tr("%1 on %2")
            .arg(card(owner.slots[static_cast<std::size_t>(target.slot)]
                          .stationed[static_cast<std::size_t>(target.index)]),
                 place(target.seat, target.slot));
    return place(target.seat, target.slot);
}

QString TableWords::move(const State& state, const Move& move) const {
    switch (move.action) {
        case Action::Attack: {
            CardList fighters = move.cards;
            for (const int weapon : move.weapons)
                fighters.push_back(state.seats[static_cast<std::size_t>(state.active)]
                                       .weapons[static_cast<std::size_t>(weapon)]
                                       .card);
            for (const Ally& ally : move.allies)
                fighters.insert(fighters.end(), ally.cards.begin(), ally.cards.end());
            return tr("Attack %1 with %2").arg(target(state, move.target), cards(fighters));
        }
        case Action::Station:
            return tr("Post %1 on %2").arg(cards(move.cards), place(state.active, move.target.slot));
        case Action::Recall:
            return tr("Call %1 back")
                .arg(card(state.seats[static_cast<std::size_t>(state.active)]
                              .slots[static_cast<std::size_t>(move.target.slot)]
                              .stationed[static_cast<std::size_t>(move.target.index)]));
        case Action::PlayAmbush:
            return tr("Lay an Ambush for %1").arg(seat(move.target.seat));
        case Action::Waste:
            return tr("Waste %1").arg(cards(move.cards));
        case Action::Offer:
            return tr("Offer %1").arg(cards(move.cards));
        case Action::TurnDraw:
        case Action::EndTurn:
        case Action::IdolDraw:
        case Action::PlayIdol:
        case Action::Buy:
        case Action::Build:
        case Action::Summon:
            break;
    }
    return CrusadesWords::action(move.action);
}

QString TableWords::told(const State& before, const Move& move, const Outcome& outcome) const {
    QString text = tr("%1: %2").arg(seat(before.active), this->move(before, move));
    if (outcome.attack)
        text = tr("%1. %2.").arg(text, CrusadesWords::sum(outcome.sum));
    QStringList came;
    if (move.action == Action::Offer)
        came << (outcome.success ? tr("The Deep Ones are satisfied.") : tr("The Deep Ones want more."));
    if (outcome.taken != noCard && move.action != Action::Offer)
        came << tr("Takes %1.").arg(card(outcome.taken));
    if (outcome.drawn > 0)
        came << tr("Draws %n card(s).", nullptr, outcome.drawn);
    if (outcome.stolen > 0)
        came << tr("A Thief takes %n Gold.", nullptr, outcome.stolen);
    if (outcome.eliminated)
        came << tr("%1 is out.").arg(seat(move.target.seat));
    if (came.isEmpty())
        return text;
    if (!outcome.attack)
        text += QLatin1Char('.');
    return text + QLatin1Char(' ') + came.join(QLatin1Char(' '));
}

}  // namespace bocage::model::crusades
