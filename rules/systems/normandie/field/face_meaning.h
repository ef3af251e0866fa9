#pragma once

#include <memory>
#include <vector>

#include "rules/content/library.h"
#include "rules/systems/normandie/content/terrain_effects.h"

namespace bocage::rules::normandie::detail {

/// One face of a board or overlay with every name already turned into effects, in its own unrotated frame.
/// Made once per face; placing it is then copying numbers.
struct FaceMeaning {
    struct CellMeaning {
        CellEffects effects;
        std::uint32_t area = 0;      ///< connected area of one kind
        std::uint32_t building = 0;  ///< connected building area
        std::int16_t room = -1;
        bool present = false;
    };
    struct EdgeMeaning {
        Edge at;
        EdgeEffects effects;
        std::uint32_t run = 0;  ///< connected features of one kind
    };
    struct CornerMeaning {
        Corner at;
        CellEffects effects;
    };
    int cols = 0;
    int rows = 0;
    std::vector<CellMeaning> cells;
    std::vector<EdgeMeaning> edges;  ///< at most one per place
    std::vector<CornerMeaning> corners;

    bool has(Cell cell) const {
        return cell.col >= 0 && cell.row >= 0 && cell.col < cols && cell.row < rows &&
               cells[static_cast<std::size_t>(cell.row * cols + cell.col)].present;
    }
};

FaceMeaning meaningOf(const Face& face, const Library& library);

/// Groups edge features that touch end to end and are of one kind; gives each its group's smallest position.
std::vector<std::uint32_t> edgeRuns(const std::vector<std::pair<Edge, const ContentId*>>& features);

}  // namespace bocage::rules::normandie::detail
