#include "editor/canvas/map_canvas.h"

#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QRegion>
#include <QScrollBar>
#include <cmath>

#include "editor/canvas/fix_preview.h"
#include "editor/canvas/note_editor.h"
#include "editor/picking/overlay_painting.h"
#include "editor/theme/theme.h"
#include "editor/tools/tool.h"
#include "model/commands/ground.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/messages/words.h"
#include "model/plan/placed_elements.h"
#include "model/render/map/frame.h"
#include "model/systems/game_face.h"

namespace bocage::editor {

namespace {

constexpr double minimumScale = 4;
constexpr double maximumScale = 256;
constexpr double fullSize = 64;  ///< pixels per cell that count as 100 %
constexpr int ruler = 22;        ///< band of the coordinates, in pixels

/// Whether the map of the game writes the names of its cells, each where there is room in it. Rulers beside
/// squares are drawn by the canvas, so that they are always in sight.
bool namesItsCells(const model::ScenarioDocument& document) {
    if (gridOf(document.scenario()).kind() == rules::GridKind::Square)
        return false;
    const model::GameFace* face = model::findGameFace(document.scenario().system);
    return face && face->boardPainter(document.scenario(), document.library());
}

}  // namespace

MapCanvas::MapCanvas(model::ScenarioDocument& document, QWidget* parent)
    : QAbstractScrollArea(parent),
      m_document(document),
      m_selection(document),
      m_map(document.scenario(), document.library()) {
    setObjectName(QStringLiteral("mapCanvas"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->grabGesture(Qt::PinchGesture);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_options.language = model::currentLanguage();
    m_options.layers.setFlag(model::MapLayer::Coordinates, coordinatesShown() && namesItsCells(document));
    const auto bounds = model::battlefieldBounds(document.scenario(), *document.library());
    m_cursor = {bounds.col, bounds.row};
    setAccessibleName(tr("Battlefield"));
    connect(&document, &model::ScenarioDocument::changed, this, &MapCanvas::documentChanged);
    connect(&document, &model::Document::libraryChanged, this, [this] {
        m_map.setLibrary(m_document.library());
        m_outlines.reset();
        m_field.reset();
        viewport()->update();
    });
    connect(&m_map, &model::MapCache::refined, viewport(), qOverload<>(&QWidget::update));
    m_layers.applyTo(m_options);
    connect(&m_layers, &LayerSettings::changed, this, &MapCanvas::layersChanged);
    connect(&m_selection, &Selection::changed, this, [this] {
        m_outlines.reset();
        m_marks.setHighlight({});
        viewport()->update();
    });
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setTool(Tool* tool) {
    const QRectF before = fittedCells();
    m_tool = tool;
    if (m_fitted && fittedCells() != before)
        fitBattlefield();
    m_told.clear();
    updateCursorShape();
    viewport()->update();
    Q_EMIT statusChanged();
}

void MapCanvas::setBrush(const std::optional<model::Placement>& brush) {
    const QRectF before = fittedCells();
    m_brush = brush;
    if (m_fitted && fittedCells() != before)
        fitBattlefield();
    if (m_tool && m_tool->context() == this)
        m_tool->brushChanged();
    viewport()->update();
    Q_EMIT brushChanged();
}

void MapCanvas::tell(const QString& sentence) {
    m_told = sentence;
    Q_EMIT statusChanged();
}

void MapCanvas::documentChanged(const model::Change& change) {
    m_map.apply(change);
    m_outlines.reset();
    if (change.everything || change.touches(model::Section::Boards))
        m_field.reset();
    m_marks.setHighlight({});
    m_preview.reset();
    if (change.everything || change.touches(model::Section::Boards)) {
        if (m_fitted)
            fitBattlefield();
        else
            updateScrollBars();
    }
    viewport()->update();
    Q_EMIT statusChanged();
}

const model::CellRect& MapCanvas::field() const {
    if (!m_field)
        m_field = model::battlefieldBounds(m_document.scenario(), *m_document.library());
    return *m_field;
}

QRectF MapCanvas::sceneRect() const {
    // Room to drag the last corner to the middle of the view.
    const double marginX = viewport()->width() / m_scale * 0.6;
    const double marginY = viewport()->height() / m_scale * 0.6;
    return boxOf(grid(), field()).adjusted(-marginX, -marginY, marginX, marginY);
}

void MapCanvas::updateScrollBars() {
    m_updatingBars = true;
    const QPointF origin = toCells(QPointF(0, 0));
    const QRectF scene = sceneRect();
    const auto set = [&](QScrollBar* bar, double from, double length, int page, double value) {
        bar->setRange(static_cast<int>(std::floor(from * m_scale)),
                      static_cast<int>(std::ceil((from + length) * m_scale)) - page);
        bar->setPageStep(page);
        bar->setSingleStep(static_cast<int>(m_scale));
        bar->setValue(static_cast<int>(std::lround(value * m_scale)));
    };
    set(horizontalScrollBar(), scene.left(), scene.width(), viewport()->width(), origin.x());
    set(verticalScrollBar(), scene.top(), scene.height(), viewport()->height(), origin.y());
    m_updatingBars = false;
}

QPointF MapCanvas::toCells(QPointF pixel) const {
    return QPointF((pixel.x() + horizontalScrollBar()->value()) / m_scale,
                   (pixel.y() + verticalScrollBar()->value()) / m_scale);
}

QPointF MapCanvas::toPixels(QPointF cells) const {
    return QPointF(cells.x() * m_scale - horizontalScrollBar()->value(),
                   cells.y() * m_scale - verticalScrollBar()->value());
}

QRectF MapCanvas::visibleCells() const {
    return QRectF(toCells({0, 0}), QSizeF(viewport()->size()) / m_scale);
}

void MapCanvas::applyScale(double scale, QPointF about, QPointF aboutPixel) {
    m_scale = std::clamp(scale, minimumScale, maximumScale);
    m_updatingBars = true;
    const QRectF scene = sceneRect();
    const auto set = [&](QScrollBar* bar, double from, double length, int page, double value) {
        bar->setRange(static_cast<int>(std::floor(from * m_scale)),
                      static_cast<int>(std::ceil((from + length) * m_scale)) - page);
        bar->setPageStep(page);
        bar->setSingleStep(static_cast<int>(m_scale));
        bar->setValue(static_cast<int>(std::lround(value)));
    };
    set(horizontalScrollBar(), scene.left(), scene.width(), viewport()->width(),
        about.x() * m_scale - aboutPixel.x());
    set(verticalScrollBar(), scene.top(), scene.height(), viewport()->height(),
        about.y() * m_scale - aboutPixel.y());
    m_updatingBars = false;
    viewport()->update();
    Q_EMIT viewChanged();
}

void MapCanvas::panBy(QPoint pixels) {
    m_fitted = false;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - pixels.y());
}

void MapCanvas::zoomBy(double factor, QPointF about) {
    m_fitted = false;
    applyScale(m_scale * factor, about, toPixels(about));
}

void MapCanvas::zoomBy(double factor) {
    zoomBy(factor, toCells(QPointF(viewport()->rect().center())));
}

void MapCanvas::setPixelsPerCell(double scale) {
    zoomBy(scale / m_scale);
}

int MapCanvas::zoomPercent() const {
    return static_cast<int>(std::lround(m_scale / fullSize * 100));
}

void MapCanvas::zoomTo(const QRectF& cells) {
    m_fitted = false;
    const double scale = std::min(viewport()->width() / cells.width(), viewport()->height() / cells.height());
    applyScale(scale, cells.center(), QPointF(viewport()->rect().center()));
}

QRectF MapCanvas::fittedCells() const {
    const QRectF cells =
        boxOf(grid(), model::battlefieldBounds(m_document.scenario(), *m_document.library()));
    const bool laying = m_brush && m_tool && m_tool->id() == QLatin1String("tool.place");
    if (!laying || !m_document.library()->board(m_brush->content) ||
        m_document.scenario().battlefield.boards.empty())
        return cells;
    // A board goes beside the others: most of it has to be in sight there.
    const auto covered = model::PlacementRules::cells(*m_brush, *m_document.library());
    const QRectF board = boxOf(grid(), covered);
    const double across = board.width() * 0.6, down = board.height() * 0.6;
    return cells.adjusted(-across, -down, across, down);
}

void MapCanvas::fitBattlefield() {
    const QRectF cells = fittedCells();
    // The coordinates stand left of and above the map; the rest is a little air.
    const int band = coordinatesShown() ? ruler + 4 : 12;
    const QRectF room = QRectF(viewport()->rect()).adjusted(band, band, -8, -8);
    constexpr double rim = model::map::rimReach;
    const QRectF wanted = cells.adjusted(-rim, -rim, rim, rim);
    const double scale = std::min(room.width() / wanted.width(), room.height() / wanted.height());
    applyScale(scale, wanted.center(), room.center());
    m_fitted = true;
}

void MapCanvas::revealCells(const std::vector<rules::Cell>& cells) {
    if (cells.empty())
        return;
    const QRectF box = boxOf(grid(), cells);
    if (!visibleCells().contains(box)) {
        m_fitted = false;
        applyScale(m_scale, box.center(), QPointF(viewport()->rect().center()));
    }
    setCursorCell(cells.front());
    // The keyboard goes on here, not where the pointer was left.
    m_keyboardUsed = true;
    if (m_tool && m_tool->context() == this)
        m_tool->cursorMoved();
    viewport()->update();
}

void MapCanvas::setFindings(const rules::Findings& findings) {
    m_marks.setFindings(findings, m_document);
    viewport()->update();
}

void MapCanvas::highlightCells(const std::vector<rules::Cell>& cells) {
    m_marks.setHighlight(cells);
    viewport()->update();
}

void MapCanvas::setPreview(const rules::Fix* fix) {
    if (!fix && !m_preview)
        return;
    m_preview = fix ? FixPreview::of(m_document, *fix) : nullptr;
    viewport()->update();
}

void MapCanvas::layersChanged(ViewLayer layer) {
    m_layers.applyTo(m_options);
    m_options.layers.setFlag(model::MapLayer::Coordinates, coordinatesShown() && namesItsCells(m_document));
    if (const int opacity = m_layers.at(ViewLayer::Coordinates).opacity; opacity < 100)
        m_options.opacity[model::MapLayer::Coordinates] = opacity / 100.0;
    if (layer == ViewLayer::Coordinates && m_fitted)
        fitBattlefield();
    viewport()->update();
}

void MapCanvas::writeNote(rules::Cell at, const rules::ElementId& note) {
    const auto& notes = m_document.scenario().notes;
    const auto found =
        std::find_if(notes.begin(), notes.end(), [&](const rules::Note& each) { return each.id == note; });
    const rules::Text before = found == notes.end() ? rules::Text() : found->text;
    auto* editor = new NoteEditor(
        model::localized(before),
        [this, at, note = rules::ElementId(note), before](const QString& text) mutable {
            model::ScenarioEdits edits(m_document);
            rules::Text written = before;
            written.byLanguage[model::currentLanguage().toStdString()] = text.toStdString();
            if (text.isEmpty())
                edits.remove({note});
            else if (note.empty())
                m_selection.setOnly(note = edits.addNote(at, written));
            else
                edits.setNoteText(note, written);
        },
        viewport());
    // Beside the cell, and wholly in the view.
    const QPoint wanted = toPixels(boxOf(grid(), std::vector{at}).topRight()).toPoint() + QPoint(6, 0);
    editor->move(std::clamp(wanted.x(), 0, std::max(0, viewport()->width() - editor->width())),
                 std::clamp(wanted.y(), 0, std::max(0, viewport()->height() - editor->height())));
    editor->show();
    editor->field()->setFocus(Qt::OtherFocusReason);
}

void MapCanvas::setCursorCell(rules::Cell cell) {
    if (cell == m_cursor)
        return;
    m_cursor = cell;
    viewport()->update();
    Q_EMIT statusChanged();
    if (hasFocus())
        announceCell(*this);
}

QString MapCanvas::spoken(rules::Cell cell) const {
    const QStringList problems = m_marks.sentencesAt(cell);
    const QString words = cellInWords(m_document, cell);
    return problems.isEmpty() ? words : tr("%1. Problem: %2").arg(words, problems.join(QLatin1Char(' ')));
}

std::optional<rules::Cell> MapCanvas::hotCell() const {
    if (m_keyboardUsed)
        return m_cursor;
    return m_hovered;
}

void MapCanvas::paintEvent(QPaintEvent* event) {
    const Theme theme = Theme::current();
    QPainter painter(viewport());
    // No smooth transform until something is transformed: with it Qt copies pictures in a pool of threads,
    // and a frame would wait for these.
    painter.setRenderHint(QPainter::Antialiasing);

    painter.save();
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    painter.scale(m_scale, m_scale);
    // All of the view even where only a part is asked for: what is made ready next depends on it.
    const QRectF visible = visibleCells();
    const double pixel = 1 / m_scale;
    if (m_document.scenario().battlefield.boards.empty()) {
        m_settled = true;
        painter.restore();
        painter.fillRect(event->rect(), theme.surround);
        paintEmptyHint(painter);
        painter.save();
        painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
        painter.scale(m_scale, m_scale);
    } else {
        m_map.setBackdrop(theme.surround);
        m_settled = m_patient ? m_map.paint(painter, visible, m_options, std::chrono::minutes(1))
                              : m_map.paint(painter, visible, m_options);
    }
    paintSelection(painter, visible, pixel);
    m_marks.paint(painter, visible, pixel);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_preview)
        m_preview->paint(painter, m_document, pixel);
    if (hasFocus() && m_keyboardUsed)
        paintCursor(painter, pixel);
    if (m_tool && m_tool->context() == this)
        m_tool->paint(painter, pixel);
    painter.restore();
    if (coordinatesShown() && !m_document.scenario().battlefield.boards.empty())
        paintCoordinates(painter);
    painter.setOpacity(1);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(viewport()->rect().topLeft(), viewport()->rect().topRight());
    }
}

void MapCanvas::settle() {
    m_patient = true;
    viewport()->grab();
    m_patient = false;
}

void MapCanvas::paintSelection(QPainter& painter, const QRectF& visible, double pixel) {
    if (!m_outlines) {
        m_outlines.emplace();
        for (const auto& id : m_selection.ids())
            if (const auto element = model::placedElement(m_document.scenario(), *m_document.library(), id))
                m_outlines->push_back(outlineOf(grid(), *element));
    }
    constexpr int margin = 5;        // pixels around the line
    constexpr double largest = 200;  // pixels a side; beyond, drawing costs less than copying
    const QColor ink(0x1F, 0x5F, 0xA8);
    const QRectF near = visible.adjusted(-margin * pixel, -margin * pixel, margin * pixel, margin * pixel);
    for (const QPainterPath& outline : *m_outlines) {
        const QRectF box = outline.controlPointRect();
        if (!near.intersects(box))
            continue;
        const QSizeF size = box.size() / pixel;
        const bool square = outline.elementCount() == 5 && outline.elementAt(1).isLineTo();
        if (!square || size.width() > largest || size.height() > largest) {
            paintOutline(painter, outline, ink, pixel);
            continue;
        }
        if (!m_settled) {
            // Each frame of a moving zoom would need its own picture: plain lines on whole pixels until then.
            const QTransform world = painter.worldTransform();
            const QRect frame = world.mapRect(box).toRect();
            const auto ring = [&](int width, const QColor& colour) {
                const QRegion around(frame.adjusted(-width, -width, width, width));
                for (const QRect& part : around - QRegion(frame.adjusted(width, width, -width, -width)))
                    painter.fillRect(part, colour);
            };
            painter.setWorldTransform(QTransform());
            ring(2, Qt::white);
            ring(1, ink);
            painter.setWorldTransform(world);
            continue;
        }
        const auto key = static_cast<quint64>(std::lround(size.width() * 256)) << 32 |
                         static_cast<quint64>(std::lround(size.height() * 256));
        const QSize pixels(static_cast<int>(std::ceil(size.width())) + 2 * margin,
                           static_cast<int>(std::ceil(size.height())) + 2 * margin);
        m_frames.paint(painter, box.topLeft() - QPointF(margin, margin) * pixel, key, pixels,
                       [&](QPainter& onto) {
                           QPainterPath frame;
                           frame.addRect(QRectF(QPointF(margin, margin), size));
                           paintOutline(onto, frame, ink, 1);
                       });
    }
}

/// Writing the same hundred names in every frame would take longer than the map below them.
const QImage& MapCanvas::coordinateName(const QString& name, bool lit) {
    const auto known = (lit ? m_litNames : m_names).images.constFind(name);
    if (known != (lit ? m_litNames : m_names).images.constEnd())
        return *known;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(type::body);
    font.setBold(lit);
    const int width = (static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(name))) + 4) / 2 * 2;
    Names& names = lit ? m_litNames : m_names;
    QImage image((QSizeF(width, ruler) * names.ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(names.ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(font);
    const QRectF room(0, 0, width, ruler);
    if (names.halo.isValid()) {
        // On woods, dark ground and beside the board a name needs some paper of its own.
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(names.halo);
        const double height = QFontMetricsF(font).capHeight() + 6;
        painter.drawRoundedRect(QRectF(0, room.center().y() - height / 2, width, height), 3, 3);
    }
    painter.setPen(names.ink);
    painter.drawText(room, Qt::AlignCenter, name);
    painter.end();
    return *names.images.insert(name, image);
}

void MapCanvas::paintCellNames(QPainter& painter) {
    // A name takes up a third of a cell of this size; in smaller ones it would hide what is drawn there, so
    // that only the cell under the pointer has one. Where the map of the game names its cells, it does so
    // alone.
    constexpr double legible = 24;
    const double roomy = m_options.layers.testFlag(model::MapLayer::Coordinates) ? 1e9 : 60;
    const auto hot = hotCell();
    if (m_scale < (hot ? legible : roomy))
        return;
    const model::Ground ground(m_document.scenario(), *m_document.library());
    for (const rules::Cell cell : ground.all()) {
        if (m_scale < roomy && hot != cell)
            continue;
        const QRectF box = boxOf(grid(), std::vector{cell});
        if (!visibleCells().intersects(box))
            continue;
        const QImage& name = coordinateName(QString::fromStdString(grid().name(cell)), hot == cell);
        const QPointF top = toPixels(QPointF(box.center().x(), box.top() + 0.12));
        painter.drawImage(
            QPointF(std::round(top.x() - name.deviceIndependentSize().width() / 2), std::round(top.y())),
            name);
    }
}

void MapCanvas::paintCoordinates(QPainter& painter) {
    painter.setOpacity(m_layers.at(ViewLayer::Coordinates).opacity / 100.0);
    const Theme theme = Theme::current();
    const bool rulers = grid().kind() == rules::GridKind::Square;
    const model::CellRect& bounds = field();
    const QRectF field(toPixels(QPointF(bounds.col, bounds.row)),
                       toPixels(QPointF(bounds.col + bounds.cols, bounds.row + bounds.rows)));
    const auto prepare = [this](Names& names, const QColor& ink, const QColor& halo) {
        if (names.ink != ink || names.halo != halo || names.ratio != devicePixelRatioF())
            names = {ink, halo, devicePixelRatioF(), {}};
    };
    const QColor dark(0x2B, 0x26, 0x22), amber(0xF2, 0xC7, 0x44);
    prepare(m_names, rulers ? theme.onSurround : dark, rulers ? QColor() : QColor(0xFB, 0xF6, 0xE6, 150));
    prepare(m_litNames, rulers ? amber : dark, rulers ? QColor() : amber);
    // Rows of hexes lean: no letter stands above a column, so each cell has its name.
    if (!rulers)
        return paintCellNames(painter);
    // Beside the map and the arrows on its rim while these are seen, else pinned to the rim of the view.
    const double away = ruler + model::map::rimReach * m_scale;
    const double top = std::max(0.0, field.top() - away);
    const double left = std::max(0.0, field.left() - away);
    if (field.top() < away)
        painter.fillRect(QRect(0, 0, viewport()->width(), ruler), theme.surround);
    if (field.left() < away)
        painter.fillRect(QRect(0, 0, ruler, viewport()->height()), theme.surround);
    const auto hot = hotCell();
    // Every second, fifth … name where cells are too small for all of them.
    const int every = m_scale >= 18 ? 1 : m_scale >= 9 ? 2 : 5;
    const auto write = [&](QPointF middle, const QString& text, bool lit) {
        const QImage& name = coordinateName(text, lit);
        const QSizeF size = name.deviceIndependentSize();
        painter.drawImage(
            QPointF(std::round(middle.x() - size.width() / 2), std::round(middle.y() - size.height() / 2)),
            name);
    };
    const QRectF seen = visibleCells();
    const auto within = [](double from, double to, int first, int count) {
        return std::pair(std::max(first, static_cast<int>(std::floor(from)) - 1),
                         std::min(first + count, static_cast<int>(std::ceil(to)) + 1));
    };
    const auto [firstCol, lastCol] = within(seen.left(), seen.right(), bounds.col, bounds.cols);
    for (int col = firstCol; col < lastCol; ++col) {
        const bool lit = hot && hot->col == col;
        const double x = toPixels(QPointF(col, 0)).x();
        if ((lit || (col - bounds.col) % every == 0) && x + m_scale > left + ruler - 4)
            write({x + m_scale / 2, top + ruler / 2.0}, QString::fromStdString(rules::columnName(col)), lit);
    }
    const auto [firstRow, lastRow] = within(seen.top(), seen.bottom(), bounds.row, bounds.rows);
    for (int row = firstRow; row < lastRow; ++row) {
        const bool lit = hot && hot->row == row;
        const double y = toPixels(QPointF(0, row)).y();
        if ((lit || (row - bounds.row) % every == 0) && y + m_scale > top + ruler - 4)
            write({left + ruler / 2.0, y + m_scale / 2}, QString::number(row + 1), lit);
    }
}

void MapCanvas::paintCursor(QPainter& painter, double pixel) const {
    QPainterPath frame;
    if (grid().kind() == rules::GridKind::Square)
        frame.addRoundedRect(boxOf(grid(), std::vector{m_cursor}).adjusted(.04, .04, -.04, -.04), .1, .1);
    else
        frame = outlineOf(grid(), std::vector{m_cursor});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor("#2B2622"), 4 * pixel));
    painter.drawPath(frame);
    painter.setPen(QPen(QColor("#F2C744"), 2 * pixel));
    painter.drawPath(frame);
}

void MapCanvas::paintEmptyHint(QPainter& painter) const {
    const Theme theme = Theme::current();
    const QRectF box = QRectF(viewport()->rect()).adjusted(40, 40, -40, -40);
    painter.setPen(QPen(theme.muted, 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 12, 12);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(type::title);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.onSurround);
    painter.drawText(box.adjusted(24, 0, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Drag a board from the box to begin"));
    font.setPixelSize(type::strong);
    font.setBold(false);
    painter.setFont(font);
    painter.drawText(box.adjusted(24, 40, -24, 24), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Or choose one with the keyboard: Enter in the box, then Enter here."));
}

}  // namespace bocage::editor
