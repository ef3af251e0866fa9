#pragma once

#include <QPainterPath>
#include <functional>
#include <vector>

#include "model/systems/malice/render/hex_scene.h"

/// Geometry of drawn land: smooth coasts of regions of hexes, bending courses of roads.
namespace bocage::model::malice {

struct Outline {
    QPainterPath path;
    QRectF bounds;
};

/// How loosely an outline follows the sides of its cells.
struct OutlineHand {
    double drift = 0.10;    ///< slow wandering
    double rough = 0.03;    ///< small bays and spits
    double inset = 0;       ///< stays so far inside its cells
    bool straight = false;  ///< along the sides, for boards
};

/// The outlines of all wedges for which `inside` holds, holes included, one path for each loop that bounds a
/// part from outside with the holes in it. Where the region ends with the board the outline is straight.
/// A function of the place alone: outlines of neighbours meet.
std::vector<Outline> outlines(const HexScene& scene,
                              const std::function<bool(const HexCell&, int wedge)>& inside,
                              const OutlineHand& hand);

/// The course of ways through one cell, from side to side or to its middle.
struct Course {
    Way way = Way::None;
    QPainterPath path;
    QRectF bounds;
};
std::vector<Course> coursesIn(const HexScene& scene, const HexCell& cell);

/// A slow wandering, as far as one unit either way.
QPointF drift(QPointF place, std::uint64_t salt);

}  // namespace bocage::model::malice
