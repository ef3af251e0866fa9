#include "editor/tools/flow_layout.h"

#include <QWidget>

namespace bocage::editor {

FlowLayout::FlowLayout(QWidget* parent, int across, int down)
    : QLayout(parent), m_across(across), m_down(down) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : m_items)
        delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const {
    int width = 0, height = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? m_across : 0);
        height = std::max(height, item->sizeHint().height());
    }
    return {width, height};
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const {
    int y = rect.y();
    for (std::size_t first = 0; first < m_items.size();) {
        // A row is as high as its highest item; the others stand in its middle.
        std::size_t end = first;
        int width = 0, height = 0;
        while (end < m_items.size()) {
            // What is hidden takes no room, nor a gap.
            if (m_items[end]->isEmpty()) {
                ++end;
                continue;
            }
            const QSize size = m_items[end]->sizeHint();
            const int wider = width + (width > 0 ? m_across : 0) + size.width();
            if (width > 0 && wider > rect.width())
                break;
            width = wider;
            height = std::max(height, size.height());
            ++end;
        }
        if (place) {
            m_lastRow = QRect(rect.x(), y, width, height);
            for (int x = rect.x(); first < end; ++first) {
                if (m_items[first]->isEmpty())
                    continue;
                const QSize size = m_items[first]->sizeHint();
                m_items[first]->setGeometry(QRect(QPoint(x, y + (height - size.height()) / 2), size));
                x += size.width() + m_across;
            }
        }
        first = end;
        if (width > 0)
            y += height + m_down;
    }
    return std::max(0, y - m_down - rect.y());
}

}  // namespace bocage::editor
