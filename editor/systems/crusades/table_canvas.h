#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "model/systems/crusades/render/card_painter.h"
#include "model/systems/crusades/render/table_layout.h"

namespace bocage::editor::crusades {

/// Draws the table and turns mouse and keyboard into spots: a click or Space chooses a card, Return or a drop
/// uses what is chosen on a spot. It knows no rules; the centre says what lights up and why not.
class TableCanvas : public QWidget {
    Q_OBJECT

public:
    using Spot = model::crusades::TableSpot;
    /// What a spot is to what is chosen now.
    struct Mark {
        bool legal = false;
        QString words;  ///< what would happen, or why it may not
    };

    explicit TableCanvas(QWidget* parent = nullptr);

    void showTable(const rules::crusades::Table* table, const rules::crusades::State* state,
                   const rules::LibraryPtr& library, std::vector<QString> seats);
    const model::crusades::TableLayout& table() const { return m_layout; }
    /// Asked for every spot while something is chosen.
    void setJudge(std::function<Mark(const Spot&)> judge) { m_judge = std::move(judge); }
    void setChosen(const std::vector<Spot>& chosen);
    /// The table fills this room until somebody zooms.
    void setRoom(const QSize& room);
    void setZoom(double zoom);
    /// As large as the room allows, again and from now on.
    void fit();
    bool fits() const { return m_fits; }
    double zoom() const { return m_zoom; }
    int cursorIndex() const { return m_cursor; }
    void setCursorAt(int spot);
    const Spot* cursorSpot() const;
    /// Where a spot is on the widget.
    QRect place(const Spot& spot) const;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Clicked, or Space: to be chosen or let go.
    void toggled(const bocage::model::crusades::TableSpot& spot);
    /// Something was dropped there, or Return: what is chosen is to be used on it.
    void used(const bocage::model::crusades::TableSpot& spot);
    void cursorMoved();
    /// The cursor went somewhere that may be out of sight.
    void revealWanted();
    void zoomWanted(double factor);
    void fitWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    int spotAt(const QPointF& point) const { return m_layout.at(point / m_zoom); }
    bool isChosen(const Spot& spot) const;
    bool moveCursor(int spot);
    void paintStrength(QPainter& painter, const Spot& spot, int halves) const;
    /// The card of an opponent that is easiest to take as things stand.
    bool isWeakPoint(const Spot& spot) const;
    void paintSpot(QPainter& painter, const Spot& spot) const;
    void paintDragged(QPainter& painter) const;

    const rules::crusades::Table* m_table = nullptr;
    const rules::crusades::State* m_state = nullptr;
    std::unique_ptr<model::crusades::CardPainter> m_painter;
    rules::LibraryPtr m_library;
    std::vector<QString> m_seats;
    model::crusades::TableLayout m_layout;
    std::vector<Spot> m_chosen;
    std::function<Mark(const Spot&)> m_judge;
    double m_zoom = 1;
    QSize m_room;
    bool m_fits = true;
    int m_cursor = -1;
    int m_pressed = -1;
    QPointF m_dragAt;
    bool m_dragging = false;
};

}  // namespace bocage::editor::crusades
