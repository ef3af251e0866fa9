#include "model/plan/quick_layout.h"

#include <algorithm>
#include <random>

#include "rules/board/square.h"
#include "rules/checks/shelf_stock.h"

namespace bocage::model {

using namespace rules;

namespace {

std::array<int, 2> sizeOf(const BoardSlot& slot, const Library& library) {
    const BoardDef* board = library.board(slot.board);
    const Face* face = board ? faceNamed(board->faces, slot.face) : nullptr;
    return face ? rotatedSize(slot.rotation, face->grid.cols, face->grid.rows) : std::array{1, 1};
}

/// Boards of the game whose faces have the commonest size.
std::vector<const BoardDef*> boardsOfOneSize(const Library& library, std::string_view system) {
    std::map<std::array<int, 2>, std::vector<const BoardDef*>> bySize;
    for (const Pack& pack : library.packs())
        if (pack.manifest.system == system)
            for (const BoardDef& board : pack.boards)
                if (!board.faces.empty() && board.grid == GridKind::Square)
                    bySize[{board.faces[0].grid.cols, board.faces[0].grid.rows}].push_back(&board);
    std::vector<const BoardDef*> most;
    for (const auto& [size, boards] : bySize)
        if (boards.size() > most.size())
            most = boards;
    return most;
}

}  // namespace

std::map<ContentId, int> boardsInBoxes(const Library& library, std::string_view system,
                                       const Collection& shelf) {
    std::map<ContentId, int> counts = shelfStock(library, std::string(system), shelf);
    std::erase_if(counts, [&](const auto& each) { return !library.board(each.first); });
    return counts;
}

std::vector<BoardSlot> dealBoards(const Library& library, std::string_view system, int cols, int rows,
                                  std::uint64_t seed, bool withinBoxes, const Collection& shelf) {
    const std::vector<const BoardDef*> boards = boardsOfOneSize(library, system);
    const std::map<ContentId, int> boxes = boardsInBoxes(library, system, shelf);
    const auto wanted = static_cast<std::size_t>(cols) * static_cast<std::size_t>(rows);
    std::mt19937_64 random(seed);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    // A pile to draw from: every copy there is, or all boards over and over.
    std::vector<const BoardDef*> pile;
    for (const BoardDef* board : boards) {
        const auto owned = boxes.find(board->id);
        const int copies = withinBoxes ? (owned == boxes.end() ? 0 : owned->second) : 1;
        pile.insert(pile.end(), static_cast<std::size_t>(copies), board);
    }
    if (!withinBoxes && !pile.empty())
        while (pile.size() < wanted)
            pile.insert(pile.end(), boards.begin(), boards.end());
    for (std::size_t i = pile.size(); i > 1; --i)
        std::swap(pile[i - 1], pile[below(i)]);

    std::vector<BoardSlot> slots;
    for (std::size_t i = 0; i < std::min(wanted, pile.size()); ++i) {
        const BoardDef& board = *pile[i];
        BoardSlot slot;
        slot.col = static_cast<int>(i) % cols;
        slot.row = static_cast<int>(i) / cols;
        slot.board = board.id;
        const Face& face = board.faces[below(board.faces.size())];
        slot.face = face.name;
        // Oblong boards only turn by halves, so that the rows stay straight.
        const bool square = face.grid.cols == face.grid.rows;
        slot.rotation = static_cast<Rotation>(square ? below(4) : 2 * below(2));
        slots.push_back(slot);
    }
    return slots;
}

std::vector<PlacedBoard> boardsInRows(const std::vector<BoardSlot>& slots, const Library& library) {
    std::map<int, int> widths, heights;
    for (const BoardSlot& slot : slots) {
        const auto size = sizeOf(slot, library);
        widths[slot.col] = std::max(widths[slot.col], size[0]);
        heights[slot.row] = std::max(heights[slot.row], size[1]);
    }
    const auto before = [](const std::map<int, int>& extents, int index) {
        int sum = 0;
        for (const auto& [at, extent] : extents)
            sum += at < index ? extent : 0;
        return sum;
    };
    std::vector<PlacedBoard> boards;
    for (const BoardSlot& slot : slots) {
        PlacedBoard board;
        board.board = slot.board;
        board.face = slot.face;
        board.rotation = slot.rotation;
        board.at = {before(widths, slot.col), before(heights, slot.row)};
        boards.push_back(std::move(board));
    }
    return boards;
}

}  // namespace bocage::model
