#include "editor/tools/reach_tool.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/picking/picking.h"
#include "editor/tools/measure_painting.h"
#include "editor/tools/tool_options.h"

namespace bocage::editor {

using rules::Cell;

namespace {

QPointF poseMiddle(const rules::Grid& grid, const model::ReachAnswer::Pose& pose) {
    QPointF sum;
    for (const Cell cell : pose.cells)
        sum += middleOf(grid, cell);
    return sum / static_cast<double>(pose.cells.size());
}

/// From green through yellow to brown, the dearer the darker.
QColor tintFor(int cost, int dearest) {
    const double share = dearest > 0 ? static_cast<double>(cost) / dearest : 0;
    return QColor::fromHsvF(static_cast<float>(0.38 - 0.28 * share), 0.75F,
                            static_cast<float>(0.75 - 0.25 * share));
}

}  // namespace

ReachTool::ReachTool(QObject* parent) : Tool(parent), m_analysis(this) {
    m_plain.movement = 4;
    connect(&m_analysis, &DocumentAnalysis::outdated, this, [this] {
        if (m_question && context())
            askAgain();
    });
}

QString ReachTool::hint() const {
    return tr("Click a unit, or free ground for a plain one.");
}

QString ReachTool::whyNot(const model::ScenarioDocument& document) const {
    return DocumentAnalysis::whyNot(document);
}

std::vector<model::BattleAnalysis::MoverClass> ReachTool::classes() {
    const auto* rules = context() ? m_analysis.of(context()->document()) : nullptr;
    return rules ? rules->moverClasses() : std::vector<model::BattleAnalysis::MoverClass>();
}

ToolOptions* ReachTool::createOptions(QWidget* parent) {
    const auto all = classes();
    if (all.empty())
        return nullptr;
    auto* options = new ToolOptions(parent);
    QStringList names;
    int current = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        names << all[i].name;
        if (all[i].id == m_plain.unitClass)
            current = static_cast<int>(i);
    }
    const auto change = [this](auto set) {
        model::ReachQuestion plain = m_plain;
        set(plain);
        setPlainUnit(plain);
    };
    options->addChoice(tr("Class"), QStringLiteral("reach.class"), names, current,
                       tr("Class of the plain unit that a click on free ground asks about."),
                       [change, all](int index) {
                           change([&](model::ReachQuestion& plain) {
                               plain.unitClass = all[static_cast<std::size_t>(index)].id;
                               if (!all[static_cast<std::size_t>(index)].large)
                                   plain.spaces = 1;
                           });
                       });
    options->addNumber(tr("Movement"), QStringLiteral("reach.movement"), 0, 99, m_plain.movement.value_or(4),
                       tr("Movement points of the plain unit."), [change](int points) {
                           change([&](model::ReachQuestion& plain) { plain.movement = points; });
                       });
    if (all[static_cast<std::size_t>(current)].large) {
        static constexpr int sizes[] = {1, 2, 4};
        options->addChoice(tr("Size"), QStringLiteral("reach.spaces"),
                           {tr("1 space"), tr("2 spaces"), tr("4 spaces")},
                           m_plain.spaces == 4 ? 2 : m_plain.spaces - 1,
                           tr("How many spaces the plain unit covers; R turns it."), [change](int index) {
                               change([&](model::ReachQuestion& plain) { plain.spaces = sizes[index]; });
                           });
    }
    return options;
}

void ReachTool::activate() {
    if (const auto all = classes(); m_plain.unitClass.empty() && !all.empty()) {
        m_plain.unitClass = all.front().id;
        Q_EMIT optionsChanged();
    }
    // A unit that is selected is what the user wants to know about.
    const auto& selected = context()->selection().ids();
    if (!m_question && selected.size() == 1) {
        m_question = model::ReachQuestion{};
        m_question->piece = *selected.begin();
        askAgain();
        if (!m_answer)
            m_question.reset();
    }
}

void ReachTool::setPlainUnit(const model::ReachQuestion& plain) {
    if (plain == m_plain)
        return;
    m_plain = plain;
    if (m_question && m_question->piece.empty()) {
        const Cell from = m_question->from;
        m_question = plain;
        m_question->from = from;
        askAgain();
    }
    Q_EMIT optionsChanged();
}

void ReachTool::ask(Cell cell) {
    context()->setCursorCell(cell);
    m_question = m_plain;
    m_question->from = cell;
    for (const auto& element : pickableNear(*context(), middleOf(grid(), cell)))
        if (element.section == model::Section::Pieces) {
            model::ReachQuestion piece;
            piece.piece = element.id;
            const auto* rules = m_analysis.of(context()->document());
            if (rules && rules->reach(piece)) {
                m_question = piece;
                break;
            }
        }
    askAgain();
}

void ReachTool::askAgain() {
    const auto* rules = m_analysis.of(context()->document());
    m_answer = rules ? rules->reach(*m_question) : nullptr;
    if (m_answer)
        context()->tell(
            tr("%1: %2").arg(m_answer->words().title, m_answer->words().reasons.join(QStringLiteral(" · "))));
    const auto here = std::exchange(m_hovered, std::nullopt);
    m_way.clear();
    hover(here);
    context()->updateOverlay();
}

void ReachTool::hover(std::optional<Cell> cell) {
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    m_way.clear();
    m_words = {};
    if (m_answer && cell) {
        m_way = m_answer->path(*cell);
        m_words = m_answer->explain(*cell);
        context()->tell(m_words.title);
    }
    context()->updateOverlay();
}

void ReachTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton)
        cancel();
    else if (event.button == Qt::LeftButton)
        ask(event.cell());
}

void ReachTool::move(const ToolEvent& event) {
    hover(event.cell());
}

void ReachTool::leave() {
    hover(std::nullopt);
}

bool ReachTool::wantsKey(const QKeyEvent& event) const {
    // Only a plain unit of several spaces is the tool's to turn.
    return event.key() == Qt::Key_R && !(event.modifiers() & ~Qt::ShiftModifier) && m_plain.spaces > 1 &&
           (!m_question || m_question->piece.empty());
}

bool ReachTool::key(QKeyEvent& event) {
    if (!wantsKey(event))
        return false;
    model::ReachQuestion turned = m_plain;
    turned.facing = (turned.facing + (event.modifiers() & Qt::ShiftModifier ? 7 : 1)) & 7;
    setPlainUnit(turned);
    return true;
}

void ReachTool::actAtCursor(Qt::KeyboardModifiers) {
    ask(context()->cursorCell());
}

void ReachTool::cursorMoved() {
    hover(context()->cursorCell());
}

bool ReachTool::cancel() {
    const bool any = m_question.has_value();
    m_question.reset();
    m_answer.reset();
    m_way.clear();
    m_hovered.reset();
    if (context())
        context()->updateOverlay();
    return any;
}

void ReachTool::paint(QPainter& painter, double pixel) const {
    if (!m_answer)
        return;
    int dearest = 1;
    for (const auto& reached : m_answer->cells())
        dearest = std::max(dearest, reached.cost);
    const auto& start = m_answer->start().cells;
    for (const auto& reached : m_answer->cells())
        fillCell(painter, grid(), reached.cell, tintFor(reached.cost, dearest), CellFill::Plain, pixel);
    model::PlacedElement frame{{}, model::Section::Pieces, {}, start, {}, {}};
    paintOutline(painter, grid(), frame, QColor("#1F5FA8"), pixel);
    paintWay(painter, pixel);
    // The costs stand on the way, so that it can be counted along.
    for (const auto& reached : m_answer->cells())
        if (std::find(start.begin(), start.end(), reached.cell) == start.end())
            writeInCell(painter, grid(), reached.cell, QString::number(reached.cost), pixel);
    if (!m_hovered) {
        paintBubble(painter, poseMiddle(grid(), m_answer->start()), m_answer->words().title,
                    m_answer->words().detail(), pixel);
        return;
    }
    if (std::find(start.begin(), start.end(), *m_hovered) != start.end()) {
        paintBubble(painter, middleOf(grid(), *m_hovered), m_answer->words().title, m_answer->words().detail(),
                    pixel);
        return;
    }
    if (m_way.empty())
        fillCell(painter, grid(), *m_hovered, measureBad(), CellFill::Crossed, pixel);
    paintBubble(painter, middleOf(grid(), *m_hovered), m_words.title, m_words.detail(), pixel);
}

void ReachTool::paintWay(QPainter& painter, double pixel) const {
    if (m_way.empty())
        return;
    const QColor ink("#1F5FA8");
    const auto& last = m_way.back();
    if (last.cells.size() > 1) {
        model::PlacedElement frame{{}, model::Section::Pieces, {}, last.cells, {}, {}};
        paintOutline(painter, grid(), frame, ink, pixel, true);
    }
    for (std::size_t i = 1; i < m_way.size(); ++i)
        paintRay(painter, poseMiddle(grid(), m_way[i - 1]), poseMiddle(grid(), m_way[i]), ink, false, pixel);
    for (const auto& pose : m_way) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(poseMiddle(grid(), pose), 4 * pixel, 4 * pixel);
    }
    if (last.cells.size() < 2)
        return;
    // Where it looks at the end: an arrow head.
    const QPointF tip = poseMiddle(grid(), last);
    painter.save();
    painter.translate(tip);
    painter.rotate(last.facing * 45.0);
    painter.setPen(QPen(Qt::white, 1.5 * pixel));
    painter.setBrush(ink);
    QPainterPath head;
    head.moveTo(0, -0.42);
    head.lineTo(0.2, -0.05);
    head.lineTo(-0.2, -0.05);
    head.closeSubpath();
    painter.drawPath(head);
    painter.restore();
}

}  // namespace bocage::editor
