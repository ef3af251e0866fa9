#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/content/collection.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// One place of a layout in rows and columns, and the board that lies there.
struct BoardSlot {
    int col = 0, row = 0;
    rules::ContentId board;
    std::string face;
    rules::Rotation rotation = rules::Rotation::R0;
    bool operator==(const BoardSlot&) const = default;
};

/// How many of each board lie on the shelf; on one that nobody named, one of every box of the game.
std::map<rules::ContentId, int> boardsInBoxes(const rules::Library& library, std::string_view system,
                                              const rules::Collection& shelf = {});

/// Boards for every place of a layout, drawn by the seed: the same seed gives the same boards. Boards of one
/// size only, the commonest. With `withinBoxes` no board is used more often than the boxes hold it; then
/// places may stay empty.
std::vector<BoardSlot> dealBoards(const rules::Library& library, std::string_view system, int cols, int rows,
                                  std::uint64_t seed, bool withinBoxes, const rules::Collection& shelf = {});

/// The boards laid side by side from the origin: each column as wide as its widest, each row as high as its
/// highest. Without ids.
std::vector<rules::PlacedBoard> boardsInRows(const std::vector<BoardSlot>& slots,
                                             const rules::Library& library);

}  // namespace bocage::model
