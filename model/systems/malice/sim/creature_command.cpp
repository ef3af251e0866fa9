#include <ostream>

#include "model/systems/malice/sim/malice_simulator.h"
#include "model/systems/malice/sim/simulators.h"
#include "rules/board/grid.h"

namespace bocage::console::malice {

namespace {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;
using model::malice::SimulationWords;

/// Terrain, lair and Wells of a hex of the scenario; false when there is no such hex.
bool lookUp(const model::malice::Ground& ground, const std::string& name, Encounter& where) {
    const auto cell = hexGrid().named(name);
    if (!cell)
        return false;
    const Table::Found found = ground.table.find(*cell);
    if (found.board < 0)
        return false;
    const TableBoard& board = ground.table.boards[static_cast<std::size_t>(found.board)];
    const CellInfo* info = board.find(found.at);
    if (!info || !info->terrain)
        return false;
    where.terrain = *info->terrain;
    where.lair = info->has(Site::Lair);
    if (info->has(Site::Stronghold) && where.kind == OpponentKind::Normal &&
        ground.table.unrevealed(found.board, found.at))
        where.kind = OpponentKind::Guardian;
    for (const Token& token : ground.table.tokens)
        if (token.kind == Token::Kind::Well && token.board == found.board &&
            (token.faceUp || token.what == "extinguished"))
            ++(token.what == "light" ? where.light : where.dark);
    return true;
}

QString steps(const CreatureRoll& roll, const Encounter& where) {
    QStringList list;
    list << SimulationWords::tr("nature %1: column %2, %3")
                .arg(roll.natureDie)
                .arg(roll.column)
                .arg(model::malice::creatureTypeName(roll.creature.type));
    const auto modified = [](int die, int modifier) {
        if (modifier == 0)
            return QString::number(die);
        return QStringLiteral("%1 %2 %3 = %4")
            .arg(die)
            .arg(modifier < 0 ? QStringLiteral("−") : QStringLiteral("+"))
            .arg(std::abs(modifier))
            .arg(die + modifier);
    };
    if (roll.powerDie > 0) {
        list << SimulationWords::tr("power %1: %2")
                    .arg(modified(roll.powerDie, roll.powerModifier))
                    .arg(roll.creature.power);
        list << SimulationWords::tr("abilities %1: %2")
                    .arg(modified(roll.abilityDie, roll.abilityModifier))
                    .arg(roll.creature.abilities);
    } else if (where.kind == OpponentKind::Guardian) {
        list << SimulationWords::tr("a Guardian: power 4 and two abilities, whatever the Wells");
    } else {
        list << SimulationWords::tr("power and abilities by %n avatar(s) in play", nullptr, where.avatars);
    }
    return list.join(QStringLiteral("; "));
}

void runCreature(Console& context, const CommandArguments& given) {
    context.startWords();
    model::SimulationInput input;
    const auto set = [&](const char* option, const char* name) {
        if (given.has(option))
            input.parameters[name] = given.text(option);
    };
    set("--terrain", "terrain");
    set("--map-light", "map-light");
    set("--map-dark", "map-dark");
    set("--opponent", "opponent");
    set("--avatars", "avatars");
    set("--profile", "profile");
    if (given.has("--lair"))
        input.parameters["lair"] = "yes";
    std::optional<Result<InputFile>> file;
    const std::string path = given.text("FILE"), cell = given.text("CELL");
    if (!path.empty()) {
        file = context.open(path);
        if (!*file)
            return context.fail(file->problems());
        input.scenario = std::get_if<Scenario>(&file->value().value);
        if (!input.scenario)
            return context.fail({{"simulation.needs-scenario", {}, path, "", 0, 0}});
    }
    input.library = context.library();
    const Result<model::malice::Question> question =
        model::malice::questionOf(model::malice::creatureSimulator(), input);
    if (!question)
        return context.fail(question.problems());
    Encounter where = encounterOf(*question);
    if (!cell.empty()) {
        if (!input.scenario)
            return context.fail({{"simulation.needs-scenario", {}, path, "", 0, 0}});
        const model::malice::Ground ground(input);
        if (!lookUp(ground, cell, where))
            return context.fail({{"simulation.no-place", {cell}, path, "", 0, 0}});
    }
    const std::uint64_t seed = static_cast<std::uint64_t>(given.number("--seed", 1));
    const int count = given.number("--count", 1);
    const Catalogue& catalogue = Catalogue::of(*input.library);
    Json::Array list;
    if (!context.json)
        context.out() << SimulationWords::tr("Generator profile: %1")
                             .arg(model::malice::profileText(question->profileName))
                             .toStdString()
                      << '\n'
                      << SimulationWords::tr("Seed: %1").arg(seed).toStdString() << "\n\n";
    for (int i = 0; i < count; ++i) {
        Rng rng(seed, static_cast<std::uint64_t>(i));
        const CreatureRoll roll = rollCreature(where, question->profile, rng);
        const Creature& creature = roll.creature;
        // One card for each ability, none twice (SOM-CRE-05).
        std::vector<const Ability*> trove, drawn;
        for (const auto& [id, card] : catalogue.abilities)
            trove.push_back(&card);
        rng.shuffle(trove);
        drawn.assign(trove.begin(),
                     trove.begin() + std::min<std::ptrdiff_t>(creature.abilities,
                                                              static_cast<std::ptrdiff_t>(trove.size())));
        const PowerRow row = creature.row();
        Json::Array abilities;
        QStringList names;
        for (const Ability* card : drawn) {
            const std::string text = card->name.in(context.language);
            abilities.push_back(
                Json::Object{{"id", card->id.value}, {"name", text}, {"colour", card->colour}});
            names << (card->colour.empty()
                          ? QString::fromStdString(text)
                          : SimulationWords::tr("%1 (%2)").arg(QString::fromStdString(text),
                                                               QString::fromStdString(card->colour)));
        }
        if (context.json) {
            list.push_back(Json::Object{{"opponent", opponentNames[static_cast<std::size_t>(creature.kind)]},
                                        {"type", nameOf(creature.type)},
                                        {"power", creature.power},
                                        {"life", creature.life},
                                        {"combat", row.combat},
                                        {"woundStars", row.woundStars},
                                        {"abilities", creature.abilities},
                                        {"drawn", std::move(abilities)},
                                        {"dice", Json::Object{{"nature", roll.natureDie},
                                                              {"column", roll.column},
                                                              {"power", roll.powerDie},
                                                              {"powerModifier", roll.powerModifier},
                                                              {"abilities", roll.abilityDie},
                                                              {"abilityModifier", roll.abilityModifier}}}});
            continue;
        }
        context.out() << SimulationWords::tr("%1 of power %2: life %3, combat %4, wounds %5, %n ability(s)",
                                             nullptr, creature.abilities)
                             .arg(model::malice::creatureTypeName(creature.type))
                             .arg(creature.power)
                             .arg(creature.life)
                             .arg(QString::fromStdString(bonusText({row.combat, 0, 0})),
                                  QString::fromStdString(bonusText({1, row.woundStars, 0})))
                             .toStdString()
                      << '\n'
                      << "  " << steps(roll, where).toStdString() << '\n';
        if (!names.isEmpty())
            context.out() << "  "
                          << SimulationWords::tr("Abilities drawn: %1")
                                 .arg(names.join(QStringLiteral(", ")))
                                 .toStdString()
                          << '\n';
    }
    if (context.json)
        context.print(Json::Object{{"profile", question->profileName},
                                   {"seed", static_cast<std::int64_t>(seed)},
                                   {"terrain", nameOf(where.terrain)},
                                   {"lair", where.lair},
                                   {"light", where.light},
                                   {"dark", where.dark},
                                   {"creatures", std::move(list)}});
}

}  // namespace

GameCommand creatureCommand() {
    using Kind = CommandOption::Kind;
    return {
        "creature",
        "Roll a creature and tell every step",
        {{.name = "FILE", .help = "Scenario in which it is met", .tells = CommandOption::Tells::Document},
         {.name = "CELL", .help = "Hex of the scenario: terrain, lair and Wells follow from it"},
         {.name = "--terrain",
          .help = "Terrain of the hex",
          .type = "NAME",
          .choices = model::malice::terrainChoices()},
         {.name = "--lair", .help = "In a lair", .kind = Kind::Flag},
         {.name = "--map-light",
          .help = "Revealed Light Wells on the map",
          .kind = Kind::Number,
          .type = "N",
          .range = {{0, 12}}},
         {.name = "--map-dark",
          .help = "Revealed Dark Wells on the map",
          .kind = Kind::Number,
          .type = "N",
          .range = {{0, 12}}},
         {.name = "--opponent",
          .help = "What it is",
          .type = "NAME",
          .choices = model::malice::opponentChoices()},
         {.name = "--avatars",
          .help = "Avatars in play, for Shadows and Xulthûl",
          .kind = Kind::Number,
          .type = "N",
          .range = {{1, 8}}},
         {.name = "--profile", .help = "Generator profile: even, tapered, or one of a pack", .type = "NAME"},
         {.name = "--seed",
          .help = "The same seed gives the same creatures",
          .kind = Kind::Number,
          .type = "S",
          .range = {{0, 2'000'000'000}},
          .fallback = "1"},
         {.name = "--count",
          .help = "How many",
          .kind = Kind::Number,
          .type = "N",
          .range = {{1, 1000}},
          .fallback = "1"}},
        "simulation.needs-scenario",
        &runCreature};
}

}  // namespace bocage::console::malice
