#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "model/analysis/odds_answer.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

/// What measuring tools may ask of a game about a battlefield: who sees whom, where a unit can go, what may
/// come of an attack. Answers are places and sentences, so that the tools know no game. A game plugs in by
/// implementing BattleAnalysis and handing it out of its GameFace.
namespace bocage::model {

/// An answer in words: a headline, what speaks for it, and the rules behind it with their pages.
struct AnalysisWords {
    QString title;
    QStringList reasons;
    QStringList rules;  ///< "SON-LOS-03 · core p. 8"

    /// Reasons and rules, a line each.
    QString detail() const { return (reasons + rules).join(QLatin1Char('\n')); }
};

enum class SightQuality { Clear, Obscured, Blocked };

struct SightLine {
    /// A cell or edge that the line meets and that has something to say.
    struct Crossed {
        rules::Cell cell;
        std::optional<rules::Edge> edge;  ///< set: the edge counts, not the cell
        int penalty = 0;
        bool blocks = false;
    };
    rules::Cell from, to;
    SightQuality quality = SightQuality::Clear;
    int penalty = 0;
    double open = 1;                 ///< share of the line before the first blocker
    std::vector<rules::Cell> cells;  ///< every cell it enters before that, the start left out
    std::vector<Crossed> crossed;
    AnalysisWords words;
};

/// One space as it looks from another.
struct SeenCell {
    rules::Cell cell;
    SightQuality quality = SightQuality::Blocked;
    int penalty = 0;
};

/// Who moves and from where: a piece of the scenario, or a plain unit of a class.
struct ReachQuestion {
    rules::ElementId piece;
    std::string unitClass;        ///< one of moverClasses(), when no piece is named
    std::optional<int> movement;  ///< in place of the printed one
    int spaces = 1;               ///< how many the plain unit covers
    rules::Cell from;             ///< for the plain unit
    int facing = 0;               ///< eighths of a turn, for the plain unit

    bool operator==(const ReachQuestion&) const = default;
};

/// Everywhere one unit can go in one move.
class ReachAnswer {
public:
    struct Reached {
        rules::Cell cell;
        int cost = 0;
    };
    /// How the unit lies at one moment of its way.
    struct Pose {
        std::vector<rules::Cell> cells;  ///< the front first
        int facing = 0;
    };
    virtual ~ReachAnswer() = default;

    const Pose& start() const { return m_start; }
    const std::vector<Reached>& cells() const { return m_cells; }
    std::optional<int> cost(rules::Cell cell) const;
    /// Who moves, with how many points.
    const AnalysisWords& words() const { return m_words; }
    /// A cheapest way there, the start first; empty when there is none.
    virtual std::vector<Pose> path(rules::Cell cell) const = 0;
    /// What it costs to go there, or why it is not possible.
    virtual AnalysisWords explain(rules::Cell cell) const = 0;

protected:
    Pose m_start;
    std::vector<Reached> m_cells;
    AnalysisWords m_words;
};

/// The rules of one game, ready for questions about one state of a scenario.
class BattleAnalysis {
public:
    struct MoverClass {
        std::string id;
        QString name;
        bool large = false;  ///< may cover several spaces
    };
    virtual ~BattleAnalysis() = default;

    virtual bool exists(rules::Cell cell) const = 0;
    virtual SightLine sight(rules::Cell from, rules::Cell to) const = 0;
    /// Every space of the battlefield but this one.
    virtual std::vector<SeenCell> seenFrom(rules::Cell from) const = 0;

    virtual std::vector<MoverClass> moverClasses() const = 0;
    /// Null when nobody can be asked about: the piece is no unit, or the cell is not on the battlefield.
    virtual std::shared_ptr<const ReachAnswer> reach(const ReachQuestion& question) const = 0;
    /// Nothing when the attacker is no unit, or a target or structure is named that is none.
    virtual std::optional<OddsAnswer> odds(const OddsQuestion& question) const = 0;
    virtual OddsOffer oddsOffer(const OddsQuestion& question) const = 0;
};
using BattleAnalysisPtr = std::shared_ptr<const BattleAnalysis>;

/// Null when the scenario's game cannot be asked. `before`, the analysis of an earlier state, saves work.
BattleAnalysisPtr analyse(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                          const BattleAnalysisPtr& before = {});
/// Whether the game of this name can be asked at all.
bool canAnalyse(std::string_view system);

/// Spaces between two cells, diagonals counted as the grid counts them. Needs no game.
int spacesBetween(rules::GridKind grid, rules::Cell from, rules::Cell to);

}  // namespace bocage::model
