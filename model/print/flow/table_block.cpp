#include "model/print/flow/table_block.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace bocage::model::print {

namespace {

constexpr Length longRow = 70_mm;

/// A line of words of fixed width, as slices.
Slices wordsOf(const TableCell& cell, Type type, Length width, const Ink& ink) {
    if (cell.runs.empty())
        return {};
    TextStyle style;
    style.type = type;
    style.alignment = cell.alignment;
    style.before = Length();
    return TextBlock(cell.runs, style, ink).slices(width);
}

struct CellLayout {
    Rect rect;  ///< x and width only
    Slices words;
    Length wordsLeft;
    TableCell cell;
};

}  // namespace

PictureBlock::PictureBlock(double aspect, Painting painting, Ink ink)
    : m_aspect(std::max(aspect, 0.05)), m_painting(std::move(painting)), m_ink(ink) {}

Slices PictureBlock::slices(Length width) const {
    Length wide = std::min(width, widest);
    Length high = fromUnits(wide.units() / m_aspect);
    if (high > highest) {
        high = highest;
        wide = fromUnits(high.units() * m_aspect);
    }
    Slice picture;
    picture.height = high;
    picture.before = 2.4_mm;
    picture.paint = [painting = m_painting, wide, high, left = (width - wide) / 2](QPainter& painter,
                                                                                   const Place& at) {
        painter.save();
        painting(painter, Rect{at.x + left, at.y, wide, high}.units());
        painter.restore();
    };
    Slices slices{std::move(picture)};
    if (!caption.isEmpty()) {
        TextStyle style;
        style.type = Type::Small;
        style.alignment = Qt::AlignHCenter;
        style.colour = m_ink.muted();
        style.before = 1_mm;
        style.together = true;
        Slices words = TextBlock({{caption, false, true}}, style, m_ink).slices(width);
        for (Slice& slice : words) {
            slice.mayBreakBefore = false;
            slices.push_back(std::move(slice));
        }
    }
    return slices;
}

std::vector<Length> TableBlock::columns(Length width) const {
    Length rest = width;
    double shares = 0;
    for (const double each : m_widths) {
        if (each < 0)
            rest -= Length::millimetres(-each);
        else
            shares += each;
    }
    std::vector<Length> all;
    for (const double each : m_widths)
        all.push_back(each < 0 ? Length::millimetres(-each)
                               : fromUnits(std::max(rest, 10_mm).units() * each / std::max(shares, 0.01)));
    return all;
}

Slices TableBlock::rowSlices(const TableRow& row, const std::vector<Length>& columns, bool isHead) const {
    auto cells = std::make_shared<std::vector<CellLayout>>();
    Length x, pictures, total;
    std::size_t lineCount = 0;
    Length line = lineHeight(type);
    for (std::size_t i = 0; i < row.size() && i < columns.size(); ++i) {
        CellLayout layout;
        layout.cell = row[i];
        layout.rect = {x, Length(), columns[i], Length()};
        const bool picture = static_cast<bool>(row[i].painting);
        layout.wordsLeft =
            padding + (picture && !row[i].runs.empty() ? row[i].picture.width + padding : Length());
        layout.words = wordsOf(row[i], type, std::max(columns[i] - layout.wordsLeft - padding, 3_mm), m_ink);
        if (picture)
            pictures = std::max(pictures, row[i].picture.height);
        lineCount = std::max(lineCount, layout.words.size());
        cells->push_back(std::move(layout));
        x += columns[i];
    }
    total = x;
    const Length words = line * static_cast<std::int64_t>(lineCount);
    const Length whole = std::max(words, pictures) + padding * 2;
    // One strip for the usual row; a very long one goes line by line below its picture's height.
    const bool parted = whole > longRow && words > pictures;
    const std::size_t inFirst =
        parted ? std::clamp<std::size_t>(static_cast<std::size_t>(pictures / line), 1, lineCount) : lineCount;
    Slices slices;
    const auto addStrip = [&](std::size_t from, std::size_t to, bool first, bool last) {
        Slice slice;
        const Length text = line * static_cast<std::int64_t>(to - from);
        slice.height = (first ? std::max(text, pictures) : text) + (first ? padding : Length()) +
                       (last ? padding : Length());
        slice.mayBreakBefore = first || (from >= inFirst + 1 && to + 1 < lineCount);
        slice.paint = [cells, from, to, first, last, isHead, total, line, height = slice.height, ink = m_ink,
                       ruled = lines, pad = padding](QPainter& painter, const Place& at) {
            if (isHead && ink.band() != QColor(Qt::white))
                painter.fillRect(Rect{at.x, at.y, total, height}.units(), ink.band());
            const Length room = height - (first ? pad : Length()) - (last ? pad : Length());
            for (const CellLayout& layout : *cells) {
                const Length left = at.x + layout.rect.x;
                if (layout.cell.ground.isValid())
                    painter.fillRect(Rect{left, at.y, layout.rect.width, height}.units(), layout.cell.ground);
                const Length top = at.y + (first ? pad : Length());
                if (first && layout.cell.painting) {
                    const Size size = layout.cell.picture;
                    const Length free = layout.rect.width - size.width;
                    const Length shift =
                        layout.words.empty() && (layout.cell.alignment & Qt::AlignHCenter) ? free / 2 : pad;
                    painter.save();
                    layout.cell.painting(
                        painter,
                        Rect{left + shift, top + (room - size.height) / 2, size.width, size.height}.units());
                    painter.restore();
                }
                const std::size_t end = std::min(to, layout.words.size());
                // Words of a short cell stand in the middle of its row.
                Length y = top;
                if (first && last && end >= from)
                    y += (room - line * static_cast<std::int64_t>(end - from)) / 2;
                for (std::size_t i = from; i < end; ++i, y += line)
                    layout.words[i].paint(painter, {left + layout.wordsLeft, y});
            }
            if (ruled && last) {
                // Within the row: what comes below may have a ground of its own.
                const double thick = isHead ? 30 : 15;
                painter.setPen(QPen(ink.line(), thick));
                const QPointF foot = Place{at.x, at.y + height}.units() - QPointF(0, thick / 2);
                painter.drawLine(foot, foot + QPointF(total.units(), 0));
            }
        };
        slices.push_back(std::move(slice));
    };
    if (!parted) {
        addStrip(0, lineCount, true, true);
        return slices;
    }
    addStrip(0, inFirst, true, inFirst == lineCount);
    for (std::size_t i = inFirst; i < lineCount; ++i)
        addStrip(i, i + 1, false, i + 1 == lineCount);
    return slices;
}

Slices TableBlock::slices(Length width) const {
    const std::vector<Length> all = columns(width);
    Slices slices;
    std::shared_ptr<const Slice> again;
    if (!head.empty()) {
        slices = rowSlices(head, all, true);
        if (slices.size() == 1)
            again = std::make_shared<const Slice>(slices.front());
        slices.front().before = 2_mm;
    }
    bool first = !head.empty();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Slices more = rowSlices(rows[i], all, false);
        if (more.empty())
            continue;
        // Under a head there is never one row alone.
        if (first || (!head.empty() && (i == 1 || i + 1 == rows.size())))
            more.front().mayBreakBefore = false;
        else if (slices.empty())
            more.front().before = 1.5_mm;
        first = false;
        for (Slice& slice : more)
            slice.head = again;
        slices.insert(slices.end(), std::make_move_iterator(more.begin()),
                      std::make_move_iterator(more.end()));
    }
    return slices;
}

Slices BoxBlock::slices(Length width) const {
    constexpr Length pad = 2.4_mm;
    Slices inner = slicesOf(m_inner, width - pad * 2);
    Slices slices;
    for (std::size_t i = 0; i < inner.size(); ++i) {
        const bool first = i == 0, last = i + 1 == inner.size();
        Slice slice;
        const Length above = first ? pad : inner[i].before;
        slice.height = inner[i].height + above + (last ? pad : Length());
        slice.before = first ? 2.4_mm : Length();
        slice.mayBreakBefore = first || (inner[i].mayBreakBefore && !together);
        slice.paint = [part = inner[i], above, first, last, height = slice.height, width, ink = m_ink,
                       colour = edge.isValid() ? edge : m_ink.line()](QPainter& painter, const Place& at) {
            const QRectF rect = Rect{at.x, at.y, width, height}.units();
            if (ink.panel() != QColor(Qt::white))
                painter.fillRect(rect, ink.panel());
            painter.setPen(QPen(colour, 25));
            painter.drawLine(rect.topLeft(), rect.bottomLeft());
            painter.drawLine(rect.topRight(), rect.bottomRight());
            if (first)
                painter.drawLine(rect.topLeft(), rect.topRight());
            if (last)
                painter.drawLine(rect.bottomLeft(), rect.bottomRight());
            if (part.paint)
                part.paint(painter, {at.x + pad, at.y + above});
        };
        slices.push_back(std::move(slice));
    }
    return slices;
}

Slices TilesBlock::slices(Length width) const {
    Slices slices;
    const Length captionHeight = lineHeight(Type::Tiny);
    for (std::size_t from = 0; from < m_tiles.size();) {
        Length x, high;
        std::size_t to = from;
        bool captions = false;
        for (; to < m_tiles.size(); ++to) {
            if (to > from && x + m_tiles[to].size.width > width)
                break;
            x += m_tiles[to].size.width + gap;
            high = std::max(high, m_tiles[to].size.height);
            captions = captions || !m_tiles[to].caption.isEmpty();
        }
        Slice slice;
        slice.height = high + (captions ? captionHeight : Length());
        slice.before = from == 0 ? 2_mm : gap;
        slice.mayBreakBefore = from == 0 || !together;
        slice.paint = [row = std::vector<Tile>(m_tiles.begin() + static_cast<std::ptrdiff_t>(from),
                                               m_tiles.begin() + static_cast<std::ptrdiff_t>(to)),
                       high, captionHeight, step = gap, ink = m_ink](QPainter& painter, const Place& at) {
            Length left = at.x;
            for (const Tile& tile : row) {
                painter.save();
                tile.painting(
                    painter,
                    Rect{left, at.y + (high - tile.size.height), tile.size.width, tile.size.height}.units());
                painter.restore();
                if (!tile.caption.isEmpty()) {
                    painter.setFont(fontOf(Type::Tiny));
                    painter.setPen(ink.text());
                    painter.drawText(Rect{left, at.y + high, tile.size.width, captionHeight}.units(),
                                     Qt::AlignCenter | Qt::TextSingleLine,
                                     elidedTo(tile.caption, Type::Tiny, tile.size.width));
                }
                left += tile.size.width + step;
            }
        };
        slices.push_back(std::move(slice));
        from = to;
    }
    return slices;
}

}  // namespace bocage::model::print
