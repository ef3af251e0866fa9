#include "editor/tools/place_tool.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/picking/picking.h"
#include "editor/tools/edge_run.h"
#include "model/commands/army_units.h"
#include "model/commands/scenario_edits.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

using model::PlacementRules;
using model::Section;

namespace {

/// Where the keyboard aims inside its cell: an edge or corner piece goes to the side it is turned to.
QPointF leaning(const rules::Grid& grid, rules::Rotation rotation, Section section) {
    const int index = grid.steps(rotation);
    const QPointF middle = middleOf(grid, rules::Cell{});
    return section == Section::Edges     ? 0.9 * (middleOf(grid, grid.side({}, index)) - middle)
           : section == Section::Corners ? 0.9 * (middleOf(grid, grid.corner({}, index)) - middle)
                                         : QPointF();
}

/// The turn whose top looks most nearly along the way.
rules::Rotation facingAlong(const rules::Grid& grid, QPointF way) {
    const double degrees = std::atan2(way.x(), -way.y()) * 180 / 3.14159265358979;
    const double step = 360.0 / grid.turns();
    return grid.rotation(static_cast<int>(std::lround(degrees / step)));
}

}  // namespace

QString PlaceTool::hint() const {
    if (!context() || !context()->brush())
        return tr("Choose a piece in the box first; then click where it shall lie.");
    const auto where = section();
    if (where == Section::Edges)
        return tr("Click an edge, or drag along to lay a run. By keys: R takes the next edge of the space.");
    if (where == Section::Corners)
        return tr("Click an interspace. By keys: R takes the next corner of the space.");
    if (holdsUnit())
        return tr("Click to place, drag to face. [ and ] turn, F shows the other side, Escape ends.");
    if (where == Section::Pieces)
        return tr("Click to place, Escape ends. Value, label and side are those of the next token.");
    return tr("Click to place, R turns, F shows the other face, Escape ends.");
}

std::optional<Section> PlaceTool::section() const {
    const auto brush = context() ? context()->brush() : std::nullopt;
    return brush ? PlacementRules::sectionFor(brush->content, library()) : std::nullopt;
}

bool PlaceTool::holdsUnit() const {
    const auto brush = context()->brush();
    return brush && brush->content.kind() == "unit";
}

void PlaceTool::activate() {
    FollowingTool::activate();
    brushChanged();
    cursorMoved();
}

void PlaceTool::follow() {
    judge();
}

bool PlaceTool::drop() {
    m_ghost.reset();
    m_justLaid.reset();
    m_laidRun.clear();
    m_faceFrom.reset();
    return !std::exchange(m_run, {}).empty();
}

void PlaceTool::brushChanged() {
    const auto brush = context()->brush();
    const rules::ContentId content = brush ? brush->content : rules::ContentId();
    if (content != m_known) {
        m_known = content;
        m_manner = {};
        // A unit most likely fights for the side that plays its faction.
        const rules::SystemContent* unit = library().systemContent(content);
        const rules::Json* faction = unit ? unit->fields.find("faction") : nullptr;
        if (faction && faction->isString())
            for (const rules::ScenarioSide& side : scenario().sides)
                for (const rules::Player& player : side.players)
                    if (m_manner.side.empty() && player.faction.value == faction->string())
                        m_manner.side = side.id;
    }
    if (!brush)
        drop();
    Q_EMIT optionsChanged();
    Q_EMIT hintChanged();
}

void PlaceTool::changeManner(const std::function<void(model::Placement::Manner&)>& change) {
    auto brush = context()->brush();
    if (brush && !brush->manner.entry.empty()) {
        change(brush->manner);
        context()->setBrush(brush);
    } else {
        change(m_manner);
    }
    judge();
    Q_EMIT optionsChanged();
}

bool PlaceTool::samePlace(const model::Placement& laid, model::Placement held) const {
    if (laid.content != held.content)
        return false;
    // What lies on an edge or a corner lies there however it was turned to get there, and wherever in the
    // cell the hand is.
    const auto where = section();
    if (where == Section::Edges)
        return std::find(m_laidRun.begin(), m_laidRun.end(), held.edge) != m_laidRun.end() ||
               laid.edge == held.edge;
    if (where == Section::Corners)
        return laid.corner == held.corner;
    held.edge = laid.edge;
    held.corner = laid.corner;
    return laid == held;
}

void PlaceTool::aim(QPointF position) {
    const auto brush = context()->brush();
    if (!brush) {
        m_ghost.reset();
        return;
    }
    const auto& document = context()->document();
    model::Placement ghost = *brush;
    if (ghost.manner.entry.empty())
        ghost.manner = m_manner;
    // The piece is held by its middle, snapped to whole cells.
    ghost.at = {0, 0};
    int right = 0, bottom = 0;
    for (const rules::Cell cell : PlacementRules::cells(ghost, library())) {
        right = std::max(right, cell.col + 1);
        bottom = std::max(bottom, cell.row + 1);
    }
    ghost.at = snappedTopLeft(grid(), position, std::max(1, right), std::max(1, bottom));
    if (section() == Section::Boards)
        ghost.at = snapToBoards(ghost, document);
    ghost.edge = nearestEdge(grid(), position);
    ghost.corner = nearestCorner(grid(), position);
    if (m_justLaid && samePlace(*m_justLaid, ghost)) {
        m_ghost.reset();
        context()->updateOverlay();
        return;
    }
    m_justLaid.reset();
    m_laidRun.clear();
    if (m_ghost == ghost)
        return;
    m_ghost = ghost;
    judge();
}

void PlaceTool::judge() {
    if (!m_ghost)
        return;
    m_problem = PlacementRules(scenario(), library()).problem(*m_ghost);
    context()->updateOverlay();
}

QString PlaceTool::reason() const {
    if (!m_ghost)
        return {};
    return m_problem ? m_problem->text() : shortage();
}

QString PlaceTool::shortage() const {
    const auto brush = context()->brush();
    const auto copies = brush ? context()->copies(brush->content) : std::nullopt;
    return copies ? copies->whyNone() : QString();
}

void PlaceTool::emptyHand() {
    context()->setBrush(std::nullopt);
    context()->activateTool(QStringLiteral("tool.select"));
}

bool PlaceTool::placeGhost() {
    // Once more on the same place: now the reason is wanted.
    if (!m_ghost && m_justLaid)
        m_ghost = std::exchange(m_justLaid, std::nullopt);
    if (!m_ghost)
        return false;
    judge();
    if (const QString why = reason(); !why.isEmpty()) {
        context()->tell(why);
        return false;
    }
    const rules::ElementId id = model::place(context()->document(), *m_ghost);
    if (id.empty())
        return false;
    context()->selection().setOnly(id);
    if (!m_ghost->manner.entry.empty() && !moreInTray()) {
        // An army's unit is placed once: the hand is empty now.
        emptyHand();
        return true;
    }
    if (const QString why = shortage(); !why.isEmpty()) {
        emptyHand();
        context()->tell(why);
        return true;
    }
    m_justLaid = std::exchange(m_ghost, std::nullopt);
    context()->updateOverlay();
    return true;
}

bool PlaceTool::moreInTray() const {
    const auto& document = context()->document();
    for (const auto& units :
         model::armyUnits(scenario(), document.library(), model::readLinkedArmies(document)))
        if (units.entry == m_ghost->manner.entry && units.unit == m_ghost->content)
            return units.left() > 0;
    return false;
}

void PlaceTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        context()->activateTool(QStringLiteral("tool.select"));
        return;
    }
    if (event.button != Qt::LeftButton)
        return;
    if (!context()->brush()) {
        context()->tell(hint());
        return;
    }
    context()->setCursorCell(event.cell());
    aim(event.position);
    // Once more over what was laid just now: a run may begin there too.
    if (section() == Section::Edges && !m_ghost && m_justLaid) {
        m_ghost = std::exchange(m_justLaid, std::nullopt);
        m_ghost->edge = nearestEdge(grid(), event.position);
        m_laidRun.clear();
        judge();
    }
    if (section() == Section::Edges && m_ghost)
        m_run = {m_ghost->edge};
    else if (holdsUnit() && m_ghost && reason().isEmpty())
        m_faceFrom = ghostMiddle(grid(), *m_ghost, library());
    else
        placeGhost();
}

void PlaceTool::move(const ToolEvent& event) {
    if (!(event.buttons & Qt::LeftButton)) {
        m_run.clear();
        m_faceFrom.reset();
    }
    if (!m_run.empty()) {
        stretchRun(event.position);
    } else if (m_faceFrom) {
        const QPointF way = event.position - *m_faceFrom;
        if (std::hypot(way.x(), way.y()) > 0.6)
            setRotation(facingAlong(grid(), way));
    } else {
        aim(event.position);
    }
}

void PlaceTool::release(const ToolEvent& event) {
    if (event.button != Qt::LeftButton)
        return;
    if (!m_run.empty())
        finishRun();
    else if (std::exchange(m_faceFrom, std::nullopt))
        placeGhost();
}

void PlaceTool::stretchRun(QPointF position) {
    // Up to half a cell the hand still means the edge it pressed on.
    const rules::Edge first = m_run.front();
    m_run = nearestEdge(grid(), position) == first ? std::vector{first}
                                                   : edgeRun(grid(), first, nearestCorner(grid(), position));
    context()->updateOverlay();
}

void PlaceTool::finishRun() {
    const auto run = std::exchange(m_run, {});
    const PlacementRules judge(scenario(), library());
    const auto copies = context()->copies(m_ghost->content);
    std::vector<rules::Edge> free;
    QString problem;
    for (const rules::Edge edge : run) {
        model::Placement piece = *m_ghost;
        piece.edge = edge;
        if (const auto found = judge.problem(piece))
            problem = found->text();
        else if (copies && static_cast<int>(free.size()) >= copies->left())
            problem = model::CopiesOwned{copies->owned, copies->owned}.whyNone();
        else
            free.push_back(edge);
    }
    if (!free.empty()) {
        const auto ids = model::ScenarioEdits(context()->document()).addEdges(m_ghost->content, free);
        context()->selection().set({ids.begin(), ids.end()});
        // What has just been laid needs no ghost that says so in red.
        m_laidRun = run;
        m_justLaid = std::exchange(m_ghost, std::nullopt);
    }
    if (problem.isEmpty())
        problem = shortage();
    const auto out = static_cast<int>(run.size() - free.size());
    if (!shortage().isEmpty())
        emptyHand();
    if (!problem.isEmpty())
        context()->tell(free.empty() || out == 0 ? problem
                                                 : tr("%n edge(s) left out: %1", nullptr, out).arg(problem));
    context()->updateOverlay();
}

void PlaceTool::leave() {
    if (m_run.empty() && !m_faceFrom)
        m_ghost.reset();
    context()->updateOverlay();
}

void PlaceTool::hover(QPointF position) {
    aim(position);
}

bool PlaceTool::dropAt(QPointF position) {
    aim(position);
    return placeGhost();
}

std::optional<QPointF> PlaceTool::hand() const {
    const auto& held = m_ghost ? m_ghost : m_justLaid;
    return held ? std::optional(ghostMiddle(grid(), *held, library())) : std::nullopt;
}

void PlaceTool::setRotation(rules::Rotation rotation) {
    auto brush = context()->brush();
    if (!brush || brush->rotation == rotation)
        return;
    brush->rotation = rotation;
    const auto at = hand();
    context()->setBrush(brush);
    if (at)
        aim(*at);
}

void PlaceTool::turn(int steps) {
    const auto brush = context()->brush();
    setRotation(grid().rotation(grid().steps(brush->rotation) + steps));
    if (section() == Section::Edges || section() == Section::Corners)
        cursorMoved();
}

bool PlaceTool::wantsKey(const QKeyEvent& event) const {
    return context()->brush() && event.modifiers() == Qt::NoModifier &&
           (event.key() == Qt::Key_R || event.key() == Qt::Key_F || event.key() == Qt::Key_BracketLeft ||
            event.key() == Qt::Key_BracketRight);
}

bool PlaceTool::key(QKeyEvent& event) {
    if (!wantsKey(event))
        return FollowingTool::key(event);
    if (event.key() == Qt::Key_F) {
        auto brush = context()->brush();
        brush->face = otherFace(*brush, library());
        const auto at = hand();
        context()->setBrush(brush);
        if (at)
            aim(*at);
    } else {
        turn(event.key() == Qt::Key_BracketLeft ? -1 : 1);
    }
    context()->updateOverlay();
    return true;
}

void PlaceTool::aimAt(QPointF position) {
    const auto brush = context()->brush();
    const auto where = section();
    aim(brush && where ? position + leaning(grid(), brush->rotation, *where) : position);
}

void PlaceTool::actAtCursor(Qt::KeyboardModifiers) {
    if (!context()->brush()) {
        context()->tell(hint());
        return;
    }
    cursorMoved();
    placeGhost();
}

void PlaceTool::paint(QPainter& painter, double pixel) const {
    if (m_run.size() > 1)
        paintRun(painter, pixel);
    else if (m_ghost)
        paintPlacementGhost(painter, context()->document(), *m_ghost, reason(), pixel);
}

void PlaceTool::paintRun(QPainter& painter, double pixel) const {
    const PlacementRules judge(scenario(), library());
    const auto copies = context()->copies(m_ghost->content);
    QString why;
    model::Placement piece = *m_ghost;
    int laid = 0;
    for (const rules::Edge edge : m_run) {
        piece.edge = edge;
        const auto problem = judge.problem(piece);
        const bool none = !problem && copies && laid++ >= copies->left();
        if (problem)
            why = problem->text();
        else if (none)
            why = model::CopiesOwned{copies->owned, copies->owned}.whyNone();
        paintPlacementGhost(painter, context()->document(), piece, {}, pixel);
        if (problem || none)
            paintOutline(painter, grid(), {{}, Section::Edges, piece.content, {}, {}, edge}, ghostBad(),
                         pixel, true);
    }
    paintBubble(painter, ghostMiddle(grid(), piece, library()),
                tr("%n edge(s)", nullptr, static_cast<int>(m_run.size())), why, pixel);
}

}  // namespace bocage::editor
