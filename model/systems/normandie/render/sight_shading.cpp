#include "model/systems/normandie/render/sight_shading.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

#include "model/messages/element_names.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct SightShadingText {
    Q_DECLARE_TR_FUNCTIONS(SightShading)
};

QColor colourOf(const ScenarioSide& side, const Library& library) {
    QColor colour(QString::fromStdString(side.colour));
    if (!colour.isValid() && !side.players.empty())
        if (const FactionDef* faction = library.faction(side.players.front().faction))
            colour = QColor(QString::fromStdString(faction->colour));
    return colour.isValid() ? colour : QColor(0x5e, 0x5a, 0x55);
}

/// Strokes across the unit square at (x, y): none for no share, up to six for all.
void hatch(QPainter& painter, double x, double y, int slant, float share) {
    const int strokes = share <= 0 ? 0 : 1 + static_cast<int>(std::floor(share * 5.0f));
    for (int i = 0; i < strokes; ++i) {
        const double at = (i + 0.5) / strokes;
        switch (slant % 4) {
            case 0:  // rising
                painter.drawLine(QPointF(x + std::max(0.0, 2 * at - 1), y + std::min(1.0, 2 * at)),
                                 QPointF(x + std::min(1.0, 2 * at), y + std::max(0.0, 2 * at - 1)));
                break;
            case 1:  // falling
                painter.drawLine(QPointF(x + std::max(0.0, 1 - 2 * at), y + std::max(0.0, 2 * at - 1)),
                                 QPointF(x + std::min(1.0, 2 - 2 * at), y + std::min(1.0, 2 * at)));
                break;
            case 2:
                painter.drawLine(QPointF(x, y + at), QPointF(x + 1, y + at));
                break;
            default:
                painter.drawLine(QPointF(x + at, y), QPointF(x + at, y + 1));
        }
    }
}

QPen penFor(const QColor& colour) {
    QPen pen(colour, 0.045);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

}  // namespace

SightShading::SightShading(const Battlefield& field, const Scenario& scenario, const Atlas& atlas,
                           const Library& library)
    : m_field(field) {
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        SideShade shade;
        shade.side = static_cast<int>(i);
        shade.name = ElementNames::side(scenario, scenario.sides[i].id);
        shade.colour = colourOf(scenario.sides[i], library);
        shade.slant = static_cast<int>(m_sides.size());
        shade.share.assign(static_cast<std::size_t>(field.cellCount()), 0.0f);
        std::size_t cells = 0;
        for (const Coverage& coverage : atlas.coverage) {
            const AtlasPlace& place = atlas.places[coverage.place];
            if (place.side != shade.side)
                continue;
            cells += place.cells.size();
            for (std::size_t c = 0; c < shade.share.size(); ++c)
                shade.share[c] += coverage.seenBy[c];
        }
        if (cells == 0)
            continue;
        for (float& share : shade.share)
            share /= static_cast<float>(cells);
        m_sides.push_back(std::move(shade));
    }
}

void SightShading::paint(QPainter& painter) const {
    painter.save();
    for (const SideShade& shade : m_sides) {
        QColor wash = shade.colour;
        painter.setRenderHint(QPainter::Antialiasing, true);
        for (int cell = 0; cell < m_field.cellCount(); ++cell) {
            const float share = shade.share[static_cast<std::size_t>(cell)];
            if (share <= 0 || !m_field.cell(cell).exists())
                continue;
            const Cell at = m_field.cellAt(cell);
            wash.setAlphaF(0.06f + 0.18f * share);
            painter.fillRect(QRectF(at.col, at.row, 1, 1), wash);
            painter.setPen(penFor(shade.colour));
            hatch(painter, at.col, at.row, shade.slant, share);
        }
    }
    painter.restore();
}

void SightShading::paintLegend(QPainter& painter, double width) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    QFont font = painter.font();
    font.setPixelSize(20);
    double y = 0.15;
    for (const SideShade& shade : m_sides) {
        painter.setPen(penFor(shade.colour));
        painter.save();
        painter.translate(0.2, y);
        painter.scale(0.7, 0.7);
        for (int i = 0; i < 3; ++i)
            hatch(painter, i, 0, shade.slant, 0.2f + 0.4f * static_cast<float>(i));
        painter.restore();
        painter.setPen(QColor(0x2b, 0x26, 0x22));
        // Fonts want whole pixels: draw the words forty times as large on a painter scaled down again.
        painter.save();
        painter.translate(2.6, y);
        painter.scale(1.0 / 40, 1.0 / 40);
        painter.setFont(font);
        painter.drawText(QRectF(0, 0, (width - 2.8) * 40, 28), Qt::AlignVCenter | Qt::AlignLeft,
                         SightShadingText::tr("Seen from where %1 starts; the denser, the more spaces see it")
                             .arg(shade.name));
        painter.restore();
        y += 0.9;
    }
    painter.restore();
}

}  // namespace bocage::model
