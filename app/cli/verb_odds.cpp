#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <ostream>

#include "app/cli/battlefield_input.h"
#include "app/cli/verbs.h"
#include "app/cli/words.h"
#include "model/messages/tool_text.h"
#include "rules/systems/normandie/odds_on_field.h"

namespace bocage::cli {

namespace {

using namespace rules;
using namespace rules::normandie;

struct OddsVerb {
    std::string file, attacker, target;
    bool onTheMove = false;
    int equipment = 0;
    int cards = 0;
};

Json toJson(const Tally& tally) {
    Json::Array terms;
    for (const Term& term : tally.terms)
        terms.push_back(Json::Object{{"term", term.code}, {"value", term.value}, {"rule", term.rule}});
    return Json::Object{{"total", tally.total}, {"terms", std::move(terms)}};
}

Json toJson(const Odds& odds) {
    if (odds.refusal)
        return Json::Object{
            {"refused", Json::Object{{"code", odds.refusal.code},
                                     {"rule", odds.refusal.rule},
                                     {"text", model::ToolText::refusal(odds.refusal).toStdString()}}}};
    Json::Array outcomes;
    for (const auto& [outcome, ways] : odds.outcomes.rows()) {
        const Chance chance{ways, odds.outcomes.total()};
        outcomes.push_back(Json::Object{{"outcome", outcomeCode(outcome)},
                                        {"ways", static_cast<std::int64_t>(chance.ways)},
                                        {"of", static_cast<std::int64_t>(chance.of)},
                                        {"probability", chance.value()}});
    }
    return Json::Object{{"attack", toJson(odds.attack)},   {"attackDice", odds.attackDice},
                        {"defense", toJson(odds.defense)}, {"defenseDice", odds.defenseDice},
                        {"harmed", odds.harmed().value()}, {"eliminated", odds.eliminated().value()},
                        {"outcomes", std::move(outcomes)}};
}

std::string percent(double value) {
    char text[16];
    std::snprintf(text, sizeof text, "%5.1f %%", value * 100);
    return text;
}

void tell(std::ostream& out, const QString& title, const Odds& odds) {
    out << title.toStdString() << '\n';
    if (odds.refusal) {
        out << "  " << model::ToolText::refusal(odds.refusal).toStdString() << " (" << odds.refusal.rule
            << ")\n";
        return;
    }
    const auto sum = [&](const QString& name, const Tally& tally, int dice) {
        out << "  " << name.toStdString() << ": ";
        if (dice > 0)
            out << (dice == 2 ? Cli::tr("best of 2 dice") : Cli::tr("1 die")).toStdString() << ' '
                << (tally.total < 0 ? "- " : "+ ") << std::abs(tally.total);
        else
            out << tally.total;
        for (const Term& term : tally.terms)
            out << (&term == &tally.terms.front() ? "  [" : ", ")
                << model::ToolText::term(term.code).toStdString() << (term.value < 0 ? " " : " +")
                << term.value << ' ' << term.rule;
        out << (tally.terms.empty() ? "\n" : "]\n");
    };
    sum(Cli::tr("attack"), odds.attack, odds.attackDice);
    sum(Cli::tr("defense"), odds.defense, odds.defenseDice);
    auto rows = odds.outcomes.rows();
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    for (const auto& [outcome, ways] : rows)
        out << "  " << percent(Chance{ways, odds.outcomes.total()}.value()) << "  "
            << model::ToolText::outcome(outcome).toStdString() << '\n';
}

QString titleOf(const FieldShot& shot) {
    const QString weapon = shot.weapon == WeaponChoice::Primary     ? Cli::tr("main weapon")
                           : shot.weapon == WeaponChoice::Secondary ? Cli::tr("second weapon")
                                                                    : Cli::tr("shot");
    return shot.suppressive ? Cli::tr("%1, suppressive").arg(weapon) : weapon;
}

void run(CliContext& context, const OddsVerb& verb) {
    context.startWords();
    const auto input = openBattlefield(context, verb.file);
    if (!input)
        return;
    const FieldUnit* units[2] = {};
    const std::string* names[2] = {&verb.attacker, &verb.target};
    for (int i = 0; i < 2; ++i) {
        const auto place = placeFrom(context, *input, verb.file, *names[i]);
        if (!place)
            return;
        units[i] = place->unit ? place->unit : input->field.unitAt(place->cells.front());
        if (!units[i])
            return context.fail({{"argument.no-such-place", {*names[i]}, verb.file, "", 0, 0}});
    }
    FieldAttack attack;
    attack.onTheMove = verb.onTheMove;
    attack.equipment = verb.equipment;
    attack.cards = verb.cards;
    const std::vector<FieldShot> shots = shotsOnField(input->field, *units[0], *units[1], attack);
    const Odds assault = assaultOnField(input->field, *units[0], *units[1], attack);
    if (!context.json) {
        for (const FieldShot& shot : shots)
            tell(context.out(), titleOf(shot), shot.odds);
        return tell(context.out(), Cli::tr("assault"), assault);
    }
    Json::Array list;
    for (const FieldShot& shot : shots) {
        Json entry = Json::Object{{"weapon", shot.weapon == WeaponChoice::Primary     ? "primary"
                                             : shot.weapon == WeaponChoice::Secondary ? "secondary"
                                                                                      : "own"},
                                  {"suppressive", shot.suppressive},
                                  {"from", cellName(shot.from)},
                                  {"to", cellName(shot.to)}};
        const Json odds = toJson(shot.odds);  // named: a loop does not keep a temporary's parts alive
        for (const auto& [key, value] : odds.object())
            entry.set(key, value);
        list.push_back(std::move(entry));
    }
    context.print(Json::Object{{"attacker", input->scenario.pieces[units[0]->piece].id.value},
                               {"target", input->scenario.pieces[units[1]->piece].id.value},
                               {"shots", std::move(list)},
                               {"assault", toJson(assault)}});
}

}  // namespace

void addOddsVerb(CLI::App& app, CliContext& context) {
    auto verb = std::make_shared<OddsVerb>();
    CLI::App* sub = app.add_subcommand(
        "odds", "Exact chances of one unit shooting at or assaulting another, with the sums behind them");
    sub->add_option("FILE", verb->file, "Scenario of Shadows over Normandie")->required();
    sub->add_option("ATTACKER", verb->attacker, "Id of the unit's piece, or the cell it stands on")
        ->required();
    sub->add_option("TARGET", verb->target, "Id of the unit's piece, or the cell it stands on")->required();
    sub->add_flag("--on-the-move", verb->onTheMove, "The attacker moves this turn");
    sub->add_option("--equipment", verb->equipment, "Bonus of equipment announced for the roll")
        ->type_name("N")
        ->check(CLI::Range(0, 20));
    sub->add_option("--cards", verb->cards, "Cards played for their bonus")
        ->type_name("N")
        ->check(CLI::Range(0, 20));
    sub->callback([verb, &context] { run(context, *verb); });
}

}  // namespace bocage::cli
