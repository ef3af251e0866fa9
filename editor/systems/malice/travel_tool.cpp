#include "editor/systems/malice/travel_tool.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/measure_painting.h"
#include "editor/tools/tool_options.h"
#include "model/render/map/lettering.h"

namespace bocage::editor::malice {

using model::malice::Travel;

namespace {

/// Where the cost of a hex stands: below its site and far from its name, which is at the upper corner of
/// whole hexes and in the middle of halves.
QPointF costPlace(const Travel::Node& node) {
    const QRectF box = node.outline.boundingRect();
    const bool whole = box.width() > 0.95 && box.height() > 1.1;
    return node.middle + QPointF(0, whole ? 0.31 : 0.19);
}

QColor tintFor(int cost, int dearest) {
    const double share = dearest > 0 ? static_cast<double>(cost) / dearest : 0;
    return QColor::fromHsvF(static_cast<float>(0.38 - 0.28 * share), 0.75F,
                            static_cast<float>(0.75 - 0.25 * share), 0.36F);
}

}  // namespace

QString TravelTool::hint() const {
    return m_mode == Mode::Band ? tr("Click where the band stands, then point at where it wants to go.")
                                : tr("Click where the Shadow stands: at a Gate, or anywhere.");
}

const Travel* TravelTool::fresh() {
    if (!context())
        return nullptr;
    model::ScenarioDocument& document = context()->document();
    if (m_document != &document) {
        disconnect(m_watch);
        m_document = &document;
        m_travel.reset();
        m_startCell.reset();
        m_start = m_hovered = -1;
        m_reached.reset();
        m_shadow.reset();
        m_watch = connect(&document, &model::ScenarioDocument::changed, this, [this] {
            m_reached.reset();
            m_shadow.reset();
            m_travel.reset();
            m_hovered = -1;
            if (m_startCell && context()) {
                start(fresh()->nodeAt(*m_startCell));
                context()->updateOverlay();
            }
        });
    }
    if (!m_travel)
        m_travel = std::make_unique<Travel>(document.scenario(), document.library());
    return m_travel.get();
}

ToolOptions* TravelTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addSegments(tr("Who goes"),
                         {{QStringLiteral("travel.band"), tr("Band"), tr("Where a band of avatars can go."),
                           QStringLiteral("unit")},
                          {QStringLiteral("travel.shadow"), tr("Shadow"), tr("Which way a Shadow goes."),
                           QStringLiteral("hidden")}},
                         m_mode == Mode::Band ? 0 : 1,
                         [this](int index) { setMode(index == 0 ? Mode::Band : Mode::Shadow); });
    if (m_mode == Mode::Shadow)
        return options;
    const auto change = [this](auto set) {
        Travel::Band band = m_band;
        set(band);
        setBand(band);
    };
    options->addNumber(tr("Avatars"), QStringLiteral("travel.size"), 1, 8, m_band.size,
                       tr("How many avatars are in the band."),
                       [change](int size) { change([&](Travel::Band& band) { band.size = size; }); });
    options->addNumber(
        tr("Points"), QStringLiteral("travel.points"), 0, 40, m_band.points.value_or(0),
        tr("Movement points of one move; 0 asks how far it can ever go."), [change](int points) {
            change([&](Travel::Band& band) { band.points = points ? std::optional(points) : std::nullopt; });
        });
    options->addNumber(tr("Bonus"), QStringLiteral("travel.bonus"), -5, 10, m_band.bonus,
                       tr("Added to the movement rolls of the band."),
                       [change](int bonus) { change([&](Travel::Band& band) { band.bonus = bonus; }); });
    options->addToggle(tr("Through Gates"), QStringLiteral("travel.gates"), m_band.throughGates,
                       tr("Counts Gates as links that cost nothing."),
                       [change](bool on) { change([&](Travel::Band& band) { band.throughGates = on; }); });
    return options;
}

void TravelTool::setMode(Mode mode) {
    if (mode == m_mode)
        return;
    m_mode = mode;
    ask();
    Q_EMIT optionsChanged();
    Q_EMIT hintChanged();
}

void TravelTool::setBand(const Travel::Band& band) {
    if (band == m_band)
        return;
    m_band = band;
    ask();
}

void TravelTool::ask() {
    m_reached.reset();
    m_shadow.reset();
    const Travel* travel = fresh();
    if (!travel || m_start < 0)
        return;
    if (m_mode == Mode::Band)
        m_reached = travel->reach(m_start, m_band);
    else
        m_shadow = travel->shadow(m_start);
    const model::AnalysisWords told = words();
    context()->tell(told.reasons.isEmpty()
                        ? told.title
                        : tr("%1: %2").arg(told.title, told.reasons.join(QStringLiteral(" · "))));
    context()->updateOverlay();
}

void TravelTool::start(int node) {
    m_start = node;
    m_startCell = node >= 0 && m_travel
                      ? std::optional(m_travel->nodes()[static_cast<std::size_t>(node)].onTable)
                      : std::nullopt;
    ask();
}

void TravelTool::hover(int node) {
    if (node == m_hovered)
        return;
    m_hovered = node;
    if (!context())
        return;
    if (m_reached && node >= 0)
        context()->tell(m_reached->explain(node).title);
    context()->updateOverlay();
}

void TravelTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        cancel();
        return;
    }
    const Travel* travel = fresh();
    if (!travel || event.button != Qt::LeftButton)
        return;
    const int node = travel->nodeAt(event.position);
    if (node < 0) {
        context()->tell(tr("There is no space of a terrain board here."));
        return;
    }
    context()->setCursorCell(event.cell());
    start(node);
}

void TravelTool::move(const ToolEvent& event) {
    if (const Travel* travel = fresh())
        hover(travel->nodeAt(event.position));
}

void TravelTool::leave() {
    hover(-1);
}

void TravelTool::actAtCursor(Qt::KeyboardModifiers) {
    if (const Travel* travel = fresh())
        start(travel->nodeAt(context()->cursorCell()));
}

void TravelTool::cursorMoved() {
    if (const Travel* travel = fresh())
        hover(travel->nodeAt(context()->cursorCell()));
}

bool TravelTool::cancel() {
    const bool any = m_start >= 0;
    m_start = m_hovered = -1;
    m_startCell.reset();
    m_reached.reset();
    m_shadow.reset();
    if (context())
        context()->updateOverlay();
    return any;
}

model::AnalysisWords TravelTool::words() const {
    if (m_shadow)
        return m_shadow->words;
    if (!m_reached)
        return {};
    return m_hovered >= 0 && m_hovered != m_start ? m_reached->explain(m_hovered) : m_reached->words();
}

void TravelTool::paint(QPainter& painter, double pixel) const {
    if (!m_travel || m_start < 0)
        return;
    const auto& nodes = m_travel->nodes();
    const auto at = [&](int node) -> const Travel::Node& { return nodes[static_cast<std::size_t>(node)]; };
    const QColor ink = m_mode == Mode::Band ? QColor(0x1F, 0x5F, 0xA8) : QColor(0x8E, 0x3F, 0x73);
    std::vector<int> way;
    if (m_reached) {
        int dearest = 1;
        for (int i = 0; i < static_cast<int>(nodes.size()); ++i)
            dearest = std::max(dearest, m_reached->halves(i));
        painter.setPen(Qt::NoPen);
        for (int i = 0; i < static_cast<int>(nodes.size()); ++i)
            if (const int halves = m_reached->halves(i); halves >= 0) {
                painter.setBrush(tintFor(halves, dearest));
                painter.drawPolygon(at(i).outline);
            }
        if (m_hovered >= 0 && m_hovered != m_start)
            way = m_reached->way(m_hovered);
    }
    if (m_shadow) {
        way = m_shadow->path;
        for (const int target : m_shadow->targets) {
            painter.setPen(QPen(ink, 2.5 * pixel, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolygon(at(target).outline);
        }
    }
    for (std::size_t i = 1; i < way.size(); ++i)
        paintRay(painter, at(way[i - 1]).middle, at(way[i]).middle, ink, false, pixel);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (const int node : way)
        painter.drawEllipse(at(node).middle, 4 * pixel, 4 * pixel);
    // The costs stand on the way, so that it can be counted along.
    if (m_reached && 1 / pixel >= 22)
        for (int i = 0; i < static_cast<int>(nodes.size()); ++i)
            if (const int halves = m_reached->halves(i); halves > 0) {
                const QString text = model::malice::pointsText(halves);
                const QPointF place = costPlace(at(i));
                const double width = model::map::wordWidth(text, 0.24) + 0.1;
                painter.setPen(Qt::NoPen);
                painter.setBrush(QColor(255, 253, 246, 205));
                painter.drawRoundedRect(QRectF(place.x() - width / 2, place.y() - 0.14, width, 0.28), 0.1,
                                        0.1);
                model::map::drawWord(painter, place, text, 0.24, QColor(0x2B, 0x26, 0x22));
            }
    painter.setPen(QPen(ink, 2.5 * pixel));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(at(m_start).outline);
    const model::AnalysisWords told = words();
    const int about = m_hovered >= 0 && m_reached ? m_hovered : m_start;
    std::vector<QPointF> keepFree;
    for (const int node : way)
        keepFree.push_back(at(node).middle);
    paintBubble(painter, at(about).middle, told.title, told.detail(), pixel, keepFree);
}

}  // namespace bocage::editor::malice
