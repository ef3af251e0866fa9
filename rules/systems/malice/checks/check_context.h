#pragma once

#include <array>
#include <initializer_list>
#include <map>
#include <memory>
#include <set>

#include "rules/systems/game_system.h"
#include "rules/systems/malice/party/party.h"
#include "rules/systems/malice/table/graph.h"

namespace bocage::rules::malice {

/// What the parties of a scenario that come before one have taken: all of them play out of one box.
struct Taken {
    std::size_t avatars = 0;
    std::map<ContentId, std::string> tokens;  ///< and the avatar that has it
    std::map<ContentId, int> cards;
    std::array<long long, colours> shards{};

    int copiesOf(const ContentId& card) const {
        const auto found = cards.find(card);
        return found == cards.end() ? 0 : found->second;
    }
};

/// A party of the scenario that cannot be judged: its file cannot be read, or it is of another game.
struct LostParty {
    const Player* player = nullptr;
    const Force::Army* army = nullptr;
    std::string title, system;  ///< empty when the file cannot be read
    std::string pointer;        ///< of the army
};

/// What all checks of the game share in one run.
struct MaliceContext : CheckContext {
    LibraryPtr library;
    const Catalogue* catalogue = nullptr;
    Table table;
    std::unique_ptr<Graph> graph;
    int avatars = 0;                         ///< of all parties of the scenario
    std::set<std::string> overruled;         ///< rule ids that special rules touch
    std::map<ElementId, Taken> takenBefore;  ///< by the army of a party
    std::vector<LostParty> lost;
};

std::shared_ptr<const MaliceContext> makeContext(const ValidateRequest& request);

/// What a check of the whole scenario sees, and where its findings go.
struct TableCheck {
    const Scenario& scenario;
    const MaliceContext& context;
    Findings& findings;

    const Table& table() const { return context.table; }
    const Graph& graph() const { return *context.graph; }
    const ScenarioSection& section() const { return context.table.section; }

    /// One row of the table of checks: the rules it enforces, and whether a variant may differ (†).
    struct Row {
        const char* rule;
        Severity severity;
        std::initializer_list<const char*> cites;
        bool dagger = false;
    };
    /// The severity after special rules and the profile had their say.
    Severity severity(const Row& row) const;
    Finding& add(const Row& row, std::string message, std::vector<std::string> arguments, Location location,
                 std::string subject) const;
    Location at(const TableBoard& board, std::vector<Cell> cells = {}) const;
    Location at(int node) const;
    Location ofToken(const Token& token) const;
    std::string cellName(const TableBoard& board, Cell at) const;
    std::string cellName(int node) const;
    const TableBoard& boardOf(int node) const;
    /// Dealing these kinds afresh, as a way out.
    Fix dealFix(std::string code, std::initializer_list<int> kinds) const;
};

template <void (*Run)(const TableCheck&)>
void tableCheck(const CheckInput& input, Findings& findings) {
    if (input.scenario && !input.roster && input.context)
        Run({*input.scenario, static_cast<const MaliceContext&>(*input.context), findings});
}

/// What a check of one party sees.
struct PartyCheck {
    const Roster& roster;
    const MaliceContext& context;
    const Scenario* scenario;
    Findings& findings;
    Party party;
    std::string pointer;  ///< of the roster in the document
    ElementId army;
    bool editable = true;
    Difficulty difficulty = Difficulty::Hard;
    int maps = 2;
    int revealedLight = 0;
    Taken before = {};

    const Catalogue& catalogue() const { return *context.catalogue; }
    bool start() const { return party.section.mode == PartyMode::Start; }
    Finding& add(const char* rule, Severity severity, std::string message, std::vector<std::string> arguments,
                 const Avatar* avatar, std::string subject = {},
                 std::initializer_list<const char*> cites = {}) const;
    std::string pointerOf(const Avatar& avatar) const {
        return pointer + "/entries/" + std::to_string(avatar.index);
    }
    /// Writes the avatar's section anew, as a way out.
    Fix sectionFix(std::string code, std::vector<std::string> arguments, const Avatar& avatar,
                   const AvatarSection& section) const;
    /// Takes a filling away, as a way out.
    Fix dropFix(const Avatar& avatar, const RosterEntry::Filling& filling) const;
};

PartyCheck partyCheckOf(const CheckInput& input, Findings& findings);

template <void (*Run)(const PartyCheck&)>
void partyCheck(const CheckInput& input, Findings& findings) {
    if (input.roster && input.context)
        Run(partyCheckOf(input, findings));
}

Fix fix(std::string code, std::vector<std::string> arguments, std::vector<Edit> edits);

std::span<const Check> boardChecks();
std::span<const Check> wayChecks();
std::span<const Check> tokenChecks();
std::span<const Check> settingChecks();
std::span<const Check> partyChecks();
std::span<const Check> holdingChecks();

inline constexpr Parts judged = part::title | part::packs | part::boards | part::pieces | part::sides |
                                part::armies | part::turns | part::rulings | part::specialRules |
                                part::extras;

}  // namespace bocage::rules::malice
