#include "model/io/recovery.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <algorithm>

#include "model/document/campaign_document.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "rules/core/json.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr QByteArrayView magic = "bocage-recovery 1 ";
constexpr int daysKept = 30;
constexpr qint64 roomKept = qint64{50} << 20;

QByteArray checksum(QByteArrayView bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QString asideFolder(const QString& folder) {
    return folder + QStringLiteral("/set-aside");
}

void latestFirst(std::vector<Recovery>& list) {
    std::stable_sort(list.begin(), list.end(),
                     [](const Recovery& a, const Recovery& b) { return a.saved > b.saved; });
}

/// Lets go what has been set aside for long, or is too much.
void sweepAside(const QString& folder) {
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-daysKept);
    qint64 size = 0;
    for (const QFileInfo& file :
         QDir(asideFolder(folder)).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Time)) {
        size += file.size();
        if (size > roomKept || file.lastModified() < oldest)
            QFile::remove(file.absoluteFilePath());
    }
}

/// True when the document was saved after this copy of it was made.
bool overtaken(const Recovery& recovery, const QByteArray& now) {
    if (!recovery.base.isEmpty() && recovery.base == checksum(now))
        return false;  // the file is what the work began from, whatever its time says
    return QFileInfo(recovery.path).lastModified() > recovery.saved;
}

bool isPack(const QByteArray& bytes) {
    return documentFormat(asText(bytes)) == packBytesFormat;
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
                                                    recovery.saved.toString(Qt::ISODateWithMs).toStdString(),
                                                    recovery.base.toStdString()});
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
    if (!about || !about->isArray() || about->array().size() < 3)
        return damaged;
    const auto text = [&](std::size_t i) {
        // Copies of the first version did not know what they began from.
        const bool there = i < about->array().size() && about->array()[i].isString();
        return there ? QString::fromStdString(about->array()[i].string()) : QString();
    };
    return Recovery{file,
                    text(0),
                    text(1),
                    QDateTime::fromString(text(2), Qt::ISODateWithMs),
                    bytes.mid(second + 1),
                    text(3).toLatin1()};
}

QByteArray baseOf(const QString& path) {
    const Result<QByteArray> bytes = readFile(path, documentLimit);
    return bytes ? checksum(*bytes) : QByteArray();
}

RecoveryScan scanRecoveries(const QString& folder) {
    RecoveryScan scan;
    sweepAside(folder);
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
        if (now && !recovery->path.isEmpty() && overtaken(*recovery, *now)) {
            setAside(file);
            continue;
        }
        scan.found.push_back(std::move(*recovery));
    }
    latestFirst(scan.found);
    return scan;
}

Result<OpenedDocument> restoreDocument(const Recovery& recovery, LibraryPtr library) {
    if (isPack(recovery.bytes)) {
        Result<PackValue> value = readPackBytes(recovery.bytes);
        if (!value)
            return inFile(value.problems(), recovery.file);
        OpenedDocument opened{std::make_unique<PackDocument>(std::move(*value), std::move(library)), {}};
        opened.document->setPath(recovery.path);
        opened.document->undoStack().resetClean();
        return opened;
    }
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

Result<Done> restoreInto(Document& document, const QByteArray& bytes, const QString& step) {
    if (auto* pack = qobject_cast<PackDocument*>(&document)) {
        if (!isPack(bytes))
            return Problem{"document.other-kind", {}, document.path().toStdString(), "/format", 1, 1};
        Result<PackValue> value = readPackBytes(bytes);
        if (!value)
            return value.problems();
        pack->edit(step, [&](PackValue& now) { now = std::move(*value); });
        return Done{};
    }
    Result<LoadedValue> loaded = readValue(bytes, document.path());
    if (!loaded)
        return loaded.problems();
    if (loaded->value.index() != valueOf(document).index())
        return Problem{"document.other-kind", {}, document.path().toStdString(), "/format", 1, 1};
    if (auto* scenario = qobject_cast<ScenarioDocument*>(&document))
        scenario->edit(step, [&](Scenario& value) { value = std::get<Scenario>(std::move(loaded->value)); });
    else if (auto* roster = qobject_cast<RosterDocument*>(&document))
        roster->edit(step, [&](Roster& value) { value = std::get<Roster>(std::move(loaded->value)); });
    else if (auto* campaign = qobject_cast<CampaignDocument*>(&document))
        campaign->edit(step, [&](Campaign& value) { value = std::get<Campaign>(std::move(loaded->value)); });
    return Done{};
}

QString setAside(const QString& file) {
    const QString folder = asideFolder(QFileInfo(file).absolutePath());
    const QString kept = folder + u'/' + QFileInfo(file).fileName();
    if (!makeFolder(folder))
        return file;
    QFile::remove(kept);
    return QFile::rename(file, kept) ? kept : file;
}

QString discardRecovery(const Recovery& recovery) {
    return setAside(recovery.file);
}

std::vector<Recovery> setAsideRecoveries(const QString& folder) {
    std::vector<Recovery> list;
    for (const QFileInfo& info :
         QDir(asideFolder(folder))
             .entryInfoList({QStringLiteral("*.recovery")}, QDir::Files | QDir::NoSymLinks)) {
        const Result<QByteArray> bytes = readFile(info.absoluteFilePath(), documentLimit + 4096);
        if (!bytes)
            continue;
        if (Result<Recovery> recovery = parseRecovery(*bytes, info.absoluteFilePath()))
            list.push_back(std::move(*recovery));
    }
    latestFirst(list);
    return list;
}

}  // namespace bocage::model
