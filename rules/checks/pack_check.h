#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/content/library.h"
#include "rules/core/finding.h"

namespace bocage::rules {

class GameSystem;

using Names = std::set<std::string, std::less<>>;

/// Everything a check of a pack may look at.
struct PackCheckInput {
    LibraryPtr library;  ///< the pack together with all it may refer to
    const Pack& pack;    ///< one of the library's packs
    const GameSystem* system = nullptr;
    const Names* symbols = nullptr;  ///< names of the symbols that can be drawn; null: not checked
    const Names* files = nullptr;    ///< files of the pack, for scans; null: not checked
};

/// Where the findings of one check go: keeps the rule id and severity of its table row out of the check.
class PackFindings {
public:
    PackFindings(std::string_view rule, Severity severity, Findings& findings)
        : m_rule(rule), m_severity(severity), m_findings(findings) {}

    /// `about` becomes the first argument; `place` is a JSON pointer inside the item.
    void add(const ContentId& about, std::vector<std::string> arguments = {}, std::string_view message = {},
             std::string_view place = {}) const;

private:
    std::string_view m_rule;
    Severity m_severity;
    Findings& m_findings;
};

/// One row of a table: one rule about packs, one function.
struct PackCheck {
    std::string_view rule;
    Severity severity;
    void (*run)(const PackCheckInput&, const PackFindings&);
};

/// What holds for packs of every game: ids, references, texts, symbols, grids, effects.
std::span<const PackCheck> packStructureChecks();

/// All checks of the pack, those of its game system included; errors first, then by rule.
Findings checkPack(const PackCheckInput& input);

/// How many items of each kind a pack holds, in the order of its files; kinds it has none of are left out.
std::vector<std::pair<std::string, int>> countsByKind(const Pack& pack);

/// Calls `action(head)` for every item of a pack, whatever its kind.
template <class Action>
void forEachHead(const Pack& pack, Action action) {
    const auto all = [&](const auto& items) {
        for (const ContentHead& head : items)
            action(head);
    };
    all(pack.factions);
    all(pack.terrain);
    all(pack.boards);
    all(pack.overlays);
    all(pack.markers);
    all(pack.cards);
    all(pack.decks);
    all(pack.bags);
    all(pack.boxes);
    all(pack.system);
}

}  // namespace bocage::rules
