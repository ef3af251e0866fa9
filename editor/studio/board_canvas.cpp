#include "editor/studio/board_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "editor/picking/plane.h"
#include "editor/theme/theme.h"
#include "model/messages/element_names.h"
#include "model/render/map_renderer.h"

namespace bocage::editor {

using rules::Cell;
using rules::ContentId;

namespace {
constexpr double margin = 24;
constexpr int pixelsPerCell = 96;  ///< of a scan that is laid straight
}  // namespace

BoardCanvas::BoardCanvas(model::PackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("boardCanvas"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Face of the board"));
    setMinimumSize(280, 240);
    connect(&m_document, &model::PackDocument::changed, this, qOverload<>(&QWidget::update));
}

model::FaceEdits BoardCanvas::edits() const {
    return {m_document, m_item, m_face};
}

const rules::Grid& BoardCanvas::grid() const {
    const rules::Grid* found = rules::gridOf(edits().grid());
    return found ? *found : rules::squareGrid();
}

QRectF BoardCanvas::box() const {
    const rules::Face* face = edits().face();
    return face ? boxOf(grid(), model::CellRect{0, 0, face->grid.cols, face->grid.rows}) : QRectF(0, 0, 1, 1);
}

double BoardCanvas::scale() const {
    const QRectF cells = box();
    return std::max(
        4.0, std::min((width() - 2 * margin) / cells.width(), (height() - 2 * margin) / cells.height()));
}

QPointF BoardCanvas::toPixels(QPointF point) const {
    const QRectF cells = box();
    const QPointF origin((width() - cells.width() * scale()) / 2, (height() - cells.height() * scale()) / 2);
    return origin + (point - cells.topLeft()) * scale();
}

QPointF BoardCanvas::fromPixels(QPointF pixel) const {
    const QRectF cells = box();
    const QPointF origin((width() - cells.width() * scale()) / 2, (height() - cells.height() * scale()) / 2);
    return (pixel - origin) / scale() + cells.topLeft();
}

double BoardCanvas::scanScale() const {
    return std::min((width() - 2 * margin) / m_scan.width(), (height() - 2 * margin) / m_scan.height());
}

QPointF BoardCanvas::scanToPixels(QPointF point) const {
    return QPointF((width() - m_scan.width() * scanScale()) / 2,
                   (height() - m_scan.height() * scanScale()) / 2) +
           point * scanScale();
}

void BoardCanvas::setFace(const ContentId& item, std::size_t face) {
    if (item != m_item) {
        m_scan = QImage();
        m_clicks.clear();
        m_cursor = {};
    }
    m_item = item;
    m_face = face;
    update();
}

void BoardCanvas::setTool(Tool tool) {
    m_tool = tool;
    update();
}

void BoardCanvas::setOwnTool(const FaceTool& tool) {
    m_own = &tool;
    m_tool = Tool::Own;
    Q_EMIT said(tool.hint());
    update();
}

void BoardCanvas::setScan(const QImage& scan) {
    m_scan = scan;
    m_clicks.clear();
    m_aim = QPointF(scan.width() / 4.0, scan.height() / 4.0);
    if (!scan.isNull())
        askCorners();
    update();
}

void BoardCanvas::setScanOpacity(double opacity) {
    m_opacity = opacity;
    update();
}

void BoardCanvas::askCorners() {
    m_clicks.clear();
    Q_EMIT said(tr("Click the top left corner of the board on the scan."));
    update();
}

void BoardCanvas::setCorners(QPointF topLeft, QPointF topRight, QPointF bottomLeft) {
    m_clicks = {topLeft, topRight, bottomLeft};
    if (straightScan().isNull()) {
        m_clicks.clear();
        Q_EMIT said(tr("These three corners lie on one line. Click the top left corner again."));
    } else {
        Q_EMIT said(tr("The scan lies under the grid. Paint over it."));
        Q_EMIT cornersSet();
    }
    update();
}

QImage BoardCanvas::straightScan() const {
    const rules::Face* face = edits().face();
    if (m_clicks.size() != 3 || !face)
        return {};
    const QRectF cells = box();
    const double scale = std::min<double>(pixelsPerCell, 1600 / std::max(cells.width(), cells.height()));
    return model::straightened(m_scan, m_clicks[0], m_clicks[1], m_clicks[2],
                               (cells.size() * scale).toSize());
}

void BoardCanvas::setCursor(Cell cell) {
    const rules::Face* face = edits().face();
    if (!face)
        return;
    m_cursor = {std::clamp(cell.col, 0, face->grid.cols - 1), std::clamp(cell.row, 0, face->grid.rows - 1)};
    const ContentId& terrain = face->grid.at(m_cursor);
    const QString name = QString::fromStdString(grid().name(m_cursor));
    QString words =
        terrain.empty()
            ? tr("%1: no space here").arg(name)
            : tr("%1: %2").arg(name, model::ElementNames::content(*m_document.liveLibrary(), terrain));
    if (const QString found = m_tool == Tool::Own ? m_own->found(*face, m_cursor) : QString();
        !found.isEmpty())
        words += QStringLiteral(" · ") + found;
    setAccessibleDescription(words);
    Q_EMIT said(words);
    update();
}

void BoardCanvas::paintScanCorners(QPainter& painter) {
    painter.drawImage(QRectF(scanToPixels({0, 0}), QSizeF(m_scan.size()) * scanScale()), m_scan);
    painter.setPen(QPen(Theme::current().accent, 2));
    for (const QPointF& corner : m_clicks) {
        const QPointF at = scanToPixels(corner);
        painter.drawLine(at - QPointF(9, 0), at + QPointF(9, 0));
        painter.drawLine(at - QPointF(0, 9), at + QPointF(0, 9));
    }
    if (hasFocus()) {
        const QPointF aim = scanToPixels(m_aim);
        painter.drawEllipse(aim, 7, 7);
        painter.drawPoint(aim);
    }
}

void BoardCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.surround);
    if (asksCorners())
        return paintScanCorners(painter);
    const rules::Face* face = edits().face();
    if (!face) {
        painter.setPen(theme.onSurround);
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("This piece cannot be painted yet: see its problems."));
        return;
    }
    const rules::Library& library = *m_document.liveLibrary();
    painter.save();
    painter.translate(toPixels(box().topLeft()));
    painter.scale(scale(), scale());
    painter.translate(-box().topLeft());
    // While a scan is traced the painting is ours, not the scan that may be its face.
    rules::Face drawn = *face;
    if (!m_scan.isNull())
        drawn.art.clear();
    if (const rules::BoardDef* board = library.board(m_item))
        model::MapRenderer::paintBoard(painter, *board, drawn, library);
    else if (const rules::OverlayDef* overlay = library.overlay(m_item))
        model::MapRenderer::paintOverlay(painter, *overlay, drawn, library);
    painter.restore();
    if (const QImage straight = straightScan(); !straight.isNull()) {
        painter.setOpacity(m_opacity);
        painter.drawImage(QRectF(toPixels(box().topLeft()), box().size() * scale()), straight);
        painter.setOpacity(1);
    }
    const auto polygon = [&](Cell cell) {
        QPolygonF shape = shapeOf(grid(), cell);
        for (QPointF& point : shape)
            point = toPixels(point);
        return shape;
    };
    for (int row = 0; row < face->grid.rows; ++row)
        for (int col = 0; col < face->grid.cols; ++col) {
            // The table under it is dark in the light theme too.
            const Cell cell{col, row};
            const bool bare = m_scan.isNull() && face->grid.at(cell).empty();
            QColor line = bare ? theme.onSurround : theme.ink;
            line.setAlphaF(0.28F);
            painter.setPen(QPen(line, 1));
            painter.drawPolygon(polygon(cell));
        }
    if (m_tool == Tool::Room)
        for (std::size_t i = 0; i < face->rooms.size(); ++i) {
            QColor tint = QColor::fromHsv(static_cast<int>(i * 67 % 360), 160, 220, 110);
            for (const Cell cell : face->rooms[i].cells) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(tint);
                painter.drawPolygon(polygon(cell));
                painter.setPen(theme.ink);
                painter.drawText(polygon(cell).boundingRect(), Qt::AlignCenter, QString::number(i + 1));
            }
        }
    if (m_tool == Tool::Edge || m_tool == Tool::Corner) {
        // What lies there is told by the drawing; the marks say where one can point at it.
        painter.setBrush(theme.link);
        painter.setPen(Qt::NoPen);
        if (m_tool == Tool::Edge)
            for (const rules::EdgeFeature& edge : face->edges)
                painter.drawEllipse(toPixels(middleOf(grid(), edge.at)), 3, 3);
        else
            for (const rules::CornerFeature& corner : face->corners)
                painter.drawEllipse(toPixels(middleOf(grid(), corner.at)), 4, 4);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.onSurround, hasFocus() ? 5 : 2));
    painter.drawPolygon(polygon(m_cursor));
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.muted, hasFocus() ? 3 : 1));
    painter.drawPolygon(polygon(m_cursor));
}

QString BoardCanvas::run() const {
    return m_painting ? QStringLiteral("stroke %1").arg(m_stroke) : QString();
}

void BoardCanvas::apply(QPointF point, bool erase) {
    const rules::Face* face = edits().face();
    const Cell cell = cellAt(grid(), point);
    if (!face || cell.col < 0 || cell.row < 0 || cell.col >= face->grid.cols || cell.row >= face->grid.rows)
        return;
    const ContentId kind = erase ? ContentId() : m_brush;
    switch (m_tool) {
        case Tool::Terrain:
        case Tool::Room:
            applyAt(cell, erase);
            break;
        case Tool::Own:
            if (cell == m_last)
                applyAt(cell, erase);
            else
                step(m_last, cell, erase);
            break;
        case Tool::Edge:
            edits().setEdges({grid().sideNear(gridPoint(point))}, kind, run());
            break;
        case Tool::Corner:
            edits().setCorners({grid().cornerNear(gridPoint(point))}, kind, run());
            break;
    }
    setCursor(cell);
}

void BoardCanvas::step(Cell from, Cell to, bool erase) {
    // A quick hand skips spaces; the line between has them.
    model::FaceEdits face = edits();
    const std::vector<Cell> way = grid().line(from, to);
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (!m_own->cross(face, way[i - 1], way[i], touchOf(erase)))
            m_own->touch(face, way[i], touchOf(erase));
    }
    m_last = to;
}

void BoardCanvas::applyAt(Cell cell, bool erase) {
    if (m_tool == Tool::Own) {
        model::FaceEdits face = edits();
        m_own->touch(face, cell, touchOf(erase));
        return;
    }
    if (m_tool == Tool::Terrain)
        edits().paint({cell}, erase ? ContentId() : m_brush, run());
    else if (m_tool == Tool::Room)
        edits().setRoom({cell}, erase ? -1 : m_room, run());
    else if (m_tool == Tool::Corner)
        edits().setCorners({grid().corner(cell, 0)}, erase ? ContentId() : m_brush, run());
}

void BoardCanvas::setNextCorner(QPointF onScan) {
    m_clicks.push_back(onScan);
    m_aim = onScan;
    if (m_clicks.size() == 3)
        setCorners(m_clicks[0], m_clicks[1], m_clicks[2]);
    else
        Q_EMIT said(m_clicks.size() == 1 ? tr("Click its top right corner.")
                                         : tr("Click its bottom left corner."));
    update();
}

bool BoardCanvas::aimAtCorner(const QKeyEvent& event) {
    // A fiftieth of the scan at a time, with Shift a pixel.
    const double step = event.modifiers() & Qt::ShiftModifier ? 1 : std::max(1, m_scan.width() / 50);
    switch (event.key()) {
        case Qt::Key_Left:
            m_aim.rx() -= step;
            break;
        case Qt::Key_Right:
            m_aim.rx() += step;
            break;
        case Qt::Key_Up:
            m_aim.ry() -= step;
            break;
        case Qt::Key_Down:
            m_aim.ry() += step;
            break;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            setNextCorner(m_aim);
            return true;
        default:
            return false;
    }
    m_aim = QPointF(std::clamp(m_aim.x(), 0.0, static_cast<double>(m_scan.width())),
                    std::clamp(m_aim.y(), 0.0, static_cast<double>(m_scan.height())));
    update();
    return true;
}

void BoardCanvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (asksCorners()) {
        setNextCorner((event->position() - scanToPixels({0, 0})) / scanScale());
        return;
    }
    m_painting = true;
    m_erasing = event->button() == Qt::RightButton;
    ++m_stroke;
    m_document.endMerge();
    m_last = cellAt(grid(), fromPixels(event->position()));
    apply(fromPixels(event->position()), m_erasing);
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_painting && event->buttons() != Qt::NoButton &&
        (m_tool != Tool::Own || cellAt(grid(), fromPixels(event->position())) != m_last))
        apply(fromPixels(event->position()), m_erasing);
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent*) {
    m_painting = false;
    m_document.endMerge();
}

void BoardCanvas::keyPressEvent(QKeyEvent* event) {
    if (asksCorners() && aimAtCorner(*event))
        return;
    const bool square = grid().turns() == 4;
    struct Arrow {
        int key;
        Cell by;
        int side;
    };
    // Sides are counted clockwise, from the north on squares and the north-east on hexes.
    std::vector<Arrow> arrows = {{Qt::Key_Up, {0, -1}, square ? 0 : 5},
                                 {Qt::Key_Right, {1, 0}, 1},
                                 {Qt::Key_Down, {0, 1}, 2},
                                 {Qt::Key_Left, {-1, 0}, square ? 3 : 4}};
    if (!square) {
        arrows.push_back({Qt::Key_PageUp, {1, -1}, 0});
        arrows.push_back({Qt::Key_End, {-1, 1}, 3});
    }
    for (const Arrow& arrow : arrows) {
        if (event->key() != arrow.key)
            continue;
        if (event->modifiers() & Qt::ShiftModifier && m_tool == Tool::Edge) {
            edits().setEdges({grid().side(m_cursor, arrow.side)},
                             event->modifiers() & Qt::ControlModifier ? ContentId() : m_brush);
            return;
        }
        const Cell from = m_cursor;
        setCursor(m_cursor + arrow.by);
        if (event->modifiers() & Qt::ShiftModifier && m_tool == Tool::Own) {
            if (m_cursor != from)
                step(from, m_cursor, event->modifiers() & Qt::ControlModifier);
            setCursor(m_cursor);
        } else if (event->modifiers() & Qt::ShiftModifier)
            applyAt(m_cursor, false);
        return;
    }
    switch (event->key()) {
        case Qt::Key_Space:
        case Qt::Key_Return:
            return applyAt(m_cursor, false);
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (m_tool == Tool::Edge) {
                std::vector<rules::Edge> sides;
                for (int side = 0; side < grid().turns(); ++side)
                    sides.push_back(grid().side(m_cursor, side));
                edits().setEdges(sides, {});
                return;
            }
            return applyAt(m_cursor, true);
        case Qt::Key_F:
            if (m_tool == Tool::Terrain)
                edits().paint(edits().patch(m_cursor), m_brush);
            else if (m_tool == Tool::Room)
                edits().setRoom(edits().patch(m_cursor), m_room);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace bocage::editor
