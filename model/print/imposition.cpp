#include "model/print/imposition.h"

#include <algorithm>

namespace bocage::model::print {

namespace {

/// What a page keeps free around the pieces.
struct Frame {
    Length margin;    ///< that printers do not reach
    Length markRoom;  ///< around a block, for its cut marks
    Length foot;      ///< for rulers and words
};
constexpr Frame wideFrame{7_mm, 7_mm, sheetFoot};
/// Just enough for nine playing cards on A4.
constexpr Frame tightFrame{5_mm, 5.5_mm, tightSheetFoot};
constexpr Length foldRoom = 3_mm;  ///< on either side of a fold

/// The part of the page that fronts may take.
Rect frontRoom(Size paper, Backs backs, const Frame& frame) {
    const Length width = backs == Backs::Fold ? paper.width / 2 - foldRoom : paper.width - frame.margin;
    return {frame.margin, frame.margin, width - frame.margin, paper.height - frame.margin * 2 - frame.foot};
}

Rect behind(const Rect& front, Size paper, Backs backs) {
    if (backs == Backs::ShortEdge)
        return {front.x, paper.height - front.bottom(), front.width, front.height};
    // Over the long edge, and over a fold in the middle of the page, right and left change places.
    return {paper.width - front.right(), front.y, front.width, front.height};
}

Length bleedOf(const SheetItem& item, const Options& options) {
    return options.sheets.bleed.value_or(item.bleed);
}

class Packer {
public:
    Packer(const std::vector<SheetItem>& items, const Options& options) : m_items(items), m_options(options) {
        m_plan.paper = sizeOf(options.paper);
    }

    SheetPlan pack() {
        // Items of one size stay together, in the order in which sizes first occur.
        std::vector<Size> sizes;
        for (const SheetItem& item : m_items)
            if (std::find(sizes.begin(), sizes.end(), item.size) == sizes.end())
                sizes.push_back(item.size);
        for (const Size& size : sizes) {
            std::vector<std::size_t> indexes;
            for (std::size_t i = 0; i < m_items.size(); ++i)
                if (m_items[i].size == size)
                    indexes.push_back(i);
            packSize(size, indexes);
        }
        return std::move(m_plan);
    }

private:
    /// How many a page of its own holds.
    std::int64_t capacity(const Size& size, Length gap, const Frame& frame) const {
        const Rect room = frontRoom(m_plan.paper, m_options.sheets.backs, frame);
        const auto fit = [&](Length space, Length each) {
            return std::max<std::int64_t>(0, (space - frame.markRoom * 2 + gap) / (each + gap));
        };
        return fit(room.width, size.width) * fit(room.height, size.height);
    }

    /// Between pieces that lie side by side: none where they share their cuts, else so much that what one
    /// shows beyond its cut never reaches another.
    Length gapOf(const std::vector<std::size_t>& indexes) const {
        Length beyond;
        for (const std::size_t index : indexes)
            beyond = std::max(beyond, m_items[index].gutter.value_or(Length()) / 2);
        if (m_options.sheets.gaps || beyond > Length())
            for (const std::size_t index : indexes)
                beyond = std::max(beyond, bleedOf(m_items[index], m_options));
        return beyond * 2;
    }

    void packSize(const Size& size, const std::vector<std::size_t>& indexes) {
        const Length gap = gapOf(indexes);
        const Size step{size.width + gap, size.height + gap};
        // A tight page only where it saves a third of the paper and more.
        const bool tight = capacity(size, gap, tightFrame) * 2 >= capacity(size, gap, wideFrame) * 3 &&
                           static_cast<std::int64_t>(indexes.size()) > capacity(size, gap, wideFrame);
        const Frame& frame = tight ? tightFrame : wideFrame;
        const Length markRoom = frame.markRoom;
        m_room = frontRoom(m_plan.paper, m_options.sheets.backs, frame);
        const Length width = m_room.width - markRoom * 2, height = m_room.height - markRoom * 2;
        const auto columns = (width + gap) / step.width;
        if (columns < 1 || size.height > height) {
            m_plan.tooLarge.insert(m_plan.tooLarge.end(), indexes.begin(), indexes.end());
            return;
        }
        std::size_t next = 0;
        while (next < indexes.size()) {
            auto rows = (m_room.bottom() - m_top - markRoom * 2 + gap) / step.height;
            if (m_plan.sheets.empty() || rows < 1 || m_plan.sheets.back().tight != tight) {
                m_plan.sheets.emplace_back();
                m_plan.sheets.back().tight = tight;
                m_top = m_room.y;
                rows = (height + gap) / step.height;
            }
            const auto left = static_cast<std::int64_t>(indexes.size() - next);
            const auto across = std::min<std::int64_t>(columns, left);
            const auto down = std::min<std::int64_t>(rows, (left + columns - 1) / columns);
            place(size, step, markRoom, indexes, next, static_cast<int>(across), static_cast<int>(down));
        }
    }

    void place(const Size& size, const Size& step, Length markRoom, const std::vector<std::size_t>& indexes,
               std::size_t& next, int columns, int rows) {
        SheetPlan::Sheet& sheet = m_plan.sheets.back();
        SheetGroup group;
        group.first = sheet.cells.size();
        group.cell = size;
        group.columns = columns;
        const Length blockWidth = step.width * (columns - 1) + size.width;
        const Length left = m_room.x + (m_room.width - blockWidth) / 2;
        const Length top = m_top + markRoom;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns && next < indexes.size(); ++column, ++next) {
                SheetCell cell;
                cell.item = indexes[next];
                cell.front = {left + step.width * column, top + step.height * row, size.width, size.height};
                cell.back = behind(cell.front, m_plan.paper, m_options.sheets.backs);
                cell.backTurned = m_options.sheets.backs == Backs::ShortEdge;
                sheet.cells.push_back(cell);
            }
        group.count = sheet.cells.size() - group.first;
        sheet.groups.push_back(group);
        m_top = top + step.height * (rows - 1) + size.height + markRoom;
    }

    const std::vector<SheetItem>& m_items;
    const Options& m_options;
    Rect m_room;
    Length m_top;
    SheetPlan m_plan;
};

}  // namespace

SheetPlan planSheets(const std::vector<SheetItem>& items, const Options& options) {
    return Packer(items, options).pack();
}

}  // namespace bocage::model::print
