#include "editor/tools/entry_tool.h"

#include <QKeyEvent>
#include <QPainter>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/tool_options.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/render/map/tokens.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr double reach = 0.8;  ///< how far from a border the arrow still snaps to it, in cells

double distanceToSide(QPointF position, Cell cell, Side side) {
    const bool level = side == Side::North || side == Side::South;
    const double line =
        level ? cell.row + (side == Side::South ? 1 : 0) : cell.col + (side == Side::East ? 1 : 0);
    const double along = level ? position.x() - cell.col : position.y() - cell.row;
    const double beside = std::max({0.0, -along, along - 1});
    return std::hypot((level ? position.y() : position.x()) - line, beside);
}

}  // namespace

QString EntryTool::hint() const {
    return tr(
        "Click a border of the battlefield: units of the side come in over it. R takes the next border "
        "of the space.");
}

ToolOptions* EntryTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addChoice(tr("Side"), QStringLiteral("entrySide"), sideNames(), sideIndex(chosenSide()),
                       tr("Whose units come in here."), [this](int index) {
                           chooseSide(index);
                           judge();
                       });
    options->addText(tr("Label"), QStringLiteral("entryLabel"), m_label, 8,
                     tr("Written on the arrow: a letter or number that the texts of the scenario use."),
                     [this](const QString& text) {
                         m_label = text.trimmed();
                         judge();
                     });
    return options;
}

void EntryTool::follow() {
    judge();
}

bool EntryTool::drop() {
    m_ghost.reset();
    m_reason.clear();
    return false;
}

void EntryTool::aim(QPointF position, int turn) {
    const Cell here = cellAt(grid(), position);
    EntryArrow ghost;
    ghost.at = here;
    double nearest = reach;
    for (int col = here.col - 1; col <= here.col + 1; ++col)
        for (int row = here.row - 1; row <= here.row + 1; ++row)
            for (const Side side : ground().borders({col, row})) {
                const double distance = distanceToSide(position, {col, row}, side);
                if (distance >= nearest)
                    continue;
                nearest = distance;
                ghost.at = {col, row};
                ghost.from = side;
            }
    if (const auto sides = ground().borders(ghost.at); turn > 0 && !sides.empty())
        ghost.from = sides[static_cast<std::size_t>(turn) % sides.size()];
    m_ghost = ghost;
    judge();
}

void EntryTool::judge() {
    if (!m_ghost)
        return;
    m_ghost->side = chosenSide();
    m_ghost->label = {};
    if (!m_label.isEmpty())
        m_ghost->label.byLanguage[model::currentLanguage().toStdString()] = m_label.toStdString();
    const QString cell = QString::fromStdString(grid().name(m_ghost->at));
    m_reason.clear();
    if (!ground().contains(m_ghost->at))
        m_reason = model::PlacementProblem{model::PlacementProblem::Reason::OffBoards, {m_ghost->at}}.text();
    else if (!ground().isBorder({m_ghost->at, m_ghost->from}))
        m_reason = tr("%1 does not lie on the border").arg(cell);
    else
        for (const EntryArrow& other : scenario().entries)
            if (other.at == m_ghost->at && other.from == m_ghost->from && other.side == m_ghost->side)
                m_reason = tr("An arrow of this side lies here already");
    context()->updateOverlay();
}

void EntryTool::place() {
    if (!m_ghost)
        return;
    if (!m_reason.isEmpty()) {
        context()->tell(m_reason);
        return;
    }
    context()->selection().setOnly(model::ScenarioEdits(context()->document()).addEntry(*m_ghost));
}

void EntryTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton)
        context()->activateTool(QStringLiteral("tool.select"));
    if (event.button != Qt::LeftButton)
        return;
    context()->setCursorCell(event.cell());
    aim(event.position, 0);
    place();
}

void EntryTool::move(const ToolEvent& event) {
    aim(event.position, 0);
}

void EntryTool::leave() {
    drop();
    context()->updateOverlay();
}

void EntryTool::aimAt(QPointF position) {
    m_turn = 0;
    aim(position, 0);
}

bool EntryTool::wantsKey(const QKeyEvent& event) const {
    return event.key() == Qt::Key_R && event.modifiers() == Qt::NoModifier;
}

bool EntryTool::key(QKeyEvent& event) {
    if (!wantsKey(event))
        return FollowingTool::key(event);
    const Cell cell = context()->cursorCell();
    aim(middleOf(grid(), cell), ++m_turn);
    return true;
}

void EntryTool::actAtCursor(Qt::KeyboardModifiers) {
    const Cell cell = context()->cursorCell();
    aim(middleOf(grid(), cell), m_turn);
    place();
}

void EntryTool::paint(QPainter& painter, double pixel) const {
    if (!m_ghost)
        return;
    const bool good = m_reason.isEmpty();
    painter.save();
    painter.setOpacity(good ? 0.85 : 0.5);
    model::map::paintEntry(painter, *m_ghost,
                           {scenario(), library(), model::currentLanguage(), 1 / pixel, false});
    painter.setOpacity(1);
    paintOutline(painter, grid(), {{}, model::Section::Entries, {}, {m_ghost->at}, {}, {}},
                 good ? ghostGood() : ghostBad(), pixel, !good);
    painter.restore();
    if (!good)
        paintBubble(painter, QPointF(m_ghost->at.col + 0.5, m_ghost->at.row + 0.5), m_reason, {}, pixel);
}

}  // namespace bocage::editor
