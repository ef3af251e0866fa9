#include "rules/systems/malice/checks/pack_checks.h"

#include "rules/systems/malice/table/table.h"

namespace bocage::rules::malice {

namespace {

/// Every board of the pack as it would lie on a table, with nothing painted on it.
template <class Action>
void forEachBoard(const PackCheckInput& input, Action action) {
    for (const BoardDef& def : input.pack.boards) {
        Scenario alone;
        alone.system = systemId;
        alone.battlefield.grid = GridKind::Hex;
        PlacedBoard placed;
        placed.id = ElementId("board");
        placed.board = def.id;
        placed.face = def.faces.empty() ? std::string() : def.faces.front().name;
        alone.battlefield.boards.push_back(std::move(placed));
        const Table table = Table::of(alone, *input.library);
        if (!table.boards.empty())
            action(def, table.boards.front());
    }
}

/// SOM-CHK-04: a board has cells.
void checkCells(const PackCheckInput& input, const PackFindings& out) {
    forEachBoard(input, [&](const BoardDef& def, const TableBoard& board) {
        if (board.cells.empty())
            out.add(def.id, {}, "empty", "/faces/0");
    });
}

/// SOM-CHK-89: what is said of cells can be read, and is said of cells that are there.
void checkStrays(const PackCheckInput& input, const PackFindings& out) {
    forEachBoard(input, [&](const BoardDef& def, const TableBoard& board) {
        if (!board.strays.empty())
            out.add(def.id, {std::to_string(board.strays.size()), hexGrid().name(board.strays.front())},
                    "cell", "/faces/0");
        if (!board.problems.empty())
            out.add(def.id, {board.problems.front().pointer}, "board", "/faces/0");
    });
}

/// SOM-RCHK-07: five life tokens; what takes them all from its bearer for good cannot be held.
void checkLives(const PackCheckInput& input, const PackFindings& out) {
    const Catalogue& catalogue = Catalogue::of(*input.library);
    for (const SystemContent& item : input.pack.system)
        if (const Card* card = catalogue.card(item.id); card && !catalogue.ability(item.id))
            for (std::size_t i = 0; i < card->modifiers.size(); ++i)
                if (const Modifier& modifier = card->modifiers[i];
                    modifier.attribute == Attribute::Life && modifier.duration == Duration::Always &&
                    modifier.target != Target::Opponent && modifier.flat <= -Life().healthy)
                    out.add(item.id, {std::to_string(modifier.flat)}, "life",
                            "/modifiers/" + std::to_string(i));
}

}  // namespace

std::span<const PackCheck> packChecks() {
    static constexpr PackCheck checks[] = {{"SOM-CHK-04", Severity::Error, checkCells},
                                           {"SOM-CHK-89", Severity::Error, checkStrays},
                                           {"SOM-RCHK-07", Severity::Error, checkLives}};
    return checks;
}

}  // namespace bocage::rules::malice
