#pragma once

#include <QPainterPath>
#include <QPointF>
#include <functional>
#include <span>
#include <vector>

#include "model/render/map/random.h"
#include "model/systems/normandie/map/scene.h"

/// Geometry of hand-drawn shapes: wobbling outlines of cell regions, curves along linked cells, blobs.
namespace bocage::model::map {

/// A slow drift of the drawing, so that rivers meander and fields are not ruled with a ruler. A function of
/// the place alone: shapes meet exactly wherever boards, tiles or pictures are cut.
QPointF drift(QPointF place, std::uint64_t seed);

struct Outline {
    QPainterPath path;
    QRectF bounds;
};

struct OutlineStyle {
    double inset = 0;      ///< how far the outline stays inside its cells
    double drift = 0;      ///< how much of the slow drift it follows
    double roughness = 0;  ///< random shift of single points
    bool joinDiagonals = true;
    double roundness = 0.22;  ///< how early the outline leaves an edge before a corner, up to half the edge
    std::uint64_t seed = 0;
};

/// Smooth outlines of a region, one per connected part, holes included. Where the region meets the end of
/// the battlefield (cells not in `field`), the outline runs straight along it.
std::vector<Outline> outlines(const CellMask& region, const CellMask& field, const OutlineStyle& style);

/// The same region along the grid lines: floors, masks.
QPainterPath squareOutline(const CellMask& region, const QRect& within);

/// A piece of road or stream inside one cell, from border to border.
struct Stretch {
    QPointF from, control1, control2, to;
    bool end = false;  ///< stops in the middle of the cell
    QPointF at(double t) const;
};

/// Curves through linked cells of a mask. At the end of the battlefield the course runs on.
class Courses {
public:
    Courses(const CellMask& mask, const CellMask& field, std::uint64_t seed);
    /// The stretches in one cell; empty for cells outside the mask.
    std::vector<Stretch> in(int col, int row) const;
    /// True when the four cells right and below of this one (included) are all in the mask.
    bool block(int col, int row) const;

private:
    bool has(int col, int row) const { return m_mask.contains(col, row); }
    bool runsOut(int col, int row, int dx, int dy) const;
    const CellMask& m_mask;
    const CellMask& m_field;
    std::uint64_t m_seed;
};

/// An irregular round shape around the origin.
QPainterPath blob(Random& random, double radius, int points, double roughness);
/// A round shape with leafy lobes.
QPainterPath lobedBlob(Random& random, double radius, int lobes, double depth);
/// A closed smooth curve through points.
QPainterPath smoothClosed(const std::vector<QPointF>& points);

}  // namespace bocage::model::map
