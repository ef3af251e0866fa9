#pragma once

#include <QString>

#include "model/print/flow/block.h"
#include "model/print/flow/ink.h"
#include "model/print/page.h"

namespace bocage::model::print {

/// A part of a document with its own number of columns. Columns that end on a page are made equally long.
struct Segment {
    int columns = 1;
    bool newPage = false;
    Blocks blocks;
};

/// What stands on every page around the flow.
struct PageFrame {
    Size size;
    Length margin = 15_mm;
    Length gutter = 7_mm;
    Ink ink;
    QString title;   ///< at the foot
    QString stamp;   ///< version, at the foot
    QString remark;  ///< at the head of every page: that it is not fit for play
    QString reader;  ///< at the head: whose eyes it is for
};

/// Lays the segments out on as many pages as they need.
std::vector<Page> flow(const std::vector<Segment>& segments, const PageFrame& frame);

/// How much of a page a segment takes with the gap above it, when there is room for all of it.
Length heightOf(const Segment& segment, const PageFrame& frame);

/// The part of a page that the flow fills.
Rect bodyOf(const PageFrame& frame);
/// "Page 3 of 9", as the foot of a page tells it.
QString numberLine(int number, int count);
/// Head and foot of page `number` of `count`.
void paintFrame(QPainter& painter, const PageFrame& frame, int number, int count);

}  // namespace bocage::model::print
