#pragma once

#include <QColor>
#include <QString>
#include <vector>

#include "rules/systems/normandie/atlas/atlas.h"

class QPainter;

namespace bocage::model {

/// Shades the battlefield by who sees what from its own deployment: each side hatches in a direction and
/// colour of its own, the denser the more of its cells see the place. Ground that nobody sees stays as it is.
/// One unit of the painter is one cell, as in MapRenderer.
class SightShading {
public:
    SightShading(const rules::normandie::Battlefield& field, const rules::Scenario& scenario,
                 const rules::normandie::Atlas& atlas, const rules::Library& library);

    struct SideShade {
        int side = 0;  ///< index into Scenario::sides
        QString name;
        QColor colour;
        int slant = 0;             ///< direction of its hatching
        std::vector<float> share;  ///< by cell index: of its starting cells, how many see it
    };
    const std::vector<SideShade>& sides() const { return m_sides; }

    void paint(QPainter& painter) const;
    /// A line per side with a sample of its hatching, in a strip of this width, in cells.
    void paintLegend(QPainter& painter, double width) const;
    double legendHeight() const { return 0.9 * static_cast<double>(m_sides.size()) + 0.3; }

private:
    const rules::normandie::Battlefield& m_field;
    std::vector<SideShade> m_sides;
};

}  // namespace bocage::model
