#include <algorithm>
#include <climits>

#include "rules/systems/normandie/field_parts.h"

namespace bocage::rules::normandie {

namespace detail {

namespace {

/// Cells from first to last, both included.
struct Area {
    int left = 0, top = 0, right = -1, bottom = -1;
    bool empty() const { return right < left || bottom < top; }
    Area grown() const { return {left - 1, top - 1, right + 1, bottom + 1}; }
    Area meet(const Area& other) const {
        return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
                std::min(bottom, other.bottom)};
    }
};

Area areaOf(const Placement& placed) {
    return {placed.at.col, placed.at.row, placed.at.col + placed.cols - 1, placed.at.row + placed.rows - 1};
}

bool withinLimit(int value) {
    return value >= -Battlefield::limit && value < Battlefield::limit;
}

/// The stretch of a list that differs: [first, oldLast) became [first, newLast).
struct Difference {
    std::size_t first = 0, oldLast = 0, newLast = 0;
    bool any() const { return first != oldLast || first != newLast; }
    /// Where the unchanged tail went.
    std::ptrdiff_t shift() const {
        return static_cast<std::ptrdiff_t>(newLast) - static_cast<std::ptrdiff_t>(oldLast);
    }
};

template <class Old, class New, class Same>
Difference difference(const std::vector<Old>& before, const std::vector<New>& now, Same same) {
    Difference result;
    const std::size_t shorter = std::min(before.size(), now.size());
    while (result.first < shorter && same(before[result.first], now[result.first]))
        ++result.first;
    result.oldLast = before.size();
    result.newLast = now.size();
    while (result.oldLast > result.first && result.newLast > result.first &&
           same(before[result.oldLast - 1], now[result.newLast - 1])) {
        --result.oldLast;
        --result.newLast;
    }
    return result;
}

/// The cell of the unrotated face that shows at a cell of the turned one.
Cell unturned(Cell cell, const Placement& placed) {
    const auto back = static_cast<Rotation>((4 - static_cast<int>(placed.rotation)) & 3);
    return rotated(cell, back, placed.cols, placed.rows);
}

bool coversCell(const Placement& placed, Cell cell) {
    return placed.meaning && placed.meaning->has(unturned(cell - placed.at, placed));
}

FieldUnit::Hidden hiddenAs(const Unit& unit, bool backUp) {
    if (!backUp)
        return FieldUnit::Hidden::No;
    switch (unit.backRole) {
        case Unit::BackRole::Concealed:
            return FieldUnit::Hidden::Concealed;
        case Unit::BackRole::Burrowing:
            return FieldUnit::Hidden::Underground;
        case Unit::BackRole::Teleport:
            return FieldUnit::Hidden::Teleporting;
        default:
            return FieldUnit::Hidden::No;
    }
}

}  // namespace

/// Makes battlefields. Both the full build and the partial one end in relay(), which lays all cardboard anew
/// inside one area: so they cannot disagree.
class FieldBuilder {
public:
    static Battlefield full(const Scenario& scenario, ContentPtr content) {
        FieldBuilder builder(scenario);
        builder.m_field.m_content = std::move(content);
        builder.buildFull();
        return builder.finish();
    }

    static Battlefield partial(const Battlefield& old, const Scenario& scenario) {
        FieldBuilder builder(scenario);
        builder.m_field = old;
        if (!builder.rebuildChanged(old))
            return full(scenario, old.m_content);
        return builder.finish();
    }

private:
    template <class T>
    using Shared = std::shared_ptr<const std::vector<T>>;

    explicit FieldBuilder(const Scenario& scenario) : m_scenario(scenario) {}

    void buildFull() {
        auto boards = std::make_shared<std::vector<Placement>>();
        for (const PlacedBoard& board : m_scenario.battlefield.boards)
            boards->push_back(place(board, board.board, [&] {
                const BoardDef* def = library().board(board.board);
                return def ? faceNamed(def->faces, board.face) : nullptr;
            }()));
        m_parts.boards = std::move(boards);
        auto overlays = std::make_shared<std::vector<Placement>>();
        for (const PlacedOverlay& overlay : m_scenario.battlefield.overlays)
            overlays->push_back(placeOverlay(overlay));
        m_parts.overlays = std::move(overlays);
        m_parts.edges = placeEdges();
        m_parts.cornerPlacements = placeCorners();
        auto pieces = std::make_shared<std::vector<PiecePlacement>>();
        for (const Piece& piece : m_scenario.pieces)
            pieces->push_back(placePiece(piece));
        m_parts.pieces = std::move(pieces);
        auto sides = std::make_shared<std::vector<SideId>>();
        for (const ScenarioSide& side : m_scenario.sides)
            sides->push_back(side.id);
        m_parts.sides = std::move(sides);

        measure();
        const std::size_t cellCount = static_cast<std::size_t>(m_field.m_cols) * m_field.m_rows;
        const std::size_t edgeCount = static_cast<std::size_t>(m_field.m_cols + 1) * (m_field.m_rows + 1);
        m_cells = std::make_shared<std::vector<CellInfo>>(cellCount);
        m_north = std::make_shared<std::vector<EdgeInfo>>(edgeCount);
        m_west = std::make_shared<std::vector<EdgeInfo>>(edgeCount);
        relay(wholeField());
        collectCorners();
        collectUnits();
    }

    /// False when only a full build will do.
    bool rebuildChanged(const Battlefield& old) {
        const FieldParts& before = *old.m_parts;
        const BattlefieldPlan& plan = m_scenario.battlefield;
        m_parts = before;
        m_faces = *before.faces;
        const auto sameSide = [](const SideId& id, const ScenarioSide& side) { return id == side.id; };
        if (difference(*before.sides, m_scenario.sides, sameSide).any())
            return false;
        const auto sameBoard = [](const Placement& was, const PlacedBoard& is) {
            return was.matches(is, is.board);
        };
        if (difference(*before.boards, plan.boards, sameBoard).any())
            return false;

        std::vector<Area> stale;
        renewOverlays(stale);
        renewEdges(stale);
        const bool piecesChanged = renewPieces(stale);
        const auto sameCorner = [](const CornerPlacement& was, const PlacedCorner& is) {
            return was.matches(is);
        };
        const bool cornersChanged = difference(*before.cornerPlacements, plan.corners, sameCorner).any();
        if (cornersChanged)
            m_parts.cornerPlacements = placeCorners();

        if (!stale.empty()) {
            openArrays();
            for (const Area& area : stale)
                relay(area.grown().meet(wholeField()));  // what juts out still borders on the field
        }
        if (cornersChanged || piecesChanged || !stale.empty())
            collectCorners();
        if (piecesChanged)
            collectUnits();
        return true;
    }

    void renewOverlays(std::vector<Area>& stale) {
        const auto& now = m_scenario.battlefield.overlays;
        const std::vector<Placement>& was = *m_parts.overlays;
        const Difference changed = difference(
            was, now, [](const Placement& a, const PlacedOverlay& b) { return a.matches(b, b.overlay); });
        if (!changed.any())
            return;
        auto overlays = std::make_shared<std::vector<Placement>>();
        overlays->reserve(now.size());
        overlays->assign(was.begin(), was.begin() + static_cast<std::ptrdiff_t>(changed.first));
        for (std::size_t i = changed.first; i < changed.newLast; ++i)
            overlays->push_back(placeOverlay(now[i]));
        overlays->insert(overlays->end(), was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast),
                         was.end());
        for (std::size_t i = changed.first; i < changed.oldLast; ++i)
            stale.push_back(areaOf(was[i]));
        for (std::size_t i = changed.first; i < changed.newLast; ++i)
            stale.push_back(areaOf((*overlays)[i]));
        if (changed.shift() != 0)
            renumberOverlays(changed.oldLast, changed.shift());
        m_parts.overlays = std::move(overlays);
    }

    /// Overlays behind an inserted or removed one got another place in the list.
    void renumberOverlays(std::size_t from, std::ptrdiff_t shift) {
        openArrays();
        const auto renumber = [&](ElementRef& ref) {
            if (ref.source == ElementRef::Overlay && ref.index >= from)
                ref = ElementRef::of(ElementRef::Overlay,
                                     static_cast<std::size_t>(static_cast<std::ptrdiff_t>(ref.index) + shift),
                                     ref.part);
        };
        for (CellInfo& cell : *m_cells) {
            renumber(cell.element);
            renumber(cell.building);
        }
        for (EdgeInfo& edge : *m_north)
            renumber(edge.element);
        for (EdgeInfo& edge : *m_west)
            renumber(edge.element);
    }

    void renewEdges(std::vector<Area>& stale) {
        const auto same = [](const EdgePlacement& was, const PlacedEdge& is) { return was.matches(is); };
        if (!difference(*m_parts.edges, m_scenario.battlefield.edges, same).any())
            return;
        // Runs may join or part anywhere along them, so every placed edge is laid again: there are few.
        const auto before = m_parts.edges;
        m_parts.edges = placeEdges();
        for (const auto& list : {before, m_parts.edges})
            for (const EdgePlacement& edge : *list)
                stale.push_back({edge.at.cell.col, edge.at.cell.row, edge.at.cell.col, edge.at.cell.row});
    }

    bool renewPieces(std::vector<Area>& stale) {
        const std::vector<PiecePlacement>& was = *m_parts.pieces;
        const auto& now = m_scenario.pieces;
        const Difference changed =
            difference(was, now, [](const PiecePlacement& a, const Piece& b) { return a.matches(b); });
        if (!changed.any())
            return false;
        auto pieces = std::make_shared<std::vector<PiecePlacement>>();
        pieces->reserve(now.size());
        pieces->assign(was.begin(), was.begin() + static_cast<std::ptrdiff_t>(changed.first));
        for (std::size_t i = changed.first; i < changed.newLast; ++i)
            pieces->push_back(placePiece(now[i]));
        pieces->insert(pieces->end(), was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast), was.end());
        const auto markStale = [&](const PiecePlacement& piece) {
            if (piece.unit || piece.corner || piece.effects == CellEffects{})
                return;
            for (int i = 0; i < piece.cellCount; ++i) {
                const Cell cell = piece.cells[static_cast<std::size_t>(i)];
                stale.push_back({cell.col, cell.row, cell.col, cell.row});
            }
        };
        std::for_each(was.begin() + static_cast<std::ptrdiff_t>(changed.first),
                      was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast), markStale);
        std::for_each(pieces->begin() + static_cast<std::ptrdiff_t>(changed.first),
                      pieces->begin() + static_cast<std::ptrdiff_t>(changed.newLast), markStale);
        m_parts.pieces = std::move(pieces);
        return true;
    }

    const Library& library() const { return m_field.m_content->library(); }

    template <class Placed>
    Placement place(const Placed& placed, const ContentId& id, const Face* face) {
        Placement result{id, placed.face, placed.at, placed.rotation, nullptr, 0, 0};
        if (!face || !withinLimit(placed.at.col) || !withinLimit(placed.at.row))
            return result;
        const auto size = rotatedSize(placed.rotation, face->grid.cols, face->grid.rows);
        if (size[0] <= 0 || size[1] <= 0 || size[0] > Battlefield::limit || size[1] > Battlefield::limit ||
            !withinLimit(placed.at.col + size[0] - 1) || !withinLimit(placed.at.row + size[1] - 1))
            return result;
        std::shared_ptr<const FaceMeaning>& meaning = m_faces[face];
        if (!meaning)
            meaning = std::make_shared<const FaceMeaning>(meaningOf(*face, library()));
        result.meaning = meaning;
        // A grid whose cells do not fill it means nothing and has no size.
        const auto turned = rotatedSize(placed.rotation, meaning->cols, meaning->rows);
        result.cols = turned[0];
        result.rows = turned[1];
        return result;
    }

    Placement placeOverlay(const PlacedOverlay& overlay) {
        const OverlayDef* def = library().overlay(overlay.overlay);
        return place(overlay, overlay.overlay, def ? faceNamed(def->faces, overlay.face) : nullptr);
    }

    Shared<EdgePlacement> placeEdges() {
        auto result = std::make_shared<std::vector<EdgePlacement>>();
        std::vector<std::pair<Edge, const ContentId*>> features;
        for (const PlacedEdge& edge : m_scenario.battlefield.edges) {
            const TerrainKind* kind = library().terrain(edge.kind);
            result->push_back(
                {edge.kind, edge.at, kind ? edgeEffects(kind->effects) : EdgeEffects{EdgePresent, 0}, 0});
            features.emplace_back(edge.at, &edge.kind);
        }
        const auto runs = edgeRuns(features);
        for (std::size_t i = 0; i < runs.size(); ++i)
            (*result)[i].run = runs[i];
        return result;
    }

    Shared<CornerPlacement> placeCorners() {
        auto result = std::make_shared<std::vector<CornerPlacement>>();
        for (const PlacedCorner& corner : m_scenario.battlefield.corners) {
            CellEffects effects;
            if (const TerrainKind* kind = library().terrain(corner.kind))
                effects = cellEffects(kind->effects);
            else if (const MarkerDef* marker = library().marker(corner.kind))
                effects = cellEffects(marker->effects);
            result->push_back({corner.kind, corner.at, effects});
        }
        return result;
    }

    /// A wreck acts by the symbols printed on its overlay; all its spaces are alike.
    CellEffects wreckEffects(const ContentId& overlay) {
        const OverlayDef* def = library().overlay(overlay);
        if (!def || def->faces.empty())
            return {};
        for (const ContentId& kind : def->faces.front().grid.cells)
            if (const TerrainKind* terrain = kind.empty() ? nullptr : library().terrain(kind))
                return cellEffects(terrain->effects);
        return {};
    }

    PiecePlacement placePiece(const Piece& piece) {
        PiecePlacement result;
        result.content = piece.content;
        result.at = piece.at;
        result.corner = piece.corner;
        result.facing = piece.facing;
        result.face = piece.face;
        result.side = piece.side;
        result.cells[0] = piece.at;
        if (!withinLimit(piece.at.col) || !withinLimit(piece.at.row))
            return result;
        if (const Unit* unit = m_field.m_content->unit(piece.content)) {
            result.cellCount = static_cast<std::uint8_t>(
                footprintCells(unit->footprint, piece.at, piece.facing & 7, result.cells));
            if (piece.face == "back" && unit->backRole == Unit::BackRole::Wreck)
                result.effects = wreckEffects(unit->wreck);
            else
                result.unit = unit;
        } else if (const MarkerDef* marker = library().marker(piece.content)) {
            result.marker = true;
            result.effects = cellEffects(marker->effects);
            result.suppressedMarker = piece.content.name() == "suppressed";
        }
        return result;
    }

    void measure() {
        Area box{INT_MAX, INT_MAX, INT_MIN, INT_MIN};
        for (const Placement& board : *m_parts.boards) {
            if (!board.meaning || board.cols == 0)
                continue;
            const Area area = areaOf(board);
            box = {std::min(box.left, area.left), std::min(box.top, area.top),
                   std::max(box.right, area.right), std::max(box.bottom, area.bottom)};
        }
        if (box.empty())
            box = {0, 0, -1, -1};
        m_field.m_origin = {box.left, box.top};
        m_field.m_cols = box.right - box.left + 1;
        m_field.m_rows = box.bottom - box.top + 1;
    }

    Area wholeField() const {
        const Cell origin = m_field.m_origin;
        return {origin.col, origin.row, origin.col + m_field.m_cols - 1, origin.row + m_field.m_rows - 1};
    }

    /// The arrays of the old battlefield are shared: the first change copies them.
    void openArrays() {
        if (m_cells)
            return;
        m_cells = std::make_shared<std::vector<CellInfo>>(*m_parts.cells);
        m_north = std::make_shared<std::vector<EdgeInfo>>(*m_parts.north);
        m_west = std::make_shared<std::vector<EdgeInfo>>(*m_parts.west);
    }

    CellInfo& cellAt(Cell cell) { return (*m_cells)[static_cast<std::size_t>(m_field.indexOf(cell))]; }
    EdgeInfo& edgeAt(Edge edge) {
        const Cell origin = m_field.m_origin;
        const auto index = static_cast<std::size_t>((edge.cell.row - origin.row) * (m_field.m_cols + 1) +
                                                    edge.cell.col - origin.col);
        return edge.axis == Edge::Axis::North ? (*m_north)[index] : (*m_west)[index];
    }

    /// Lays everything that touches the area anew: cells inside it, and every edge around them.
    void relay(const Area& area) {
        if (area.empty())
            return;
        for (int row = area.top; row <= area.bottom; ++row)
            std::fill_n(&cellAt({area.left, row}), area.right - area.left + 1, CellInfo{});
        // Named by cell, the edges around an area reach one row and column further.
        const Area edgeArea{area.left, area.top, area.right + 1, area.bottom + 1};
        for (int row = edgeArea.top; row <= edgeArea.bottom; ++row) {
            const int count = edgeArea.right - edgeArea.left + 1;
            std::fill_n(&edgeAt({{edgeArea.left, row}, Edge::Axis::North}), count, EdgeInfo{});
            std::fill_n(&edgeAt({{edgeArea.left, row}, Edge::Axis::West}), count, EdgeInfo{});
        }
        for (std::size_t i = 0; i < m_parts.boards->size(); ++i)
            lay((*m_parts.boards)[i], ElementRef::Board, i, area, edgeArea);
        for (std::size_t i = 0; i < m_parts.overlays->size(); ++i)
            lay((*m_parts.overlays)[i], ElementRef::Overlay, i, area, edgeArea);
        layPlacedEdges(edgeArea);
        layMarkers(area);
        markOpenings(area.grown().meet(wholeField()));
    }

    void lay(const Placement& placed, ElementRef::Source source, std::size_t index, const Area& area,
             const Area& edgeArea) {
        if (!placed.meaning)
            return;
        const FaceMeaning& face = *placed.meaning;
        const Area all = areaOf(placed);
        const bool overlay = source == ElementRef::Overlay;
        const auto refOf = [&](std::uint32_t part) { return ElementRef::of(source, index, part); };
        const Area shown = all.meet(area);
        for (int row = shown.top; row <= shown.bottom; ++row) {
            for (int col = shown.left; col <= shown.right; ++col) {
                const Cell inFace = unturned(Cell{col, row} - placed.at, placed);
                const auto& from = face.cells[static_cast<std::size_t>(inFace.row * face.cols + inFace.col)];
                if (!from.present)
                    continue;
                CellInfo& cell = cellAt({col, row});
                if (overlay && !cell.exists())
                    continue;  // hanging over the border of the boards
                layCell(cell, from, overlay, refOf(overlay ? 0 : from.area),
                        refOf(overlay ? 0 : from.building));
            }
        }
        // Whatever was printed between two cells that are both covered now is out of sight.
        if (overlay)
            clearInside(placed, all.meet(edgeArea));
        if (all.grown().meet(edgeArea).empty())
            return;
        for (const FaceMeaning::EdgeMeaning& feature : face.edges) {
            Edge at = rotated(feature.at, placed.rotation, face.cols, face.rows);
            at.cell = at.cell + placed.at;
            if (!isWithin(at, edgeArea))
                continue;
            layEdge(edgeAt(at), feature.effects, refOf(feature.run), false);
        }
    }

    static void layCell(CellInfo& cell, const FaceMeaning::CellMeaning& from, bool overlay,
                        ElementRef element, ElementRef building) {
        const CellEffects below = cell;
        CellEffects& effects = cell;
        if (overlay && from.effects.has(Wreck)) {
            effects = combined(below, from.effects);  // a wreck lies in the terrain (SON-TER-31)
        } else {
            effects = from.effects;
            if (overlay && from.effects.has(Stilted) && below.has(Water))
                effects.bits |= WaterBelow;
            cell.building = from.effects.has(BuildingCell) ? building : ElementRef{};
            cell.room = from.room;
        }
        cell.element = element;
        effects.bits |= CellExists | (overlay || below.has(CoversGround) ? std::uint32_t{CoversGround} : 0u);
    }

    static void layEdge(EdgeInfo& edge, const EdgeEffects& effects, ElementRef element, bool byHand) {
        const bool wasWall = edge.stopsPassage();
        edge.flags = static_cast<std::uint8_t>(edge.flags | effects.flags);
        if (byHand && effects.has(EdgeEntrance | EdgeOpening))
            edge.flags = static_cast<std::uint8_t>(edge.flags & ~(EdgeWall | EdgeNoPassage));
        else if (wasWall || effects.stopsPassage())
            // A door of one house that meets the wall of the next leads nowhere.
            edge.flags = static_cast<std::uint8_t>(edge.flags & ~(EdgeEntrance | EdgeOpening));
        if (effects.obscures >= edge.obscures) {
            edge.obscures = effects.obscures;
            edge.element = element;
        }
    }

    /// Edges are named by a cell; at the border that cell may lie outside while its neighbour does not.
    bool isWithin(Edge edge, const Area& edgeArea) const {
        if (edge.cell.col < edgeArea.left || edge.cell.col > edgeArea.right || edge.cell.row < edgeArea.top ||
            edge.cell.row > edgeArea.bottom)
            return false;
        const auto beside = Square::cellsBeside(edge);
        return m_field.inside(beside[0]) || m_field.inside(beside[1]);
    }

    void clearInside(const Placement& placed, const Area& area) {
        for (int row = area.top; row <= area.bottom; ++row) {
            for (int col = area.left; col <= area.right; ++col) {
                const Cell cell{col, row};
                if (!coversCell(placed, cell))
                    continue;
                if (coversCell(placed, {col, row - 1}))
                    edgeAt({cell, Edge::Axis::North}) = {};
                if (coversCell(placed, {col - 1, row}))
                    edgeAt({cell, Edge::Axis::West}) = {};
            }
        }
    }

    void layPlacedEdges(const Area& edgeArea) {
        for (const EdgePlacement& edge : *m_parts.edges) {
            if (!isWithin(edge.at, edgeArea))
                continue;
            layEdge(edgeAt(edge.at), edge.effects, ElementRef::of(ElementRef::PlacedEdges, edge.run), true);
        }
    }

    void layMarkers(const Area& area) {
        for (const PiecePlacement& piece : *m_parts.pieces) {
            if (piece.unit || piece.corner)
                continue;
            for (int i = 0; i < piece.cellCount; ++i) {
                const Cell at = piece.cells[static_cast<std::size_t>(i)];
                if (at.col < area.left || at.col > area.right || at.row < area.top || at.row > area.bottom)
                    continue;
                CellInfo& cell = cellAt(at);
                if (cell.exists())
                    static_cast<CellEffects&>(cell) = combined(cell, piece.effects);
            }
        }
    }

    void markOpenings(const Area& area) {
        for (int row = area.top; row <= area.bottom; ++row) {
            for (int col = area.left; col <= area.right; ++col) {
                const Cell at{col, row};
                CellInfo& cell = cellAt(at);
                cell.bits &= ~std::uint32_t{HasOpening};
                if (!cell.building)
                    continue;
                static constexpr std::array<Cell, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
                for (int side = 0; side < 4; ++side) {
                    const EdgeInfo& edge = edgeAt(Square::edge(at, static_cast<Side4>(side)));
                    if (!edge.has(EdgeEntrance | EdgeOpening))
                        continue;
                    const Cell beyond = at + steps[static_cast<std::size_t>(side)];
                    if (!m_field.inside(beyond) || !(cellAt(beyond).building == cell.building))
                        cell.bits |= HasOpening;
                }
            }
        }
    }

    void collectCorners() {
        auto corners = std::make_shared<std::vector<CornerInfo>>();
        const auto add = [&](Corner at, const CellEffects& effects, ElementRef::Source source,
                             std::size_t index) {
            corners->push_back({at, effects, ElementRef::of(source, index)});
        };
        const auto addPrinted = [&](const std::vector<Placement>& list, ElementRef::Source source) {
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (!list[i].meaning)
                    continue;
                for (const auto& corner : list[i].meaning->corners) {
                    const Corner turned =
                        rotated(corner.at, list[i].rotation, list[i].meaning->cols, list[i].meaning->rows);
                    add({turned.col + list[i].at.col, turned.row + list[i].at.row}, corner.effects, source,
                        i);
                }
            }
        };
        addPrinted(*m_parts.boards, ElementRef::Board);
        // Overlays hide what is printed on corners wholly under them.
        std::erase_if(*corners, [&](const CornerInfo& corner) {
            const auto around = Square::cellsAround(corner.at);
            return std::any_of(m_parts.overlays->begin(), m_parts.overlays->end(),
                               [&](const Placement& placed) {
                                   return std::all_of(around.begin(), around.end(),
                                                      [&](Cell cell) { return coversCell(placed, cell); });
                               });
        });
        addPrinted(*m_parts.overlays, ElementRef::Overlay);
        for (std::size_t i = 0; i < m_parts.cornerPlacements->size(); ++i) {
            const CornerPlacement& corner = (*m_parts.cornerPlacements)[i];
            add(corner.at, corner.effects, ElementRef::PlacedCorners, i);
        }
        for (std::size_t i = 0; i < m_parts.pieces->size(); ++i) {
            const PiecePlacement& piece = (*m_parts.pieces)[i];
            if (piece.marker && piece.corner)
                add(*piece.corner, piece.effects, ElementRef::Pieces, i);
        }
        m_parts.corners = std::move(corners);
    }

    void collectUnits() {
        auto units = std::make_shared<std::vector<FieldUnit>>();
        const std::size_t cellCount = static_cast<std::size_t>(m_field.m_cols) * m_field.m_rows;
        auto occupants = std::make_shared<std::vector<std::int32_t>>(cellCount, -1);
        const std::vector<PiecePlacement>& pieces = *m_parts.pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const PiecePlacement& piece = pieces[i];
            if (!piece.unit || piece.corner)
                continue;
            FieldUnit unit;
            unit.piece = static_cast<std::uint32_t>(i);
            unit.unit = piece.unit;
            unit.unitClass = piece.unit->unitClass;
            unit.backUp = piece.face == "back";
            unit.hidden = hiddenAs(*piece.unit, unit.backUp);
            unit.facing = static_cast<std::uint8_t>(piece.facing & 7);
            unit.footprint = piece.cellCount;
            unit.cells = piece.cells;
            const auto side = std::find(m_parts.sides->begin(), m_parts.sides->end(), piece.side);
            unit.side = side == m_parts.sides->end() ? -1 : static_cast<int>(side - m_parts.sides->begin());
            for (int c = 0; c < unit.footprint; ++c) {
                const Cell cell = unit.cells[static_cast<std::size_t>(c)];
                if (!m_field.inside(cell))
                    continue;
                // Two counters on one cell are the validator's business; the visible one counts here.
                std::int32_t& there = (*occupants)[static_cast<std::size_t>(m_field.indexOf(cell))];
                if (there < 0 || (*units)[static_cast<std::size_t>(there)].hidden != FieldUnit::Hidden::No)
                    there = static_cast<std::int32_t>(units->size());
            }
            units->push_back(unit);
        }
        for (const PiecePlacement& piece : pieces) {
            if (!piece.suppressedMarker || piece.corner || !m_field.inside(piece.at))
                continue;
            const std::int32_t under = (*occupants)[static_cast<std::size_t>(m_field.indexOf(piece.at))];
            if (under >= 0 && (*units)[static_cast<std::size_t>(under)].suppressed < 255)
                ++(*units)[static_cast<std::size_t>(under)].suppressed;
        }
        m_parts.units = std::move(units);
        m_parts.occupants = std::move(occupants);
    }

    Battlefield finish() {
        if (m_cells) {
            m_parts.cells = std::move(m_cells);
            m_parts.north = std::move(m_north);
            m_parts.west = std::move(m_west);
        }
        m_parts.faces = std::make_shared<const FaceCache>(std::move(m_faces));
        m_field.m_cellData = m_parts.cells->data();
        m_field.m_parts = std::make_shared<const FieldParts>(std::move(m_parts));
        m_field.m_rulings = Rulings::from(m_scenario.rulings);
        const auto& conditions = m_scenario.battlefield.conditions;
        const auto has = [&](std::string_view name) {
            return std::find(conditions.begin(), conditions.end(), name) != conditions.end();
        };
        m_field.m_cave = has("cave");
        const bool night = has("night") || (m_field.m_cave && m_field.m_rulings.caveIsNight);
        m_field.m_light = night ? Light::Night : has("fog") ? Light::Fog : Light::Day;
        return std::move(m_field);
    }

    const Scenario& m_scenario;
    Battlefield m_field;
    FieldParts m_parts;
    FaceCache m_faces;
    std::shared_ptr<std::vector<CellInfo>> m_cells;
    std::shared_ptr<std::vector<EdgeInfo>> m_north, m_west;
};

}  // namespace detail

Battlefield::Battlefield() {
    static const auto nothing = [] {
        detail::FieldParts parts;
        parts.boards = parts.overlays = std::make_shared<const std::vector<detail::Placement>>();
        parts.edges = std::make_shared<const std::vector<detail::EdgePlacement>>();
        parts.cornerPlacements = std::make_shared<const std::vector<detail::CornerPlacement>>();
        parts.pieces = std::make_shared<const std::vector<detail::PiecePlacement>>();
        parts.sides = std::make_shared<const std::vector<SideId>>();
        parts.faces = std::make_shared<const detail::FaceCache>();
        parts.cells = std::make_shared<const std::vector<CellInfo>>();
        parts.north = parts.west = std::make_shared<const std::vector<EdgeInfo>>(1);
        parts.corners = std::make_shared<const std::vector<CornerInfo>>();
        parts.units = std::make_shared<const std::vector<FieldUnit>>();
        parts.occupants = std::make_shared<const std::vector<std::int32_t>>();
        return std::make_shared<const detail::FieldParts>(std::move(parts));
    }();
    m_parts = nothing;
    m_cellData = m_parts->cells->data();
}

Battlefield Battlefield::build(const Scenario& scenario, ContentPtr content) {
    return detail::FieldBuilder::full(scenario, std::move(content));
}

Battlefield Battlefield::rebuilt(const Battlefield& old, const Scenario& scenario) {
    return detail::FieldBuilder::partial(old, scenario);
}

}  // namespace bocage::rules::normandie
