#pragma once

#include <QByteArray>
#include <QString>
#include <chrono>

#include "rules/core/result.h"

namespace bocage::model {

/// The one door for everything the program ever writes. Afterwards the file is whole and on the disk, or it
/// is exactly what it was before and the problem says why: killed processes, full and failing disks included.
/// Only "save.sync-folder" and "save.verify" come after the new file has taken the old one's place.
rules::Result<rules::Done> saveAtomically(const QString& path, const QByteArray& bytes);

/// Removes what saves of this file left behind when the program was killed at the worst moment. Files younger
/// than the given age may belong to a save that is still running and stay. Returns how many went.
int sweepStrays(const QString& path, std::chrono::seconds olderThan = std::chrono::minutes(1));

/// Makes a folder, and its parents, private to the user.
rules::Result<rules::Done> makeFolder(const QString& path);

}  // namespace bocage::model
