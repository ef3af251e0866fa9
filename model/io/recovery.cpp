#include "model/io/recovery.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLockFile>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "rules/core/json.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr QByteArrayView magic = "bocage-recovery 1 ";

QByteArray checksum(QByteArrayView bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

}  // namespace

QString recoveryFolder() {
    return userStateFolder() + QStringLiteral("/recovery");
}

QString recoveryLock(const QString& file) {
    return file + QStringLiteral(".lock");
}

QByteArray recoveryBytes(const Recovery& recovery) {
    // A list of plain values is one line: the document starts after the second newline.
    const std::string about = writeJson(Json::Array{recovery.path.toStdString(), recovery.title.toStdString(),
                                                    recovery.saved.toString(Qt::ISODate).toStdString()});
    const QByteArray covered = QByteArray::fromStdString(about) + recovery.bytes;
    return magic.toByteArray() + checksum(covered) + '\n' + covered;
}

Result<Recovery> parseRecovery(const QByteArray& bytes, const QString& file) {
    const Problem damaged{"recovery.damaged", {}, file.toStdString(), {}, 0, 0};
    const qsizetype first = bytes.indexOf('\n');
    const qsizetype second = first < 0 ? -1 : bytes.indexOf('\n', first + 1);
    if (second < 0 || !bytes.startsWith(magic))
        return damaged;
    const QByteArrayView covered = QByteArrayView(bytes).sliced(first + 1);
    if (QByteArrayView(bytes).sliced(magic.size(), first - magic.size()) != checksum(covered))
        return damaged;
    const Result<Json> about = parseJson(asText(bytes.mid(first + 1, second - first - 1)));
    if (!about || !about->isArray() || about->array().size() != 3)
        return damaged;
    const auto text = [&](std::size_t i) {
        const Json& value = about->array()[i];
        return value.isString() ? QString::fromStdString(value.string()) : QString();
    };
    return Recovery{file, text(0), text(1), QDateTime::fromString(text(2), Qt::ISODate),
                    bytes.mid(second + 1)};
}

RecoveryScan scanRecoveries(const QString& folder) {
    RecoveryScan scan;
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.recovery")},
                                                           QDir::Files | QDir::NoSymLinks, QDir::Time);
    for (const QFileInfo& info : files) {
        const QString file = info.absoluteFilePath();
        QLockFile lock(recoveryLock(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError)
            continue;  // a run that is alive is still writing it
        const Result<QByteArray> bytes = readFile(file, documentLimit + 4096);
        Result<Recovery> recovery = bytes ? parseRecovery(*bytes, file) : Result<Recovery>(bytes.problems());
        if (!recovery) {
            QFile::remove(file + QStringLiteral(".damaged"));
            QFile::rename(file, file + QStringLiteral(".damaged"));
            scan.problems.insert(scan.problems.end(), recovery.problems().begin(), recovery.problems().end());
            continue;
        }
        const Result<QByteArray> now = recovery->path.isEmpty() ? Result<QByteArray>(QByteArray())
                                                                : readFile(recovery->path, documentLimit);
        if (now && *now == recovery->bytes) {
            QFile::remove(file);
            continue;
        }
        scan.found.push_back(std::move(*recovery));
    }
    return scan;
}

Result<OpenedDocument> restoreDocument(const Recovery& recovery, LibraryPtr library) {
    Result<LoadedValue> loaded =
        readValue(recovery.bytes, recovery.path.isEmpty() ? recovery.title : recovery.path);
    if (!loaded)
        return loaded.problems();
    OpenedDocument opened{makeDocument(std::move(loaded->value), std::move(library)),
                          std::move(loaded->notes), loaded->fromVersion};
    if (!opened.document)
        return Problem{"document.not-editable", {}, recovery.path.toStdString(), {}, 0, 0};
    opened.document->setPath(recovery.path);
    opened.document->undoStack().resetClean();
    return opened;
}

void discardRecovery(const Recovery& recovery) {
    QFile::remove(recovery.file);
}

}  // namespace bocage::model
