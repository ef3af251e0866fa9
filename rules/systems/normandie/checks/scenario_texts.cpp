#include <algorithm>

#include "rules/systems/normandie/checks/scenario_checks.h"

/// Checks of what is written for the players to read.
namespace bocage::rules::normandie {

namespace {

/// Calls action(text, pointer) for every text that players will read.
template <class Action>
void forEachText(const Scenario& scenario, Action action) {
    const ScenarioTexts& texts = scenario.texts;
    action(scenario.title, "/title");
    action(texts.introduction, "/texts/introduction");
    action(texts.deployment, "/texts/deployment");
    action(texts.preparation, "/texts/preparation");
    action(texts.gameplay, "/texts/gameplay");
    action(texts.epilogue, "/texts/epilogue");
    const auto list = [&](const auto& elements, const std::string& place) {
        for (std::size_t i = 0; i < elements.size(); ++i)
            action(elements[i].text, place + "/" + std::to_string(i) + "/text");
    };
    list(scenario.victory, "/victory");
    list(scenario.specialRules, "/specialRules");
    list(scenario.campaign, "/campaign");
    list(scenario.turnTrack.events, "/turnTrack/events");
}

/// The words that stand where something is still to be written; empty when the text is finished.
std::string_view placeholderIn(const std::string& text) {
    static constexpr std::string_view marks[] = {"???",  "[...]", "[…]",         "(...)",      "[lost]",
                                                 "TODO", "TBD",   "lorem ipsum", "Lorem ipsum"};
    for (const std::string_view mark : marks)
        if (text.find(mark) != std::string::npos)
            return mark;
    return {};
}

std::string excerpt(const std::string& text) {
    constexpr std::size_t longest = 60;
    if (text.size() <= longest)
        return text;
    std::size_t end = text.rfind(' ', longest);
    if (end == std::string::npos || end == 0)
        return {};
    return text.substr(0, end) + " …";
}

bool isTranscribed(const Scenario& scenario) {
    return scenario.provenance == Provenance::OfficialUserEntered;
}

void reportPlaceholders(const ScenarioCheck& check, Findings& findings, const char* rule, Severity severity) {
    forEachText(check.scenario, [&](const Text& text, const std::string& pointer) {
        for (const auto& [language, words] : text.byLanguage) {
            const std::string_view mark = placeholderIn(words);
            if (mark.empty())
                continue;
            Finding found = aboutScenario(rule, severity, pointer);
            found.message = "placeholder";
            found.arguments = {std::string(mark), excerpt(words)};
            Location location;
            location.pointer = pointer;
            found.locations.push_back(std::move(location));
            findings.push_back(std::move(found));
            return;
        }
    });
}

/// SON-SCN-06: no text of the scenario still holds a placeholder.
void checkPlaceholders(const ScenarioCheck& check, Findings& findings) {
    if (!isTranscribed(check.scenario))
        reportPlaceholders(check, findings, "SON-SCN-06", Severity::Warning);
}

/// SON-CH-17: a later chapter that begins with a captive assumes how the earlier one ended.
void checkCaptives(const ScenarioCheck& check, Findings& findings) {
    const bool told = std::any_of(
        check.scenario.specialRules.begin(), check.scenario.specialRules.end(), [](const SpecialRule& rule) {
            return std::find(rule.rules.begin(), rule.rules.end(), "SON-CH-17") != rule.rules.end();
        });
    if (check.scenario.campaign.empty() || told)
        return;
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        const bool captive = std::find(piece.restrictions.begin(), piece.restrictions.end(),
                                       "may-not-leave") != piece.restrictions.end();
        const Unit* unit = check.content.unit(piece.content);
        if (!captive || !unit || !isCharacter(*unit))
            continue;
        Finding found = aboutElement("SON-CH-17", Severity::Warning, piece.id, "pieces", p, {piece.at});
        found.arguments = {piece.content.value, check.scenario.campaign.front().chapter};
        const std::string name = unit->name.english();
        Fix fix{"tell-captive", {piece.content.value}, {}, std::nullopt};
        fix.edits.push_back(
            {Edit::Kind::Add, "/specialRules/-",
             Json::Object{{"id", freshId(check.scenario, "rule").value},
                          {"text", name + " begins this chapter as a captive, whoever won the one before."},
                          {"rules", Json::Array{"SON-CH-17"}}}});
        found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    }
}

/// SON-CH-18: a chapter copied from a book with lost parts must have them filled in.
void checkLostParts(const ScenarioCheck& check, Findings& findings) {
    if (!isTranscribed(check.scenario))
        return;
    reportPlaceholders(check, findings, "SON-CH-18", Severity::Error);
    const ScenarioTexts& texts = check.scenario.texts;
    const std::pair<const char*, const Text*> parts[] = {{"deployment", &texts.deployment},
                                                         {"preparation", &texts.preparation},
                                                         {"gameplay", &texts.gameplay}};
    for (const auto& [part, text] : parts) {
        if (!text->empty())
            continue;
        Finding found = aboutScenario("SON-CH-18", Severity::Error, part);
        found.message = part;
        Location location;
        location.pointer = std::string("/texts/") + part;
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    }
}

constexpr Check scenarioTextsTable[] = {
    {"SON-SCN-06", Severity::Warning, scenarioCheck<checkPlaceholders>,
     part::title | part::turns | part::specialRules | part::texts | part::victory | part::campaign},
    {"SON-CH-17", Severity::Warning, scenarioCheck<checkCaptives>,
     part::pieces | part::specialRules | part::campaign, part::all},
    {"SON-CH-18", Severity::Error, scenarioCheck<checkLostParts>,
     part::title | part::turns | part::specialRules | part::texts | part::victory | part::campaign},
};

}  // namespace

std::span<const Check> scenarioTextChecks() {
    return scenarioTextsTable;
}

}  // namespace bocage::rules::normandie
