#include <charconv>
#include <memory>
#include <ostream>

#include "model/systems/normandie/commands/battlefield_input.h"
#include "model/systems/normandie/commands/commands.h"
#include "model/systems/normandie/commands/odds_json.h"
#include "model/systems/normandie/words/odds_text.h"

namespace bocage::console::son {

namespace {

using namespace rules;
using namespace rules::normandie;

struct OddsVerb {
    std::string file, attacker, target, structure, sacrifice;
    std::vector<std::string> split, spends, defenderSpends;
    bool terror = false, search = false, raise = false;
    bool onTheMove = false, supply = false, activation = false, teleport = false, noOrder = false;
    std::optional<int> value;
    int equipment = 0, cards = 0, defenderEquipment = 0, defenderCards = 0;
};

/// One question of the verb, with the places it is about looked up.
class OddsRun {
public:
    OddsRun(Console& context, const OddsVerb& verb, BattlefieldInput input)
        : m_context(context), m_verb(verb), m_input(std::move(input)) {}

    void go() {
        m_attacker = unitNamed(m_verb.attacker);
        if (!m_attacker)
            return;
        m_answer.set("attacker", idOf(*m_attacker));
        const bool done = m_verb.terror               ? terror()
                          : m_verb.search             ? search()
                          : m_verb.raise              ? raise()
                          : !m_verb.structure.empty() ? demolish()
                          : !m_verb.split.empty()     ? split()
                                                      : attack();
        if (done && m_context.json)
            m_context.print(m_answer);
    }

private:
    const FieldUnit* unitNamed(const std::string& name) {
        const auto place = placeFrom(m_context, m_input, m_verb.file, name);
        if (!place)
            return nullptr;
        const FieldUnit* unit = place->unit ? place->unit : m_input.field.unitAt(place->cells.front());
        if (!unit)
            m_context.fail({{"argument.no-such-place", {name}, m_verb.file, "", 0, 0}});
        return unit;
    }
    const std::string& idOf(const FieldUnit& unit) const {
        return m_input.scenario.pieces[unit.piece].id.value;
    }

    void tell(const model::OddsBlock& block) {
        if (m_context.json)
            return;
        m_context.out() << block.title.toStdString() << '\n';
        for (const QString& line : block.lines())
            m_context.out() << "  " << line.toStdString() << '\n';
    }

    /// Markers by id or by the end of it.
    bool spendAll(const std::vector<std::string>& names, SpentMarkers& sum) {
        for (const std::string& name : names) {
            const MarkerDef* found = nullptr;
            for (const Pack& pack : m_input.content->library().packs())
                for (const MarkerDef& marker : pack.markers)
                    if (marker.id.value == name || marker.id.name() == name)
                        found = &marker;
            if (!found) {
                m_context.fail({{"argument.no-such-marker", {name}, m_verb.file, "", 0, 0}});
                return false;
            }
            spend(sum, *found);
        }
        return true;
    }

    std::optional<FieldAttack> fieldAttack() {
        FieldAttack attack;
        attack.onTheMove = m_verb.onTheMove;
        attack.supplyPhase = m_verb.supply;
        attack.byTeleport = m_verb.teleport;
        attack.equipment = m_verb.equipment;
        attack.cards = m_verb.cards;
        attack.defenderEquipment = m_verb.defenderEquipment;
        attack.defenderCards = m_verb.defenderCards;
        attack.attackerSacrifices = m_verb.sacrifice == "attacker" || m_verb.sacrifice == "both";
        attack.defenderSacrifices = m_verb.sacrifice == "defender" || m_verb.sacrifice == "both";
        if (!spendAll(m_verb.spends, attack.spent) || !spendAll(m_verb.defenderSpends, attack.defenderSpent))
            return std::nullopt;
        return attack;
    }

    bool attack() {
        const FieldUnit* target = unitNamed(m_verb.target);
        const std::optional<FieldAttack> attack = target ? fieldAttack() : std::nullopt;
        if (!attack)
            return false;
        m_answer.set("target", idOf(*target));
        Json::Array shots;
        for (const FieldShot& shot : shotsOnField(m_input.field, *m_attacker, *target, *attack)) {
            tell(model::OddsText::shot(shot));
            shots.push_back(toJson(shot));
        }
        const Odds odds = assaultOnField(m_input.field, *m_attacker, *target, *attack);
        const Refusal outOfReach = odds.refusal || attack->byTeleport
                                       ? Refusal{}
                                       : outOfAssaultReach(m_input.field, *m_attacker, *target);
        tell(model::OddsText::assault(odds, outOfReach));
        Json assault = toJson(odds);
        if (outOfReach)
            assault.set("notInThisMove", toJson(outOfReach));
        m_answer.set("shots", std::move(shots));
        m_answer.set("assault", std::move(assault));
        return true;
    }

    bool split() {
        const std::optional<FieldAttack> attack = fieldAttack();
        std::vector<FieldShare> shares;
        QStringList names;
        for (const std::string& entry : m_verb.split) {
            const std::size_t sign = entry.rfind('=');
            FieldShare share;
            if (sign == std::string::npos ||
                std::from_chars(entry.data() + sign + 1, entry.data() + entry.size(), share.share).ec !=
                    std::errc{}) {
                m_context.fail({{"argument.no-share", {entry}, m_verb.file, "", 0, 0}});
                return false;
            }
            share.target = unitNamed(entry.substr(0, sign));
            if (!share.target)
                return false;
            names << QString::fromStdString(idOf(*share.target));
            shares.push_back(share);
        }
        if (!attack)
            return false;
        Json::Array list;
        for (const FieldSplit& split : splitOnField(m_input.field, *m_attacker, shares, *attack)) {
            tell(model::OddsText::split(split, names));
            Json row = Json::Object{};
            if (split.refusal)
                row.set("refused", toJson(split.refusal));
            Json::Array shots;
            for (std::size_t i = 0; i < split.shots.size() && !split.refusal; ++i) {
                Json shot = toJson(split.shots[i]);
                shot.set("target", idOf(*shares[i].target));
                shot.set("share", shares[i].share);
                shots.push_back(std::move(shot));
            }
            row.set("shots", std::move(shots));
            list.push_back(std::move(row));
        }
        m_answer.set("split", std::move(list));
        return true;
    }

    bool terror() {
        Json::Array tests;
        for (const FieldTerror& test : terrorOnField(m_input.field, m_input.scenario, *m_attacker,
                                                     {m_verb.value, !m_verb.activation})) {
            tell(model::OddsText::terror(test));
            tests.push_back(toJson(test, m_input.scenario));
        }
        m_answer.set("terror", std::move(tests));
        return true;
    }

    bool search() {
        const SearchOdds odds =
            searchOnField(m_input.field, m_input.scenario, *m_attacker, !m_verb.noOrder, m_verb.supply);
        tell(model::OddsText::search(odds));
        m_answer.set("search", toJson(odds));
        return true;
    }

    bool raise() {
        const FieldRaising odds = raisingOnField(m_input.field, m_input.scenario, *m_attacker);
        tell(model::OddsText::raising(odds));
        m_answer.set("raise", toJson(odds));
        return true;
    }

    /// At a space, a placed overlay or what lies on a corner.
    bool demolish() {
        std::optional<Cell> cell;
        std::optional<Corner> corner;
        const BattlefieldPlan& plan = m_input.scenario.battlefield;
        for (std::size_t i = 0; i < plan.overlays.size() && !cell; ++i)
            if (plan.overlays[i].id.value == m_verb.structure)
                for (int index = 0; index < m_input.field.cellCount() && !cell; ++index)
                    if (m_input.field.cell(index).element == ElementRef::of(ElementRef::Overlay, i))
                        cell = m_input.field.cellAt(index);
        for (const PlacedCorner& each : plan.corners)
            if (each.id.value == m_verb.structure)
                corner = each.at;
        for (const Piece& piece : m_input.scenario.pieces)
            if (piece.id.value == m_verb.structure && piece.corner)
                corner = piece.corner;
        if (!cell && !corner) {
            const auto place = placeFrom(m_context, m_input, m_verb.file, m_verb.structure);
            if (!place)
                return false;
            cell = place->cells.front();
        }
        const FieldDemolition odds =
            demolitionOnField(m_input.field, *m_attacker, cell.value_or(Cell{}), corner);
        tell(model::OddsText::demolition(odds));
        m_answer.set("demolition", toJson(odds));
        return true;
    }

    Console& m_context;
    const OddsVerb& m_verb;
    BattlefieldInput m_input;
    const FieldUnit* m_attacker = nullptr;
    Json m_answer = Json::Object{};
};

void run(Console& context, const OddsVerb& verb) {
    context.startWords();
    if (auto input = openBattlefield(context, verb.file))
        OddsRun(context, verb, std::move(*input)).go();
}

void runOdds(Console& context, const CommandArguments& given) {
    OddsVerb verb;
    verb.file = given.text("FILE");
    verb.attacker = given.text("ATTACKER");
    verb.target = given.text("TARGET");
    verb.structure = given.text("--structure");
    verb.sacrifice = given.text("--sacrifice");
    verb.split = given.list("--split");
    verb.spends = given.list("--spend");
    verb.defenderSpends = given.list("--defender-spends");
    verb.terror = given.has("--terror");
    verb.search = given.has("--search");
    verb.raise = given.has("--raise");
    verb.onTheMove = given.has("--on-the-move");
    verb.supply = given.has("--supply");
    verb.activation = given.has("--activation");
    verb.teleport = given.has("--teleport");
    verb.noOrder = given.has("--no-order");
    verb.value = given.number("--value");
    verb.equipment = given.number("--equipment", 0);
    verb.cards = given.number("--cards", 0);
    verb.defenderEquipment = given.number("--defender-equipment", 0);
    verb.defenderCards = given.number("--defender-cards", 0);
    if (!given.has("TARGET") && !given.has("--split") && !verb.terror && !verb.search && !verb.raise &&
        !given.has("--structure"))
        context.missing("TARGET, --split, --terror, --search, --raise or --structure");
    run(context, verb);
}

CommandOption flag(const char* name, const char* help) {
    return {.name = name, .help = help, .kind = CommandOption::Kind::Flag};
}

CommandOption upTo20(const char* name, const char* help) {
    return {.name = name, .help = help, .kind = CommandOption::Kind::Number, .type = "N", .range = {{0, 20}}};
}

CommandOption several(const char* name, const char* help, const char* type) {
    return {.name = name, .help = help, .kind = CommandOption::Kind::Several, .type = type};
}

}  // namespace

GameCommand oddsCommand() {
    GameCommand command{
        "odds",
        "Exact chances of attacks between two units and of the tests of one, with the sums behind them",
        {{.name = "FILE", .help = "Scenario", .required = true, .tells = CommandOption::Tells::Document},
         {.name = "ATTACKER",
          .help = "Who rolls: the id of the unit's piece, or the cell it stands on",
          .required = true},
         {.name = "TARGET", .help = "Id of the unit's piece, or the cell it stands on"},
         flag("--on-the-move", "The attacker moves this turn"),
         upTo20("--equipment", "Bonus of equipment announced for the roll"),
         upTo20("--cards", "Cards played for their bonus"),
         upTo20("--defender-equipment", "The same for who is assaulted"),
         upTo20("--defender-cards", "The same for who is assaulted"),
         several("--spend", "Marker given up for the roll; may be repeated", "ID"),
         several("--defender-spends", "Marker the target gives up; may be repeated", "ID"),
         {.name = "--sacrifice",
          .help = "Who uses Sacrifice or Ultimate Sacrifice after an assault",
          .choices = {"attacker", "defender", "both"}},
         flag("--teleport", "The attacker arrives by teleportation"),
         flag("--supply", "In the Supply Phase"),
         several("--split", "A Machine Gunner's target with its part of the bonus; repeat for each",
                 "TARGET=N"),
         flag("--terror", "The tests of terror that ATTACKER has to make"),
         upTo20("--value", "An effect forces a test of terror against this value"),
         flag("--activation", "The test is made in the Activation Phase"),
         flag("--search", "A search by ATTACKER"),
         flag("--no-order", "ATTACKER has no order"),
         flag("--raise", "Zombies that ATTACKER, a Master of the Dead, creates"),
         {.name = "--structure",
          .help = "Demolition of what stands in this cell, or of a placed overlay, Totem or the like",
          .type = "CELL|ID"}},
        "document.no-battlefield",
        &runOdds};
    for (CommandOption& option : command.options) {
        if (option.name == "--value" || option.name == "--activation")
            option.needs = {"--terror"};
        if (option.name == "--no-order")
            option.needs = {"--search"};
        if (option.name == "--split" || option.name == "--terror" || option.name == "--search" ||
            option.name == "--raise" || option.name == "--structure")
            option.excludes = {"TARGET"};
    }
    return command;
}

}  // namespace bocage::console::son
