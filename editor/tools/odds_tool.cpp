#include "editor/tools/odds_tool.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "editor/picking/overlay_painting.h"
#include "editor/picking/picking.h"
#include "editor/tools/measure_painting.h"

namespace bocage::editor {

using rules::Cell;

namespace {

QPointF middle(const rules::Grid& grid, const model::PlacedElement& element) {
    if (element.corner)
        return middleOf(grid, *element.corner);
    QPointF sum;
    for (const Cell cell : element.cells)
        sum += middleOf(grid, cell);
    return element.cells.empty() ? sum : sum / static_cast<double>(element.cells.size());
}

QString percent(const model::OddsBlock::Row& row) {
    return QString::number(row.chance * 100, 'f', 1);
}

}  // namespace

std::vector<model::OddsBlock> OddsTool::shownBlocks() const {
    std::vector<model::OddsBlock> blocks;
    if (m_answer)
        blocks = m_answer->blocks;
    for (model::OddsBlock& block : blocks) {
        block.title = block.title.left(1).toUpper() + block.title.mid(1);
        if (!m_sums) {
            block.sums.clear();
            block.notes.clear();
        }
    }
    return blocks;
}

QString OddsTool::detail() const {
    QStringList lines;
    for (const model::OddsBlock& block : shownBlocks()) {
        lines << block.title;
        for (const QString& line : block.lines())
            lines << QStringLiteral("   ") + line;
    }
    return lines.join(QLatin1Char('\n'));
}

QString OddsTool::brief() const {
    QStringList lines;
    for (const model::OddsBlock& block : shownBlocks())
        lines << tr("%1: %2").arg(
            block.title, block.refused() ? block.refusal
                         : block.rows.empty()
                             ? QString()
                             : tr("%1 % %2").arg(percent(block.rows.front())).arg(block.rows.front().text));
    lines << tr("The inspector shows every outcome.");
    return lines.join(QLatin1Char('\n'));
}

ToolReport OddsTool::report() const {
    ToolReport report;
    if (m_answer)
        report.title = m_answer->title;
    for (const model::OddsBlock& block : shownBlocks()) {
        ToolReport::Part part{block.title, block.sums, {}, block.notes};
        if (block.refused())
            part.before << block.refusal;
        for (const model::OddsBlock::Row& row : block.rows)
            part.rows.emplace_back(tr("%1 %").arg(percent(row)), row.text);
        report.parts.push_back(std::move(part));
    }
    return report;
}

OddsTool::OddsTool(QObject* parent) : Tool(parent), m_analysis(this) {
    connect(&m_analysis, &DocumentAnalysis::outdated, this, [this] {
        if (!m_question.attacker.empty() && context())
            askAgain();
    });
}

QString OddsTool::hint() const {
    if (m_question.attacker.empty())
        return tr("Click who attacks, then the target.");
    if (m_offer.split && !m_question.target.empty())
        return tr("Ctrl+click another target to split the fire; Escape starts again.");
    return tr("Click the target, a unit or a structure; Escape starts again.");
}

QString OddsTool::whyNot(const model::ScenarioDocument& document) const {
    return DocumentAnalysis::whyNot(document);
}

void OddsTool::activate() {
    // A unit that is selected is the one that attacks.
    const auto& selected = context()->selection().ids();
    if (m_question.attacker.empty() && selected.size() == 1) {
        m_question.attacker = *selected.begin();
        askAgain();
        if (!m_answer)
            cancel();
    }
}

model::OddsQuestion OddsTool::about(const rules::ElementId& unit, bool more) const {
    model::OddsQuestion next = m_question;
    next.structure.reset();
    if (m_question.attacker.empty() || unit == m_question.attacker) {
        next.attacker = unit;
        next.target = {};
        next.shares.clear();
        return next;
    }
    if (!more || m_question.target.empty()) {
        next.target = unit;
        next.shares.clear();
        return next;
    }
    // One target more, or one less.
    if (next.shares.empty())
        next.shares.push_back({next.target, 1});
    if (std::erase_if(next.shares, [&](const auto& share) { return share.target == unit; }) == 0)
        next.shares.push_back({unit, 1});
    next.target = next.shares.empty() ? rules::ElementId() : next.shares.front().target;
    if (next.shares.size() < 2)
        next.shares.clear();
    return next;
}

std::vector<model::OddsQuestion> OddsTool::questionsAt(QPointF position, bool more) const {
    std::vector<model::OddsQuestion> questions;
    const Cell cell = cellAt(grid(), position);
    const auto tearDown = [&](std::optional<rules::Corner> corner) {
        if (m_question.attacker.empty())
            return;
        model::OddsQuestion next = m_question;
        next.target = {};
        next.shares.clear();
        next.structure = model::OddsStructure{cell, corner};
        questions.push_back(next);
    };
    // Who points at a corner means what lies there.
    const auto near = pickableNear(*context(), position);
    for (const auto& element : near)
        if (element.corner)
            tearDown(element.corner);
    for (const auto& element : near)
        if (element.section == model::Section::Pieces && !element.corner)
            questions.push_back(about(element.id, more));
    tearDown(std::nullopt);
    // The keyboard knows spaces only: what lies on a corner is reached from all around it.
    for (const auto& element :
         model::allElements(context()->document().scenario(), *context()->document().library()))
        if (element.corner && context()->mayPick(element.section) &&
            std::ranges::count(grid().cellsAt(*element.corner), cell) > 0)
            tearDown(element.corner);
    return questions;
}

void OddsTool::ask(QPointF position, bool more) {
    context()->setCursorCell(cellAt(grid(), position));
    const auto* rules = m_analysis.of(context()->document());
    if (!rules)
        return;
    for (const model::OddsQuestion& next : questionsAt(position, more)) {
        if (!rules->odds(next))
            continue;  // a marker lies on top
        m_question = next;
        askAgain();
        return;
    }
    context()->tell(m_question.attacker.empty() ? tr("No unit stands here.")
                                                : tr("Neither a unit nor a structure stands here."));
}

void OddsTool::askAgain() {
    m_answer.reset();
    m_offer = {};
    if (!context())
        return;
    const auto* rules = m_question.attacker.empty() ? nullptr : m_analysis.of(context()->document());
    if (rules) {
        m_offer = rules->oddsOffer(m_question);
        keepToOffer();
        m_answer = rules->odds(m_question);
    }
    if (m_answer)
        context()->tell(m_answer->summary);
    context()->updateOverlay();
    Q_EMIT hintChanged();
    if (const Controls now = controls(); now != m_controls) {
        m_controls = now;
        Q_EMIT optionsChanged();
    }
}

OddsTool::Controls OddsTool::controls() const {
    Controls now{m_offer, {m_question.target}, m_weSpend, m_theySpend};
    for (const model::OddsShare& share : m_question.shares)
        now.targets.push_back(share.target);
    return now;
}

void OddsTool::keepToOffer() {
    const auto keep = [](model::OddsStake& stake, const model::OddsOffer::Side& side) {
        stake.sacrifice = stake.sacrifice && side.sacrifice;
        std::erase_if(stake.spends, [&](const rules::ContentId& id) {
            return std::none_of(side.spends.begin(), side.spends.end(),
                                [&](const auto& marker) { return marker.id == id; });
        });
    };
    keep(m_question.ours, m_offer.ours);
    keep(m_question.theirs, m_offer.theirs);
    m_question.atStructure = m_question.atStructure && m_offer.structure;
}

void OddsTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton)
        cancel();
    else if (event.button == Qt::LeftButton)
        ask(event.position, event.modifiers.testFlag(Qt::ControlModifier));
}

void OddsTool::actAtCursor(Qt::KeyboardModifiers modifiers) {
    ask(middleOf(grid(), context()->cursorCell()), modifiers.testFlag(Qt::ControlModifier));
}

bool OddsTool::cancel() {
    const bool any = !m_question.attacker.empty();
    m_question.attacker = m_question.target = {};
    m_question.shares.clear();
    m_question.structure.reset();
    askAgain();
    return any;
}

std::optional<model::PlacedElement> OddsTool::placed(const rules::ElementId& element) const {
    auto& document = context()->document();
    return model::placedElement(document.scenario(), *document.library(), element);
}

std::vector<model::PlacedElement> OddsTool::targets() const {
    std::vector<model::PlacedElement> all;
    auto& document = context()->document();
    const auto building = [&](Cell cell) {
        for (const auto& element : model::elementsAt(document.scenario(), *document.library(), cell))
            if (element.section == model::Section::Overlays)
                return element;
        return model::PlacedElement{{}, model::Section::Overlays, {}, {cell}, {}, {}};
    };
    if (m_question.structure && m_question.structure->corner)
        all.push_back({{}, model::Section::Pieces, {}, {}, m_question.structure->corner, {}});
    else if (m_question.structure)
        all.push_back(building(m_question.structure->cell));
    for (const model::OddsShare& share : m_question.shares)
        if (const auto target = placed(share.target))
            all.push_back(*target);
    if (all.empty())
        if (const auto target = placed(m_question.target))
            all.push_back(m_question.atStructure && !target->cells.empty() ? building(target->cells.front())
                                                                           : *target);
    return all;
}

void OddsTool::paint(QPainter& painter, double pixel) const {
    if (!m_answer || !context())
        return;
    const auto from = placed(m_question.attacker);
    if (!from)
        return;
    paintOutline(painter, grid(), *from, QColor("#1F5FA8"), pixel, false);
    QPointF at = middle(grid(), *from);
    std::vector<QPointF> free{at};
    for (const model::PlacedElement& target : targets()) {
        at = middle(grid(), target);
        free.push_back(at);
        paintRay(painter, middle(grid(), *from), at, QColor("#1F5FA8"), false, pixel);
        paintOutline(painter, grid(), target, measureBad(), pixel, true);
    }
    if (at != middle(grid(), *from))
        paintKnob(painter, middle(grid(), *from), QColor("#1F5FA8"), pixel);
    paintBubble(painter, at, m_answer->title, detail(), pixel, free, brief());
}

}  // namespace bocage::editor
