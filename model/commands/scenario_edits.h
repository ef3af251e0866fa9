#pragma once

#include <QCoreApplication>
#include <vector>

#include "model/plan/scenario_target.h"

namespace bocage::model {

struct BoardSlot;

/// What users do to a battlefield, each one undo step with a name that says it. Tools and panels call these;
/// nothing else changes a scenario's placed things.
class ScenarioEdits {
    Q_DECLARE_TR_FUNCTIONS(ScenarioEdits)

public:
    explicit ScenarioEdits(ScenarioTarget& document) : m_document(document) {}

    using Ids = std::vector<rules::ElementId>;

    rules::ElementId addBoard(const rules::ContentId& board, const std::string& face, rules::Cell at,
                              rules::Rotation rotation = rules::Rotation::R0);
    rules::ElementId addOverlay(const rules::ContentId& overlay, const std::string& face, rules::Cell at,
                                rules::Rotation rotation = rules::Rotation::R0);
    rules::ElementId addEdge(const rules::ContentId& kind, rules::Edge at);
    /// A run of edge pieces, laid down by one drag.
    Ids addEdges(const rules::ContentId& kind, const std::vector<rules::Edge>& edges);
    rules::ElementId addCorner(const rules::ContentId& kind, rules::Corner at);
    rules::ElementId addPiece(rules::Piece piece);
    rules::ElementId addZone(rules::Zone zone);
    rules::ElementId addObjective(rules::Objective objective);
    rules::ElementId addNote(rules::Cell at, const rules::Text& text);
    bool setNoteText(const rules::ElementId& id, const rules::Text& text);
    rules::ElementId addEntry(rules::EntryArrow arrow);

    using Cells = std::vector<rules::Cell>;
    /// Adds cells to a zone. Calls with the same drag name become one step.
    bool paintZone(const rules::ElementId& zone, const Cells& cells, const QString& drag = {});
    /// Takes cells from zones; a zone without cells goes away.
    bool eraseZones(const Ids& zones, const Cells& cells, const QString& drag = {});

    /// A random place of an objective: one of them is drawn at set-up.
    bool addAlternative(const rules::ElementId& objective, const Cells& place);
    /// Takes away the alternative places that hold the cell.
    bool removeAlternative(const rules::ElementId& objective, rules::Cell at);
    /// Kind, value and label as in `wanted`.
    bool describeObjective(const rules::ElementId& objective, const rules::Objective& wanted);

    /// Moves by whole cells, boards and overlays with what lies on them. Calls with the same drag name become
    /// one step.
    bool move(const Ids& ids, rules::Cell by, const QString& drag = {});
    /// The same without what lies on them: it has been named itself.
    bool moveOnly(const Ids& ids, rules::Cell by, const QString& drag = {});
    /// Turns of the grid, clockwise: boards and overlays about their middle with what lies on them, pieces by
    /// their facing, entry arrows to the next border of their space.
    bool rotate(const Ids& ids, int turns = 1);
    /// The same, to a turn of their own each, so that all come to lie the same way.
    bool turnTo(const Ids& ids, rules::Rotation rotation);
    /// Two boards change places, each with what lies on it and turned as it was.
    bool swapPlaces(const rules::ElementId& one, const rules::ElementId& other);
    /// Shows the other face.
    bool flip(const Ids& ids);
    bool remove(const Ids& ids);
    /// Boards and overlays become another board or overlay, their top left where it was.
    bool replaceBy(const Ids& ids, const rules::ContentId& content);
    enum class Alignment { Left, Right, Top, Bottom, CentreAcross, CentreDown };
    /// Moves things so that their rims or middles are in line with the outermost ones.
    bool align(const Ids& ids, Alignment alignment);
    /// Copies beside the originals; the ids of the copies.
    Ids duplicate(const Ids& ids, rules::Cell by = {1, 1});

    /// Everything on the map turns together, clockwise; its top-left cell stays.
    bool turnBattlefield(int turns);
    /// Everything changes places, left with right or top with bottom. Cardboard has no mirror image: see
    /// withoutMirrorImage() for what only changes places.
    bool mirrorBattlefield(bool topToBottom);
    /// These boards in place of those there are; the rest stays where it is.
    bool layOutBoards(const std::vector<BoardSlot>& places);

private:
    /// `one` with the name of the thing in it when there is only one, else `several`.
    QString stepName(const Ids& ids, const QString& one, const QString& several) const;

    ScenarioTarget& m_document;
};

}  // namespace bocage::model
