#include <algorithm>
#include <regex>

#include "rules/systems/normandie/checks/scenario_checks.h"

#include "rules/format/element_json.h"

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

/// What a copied chapter says where nothing special is agreed.
struct UsualText {
    const char* part;
    const char* fix;
    const char* english;
    const char* french;
};
constexpr UsualText usualTexts[] = {
    {"deployment", "usual-deployment", "Each side deploys in its zones, as the map shows them.",
     "Chaque camp se déploie dans ses zones, comme la carte les montre."},
    {"preparation", "usual-preparation", "Prepare the bags, decks and markers that are listed.",
     "Préparez les sacs, les paquets et les marqueurs indiqués."},
    {"gameplay", "usual-gameplay", "Play by the rules of the game; nothing else is agreed.",
     "On joue selon les règles du jeu ; rien d’autre n’est convenu."}};

Fix usualFix(const UsualText& usual) {
    Text text;
    text.byLanguage = {{"en", usual.english}, {"fr", usual.french}};
    return {
        usual.fix, {}, {{Edit::Kind::Add, std::string("/texts/") + usual.part, jsonOf(text)}}, std::nullopt};
}

/// No copy of a book any more: then nothing of it is lost.
Fix ownBattleFix() {
    return {"own-battle", {}, {{Edit::Kind::Replace, "/provenance", "variant"}}, std::nullopt};
}

/// Ways out for a text of a copied chapter with something left to write.
void offerWithout(const Text& text, const std::string& pointer, Finding& found) {
    const Text rest =
        withoutSentences(text, [](const std::string& sentence) { return !placeholderIn(sentence).empty(); });
    const auto usual = std::find_if(std::begin(usualTexts), std::end(usualTexts), [&](const UsualText& own) {
        return pointer == std::string("/texts/") + own.part;
    });
    if (!rest.empty())
        found.fixes.push_back(
            {"strike-unfinished", {}, {{Edit::Kind::Replace, pointer, jsonOf(rest)}}, std::nullopt});
    else if (usual != std::end(usualTexts))
        found.fixes.push_back(usualFix(*usual));
    else if (pointer.starts_with("/texts/"))
        found.fixes.push_back({"strike-unfinished", {}, {{Edit::Kind::Remove, pointer, {}}}, std::nullopt});
    found.fixes.push_back(ownBattleFix());
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
            if (severity == Severity::Error)
                offerWithout(text, pointer, found);
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
        SpecialRule rule;
        rule.id = freshId(check.scenario, "rule");
        rule.text = name + " begins this chapter as a captive, whoever won the one before.";
        rule.rules = {"SON-CH-17"};
        fix.edits.push_back({Edit::Kind::Add, "/specialRules/-", jsonOf(rule)});
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
    const Text* parts[] = {&texts.deployment, &texts.preparation, &texts.gameplay};
    for (std::size_t i = 0; i < std::size(usualTexts); ++i) {
        const char* part = usualTexts[i].part;
        if (!parts[i]->empty())
            continue;
        Finding found = aboutScenario("SON-CH-18", Severity::Error, part);
        found.message = part;
        Location location;
        location.pointer = std::string("/texts/") + part;
        found.locations.push_back(std::move(location));
        found.fixes.push_back(usualFix(usualTexts[i]));
        found.fixes.push_back(ownBattleFix());
        findings.push_back(std::move(found));
    }
}

/// What a sentence says about shooting and assaults in the Supply Phase.
enum class SupplyFire { Nothing, Allows, Forbids };

SupplyFire saysOfSupply(const std::string& sentence) {
    using std::regex_constants::icase;
    // Each expression is made when the one before was found: making all of them takes longer than whole
    // checks.
    static const std::regex supply("\\bsupply\\b|approvisionnement|ravitaillement", icase);
    if (sentence.size() > 2000 || !std::regex_search(sentence, supply))
        return SupplyFire::Nothing;
    static const std::regex combat(
        "\\b(fir(e|es|ed|ing)|shoot(s|ing)?|shots?|assault(s|ed|ing)?|attack(s|ed|ing)?|charge[sd]?|"
        "tir(s|e|er|ent)?|assauts?|attaque[rs]?)\\b",
        icase);
    if (!std::regex_search(sentence, combat))
        return SupplyFire::Nothing;
    static const std::regex denied(
        "\\b(no|not|never|neither|nor|cannot|can't|without|instead|nobody|none|ne|n'|ni|aucune?|jamais|sans)"
        "\\b|n[’']",
        icase);
    if (std::regex_search(sentence, denied))
        return SupplyFire::Forbids;
    // Who fires or assaults now, or may: not what came of a shot before.
    static const std::regex allowed(
        "\\b(may|can|able|allowed|permitted|possible|let|lets|even|also|peut|peuvent|permis|autoris\\S*)\\b"
        "|\\b(fires?|shoots?|assaults?|attacks?|tire|tirent|attaquent?)\\b[^,]*\\b(in|during|pendant|en|lors)"
        "\\b",
        icase);
    return std::regex_search(sentence, allowed) ? SupplyFire::Allows : SupplyFire::Nothing;
}

/// The strongest thing that any sentence of the text says.
SupplyFire saysOfSupply(const Text& text) {
    SupplyFire strongest = SupplyFire::Nothing;
    for (const auto& [language, words] : text.byLanguage)
        for (std::size_t start = 0; start < words.size();) {
            const std::size_t end = std::min(words.find_first_of(".!?;:\n", start), words.size());
            const SupplyFire own = saysOfSupply(words.substr(start, end - start));
            if (own == SupplyFire::Allows)
                return own;
            strongest = own == SupplyFire::Forbids ? own : strongest;
            start = end + 1;
        }
    return strongest;
}

/// SON-SCN-72: no special rule may allow fire or assault in the Supply Phase (SON-SUP-08), whether it names
/// that rule or only says so.
void checkSupplyFire(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t i = 0; i < check.scenario.specialRules.size(); ++i) {
        const SpecialRule& rule = check.scenario.specialRules[i];
        const auto names = [&](const char* id) {
            return std::find(rule.rules.begin(), rule.rules.end(), id) != rule.rules.end();
        };
        const SupplyFire says = saysOfSupply(rule.text);
        const bool cited = (names("SON-SUP-08") || names("SON-ASL-15")) && says != SupplyFire::Forbids;
        if (!cited && says != SupplyFire::Allows)
            continue;
        Finding found = aboutElement("SON-SCN-72", Severity::Warning, rule.id, "specialRules", i);
        found.fixes.push_back(removeFix(rule.id, "specialRules", i));
        findings.push_back(std::move(found));
    }
    const auto look = [&](const Text& text, const std::string& pointer) {
        if (saysOfSupply(text) != SupplyFire::Allows)
            return;
        Finding found = aboutScenario("SON-SCN-72", Severity::Warning, pointer);
        found.message = "text";
        found.locations.emplace_back().pointer = pointer;
        findings.push_back(std::move(found));
    };
    look(check.scenario.texts.gameplay, "/texts/gameplay");
    look(check.scenario.texts.preparation, "/texts/preparation");
    const auto& events = check.scenario.turnTrack.events;
    for (std::size_t e = 0; e < events.size(); ++e)
        look(events[e].text, "/turnTrack/events/" + std::to_string(e) + "/text");
}

constexpr Check scenarioTextsTable[] = {
    {"SON-SCN-72", Severity::Warning, scenarioCheck<checkSupplyFire>,
     part::specialRules | part::texts | part::turns},
    {"SON-SCN-06", Severity::Warning, scenarioCheck<checkPlaceholders>,
     part::title | part::turns | part::specialRules | part::texts | part::victory | part::campaign},
    {"SON-CH-17", Severity::Warning, scenarioCheck<checkCaptives>,
     part::pieces | part::specialRules | part::campaign, part::all},
    {"SON-CH-18", Severity::Error, scenarioCheck<checkLostParts>,
     part::title | part::turns | part::specialRules | part::texts | part::victory | part::campaign},
};

}  // namespace

Text withoutSentences(const Text& text, const std::function<bool(const std::string&)>& isMeant) {
    const auto begins = [](const std::string& words, std::size_t at) {
        const std::size_t next = words.find_first_not_of(" \n", at);
        return next == std::string::npos || (next > at && !(words[next] >= 'a' && words[next] <= 'z'));
    };
    Text rest;
    for (const auto& [language, words] : text.byLanguage) {
        std::string kept;
        for (std::size_t start = 0; start < words.size();) {
            std::size_t end = start;
            while (end < words.size() && words[end] != '\n' &&
                   !((words[end] == '.' || words[end] == '!' || words[end] == '?') && begins(words, end + 1)))
                ++end;
            end = std::min(words.size(), end + 1);
            if (const std::string sentence = words.substr(start, end - start); !isMeant(sentence))
                kept += sentence;
            start = end;
        }
        const std::size_t first = kept.find_first_not_of(" \n");
        if (first != std::string::npos)
            rest.byLanguage[language] = kept.substr(first, kept.find_last_not_of(" \n") - first + 1);
    }
    return rest;
}

std::span<const Check> scenarioTextChecks() {
    return scenarioTextsTable;
}

}  // namespace bocage::rules::normandie
