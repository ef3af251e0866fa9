#include "model/io/save_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>
#include <cerrno>

#include "model/io/load_file.h"
#include "model/io/system_file.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr qsizetype verifyLimit = qsizetype{4} << 20;

/// Like Qt's temporary names: the file's name, a dot and six letters. Only those with a capital inside and a
/// small letter are taken for ours, so that somebody's own `x.json.backup` or `x.json.Backup` is safe.
bool looksLikeStray(const QString& name, const QString& base) {
    if (name.size() != base.size() + 7 || !name.startsWith(base) || name[base.size()] != u'.')
        return false;
    bool innerCapital = false;
    bool small = false;
    for (qsizetype i = base.size() + 1; i < name.size(); ++i) {
        const char16_t c = name[i].unicode();
        const bool upper = c >= u'A' && c <= u'Z';
        const bool lower = c >= u'a' && c <= u'z';
        if (!upper && !lower)
            return false;
        small = small || lower;
        innerCapital = innerCapital || (upper && i > base.size() + 1);
    }
    return innerCapital && small;
}

Problem failure(const QString& path, std::string code, int error) {
    const QStorageInfo disk(QFileInfo(path).absolutePath());
    const std::string free = std::to_string(disk.isValid() ? disk.bytesAvailable() : 0);
    if (error == ENOSPC || error == EDQUOT)
        return {"save.disk-full", {free}, path.toStdString(), {}, 0, 0};
    return {std::move(code), {qt_error_string(error).toStdString(), free}, path.toStdString(), {}, 0, 0};
}

Problem refusal(const QString& path, std::string code) {
    return {std::move(code), {QFileInfo(path).absolutePath().toStdString()}, path.toStdString(), {}, 0, 0};
}

}  // namespace

Result<Done> makeFolder(const QString& path) {
    if (QFileInfo(path).isDir())
        return Done{};
    errno = 0;
    if (!QDir().mkpath(path))
        return failure(path, "save.make-folder", errno);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return Done{};
}

int sweepStrays(const QString& path, std::chrono::seconds olderThan) {
    const QFileInfo target(path);
    const QDir folder = target.absoluteDir();
    const QDateTime newest = QDateTime::currentDateTimeUtc().addSecs(-static_cast<qint64>(olderThan.count()));
    int removed = 0;
    const QFileInfoList files = folder.entryInfoList(
        {QString(target.fileName()).replace(u'[', u'?').replace(u']', u'?') + QStringLiteral(".??????")},
        QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo& file : files)
        if (looksLikeStray(file.fileName(), target.fileName()) && file.lastModified() <= newest &&
            QFile::remove(file.absoluteFilePath()))
            ++removed;
    return removed;
}

Result<Done> saveAtomically(const QString& wanted, const QByteArray& bytes) {
    // A link stays a link: the file it leads to is replaced, and that file's folder is synced.
    const QString real = QFileInfo(wanted).isSymLink() ? QFileInfo(wanted).canonicalFilePath() : QString();
    const QString& path = real.isEmpty() ? wanted : real;
    const QFileInfo target(path);
    const QString folder = target.absolutePath();
    if (!QFileInfo(folder).isDir())
        return refusal(path, "save.no-folder");
    if (target.isDir())
        return refusal(path, "save.is-folder");
    // A device, pipe or socket is not replaced by a file of its name.
    if (isSpecialFile(wanted))
        return refusal(wanted, "save.not-regular");
    const FileSizeSignalHeld held;
    if (target.exists() && !target.isWritable())
        return refusal(path, "save.read-only-file");
    sweepStrays(path);

    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly)) {
        if (!QFileInfo(folder).isWritable())
            return refusal(path, "save.read-only-folder");
        return failure(path, "save.open", errno);
    }
    // Qt 6.4 commits a file of which only a part could be written, and one whose data never reached the disk:
    // both are asked for here, and any doubt gives the whole save up.
    errno = 0;
    const bool written = file.write(bytes) == bytes.size() && file.flush();
    const bool synced = written && syncHandle(file.handle());
    if (!synced || file.error() != QFileDevice::NoError) {
        const int error = errno;
        file.cancelWriting();
        file.commit();
        return failure(path, written ? "save.sync" : "save.write", error);
    }
    errno = 0;
    if (!file.commit())
        return failure(path, "save.rename", errno);
    // The new file is in place; only its directory entry may still be lost in a power cut.
    errno = 0;
    if (!syncFolder(folder))
        return Problem{
            "save.sync-folder", {qt_error_string(errno).toStdString()}, path.toStdString(), {}, 0, 0};
    if (bytes.size() < verifyLimit) {
        const Result<QByteArray> back = readFile(path, verifyLimit);
        if (!back || *back != bytes)
            return refusal(path, "save.verify");
    }
    return Done{};
}

}  // namespace bocage::model
