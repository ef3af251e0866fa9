#include "model/console/army_input.h"

#include "model/document/embedded_army.h"
#include "model/io/judge_file.h"

namespace bocage::console {

using namespace rules;

namespace {

/// What the scenario sets stands above what the army aims at.
void applyLimits(Roster& roster, const Player& player) {
    if (player.force.budget)
        roster.limit = player.force.budget;
}

std::vector<ArmyInput> readArmies(Console& context, std::string_view system, const std::string& path,
                                  const std::string& player) {
    context.startWords();
    Result<InputFile> input = context.open(path);
    if (!input) {
        context.fail(input.problems());
        return {};
    }
    std::vector<ArmyInput> armies;
    if (const auto* roster = std::get_if<Roster>(&input->value)) {
        armies.push_back({{}, {}, *roster, {}, context.fitness(input->value, path)});
    } else if (auto* scenario = std::get_if<Scenario>(&input->value)) {
        ValidateRequest request;
        request.library = context.library();
        const auto [verdict, missing] = model::judgeFile(*scenario, QString::fromStdString(path), request);
        if (!missing.empty()) {
            context.fail(missing);
            return {};
        }
        for (const ScenarioSide& side : scenario->sides)
            for (const Player& owner : side.players)
                for (const Force::Army& army : owner.force.armies) {
                    if (!army.roster || (!player.empty() && owner.id.value != player))
                        continue;
                    armies.push_back({owner.id.value, owner.name, *army.roster,
                                      model::houseRulesOf(*scenario), model::Fitness(verdict, army.id)});
                    applyLimits(armies.back().roster, owner);
                }
    }
    if (!system.empty())
        std::erase_if(armies, [&](const ArmyInput& army) { return army.roster.system != system; });
    if (armies.empty())
        context.fail(
            {{player.empty() ? "document.no-army" : "argument.no-such-player", {player}, path, "", 0, 0}});
    return armies;
}

void tellFitness(Console& context, const std::string& path, const ArmyInput& army) {
    context.tell(army.fitness, army.player.empty() ? path : path + " (" + army.player + ")");
}

}  // namespace

std::vector<ArmyInput> openArmies(Console& context, std::string_view system, const std::string& path,
                                  const std::string& player) {
    std::vector<ArmyInput> armies = readArmies(context, system, path, player);
    for (const ArmyInput& army : armies)
        tellFitness(context, path, army);
    return armies;
}

std::optional<ArmyInput> openArmy(Console& context, std::string_view system, const std::string& path,
                                  const std::string& player) {
    std::vector<ArmyInput> armies = readArmies(context, system, path, player);
    if (armies.empty())
        return std::nullopt;
    if (armies.size() > 1) {
        std::string players;
        for (const ArmyInput& army : armies)
            players += (players.empty() ? "" : ", ") + army.player;
        context.fail({{"argument.which-player", {players}, path, "", 0, 0}});
        return std::nullopt;
    }
    tellFitness(context, path, armies.front());
    return std::move(armies.front());
}

bool isNamed(const ContentId& id, const std::string& name) {
    return id.value == name || id.name() == name;
}

std::optional<ContentId> factionNamed(Console& context, std::string_view system, const std::string& name) {
    std::string known;
    for (const Pack& pack : context.library()->packs()) {
        if (pack.manifest.system != system)
            continue;
        for (const FactionDef& faction : pack.factions) {
            if (isNamed(faction.id, name))
                return faction.id;
            known += (known.empty() ? "" : ", ") + std::string(faction.id.name());
        }
    }
    context.fail({{"argument.no-such-faction", {name, known}, "", "", 0, 0}});
    return std::nullopt;
}

}  // namespace bocage::console
