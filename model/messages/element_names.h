#pragma once

#include <QCoreApplication>
#include <QString>

#include "model/plan/change.h"
#include "rules/content/library.h"
#include "rules/roster/roster_variants.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// What people call the things of a document: in outlines, findings and undo texts.
class ElementNames {
    Q_DECLARE_TR_FUNCTIONS(ElementNames)

public:
    /// Name of a piece of content; a ghost is called by its id.
    static QString content(const rules::Library& library, const rules::ContentId& id);

    /// What it means that the back of a counter is up: "wounded", "hidden", "wreck"; "back" when its pack
    /// does not say.
    static QString backOf(const rules::Library& library, const rules::ContentId& id);

    static QString of(const rules::PlacedBoard& board, const rules::Library& library);
    static QString of(const rules::PlacedOverlay& overlay, const rules::Library& library);
    static QString of(const rules::PlacedEdge& edge, const rules::Library& library);
    static QString of(const rules::PlacedCorner& corner, const rules::Library& library);
    static QString of(const rules::EntryArrow& arrow, const rules::Library& library);
    static QString of(const rules::Objective& objective, const rules::Library& library);
    static QString of(const rules::Piece& piece, const rules::Library& library);
    static QString of(const rules::Note& note, const rules::Library& library);

    /// Any element of the scenario by its id, sides, events and conditions included; the id itself when
    /// nothing has it.
    static QString element(const rules::Scenario& scenario, const rules::Library& library,
                           const rules::ElementId& id);
    /// By kind, group and side; two that would read alike also by their first space.
    static QString zone(const rules::Scenario& scenario, const rules::Zone& zone);
    /// By its own name, else its number: "Side 2".
    static QString side(const rules::Scenario& scenario, const rules::SideId& id);
    static QString player(const rules::Scenario& scenario, const rules::PlayerId& id);
    /// "Boards", "Units and markers" …
    static QString section(Section section);
    /// What people call a cell of the scenario: "C5".
    static QString cell(const rules::Scenario& scenario, rules::Cell cell);
    /// "the interspace between B2 and C3"; on hexes "between B2, B3 and C3".
    static QString corner(rules::Corner corner);
    /// "the north edge of C5"
    static QString edge(rules::Edge edge, rules::GridKind grid = rules::GridKind::Square);
    /// A list of a roster by its name: "Main" until somebody names it.
    static QString list(const rules::ListName& list);
};

}  // namespace bocage::model
