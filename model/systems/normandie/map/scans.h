#pragma once

#include <QImage>
#include <QPainterPath>
#include <cstdint>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

class QPainter;

namespace bocage::model::map {

/// A user's picture of a board or overlay as it lies. It covers our drawing of the ground and nothing else:
/// walls, edges, arrows, grid and everything that lies on it are drawn above, so that no meaning is lost.
struct Scan {
    QImage image;
    QRectF box;          ///< unturned, about the middle it has on the map
    int quarters = 0;    ///< clockwise
    QPainterPath cells;  ///< where nothing else covers it
    std::uint64_t look = 0;
};

/// All scans of the battlefield, lowest first.
std::vector<Scan> scansOf(const rules::Scenario& scenario, const rules::Library& library, bool boards,
                          bool overlays);
/// The scan of one face at the origin; without an image when it has none.
Scan scanOfFace(const rules::ContentId& content, const rules::Face& face, const rules::Library& library);

void paintScan(QPainter& painter, const Scan& scan, bool grey);

}  // namespace bocage::model::map
