#include "model/systems/normandie/analysis/normandie_analysis.h"

#include <algorithm>
#include <cmath>

#include "model/library/rule_catalogues.h"
#include "model/systems/normandie/words/sight_text.h"
#include "rules/systems/normandie/sight/sight_scan.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct Point {
    double x = 0, y = 0;
};

Point middle(Cell cell) {
    return {cell.col + 0.5, cell.row + 0.5};
}

/// Where, as a share of the way from a to b, the line enters the box.
double entryInto(Point a, Point b, double left, double top, double right, double bottom) {
    double enter = 0;
    const auto axis = [&](double from, double way, double low, double high) {
        if (way == 0)
            return;
        enter = std::max(enter, std::min((low - from) / way, (high - from) / way));
    };
    axis(a.x, b.x - a.x, left, right);
    axis(a.y, b.y - a.y, top, bottom);
    return std::clamp(enter, 0.0, 1.0);
}

/// Where along the line the step is. What lies beside a corner counts where the line passes the corner.
double placeOnLine(const SightAnswer& answer, std::size_t index, Cell from, Cell to) {
    while (answer.steps[index].aside && index > 0)
        --index;
    const SightStep& step = answer.steps[index];
    const Point a = middle(from), b = middle(to);
    switch (step.place) {
        case SightStep::Place::Cell:
            return entryInto(a, b, step.cell.col, step.cell.row, step.cell.col + 1, step.cell.row + 1);
        case SightStep::Place::Edge: {
            const double x = step.edge.cell.col, y = step.edge.cell.row;
            return step.edge.axis == Edge::Axis::North ? entryInto(a, b, x, y, x + 1, y)
                                                       : entryInto(a, b, x, y, x, y + 1);
        }
        case SightStep::Place::Corner:
            return entryInto(a, b, step.corner.col, step.corner.row, step.corner.col, step.corner.row);
    }
    return 1;
}

SightQuality qualityOf(SightState state) {
    switch (state) {
        case SightState::Clear:
            return SightQuality::Clear;
        case SightState::Obscured:
            return SightQuality::Obscured;
        case SightState::Blocked:
            break;
    }
    return SightQuality::Blocked;
}

AnalysisWords wordsOf(const SightAnswer& answer, const Scenario& scenario, const Library& library) {
    AnalysisWords words;
    words.title = SightText::headline(answer, scenario, library);
    const auto addRule = [&](std::string_view rule) {
        const QString text = NormandieAnalysis::ruleWithPage(rule);
        if (!rule.empty() && !words.rules.contains(text))
            words.rules << text;
    };
    if (!answer.refused.empty()) {
        words.reasons << SightText::refusal(answer);
        addRule(answer.refused);
    }
    words.reasons << SightText::range(answer.range);
    for (std::size_t i = 0; i < answer.steps.size(); ++i) {
        const SightStep& step = answer.steps[i];
        // The headline names the blocker; behind it nothing matters.
        if (static_cast<int>(i) == answer.blocker) {
            addRule(step.rule);
            break;
        }
        const QString text = SightText::step(step, scenario, library);
        if (text.isEmpty() || step.place == SightStep::Place::Corner)
            continue;
        words.reasons << text;
        addRule(step.rule);
    }
    if (words.rules.isEmpty() && !answer.rules.empty())
        addRule(answer.rules.back());
    return words;
}

}  // namespace

BattleAnalysisPtr NormandieAnalysis::make(const Scenario& scenario, const LibraryPtr& library,
                                          const BattleAnalysisPtr& before) {
    const auto* old = dynamic_cast<const NormandieAnalysis*>(before.get());
    Battlefield field = old && old->m_library == library ? Battlefield::rebuilt(old->m_field, scenario)
                                                         : Battlefield::build(scenario, contentFor(library));
    return std::make_shared<NormandieAnalysis>(scenario, library, std::move(field));
}

NormandieAnalysis::NormandieAnalysis(Scenario scenario, LibraryPtr library, Battlefield field)
    : m_scenario(std::move(scenario)), m_library(std::move(library)), m_field(std::move(field)) {}

QString NormandieAnalysis::ruleWithPage(std::string_view rule) {
    const auto catalogue = ruleCatalogue("normandie");
    const QString id = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
    const CatalogueRule* entry = catalogue ? catalogue->find(rule) : nullptr;
    if (!entry || entry->source.empty())
        return id;
    return QStringLiteral("%1 · %2").arg(id, QString::fromStdString(entry->source));
}

SightLine NormandieAnalysis::sight(Cell from, Cell to) const {
    const SightAnswer answer = explainSight(m_field, from, to, optionsFor(m_field, from, to));
    SightLine line;
    line.from = from;
    line.to = to;
    line.quality = qualityOf(answer.state);
    line.penalty = answer.penalty;
    line.words = wordsOf(answer, m_scenario, *m_library);
    // Refused without anything in the way: no part of the line is any good.
    if (answer.blocker < 0)
        line.open = answer.refused.empty() ? 1 : 0;
    else
        line.open = placeOnLine(answer, static_cast<std::size_t>(answer.blocker), from, to);
    for (const Cell cell : Square::line(from, to)) {
        const double enter =
            entryInto(middle(from), middle(to), cell.col, cell.row, cell.col + 1, cell.row + 1);
        if (cell != from && enter < line.open)
            line.cells.push_back(cell);
    }
    for (std::size_t i = 0; i < answer.steps.size(); ++i) {
        const SightStep& step = answer.steps[i];
        if (step.place != SightStep::Place::Corner && (step.penalty > 0 || step.blocks)) {
            SightLine::Crossed crossed{step.cell, {}, step.penalty, step.blocks};
            if (step.place == SightStep::Place::Edge)
                crossed.edge = step.edge;
            line.crossed.push_back(crossed);
        }
        if (static_cast<int>(i) == answer.blocker)
            break;
    }
    return line;
}

std::vector<SeenCell> NormandieAnalysis::seenFrom(Cell from) const {
    std::vector<SeenCell> seen;
    if (!m_field.exists(from))
        return seen;
    // Sight depends on who stands at the far end, so one sweep per class of target that there is.
    std::vector<SightCode> codes(static_cast<std::size_t>(m_field.cellCount()), sightBlocked);
    std::vector<SightCode> sweep(codes.size());
    for (const UnitClass target :
         {UnitClass::Infantry, UnitClass::Light, UnitClass::Heavy, UnitClass::Creature}) {
        std::optional<SightScanner> scanner;
        std::optional<SightMap> map;
        for (int index = 0; index < m_field.cellCount(); ++index) {
            const SightOptions options = optionsFor(m_field, from, m_field.cellAt(index));
            if (options.target != target)
                continue;
            if (!map) {
                map.emplace(m_field, options);
                scanner.emplace(*map);
                scanner->scan(from, sweep);
            }
            codes[static_cast<std::size_t>(index)] = sweep[static_cast<std::size_t>(index)];
        }
    }
    for (int index = 0; index < m_field.cellCount(); ++index) {
        const Cell cell = m_field.cellAt(index);
        if (!m_field.exists(cell) || cell == from)
            continue;
        const SightCode code = codes[static_cast<std::size_t>(index)];
        const SightState state = stateOf(code);
        // The light ends sight too (SON-NGT).
        if (!rangeBetween(m_field, from, cell).inRange)
            seen.push_back({cell, SightQuality::Blocked, 0});
        else
            seen.push_back({cell, qualityOf(state), state == SightState::Obscured ? code : 0});
    }
    return seen;
}

}  // namespace bocage::model
