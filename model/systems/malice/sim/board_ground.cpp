#include "model/systems/malice/sim/board_ground.h"

#include <algorithm>
#include <charconv>

namespace bocage::model::malice {

using namespace rules;
using namespace rules::malice;
using namespace rules::malice::sim;

namespace {

class Fingerprint {
public:
    void mix(int value) {
        for (int i = 0; i < 4; ++i)
            m_print = (m_print ^ static_cast<unsigned char>(value >> (8 * i))) * 1099511628211u;
    }
    void mix(const RealmBoard& board) {
        for (const auto& around : board.neighbours)
            for (const int cell : around)
                mix(cell);
        mix(board.pit);
        for (const int gate : board.gates)
            mix(gate);
        for (const bool active : board.active)
            mix(active ? 1 : 0);
    }
    void mix(const MarchBoard& board) {
        mix(board.realm);
        for (const auto& around : board.aethos.neighbours) {
            mix(-2);
            for (const int cell : around)
                mix(cell);
        }
        for (const int gate : board.aethos.gates)
            mix(gate);
        for (const int place : board.aethos.places)
            mix(place);
        for (const AethosBoard::Stronghold& each : board.aethos.strongholds)
            for (const int value :
                 {each.cell, each.map, static_cast<int>(each.well), static_cast<int>(each.state)})
                mix(value);
        for (const StandingShadow& shadow : board.shadows) {
            mix(shadow.cell);
            mix(shadow.life);
        }
        mix(board.realmShadow);
        mix(board.realmLife);
    }
    Json json() const { return std::to_string(m_print); }

private:
    std::uint64_t m_print = 1469598103934665603u;
};

bool playableMarch(const MarchBoard& board) {
    return !board.aethos.strongholds.empty() &&
           std::any_of(board.aethos.gates.begin(), board.aethos.gates.end(),
                       [](int gate) { return gate >= 0; });
}

}  // namespace

Problem refusal(const char* code) {
    return {code, {}, {}, {}, 0, 0};
}

Json fingerprint(const RealmBoard& board) {
    Fingerprint print;
    print.mix(board);
    return print.json();
}

bool playable(const RealmBoard& realm) {
    return realm.pit >= 0 && !realm.gates.empty() && !realm.neighbours.empty();
}

RunControl controlOf(const SimulationRuns& runs) {
    return {runs.threads, runs.cancelled, runs.progress};
}

std::vector<int> roundsList(const std::string& text, bool& good) {
    std::vector<int> list;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
        int value = 0;
        const auto read = std::from_chars(at, end, value);
        if (read.ec != std::errc() || value < 0 || value > 4 || list.size() >= 200) {
            good = false;
            return {};
        }
        list.push_back(value);
        at = read.ptr;
        if (at < end && *at++ != ',') {
            good = false;
            return {};
        }
    }
    return list;
}

MarchRules marchRules(const Question& question, const Ground* ground) {
    MarchRules rules;
    if (ground)
        rules = rulesOf(ground->table, question.avatars);
    rules.avatars = question.avatars;
    if (const std::string& timing = question.text("spawn"); !timing.empty())
        rules.spawnAtStartOfTurn = timing == "start-of-turn";
    if (const std::string& acts = question.text("enter-acts"); !acts.empty())
        rules.enterActs = acts == "yes";
    rules.light = question.number("light");
    bool good = true;
    rules.lightByRound = roundsList(question.text("rounds"), good);
    rules.spawningLife = question.number("spawning-life");
    return rules;
}

SimulationParameter spawnSetting() {
    return choiceSetting("spawn", SimulationWords::tr("When a Shadow spawns"),
                         {"sequential", "start-of-turn"}, "");
}
SimulationParameter wellsSetting() {
    return choiceSetting("wells", SimulationWords::tr("Hidden Wells"), {"dealt-anew", "as-they-lie"},
                         "dealt-anew");
}
SimulationParameter actsSetting() {
    return choiceSetting("enter-acts", SimulationWords::tr("A Shadow acts in the turn it arrives"),
                         {"yes", "no"}, "");
}

Result<MarchBoard> BoardSimulator::boardOf(const Ground& ground, const Question& question) {
    MarchBoard board = marchOf(ground.table, *ground.graph);
    board.aethos.dealAnew = question.text("wells") == "dealt-anew";
    if (!playable(board.realm))
        return refusal("simulation.no-realm");
    if (!playableMarch(board))
        return refusal("simulation.no-strongholds");
    if (!board.aethos.dealAnew &&
        std::none_of(ground.table.tokens.begin(), ground.table.tokens.end(),
                     [](const Token& token) { return token.kind == Token::Kind::Well; }))
        return refusal("simulation.no-wells");
    return board;
}

Json::Object BoardSimulator::boardSettings(const MarchBoard& board, const MarchRules& rules) {
    Fingerprint print;
    print.mix(board);
    return Json::Object{{"spawnAtStartOfTurn", rules.spawnAtStartOfTurn},
                        {"enterActs", rules.enterActs},
                        {"maps", board.aethos.maps()},
                        {"strongholds", static_cast<int>(board.aethos.strongholds.size())},
                        {"board", print.json()}};
}

Result<Json::Object> BoardSimulator::ground(const SimulationInput& input, const Question& question) const {
    const Ground ground(input);
    const Result<MarchBoard> board = boardOf(ground, question);
    if (!board)
        return board.problems();
    return boardSettings(*board, marchRules(question, &ground));
}

}  // namespace bocage::model::malice
