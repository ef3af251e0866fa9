#pragma once

#include <QString>

namespace bocage::app {

/// A content pack: an archive, or a folder (or the pack.json in it). It is installed, not opened.
bool isPackFile(const QString& path);

/// Files that no tab can show (collections, pictures): a sentence that says what the
/// file is and what to do with it. Empty for whatever the window should try to open.
QString adviceOnFile(const QString& path);

}  // namespace bocage::app
