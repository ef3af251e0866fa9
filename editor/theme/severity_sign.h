#pragma once

#include <QPointF>

#include "rules/core/finding.h"

class QIcon;
class QPainter;

namespace bocage::editor {

/// The sign of a severity, by shape as well as colour: hexagon, triangle, disc.
void paintSeverity(QPainter& painter, QPointF middle, rules::Severity severity, double radius);
/// The same as an icon.
QIcon severityIcon(rules::Severity severity);

}  // namespace bocage::editor
