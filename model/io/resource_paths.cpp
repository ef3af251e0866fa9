#include "model/io/resource_paths.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "model/io/executable_path.h"
#include "model/io/load_file.h"

namespace bocage::model {

namespace {

/// A build that was not installed finds its resources in the source tree: beside the program lies a file with
/// their path, so that the program itself knows no path of the machine it was made on.
QString builtFrom(const QString& folder) {
    const auto path = readFile(folder + QStringLiteral("/resources.path"), 4096);
    return path ? QString::fromUtf8(*path).trimmed() : QString();
}

}  // namespace

QString resourcesFolder() {
    const QString wanted = qEnvironmentVariable("BOCAGE_RESOURCES");
    if (!wanted.isEmpty())
        return QDir::cleanPath(QDir(wanted).absolutePath());
    const QString folder = QFileInfo(executablePath()).absolutePath();
    const QString installed = QDir::cleanPath(folder + QStringLiteral("/../share/bocage"));
    if (QFileInfo(installed).isDir())
        return installed;
    static const QString built = builtFrom(folder);
    return built.isEmpty() ? installed : built;
}

bool isProgramFile(const QString& path) {
    const QString installed = QDir(resourcesFolder()).canonicalPath();
    const QFileInfo info(path);
    const QString folder = info.exists() ? QFileInfo(info.canonicalFilePath()).absolutePath()
                                         : QFileInfo(info.absolutePath()).canonicalFilePath();
    return !installed.isEmpty() && (folder == installed || folder.startsWith(installed + u'/'));
}

QString userDataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/bocage");
}

QString userStateFolder() {
    // Qt learns this place only in 6.7. A relative path is to be ignored, says the base directory standard.
    QString base = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(base))
        base = QDir::homePath() + QStringLiteral("/.local/state");
    return QDir::cleanPath(base) + QStringLiteral("/bocage");
}

QString installedPacksFolder() {
    return resourcesFolder() + QStringLiteral("/packs");
}

QString userPacksFolder() {
    return userDataFolder() + QStringLiteral("/packs");
}

}  // namespace bocage::model
