#pragma once

#include <QRectF>
#include <cstdint>
#include <vector>

#include "model/render/board_painter.h"

namespace bocage::model::map {

/// Where the things laid on the terrain lie, and a number each that differs when they look different. Tells
/// which parts of a map an edit leaves as they were.
class TokenSigns {
public:
    TokenSigns() = default;
    TokenSigns(const rules::Scenario& scenario, const rules::Library& library);

    /// Equal numbers mean that BoardPainter::paintTokens() gives equal pictures of these cells; 0 when it
    /// paints nothing there.
    std::uint64_t signature(const QRectF& cells, MapLayers layers) const;

private:
    struct Sign {
        MapLayer layer;
        QRectF bounds;
        std::uint64_t look;
    };
    std::vector<Sign> m_signs;  ///< in the order of painting
    QRectF m_battlefield;
};

}  // namespace bocage::model::map
