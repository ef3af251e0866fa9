#include "editor/tools/zone_tool.h"

#include <QPainter>
#include <QPainterPath>
#include <QSpinBox>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/highlight_colours.h"
#include "editor/tools/tool_options.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/plan/placed_elements.h"
#include "model/render/map/tokens.h"
#include "rules/board/square.h"

namespace bocage::editor {

using namespace rules;
using model::ScenarioEdits;

QString ZoneTool::hint() const {
    switch (m_shape) {
        case Shape::Brush:
            return tr("Drag over spaces to paint the zone; with Ctrl or the right button to erase.");
        case Shape::Rectangle:
            return m_stroke && m_byKeys
                       ? tr("Go to the opposite corner and press Enter; Escape gives up.")
                       : tr("Draw a frame: its spaces join the zone, with Ctrl they leave it.");
        case Shape::Fill:
            return m_boardOnly ? tr("Click a board: all its spaces join the zone.")
                               : tr("Click a space: joined spaces of the same terrain join the zone.");
        case Shape::Strip:
            return tr("Click near a rim: the strip along it joins the zone.");
    }
    return {};
}

const Zone* ZoneTool::target() const {
    const auto& selected = context()->selection().ids();
    if (selected.size() != 1)
        return nullptr;
    for (const Zone& zone : scenario().zones)
        if (zone.id == *selected.begin())
            return &zone;
    return nullptr;
}

Zone ZoneTool::manner() const {
    if (const Zone* zone = target())
        return *zone;
    Zone zone;
    zone.kind = m_kind;
    zone.side = chosenSide();
    zone.group = m_group;
    zone.colour = m_colour;
    return zone;
}

void ZoneTool::changeManner(const std::function<void(Zone&)>& change) {
    Zone wanted = manner();
    change(wanted);
    m_kind = wanted.kind;
    m_group = wanted.group;
    m_colour = wanted.colour;
    chooseSide(sideIndex(wanted.side));
    // The strip speaks of what is painted next: another kind or side is another zone. What is painted
    // already changes in the inspector.
    if (target()) {
        context()->selection().clear();
        context()->tell(tr("The next stroke starts a new zone. The inspector changes those that are there."));
    } else {
        follow();
    }
    Q_EMIT optionsChanged();
}

std::optional<ZoneAid> ZoneTool::zoneAid(const SideId& side) const {
    const GameEditor* game = findGameEditor(scenario().system);
    return game ? game->zoneAid(scenario(), context()->document().library(), side) : std::nullopt;
}

const ZoneTool::Cells& ZoneTool::preview() const {
    if (!m_preview || m_preview->first != *m_aim)
        m_preview.emplace(*m_aim, shapeAt(*m_aim));
    return m_preview->second;
}

void ZoneTool::refreshPreview() {
    m_preview.reset();
    context()->updateOverlay();
}

void ZoneTool::follow() {
    m_preview.reset();
    // Another side, another army: show how far its own units would go.
    if (const SideId side = manner().side; side != m_scoutSide) {
        m_scoutSide = side;
        const auto aid = zoneAid(side);
        m_scouts = aid ? aid->usual : 0;
    }
}

bool ZoneTool::drop() {
    m_aim.reset();
    return std::exchange(m_stroke, std::nullopt).has_value();
}

void ZoneTool::setShape(Shape shape) {
    m_shape = shape;
    m_stroke.reset();
    Q_EMIT optionsChanged();
    Q_EMIT hintChanged();
    refreshPreview();
}

ToolOptions* ZoneTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addSegments(tr("Way of painting"),
                         {{QStringLiteral("zoneBrush"), tr("Brush"), tr("Paints the spaces you drag over."),
                           QStringLiteral("brush")},
                          {QStringLiteral("zoneRectangle"), tr("Rectangle"),
                           tr("Paints the spaces inside a frame."), QStringLiteral("rectangle")},
                          {QStringLiteral("zoneFill"), tr("Fill"),
                           tr("Paints joined spaces of the same terrain."), QStringLiteral("fill")},
                          {QStringLiteral("zoneStrip"), tr("Strip"),
                           tr("Paints a strip along the rim of the battlefield."), QStringLiteral("strip")}},
                         static_cast<int>(m_shape),
                         [this](int index) { setShape(static_cast<Shape>(index)); });
    options->addToggle(tr("Erase"), QStringLiteral("zoneErase"), m_erase,
                       tr("Takes spaces away from the zone instead of adding them."),
                       [this](bool on) { m_erase = on; });
    if (m_shape == Shape::Strip)
        options->addNumber(tr("Depth"), QStringLiteral("zoneDepth"), 1, 30, m_depth,
                           tr("How many spaces deep the strip is."), [this](int depth) {
                               m_depth = depth;
                               refreshPreview();
                           });
    if (m_shape == Shape::Strip || m_shape == Shape::Fill)
        options->addToggle(m_shape == Shape::Fill ? tr("Whole board") : tr("One board"),
                           QStringLiteral("zoneBoard"), m_boardOnly,
                           m_shape == Shape::Fill ? tr("Fills the board whatever its terrain.")
                                                  : tr("Follows the rim of one board only."),
                           [this](bool on) {
                               m_boardOnly = on;
                               Q_EMIT hintChanged();
                               refreshPreview();
                           });
    options->addSeparator();
    addZoneOptions(*options);
    return options;
}

void ZoneTool::addZoneOptions(ToolOptions& options) {
    const Zone now = manner();
    QStringList names{tr("New zone")};
    std::vector<ElementId> ids{ElementId()};
    int current = 0;
    for (const Zone& zone : scenario().zones) {
        if (zone.id == now.id)
            current = static_cast<int>(ids.size());
        names << model::ElementNames::zone(scenario(), zone);
        ids.push_back(zone.id);
    }
    options.addChoice(tr("Zone"), QStringLiteral("zoneTarget"), names, current,
                      tr("The zone that spaces are added to."), [this, ids](int index) {
                          if (index == 0)
                              context()->selection().clear();
                          else
                              context()->selection().setOnly(ids[static_cast<std::size_t>(index)]);
                      });
    options.addChoice(tr("Kind"), QStringLiteral("zoneKind"), {tr("Deployment"), tr("Area"), tr("Exit")},
                      static_cast<int>(now.kind), tr("What the next zone is for."), [this](int index) {
                          changeManner([&](Zone& zone) { zone.kind = static_cast<Zone::Kind>(index); });
                      });
    options.addChoice(tr("Side"), QStringLiteral("zoneSide"), sideNames(), sideIndex(now.side),
                      tr("Whose zone the next one is."),
                      [this](int index) { changeManner([&](Zone& zone) { zone.side = sideAt(index); }); });
    options.addText(tr("Group"), QStringLiteral("zoneGroup"), QString::fromStdString(now.group), 3,
                    tr("The letter of the deployment group; empty when the side has only one."),
                    [this](const QString& text) {
                        const std::string group = text.trimmed().left(3).toStdString();
                        if (group != manner().group)
                            changeManner([&](Zone& zone) { zone.group = group; });
                    });
    std::vector<std::string> used{now.colour};
    for (const Zone& zone : scenario().zones)
        used.push_back(zone.colour);
    const HighlightColours colours(used);
    options.addChoice(
        tr("Highlight"), QStringLiteral("zoneColour"), colours.names(), colours.indexOf(now.colour),
        tr("The colour that the next zone is highlighted in."),
        [this, colours](int index) { changeManner([&](Zone& zone) { zone.colour = colours.at(index); }); });
    if (const auto aid = zoneAid(now.side); aid && now.kind == Zone::Kind::Deployment)
        options
            .addNumber(aid->name, QStringLiteral("zoneScouts"), 0, 12, m_scouts, aid->tip,
                       [this](int spaces) {
                           m_scouts = spaces;
                           context()->updateOverlay();
                       })
            ->setSpecialValueText(tr("off"));
}

ZoneTool::Cells ZoneTool::shapeAt(Cell cell) const {
    switch (m_shape) {
        case Shape::Brush:
            return ground().only({cell});
        case Shape::Rectangle:
            return m_stroke ? ground().rectangle(m_stroke->from, cell) : ground().only({cell});
        case Shape::Fill:
            return m_boardOnly ? ground().board(cell) : ground().sameTerrain(cell);
        case Shape::Strip: {
            if (m_boardOnly && ground().board(cell).empty())
                return {};
            const Side side = ground().nearestSide(cell, m_boardOnly);
            return m_boardOnly ? ground().boardStrip(cell, side, m_depth) : ground().strip(side, m_depth);
        }
    }
    return {};
}

void ZoneTool::begin(Cell cell, bool erase) {
    m_stroke = Stroke{cell, cell, erase, {}};
    extend(cell);
}

void ZoneTool::extend(Cell cell) {
    if (m_shape == Shape::Rectangle) {
        const Cells cells = shapeAt(cell);
        m_stroke->cells = {cells.begin(), cells.end()};
    } else {
        const Cells cells = m_shape == Shape::Brush ? ground().stroke(m_stroke->last, cell) : shapeAt(cell);
        m_stroke->cells.insert(cells.begin(), cells.end());
    }
    m_stroke->last = cell;
    context()->updateOverlay();
}

void ZoneTool::commit(Cell at, const Cells& cells, bool erase) {
    ScenarioEdits edits(context()->document());
    if (cells.empty()) {
        context()->tell(model::PlacementProblem{model::PlacementProblem::Reason::OffBoards, {at}}.text());
        return;
    }
    const Zone* zone = target();
    if (erase) {
        ScenarioEdits::Ids ids;
        for (const Zone& other : scenario().zones)
            if (!zone || zone->id == other.id)
                ids.push_back(other.id);
        if (!edits.eraseZones(ids, cells))
            context()->tell(zone ? tr("The zone has no space here.") : tr("No zone lies here."));
    } else if (zone) {
        if (!edits.paintZone(zone->id, cells))
            context()->tell(tr("These spaces belong to the zone already."));
    } else {
        Zone fresh = manner();
        fresh.cells = cells;
        context()->selection().setOnly(edits.addZone(fresh));
    }
}

void ZoneTool::press(const ToolEvent& event) {
    if (event.button != Qt::LeftButton && event.button != Qt::RightButton)
        return;
    context()->setCursorCell(event.cell());
    m_aim = event.cell();
    m_byKeys = false;
    begin(event.cell(),
          m_erase || event.button == Qt::RightButton || (event.modifiers & Qt::ControlModifier));
}

void ZoneTool::move(const ToolEvent& event) {
    m_aim = event.cell();
    if (m_stroke && (event.buttons & (Qt::LeftButton | Qt::RightButton))) {
        if (m_shape == Shape::Brush || m_shape == Shape::Rectangle)
            extend(event.cell());
    } else if (!m_byKeys) {
        m_stroke.reset();
    }
    context()->updateOverlay();
}

void ZoneTool::release(const ToolEvent& event) {
    if (!m_stroke || (event.button != Qt::LeftButton && event.button != Qt::RightButton))
        return;
    const Stroke stroke = *std::exchange(m_stroke, std::nullopt);
    commit(event.cell(), {stroke.cells.begin(), stroke.cells.end()}, stroke.erase);
    context()->updateOverlay();
}

void ZoneTool::leave() {
    m_aim.reset();
    context()->updateOverlay();
}

void ZoneTool::aimAt(QPointF position) {
    m_aim = cellAt(grid(), position);
    if (m_stroke && m_byKeys)
        extend(*m_aim);
}

void ZoneTool::actAtCursor(Qt::KeyboardModifiers modifiers) {
    const Cell cell = context()->cursorCell();
    m_aim = cell;
    // A frame needs two corners: Enter sets the first, Enter again the second.
    if (m_shape == Shape::Rectangle && !(m_stroke && m_byKeys)) {
        m_byKeys = true;
        begin(cell, m_erase || (modifiers & Qt::ControlModifier));
        Q_EMIT hintChanged();
        return;
    }
    if (!m_stroke)
        begin(cell, m_erase || (modifiers & Qt::ControlModifier));
    const Stroke stroke = *std::exchange(m_stroke, std::nullopt);
    m_byKeys = false;
    commit(cell, {stroke.cells.begin(), stroke.cells.end()}, stroke.erase);
    Q_EMIT hintChanged();
    context()->updateOverlay();
}

void ZoneTool::paintZoneReach(QPainter& painter, const Cells& added, double pixel) const {
    const Zone zone = manner();
    if (m_scouts == 0 || zone.kind != Zone::Kind::Deployment)
        return;
    Cells cells = added, objectives;
    for (const Zone& other : scenario().zones)
        if (other.kind == Zone::Kind::Deployment && other.side == zone.side &&
            (zone.group.empty() || other.group == zone.group))
            cells.insert(cells.end(), other.cells.begin(), other.cells.end());
    for (const Objective& objective : scenario().objectives) {
        objectives.insert(objectives.end(), objective.cells.begin(), objective.cells.end());
        if (objective.corner)
            for (const Cell cell : grid().cellsAt(*objective.corner))
                objectives.push_back(cell);
        if (const auto building = model::placedElement(scenario(), library(), objective.element))
            objectives.insert(objectives.end(), building->cells.begin(), building->cells.end());
    }
    const GameEditor* game = findGameEditor(scenario().system);
    const Cells reach = game ? game->zoneReach(cells, objectives, ground().all(), m_scouts) : Cells();
    if (reach.empty())
        return;
    QColor colour = model::map::sideInk({scenario(), library(), {}, 1 / pixel, false}, zone.side).colour;
    painter.save();
    // Dots tell the reach from the zone without the colour.
    painter.setPen(Qt::NoPen);
    colour.setAlpha(170);
    painter.setBrush(colour);
    for (const Cell cell : reach)
        for (const QPointF at :
             {QPointF(.25, .25), QPointF(.75, .25), QPointF(.5, .5), QPointF(.25, .75), QPointF(.75, .75)})
            painter.drawEllipse(middleOf(grid(), cell) - QPointF(0.5, 0.5) + at, 0.045, 0.045);
    QPen pen(colour, 1.6 * pixel, Qt::DotLine);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outlineOf(grid(), reach));
    painter.restore();
}

void ZoneTool::paint(QPainter& painter, double pixel) const {
    const bool erase = m_stroke ? m_stroke->erase : m_erase;
    Cells cells;
    if (m_stroke)
        cells = {m_stroke->cells.begin(), m_stroke->cells.end()};
    else if (m_aim)
        cells = preview();
    paintZoneReach(painter, erase ? Cells() : cells, pixel);
    if (cells.empty())
        return;
    if (erase) {
        painter.fillPath(outlineOf(grid(), cells), QColor(0xB3, 0x26, 0x1E, 60));
        painter.fillPath(outlineOf(grid(), cells), QBrush(ghostBad(), Qt::DiagCrossPattern));
    } else {
        Zone ghost = manner();
        if (target())
            ghost.group.clear();
        ghost.cells = cells;
        const model::map::TokenStyle style{scenario(), library(), model::currentLanguage(), 1 / pixel, false};
        painter.save();
        model::map::paintZone(painter, ghost, style, outlineOf(grid(), cells).boundingRect());
        painter.restore();
    }
    if (m_stroke && m_shape == Shape::Rectangle && m_aim) {
        const int cols = std::abs(m_aim->col - m_stroke->from.col) + 1;
        const int rows = std::abs(m_aim->row - m_stroke->from.row) + 1;
        paintBubble(painter, middleOf(grid(), *m_aim), tr("%1 × %2").arg(cols).arg(rows),
                    tr("%n space(s)", nullptr, static_cast<int>(cells.size())), pixel);
    }
}

}  // namespace bocage::editor
