#pragma once

#include <QString>

namespace bocage::model {

/// Packs, schemas, samples and symbols that come with the program: the folder named by BOCAGE_RESOURCES, else
/// `../share/bocage` beside the executable, else the source tree's `resources` (a build that was not
/// installed).
QString resourcesFolder();

/// The user's own data, `$XDG_DATA_HOME/bocage`: packs and numbered backups.
/// True for a file that came with the program: samples, templates, packs. They are the same for everybody and
/// never written.
bool isProgramFile(const QString& path);

QString userDataFolder();
/// What the program remembers between runs, `$XDG_STATE_HOME/bocage`: recovery files.
QString userStateFolder();

/// Where the packs of the program and those of the user lie.
QString installedPacksFolder();
QString userPacksFolder();

}  // namespace bocage::model
