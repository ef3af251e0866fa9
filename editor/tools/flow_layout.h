#pragma once

#include <QLayout>
#include <vector>

namespace bocage::editor {

/// Items side by side, in further rows when the width ends.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    FlowLayout(QWidget* parent, int across, int down);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

    /// Where the last row begins and ends after the last setGeometry: room for something beside it.
    QRect lastRow() const { return m_lastRow; }

private:
    int arrange(const QRect& rect, bool place) const;

    std::vector<QLayoutItem*> m_items;
    int m_across, m_down;
    mutable QRect m_lastRow;
};

}  // namespace bocage::editor
