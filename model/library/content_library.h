#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "rules/content/library.h"

namespace bocage::model {

/// One pack that was found, wherever from. Items that cannot be read are left out and reported, so that one
/// slip does not turn a whole pack into ghosts.
struct PackLoad {
    rules::Pack pack;
    rules::Problems problems;
};

/// Fails only when there is no readable pack.json.
rules::Result<PackLoad> loadPackFolder(const QString& path);
rules::Result<PackLoad> loadPackZip(const QString& path);
/// Either of them, by what the path is.
rules::Result<PackLoad> loadPack(const QString& path);

/// Where a pack of a library came from.
struct PackSource {
    rules::PackId id;
    QString path;
    bool installed = false;  ///< came with the program; the user's own ones can be removed
};

struct LibraryLoad {
    rules::LibraryPtr library;        ///< never null
    rules::Problems problems;         ///< packs or items that were left out, and why
    std::vector<PackSource> sources;  ///< of the packs in the library, in its order

    /// Folder or archive of a pack, empty when it is not there.
    QString pathOf(const rules::PackId& id) const;
};

/// Packs of the program and of the user. Of two with the same id the newer version is taken, at equal
/// versions that of the program; the other is reported.
LibraryLoad loadInstalledLibrary();
/// Packs (folders and archives) in these folders, the first folder counting as the program's own.
LibraryLoad loadLibrary(const QStringList& folders);
/// What loadLibrary would look at: sub-folders with a pack.json and `*.bocagepack` files, in order of name.
QStringList packsIn(const QString& folder);

}  // namespace bocage::model
