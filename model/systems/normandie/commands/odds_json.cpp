#include "model/systems/normandie/commands/odds_json.h"

#include "model/systems/normandie/words/tool_text.h"

namespace bocage::console::son {

using namespace rules;
using namespace rules::normandie;

namespace {

Json chanceJson(const Chance& chance, Json row = Json::Object{}) {
    row.set("ways", static_cast<std::int64_t>(chance.ways));
    row.set("of", static_cast<std::int64_t>(chance.of));
    row.set("probability", chance.value());
    return row;
}

template <class Rows, class Name>
Json::Array outcomesOf(const Distribution<Rows>& outcomes, std::string_view key, Name name) {
    Json::Array list;
    for (const auto& [outcome, ways] : outcomes.rows()) {
        Json row = Json::Object{};
        row.set(key, name(outcome));
        list.push_back(chanceJson({ways, outcomes.total()}, std::move(row)));
    }
    return list;
}

Json refused(const Refusal& refusal) {
    return Json::Object{{"refused", toJson(refusal)}};
}

}  // namespace

Json toJson(const Refusal& refusal) {
    return Json::Object{{"code", refusal.code},
                        {"rule", refusal.rule},
                        {"text", model::ToolText::refusal(refusal).toStdString()}};
}

Json toJson(const Tally& tally) {
    Json::Array terms;
    for (const Term& term : tally.terms)
        terms.push_back(Json::Object{{"term", term.code}, {"value", term.value}, {"rule", term.rule}});
    return Json::Object{{"total", tally.total}, {"terms", std::move(terms)}};
}

Json toJson(const Odds& odds) {
    if (odds.refusal)
        return refused(odds.refusal);
    return Json::Object{
        {"attack", toJson(odds.attack)},
        {"attackDice", odds.attackDice},
        {"defense", toJson(odds.defense)},
        {"defenseDice", odds.defenseDice},
        {"harmed", odds.harmed().value()},
        {"eliminated", odds.eliminated().value()},
        {"outcomes", outcomesOf(odds.outcomes, "outcome", [](const Outcome& o) { return outcomeCode(o); })}};
}

Json toJson(const FieldShot& shot) {
    Json entry = Json::Object{{"weapon", shot.weapon == WeaponChoice::Primary     ? "primary"
                                         : shot.weapon == WeaponChoice::Secondary ? "secondary"
                                                                                  : "own"},
                              {"suppressive", shot.suppressive},
                              {"from", cellName(shot.from)},
                              {"to", cellName(shot.to)}};
    const Json odds = toJson(shot.odds);  // named: a loop does not keep a temporary's parts alive
    for (const auto& [key, value] : odds.object())
        entry.set(key, value);
    if (shot.odds.refusal)
        return entry;
    if (shot.turnsOver)
        entry.set("turnsOver", true);
    if (shot.onlyWeapon)
        entry.set("onlyWeapon", true);
    if (shot.juryRigged)
        entry.set("breaks", chanceJson(juryRiggedBreaks(*shot.juryRigged)));
    if (shot.demolition > 0)
        entry.set("demolition", Json::Object{{"dice", shot.demolition},
                                             {"penalty", shot.demolitionPenalty},
                                             {"structure", shot.structure},
                                             {"already", shot.demolished},
                                             {"destroyed", chanceJson(structureDestroyed(
                                                               shot.demolition, shot.structure,
                                                               shot.demolished, shot.demolitionPenalty))}});
    return entry;
}

Json toJson(const SearchOdds& odds) {
    if (odds.refusal)
        return refused(odds.refusal);
    return Json::Object{
        {"needed", odds.needed}, {"roll", toJson(odds.roll)}, {"success", chanceJson(odds.success)}};
}

Json toJson(const FieldDemolition& odds) {
    if (odds.refusal)
        return refused(odds.refusal);
    return Json::Object{{"from", cellName(odds.from)},
                        {"to", cellName(odds.to)},
                        {"dice", odds.dice},
                        {"penalty", odds.penalty},
                        {"structure", odds.structure},
                        {"already", odds.already},
                        {"destroyed", chanceJson(odds.destroyed)},
                        {"points", outcomesOf(odds.markers, "points", [](int points) { return points; })}};
}

Json toJson(const FieldRaising& odds) {
    if (odds.refusal)
        return refused(odds.refusal);
    return Json::Object{{"inBag", odds.inBag},
                        {"freeSpaces", odds.freeSpaces},
                        {"singleGrave", odds.singleGrave},
                        {"suppressed", 2},
                        {"zombies", outcomesOf(odds.zombies, "zombies", [](int count) { return count; })}};
}

Json toJson(const FieldTerror& test, const Scenario& scenario) {
    static constexpr std::string_view causes[] = {"sight", "effect", "poison"};
    Json entry = Json::Object{{"cause", causes[static_cast<int>(test.cause)]}, {"times", test.times}};
    Json::Array frightening;
    for (const std::size_t piece : test.frightening)
        frightening.emplace_back(scenario.pieces[piece].id.value);
    for (const Cell place : test.places)
        frightening.emplace_back(cellName(place));
    entry.set("inSight", std::move(frightening));
    if (test.odds.refusal) {
        entry.set("refused", toJson(test.odds.refusal));
        return entry;
    }
    entry.set("value", test.odds.value);
    entry.set("roll", toJson(test.odds.roll));
    entry.set("outcomes", outcomesOf(test.odds.outcomes, "outcome",
                                     [](const TerrorOutcome& o) { return outcomeCode(o); }));
    return entry;
}

}  // namespace bocage::console::son
