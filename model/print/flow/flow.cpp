#include "model/print/flow/flow.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "model/print/flow/text_block.h"

namespace bocage::model::print {

namespace {

constexpr Length headRoom = 7_mm, footRoom = 6_mm, segmentGap = 4_mm;

/// What a column that begins here has above it.
Length headOf(const Slices& slices, std::size_t from) {
    return from < slices.size() && slices[from].head ? slices[from].head->height : Length();
}

/// Where one column ends: the first slice that goes into the next.
std::size_t columnEnd(const Slices& slices, std::size_t from, Length room) {
    Length used = headOf(slices, from);
    std::size_t at = from;
    for (; at < slices.size(); ++at) {
        const Length more = slices[at].height + (at == from ? Length() : slices[at].before);
        if (used + more > room)
            break;
        used += more;
    }
    if (at == slices.size())
        return at;
    for (std::size_t back = at; back > from; --back)
        if (slices[back].mayBreakBefore)
            return back;
    // What hangs together is longer than a column: it is parted after all, rather than cut off.
    return std::max(at, from + 1);
}

Length heightOfRange(const Slices& slices, std::size_t from, std::size_t to) {
    Length height = from < to ? headOf(slices, from) : Length();
    for (std::size_t i = from; i < to; ++i)
        height += slices[i].height + (i == from ? Length() : slices[i].before);
    return height;
}

/// Ends of the columns, when everything from `from` on is poured into columns of this height.
std::vector<std::size_t> pour(const Slices& slices, std::size_t from, int columns, Length room) {
    std::vector<std::size_t> ends;
    for (int i = 0; i < columns; ++i) {
        from = from < slices.size() ? columnEnd(slices, from, room) : from;
        ends.push_back(from);
    }
    return ends;
}

/// Whether no column ends between a heading and what it heads.
bool endsWell(const Slices& slices, const std::vector<std::size_t>& ends) {
    return std::all_of(ends.begin(), ends.end(),
                       [&](std::size_t end) { return end >= slices.size() || slices[end].mayBreakBefore; });
}

/// The lowest columns that still hold all the rest, and part nothing that full columns keep together.
std::vector<std::size_t> balanced(const Slices& slices, std::size_t from, int columns, Length room) {
    Length low = heightOfRange(slices, from, slices.size()) / columns, high = room;
    const bool together = endsWell(slices, pour(slices, from, columns, room));
    constexpr Length step = Length::micrometres(500);
    while (high - low > step) {
        const Length middle = low + (high - low) / 2;
        const std::vector<std::size_t> ends = pour(slices, from, columns, middle);
        const bool holds = ends.back() == slices.size() && (!together || endsWell(slices, ends));
        (holds ? high : low) = middle;
    }
    return pour(slices, from, columns, high);
}

/// What would stand alone on the next page takes along what is above it.
void keepCompany(const Slices& slices, std::size_t from, std::vector<std::size_t>& ends) {
    const auto mayEnd = [&](std::size_t at) { return slices[at].mayBreakBefore; };
    if (ends.back() >= slices.size() || !mayEnd(ends.back()))
        return;
    for (std::size_t i = ends.back() + 1; i < slices.size(); ++i)
        if (mayEnd(i))
            return;
    const std::size_t first = ends.size() > 1 ? ends[ends.size() - 2] : from;
    for (std::size_t back = ends.back() - 1; back > first; --back)
        if (mayEnd(back)) {
            ends.back() = back;
            return;
        }
}

/// No single line, point of a list or row of a table is parted from the rest of what stands under one
/// heading, as no line is from its paragraph. Anything higher than two lines may stand by itself.
void keepEndsTogether(Slices& slices, std::size_t from) {
    constexpr Length enough = 9_mm;
    const auto tiny = [&](std::size_t first, std::size_t end) {
        return heightOfRange(slices, first, end) < enough;
    };
    for (std::size_t i = from + 1; i < slices.size() && tiny(from, i); ++i)
        slices[i].mayBreakBefore = false;
    for (std::size_t i = slices.size(); i > from + 1 && tiny(i - 1, slices.size()); --i)
        slices[i - 1].mayBreakBefore = false;
}

struct Placed {
    std::shared_ptr<const Slices> slices;
    std::size_t from = 0, to = 0;
    Place at;
};

void paintPlaced(QPainter& painter, const Placed& placed) {
    Place at = placed.at;
    if (const Slice& first = (*placed.slices)[placed.from]; first.head) {
        if (first.head->paint)
            first.head->paint(painter, at);
        at.y += first.head->height;
    }
    for (std::size_t i = placed.from; i < placed.to; ++i) {
        const Slice& slice = (*placed.slices)[i];
        if (i != placed.from)
            at.y += slice.before;
        if (slice.paint)
            slice.paint(painter, at);
        at.y += slice.height;
    }
}

class Pourer {
public:
    explicit Pourer(const PageFrame& frame) : m_body(bodyOf(frame)), m_gutter(frame.gutter) {}

    /// `next` follows it: what ends with a heading needs room for the beginning of that as well.
    void add(const Segment& segment, const Segment* next) {
        const Length width = columnWidth(segment);
        const auto slices = std::make_shared<const Slices>(slicesOf(segment.blocks, width));
        if (slices->empty())
            return;
        const bool leads = next && segment.blocks.back()->keepWithNext;
        const Slices following = leads ? slicesOf(next->blocks, columnWidth(*next)) : Slices();
        const Length afterwards = following.empty() ? Length() : segmentGap + leastRoom(following, 0);
        if (m_pages.empty() || (segment.newPage && !m_pages.back().empty()))
            newPage();
        else if (!m_pages.back().empty())
            m_top += segmentGap;
        std::size_t from = 0;
        while (from < slices->size()) {
            const Length room = m_body.bottom() - m_top;
            auto ends = pour(*slices, from, segment.columns, room);
            // Too little room for even its beginning: rather a new page than a heading at the foot.
            const Length least = leastRoom(*slices, from) +
                                 (groupEnd(*slices, from) == slices->size() ? afterwards : Length());
            const bool fits = room >= least || m_pages.back().empty();
            if (!fits) {
                newPage();
                continue;
            }
            keepCompany(*slices, from, ends);
            if (ends.back() == slices->size())
                ends = balanced(*slices, from, segment.columns, room);
            Length lowest = m_top;
            for (int column = 0; column < segment.columns; ++column) {
                const std::size_t to = ends[static_cast<std::size_t>(column)];
                const Place at{m_body.x + (width + m_gutter) * column, m_top};
                if (to > from)
                    m_pages.back().push_back({slices, from, to, at});
                lowest = std::max(lowest, m_top + heightOfRange(*slices, from, to));
                from = to;
            }
            m_top = lowest;
            if (from < slices->size())
                newPage();
        }
    }

    std::vector<std::vector<Placed>> take() { return std::move(m_pages); }

private:
    void newPage() {
        m_pages.emplace_back();
        m_top = m_body.y;
    }
    Length columnWidth(const Segment& segment) const {
        return (m_body.width - m_gutter * (segment.columns - 1)) / std::max(1, segment.columns);
    }
    /// The first place where a column may end.
    static std::size_t groupEnd(const Slices& slices, std::size_t from) {
        std::size_t to = from + 1;
        while (to < slices.size() && !slices[to].mayBreakBefore)
            ++to;
        return to;
    }
    static Length leastRoom(const Slices& slices, std::size_t from) {
        return heightOfRange(slices, from, groupEnd(slices, from));
    }

    Rect m_body;
    Length m_gutter;
    Length m_top;
    std::vector<std::vector<Placed>> m_pages;
};

void paintLine(QPainter& painter, const QString& text, const Rect& rect, Qt::Alignment alignment,
               const QColor& colour, bool bold) {
    painter.setFont(fontOf(Type::Tiny, bold));
    painter.setPen(colour);
    painter.drawText(rect.units(), static_cast<int>(alignment | Qt::AlignVCenter | Qt::TextSingleLine), text);
}

}  // namespace

Slices slicesOf(const Blocks& blocks, Length width) {
    Slices all;
    bool keep = false;
    std::size_t section = 0;  // where what stands below the last heading begins
    for (const BlockPtr& block : blocks) {
        Slices more = block->slices(width);
        if (more.empty())
            continue;
        if (keep)
            more.front().mayBreakBefore = false;
        if (block->keepWithNext && !keep)
            keepEndsTogether(all, section);
        keep = block->keepWithNext;
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
        if (keep)
            section = all.size();
    }
    keepEndsTogether(all, section);
    return all;
}

Length heightOf(const Segment& segment, const PageFrame& frame) {
    const Rect body = bodyOf(frame);
    const int columns = std::max(1, segment.columns);
    const Slices slices = slicesOf(segment.blocks, (body.width - frame.gutter * (columns - 1)) / columns);
    Length height;
    std::size_t from = 0;
    for (const std::size_t to : balanced(slices, 0, columns, body.height)) {
        height = std::max(height, heightOfRange(slices, from, to));
        from = to;
    }
    return height + segmentGap;
}

Length heightOf(const Slices& slices) {
    return heightOfRange(slices, 0, slices.size());
}

void paintSlices(QPainter& painter, const Slices& slices, Place at) {
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (i > 0)
            at.y += slices[i].before;
        if (slices[i].paint)
            slices[i].paint(painter, at);
        at.y += slices[i].height;
    }
}

Rect bodyOf(const PageFrame& frame) {
    const Length head = frame.remark.isEmpty() && frame.reader.isEmpty() ? Length() : headRoom;
    return {frame.margin, frame.margin + head, frame.size.width - frame.margin * 2,
            frame.size.height - frame.margin * 2 - head - footRoom};
}

QString numberLine(int number, int count) {
    return QCoreApplication::translate("PrintFrame", "Page %1 of %2").arg(number).arg(count);
}

void paintFrame(QPainter& painter, const PageFrame& frame, int number, int count) {
    const Ink& ink = frame.ink;
    const Length width = frame.size.width - frame.margin * 2;
    const Rect foot{frame.margin, frame.size.height - frame.margin - 4_mm, width, 4_mm};
    painter.setPen(QPen(ink.line(), 20));
    painter.drawLine(foot.units().topLeft(), foot.units().topRight());
    const QString left = elidedTo(frame.title, Type::Tiny, width * 55 / 100);
    paintLine(painter, left, foot, Qt::AlignLeft, ink.muted(), false);
    const QString pages = numberLine(number, count);
    paintLine(painter, frame.stamp.isEmpty() ? pages : frame.stamp + QStringLiteral("  ·  ") + pages, foot,
              Qt::AlignRight, ink.muted(), false);
    if (frame.remark.isEmpty() && frame.reader.isEmpty())
        return;
    const Rect head{frame.margin, frame.margin - 2_mm, width, 6_mm};
    painter.setPen(QPen(frame.remark.isEmpty() ? ink.line() : ink.warning(), 25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(head.units());
    const Rect inside{head.x + 2_mm, head.y, head.width - 4_mm, head.height};
    if (!frame.remark.isEmpty())
        paintLine(painter, elidedTo(frame.remark, Type::Tiny, width * 6 / 10), inside, Qt::AlignLeft,
                  ink.warning(), true);
    if (!frame.reader.isEmpty())
        paintLine(painter, elidedTo(frame.reader, Type::Tiny, width * 35 / 100), inside,
                  frame.remark.isEmpty() ? Qt::AlignHCenter : Qt::AlignRight, ink.text(), true);
}

void numberPages(Document& document) {
    const int count = static_cast<int>(document.pages.size());
    int number = 0;
    for (Page& page : document.pages) {
        ++number;
        if (page.label.isEmpty())
            page.label = QCoreApplication::translate("PrintFrame", "Page %1").arg(number);
        if (!page.paintNumber)
            continue;
        page.paint = [paint = std::move(page.paint), tell = std::move(page.paintNumber), number,
                      count](QPainter& painter) {
            tell(painter, number, count);
            paint(painter);
        };
        page.paintNumber = nullptr;
    }
}

std::vector<Page> flow(const std::vector<Segment>& segments, const PageFrame& frame) {
    Pourer pourer(frame);
    for (std::size_t i = 0; i < segments.size(); ++i)
        pourer.add(segments[i], i + 1 < segments.size() ? &segments[i + 1] : nullptr);
    std::vector<std::vector<Placed>> placed = pourer.take();
    std::vector<Page> pages;
    for (std::vector<Placed>& parts : placed) {
        Page page;
        page.size = frame.size;
        page.paint = [parts = std::move(parts)](QPainter& painter) {
            for (const Placed& part : parts)
                paintPlaced(painter, part);
        };
        page.paintNumber = [frame](QPainter& painter, int number, int count) {
            paintFrame(painter, frame, number, count);
        };
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace bocage::model::print
