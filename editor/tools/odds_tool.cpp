#include "editor/tools/odds_tool.h"

#include <QPainter>

#include "editor/canvas/overlay_painting.h"
#include "editor/canvas/picking.h"
#include "editor/tools/measure_painting.h"
#include "editor/tools/tool_options.h"

namespace bocage::editor {

using rules::Cell;

namespace {

QPointF middle(const std::vector<Cell>& cells) {
    QPointF sum;
    for (const Cell cell : cells)
        sum += middleOf(cell);
    return cells.empty() ? sum : sum / static_cast<double>(cells.size());
}

/// Everything below the headline. Rules stand beside the terms already.
QString detailOf(const model::OddsAnswer& answer) {
    QStringList lines;
    for (const model::OddsBlock& block : answer.blocks) {
        lines << block.title.left(1).toUpper() + block.title.mid(1);
        for (const QString& line : block.lines())
            lines << QStringLiteral("   ") + line;
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

OddsTool::OddsTool(QObject* parent) : Tool(parent), m_analysis(this) {
    connect(&m_analysis, &DocumentAnalysis::outdated, this, [this] {
        if (!m_question.attacker.empty() && context())
            askAgain();
    });
}

QString OddsTool::hint() const {
    return m_question.attacker.empty() ? tr("Click who attacks, then the target.")
                                       : tr("Click the target; Escape starts again.");
}

QString OddsTool::whyNot(const model::ScenarioDocument& document) const {
    return DocumentAnalysis::whyNot(document);
}

ToolOptions* OddsTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addToggle(tr("On the move"), QStringLiteral("odds.move"), m_question.onTheMove,
                       tr("The attacker fires or assaults while it moves."), [this](bool on) {
                           m_question.onTheMove = on;
                           askAgain();
                       });
    options->addNumber(tr("Cards"), QStringLiteral("odds.cards"), 0, 20, m_question.cards,
                       tr("Cards the attacker plays for their bonus."), [this](int cards) {
                           m_question.cards = cards;
                           askAgain();
                       });
    options->addNumber(tr("Equipment"), QStringLiteral("odds.equipment"), 0, 20, m_question.equipment,
                       tr("Bonus of equipment the attacker announces."), [this](int bonus) {
                           m_question.equipment = bonus;
                           askAgain();
                       });
    return options;
}

void OddsTool::activate() {
    // A unit that is selected is the one that attacks.
    const auto& selected = context()->selection().ids();
    if (m_question.attacker.empty() && selected.size() == 1) {
        m_question.attacker = *selected.begin();
        askAgain();
        if (!m_answer)
            m_question.attacker = {};
        Q_EMIT hintChanged();
    }
}

void OddsTool::ask(Cell cell) {
    context()->setCursorCell(cell);
    const auto* rules = m_analysis.of(context()->document());
    if (!rules)
        return;
    for (const auto& element : pickableNear(*context(), middleOf(cell))) {
        if (element.section != model::Section::Pieces)
            continue;
        model::OddsQuestion next = m_question;
        next.target = {};
        if (m_question.attacker.empty() || element.id == m_question.attacker)
            next.attacker = element.id;
        else
            next.target = element.id;
        if (!rules->odds(next))
            continue;  // a marker lies on top
        m_question = next;
        askAgain();
        Q_EMIT hintChanged();
        return;
    }
    context()->tell(tr("No unit stands here."));
}

void OddsTool::askAgain() {
    if (!context())
        return;
    const auto* rules = m_question.attacker.empty() ? nullptr : m_analysis.of(context()->document());
    m_answer = rules ? rules->odds(m_question) : std::nullopt;
    if (m_answer)
        context()->tell(m_answer->summary);
    context()->updateOverlay();
}

void OddsTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton)
        cancel();
    else if (event.button == Qt::LeftButton)
        ask(event.cell());
}

void OddsTool::actAtCursor(Qt::KeyboardModifiers) {
    ask(context()->cursorCell());
}

bool OddsTool::cancel() {
    const bool any = !m_question.attacker.empty();
    m_question.attacker = m_question.target = {};
    m_answer.reset();
    if (any)
        Q_EMIT hintChanged();
    if (context())
        context()->updateOverlay();
    return any;
}

std::vector<Cell> OddsTool::cellsOf(const rules::ElementId& piece) const {
    auto& document = context()->document();
    const auto placed = model::placedElement(document.scenario(), *document.library(), piece);
    return placed ? placed->cells : std::vector<Cell>();
}

void OddsTool::paint(QPainter& painter, double pixel) const {
    if (!m_answer || !context())
        return;
    const auto frame = [&](const std::vector<Cell>& cells, const QColor& colour, bool dashed) {
        const model::PlacedElement element{{}, model::Section::Pieces, {}, cells, {}, {}};
        paintOutline(painter, element, colour, pixel, dashed);
    };
    const std::vector<Cell> from = cellsOf(m_question.attacker), to = cellsOf(m_question.target);
    frame(from, QColor("#1F5FA8"), false);
    if (!to.empty()) {
        paintRay(painter, middle(from), middle(to), QColor("#1F5FA8"), false, pixel);
        paintKnob(painter, middle(from), QColor("#1F5FA8"), pixel);
        frame(to, measureBad(), true);
    }
    paintBubble(painter, middle(to.empty() ? from : to), m_answer->title, detailOf(*m_answer), pixel);
}

}  // namespace bocage::editor
