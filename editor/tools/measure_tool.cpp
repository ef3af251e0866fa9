#include "editor/tools/measure_tool.h"

#include <QPainter>
#include <QPolygonF>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/measure_painting.h"
#include "model/language/length_unit.h"

namespace bocage::editor {

namespace {
/// More than any battlefield is wide: the whole way, however many turns it takes.
constexpr int longMarch = 999;
/// The side of a space at true size, as pictures are made when nobody says otherwise.
constexpr double millimetresPerSpace = 25;
}  // namespace

QString MeasureTool::hint() const {
    return tr("Drag from space to space to count the distance.");
}

void MeasureTool::endsChanged() {
    m_measured.reset();
    const auto line = ends();
    if (!line)
        return;
    Measured measured;
    measured.spaces =
        model::spacesBetween(context()->document().scenario().battlefield.grid, line->first, line->second);
    measured.title = tr("%n space(s)", nullptr, measured.spaces);
    if (const QString length = model::lengthInWords(measured.spaces * millimetresPerSpace); !length.isEmpty())
        measured.title = tr("%1, %2 on the table").arg(measured.title, length);
    if (const auto* game = rules()) {
        const auto classes = game->moverClasses();
        model::ReachQuestion question;
        question.unitClass = classes.empty() ? std::string() : classes.front().id;
        question.from = line->first;
        question.movement = longMarch;
        if (const auto reach = game->reach(question)) {
            measured.march = reach->cost(line->second);
            for (const auto& pose : reach->path(line->second))
                measured.way.push_back(pose.cells.front());
            measured.detail =
                measured.march
                    ? tr("%n movement point(s) for %1", nullptr, *measured.march).arg(classes.front().name)
                    : tr("No way for %1: %2").arg(classes.front().name, reach->explain(line->second).title);
        }
    }
    context()->tell(tr("%1 → %2: %3").arg(name(line->first), name(line->second), measured.title));
    m_measured = std::move(measured);
}

void MeasureTool::paint(QPainter& painter, double pixel) const {
    if (!from())
        return;
    const QColor ink("#1F5FA8");
    if (m_measured) {
        if (m_measured->way.size() > 1) {
            QPolygonF way;
            for (const rules::Cell cell : m_measured->way)
                way << middleOf(grid(), cell);
            painter.setPen(
                QPen(QColor(255, 255, 255, 190), 5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(way);
            painter.setPen(QPen(ink, 2.5 * pixel, Qt::DotLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(way);
        }
        paintRay(painter, middleOf(grid(), *from()), middleOf(grid(), *to()), ink, false, pixel);
        paintKnob(painter, middleOf(grid(), *to()), ink, pixel);
    }
    paintKnob(painter, middleOf(grid(), *from()), ink, pixel);
    if (m_measured)
        paintBubble(painter, middleOf(grid(), *to()), m_measured->title, m_measured->detail, pixel);
}

}  // namespace bocage::editor
