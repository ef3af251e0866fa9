#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/systems/malice/catalogue.h"
#include "rules/systems/malice/sections.h"

/// The table as the rules see it: boards with what the scenario painted on them, and the tokens.
namespace bocage::rules::malice {

/// One cell of a board in play.
struct CellInfo {
    Cell at;       ///< in the frame of the board
    Cell onTable;  ///< where that is on the table; facing half cells of joined boards share it
    ContentId terrainId;
    std::optional<Terrain> terrain;  ///< effective (SOM-MAP-05); none: unknown, or the Shadow Realm
    bool land = false;               ///< Shadow Realm
    std::vector<std::string> mixed;
    Shape shape = Shape::Full;
    std::vector<Site> sites;
    bool launch = false;
    std::array<std::optional<RouteKind>, 6> routes;  ///< by index of the side, see Grid::sides()
    Text note;
    int listed = 0;  ///< how often the board describes it (SOM-CHK-06)

    bool has(Site site) const;
    bool water() const { return terrain == Terrain::Water; }
};

struct TableBoard {
    std::size_t index = 0;  ///< in the scenario's list of boards
    ElementId id;
    ContentId board;
    bool known = false;  ///< an open pack has it
    BoardKind kind = BoardKind::Terrain;
    Cell origin;
    int turns = 0;                ///< sixths
    std::vector<CellInfo> cells;  ///< by `at`
    std::vector<BoardEdge> edges;
    std::vector<Cell> strays;  ///< described cells that the board does not have
    Problems problems;         ///< of its section

    const CellInfo* find(Cell at) const;
    const CellInfo* only(Site site) const;  ///< the first that has it
    Cell toTable(Cell at) const;
    Cell fromTable(Cell onTable) const;
    const BoardEdge* edge(int number) const;
};

/// A token on the table, known by the effect of its marker.
struct Token {
    enum class Kind { Well, City, Mystic, Stocked, Seal, Shadow, Xulthul };
    std::size_t piece = 0;  ///< in the scenario's list
    Kind kind = Kind::Well;
    std::string what;     ///< light, dark, extinguished; a service; "random": not dealt
    bool faceUp = false;  ///< revealed
    bool known = false;   ///< the players know it though it lies face down
    int board = -1;       ///< index in Table::boards; −1: beside all boards
    Cell at;              ///< in the frame of that board
    int life = 0;
};

struct Table {
    std::vector<TableBoard> boards;  ///< as many as the scenario has, in its order
    std::vector<Token> tokens;
    ScenarioSection section;
    Rulings rulings;

    static Table of(const Scenario& scenario, const Library& library);

    std::vector<const TableBoard*> terrainBoards() const;
    const TableBoard* realm() const;  ///< the first
    int boardNamed(const ElementId& id) const;
    /// The first board that has the cell of the table; full cells before halves.
    struct Found {
        int board = -1;
        Cell at;
    };
    Found find(Cell onTable) const;
    const Token* tokenAt(Token::Kind kind, int board, Cell at) const;
    /// Whether the stronghold there still has an unrevealed Well, as Guardians and Shadows see it. Without a
    /// token it counts as one: it has not been dealt yet.
    bool unrevealed(int board, Cell at) const;
    /// Light Wells that lie face up, and Dark ones on one board (extinguished ones count as Dark).
    int revealedLight() const;
};

/// Marker effects that make a piece a token: "well", "city", "mystic" with a class, and four plain ones.
std::optional<Token::Kind> tokenKind(const MarkerDef* marker, std::string* what = nullptr);

}  // namespace bocage::rules::malice
