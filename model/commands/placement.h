#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "model/document/scenario_document.h"
#include "model/plan/change.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

struct PlacedElement;

/// Something about to be laid on the battlefield: which content, which way up and round, and where.
struct Placement {
    rules::ContentId content;
    std::string face;  ///< empty: the first one
    rules::Rotation rotation = rules::Rotation::R0;
    rules::Cell at;        ///< top-left cell of the turned piece; cell of the edge or corner
    rules::Edge edge;      ///< for edge terrain
    rules::Corner corner;  ///< for corner terrain and corner markers

    /// What a unit or marker is to be besides its place.
    struct Manner {
        rules::SideId side;
        rules::PlayerId player;
        std::string group;
        std::string entry;  ///< "army id/entry id" when it comes from the tray
        std::string mode;
        std::vector<std::string> restrictions;
        std::optional<int> value;
        rules::Text label;
        bool operator==(const Manner&) const = default;
    };
    Manner manner;

    bool operator==(const Placement&) const = default;
};

/// Why something may not lie where it is.
struct PlacementProblem {
    enum class Reason {
        OffBoards,      ///< needs board cells below it
        OverlapsBoard,  ///< two boards would share cells
        Occupied,       ///< another unit or the same edge piece is there
        Unknown,        ///< content that no open pack holds
    };
    Reason reason = Reason::OffBoards;
    std::vector<rules::Cell> cells;  ///< where it clashes

    /// One sentence for the user.
    QString text() const;

    bool operator==(const PlacementProblem&) const = default;
};

/// "May I?" for everything that is placed or moved, shared by ghost previews and the commands themselves.
class PlacementRules {
    Q_DECLARE_TR_FUNCTIONS(PlacementRules)

public:
    PlacementRules(const rules::Scenario& scenario, const rules::Library& library);

    /// The list of the scenario that this content goes to; none for a ghost or what is never placed.
    static std::optional<Section> sectionFor(const rules::ContentId& content, const rules::Library& library);
    /// Cells the placement would cover (none for edges and corners).
    static std::vector<rules::Cell> cells(const Placement& placement, const rules::Library& library);

    std::optional<PlacementProblem> problem(const Placement& placement) const;
    /// The problem of an element that already lies there.
    std::optional<PlacementProblem> problem(const rules::ElementId& element) const;
    /// The same of something that would lie like this; the element of its id is not in its way.
    std::optional<PlacementProblem> problem(const PlacedElement& element) const;

private:
    std::optional<PlacementProblem> problemOf(Section section, const std::vector<rules::Cell>& cells,
                                              const rules::ElementId& self, bool unit) const;
    bool onBoard(rules::Cell cell) const;

    const rules::Scenario& m_scenario;
    const rules::Library& m_library;
    std::vector<std::pair<rules::ElementId, std::vector<rules::Cell>>> m_boards;
    std::vector<rules::Cell> m_ground;  ///< every board cell, sorted
};

/// Lays it down as one undo step and says the new id; empty when the placement is not possible at all.
rules::ElementId place(ScenarioDocument& document, const Placement& placement);

}  // namespace bocage::model
