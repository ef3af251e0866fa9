#include "model/io/resource_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace bocage::model {

namespace {

/// Asked of the system rather than of QCoreApplication, which tests and early start-up do not have yet.
QString executableFolder() {
    return QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).absolutePath();
}

}  // namespace

QString resourcesFolder() {
    const QString wanted = qEnvironmentVariable("BOCAGE_RESOURCES");
    if (!wanted.isEmpty())
        return QDir::cleanPath(QDir(wanted).absolutePath());
    const QString installed = QDir::cleanPath(executableFolder() + QStringLiteral("/../share/bocage"));
    if (QFileInfo(installed).isDir())
        return installed;
    return QStringLiteral(BOCAGE_SOURCE_RESOURCES);
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
