#include "model/io/backups.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "model/io/resource_paths.h"
#include "model/io/save_file.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Documents of the same name in different folders are told apart by their whole path.
QString folderOf(const QString& path, const QString& backups) {
    const QByteArray whole = QFileInfo(path).absoluteFilePath().toUtf8();
    const QByteArray sum = QCryptographicHash::hash(whole, QCryptographicHash::Sha256).toHex().left(16);
    return backups + u'/' + QString::fromLatin1(sum);
}

QString fileName(int number, const QString& path) {
    return QStringLiteral("%1-%2").arg(number, 6, 10, QChar(u'0')).arg(QFileInfo(path).fileName());
}

int numberOf(const QString& name) {
    bool good = false;
    const int number = name.section(u'-', 0, 0).toInt(&good);
    return good && number > 0 ? number : 0;
}

/// Removes the oldest backups of all documents until the rest is within the total.
void trim(const QString& folder, qint64 total) {
    std::vector<QFileInfo> all;
    qint64 size = 0;
    for (const QFileInfo& document : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QFileInfo& file : QDir(document.absoluteFilePath()).entryInfoList(QDir::Files)) {
            all.push_back(file);
            size += file.size();
        }
    std::sort(all.begin(), all.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return std::pair(a.lastModified(), a.fileName()) < std::pair(b.lastModified(), b.fileName());
    });
    for (const QFileInfo& file : all) {
        if (size <= total)
            break;
        if (QFile::remove(file.absoluteFilePath()))
            size -= file.size();
        QDir().rmdir(file.absolutePath());
    }
}

}  // namespace

QString backupsFolder() {
    return userDataFolder() + QStringLiteral("/backups");
}

std::vector<Backup> backupsOf(const QString& path, const QString& folder) {
    std::vector<Backup> backups;
    for (const QFileInfo& file : QDir(folderOf(path, folder)).entryInfoList(QDir::Files))
        if (const int number = numberOf(file.fileName()))
            backups.push_back({file.absoluteFilePath(), number, file.lastModified(), file.size()});
    std::sort(backups.begin(), backups.end(),
              [](const Backup& a, const Backup& b) { return a.number > b.number; });
    return backups;
}

Result<Done> keepBackup(const QString& path, const QByteArray& previous, const BackupLimits& limits,
                        const QString& folder) {
    if (previous.size() > limits.total)
        return Problem{"backup.too-large", {std::to_string(limits.total)}, path.toStdString(), {}, 0, 0};
    const QString own = folderOf(path, folder);
    if (Result<Done> made = makeFolder(own); !made)
        return made;
    std::vector<Backup> kept = backupsOf(path, folder);
    const int next = kept.empty() ? 1 : kept.front().number + 1;
    if (Result<Done> saved = saveAtomically(own + u'/' + fileName(next, path), previous); !saved)
        return saved;
    kept = backupsOf(path, folder);
    for (std::size_t i = static_cast<std::size_t>(limits.perDocument); i < kept.size(); ++i)
        QFile::remove(kept[i].file);
    trim(folder, limits.total);
    return Done{};
}

}  // namespace bocage::model
