#include <QCoreApplication>
#include <ostream>

#include "model/console/army_input.h"
#include "model/simulation/table_text.h"
#include "model/systems/malice/commands/commands.h"
#include "rules/systems/malice/party/party.h"
#include "rules/systems/malice/sim/band.h"

namespace bocage::console::malice {

namespace {

using namespace rules;
using namespace rules::malice;

struct ArmyWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceArmy)
};

std::string bonusText(const Bonus& bonus) {
    std::string text = (bonus.flat >= 0 ? "+" : "") + std::to_string(bonus.flat);
    if (bonus.dstar)
        text += (bonus.dstar > 0 ? " +" : " ") + std::to_string(bonus.dstar) + "d\u2605";
    for (const std::string& dice : bonus.dice)
        text += " +" + dice;
    return text;
}

constexpr struct {
    Attribute attribute;
    const char* name;
} shown[] = {{Attribute::CombatRoll, QT_TRANSLATE_NOOP("MaliceArmy", "Combat rolls")},
             {Attribute::LuckRoll, QT_TRANSLATE_NOOP("MaliceArmy", "Luck rolls")},
             {Attribute::MovementRoll, QT_TRANSLATE_NOOP("MaliceArmy", "Movement rolls")},
             {Attribute::PhysicalWounds, QT_TRANSLATE_NOOP("MaliceArmy", "Physical wounds")},
             {Attribute::EnergyWounds, QT_TRANSLATE_NOOP("MaliceArmy", "Energy wounds")},
             {Attribute::PhysicalShield, QT_TRANSLATE_NOOP("MaliceArmy", "Physical shield")},
             {Attribute::EnergyShield, QT_TRANSLATE_NOOP("MaliceArmy", "Energy shield")},
             {Attribute::Recovery, QT_TRANSLATE_NOOP("MaliceArmy", "Recovery")},
             {Attribute::Life, QT_TRANSLATE_NOOP("MaliceArmy", "Life")},
             {Attribute::Harvest, QT_TRANSLATE_NOOP("MaliceArmy", "Harvest")},
             {Attribute::GateControl, QT_TRANSLATE_NOOP("MaliceArmy", "Gate Control")}};

/// What everybody moves by who is in one band with the avatar.
Json movementJson(int size, const sim::Pmf& points) {
    Json::Array odds;
    for (int value = points.first(); value <= points.last(); ++value)
        if (points.at(value) > 0)
            odds.push_back(Json::Object{{"points", value}, {"chance", points.at(value)}});
    return Json::Object{{"size", size}, {"mean", points.mean()}, {"odds", std::move(odds)}};
}

void runArmy(Console& context, const CommandArguments& given) {
    context.startWords();
    const std::vector<ArmyInput> armies =
        openArmies(context, ownSystem, given.text("FILE"), given.text("--player"));
    const Catalogue& catalogue = Catalogue::of(*context.library());
    Json::Array list;
    for (const ArmyInput& army : armies) {
        if (army.fitness.errors > 0)
            context.end(ExitCode::Findings);
        const Party party = Party::of(army.roster, catalogue);
        model::SimulationTable table{QString::fromStdString(army.roster.title.in(context.language)),
                                     {ArmyWords::tr("Avatar"), ArmyWords::tr("Mastery"),
                                      ArmyWords::tr("Life"), ArmyWords::tr("Soulshards")},
                                     {}};
        for (const auto& row : shown)
            table.columns.push_back(ArmyWords::tr(row.name));
        table.columns.push_back(ArmyWords::tr("Mean movement"));
        table.columns.push_back(ArmyWords::tr("Immune to"));
        Json::Array avatars;
        std::vector<std::string> sources;
        for (const Avatar& avatar : party.avatars) {
            const auto nameOf = [&](const ContentId& id) {
                const ContentHead* head = context.library()->head(id);
                return head ? head->name.in(context.language) : id.value;
            };
            const std::string own = avatar.entry->label.empty() ? nameOf(avatar.entry->content)
                                                                : avatar.entry->label.in(context.language);
            const std::string mastery =
                avatar.masteries.empty() ? std::string("–") : nameOf(avatar.masteries.front()->option);
            QStringList row{QString::fromStdString(own), QString::fromStdString(mastery),
                            QString::number(avatar.section.life.healthy),
                            QString::number(avatar.shards.total())};
            Json bonuses = Json::Object{};
            for (const auto& each : shown) {
                const Bonus bonus = bonusOf(avatar, catalogue, each.attribute);
                row << QString::fromStdString(bonusText(bonus));
                Json::Array terms;
                for (const Bonus::Term& term : bonus.terms) {
                    terms.push_back(Json::Object{{"content", term.content.value},
                                                 {"flat", term.flat},
                                                 {"dstar", term.dstar},
                                                 {"dice", term.dice},
                                                 {"energy", term.energy},
                                                 {"rule", term.rule}});
                    Bonus single;
                    single.flat = term.flat;
                    single.dstar = term.dstar;
                    if (!term.dice.empty())
                        single.dice = {term.dice};
                    sources.push_back("  " + own + ": " + ArmyWords::tr(each.name).toStdString() + " " +
                                      bonusText(single) + ", " + nameOf(term.content) +
                                      (term.energy.empty() ? "" : " (" + term.energy + ")") + " " +
                                      term.rule);
                }
                bonuses.set(
                    std::string(malice::nameOf(each.attribute)),
                    Json::Object{{"flat", bonus.flat}, {"dstar", bonus.dstar}, {"terms", std::move(terms)}});
            }
            const auto band = sim::bandOf(avatar, party);
            const Json movement =
                movementJson(static_cast<int>(band.size()), sim::bandMovement(band, catalogue));
            row << QString::number(movement.find("mean")->real(), 'f', 2);
            Json::Array immune;
            QStringList colours;
            for (const std::string& colour : immunities(avatar, catalogue)) {
                immune.push_back(colour);
                colours << QString::fromStdString(colour);
            }
            row << colours.join(QStringLiteral(", "));
            table.rows.push_back(row);
            Json shards = Json::Object{};
            for (std::size_t i = 0; i < rules::malice::colours; ++i)
                if (const int held = avatar.shards.of(static_cast<Colour>(i)))
                    shards.set(std::string(malice::nameOf(static_cast<Colour>(i))), held);
            avatars.push_back(
                Json::Object{{"entry", avatar.entry->id.value},
                             {"name", own},
                             {"mastery", avatar.masteries.empty() ? std::string()
                                                                  : avatar.masteries.front()->option.value},
                             {"life", avatar.section.life.healthy},
                             {"shards", std::move(shards)},
                             {"bonuses", std::move(bonuses)},
                             {"movement", movement},
                             {"immune", std::move(immune)}});
        }
        if (!context.json) {
            model::tellTable(context.out(), table);
            for (const std::string& line : sources)
                context.out() << line << '\n';
        }
        list.push_back(Json::Object{{"player", army.player},
                                    {"title", army.roster.title.in(context.language)},
                                    {"avatars", std::move(avatars)},
                                    {"errors", static_cast<std::int64_t>(army.fitness.errors)}});
    }
    if (context.json && !armies.empty())
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

}  // namespace bocage::console::malice
