#pragma once

#include <QIcon>
#include <QString>

namespace bocage::editor {

/// One of our own line icons by name (resources/icons/actions/<name>.svg), drawn in the ink of the current
/// theme at whatever size is asked for. Null when there is no such icon.
QIcon themedIcon(const QString& name);
/// The same for a button in the accent colour.
QIcon iconOnAccent(const QString& name);

/// The application's own icon.
QIcon applicationIcon();

}  // namespace bocage::editor
