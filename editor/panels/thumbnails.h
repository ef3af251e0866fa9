#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>

#include "rules/content/library.h"

namespace bocage::editor {

/// A piece of content as the map or the table shows it, fitted into the size; kept for the next time.
QPixmap thumbnail(const rules::LibraryPtr& library, const rules::ContentId& id, const QSize& size,
                  qreal ratio, const QString& face = {});

}  // namespace bocage::editor
