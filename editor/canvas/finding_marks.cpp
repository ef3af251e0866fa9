#include "editor/canvas/finding_marks.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>

#include "editor/picking/overlay_painting.h"
#include "editor/theme/severity_sign.h"
#include "editor/theme/theme.h"
#include "model/messages/finding_text.h"

namespace bocage::editor {

using namespace rules;

namespace {

/// In pixels; smaller where cells are, so that a sign hides no more than its own cell.
double radiusAt(double pixel) {
    return std::clamp(0.42 / pixel, 5.0, 9.0);
}

/// The upper right of what the cells cover, where a counter has room.
Cell uppermost(const std::vector<Cell>& cells) {
    return *std::min_element(cells.begin(), cells.end(), [](Cell a, Cell b) {
        return std::pair(a.row, -a.col) < std::pair(b.row, -b.col);
    });
}

QPointF topRight(const Grid& grid, Cell cell) {
    return boxOf(grid, std::vector{cell}).topRight();
}

/// Where the sign of a thing stands, and the cell that speaks for it.
std::pair<QPointF, Cell> signOf(const Grid& grid, const model::PlacedElement& element) {
    if (element.edge)
        return {topRight(grid, element.edge->cell), element.edge->cell};
    if (element.corner)
        return {middleOf(grid, *element.corner), grid.partOf(*element.corner).cell};
    const Cell cell = uppermost(element.cells);
    return {topRight(grid, cell), cell};
}

}  // namespace

void FindingMarks::setFindings(const Findings& findings, const model::ScenarioDocument& document) {
    const Grid& grid = gridOf(document.scenario());
    m_grid = &grid;
    std::map<std::pair<double, double>, model::FindingIndex::List> places;
    const auto note = [&](QPointF place, const Finding& finding) {
        auto& list = places[{place.y(), place.x()}];
        if (std::find(list.begin(), list.end(), &finding) == list.end())
            list.push_back(&finding);
    };
    const model::FindingText words(*document.library(), &document.scenario());
    m_sentences.clear();
    const auto say = [&](Cell cell, const QString& sentence) {
        if (QStringList& here = m_sentences[cell]; !here.contains(sentence))
            here << sentence;
    };
    for (const Finding& finding : findings) {
        const QString sentence = words.sentence(finding);
        for (const Location& location : finding.locations) {
            bool placed = false;
            for (const ElementId& id : location.elements)
                if (const auto element = model::placedElement(document.scenario(), *document.library(), id);
                    element && (element->edge || element->corner || !element->cells.empty())) {
                    const auto [sign, speaker] = signOf(grid, *element);
                    note(sign, finding);
                    placed = true;
                    if (element->cells.size() > 12 || element->cells.empty())
                        say(speaker, sentence);
                    else
                        for (const Cell cell : element->cells)
                            say(cell, sentence);
                }
            if (!placed && !location.cells.empty())
                note(topRight(grid, uppermost(location.cells)), finding);
            if (location.cells.size() <= 12)
                for (const Cell cell : location.cells)
                    say(cell, sentence);
        }
    }
    m_marks.clear();
    for (const auto& [corner, list] : places) {
        Mark mark{QPointF(corner.second, corner.first), model::FindingIndex::count(list), {}};
        QStringList lines;
        for (const Finding* finding : list)
            lines << QString::fromStdString(finding->rule) + QStringLiteral(": ") + words.sentence(*finding);
        mark.tip = lines.join(QLatin1Char('\n'));
        m_marks.push_back(std::move(mark));
    }
}

QStringList FindingMarks::sentencesAt(Cell cell) const {
    const auto found = m_sentences.find(cell);
    return found == m_sentences.end() ? QStringList() : found->second;
}

QPointF FindingMarks::middleOf(const Mark& mark, double pixel) {
    // A little inside, but never past the middle of a small cell.
    const double inside = std::min(radiusAt(pixel) * pixel, 0.5);
    return mark.corner + QPointF(-inside, inside);
}

void FindingMarks::paint(QPainter& painter, const QRectF& visible, double pixel) const {
    if (!m_highlight.empty()) {
        const QPainterPath path = outlineOf(*m_grid, m_highlight);
        painter.setBrush(QColor(242, 199, 68, 60));
        painter.setPen(QPen(QColor(255, 255, 255, 200), 5 * pixel));
        painter.drawPath(path);
        painter.setPen(QPen(QColor("#B36A00"), 2.5 * pixel, Qt::DashLine));
        painter.drawPath(path);
    }
    const double radius = radiusAt(pixel);
    const double reach = (radius + 3) * pixel;
    const QRectF near = visible.adjusted(-reach, -reach, reach, reach);
    for (const Mark& mark : m_marks) {
        if (!near.contains(middleOf(mark, pixel)))
            continue;
        const auto room = static_cast<int>(std::ceil(radius)) + 4;
        const auto key = static_cast<quint64>(std::min(mark.counts.total(), 10)) << 8 |
                         static_cast<quint64>(*mark.counts.worst()) << 4 |
                         static_cast<quint64>(std::lround(radius * 64)) << 16;
        m_signs.paint(painter, middleOf(mark, pixel) - QPointF(room, room) * pixel, key,
                      QSize(2 * room, 2 * room), [&](QPainter& onto) {
                          onto.translate(room, room);
                          paintSign(onto, mark, radius);
                      });
    }
}

void FindingMarks::paintSign(QPainter& painter, const Mark& mark, double radius) const {
    const Severity severity = *mark.counts.worst();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawEllipse(QPointF(), radius + 2, radius + 2);
    paintSeverity(painter, {0, severity == Severity::Warning ? -1.0 : 0.0}, severity, radius);
    if (mark.counts.total() <= 1 || radius <= 7)
        return;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(10);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(
        QRectF(-radius, -radius + (severity == Severity::Warning ? 2 : 0), 2 * radius, 2 * radius),
        Qt::AlignCenter,
        mark.counts.total() > 9 ? QStringLiteral("9+") : QString::number(mark.counts.total()));
}

const FindingMarks::Mark* FindingMarks::at(QPointF cells, double pixel) const {
    for (const Mark& mark : m_marks)
        if (QLineF(middleOf(mark, pixel), cells).length() <= (radiusAt(pixel) + 2) * pixel)
            return &mark;
    return nullptr;
}

}  // namespace bocage::editor
