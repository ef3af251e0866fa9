#include <ostream>

#include "model/console/army_input.h"
#include "model/simulation/table_text.h"
#include "model/systems/crusades/commands/commands.h"
#include "model/systems/crusades/odds_report.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::console::cc {

namespace {

using namespace rules;
using namespace rules::crusades;
namespace view = model::crusades;

struct ArmyWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesArmy)
};

void runArmy(Console& context, const CommandArguments& given) {
    context.startWords();
    const std::vector<ArmyInput> armies =
        openArmies(context, ownSystem, given.text("FILE"), given.text("--player"));
    if (armies.empty())
        return;
    const auto cards = cardsFor(context.library());
    Json::Array list;
    for (const ArmyInput& army : armies) {
        if (army.fitness.errors > 0)
            context.end(ExitCode::Findings);
        const Roster roster = army.player.empty() ? army.roster : underRules(army.rulings, army.roster);
        const Fortress fortress = Fortress::of(roster, *cards);
        const Options options = ownOptions(fortress.section);
        model::SimulationTable table{
            QString::fromStdString(army.roster.title.in(context.language)),
            {ArmyWords::tr("Card"), ArmyWords::tr("Shields"), ArmyWords::tr("Posted"),
             ArmyWords::tr("Swords needed"), ArmyWords::tr("At full garrison")},
            {}};
        Json::Array places;
        int total = 0;
        for (const FortressPlace& place : fortress.places) {
            if (!place.card)
                continue;
            const int shields = shieldsOf(*place.card, options);
            int halves = 2 * shields, posted = 0;
            for (const ContentId& id : place.stationed())
                if (const Card* card = cards->find(id)) {
                    halves += halvesOf(*card, options);
                    ++posted;
                }
            const int full = halves + std::max(0, shields - posted) * options.defenderHalves.value_or(2);
            total += place.destroyed ? 0 : swordsNeeded(halves);
            table.rows.push_back(
                {QString::fromStdString(place.card->name.in(context.language)), QString::number(shields),
                 QString::number(posted),
                 place.destroyed ? ArmyWords::tr("fallen") : QString::number(swordsNeeded(halves)),
                 QString::number(swordsNeeded(full))});
            places.push_back(Json::Object{{"entry", place.entry->id.value},
                                          {"card", place.entry->content.value},
                                          {"shields", shields},
                                          {"posted", posted},
                                          {"halfShields", halves},
                                          {"swordsNeeded", swordsNeeded(halves)},
                                          {"swordsNeededFull", swordsNeeded(full)},
                                          {"fallen", place.destroyed}});
        }
        Json json = Json::Object{{"player", army.player},
                                 {"title", army.roster.title.in(context.language)},
                                 {"fortress", std::move(places)},
                                 {"swordsToWin", total},
                                 {"errors", static_cast<std::int64_t>(army.fitness.errors)}};
        const SetUp decks = setUpDecks(fortress.section.decks, options, *context.library(), *cards);
        const bool hasDeck = !decks.table.start.village.deck.empty();
        if (hasDeck)
            json.set("deck", view::deckJson(decks));
        if (!context.json) {
            if (!fortress.places.empty()) {
                table.rows.push_back({ArmyWords::tr("Card by card"), {}, {}, QString::number(total), {}});
                model::tellTable(context.out(), table);
            }
            if (hasDeck)
                model::tellTable(context.out(), view::deckTable(decks));
        }
        list.push_back(std::move(json));
    }
    if (context.json)
        context.print(Json::Object{{"armies", std::move(list)}});
}

}  // namespace

GameCommand armyCommand() {
    return {"army",
            "What an army adds up to, with every source; or make, compare and share armies",
            {{.name = "FILE",
              .help = "Army, or scenario whose armies are meant",
              .tells = CommandOption::Tells::Document},
             {.name = "--player", .help = "Only the armies of this player of a scenario", .type = "ID"}},
            "document.no-army",
            &runArmy};
}

}  // namespace bocage::console::cc
