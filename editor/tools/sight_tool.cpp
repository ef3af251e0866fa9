#include "editor/tools/sight_tool.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>
#include <algorithm>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/measure_painting.h"
#include "editor/tools/tool_options.h"

namespace bocage::editor {

using model::SightQuality;
using rules::Cell;

namespace {

QColor hiddenTint() {
    return QColor(0x1B, 0x17, 0x14);
}

}  // namespace

QString SightTool::hint() const {
    return tr("Drag from space to space. Shift or S shows everything seen from here.");
}

QString SightTool::whyNot(const model::ScenarioDocument& document) const {
    return DocumentAnalysis::whyNot(document);
}

ToolOptions* SightTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addToggle(tr("Everything seen"), QStringLiteral("sightEverything"), m_toggled,
                       tr("Shades all spaces as seen from the one you point at (S)."),
                       [this](bool on) { setEverything(on); });
    if (!m_toggled)
        return options;
    // What the shades mean, drawn as they are on the map.
    const auto swatch = [](const QColor& colour, CellFill fill) {
        constexpr int side = 18;
        QPixmap picture(side, side);
        picture.fill(QColor(0xE9, 0xE1, 0xCB));
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side, side);
        fillCell(painter, rules::squareGrid(), {0, 0}, colour, fill, 1.0 / side);
        return picture;
    };
    options->addLegend(QStringLiteral("sightLegend"),
                       {{swatch(measureGood(), CellFill::Plain), tr("clear")},
                        {swatch(measureCare(), CellFill::Hatched), tr("obscured, with the penalty")},
                        {swatch(hiddenTint(), CellFill::Crossed), tr("not seen")}});
    return options;
}

void SightTool::setEverything(bool on) {
    if (on == m_toggled)
        return;
    m_toggled = on;
    if (context()) {
        if (on && !hot())
            setHot(context()->cursorCell());
        shade();
    }
    Q_EMIT optionsChanged();
    Q_EMIT everythingChanged(on);
}

void SightTool::endsChanged() {
    m_line.reset();
    if (const auto line = ends(); line && rules()) {
        m_line = rules()->sight(line->first, line->second);
        context()->tell(tr("%1 → %2: %3").arg(name(line->first), name(line->second), m_line->words.title));
    }
    m_seenFrom.reset();
    shade();
}

void SightTool::hotChanged() {
    if (shading())
        shade();
}

void SightTool::shade() {
    const auto origin = from() ? from() : hot();
    if (!shading() || !origin) {
        m_seen.clear();
        m_seenFrom.reset();
    } else if (m_seenFrom != origin) {
        m_seen = rules() ? rules()->seenFrom(*origin) : std::vector<model::SeenCell>();
        m_seenFrom = origin;
    }
    context()->updateOverlay();
}

bool SightTool::wantsKey(const QKeyEvent& event) const {
    return event.key() == Qt::Key_S && event.modifiers() == Qt::NoModifier;
}

bool SightTool::key(QKeyEvent& event) {
    if (event.key() == Qt::Key_Shift) {
        m_held = true;
        shade();
        return true;
    }
    if (wantsKey(event)) {
        setEverything(!m_toggled);
        return true;
    }
    return false;
}

void SightTool::keyReleased(QKeyEvent& event) {
    if (event.key() == Qt::Key_Shift) {
        m_held = false;
        shade();
    }
}

bool SightTool::cancel() {
    const bool any = m_toggled;
    setEverything(false);
    m_held = false;
    const bool line = LineTool::cancel();
    if (context())
        shade();
    return any || line;
}

void SightTool::paint(QPainter& painter, double pixel) const {
    if (!m_seen.empty())
        paintSeen(painter, pixel);
    if (m_line)
        paintLine(painter, pixel);
    else if (from())
        paintKnob(painter, middleOf(grid(), *from()), measureGood(), pixel);
}

void SightTool::paintSeen(QPainter& painter, double pixel) const {
    int counts[3] = {};
    for (const model::SeenCell& seen : m_seen) {
        ++counts[static_cast<int>(seen.quality)];
        switch (seen.quality) {
            case SightQuality::Clear:
                fillCell(painter, grid(), seen.cell, measureGood(), CellFill::Plain, pixel);
                break;
            case SightQuality::Obscured:
                fillCell(painter, grid(), seen.cell, measureCare(), CellFill::Hatched, pixel);
                writeInCell(painter, grid(), seen.cell, QStringLiteral("−%1").arg(seen.penalty), pixel);
                break;
            case SightQuality::Blocked:
                fillCell(painter, grid(), seen.cell, hiddenTint(), CellFill::Crossed, pixel);
                break;
        }
    }
    paintKnob(painter, middleOf(grid(), *m_seenFrom), measureGood(), pixel);
    if (!m_line)
        paintBubble(painter, middleOf(grid(), *m_seenFrom), tr("Everything seen from %1").arg(name(*m_seenFrom)),
                    tr("%1 spaces clear (plain), %2 obscured (hatched), %3 not seen (crossed)")
                        .arg(counts[0])
                        .arg(counts[1])
                        .arg(counts[2]),
                    pixel);
}

void SightTool::paintLine(QPainter& painter, double pixel) const {
    const model::SightLine& line = *m_line;
    for (const Cell cell : line.cells) {
        const bool speaks = std::any_of(line.crossed.begin(), line.crossed.end(), [&](const auto& crossed) {
            return !crossed.edge && crossed.cell == cell;
        });
        if (!speaks)
            fillCell(painter, grid(), cell, measureGood(), CellFill::Plain, pixel);
    }
    for (const auto& crossed : line.crossed) {
        if (crossed.edge) {
            paintEdgeMark(painter, grid(), *crossed.edge, crossed.blocks ? measureBad() : measureCare(), pixel);
            continue;
        }
        fillCell(painter, grid(), crossed.cell, crossed.blocks ? measureBad() : measureCare(),
                 crossed.blocks ? CellFill::Crossed : CellFill::Hatched, pixel);
        if (!crossed.blocks)
            writeInCell(painter, grid(), crossed.cell, QStringLiteral("−%1").arg(crossed.penalty), pixel);
    }
    const QPointF from = middleOf(grid(), line.from), to = middleOf(grid(), line.to);
    const QPointF stop = from + (to - from) * line.open;
    const bool blocked = line.quality == SightQuality::Blocked;
    if (blocked)
        paintRay(painter, stop, to, measureBad(), true, pixel);
    if (line.open > 0)
        paintRay(painter, from, stop, measureGood(), false, pixel);
    paintKnob(painter, from, measureGood(), pixel);
    if (blocked)
        paintCross(painter, stop, measureBad(), pixel);
    else
        paintKnob(painter, to, measureGood(), pixel);
    paintBubble(painter, blocked ? stop : to, line.words.title, line.words.detail(), pixel);
}

}  // namespace bocage::editor
