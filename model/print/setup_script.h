#pragma once

#include <QString>
#include <variant>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model::print {

/// One thing to take out of a box and put on the table.
struct SetupStep {
    using Thing = std::variant<rules::PlacedBoard, rules::PlacedOverlay, rules::PlacedEdge,
                               rules::PlacedCorner, rules::Piece, rules::DeckUse, rules::BagUse>;
    Thing thing;
    QString box;    ///< where it is taken from
    QString words;  ///< what to do, with everything that has to be known for it
};

/// Steps that belong together, with a picture after them.
struct SetupPart {
    enum class Kind { Boards, Overlays, Edges, Markers, Units, Decks, Bags };
    Kind kind = Kind::Boards;
    QString name;
    std::vector<SetupStep> steps;
};

/// How the table is set up: boards, what lies on them, units, decks and bags; inside a part by box, unless
/// one overlay lies on another from a different box. What nobody at the table may know is told by its cover,
/// unless everything is told.
std::vector<SetupPart> setupScript(const rules::Scenario& scenario, const rules::Library& library,
                                   bool everything = true);

/// The table as it stands when the first `parts` have been carried out in order: a scenario with nothing
/// else.
rules::Scenario carriedOut(const std::vector<SetupPart>& script, std::size_t parts);

/// The box a piece comes in: the name of the first box that has it, else of its pack, else the pack's id.
QString boxOf(const rules::ContentId& id, const rules::Library& library);

}  // namespace bocage::model::print
