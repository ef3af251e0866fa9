#include <algorithm>

#include "rules/systems/malice/checks/check_context.h"

/// Choices of the scenario and what it refers to (SOM-CHK-80 … 89).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

Location at(std::string pointer) {
    return {std::move(pointer), {}, {}, {}, {}};
}

Fix choose(const TableCheck& check, std::string code, auto change) {
    ScenarioSection section = check.section();
    change(section);
    return fix(std::move(code), {}, {{Edit::Kind::Add, "/malice", toJson(section)}});
}

/// SOM-CHK-80: one of the two scenarios is chosen (SOM-SETUP-17).
void checkChosen(const TableCheck& check) {
    if (check.section().scenario != ScenarioKind::Unset)
        return;
    Finding& found = check.add({"SOM-CHK-80", Error, {"SOM-SETUP-17"}}, {}, {}, at("/malice/scenario"), {});
    found.fixes.push_back(choose(check, "som-choose-thwart",
                                 [](ScenarioSection& section) { section.scenario = ScenarioKind::Thwart; }));
    found.fixes.push_back(choose(check, "som-choose-preserve", [](ScenarioSection& section) {
        section.scenario = ScenarioKind::Preserve;
    }));
}

/// SOM-CHK-81: Preserve the Light needs more than one map (SOM-SCEN-05).
void checkPreserve(const TableCheck& check) {
    if (check.section().scenario != ScenarioKind::Preserve || check.table().terrainBoards().size() != 1)
        return;
    Finding& found = check.add({"SOM-CHK-81", Warning, {"SOM-SCEN-05"}}, {}, {}, at("/malice/scenario"), {});
    found.fixes.push_back(choose(check, "som-choose-thwart",
                                 [](ScenarioSection& section) { section.scenario = ScenarioKind::Thwart; }));
}

/// SOM-CHK-82: Easy on one map may reveal the only Light Well (SOM-DIFF-06).
void checkEasyAlone(const TableCheck& check) {
    if (check.section().difficulty == Difficulty::Easy && check.table().terrainBoards().size() == 1)
        check.add({"SOM-CHK-82", Warning, {"SOM-DIFF-06"}}, {}, {}, at("/malice/difficulty"), {});
}

/// SOM-CHK-83: the City of Gateways leads nowhere much in a game of one map (SOM-SERV-22).
void checkGateways(const TableCheck& check) {
    if (check.table().terrainBoards().size() != 1)
        return;
    for (const Token& token : check.table().tokens)
        if (token.kind == Token::Kind::City && token.what == "gateways")
            check.add({"SOM-CHK-83", Note, {"SOM-SERV-22"}}, {}, {}, check.ofToken(token), {});
}

/// SOM-CHK-84: the tables are read for as many avatars as the party has (SOM-SHADE-01).
void checkAvatars(const TableCheck& check) {
    const auto said = check.section().avatars;
    if (!said || check.context.avatars == 0 || *said == check.context.avatars)
        return;
    Finding& found =
        check.add({"SOM-CHK-84", Error, {"SOM-SHADE-01"}}, {},
                  {std::to_string(*said), std::to_string(check.context.avatars)}, at("/malice/avatars"), {});
    found.fixes.push_back(fix("som-count-party", {std::to_string(check.context.avatars)},
                              {{Edit::Kind::Remove, "/malice/avatars", {}}}));
}

/// SOM-CHK-85: a turn limit or a rule of its own makes a scenario a variant (SOM-END-01).
void checkOwnRules(const TableCheck& check) {
    if (check.scenario.turnTrack.end)
        check.add({"SOM-CHK-85", Note, {"SOM-END-01"}}, "turns",
                  {std::to_string(*check.scenario.turnTrack.end)}, at("/turnTrack/end"), "turns");
    if (!check.scenario.specialRules.empty())
        check.add({"SOM-CHK-85", Note, {}}, "rules", {std::to_string(check.scenario.specialRules.size())},
                  at("/specialRules"), "rules");
}

/// SOM-CHK-86: method and profile are known (SOM-OPT-02, SOM-CRE-08).
void checkMethods(const TableCheck& check) {
    if (!named<DstarMethod>(check.section().dstarMethod)) {
        Finding& found = check.add({"SOM-CHK-86", Error, {"SOM-OPT-02"}}, "dstar",
                                   {check.section().dstarMethod}, at("/malice/dstarMethod"), "dstar");
        found.fixes.push_back(fix("som-dstar-all", {}, {{Edit::Kind::Remove, "/malice/dstarMethod", {}}}));
    }
    if (const ContentId& id = check.section().generator;
        !id.empty() && !check.context.catalogue->profile(id)) {
        Finding& found = check.add({"SOM-CHK-86", Error, {"SOM-CRE-08"}}, "profile", {id.value},
                                   at("/malice/generator"), "profile");
        found.fixes.push_back(fix("som-profile-even", {}, {{Edit::Kind::Remove, "/malice/generator", {}}}));
    }
}

/// SOM-CHK-87: the profile has an answer for every roll (SOM-CRE-04).
void checkProfile(const TableCheck& check) {
    const GeneratorProfile* profile = check.context.catalogue->profile(check.section().generator);
    if (!profile)
        return;
    const auto covers = [&](const std::vector<Band>& bands, int low, int high) {
        for (int roll = low; roll <= high; ++roll)
            if (!GeneratorProfile::look(bands, roll, profile->open))
                return false;
        return true;
    };
    // Each of a map's three Wells moves the ability roll by one.
    const int wells = strongholdsPerBoard;
    const char* message = !covers(profile->nature, 1, 6)                      ? "nature"
                          : !covers(profile->power, 1, 7)                     ? "power"
                          : !covers(profile->abilities, 1 - wells, 6 + wells) ? "abilities"
                                                                              : nullptr;
    if (message)
        check.add({"SOM-CHK-87", Warning, {"SOM-CRE-04"}}, message, {profile->id.value},
                  at("/malice/generator"), {});
}

/// SOM-CHK-88: an official scenario does not use content that we made up.
void checkSamples(const TableCheck& check) {
    if (check.scenario.provenance != Provenance::OfficialUserEntered)
        return;
    std::set<ContentId> samples;
    for (const ContentId& id : references(check.scenario))
        if (const ContentHead* head = check.context.library->head(id);
            head && head->provenance == Provenance::Sample)
            samples.insert(id);
    if (!samples.empty())
        check.add({"SOM-CHK-88", Warning, {}}, {}, {std::to_string(samples.size()), samples.begin()->value},
                  at("/provenance"), {});
}

/// SOM-CHK-89: what boards and tokens refer to is there.
void checkDangling(const TableCheck& check) {
    for (std::size_t p = 0; p < check.section().paint.size(); ++p) {
        const Paint& paint = check.section().paint[p];
        const std::string pointer = "/malice/paint/" + std::to_string(p);
        if (check.table().boardNamed(paint.board) < 0) {
            Finding& found = check.add({"SOM-CHK-89", Error, {}}, "paint", {paint.board.value}, at(pointer),
                                       paint.board.value);
            found.fixes.push_back(
                fix("som-drop-paint", {paint.board.value}, {{Edit::Kind::Remove, pointer, {}}}));
            continue;
        }
        for (std::size_t c = 0; c < paint.cells.size(); ++c) {
            const ContentId& terrain = paint.cells[c].terrain;
            if (terrain.empty() || check.context.library->terrain(terrain))
                continue;
            check.add({"SOM-CHK-89", Error, {}}, "terrain", {terrain.value},
                      at(pointer + "/cells/" + std::to_string(c)), paint.board.value + "/" + terrain.value);
            break;
        }
    }
    for (const TableBoard& board : check.table().boards) {
        if (!board.strays.empty())
            check.add({"SOM-CHK-89", Error, {}}, "cell",
                      {std::to_string(board.strays.size()), board.board.value,
                       check.cellName(board, board.strays.front())},
                      check.at(board), board.id.value);
        if (!board.problems.empty())
            check.add({"SOM-CHK-89", Error, {}}, "board", {board.board.value, board.problems.front().pointer},
                      check.at(board), board.id.value + "/section");
    }
    for (const LostParty& lost : check.context.lost) {
        const bool missing = lost.system.empty();
        Finding& found =
            check.add({"SOM-CHK-89", Error, {}}, missing ? "party-missing" : "party-game",
                      {lost.player->id.value, missing ? lost.army->file : lost.title, lost.system},
                      at(lost.pointer), lost.player->id.value + "/" + lost.army->id.value);
        found.locations.front().army = lost.army->id;
    }
    for (const Token& token : check.table().tokens)
        if (token.board < 0) {
            Finding& found = check.add({"SOM-CHK-89", Error, {}}, "token",
                                       {check.scenario.pieces[token.piece].content.value},
                                       check.ofToken(token), check.scenario.pieces[token.piece].id.value);
            found.fixes.push_back(fix("som-take-away", {check.scenario.pieces[token.piece].content.value},
                                      {{Edit::Kind::Remove, "/pieces/" + std::to_string(token.piece), {}}}));
        }
}

constexpr Check settingTable[] = {
    {"SOM-CHK-80", Error, tableCheck<checkChosen>, judged},
    {"SOM-CHK-81", Warning, tableCheck<checkPreserve>, judged},
    {"SOM-CHK-82", Warning, tableCheck<checkEasyAlone>, judged},
    {"SOM-CHK-83", Note, tableCheck<checkGateways>, judged},
    {"SOM-CHK-84", Error, tableCheck<checkAvatars>, judged},
    {"SOM-CHK-85", Note, tableCheck<checkOwnRules>, judged},
    {"SOM-CHK-86", Error, tableCheck<checkMethods>, judged},
    {"SOM-CHK-87", Warning, tableCheck<checkProfile>, judged},
    {"SOM-CHK-88", Warning, tableCheck<checkSamples>, judged},
    {"SOM-CHK-89", Error, tableCheck<checkDangling>, judged},
};

}  // namespace

std::span<const Check> settingChecks() {
    return settingTable;
}

}  // namespace bocage::rules::malice
