#pragma once

#include <QColor>
#include <QWidget>
#include <optional>
#include <vector>

namespace bocage::editor {

/// One line of a plot. Style and marker differ between lines as well as their colour, so that the plot reads
/// in grey.
struct PlotSeries {
    enum class Marker { Circle, Square };
    QString name;
    std::vector<double> values;  ///< one for each step of the axis
    QColor colour;
    Qt::PenStyle style = Qt::SolidLine;
    Marker marker = Marker::Circle;
};

/// Curves over whole numbers: axes with round numbers, a legend, and the values under the pointer or, with
/// the arrow keys, at the cursor.
class CurvePlot : public QWidget {
    Q_OBJECT

public:
    explicit CurvePlot(QWidget* parent = nullptr);

    /// The axis begins at `first` and has as many steps as the longest series.
    void show(std::vector<PlotSeries> series, int first, const QString& horizontal, const QString& vertical);
    const std::vector<PlotSeries>& series() const { return m_series; }
    /// Axis value under the pointer or the cursor.
    std::optional<int> cursor() const;

    QSize sizeHint() const override { return {300, 220}; }
    QSize minimumSizeHint() const override { return {200, 150}; }

    /// Least round number (1, 2 or 5 times a power of ten) not below the value: ends of axes.
    static double roundUp(double value);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Frame;
    Frame frame() const;
    void moveCursor(int index);
    int steps() const;
    void drawAxes(QPainter& painter, const Frame& frame) const;
    void drawSeries(QPainter& painter, const Frame& frame, const PlotSeries& series) const;
    void drawLegend(QPainter& painter) const;
    void drawCursor(QPainter& painter, const Frame& frame) const;

    std::vector<PlotSeries> m_series;
    int m_first = 0;
    QString m_horizontal, m_vertical;
    double m_top = 1;
    int m_cursor = -1;
};

}  // namespace bocage::editor
