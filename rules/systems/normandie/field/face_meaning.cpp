#include "rules/systems/normandie/field/face_meaning.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "rules/board/square.h"

namespace bocage::rules::normandie::detail {

namespace {

/// Numbers the four-connected areas of cells for which `same` holds between neighbours.
template <class Same>
std::vector<std::uint32_t> areas(int cols, int rows, Same same) {
    std::vector<std::uint32_t> area(static_cast<std::size_t>(cols) * static_cast<std::size_t>(rows),
                                    UINT32_MAX);
    std::vector<int> open;
    std::uint32_t next = 0;
    for (int start = 0; start < cols * rows; ++start) {
        if (area[static_cast<std::size_t>(start)] != UINT32_MAX)
            continue;
        area[static_cast<std::size_t>(start)] = next;
        open.push_back(start);
        while (!open.empty()) {
            const int at = open.back();
            open.pop_back();
            const int col = at % cols;
            const int row = at / cols;
            const std::array<int, 4> around{col > 0 ? at - 1 : -1, col + 1 < cols ? at + 1 : -1,
                                            row > 0 ? at - cols : -1, row + 1 < rows ? at + cols : -1};
            for (const int neighbour : around) {
                if (neighbour < 0 || area[static_cast<std::size_t>(neighbour)] != UINT32_MAX ||
                    !same(at, neighbour))
                    continue;
                area[static_cast<std::size_t>(neighbour)] = next;
                open.push_back(neighbour);
            }
        }
        ++next;
    }
    return area;
}

std::array<Corner, 2> endsOf(Edge edge) {
    const Corner start{edge.cell.col, edge.cell.row};
    if (edge.axis == Edge::Axis::North)
        return {{start, {start.col + 1, start.row}}};
    return {{start, {start.col, start.row + 1}}};
}

CellEffects cornerEffects(const ContentId& kind, const Library& library) {
    if (const TerrainKind* terrain = library.terrain(kind))
        return cellEffects(terrain->effects);
    if (const MarkerDef* marker = library.marker(kind))
        return cellEffects(marker->effects);
    return {};
}

}  // namespace

std::vector<std::uint32_t> edgeRuns(const std::vector<std::pair<Edge, const ContentId*>>& features) {
    std::vector<std::uint32_t> parent(features.size());
    std::iota(parent.begin(), parent.end(), 0u);
    const auto root = [&](std::uint32_t i) {
        while (parent[i] != i)
            i = parent[i] = parent[parent[i]];
        return i;
    };
    std::map<std::pair<Corner, std::string_view>, std::uint32_t> byEnd;
    for (std::uint32_t i = 0; i < features.size(); ++i) {
        for (const Corner end : endsOf(features[i].first)) {
            const auto [found, fresh] =
                byEnd.try_emplace({end, std::string_view(features[i].second->value)}, i);
            if (fresh)
                continue;
            const std::uint32_t a = root(i);
            const std::uint32_t b = root(found->second);
            parent[std::max(a, b)] = std::min(a, b);
        }
    }
    for (std::uint32_t i = 0; i < parent.size(); ++i)
        parent[i] = root(i);
    return parent;
}

FaceMeaning meaningOf(const Face& face, const Library& library) {
    FaceMeaning meaning;
    const TerrainGrid& grid = face.grid;
    if (grid.cols <= 0 || grid.rows <= 0 ||
        grid.cells.size() != static_cast<std::size_t>(grid.cols) * static_cast<std::size_t>(grid.rows))
        return meaning;
    meaning.cols = grid.cols;
    meaning.rows = grid.rows;
    meaning.cells.resize(grid.cells.size());

    // A face uses a handful of kinds: look each up once.
    std::map<std::string_view, CellEffects> kinds;
    for (std::size_t i = 0; i < grid.cells.size(); ++i) {
        const ContentId& kind = grid.cells[i];
        if (kind.empty())
            continue;
        auto [found, fresh] = kinds.try_emplace(kind.value);
        if (fresh) {
            if (const TerrainKind* terrain = library.terrain(kind))
                found->second = cellEffects(terrain->effects);
        }
        meaning.cells[i].present = true;
        meaning.cells[i].effects = found->second;
        if (face.structure) {
            meaning.cells[i].effects.bits |= HasStructure;
            meaning.cells[i].effects.structure =
                static_cast<std::uint8_t>(std::clamp(*face.structure, 0, 99));
        }
    }
    const auto area = areas(grid.cols, grid.rows, [&](int a, int b) {
        return grid.cells[static_cast<std::size_t>(a)] == grid.cells[static_cast<std::size_t>(b)];
    });
    const auto building = areas(grid.cols, grid.rows, [&](int a, int b) {
        return meaning.cells[static_cast<std::size_t>(a)].effects.has(BuildingCell) &&
               meaning.cells[static_cast<std::size_t>(b)].effects.has(BuildingCell);
    });
    for (std::size_t i = 0; i < meaning.cells.size(); ++i) {
        meaning.cells[i].area = area[i];
        meaning.cells[i].building = building[i];
        if (meaning.cells[i].effects.has(BuildingCell))
            meaning.cells[i].room = 0;
    }
    for (std::size_t room = 0; room < face.rooms.size() && room < 30000; ++room)
        for (const Cell cell : face.rooms[room].cells)
            if (meaning.has(cell))
                meaning.cells[static_cast<std::size_t>(cell.row * grid.cols + cell.col)].room =
                    static_cast<std::int16_t>(room);

    std::vector<std::pair<Edge, const ContentId*>> features;
    const auto onFace = [&](int col, int row) {
        return col >= 0 && row >= 0 && col <= grid.cols && row <= grid.rows;
    };
    for (const EdgeFeature& feature : face.edges)
        if (onFace(feature.at.cell.col, feature.at.cell.row))
            features.emplace_back(feature.at, &feature.kind);
    const auto runs = edgeRuns(features);
    std::map<Edge, std::size_t> places;
    for (std::size_t i = 0; i < features.size(); ++i) {
        const TerrainKind* kind = library.terrain(*features[i].second);
        const EdgeEffects effects = kind ? edgeEffects(kind->effects) : EdgeEffects{EdgePresent, 0, 0};
        const auto [found, fresh] = places.try_emplace(features[i].first, meaning.edges.size());
        if (fresh) {
            meaning.edges.push_back({features[i].first, effects, runs[i]});
            continue;
        }
        FaceMeaning::EdgeMeaning& there = meaning.edges[found->second];
        there.effects.flags = static_cast<std::uint8_t>(there.effects.flags | effects.flags);
        there.effects.obscures = std::max(there.effects.obscures, effects.obscures);
    }
    // On one piece of cardboard an arrow printed over a wall mark is the gap in that wall (SON-BLD-05).
    for (FaceMeaning::EdgeMeaning& edge : meaning.edges)
        if (edge.effects.has(EdgeEntrance | EdgeOpening))
            edge.effects.flags = static_cast<std::uint8_t>(edge.effects.flags & ~(EdgeWall | EdgeNoPassage));

    for (const CornerFeature& feature : face.corners)
        if (onFace(feature.at.col, feature.at.row))
            meaning.corners.push_back({feature.at, cornerEffects(feature.kind, library)});
    return meaning;
}

}  // namespace bocage::rules::normandie::detail
