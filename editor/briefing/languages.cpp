#include "editor/briefing/languages.h"

#include <algorithm>

namespace bocage::editor {

std::vector<std::string> writtenLanguages(const rules::Scenario& scenario) {
    std::vector<std::string> codes{"en", "fr"};
    const auto look = [&](const rules::Text& text) {
        for (const auto& [code, words] : text.byLanguage)
            if (std::find(codes.begin(), codes.end(), code) == codes.end())
                codes.push_back(code);
    };
    look(scenario.title);
    look(scenario.texts.introduction);
    look(scenario.texts.deployment);
    look(scenario.texts.preparation);
    look(scenario.texts.gameplay);
    look(scenario.texts.epilogue);
    for (const rules::ScenarioSide& side : scenario.sides)
        look(side.name);
    for (const rules::TurnEvent& event : scenario.turnTrack.events)
        look(event.text);
    for (const rules::VictoryCondition& condition : scenario.victory)
        look(condition.text);
    return codes;
}

const std::vector<std::string>& offeredLanguages() {
    static const std::vector<std::string> codes{"en", "fr", "de", "es", "it", "nl", "pl", "pt", "cs", "ja"};
    return codes;
}

}  // namespace bocage::editor
