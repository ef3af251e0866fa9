#pragma once

#include <QWidget>
#include <vector>

#include "model/items/turn_track_model.h"

namespace bocage::editor {

/// The turn track as it is printed: numbered spaces, events as tokens, END as a flag, and who has the
/// initiative on each turn. Tokens are dragged from space to space; with the keyboard Tab-free arrows move
/// what is chosen, Up and Down choose, Insert adds, Delete takes away, Enter goes to the words.
class TurnTrackWidget : public QWidget {
    Q_OBJECT

public:
    TurnTrackWidget(model::ScenarioDocument& document, model::TurnTrackModel& track,
                    QWidget* parent = nullptr);

    const rules::ElementId& chosen() const { return m_chosen; }
    void choose(const rules::ElementId& event);
    /// Middle of a space, of an event's token and of the END flag, in widget coordinates.
    QPoint middleOfSpace(int turn) const;
    QPoint middleOfEvent(const rules::ElementId& event) const;
    QPoint middleOfEnd() const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void chosenChanged();
    /// The words of the chosen event are wanted.
    void wordsWanted(const bocage::rules::ElementId& event);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int wordsLeft = 24, wordsRight = 5;  ///< room beside the words of a token
    static int tokenLines(double height);                 ///< how many lines of words a token holds
    QString tokenWords(const QModelIndex& index) const;
    QFont tokenFont() const;
    void addEvent(int turn);
    struct Token {
        rules::ElementId event;  ///< empty: END
        int turn = 0;
        QRectF rect;
    };
    int columns(int width) const;
    QRectF spaceRect(int turn) const;
    int turnAt(QPointF point) const;  ///< 0 when beside every space
    std::vector<Token> tokens() const;
    const Token* tokenAt(const std::vector<Token>& all, QPointF point) const;
    void moveChosen(int turn);
    void step(int by);
    void describe();
    void drawSpace(QPainter& painter, int turn) const;
    void drawToken(QPainter& painter, const Token& token, bool ghost) const;
    void drawEnd(QPainter& painter, const QRectF& rect, bool lit) const;

    model::ScenarioDocument& m_document;
    model::TurnTrackModel& m_track;
    rules::ElementId m_chosen;
    bool m_endChosen = false;
    bool m_dragging = false;
    QPointF m_pressed, m_pointer;
};

}  // namespace bocage::editor
