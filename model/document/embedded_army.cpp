#include "model/document/embedded_army.h"

namespace bocage::model {

using namespace rules;

ArmyPlaceInScenario findArmy(const Scenario& scenario, const ElementId& id) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.id == id)
                    return {&player, &army};
    return {};
}

std::map<std::string, std::string> houseRulesOf(const Scenario& scenario) {
    std::map<std::string, std::string> rules = scenario.rulings;
    for (const auto& [key, section] : scenario.extras) {
        if (key != scenario.system)
            continue;
        if (const Json* preset = section.find("preset"); preset && preset->isString())
            rules["preset"] = preset->string();
        if (const Json* options = section.find("options"); options && options->isObject())
            for (const auto& [option, value] : options->object())
                if (value.isString())
                    rules[option] = value.string();
    }
    return rules;
}

namespace {

Roster rosterIn(const Scenario& scenario, const ElementId& id) {
    const auto found = findArmy(scenario, id);
    return found.army && found.army->roster ? *found.army->roster : Roster();
}

}  // namespace

EmbeddedArmy::EmbeddedArmy(ScenarioDocument& scenario, ElementId army, QObject* parent)
    : RosterDocument(rosterIn(scenario.scenario(), army), scenario.library(), parent),
      m_scenario(scenario),
      m_army(std::move(army)) {
    connect(&scenario, &ScenarioDocument::changed, this, &EmbeddedArmy::follow);
    connect(&scenario, &Document::modifiedChanged, this, &Document::modifiedChanged);
    connect(&scenario, &Document::pathChanged, this, &Document::pathChanged);
    connect(&scenario, &Document::libraryChanged, this, [this] { setLibrary(m_scenario.library()); });
}

void EmbeddedArmy::follow() {
    const auto found = findArmy(m_scenario.scenario(), m_army);
    m_present = found.army && found.army->roster;
    // The budget or a list of the scenario may differ even where the army does not.
    setRoster(m_present ? *found.army->roster : Roster());
}

bool EmbeddedArmy::edit(const QString& text, const std::function<void(Roster&)>& change,
                        const QString& mergeKey) {
    if (!m_present)
        return false;
    return m_scenario.edit(
        text,
        [&](Scenario& scenario) {
            for (ScenarioSide& side : scenario.sides)
                for (Player& player : side.players)
                    for (Force::Army& army : player.force.armies)
                        if (army.id == m_army && army.roster)
                            change(*army.roster);
        },
        mergeKey.isEmpty() ? QString() : QString::fromStdString(m_army.value) + mergeKey);
}

std::optional<int> EmbeddedArmy::limit() const {
    const Player* owner = player();
    return owner && owner->force.budget ? owner->force.budget : roster().limit;
}

const Player* EmbeddedArmy::player() const {
    return findArmy(m_scenario.scenario(), m_army).player;
}

bool EmbeddedArmy::editWaivers(const QString& text, const std::function<void(std::vector<Waiver>&)>& change) {
    return m_scenario.edit(text, [&](Scenario& scenario) { change(scenario.waivers); });
}

QString EmbeddedArmy::displayName() const {
    return tr("%1 in %2").arg(RosterDocument::displayName(), m_scenario.displayName());
}

rules::Roster emptyArmyFor(const rules::Scenario& scenario, const rules::Player& player) {
    rules::Roster roster;
    roster.system = scenario.system;
    roster.title = player.name;
    roster.author = scenario.author;
    roster.provenance = scenario.provenance;
    roster.packs = scenario.packs;
    roster.faction = player.faction;
    roster.limit = player.force.budget;
    return roster;
}

}  // namespace bocage::model
