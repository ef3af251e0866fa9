#pragma once

#include <QCoreApplication>
#include <QPolygonF>
#include <memory>
#include <optional>

#include "model/analysis/battle_analysis.h"
#include "rules/systems/malice/table/graph.h"

namespace bocage::model::malice {

/// Movement points as people write them: "2", "½", "3½".
QString pointsText(int halves);
/// The whole number that takes the same form of a noun as an amount: half a point is one point everywhere,
/// but one and a half are several in English and one in French.
int countedAs(double amount);

/// The table made ready for questions about ways: how far a band gets, how many rounds it takes, which way a
/// Shadow goes. Answers are places and sentences with the rules behind them.
class Travel {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::malice::Travel)

public:
    Travel(const rules::Scenario& scenario, const rules::LibraryPtr& library);

    /// A cell of the graph as it is drawn.
    struct Node {
        QPointF middle;
        QPolygonF outline;
        rules::Cell onTable;
    };
    const std::vector<Node>& nodes() const { return m_places; }
    /// The node under a point; −1: none.
    int nodeAt(QPointF point) const;
    int nodeAt(rules::Cell onTable) const;
    QString name(int node) const;

    struct Band {
        int size = 1;
        int bonus = 0;              ///< to each movement roll
        std::optional<int> points;  ///< none: as far as it can ever go
        bool throughGates = false;
        bool operator==(const Band&) const = default;
    };
    /// Everywhere a band can go from a node.
    class Reached {
    public:
        int start() const { return m_start; }
        int halves(int node) const;
        std::vector<int> way(int node) const;
        AnalysisWords words() const;
        AnalysisWords explain(int node) const;

    private:
        friend class Travel;
        Reached(const Travel& travel, int start, const Band& band);
        const Travel& m_travel;
        int m_start;
        Band m_band;
        rules::malice::Reach m_reach;
        rules::malice::Reach m_free;  ///< without a limit, for what lies beyond
    };
    std::shared_ptr<const Reached> reach(int node, const Band& band) const;

    /// Where a Shadow goes that stands there.
    struct Shadow {
        std::vector<int> path;
        std::vector<int> targets;
        AnalysisWords words;
    };
    Shadow shadow(int node) const;

    /// From every Gate to every site of a board: points and rounds, for the table of distances.
    struct Distance {
        int gate = -1, site = -1;
        QString from, to;
        int halves = -1;  ///< −1: out of reach
        double rounds = 0;
        int shadowSteps = -1;
    };
    std::vector<Distance> distances(const Band& band) const;

    const rules::malice::Table& table() const { return m_table; }
    const rules::malice::Graph& graph() const { return m_graph; }

private:
    QString siteName(int node) const;

    rules::malice::Table m_table;
    rules::malice::Graph m_graph;
    std::vector<Node> m_places;
};

}  // namespace bocage::model::malice
