#include "model/systems/crusades/odds_report.h"

#include <QCoreApplication>
#include <QLocale>

#include "model/systems/crusades/words/crusades_words.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

namespace {

struct OddsWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesOdds)
};

QString asPercent(double chance) {
    return QLocale().toString(100 * chance, 'f', 2) + QStringLiteral(" %");
}

QString asNumber(double value, int places = 2) {
    return QLocale().toString(value, 'f', places);
}

DeckCounts villageOf(const SetUp& setUp) {
    return DeckCounts::of(setUp.table, setUp.table.start.village.deck);
}

DagonCards dagonOf(const SetUp& setUp) {
    DagonCards cards;
    for (const CardNo card : setUp.table.start.dagon.deck)
        cards.emplace_back(setUp.table.facts(card).deepOnes, setUp.table.facts(card).reward);
    return cards;
}

constexpr int thresholds[] = {3, 4, 5, 7};

/// How many may still be posted on a place.
int room(const Table& table, const Slot& slot) {
    return std::max(0, int(table.facts(slot.card).shields) - static_cast<int>(slot.stationed.size()));
}

int usualHalves(const Table& table) {
    return table.options.defenderHalves.value_or(2);
}

}  // namespace

SimulationTable deckTable(const SetUp& setUp) {
    const DeckCounts village = villageOf(setUp);
    SimulationTable table{OddsWords::tr("The Village deck: %n card(s)", nullptr, village.cards),
                          {OddsWords::tr("Card"), OddsWords::tr("Copies"), OddsWords::tr("Share"),
                           OddsWords::tr("Draws to the first")},
                          {}};
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        if (village.byKind[kind] > 0)
            table.rows.push_back(
                {CrusadesWords::kind(static_cast<CardKind>(kind)), QString::number(village.byKind[kind]),
                 asPercent(static_cast<double>(village.byKind[kind]) / village.cards),
                 asNumber(DeckCounts::drawsToFirst(village.cards, village.byKind[kind]), 1)});
    table.rows.push_back({OddsWords::tr("Swords per card"), asNumber(village.swordsPerCard(), 3), {}, {}});
    return table;
}

SimulationTable handTable(const SetUp& setUp, const std::vector<int>& sizes) {
    const DeckCounts village = villageOf(setUp);
    SimulationTable table{OddsWords::tr("After seeing so many Village cards"), {OddsWords::tr("Cards")}, {}};
    std::vector<HandOdds> hands;
    for (const int size : sizes) {
        hands.emplace_back(village, size);
        table.columns << QString::number(hands.back().cards());
    }
    const auto row = [&](const QString& name, auto value) {
        QStringList cells{name};
        for (const HandOdds& hand : hands)
            cells << value(hand);
        table.rows.push_back(cells);
    };
    row(OddsWords::tr("Swords on average"), [](const HandOdds& h) { return asNumber(h.meanSwords(), 3); });
    for (const int swords : thresholds)
        row(OddsWords::tr("%1 swords or more").arg(swords),
            [&](const HandOdds& h) { return asPercent(h.atLeastSwords(swords)); });
    row(OddsWords::tr("A siege weapon can be built"),
        [](const HandOdds& h) { return asPercent(h.siegeAffordable()); });
    row(OddsWords::tr("A monster can be summoned"),
        [&](const HandOdds& h) { return asPercent(h.summonAffordable(setUp.table.options.retailSummons)); });
    return table;
}

SimulationTable kindsTable(const SetUp& setUp, const std::vector<int>& sizes, int atLeast) {
    const DeckCounts village = villageOf(setUp);
    SimulationTable table{OddsWords::tr("At least %1 of a kind after so many Village cards").arg(atLeast),
                          {OddsWords::tr("Card")},
                          {}};
    std::vector<HandOdds> hands;
    for (const int size : sizes) {
        hands.emplace_back(village, size);
        table.columns << QString::number(hands.back().cards());
    }
    for (std::size_t kind = 0; kind < cardKinds; ++kind) {
        if (village.byKind[kind] == 0)
            continue;
        QStringList cells{CrusadesWords::kind(static_cast<CardKind>(kind))};
        for (const HandOdds& hand : hands)
            cells << asPercent(hand.atLeast(static_cast<CardKind>(kind), atLeast));
        table.rows.push_back(cells);
    }
    return table;
}

SimulationTable dagonTable(const SetUp& setUp) {
    SimulationTable table{OddsWords::tr("Offerings to the Deep Ones"),
                          {OddsWords::tr("Victims"), OddsWords::tr("Satisfied"),
                           OddsWords::tr("Cards on average"), OddsWords::tr("On balance")},
                          {}};
    const DagonCards cards = dagonOf(setUp);
    const int best = bestOffer(cards, 60);
    for (const OfferOdds& odds : rules::crusades::dagonTable(cards))
        table.rows.push_back({odds.victims == best ? OddsWords::tr("%1 (best)").arg(odds.victims)
                                                   : QString::number(odds.victims),
                              asPercent(odds.satisfied.value()), asNumber(odds.reward(), 4),
                              asNumber(odds.net(), 4)});
    return table;
}

SimulationTable garrisonTable(const Scenario& scenario, const SetUp& setUp, const Library& library,
                              const std::string& language) {
    SimulationTable table{OddsWords::tr("What the fortresses stand"),
                          {OddsWords::tr("Card"), OddsWords::tr("Shields"), OddsWords::tr("Swords needed"),
                           OddsWords::tr("With a full garrison")},
                          {}};
    const TableWords words(scenario, setUp, library, language);
    for (std::size_t seat = 0; seat < setUp.table.start.seats.size(); ++seat) {
        const Seat& owner = setUp.table.start.seats[seat];
        for (std::size_t slot = 0; slot < owner.slots.size() && slot < 50; ++slot) {
            const Slot& place = owner.slots[slot];
            if (!place.standing)
                continue;
            const int now = defenceHalves(setUp.table, place);
            const int full = now + room(setUp.table, place) * usualHalves(setUp.table);
            table.rows.push_back({words.place(static_cast<int>(seat), static_cast<int>(slot)),
                                  CrusadesWords::shields(now), QString::number(swordsNeeded(now)),
                                  QString::number(swordsNeeded(full))});
        }
    }
    return table;
}

SimulationTable attackTable(const AttackQuestion& asked) {
    SimulationTable table{
        OddsWords::tr("%1 swords against %2 shields")
            .arg(asked.swords)
            .arg(CrusadesWords::shields(asked.defenceHalves)),
        {OddsWords::tr("Unknown monsters held"), OddsWords::tr("Success"), OddsWords::tr("Monsters spent"),
         OddsWords::tr("Attack cards lost"), OddsWords::tr("Posted cards lost")},
        {}};
    if (asked.night)
        table.columns << OddsWords::tr("A bluff draws out");
    for (int held = 0; held <= std::min<int>(4, static_cast<int>(asked.unseen.size())); ++held) {
        AttackQuestion question = asked;
        question.held = held;
        const AttackOdds odds = attackOdds(question);
        QStringList cells{QString::number(held), asPercent(odds.success), asNumber(odds.reactionsSpent),
                          asNumber(odds.attackersLost), asNumber(odds.defendersLost)};
        if (asked.night)
            cells << OddsWords::tr("%1 monsters").arg(asNumber(bluffValue(question)));
        table.rows.push_back(cells);
    }
    return table;
}

Json deckJson(const SetUp& setUp) {
    const DeckCounts village = villageOf(setUp);
    Json::Object kinds;
    for (std::size_t kind = 0; kind < cardKinds; ++kind)
        if (village.byKind[kind] > 0)
            kinds.emplace_back(
                std::string(nameOf(static_cast<CardKind>(kind))),
                Json::Object{
                    {"copies", village.byKind[kind]},
                    {"share", static_cast<double>(village.byKind[kind]) / village.cards},
                    {"drawsToFirst", DeckCounts::drawsToFirst(village.cards, village.byKind[kind])}});
    return Json::Object{{"cards", village.cards},
                        {"swords", static_cast<std::int64_t>(village.swords)},
                        {"swordsPerCard", village.swordsPerCard()},
                        {"kinds", std::move(kinds)}};
}

Json handJson(const SetUp& setUp, const std::vector<int>& sizes) {
    const DeckCounts village = villageOf(setUp);
    Json::Array list;
    for (const int size : sizes) {
        const HandOdds hand(village, size);
        Json::Array swords;
        for (int t = 0; t <= 12; ++t)
            swords.emplace_back(hand.atLeastSwords(t));
        Json::Object kinds;
        for (std::size_t kind = 0; kind < cardKinds; ++kind) {
            if (village.byKind[kind] == 0)
                continue;
            Json::Array chances;  // of at least 0, 1, 2 … of them
            for (int count = 0; count <= std::min({hand.cards(), village.byKind[kind], 10}); ++count)
                chances.emplace_back(hand.atLeast(static_cast<CardKind>(kind), count));
            kinds.emplace_back(std::string(nameOf(static_cast<CardKind>(kind))), std::move(chances));
        }
        list.push_back(
            Json::Object{{"cards", hand.cards()},
                         {"meanSwords", hand.meanSwords()},
                         {"swordsAtLeast", std::move(swords)},
                         {"kindAtLeast", std::move(kinds)},
                         {"siegeAffordable", hand.siegeAffordable()},
                         {"summonAffordable", hand.summonAffordable(setUp.table.options.retailSummons)}});
    }
    return list;
}

Json dagonJson(const SetUp& setUp) {
    Json::Array list;
    for (const OfferOdds& odds : rules::crusades::dagonTable(dagonOf(setUp)))
        list.push_back(Json::Object{{"victims", odds.victims},
                                    {"ways", static_cast<std::int64_t>(odds.satisfied.ways)},
                                    {"of", static_cast<std::int64_t>(odds.satisfied.of)},
                                    {"satisfied", odds.satisfied.value()},
                                    {"reward", odds.reward()},
                                    {"net", odds.net()}});
    return list;
}

Json garrisonJson(const SetUp& setUp) {
    Json::Array list;
    for (std::size_t seat = 0; seat < setUp.table.start.seats.size(); ++seat)
        for (std::size_t slot = 0; slot < setUp.table.start.seats[seat].slots.size(); ++slot) {
            const Slot& place = setUp.table.start.seats[seat].slots[slot];
            const int now = defenceHalves(setUp.table, place);
            Json::Array steps;
            for (int more = 0; more <= room(setUp.table, place); ++more)
                steps.emplace_back(swordsNeeded(now + more * usualHalves(setUp.table)));
            list.push_back(Json::Object{
                {"player", seat < setUp.players.size() ? setUp.players[seat].value : std::string()},
                {"entry", setUp.entries[seat][slot].value},
                {"standing", place.standing},
                {"halfShields", now},
                {"swordsNeeded", std::move(steps)}});
        }
    return list;
}

Json attackJson(const AttackQuestion& asked) {
    Json::Array list;
    for (int held = 0; held <= std::min<int>(4, static_cast<int>(asked.unseen.size())); ++held) {
        AttackQuestion question = asked;
        question.held = held;
        const AttackOdds odds = attackOdds(question);
        list.push_back(Json::Object{{"unknownMonsters", held},
                                    {"success", odds.success},
                                    {"monstersSpent", odds.reactionsSpent},
                                    {"attackCardsLost", odds.attackersLost},
                                    {"postedCardsLost", odds.defendersLost},
                                    {"bluff", bluffValue(question)}});
    }
    return Json::Object{{"swords", asked.swords},
                        {"halfShields", asked.defenceHalves},
                        {"night", asked.night},
                        {"byMonsters", std::move(list)}};
}

std::vector<Reaction> unseenMonsters(const SetUp& setUp) {
    std::vector<Reaction> monsters;
    for (const CardNo card : setUp.table.start.cthulhu.deck)
        monsters.push_back({setUp.table.facts(card).reduction, setUp.table.facts(card).cancels});
    return monsters;
}

}  // namespace bocage::model::crusades
