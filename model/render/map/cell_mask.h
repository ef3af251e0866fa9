#pragma once

#include <QRect>
#include <vector>

namespace bocage::model::map {

/// A set of cells inside a rectangle.
class CellMask {
public:
    CellMask() = default;
    explicit CellMask(const QRect& rect)
        : m_rect(rect),
          m_bits(static_cast<std::size_t>(rect.width()) * static_cast<std::size_t>(rect.height())) {}

    const QRect& rect() const { return m_rect; }
    bool contains(int col, int row) const {
        return m_rect.contains(col, row) && m_bits[index(col, row)] != 0;
    }
    void insert(int col, int row) {
        m_bits[index(col, row)] = 1;
        m_empty = false;
    }
    void remove(int col, int row) { m_bits[index(col, row)] = 0; }
    bool empty() const { return m_empty; }

private:
    std::size_t index(int col, int row) const {
        return static_cast<std::size_t>(row - m_rect.top()) * static_cast<std::size_t>(m_rect.width()) +
               static_cast<std::size_t>(col - m_rect.left());
    }
    QRect m_rect;
    std::vector<std::uint8_t> m_bits;
    bool m_empty = true;
};

}  // namespace bocage::model::map
