#include "rules/systems/malice/table/table.h"

#include <algorithm>
#include <map>

#include "rules/board/hex.h"

namespace bocage::rules::malice {

namespace {

int sideIndex(Side side) {
    const auto sides = hexGrid().sides();
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (sides[i] == side)
            return static_cast<int>(i);
    return -1;
}

void apply(const CellDetail& detail, const Library& library, CellInfo& cell) {
    if (!detail.terrain.empty()) {
        cell.terrainId = detail.terrain;
        const GroundMeaning meaning = groundMeaning(library.terrain(detail.terrain));
        cell.terrain = meaning.terrain;
        cell.land = meaning.land;
    }
    cell.mixed = detail.mixed;
    cell.shape = detail.shape;
    cell.sites = detail.sites;
    cell.launch = detail.launch;
    cell.note = detail.note;
    cell.routes = {};
    for (const Route& route : detail.routes)
        if (const int side = sideIndex(route.side); side >= 0)
            cell.routes[static_cast<std::size_t>(side)] = route.kind;
}

TableBoard readBoard(const PlacedBoard& placed, std::size_t index, const ScenarioSection& section,
                     const Library& library) {
    TableBoard board;
    board.index = index;
    board.id = placed.id;
    board.board = placed.board;
    board.origin = placed.at;
    board.turns = hexGrid().steps(placed.rotation);
    const BoardDef* definition = library.board(placed.board);
    const Face* face = definition ? faceNamed(definition->faces, placed.face) : nullptr;
    if (!face && definition && !definition->faces.empty())
        face = &definition->faces.front();
    if (!face || definition->grid != GridKind::Hex)
        return board;
    board.known = true;
    BoardSection own = boardSection(face->extras, &board.problems);
    board.kind = own.kind;
    board.edges = std::move(own.edges);
    std::map<ContentId, GroundMeaning> meanings;
    for (int row = 0; row < face->grid.rows; ++row)
        for (int col = 0; col < face->grid.cols; ++col) {
            const Cell at{col, row};
            if (!face->grid.contains(at))
                continue;
            CellInfo cell;
            cell.at = at;
            cell.onTable = board.toTable(at);
            cell.terrainId = face->grid.at(at);
            const auto [meaning, fresh] = meanings.try_emplace(cell.terrainId);
            if (fresh)
                meaning->second = groundMeaning(library.terrain(cell.terrainId));
            cell.terrain = meaning->second.terrain;
            cell.land = meaning->second.land;
            board.cells.push_back(std::move(cell));
        }
    std::sort(board.cells.begin(), board.cells.end(),
              [](const CellInfo& a, const CellInfo& b) { return a.at < b.at; });
    const auto lay = [&](const std::vector<CellDetail>& details, bool count) {
        for (const CellDetail& detail : details) {
            auto* cell = const_cast<CellInfo*>(board.find(detail.at));
            if (!cell) {
                board.strays.push_back(detail.at);
                continue;
            }
            const int listed = cell->listed;
            apply(detail, library, *cell);
            cell->listed = count ? listed + 1 : listed;
        }
    };
    lay(own.cells, true);
    for (const Paint& paint : section.paint)
        if (paint.board == placed.id)
            lay(paint.cells, false);
    std::erase_if(board.cells, [](const CellInfo& cell) { return cell.shape == Shape::None; });
    return board;
}

}  // namespace

bool CellInfo::has(Site site) const {
    return std::find(sites.begin(), sites.end(), site) != sites.end();
}

const CellInfo* TableBoard::find(Cell at) const {
    const auto found = std::lower_bound(cells.begin(), cells.end(), at,
                                        [](const CellInfo& cell, Cell wanted) { return cell.at < wanted; });
    return found != cells.end() && found->at == at ? &*found : nullptr;
}

const CellInfo* TableBoard::only(Site site) const {
    for (const CellInfo& cell : cells)
        if (cell.has(site))
            return &cell;
    return nullptr;
}

Cell TableBoard::toTable(Cell at) const {
    return origin + Hex::rotate(at, turns);
}

Cell TableBoard::fromTable(Cell onTable) const {
    return Hex::rotate(onTable - origin, 6 - turns);
}

const BoardEdge* TableBoard::edge(int number) const {
    for (const BoardEdge& each : edges)
        if (each.id == number)
            return &each;
    return nullptr;
}

std::optional<Token::Kind> tokenKind(const MarkerDef* marker, std::string* what) {
    static const std::map<std::string, Token::Kind, std::less<>> kinds = {
        {"well", Token::Kind::Well},       {"city", Token::Kind::City}, {"mystic", Token::Kind::Mystic},
        {"stocked", Token::Kind::Stocked}, {"seal", Token::Kind::Seal}, {"shadow", Token::Kind::Shadow},
        {"xulthul", Token::Kind::Xulthul}};
    if (!marker)
        return std::nullopt;
    for (const Effect& effect : marker->effects)
        if (const auto found = kinds.find(effect.name); found != kinds.end()) {
            if (what)
                *what = effect.classes.empty() ? std::string() : effect.classes.front();
            return found->second;
        }
    return std::nullopt;
}

Table Table::of(const Scenario& scenario, const Library& library) {
    Table table;
    table.section = scenarioSection(scenario.extras);
    table.rulings = Rulings::of(scenario.rulings);
    for (std::size_t i = 0; i < scenario.battlefield.boards.size(); ++i)
        table.boards.push_back(readBoard(scenario.battlefield.boards[i], i, table.section, library));
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        const Piece& piece = scenario.pieces[i];
        Token token;
        const auto kind = tokenKind(library.marker(piece.content), &token.what);
        if (!kind)
            continue;
        token.kind = *kind;
        token.piece = i;
        token.faceUp = piece.face != "back";
        token.known = std::find(piece.restrictions.begin(), piece.restrictions.end(), "known") !=
                      piece.restrictions.end();
        token.life = piece.value.value_or(0);
        const Found found = table.find(piece.at);
        token.board = found.board;
        token.at = found.at;
        table.tokens.push_back(std::move(token));
    }
    return table;
}

std::vector<const TableBoard*> Table::terrainBoards() const {
    std::vector<const TableBoard*> found;
    for (const TableBoard& board : boards)
        if (board.known && board.kind == BoardKind::Terrain)
            found.push_back(&board);
    return found;
}

const TableBoard* Table::realm() const {
    for (const TableBoard& board : boards)
        if (board.known && board.kind == BoardKind::ShadowRealm)
            return &board;
    return nullptr;
}

int Table::boardNamed(const ElementId& id) const {
    for (std::size_t i = 0; i < boards.size(); ++i)
        if (boards[i].id == id)
            return static_cast<int>(i);
    return -1;
}

Table::Found Table::find(Cell onTable) const {
    Found half;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Cell at = boards[i].fromTable(onTable);
        const CellInfo* cell = boards[i].find(at);
        if (cell && cell->shape == Shape::Full)
            return {static_cast<int>(i), at};
        if (cell && half.board < 0)
            half = {static_cast<int>(i), at};
    }
    return half;
}

const Token* Table::tokenAt(Token::Kind kind, int board, Cell at) const {
    for (const Token& token : tokens)
        if (token.kind == kind && token.board == board && token.at == at)
            return &token;
    return nullptr;
}

bool Table::unrevealed(int board, Cell at) const {
    const Token* well = tokenAt(Token::Kind::Well, board, at);
    return !well || (!well->faceUp && well->what != "extinguished");
}

int Table::revealedLight() const {
    return static_cast<int>(std::count_if(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.kind == Token::Kind::Well && token.faceUp && token.what == "light";
    }));
}

}  // namespace bocage::rules::malice
