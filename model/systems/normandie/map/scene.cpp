#include "model/systems/normandie/map/scene.h"

#include <algorithm>

#include "model/render/map/random.h"
#include "rules/board/square.h"

namespace bocage::model::map {

using namespace rules;

const SceneCell Scene::s_nothing{};

/// Of a place where nothing lies, inside and outside the rectangle alike.
static constexpr std::uint64_t s_unsigned = 0;

namespace {

std::uint64_t textHash(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    return hash;
}

const Face* shownFace(const std::vector<Face>& faces, const std::string& name) {
    if (const Face* face = faceNamed(faces, name))
        return face;
    return faces.empty() ? nullptr : &faces.front();
}

QRect turnedRect(const Face& face, Cell at, Rotation rotation) {
    const auto [cols, rows] = rotatedSize(rotation, face.grid.cols, face.grid.rows);
    return {at.col, at.row, cols, rows};
}

QString ghostName(const ContentId& id) {
    return QString::fromStdString(id.wellFormed() ? std::string(id.name()) : id.value);
}

bool isBuildingEdge(Look look) {
    return look == Look::Wall || look == Look::Entrance || look == Look::Opening;
}

/// Ground that may reach under a hedge, a road or a grave.
bool spreads(Look look) {
    switch (look) {
        case Look::Grass:
        case Look::Meadow:
        case Look::Field:
        case Look::Sand:
        case Look::Swamp:
        case Look::CaveFloor:
        case Look::Dirt:
        case Look::Mud:
            return true;
        default:
            return false;
    }
}

}  // namespace

Scene::Scene(const Scenario& scenario, const LibraryPtr& library, Wanted wanted)
    : m_library(library), m_seed(mix(static_cast<std::uint64_t>(scenario.seed))) {
    struct Laid {
        const Face* face;
        Cell at;
        Rotation rotation;
        std::uint64_t seed;
        bool overlay;
    };
    std::vector<Laid> laid;
    const auto lay = [&](const auto& placed, const ContentId& id, const std::vector<Face>* faces,
                         bool overlay) {
        const Face* face = faces ? shownFace(*faces, placed.face) : nullptr;
        if (!face) {
            m_ghosts.push_back({QRect(placed.at.col, placed.at.row, 1, 1), ghostName(id)});
            return;
        }
        laid.push_back({face, placed.at, placed.rotation,
                        combine(textHash(id.value), static_cast<std::uint64_t>(face->seed)), overlay});
        m_rect |= turnedRect(*face, placed.at, placed.rotation);
    };
    if (wanted.boards)
        for (const PlacedBoard& board : scenario.battlefield.boards) {
            const BoardDef* definition = library->board(board.board);
            lay(board, board.board, definition ? &definition->faces : nullptr, false);
        }
    if (wanted.overlays)
        for (const PlacedOverlay& overlay : scenario.battlefield.overlays) {
            const OverlayDef* definition = library->overlay(overlay.overlay);
            lay(overlay, overlay.overlay, definition ? &definition->faces : nullptr, true);
        }
    m_cells.resize(static_cast<std::size_t>(m_rect.width()) * static_cast<std::size_t>(m_rect.height()));
    for (const Laid& piece : laid)
        layFace(*piece.face, piece.at, piece.rotation, piece.seed, piece.overlay, *library);
    if (wanted.edges) {
        for (const PlacedEdge& edge : scenario.battlefield.edges) {
            const TerrainKind* kind = library->terrain(edge.kind);
            m_edges.push_back({edge.at, kind ? lookNamed(kind->look) : Look::Unknown, -1,
                               placeHash(edge.at.cell.col, edge.at.cell.row, m_seed), kind});
        }
        for (const PlacedCorner& corner : scenario.battlefield.corners) {
            const TerrainKind* kind = library->terrain(corner.kind);
            const bool marker = !kind && library->marker(corner.kind);
            m_corners.push_back({corner.at, kind ? lookNamed(kind->look) : Look::Unknown,
                                 placeHash(corner.at.col, corner.at.row, m_seed), kind,
                                 marker ? corner.kind : ContentId()});
        }
    }
    settleEdges();
    inferGround();
    ploughFields();
    sign();
}

Scene::Scene(const Face& face, const Library& library, bool overlay)
    : m_rect(0, 0, face.grid.cols, face.grid.rows), m_seed(mix(1)) {
    m_cells.resize(face.grid.cells.size());
    layFace(face, {0, 0}, Rotation::R0, static_cast<std::uint64_t>(face.seed), overlay, library);
    settleEdges();
    if (!overlay)
        inferGround();
    else
        for (SceneCell& cell : m_cells)
            // A ford is drawn into the water it crosses; shown by itself it brings some along.
            if (cell.present && cell.ground == Look::None && cell.feature(Look::Ford))
                cell.ground = Look::Water;
    ploughFields();
    sign();
}

void Scene::layFace(const Face& face, Cell at, Rotation rotation, std::uint64_t seed, bool overlay,
                    const Library& library) {
    const TerrainGrid& grid = face.grid;
    const auto part = static_cast<std::int16_t>(m_parts.size());
    const auto turn = static_cast<std::uint8_t>(rotation);
    m_parts.push_back({styleNamed(face.look), seed, rotation, turnedRect(face, at, rotation), overlay});
    const auto world = [&](Cell local) { return at + rotated(local, rotation, grid.cols, grid.rows); };

    for (int row = 0; row < grid.rows; ++row)
        for (int col = 0; col < grid.cols; ++col) {
            if (!grid.contains({col, row}))
                continue;
            const Cell here = world({col, row});
            SceneCell& target = cell(here.col, here.row);
            target.present = true;
            target.onBoard = target.onBoard || !overlay;
            if (overlay)
                target.cover = part;
            target.seed = placeHash(col, row, seed);
            const TerrainKind* kind = library.terrain(grid.at({col, row}));
            Look look = kind ? lookNamed(kind->look) : Look::Unknown;
            if (look == Look::Dirt && isBuilding(m_parts.back().style))
                look = Look::EarthFloor;
            layCell(target, look, kind, part, turn, target.seed);
        }
    for (std::size_t room = 0; room < face.rooms.size(); ++room)
        for (const Cell local : face.rooms[room].cells)
            if (grid.contains(local)) {
                const Cell here = world(local);
                SceneCell& target = cell(here.col, here.row);
                target.room = static_cast<std::uint8_t>(room + 1);
                target.grain = static_cast<std::uint8_t>((room + turn) & 1);
            }
    for (const EdgeFeature& feature : face.edges) {
        const TerrainKind* kind = library.terrain(feature.kind);
        Edge edge = rotated(feature.at, rotation, grid.cols, grid.rows);
        edge.cell = edge.cell + at;
        m_edges.push_back({edge, kind ? lookNamed(kind->look) : Look::Unknown, part,
                           placeHash(feature.at.cell.col * 2 + (feature.at.axis == Side::North ? 0 : 1),
                                     feature.at.cell.row, seed),
                           kind});
    }
    for (const CornerFeature& feature : face.corners) {
        const TerrainKind* kind = library.terrain(feature.kind);
        const Corner corner = rotated(feature.at, rotation, grid.cols, grid.rows);
        m_corners.push_back({{corner.col + at.col, corner.row + at.row},
                             kind ? lookNamed(kind->look) : Look::Unknown,
                             placeHash(feature.at.col, feature.at.row, seed),
                             kind,
                             {}});
    }
}

void Scene::layCell(SceneCell& target, Look look, const TerrainKind* kind, std::int16_t part,
                    std::uint8_t turn, std::uint64_t seed) {
    if (isArea(look)) {
        target.ground = look;
        target.groundPart = part;
        target.groundKind = kind;
        target.room = 0;
        target.featureCount = 0;
        return;
    }
    if (target.featureCount == target.features.size()) {
        std::rotate(target.features.begin(), target.features.begin() + 1, target.features.end());
        --target.featureCount;
    }
    target.features[target.featureCount++] = {look, part, turn, seed, kind};
}

void Scene::settleEdges() {
    // What lies on edges under a later overlay is covered by it.
    std::erase_if(m_edges, [&](const SceneEdge& edge) {
        const auto [before, after] = Square::cellsBeside(edge.at);
        const auto cover = at(before.col, before.row).cover;
        return edge.part >= 0 && cover > edge.part && cover == at(after.col, after.row).cover;
    });
    std::stable_sort(m_edges.begin(), m_edges.end(),
                     [](const SceneEdge& a, const SceneEdge& b) { return a.at < b.at; });
    std::vector<SceneEdge> settled;
    settled.reserve(m_edges.size());
    for (const SceneEdge& edge : m_edges) {
        bool drop = false;
        // A house built against a garden wall or fence hides it.
        if (isBuildingEdge(edge.look))
            while (!settled.empty() && settled.back().at == edge.at && !isBuildingEdge(settled.back().look))
                settled.pop_back();
        for (auto known = settled.rbegin(); known != settled.rend() && known->at == edge.at; ++known) {
            if (known->look == edge.look || (isBuildingEdge(known->look) && !isBuildingEdge(edge.look))) {
                drop = true;
            } else if (isBuildingEdge(known->look) && isBuildingEdge(edge.look)) {
                // Within a building a door replaces the wall; between two buildings the wall stays.
                if (known->part == edge.part ? edge.look != Look::Wall : edge.look == Look::Wall)
                    *known = edge;
                drop = true;
            }
        }
        if (!drop)
            settled.push_back(edge);
    }
    m_edges = std::move(settled);
}

void Scene::inferGround() {
    const auto wetNear = [&](int col, int row) {
        for (const Cell next : Square::neighbours({col, row})) {
            const SceneCell& cell = at(next.col, next.row);
            if (cell.ground == Look::Water || cell.feature(Look::Ford))
                return true;
        }
        return false;
    };
    std::vector<Cell> open;
    for (int row = m_rect.top(); row <= m_rect.bottom(); ++row)
        for (int col = m_rect.left(); col <= m_rect.right(); ++col) {
            SceneCell& here = cell(col, row);
            if (!here.present || here.ground != Look::None)
                continue;
            if (here.feature(Look::Ford) ||
                ((here.feature(Look::Footbridge) || here.feature(Look::Stilts)) && wetNear(col, row)))
                here.ground = Look::Water;
            else
                open.push_back({col, row});
        }
    // The ground of the neighbours creeps under what stands on it, ring by ring.
    for (int pass = 0; pass < 4 && !open.empty(); ++pass) {
        std::vector<std::pair<Cell, Look>> found;
        for (const Cell where : open) {
            std::array<int, static_cast<std::size_t>(Look::Unknown)> votes{};
            for (const Cell next : Square::neighbours(where)) {
                const Look look = at(next.col, next.row).ground;
                const bool beside = next.col == where.col || next.row == where.row;
                if (spreads(look))
                    votes[static_cast<std::size_t>(look)] += beside ? 3 : 2;
            }
            const auto best = std::max_element(votes.begin(), votes.end());
            if (*best > 0)
                found.emplace_back(where, static_cast<Look>(best - votes.begin()));
        }
        for (const auto& [where, look] : found)
            cell(where.col, where.row).ground = look;
        std::erase_if(open, [&](Cell where) { return at(where.col, where.row).ground != Look::None; });
    }
    for (const Cell where : open)
        cell(where.col, where.row).ground = Look::Grass;
}

void Scene::ploughFields() {
    std::vector<std::uint8_t> seen(m_cells.size());
    for (int row = m_rect.top(); row <= m_rect.bottom(); ++row)
        for (int col = m_rect.left(); col <= m_rect.right(); ++col) {
            if (seen[index(col, row)] || cell(col, row).ground != Look::Field)
                continue;
            std::vector<Cell> field{{col, row}};
            seen[index(col, row)] = 1;
            QRect around(col, row, 1, 1);
            for (std::size_t i = 0; i < field.size(); ++i)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    const Cell next{field[i].col + dx, field[i].row + dy};
                    if (at(next.col, next.row).ground != Look::Field || seen[index(next.col, next.row)])
                        continue;
                    seen[index(next.col, next.row)] = 1;
                    field.push_back(next);
                    around |= QRect(next.col, next.row, 1, 1);
                }
            // Farmers plough along the longer side.
            const auto grain = static_cast<std::uint8_t>(around.height() > around.width() ? 1 : 0);
            const auto crop = static_cast<std::uint8_t>(placeHash(col, row, m_seed ^ 0xF1E1D) % 3);
            for (const Cell where : field) {
                cell(where.col, where.row).grain = grain;
                cell(where.col, where.row).crop = crop;
            }
        }
}

void Scene::sign() {
    m_signatures.assign(m_cells.size(), s_unsigned);
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const SceneCell& here = m_cells[i];
        if (!here.present)
            continue;
        std::uint64_t hash =
            combine(here.seed, static_cast<std::uint64_t>(here.ground) | (here.present ? 0x100U : 0U) |
                                   static_cast<std::uint64_t>(here.room) << 16 |
                                   static_cast<std::uint64_t>(here.grain) << 24 |
                                   static_cast<std::uint64_t>(here.crop) << 28);
        if (here.groundPart >= 0)
            hash = combine(hash, static_cast<std::uint64_t>(part(here.groundPart).style));
        for (std::uint8_t f = 0; f < here.featureCount; ++f) {
            const Feature& feature = here.features[f];
            hash = combine(hash, combine(feature.seed, static_cast<std::uint64_t>(feature.look) |
                                                           static_cast<std::uint64_t>(feature.turn) << 8));
            if (feature.part >= 0)
                hash = combine(hash, combine(static_cast<std::uint64_t>(part(feature.part).style),
                                             static_cast<std::uint64_t>(part(feature.part).cells.width())));
        }
        m_signatures[i] = hash;
    }
    const auto touch = [&](int col, int row, std::uint64_t value) {
        const QPoint near(std::clamp(col, m_rect.left(), m_rect.right()),
                          std::clamp(row, m_rect.top(), m_rect.bottom()));
        if (!m_rect.isEmpty())
            m_signatures[index(near.x(), near.y())] ^= combine(value, placeHash(col, row, 7));
    };
    for (const SceneEdge& edge : m_edges)
        touch(edge.at.cell.col, edge.at.cell.row,
              combine(static_cast<std::uint64_t>(edge.look) | static_cast<std::uint64_t>(edge.at.axis) << 8,
                      edge.seed));
    for (const SceneCorner& corner : m_corners)
        touch(corner.at.col, corner.at.row,
              combine(static_cast<std::uint64_t>(corner.look) | 0x1000U, corner.seed));
    for (const Ghost& ghost : m_ghosts)
        touch(ghost.cells.x(), ghost.cells.y(), textHash(ghost.name.toStdString()));
}

CellMask Scene::presentMask() const {
    CellMask mask(m_rect);
    for (int row = m_rect.top(); row <= m_rect.bottom(); ++row)
        for (int col = m_rect.left(); col <= m_rect.right(); ++col)
            if (at(col, row).present)
                mask.insert(col, row);
    return mask;
}

CellMask Scene::ground(Look look) const {
    CellMask mask(m_rect);
    for (int row = m_rect.top(); row <= m_rect.bottom(); ++row)
        for (int col = m_rect.left(); col <= m_rect.right(); ++col)
            if (at(col, row).ground == look)
                mask.insert(col, row);
    return mask;
}

CellMask Scene::features(Look look) const {
    CellMask mask(m_rect);
    for (int row = m_rect.top(); row <= m_rect.bottom(); ++row)
        for (int col = m_rect.left(); col <= m_rect.right(); ++col)
            if (at(col, row).feature(look))
                mask.insert(col, row);
    return mask;
}

std::uint64_t Scene::signature(const QRect& cells) const {
    constexpr int reach = 2;  // foliage, shadows and smoothed shores come from at most two cells away
    const QRect wide = cells.adjusted(-reach, -reach, reach, reach);
    std::uint64_t hash = m_seed;
    for (int row = wide.top(); row <= wide.bottom(); ++row)
        for (int col = wide.left(); col <= wide.right(); ++col)
            hash = combine(hash, m_rect.contains(col, row) ? m_signatures[index(col, row)] : s_unsigned);
    return hash;
}

}  // namespace bocage::model::map
