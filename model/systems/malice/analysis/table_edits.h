#pragma once

#include <QCoreApplication>
#include <functional>
#include <set>

#include "model/document/scenario_document.h"
#include "rules/systems/malice/table/deal.h"

namespace bocage::model::malice {

/// Where a board may lie so that two edges meet.
struct EdgeFit {
    rules::Cell at;
    rules::malice::Join join;
    double away = 0;  ///< how far that is from where it was wanted, in cells
};

/// What users do to a table of Shadows of Malice beyond laying boards and tokens. Each call is one undo step.
class TableEdits {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::malice::TableEdits)

public:
    explicit TableEdits(ScenarioDocument& document) : m_document(document) {}

    bool editSection(const QString& text, const std::function<void(rules::malice::ScenarioSection&)>& change);

    bool setProfile(rules::malice::Profile profile);
    bool setScenario(rules::malice::ScenarioKind kind);
    bool setDifficulty(rules::malice::Difficulty difficulty);
    bool setStewardship(bool on);
    bool setDstar(const std::string& method);
    bool setGenerator(const rules::ContentId& profile);
    bool setAvatars(std::optional<int> avatars);
    bool setFirstDirection(int direction);
    bool setMysticTokens(const rules::malice::MysticSupply& supply);

    /// Joins of all edges that lie upon each other, in place of those there were.
    bool deriveJoins();
    bool addJoin(const rules::malice::Join& join);
    bool removeJoin(const rules::malice::Join& join);
    bool setOffset(const rules::malice::Join& join, int offset);
    /// Moves a board with what lies on it, and joins its edges anew where they meet others.
    bool layBoard(const rules::ElementId& board, rules::Cell at, int turns);

    /// Deals these kinds of tokens from a seed.
    bool deal(const std::set<rules::malice::DealKind>& kinds, int seed);

    /// Puts cells of a placed board in place of what the pack and earlier strokes say of them. Calls with the
    /// same drag name become one step.
    bool paint(const rules::ElementId& board, const std::vector<rules::malice::CellDetail>& cells,
               const QString& text, const QString& drag = {});
    /// The board as the pack has it.
    bool unpaint(const rules::ElementId& board);

private:
    ScenarioDocument& m_document;
};

/// What there is of a cell, in the words of a file: the pack's with what was painted.
rules::malice::CellDetail detailOf(const rules::malice::CellInfo& cell);
/// Edges of placed boards that lie upon each other.
std::vector<rules::malice::Join> meetingEdges(const rules::malice::Table& table);
/// Places for a board where one of its edges meets another board's, the nearest first.
std::vector<EdgeFit> edgeFits(const rules::malice::Table& table, const rules::ElementId& board,
                              rules::Cell wanted, int turns);

}  // namespace bocage::model::malice
