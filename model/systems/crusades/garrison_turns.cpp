#include "model/systems/crusades/garrison_turns.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

namespace {

struct GarrisonWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesGarrison)
};

/// One place, and the swords it takes with 0, 1, 2 … more defenders.
struct Steps {
    CardKind kind = CardKind::Wall;
    std::vector<int> swords;
    bool operator==(const Steps&) const = default;
};

Steps stepsOf(CardKind kind, int halvesNow, int shields, int posted, const Options& options) {
    Steps steps{kind, {}};
    for (int more = 0; more <= std::max(0, shields - posted); ++more)
        steps.swords.push_back(swordsNeeded(halvesNow + more * options.defenderHalves.value_or(2)));
    return steps;
}

void addNew(std::vector<Steps>& all, Steps steps) {
    if (std::find(all.begin(), all.end(), steps) == all.end())
        all.push_back(std::move(steps));
}

std::vector<Steps> placesOf(const SetUp& setUp) {
    std::vector<Steps> all;
    const Table& table = setUp.table;
    for (const Seat& seat : table.start.seats)
        for (const Slot& slot : seat.slots)
            if (slot.standing && !seat.out)
                addNew(all, stepsOf(table.facts(slot.card).kind, defenceHalves(table, slot),
                                    table.facts(slot.card).shields, static_cast<int>(slot.stationed.size()),
                                    table.options));
    return all;
}

/// What settings say, as far as it can be read.
std::vector<Steps> stepsIn(const Json& settings) {
    std::vector<Steps> all;
    const Json* list = settings.find("garrison");
    if (!list || !list->isArray())
        return all;
    for (const Json& row : list->array()) {
        const Json *place = row.find("place"), *swords = row.find("swordsNeeded");
        const auto kind = place && place->isString() ? kindNamed(place->string()) : std::nullopt;
        if (!kind || !swords || !swords->isArray())
            continue;
        Steps steps{*kind, {}};
        for (const Json& number : swords->array())
            if (number.isInteger())
                steps.swords.push_back(static_cast<int>(std::clamp<std::int64_t>(number.integer(), 0, 9999)));
        all.push_back(std::move(steps));
    }
    return all;
}

/// What a number of swords costs: the mean turn in which they are at hand, and the turns gained over fewer.
struct Price {
    bool known = false;
    bool atLeast = false;  ///< both: some runs never had them
    double turn = 0, bought = 0;
};

/// One price for each step; what nobody reaches is not known. A run in which the swords never come counts
/// with all its turns, for each step alike: what is bought is then no less than what is told, and never
/// negative.
std::vector<Price> pricesOf(const Steps& steps, const TempoStats& stats) {
    std::vector<Price> prices;
    for (const int swords : steps.swords) {
        Price price;
        if (swords >= 1 && swords <= maxTempoSwords) {
            const TempoStats::Summary summary =
                TempoStats::summary(stats.swords[static_cast<std::size_t>(swords)], stats.runs);
            price = {summary.reached > 0, summary.atLeast, summary.mean, 0};
        }
        if (price.known && !prices.empty())
            price.bought = price.turn - prices.back().turn;  // fewer swords are there no later
        prices.push_back(price);
    }
    return prices;
}

template <class T>
Json known(const Price& price, T value) {
    if (!price.known)
        return {};
    return Json(value);
}

}  // namespace

Json garrisonSettings(const SetUp& setUp) {
    Json::Array list;
    for (const Steps& steps : placesOf(setUp)) {
        Json::Array swords(steps.swords.begin(), steps.swords.end());
        list.push_back(
            Json::Object{{"place", std::string(nameOf(steps.kind))}, {"swordsNeeded", std::move(swords)}});
    }
    return list;
}

Json garrisonTurns(const Json& settings, const TempoStats& stats) {
    Json::Array list;
    for (const Steps& steps : stepsIn(settings)) {
        Json::Array turns, bought, atLeast;
        for (const Price& price : pricesOf(steps, stats)) {
            if (!turns.empty())
                bought.push_back(known(price, price.bought));
            turns.push_back(known(price, price.turn));
            atLeast.push_back(known(price, price.atLeast));
        }
        Json::Array swords(steps.swords.begin(), steps.swords.end());
        list.push_back(Json::Object{{"place", std::string(nameOf(steps.kind))},
                                    {"swordsNeeded", std::move(swords)},
                                    {"meanTurns", std::move(turns)},
                                    {"atLeast", std::move(atLeast)},
                                    {"turnsBought", std::move(bought)}});
    }
    return list;
}

std::optional<SimulationTable> garrisonTurnsTable(const Json& settings, const TempoStats& stats) {
    SimulationTable table{
        GarrisonWords::tr("What each defender buys"),
        {GarrisonWords::tr("Place"), GarrisonWords::tr("More defenders"), GarrisonWords::tr("Swords needed"),
         GarrisonWords::tr("Mean turn"), GarrisonWords::tr("Turns bought")},
        {}};
    const auto number = [](const Price& price, double value) {
        const QString told = QLocale().toString(value, 'f', 2);
        return !price.known ? QStringLiteral("–") : price.atLeast ? QStringLiteral("≥ ") + told : told;
    };
    for (const Steps& steps : stepsIn(settings)) {
        const std::vector<Price> prices = pricesOf(steps, stats);
        for (std::size_t i = 0; i < prices.size(); ++i)
            table.rows.push_back({CrusadesWords::kind(steps.kind), QString::number(i),
                                  QString::number(steps.swords[i]), number(prices[i], prices[i].turn),
                                  i == 0 ? QString() : number(prices[i], prices[i].bought)});
    }
    return table.rows.empty() ? std::nullopt : std::optional(std::move(table));
}

}  // namespace bocage::model::crusades
