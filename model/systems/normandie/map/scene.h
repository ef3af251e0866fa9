#pragma once

#include <QRect>
#include <QString>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "model/render/map/cell_mask.h"
#include "model/systems/normandie/map/look.h"
#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model::map {

/// One board or overlay on the table, or what is left of it when the pack is missing.
struct Part {
    Style style = Style::Plain;
    std::uint64_t seed = 0;
    rules::Rotation rotation = rules::Rotation::R0;
    QRect cells;
    bool overlay = false;
};

struct Ghost {
    QRect cells;
    QString name;
};

/// Something standing on a cell.
struct Feature {
    Look look = Look::None;
    std::int16_t part = -1;
    std::uint8_t turn = 0;   ///< quarter turns of its part
    std::uint64_t seed = 0;  ///< of its cell in its own unturned frame: it keeps its shape when moved
    const rules::TerrainKind* kind = nullptr;
};

struct SceneCell {
    bool present = false;
    bool onBoard = false;
    Look ground = Look::None;
    std::int16_t groundPart = -1;
    std::int16_t cover = -1;  ///< topmost overlay here
    std::uint8_t room = 0;
    std::uint8_t featureCount = 0;
    std::uint8_t grain = 0;  ///< run of furrows or planks: 0 along rows, 1 along columns
    std::uint8_t crop = 0;   ///< shade of a field
    std::uint64_t seed = 0;
    const rules::TerrainKind* groundKind = nullptr;
    std::array<Feature, 3> features;

    const Feature* feature(Look look) const {
        for (std::uint8_t i = 0; i < featureCount; ++i)
            if (features[i].look == look)
                return &features[i];
        return nullptr;
    }
};

struct SceneEdge {
    rules::Edge at;
    Look look = Look::None;
    std::int16_t part = -1;
    std::uint64_t seed = 0;
    const rules::TerrainKind* kind = nullptr;
};

struct SceneCorner {
    rules::Corner at;
    Look look = Look::None;
    std::uint64_t seed = 0;
    const rules::TerrainKind* kind = nullptr;
    rules::ContentId marker;  ///< a corner marker of the pack instead of terrain
};

/// The battlefield's terrain as the painter needs it: everything turned into world cells, overlays laid on
/// boards, grounds under hedges and roads worked out. Immutable, so tiles may be painted in threads.
class Scene {
public:
    struct Wanted {
        bool boards = true, overlays = true, edges = true;
        bool operator==(const Wanted&) const = default;
    };

    Scene(const rules::Scenario& scenario, const rules::LibraryPtr& library, Wanted wanted);
    /// A single face, unturned at the origin, for palettes. An overlay gets no ground of its own.
    Scene(const rules::Face& face, const rules::Library& library, bool overlay);

    const QRect& rect() const { return m_rect; }
    const SceneCell& at(int col, int row) const {
        return m_rect.contains(col, row) ? m_cells[index(col, row)] : s_nothing;
    }
    bool present(int col, int row) const { return at(col, row).present; }
    std::uint64_t seed() const { return m_seed; }
    const Part& part(int index) const { return m_parts[static_cast<std::size_t>(index)]; }
    std::span<const Part> parts() const { return m_parts; }
    std::span<const SceneEdge> edges() const { return m_edges; }
    std::span<const SceneCorner> corners() const { return m_corners; }
    std::span<const Ghost> ghosts() const { return m_ghosts; }

    CellMask presentMask() const;
    /// Cells with this ground.
    CellMask ground(Look look) const;
    /// Cells with this feature, wherever it stands.
    CellMask features(Look look) const;

    /// Equal numbers mean equal pictures of these cells' terrain, neighbours that reach in included.
    std::uint64_t signature(const QRect& cells) const;

private:
    std::size_t index(int col, int row) const {
        return static_cast<std::size_t>(row - m_rect.top()) * static_cast<std::size_t>(m_rect.width()) +
               static_cast<std::size_t>(col - m_rect.left());
    }
    SceneCell& cell(int col, int row) { return m_cells[index(col, row)]; }
    void layFace(const rules::Face& face, rules::Cell at, rules::Rotation rotation, std::uint64_t seed,
                 bool overlay, const rules::Library& library);
    void layCell(SceneCell& target, Look look, const rules::TerrainKind* kind, std::int16_t part,
                 std::uint8_t turn, std::uint64_t seed);
    void settleEdges();
    void inferGround();
    void ploughFields();
    void sign();

    static const SceneCell s_nothing;
    rules::LibraryPtr m_library;
    QRect m_rect;
    std::uint64_t m_seed = 1;
    std::vector<SceneCell> m_cells;
    std::vector<Part> m_parts;
    std::vector<SceneEdge> m_edges;
    std::vector<SceneCorner> m_corners;
    std::vector<Ghost> m_ghosts;
    std::vector<std::uint64_t> m_signatures;
};

using ScenePtr = std::shared_ptr<const Scene>;

}  // namespace bocage::model::map
