#include <algorithm>
#include <map>

#include "rules/board/hex.h"
#include "rules/systems/malice/checks/check_context.h"
#include "rules/systems/malice/table/deal.h"

/// Tokens of the set-up and the Shadow Realm (SOM-CHK-50 … 79).
namespace bocage::rules::malice {

namespace {

using Severity::Error, Severity::Warning, Severity::Note;

constexpr int dealing(DealKind kind) {
    return static_cast<int>(kind);
}

int boards(const TableCheck& check) {
    return static_cast<int>(check.table().terrainBoards().size());
}

int countTokens(const TableCheck& check, Token::Kind kind, std::string_view what = {}) {
    return static_cast<int>(std::count_if(
        check.table().tokens.begin(), check.table().tokens.end(),
        [&](const Token& token) { return token.kind == kind && (what.empty() || token.what == what); }));
}

Location allTokens(const TableCheck& check, Token::Kind kind, std::string_view what = {}) {
    Location location{"/pieces", {}, {}, {}, {}};
    for (const Token& token : check.table().tokens)
        if (token.kind == kind && (what.empty() || token.what == what)) {
            location.elements.push_back(check.scenario.pieces[token.piece].id);
            location.cells.push_back(check.scenario.pieces[token.piece].at);
        }
    return location;
}

/// Wells on the table, dealt or not; without any, SOM-CHK-52 speaks alone.
bool hasWells(const TableCheck& check) {
    return countTokens(check, Token::Kind::Well) > 0;
}

/// Dealing the Wells is a way out where every map has its three strongholds.
bool canDealWells(const TableCheck& check) {
    return static_cast<int>(check.graph().with(Site::Stronghold).size()) ==
           strongholdsPerBoard * boards(check);
}

/// SOM-CHK-50: as many Light Wells as maps (SOM-SETUP-04). Tokens that were not dealt may become any.
void checkLightCount(const TableCheck& check) {
    const int light = countTokens(check, Token::Kind::Well, "light");
    const int random = countTokens(check, Token::Kind::Well, "random");
    if (!hasWells(check) || boards(check) == 0 || (light <= boards(check) && light + random >= boards(check)))
        return;
    Finding& found = check.add({"SOM-CHK-50", Error, {"SOM-SETUP-04"}, true}, {},
                               {std::to_string(light), std::to_string(boards(check))},
                               allTokens(check, Token::Kind::Well, "light"), {});
    if (canDealWells(check))
        found.fixes.push_back(check.dealFix("som-deal-wells", {dealing(DealKind::Wells)}));
}

/// SOM-CHK-51: twice as many Dark Wells (SOM-SETUP-04).
void checkDarkCount(const TableCheck& check) {
    const int dark =
        countTokens(check, Token::Kind::Well, "dark") + countTokens(check, Token::Kind::Well, "extinguished");
    const int random = countTokens(check, Token::Kind::Well, "random");
    const int wanted = 2 * boards(check);
    if (!hasWells(check) || wanted == 0 || (dark <= wanted && dark + random >= wanted))
        return;
    Finding& found = check.add({"SOM-CHK-51", Error, {"SOM-SETUP-04"}, true}, {},
                               {std::to_string(dark), std::to_string(wanted)},
                               allTokens(check, Token::Kind::Well, "dark"), {});
    if (canDealWells(check))
        found.fixes.push_back(check.dealFix("som-deal-wells", {dealing(DealKind::Wells)}));
}

/// Tokens of a kind against the symbols they belong on: one each.
void checkOneEach(const TableCheck& check, const TableCheck::Row& row, Token::Kind kind, Site site,
                  const char* code, DealKind deal) {
    const auto way = [&](Finding& found) { found.fixes.push_back(check.dealFix(code, {dealing(deal)})); };
    std::map<std::pair<int, Cell>, int> lying;
    const auto symbolAt = [&](const Token& token) {
        const CellInfo* cell =
            token.board < 0 ? nullptr
                            : check.table().boards[static_cast<std::size_t>(token.board)].find(token.at);
        return cell && cell->has(site);
    };
    int symbols = 0;
    for (const TableBoard* board : check.table().terrainBoards())
        for (const CellInfo& cell : board->cells)
            symbols += cell.has(site);
    if (symbols > 0 && countTokens(check, kind) == 0) {
        way(check.add(row, "none", {std::to_string(symbols)}, {"/pieces", {}, {}, {}, {}}, "none"));
        return;
    }
    for (const Token& token : check.table().tokens) {
        if (token.kind != kind || token.board < 0)
            continue;
        if (symbolAt(token))
            ++lying[{token.board, token.at}];
        else
            way(check.add(row, "astray", {check.scenario.pieces[token.piece].content.value},
                          check.ofToken(token), check.scenario.pieces[token.piece].id.value));
    }
    for (std::size_t b = 0; b < check.table().boards.size(); ++b) {
        const TableBoard& board = check.table().boards[b];
        if (board.kind != BoardKind::Terrain)
            continue;
        for (const CellInfo& cell : board.cells) {
            if (!cell.has(site))
                continue;
            const int tokens = lying[{static_cast<int>(b), cell.at}];
            if (tokens != 1)
                way(check.add(row, tokens ? "several" : "missing",
                              {check.cellName(board, cell.at), std::to_string(tokens)},
                              check.at(board, {cell.at}), check.cellName(board, cell.at)));
        }
    }
}

/// SOM-CHK-52: one Well on each stronghold (SOM-SETUP-04).
void checkWellPlaces(const TableCheck& check) {
    checkOneEach(check, {"SOM-CHK-52", Error, {"SOM-SETUP-04"}}, Token::Kind::Well, Site::Stronghold,
                 "som-deal-wells", DealKind::Wells);
}

/// SOM-CHK-53: four Light and eight Dark Wells exist (SOM-COMP-13, SOM-COMP-17).
void checkWellSupply(const TableCheck& check) {
    const int light = countTokens(check, Token::Kind::Well, "light");
    const int dark = countTokens(check, Token::Kind::Well, "dark");
    if (light > maxLightWells || dark > maxDarkWells)
        check.add({"SOM-CHK-53", Error, {"SOM-COMP-13", "SOM-COMP-17"}}, {},
                  {std::to_string(light), std::to_string(dark)}, allTokens(check, Token::Kind::Well), {});
}

/// SOM-CHK-54: the official Wells are dealt by lot and unknown (SOM-SETUP-04, SOM-SETUP-06).
void checkWellsHidden(const TableCheck& check) {
    const int random = countTokens(check, Token::Kind::Well, "random");
    const bool byHand =
        countTokens(check, Token::Kind::Well) > random && !asDealt(check.table(), DealKind::Wells);
    if (byHand) {
        Finding& found = check.add({"SOM-CHK-54", Error, {"SOM-SETUP-04", "SOM-SETUP-06"}, true}, "fixed", {},
                                   allTokens(check, Token::Kind::Well), "fixed");
        if (canDealWells(check))
            found.fixes.push_back(check.dealFix("som-deal-wells", {dealing(DealKind::Wells)}));
    }
    for (const Token& token : check.table().tokens)
        if (token.kind == Token::Kind::Well && token.known && !token.faceUp) {
            const std::string pointer = "/pieces/" + std::to_string(token.piece) + "/restrictions";
            Finding& found = check.add({"SOM-CHK-54", Error, {"SOM-SETUP-04", "SOM-SETUP-06"}, true}, "shown",
                                       {check.scenario.pieces[token.piece].content.value},
                                       check.ofToken(token), check.scenario.pieces[token.piece].id.value);
            if (check.scenario.pieces[token.piece].restrictions.size() == 1)
                found.fixes.push_back(fix("som-hide", {}, {{Edit::Kind::Remove, pointer, {}}}));
        }
}

Fix turnDown(const Token& token) {
    return fix("som-turn-down", {},
               {{Edit::Kind::Add, "/pieces/" + std::to_string(token.piece) + "/face", Json("back")}});
}

/// SOM-CHK-55: a Well is revealed at the set-up in Easy alone (SOM-DIFF-03).
void checkRevealed(const TableCheck& check) {
    const Difficulty difficulty = check.section().difficulty;
    if (difficulty == Difficulty::Easy || difficulty == Difficulty::Custom)
        return;
    for (const Token& token : check.table().tokens)
        if (token.kind == Token::Kind::Well && token.faceUp) {
            Finding& found =
                check.add({"SOM-CHK-55", Error, {"SOM-DIFF-03"}}, {}, {std::string(nameOf(difficulty))},
                          check.ofToken(token), check.scenario.pieces[token.piece].id.value);
            found.fixes.push_back(turnDown(token));
        }
}

/// SOM-CHK-56: Easy reveals one Well on each map (SOM-DIFF-03).
void checkEasy(const TableCheck& check) {
    if (check.section().difficulty != Difficulty::Easy || !hasWells(check))
        return;
    for (std::size_t b = 0; b < check.table().boards.size(); ++b) {
        const TableBoard& board = check.table().boards[b];
        if (!board.known || board.kind != BoardKind::Terrain)
            continue;
        int revealed = 0;
        for (const Token& token : check.table().tokens)
            revealed += token.kind == Token::Kind::Well && token.faceUp && token.board == static_cast<int>(b);
        if (revealed == 1)
            continue;
        Finding& found =
            check.add({"SOM-CHK-56", Error, {"SOM-DIFF-03"}}, {},
                      {board.board.value, std::to_string(revealed)}, check.at(board), board.id.value);
        if (canDealWells(check))
            found.fixes.push_back(check.dealFix("som-deal-wells", {dealing(DealKind::Wells)}));
    }
}

/// SOM-CHK-57: the game is not won before it begins (SOM-WIN-01, SOM-DIFF-06).
void checkWon(const TableCheck& check) {
    const int light = countTokens(check, Token::Kind::Well, "light");
    if (light > 0 && light == check.table().revealedLight() &&
        countTokens(check, Token::Kind::Well, "random") == 0)
        check.add({"SOM-CHK-57", Error, {"SOM-WIN-01", "SOM-DIFF-06"}}, {}, {std::to_string(light)},
                  allTokens(check, Token::Kind::Well, "light"), {});
}

/// SOM-CHK-58: there is a Light Well to reveal (SOM-SCEN-01).
void checkLight(const TableCheck& check) {
    if (hasWells(check) && countTokens(check, Token::Kind::Well, "light") == 0 &&
        countTokens(check, Token::Kind::Well, "random") == 0) {
        Finding& found = check.add({"SOM-CHK-58", Error, {"SOM-SCEN-01"}}, {}, {},
                                   allTokens(check, Token::Kind::Well), {});
        if (canDealWells(check))
            found.fixes.push_back(check.dealFix("som-deal-wells", {dealing(DealKind::Wells)}));
    }
}

/// SOM-CHK-60: one city token on each city symbol (SOM-SETUP-07).
void checkCityPlaces(const TableCheck& check) {
    checkOneEach(check, {"SOM-CHK-60", Error, {"SOM-SETUP-07"}}, Token::Kind::City, Site::City,
                 "som-deal-cities", DealKind::Cities);
}

/// SOM-CHK-61: six cities, each once (SOM-COMP-12).
void checkServices(const TableCheck& check) {
    std::map<std::string, const Token*> seen;
    for (const Token& token : check.table().tokens) {
        if (token.kind != Token::Kind::City || token.what == "random")
            continue;
        const std::string& id = check.scenario.pieces[token.piece].id.value;
        const std::string& content = check.scenario.pieces[token.piece].content.value;
        if (!named<CityService>(token.what)) {
            check.add({"SOM-CHK-61", Error, {"SOM-COMP-12"}}, "unknown", {content, token.what},
                      check.ofToken(token), id);
        } else if (const auto [first, fresh] = seen.emplace(token.what, &token); !fresh) {
            Location location = check.ofToken(token);
            location.elements.push_back(check.scenario.pieces[first->second->piece].id);
            Finding& found =
                check.add({"SOM-CHK-61", Error, {"SOM-COMP-12"}}, "twice", {content}, location, id);
            found.fixes.push_back(check.dealFix("som-deal-cities", {dealing(DealKind::Cities)}));
        }
    }
}

/// SOM-CHK-62: one mystic token on each mystic symbol (SOM-SETUP-08).
void checkMysticPlaces(const TableCheck& check) {
    checkOneEach(check, {"SOM-CHK-62", Error, {"SOM-SETUP-08"}}, Token::Kind::Mystic, Site::Mystic,
                 "som-deal-mystics", DealKind::Mystics);
}

/// SOM-CHK-63: no mystic service oftener than there are tokens of it, six in all (SOM-AMB-07, SOM-COMP-18).
void checkMysticSupply(const TableCheck& check) {
    const MysticSupply& divided = check.section().mysticTokens;
    if (divided.cleanse + divided.heal + divided.restore != mysticTokenCount) {
        Finding& found = check.add(
            {"SOM-CHK-63", Warning, {"SOM-AMB-07", "SOM-COMP-18"}}, "supply",
            {std::to_string(divided.cleanse), std::to_string(divided.heal), std::to_string(divided.restore)},
            {"/malice/mysticTokens", {}, {}, {}, {}}, "supply");
        found.fixes.push_back(
            fix("som-divide-mystics", {}, {{Edit::Kind::Remove, "/malice/mysticTokens", {}}}));
        return;
    }
    for (const MysticService service :
         {MysticService::Cleanse, MysticService::Heal, MysticService::Restore}) {
        const int used = countTokens(check, Token::Kind::Mystic, nameOf(service));
        const int supply = check.section().mysticTokens.of(service);
        if (used > supply) {
            Finding& found = check.add({"SOM-CHK-63", Warning, {"SOM-AMB-07"}}, std::string(nameOf(service)),
                                       {std::to_string(used), std::to_string(supply)},
                                       allTokens(check, Token::Kind::Mystic, nameOf(service)),
                                       std::string(nameOf(service)));
            found.fixes.push_back(check.dealFix("som-deal-mystics", {dealing(DealKind::Mystics)}));
        }
    }
}

/// SOM-CHK-64: cities and mystics lie face down at the set-up (SOM-SETUP-07, SOM-SETUP-08).
void checkServicesHidden(const TableCheck& check) {
    for (const Token& token : check.table().tokens)
        if ((token.kind == Token::Kind::City || token.kind == Token::Kind::Mystic) && token.faceUp) {
            Finding& found = check.add({"SOM-CHK-64", Error, {"SOM-SETUP-07", "SOM-SETUP-08"}, true}, {},
                                       {check.scenario.pieces[token.piece].content.value},
                                       check.ofToken(token), check.scenario.pieces[token.piece].id.value);
            found.fixes.push_back(turnDown(token));
        }
}

std::size_t lairCount(const TableCheck& check) {
    return check.graph().with(Site::Lair).size();
}

/// SOM-CHK-65: every lair is stocked, less one for each avatar where the level says so (SOM-SETUP-09,
/// SOM-DIFF-02).
void checkStocked(const TableCheck& check) {
    std::map<std::pair<int, Cell>, int> stocked;
    for (const Token& token : check.table().tokens) {
        if (token.kind != Token::Kind::Stocked || token.board < 0)
            continue;
        const CellInfo* cell = check.table().boards[static_cast<std::size_t>(token.board)].find(token.at);
        if (cell && cell->has(Site::Lair)) {
            ++stocked[{token.board, token.at}];
        } else {
            Finding& found = check.add({"SOM-CHK-65", Error, {"SOM-SETUP-09"}, true}, "astray", {},
                                       check.ofToken(token), check.scenario.pieces[token.piece].id.value);
            found.fixes.push_back(check.dealFix("som-deal-lairs", {dealing(DealKind::Lairs)}));
        }
    }
    for (const auto& [place, tokens] : stocked)
        if (tokens > 1) {
            const TableBoard& board = check.table().boards[static_cast<std::size_t>(place.first)];
            const std::string name = check.cellName(board, place.second);
            Finding& found =
                check.add({"SOM-CHK-65", Error, {"SOM-SETUP-09", "SOM-COMP-15"}, true}, "several",
                          {name, std::to_string(tokens)}, check.at(board, {place.second}), "several/" + name);
            found.fixes.push_back(check.dealFix("som-deal-lairs", {dealing(DealKind::Lairs)}));
        }
    // A kit of one's own may leave any lair bare (SOM-DIFF-04).
    const Difficulty difficulty = check.section().difficulty;
    if (difficulty == Difficulty::Custom)
        return;
    std::vector<int> bare;
    for (const int node : check.graph().with(Site::Lair)) {
        const Graph::Ref& ref = check.graph().nodes()[static_cast<std::size_t>(node)].cells.front();
        if (!stocked.contains({ref.board, ref.at}))
            bare.push_back(node);
    }
    const bool hard = difficulty == Difficulty::Hard;
    const int wanted = hard ? 0 : check.section().avatars.value_or(check.context.avatars);
    if (static_cast<int>(bare.size()) == wanted || static_cast<int>(lairCount(check)) < wanted)
        return;
    Location location{"/pieces", {}, {}, {}, {}};
    for (const int node : bare)
        location.cells.push_back(check.at(node).cells.front());
    Finding& found =
        check.add({"SOM-CHK-65", Error, {"SOM-SETUP-09", "SOM-DIFF-02"}, true}, hard ? "hard" : "level",
                  {std::to_string(bare.size()), std::to_string(wanted)}, location, {});
    found.fixes.push_back(check.dealFix("som-deal-lairs", {dealing(DealKind::Lairs)}));
}

/// SOM-CHK-66: there is a lair for each avatar to take the token from (SOM-DIFF-02).
void checkEnoughLairs(const TableCheck& check) {
    const Difficulty difficulty = check.section().difficulty;
    const int avatars = check.section().avatars.value_or(check.context.avatars);
    if ((difficulty == Difficulty::Challenging || difficulty == Difficulty::Easy) &&
        static_cast<int>(lairCount(check)) < avatars)
        check.add({"SOM-CHK-66", Error, {"SOM-DIFF-02"}}, {},
                  {std::to_string(lairCount(check)), std::to_string(avatars)},
                  {"/battlefield/boards", {}, {}, {}, {}}, {});
}

std::vector<Cell> realmCells(const TableBoard& realm, Site site) {
    std::vector<Cell> cells;
    for (const CellInfo& cell : realm.cells)
        if (cell.has(site))
            cells.push_back(cell.at);
    return cells;
}

/// SOM-CHK-70: one Spawning Pit (SOM-SR-02).
void checkPit(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    if (const auto pits = realmCells(*realm, Site::SpawningPit); pits.size() != 1)
        check.add({"SOM-CHK-70", Error, {"SOM-SR-02"}}, pits.empty() ? "none" : "several",
                  {std::to_string(pits.size())}, check.at(*realm, pits), {});
}

/// SOM-CHK-71: one to six Shadow Gates (SOM-SR-03).
void checkShadowGateCount(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    if (const auto gates = realmCells(*realm, Site::ShadowGate);
        gates.empty() || gates.size() > maxShadowGates)
        check.add({"SOM-CHK-71", Error, {"SOM-SR-03", "SOM-COMP-14"}}, gates.empty() ? "none" : "many",
                  {std::to_string(gates.size())}, check.at(*realm, gates), {});
}

/// SOM-CHK-72: six Shadow Gates are expected (SOM-SR-03).
void checkFewShadowGates(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    if (const auto gates = realmCells(*realm, Site::ShadowGate);
        !gates.empty() && gates.size() < maxShadowGates)
        check.add({"SOM-CHK-72", Warning, {"SOM-SR-03"}}, {}, {std::to_string(gates.size())},
                  check.at(*realm, gates), {});
}

/// SOM-CHK-73: all Shadow Gates begin sealed (SOM-SETUP-03).
void checkSeals(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    const int index = check.table().boardNamed(realm->id);
    std::vector<Cell> open;
    for (const Cell gate : realmCells(*realm, Site::ShadowGate))
        if (!check.table().tokenAt(Token::Kind::Seal, index, gate))
            open.push_back(gate);
    if (!open.empty()) {
        Finding& found = check.add({"SOM-CHK-73", Error, {"SOM-SETUP-03", "SOM-SR-04"}, true}, {},
                                   {std::to_string(open.size()), check.cellName(*realm, open.front())},
                                   check.at(*realm, open), {});
        // Where another board lies on the realm a seal would lie on that one.
        if (std::all_of(open.begin(), open.end(),
                        [&](Cell gate) { return check.table().find(realm->toTable(gate)).board == index; }))
            found.fixes.push_back(check.dealFix("som-seal", {dealing(DealKind::Seals)}));
    }
    std::map<Cell, int> seals;
    for (const Token& token : check.table().tokens) {
        if (token.kind != Token::Kind::Seal || token.board < 0)
            continue;
        const CellInfo* cell = check.table().boards[static_cast<std::size_t>(token.board)].find(token.at);
        if (token.board == index && cell && cell->has(Site::ShadowGate)) {
            ++seals[token.at];
            continue;
        }
        Finding& found = check.add({"SOM-CHK-73", Error, {"SOM-SETUP-03"}, true}, "astray", {},
                                   check.ofToken(token), check.scenario.pieces[token.piece].id.value);
        found.fixes.push_back(check.dealFix("som-seal", {dealing(DealKind::Seals)}));
    }
    for (const auto& [at, tokens] : seals)
        if (tokens > 1) {
            const std::string name = check.cellName(*realm, at);
            Finding& found =
                check.add({"SOM-CHK-73", Error, {"SOM-SETUP-03", "SOM-COMP-14"}, true}, "several",
                          {name, std::to_string(tokens)}, check.at(*realm, {at}), "several/" + name);
            found.fixes.push_back(check.dealFix("som-seal", {dealing(DealKind::Seals)}));
        }
}

/// SOM-CHK-74: pit and Shadow Gates are on the land mass, apart from each other (SOM-SR-01).
void checkRealmSites(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    for (const CellInfo& cell : realm->cells) {
        const bool pit = cell.has(Site::SpawningPit), gate = cell.has(Site::ShadowGate);
        if ((pit || gate) && !cell.land)
            check.add({"SOM-CHK-74", Error, {"SOM-SR-01"}}, pit ? "pit" : "gate",
                      {check.cellName(*realm, cell.at)}, check.at(*realm, {cell.at}),
                      check.cellName(*realm, cell.at));
        else if (pit && gate)
            check.add({"SOM-CHK-74", Error, {"SOM-SR-01"}}, "both", {check.cellName(*realm, cell.at)},
                      check.at(*realm, {cell.at}), check.cellName(*realm, cell.at));
    }
}

/// SOM-CHK-75: a Shadow can get from the pit to some Shadow Gate (SOM-SR-01); SOM-CHK-76: to each of them.
void checkRealmWays(const TableCheck& check, bool any) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    const Realm walk = Realm::of(check.table());
    if (walk.pit < 0 || walk.gates.empty())
        return;
    std::vector<Cell> lost;
    for (const int gate : walk.gates)
        if (walk.steps[static_cast<std::size_t>(gate)] < 0)
            lost.push_back(walk.cells[static_cast<std::size_t>(gate)]);
    const bool all = lost.size() == walk.gates.size();
    if (any && all)
        check.add({"SOM-CHK-75", Error, {"SOM-SR-01"}}, {}, {}, check.at(*realm, lost), {});
    else if (!any && !all && !lost.empty())
        check.add({"SOM-CHK-76", Warning, {"SOM-SR-01"}}, {},
                  {std::to_string(lost.size()), check.cellName(*realm, lost.front())}, check.at(*realm, lost),
                  {});
}
void checkSomeWay(const TableCheck& check) {
    checkRealmWays(check, true);
}
void checkEveryWay(const TableCheck& check) {
    checkRealmWays(check, false);
}

/// SOM-CHK-77: a Shadow Gate beside the pit brings Shadows at once (SOM-STURN-02).
void checkNearGates(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    if (!realm)
        return;
    const auto pits = realmCells(*realm, Site::SpawningPit);
    for (const Cell gate : realmCells(*realm, Site::ShadowGate))
        if (!pits.empty() && Hex::distance(pits.front(), gate) == 1)
            check.add({"SOM-CHK-77", Warning, {"SOM-STURN-02"}}, {}, {check.cellName(*realm, gate)},
                      check.at(*realm, {gate}), check.cellName(*realm, gate));
}

/// SOM-CHK-78: nothing dark is on the table at the start (SOM-SETUP-18).
void checkNoShadows(const TableCheck& check) {
    for (const Token& token : check.table().tokens)
        if (token.kind == Token::Kind::Shadow || token.kind == Token::Kind::Xulthul) {
            Finding& found = check.add({"SOM-CHK-78", Error, {"SOM-SETUP-18"}, true},
                                       token.kind == Token::Kind::Shadow ? "shadow" : "xulthul", {},
                                       check.ofToken(token), check.scenario.pieces[token.piece].id.value);
            found.fixes.push_back(fix("som-take-away", {check.scenario.pieces[token.piece].content.value},
                                      {{Edit::Kind::Remove, "/pieces/" + std::to_string(token.piece), {}}}));
        }
}

/// SOM-CHK-79: six Shadows at most, one of them in the Shadow Realm, one Xulthûl (SOM-COMP-19, SOM-SR-06);
/// each has life left, or it would be gone (SOM-SHADE-01, SOM-XUL-01).
void checkShadowSupply(const TableCheck& check) {
    const TableBoard* realm = check.table().realm();
    const int index = realm ? check.table().boardNamed(realm->id) : -2;
    int inRealm = 0;
    for (const Token& token : check.table().tokens)
        inRealm += token.kind == Token::Kind::Shadow && token.board == index;
    const int shadows = countTokens(check, Token::Kind::Shadow),
              xulthul = countTokens(check, Token::Kind::Xulthul);
    if (shadows > maxShadows)
        check.add({"SOM-CHK-79", Error, {"SOM-COMP-19"}}, "shadows", {std::to_string(shadows)},
                  allTokens(check, Token::Kind::Shadow), "shadows");
    if (inRealm > 1)
        check.add({"SOM-CHK-79", Error, {"SOM-SR-06"}}, "realm", {std::to_string(inRealm)},
                  allTokens(check, Token::Kind::Shadow), "realm");
    if (xulthul > 1)
        check.add({"SOM-CHK-79", Error, {"SOM-COMP-21"}}, "xulthul", {std::to_string(xulthul)},
                  allTokens(check, Token::Kind::Xulthul), "xulthul");
    for (const Token& token : check.table().tokens) {
        const bool shadow = token.kind == Token::Kind::Shadow;
        const Piece& piece = check.scenario.pieces[token.piece];
        if ((!shadow && token.kind != Token::Kind::Xulthul) || piece.value.value_or(1) >= 1)
            continue;
        Finding& found = check.add({"SOM-CHK-79", Error, {shadow ? "SOM-SHADE-01" : "SOM-XUL-01"}}, "life",
                                   {piece.content.value, std::to_string(*piece.value)}, check.ofToken(token),
                                   piece.id.value);
        found.fixes.push_back(fix("som-take-away", {piece.content.value},
                                  {{Edit::Kind::Remove, "/pieces/" + std::to_string(token.piece), {}}}));
    }
}

constexpr Check tokenTable[] = {
    {"SOM-CHK-50", Error, tableCheck<checkLightCount>, judged},
    {"SOM-CHK-51", Error, tableCheck<checkDarkCount>, judged},
    {"SOM-CHK-52", Error, tableCheck<checkWellPlaces>, judged},
    {"SOM-CHK-53", Error, tableCheck<checkWellSupply>, judged},
    {"SOM-CHK-54", Error, tableCheck<checkWellsHidden>, judged},
    {"SOM-CHK-55", Error, tableCheck<checkRevealed>, judged},
    {"SOM-CHK-56", Error, tableCheck<checkEasy>, judged},
    {"SOM-CHK-57", Error, tableCheck<checkWon>, judged},
    {"SOM-CHK-58", Error, tableCheck<checkLight>, judged},
    {"SOM-CHK-60", Error, tableCheck<checkCityPlaces>, judged},
    {"SOM-CHK-61", Error, tableCheck<checkServices>, judged},
    {"SOM-CHK-62", Error, tableCheck<checkMysticPlaces>, judged},
    {"SOM-CHK-63", Warning, tableCheck<checkMysticSupply>, judged},
    {"SOM-CHK-64", Error, tableCheck<checkServicesHidden>, judged},
    {"SOM-CHK-65", Error, tableCheck<checkStocked>, judged},
    {"SOM-CHK-66", Error, tableCheck<checkEnoughLairs>, judged},
    {"SOM-CHK-70", Error, tableCheck<checkPit>, judged},
    {"SOM-CHK-71", Error, tableCheck<checkShadowGateCount>, judged},
    {"SOM-CHK-72", Warning, tableCheck<checkFewShadowGates>, judged},
    {"SOM-CHK-73", Error, tableCheck<checkSeals>, judged},
    {"SOM-CHK-74", Error, tableCheck<checkRealmSites>, judged},
    {"SOM-CHK-75", Error, tableCheck<checkSomeWay>, judged},
    {"SOM-CHK-76", Warning, tableCheck<checkEveryWay>, judged},
    {"SOM-CHK-77", Warning, tableCheck<checkNearGates>, judged},
    {"SOM-CHK-78", Error, tableCheck<checkNoShadows>, judged},
    {"SOM-CHK-79", Error, tableCheck<checkShadowSupply>, judged},
};

}  // namespace

std::span<const Check> tokenChecks() {
    return tokenTable;
}

}  // namespace bocage::rules::malice
