#include "model/systems/crusades/house_edits.h"

#include "model/document/embedded_army.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/sections.h"

namespace bocage::model::crusades {

using namespace rules;
using namespace rules::crusades;

HouseEdits::HouseEdits(Document& document)
    : m_scenario(qobject_cast<ScenarioDocument*>(&document)),
      m_roster(qobject_cast<RosterDocument*>(&document)) {
    if (auto* embedded = qobject_cast<EmbeddedArmy*>(&document))
        m_scenario = &embedded->scenarioDocument();
}

bool HouseEdits::own() const {
    return !(m_scenario && m_roster);
}

std::string HouseEdits::preset() const {
    if (m_scenario)
        return scenarioSection(m_scenario->scenario().extras).preset;
    return m_roster ? rosterSection(m_roster->roster().extras).preset : RosterSection().preset;
}

std::string HouseEdits::value(const OptionInfo& option) const {
    const auto in = [&](const Choices& choices) {
        const auto found = choices.find(std::string(option.key));
        return found == choices.end() ? std::string(presetValue(preset(), option)) : found->second;
    };
    if (m_scenario)
        return in(option.ruling ? m_scenario->scenario().rulings
                                : scenarioSection(m_scenario->scenario().extras).options);
    return in(m_roster ? rosterSection(m_roster->roster().extras).options : Choices());
}

bool HouseEdits::setPreset(const std::string& preset) {
    const QString text = tr("Choose a preset");
    const auto change = [&](auto& document, auto section) {
        section.preset = preset;
        setSection(document.extras, section);
    };
    if (!own())
        return false;
    if (m_scenario)
        return m_scenario->edit(
            text, [&](Scenario& scenario) { change(scenario, scenarioSection(scenario.extras)); });
    return m_roster &&
           m_roster->edit(text, [&](Roster& roster) { change(roster, rosterSection(roster.extras)); });
}

bool HouseEdits::setOption(const OptionInfo& option, const std::string& value) {
    const QString text = tr("Set \"%1\"").arg(CrusadesWords::option(option.key));
    const std::string key(option.key);
    const bool usual = value == presetValue(preset(), option);
    const auto put = [&](Choices& choices) {
        if (usual)
            choices.erase(key);
        else
            choices[key] = value;
    };
    const auto change = [&](auto& document, auto section) {
        put(section.options);
        setSection(document.extras, section);
    };
    if (!own())
        return false;
    if (m_scenario)
        return m_scenario->edit(text, [&](Scenario& scenario) {
            if (option.ruling)
                put(scenario.rulings);
            else
                change(scenario, scenarioSection(scenario.extras));
        });
    return m_roster &&
           m_roster->edit(text, [&](Roster& roster) { change(roster, rosterSection(roster.extras)); });
}

}  // namespace bocage::model::crusades
