#include "editor/tools/objective_tool.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/picking/picking.h"
#include "editor/tools/tool_options.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/messages/words.h"
#include "model/render/map/tokens.h"
#include "rules/board/square.h"

namespace bocage::editor {

using namespace rules;
using model::ScenarioEdits;

QString ObjectiveTool::hint() const {
    if (m_random && context() && target())
        return tr(
            "Click a space to make it a random place of the objective, click it again to take it back.");
    switch (m_place) {
        case Place::Spaces:
            return tr("Click a space, or drag a frame for an area. By keys: Shift+Enter begins the frame.");
        case Place::Corner:
            return tr("Click the interspace between four spaces. R takes the next corner of the space.");
        case Place::Building:
            return tr("Click a building or another overlay: holding it is the objective.");
    }
    return {};
}

const Objective* ObjectiveTool::target() const {
    const auto& selected = context()->selection().ids();
    if (selected.size() == 1)
        for (const Objective& objective : scenario().objectives)
            if (objective.id == *selected.begin())
                return &objective;
    return nullptr;
}

Objective ObjectiveTool::manner() const {
    const Objective* objective = target();
    return objective ? *objective : m_manner;
}

void ObjectiveTool::changeManner(const std::function<void(Objective&)>& change) {
    Objective wanted = manner();
    change(wanted);
    m_manner.kind = wanted.kind;
    m_manner.value = wanted.value;
    if (const Objective* objective = target()) {
        ScenarioEdits(context()->document()).describeObjective(objective->id, wanted);
    } else {
        m_manner.label = wanted.label;
        context()->updateOverlay();
    }
}

void ObjectiveTool::follow() {
    if (!target())
        m_random = false;
}

bool ObjectiveTool::drop() {
    m_ghost.reset();
    return std::exchange(m_from, std::nullopt).has_value();
}

ToolOptions* ObjectiveTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    const Objective now = manner();
    options->addChoice(
        tr("Kind"), QStringLiteral("objectiveKind"), {tr("Main"), tr("Secondary"), tr("Bonus")},
        static_cast<int>(now.kind), tr("How much the objective counts."), [this](int index) {
            changeManner([&](Objective& objective) { objective.kind = static_cast<Objective::Kind>(index); });
        });
    options->addSegments(tr("Where it lies"),
                         {{QStringLiteral("objectiveSpaces"), tr("Space or area"),
                           tr("On a space, or on an area you frame."), QStringLiteral("rectangle")},
                          {QStringLiteral("objectiveCorner"), tr("Interspace"),
                           tr("On the interspace between four spaces."), QStringLiteral("corner")},
                          {QStringLiteral("objectiveBuilding"), tr("Building"),
                           tr("A building or another overlay as a whole."), QStringLiteral("overlay")}},
                         static_cast<int>(m_place), [this](int index) {
                             m_place = static_cast<Place>(index);
                             drop();
                             Q_EMIT hintChanged();
                             context()->updateOverlay();
                         });
    options->addNumber(tr("Value"), QStringLiteral("objectiveValue"), 0, 99, now.value,
                       tr("Victory points for whoever holds it."), [this](int value) {
                           changeManner([&](Objective& objective) { objective.value = value; });
                       });
    options->addText(tr("Label"), QStringLiteral("objectiveLabel"), model::localized(now.label), 12,
                     tr("The name that the texts of the scenario use."), [this](const QString& text) {
                         if (text == model::localized(manner().label))
                             return;
                         changeManner([&](Objective& objective) {
                             const std::string language = model::currentLanguage().toStdString();
                             if (text.isEmpty())
                                 objective.label.byLanguage.erase(language);
                             else
                                 objective.label.byLanguage[language] = text.toStdString();
                         });
                     });
    options->addSeparator();
    QPushButton* random = options->addToggle(
        tr("Random places"), QStringLiteral("objectiveRandom"), m_random,
        target() ? tr("Clicks give the selected objective further places; one of them is drawn at set-up.")
                 : tr("Select an objective first; then give it the places of which one is drawn at set-up."),
        [this](bool on) {
            m_random = on;
            if (on)
                m_place = Place::Spaces;
            Q_EMIT optionsChanged();
            Q_EMIT hintChanged();
            context()->updateOverlay();
        });
    random->setEnabled(target());
    return options;
}

void ObjectiveTool::aim(QPointF position) {
    const Cell here = cellAt(grid(), position);
    Objective ghost;
    switch (m_place) {
        case Place::Spaces:
            ghost.cells = m_from ? ground().rectangle(*m_from, here) : ground().only({here});
            if (ghost.cells.empty())
                ghost.cells = {here};
            break;
        case Place::Corner:
            ghost.corner = nearestCorner(grid(), position);
            break;
        case Place::Building:
            ghost.cells = {here};
            for (const auto& element : elementsNear(context()->document(), position))
                if (element.section == model::Section::Overlays) {
                    ghost.element = element.id;
                    ghost.cells = element.cells;
                    break;
                }
            break;
    }
    if (m_ghost == ghost)
        return;
    m_ghost = ghost;
    context()->updateOverlay();
}

QString ObjectiveTool::reason() const {
    if (!m_ghost)
        return {};
    if (m_ghost->corner) {
        const auto around = grid().cellsAt(*m_ghost->corner);
        return std::any_of(around.begin(), around.end(),
                           [this](Cell cell) { return ground().contains(cell); })
                   ? QString()
                   : tr("This interspace is off the boards");
    }
    if (m_place == Place::Building)
        return m_ghost->element.empty() ? tr("No overlay lies here") : QString();
    using model::PlacementProblem;
    return ground().contains(m_ghost->cells.front())
               ? QString()
               : PlacementProblem{PlacementProblem::Reason::OffBoards, {m_ghost->cells.front()}}.text();
}

void ObjectiveTool::place() {
    if (!m_ghost)
        return;
    if (const QString why = reason(); !why.isEmpty()) {
        context()->tell(why);
        return;
    }
    ScenarioEdits edits(context()->document());
    const Objective* chosen = target();
    if (m_random && chosen) {
        const Cell cell = m_ghost->cells.front();
        if (!edits.removeAlternative(chosen->id, cell))
            edits.addAlternative(chosen->id, m_ghost->cells);
        return;
    }
    Objective fresh = *m_ghost;
    if (!fresh.element.empty())
        fresh.cells.clear();  // the building says where it is
    const Objective now = manner();
    fresh.kind = now.kind;
    fresh.value = now.value;
    if (!chosen)
        fresh.label = m_manner.label;
    m_manner.label = {};  // a name is for one objective only
    context()->selection().setOnly(edits.addObjective(fresh));
}

void ObjectiveTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton)
        context()->activateTool(QStringLiteral("tool.select"));
    if (event.button != Qt::LeftButton)
        return;
    context()->setCursorCell(event.cell());
    m_byKeys = false;
    if (m_place == Place::Spaces)
        m_from = event.cell();
    aim(event.position);
    if (m_place != Place::Spaces)
        place();
}

void ObjectiveTool::move(const ToolEvent& event) {
    if (!m_byKeys && !(event.buttons & Qt::LeftButton))
        m_from.reset();
    aim(event.position);
}

void ObjectiveTool::release(const ToolEvent& event) {
    if (event.button != Qt::LeftButton || !m_from)
        return;
    aim(event.position);
    m_from.reset();
    place();
}

void ObjectiveTool::leave() {
    if (!m_from)
        drop();
    context()->updateOverlay();
}

void ObjectiveTool::aimAt(QPointF position) {
    static constexpr QPointF corners[] = {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
    aim(m_place == Place::Corner ? position + corners[m_turn] : position);
}

bool ObjectiveTool::wantsKey(const QKeyEvent& event) const {
    return m_place == Place::Corner && event.key() == Qt::Key_R && event.modifiers() == Qt::NoModifier;
}

bool ObjectiveTool::key(QKeyEvent& event) {
    if (!wantsKey(event))
        return FollowingTool::key(event);
    m_turn = (m_turn + 1) % 4;
    cursorMoved();
    return true;
}

void ObjectiveTool::actAtCursor(Qt::KeyboardModifiers modifiers) {
    if (m_place == Place::Spaces && (modifiers & Qt::ShiftModifier) && !m_from) {
        m_from = context()->cursorCell();
        m_byKeys = true;
        cursorMoved();
        return;
    }
    cursorMoved();
    m_from.reset();
    m_byKeys = false;
    place();
}

void ObjectiveTool::paint(QPainter& painter, double pixel) const {
    if (!m_ghost)
        return;
    const QString why = reason();
    painter.save();
    model::PlacedElement shape{{}, model::Section::Objectives, {}, m_ghost->cells, m_ghost->corner, {}};
    paintOutline(painter, grid(), shape, why.isEmpty() ? ghostGood() : ghostBad(), pixel, !why.isEmpty());
    Objective ghost = manner();
    ghost.cells = m_ghost->cells;
    ghost.corner = m_ghost->corner;
    ghost.element = {};
    ghost.alternatives.clear();
    ghost.label = {};
    painter.setOpacity(why.isEmpty() ? 0.85 : 0.5);
    const int number = static_cast<int>(scenario().objectives.size()) + 1;
    model::map::paintObjective(painter, ghost, number,
                               {scenario(), library(), model::currentLanguage(), 1 / pixel, false});
    painter.restore();
    if (!why.isEmpty()) {
        const QPointF at = m_ghost->corner
                               ? middleOf(grid(), *m_ghost->corner)
                               : middleOf(grid(), m_ghost->cells.front());
        paintBubble(painter, at, why, {}, pixel);
    }
}

}  // namespace bocage::editor
