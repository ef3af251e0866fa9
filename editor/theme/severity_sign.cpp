#include "editor/theme/severity_sign.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <cmath>

#include "editor/theme/theme.h"

namespace bocage::editor {

void paintSeverity(QPainter& painter, QPointF middle, rules::Severity severity, double radius) {
    const Theme theme = Theme::current();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QPolygonF shape;
    switch (severity) {
        case rules::Severity::Error:
            painter.setBrush(theme.error);
            for (int i = 0; i < 6; ++i)
                shape << middle + radius * QPointF(std::cos(i * M_PI / 3), std::sin(i * M_PI / 3));
            painter.drawPolygon(shape);
            break;
        case rules::Severity::Warning:
            painter.setBrush(theme.warning);
            shape << middle + QPointF(0, -radius) << middle + QPointF(radius, radius * 0.8)
                  << middle + QPointF(-radius, radius * 0.8);
            painter.drawPolygon(shape);
            break;
        case rules::Severity::Note:
            painter.setBrush(theme.link);
            painter.drawEllipse(middle, radius * 0.85, radius * 0.85);
            break;
    }
    painter.restore();
}

QIcon severityIcon(rules::Severity severity) {
    QIcon icon;
    for (const int scale : {1, 2}) {
        QPixmap pixmap(14 * scale, 14 * scale);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintSeverity(painter, {7, 7}, severity, 6);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

}  // namespace bocage::editor
