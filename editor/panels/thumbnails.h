#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::editor {

/// A piece of content as the map or the table shows it, fitted into the size; kept for the next time.
QPixmap thumbnail(const rules::LibraryPtr& library, const rules::ContentId& id, const QSize& size,
                  qreal ratio, const QString& face = {});

/// Width over height of what thumbnail() draws.
double thumbnailAspect(const rules::LibraryPtr& library, const rules::ContentId& id,
                       const QString& face = {});

/// A battle without a board: the first things of every player side by side, on nothing. Null when nobody has
/// anything.
QPixmap tablePicture(const rules::Scenario& scenario, const rules::LibraryPtr& library, const QSize& size,
                     qreal ratio);

}  // namespace bocage::editor
