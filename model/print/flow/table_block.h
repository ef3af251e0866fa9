#pragma once

#include <functional>
#include <vector>

#include "model/print/flow/text_block.h"

namespace bocage::model::print {

using Painting = std::function<void(QPainter&, const QRectF&)>;

/// A picture with a caption below it. It is as wide as asked for, or as the column, and never higher than
/// `highest`; its shape stays.
class PictureBlock : public Block {
public:
    PictureBlock(double aspect, Painting painting, Ink ink);
    Slices slices(Length width) const override;

    Length widest = 400_mm;
    Length highest = 150_mm;
    QString caption;

private:
    double m_aspect;
    Painting m_painting;
    Ink m_ink;
};

/// Words, or a picture of a fixed size, or both: the picture left of the words.
struct TableCell {
    Runs runs;
    Size picture;
    Painting painting;
    Qt::Alignment alignment = Qt::AlignLeft;
    QColor ground;  ///< invalid: none

    TableCell() = default;
    TableCell(const QString& text, bool bold = false) : runs{{text, bold}} {}
    TableCell(Runs text) : runs(std::move(text)) {}
};
using TableRow = std::vector<TableCell>;

/// Rows of words and pictures with lines between them. Heads are repeated in every column of the page; a row
/// is parted only when it is longer than a hand.
class TableBlock : public Block {
public:
    /// Widths are shares of the whole; those below zero are millimetres.
    TableBlock(std::vector<double> widths, Ink ink) : m_widths(std::move(widths)), m_ink(ink) {}
    Slices slices(Length width) const override;

    TableRow head;
    std::vector<TableRow> rows;
    Type type = Type::Small;
    bool lines = true;
    Length padding = 0.9_mm;

private:
    std::vector<Length> columns(Length width) const;
    Slices rowSlices(const TableRow& row, const std::vector<Length>& columns, bool isHead) const;

    std::vector<double> m_widths;
    Ink m_ink;
};

/// A framed box around other blocks, for asides.
class BoxBlock : public Block {
public:
    BoxBlock(Blocks inner, Ink ink) : m_inner(std::move(inner)), m_ink(ink) {}
    Slices slices(Length width) const override;
    QColor edge;            ///< invalid: that of lines
    bool together = false;  ///< not parted unless it is longer than a column

private:
    Blocks m_inner;
    Ink m_ink;
};

/// Nothing but room, or a row of pictures that wraps.
class TilesBlock : public Block {
public:
    struct Tile {
        Size size;
        Painting painting;
        QString caption;
    };
    TilesBlock(std::vector<Tile> tiles, Ink ink) : m_tiles(std::move(tiles)), m_ink(ink) {}
    Slices slices(Length width) const override;
    Length gap = 2_mm;
    bool together = false;  ///< its rows stay on one page, unless they are longer than that

private:
    std::vector<Tile> m_tiles;
    Ink m_ink;
};

}  // namespace bocage::model::print
