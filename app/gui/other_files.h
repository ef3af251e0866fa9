#pragma once

#include <QString>

namespace bocage::app {

/// Bocage's files that no tab can show (content packs, campaigns, collections): a sentence that says what the
/// file is and what to do with it. Empty for whatever the window should try to open.
QString adviceOnFile(const QString& path);

}  // namespace bocage::app
