#include "model/library/pack_install.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <cctype>

#include "model/io/load_file.h"
#include "model/io/picture_helper.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "model/io/system_file.h"
#include "rules/core/json.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

const QString manifestName = QStringLiteral("pack.json");
constexpr std::string_view checksumsFormat = "bocage.checksums";

std::string sha256(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

QByteArray checksumsFile(const ZipEntries& entries) {
    Json::Object files;
    for (const auto& [name, bytes] : entries)
        files.emplace_back(name.toStdString(), Json(sha256(bytes)));
    return QByteArray::fromStdString(writeJson(Json::Object{
        {"format", Json(checksumsFormat)}, {"version", Json(currentVersion)}, {"files", Json(files)}}));
}

void append(Problems& problems, Problems more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

Problem about(const QString& path, std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), path.toStdString(), {}, 0, 0};
}

/// The files listed by a pack, by name; nothing when the pack carries no list.
Result<Json> checksumsOf(const PackFiles& files) {
    const Result<QByteArray> text = files.read(checksumsName);
    if (!text)
        return text.problems();
    Result<Json> parsed = parseJson(asText(*text));
    if (!parsed)
        return inFile(parsed.problems(), files.fullName(checksumsName));
    const Json* list = parsed->find("files");
    if (!list || !list->isObject())
        return about(files.fullName(checksumsName), "field.missing", {"files"});
    return *list;
}

Problems checkChecksums(const PackFiles& files) {
    if (!files.contains(checksumsName))
        return {};
    const Result<Json> list = checksumsOf(files);
    if (!list)
        return list.problems();
    Problems problems;
    for (const auto& [name, sum] : list->object()) {
        const Result<QByteArray> bytes = files.read(QString::fromStdString(name));
        if (!bytes || !sum.isString() || sha256(*bytes) != sum.string())
            problems.push_back(about(files.path(), "pack.checksum", {name}));
    }
    for (const QString& name : files.names())
        if (name != checksumsName && !list->find(name.toStdString()))
            problems.push_back(about(files.path(), "pack.unlisted", {name.toStdString()}));
    return problems;
}

/// One file as a built pack holds it: canonical JSON is made elsewhere, pictures pass their door.
Result<QByteArray> cleanFile(const QString& name, const QByteArray& bytes, PictureHelper& helper) {
    if (name.endsWith(QStringLiteral(".svg")))
        return helper.clean(PictureKind::Svg, bytes);
    if (name.endsWith(QStringLiteral(".png")))
        return helper.clean(PictureKind::Png, bytes);
    return bytes;
}

Problems checkPictures(const PackFiles& files) {
    Problems problems;
    PictureHelper helper;
    for (const QString& name : files.names()) {
        if (!name.endsWith(QStringLiteral(".svg")) && !name.endsWith(QStringLiteral(".png")))
            continue;
        const Result<QByteArray> bytes = files.read(name);
        const Result<QByteArray> clean = bytes ? cleanFile(name, *bytes, helper) : bytes;
        if (!clean)
            append(problems, inFile(clean.problems(), files.fullName(name)));
    }
    return problems;
}

/// Removes a folder that only ever held what we wrote into it.
void discard(const QString& folder) {
    QDir(folder).removeRecursively();
}

/// Where a pack waits for a moment on file systems that cannot exchange two folders: dot, "old", its id.
const QString asidePrefix = QStringLiteral(".old-");
const QString freshPrefix = QStringLiteral(".new-");
/// Versions that were replaced; the dot keeps them from being found as packs.
const QString earlierFolder = QStringLiteral("/.earlier/");

/// Puts a finished folder where packs are found. When a pack is there already the two are exchanged in
/// one step: at every moment the old or the new one is there, and whole.
bool takePlace(const QString& fresh, const QString& home) {
    if (!QFileInfo::exists(home))
        return QDir().rename(fresh, home);
    if (exchangeNames(fresh, home))
        return true;
    // Two steps, but a name that sweepPacksFolder brings back should we be killed in between.
    const QString aside = QFileInfo(home).path() + u'/' + asidePrefix + QFileInfo(home).fileName();
    if (!QDir().rename(home, aside))
        return false;
    if (QDir().rename(fresh, home))
        return true;
    QDir().rename(aside, home);
    return false;
}

/// The version of the pack of that id which comes with the program; empty when none does.
std::string shippedVersion(const PackId& id) {
    for (const QString& path : packsIn(installedPacksFolder()))
        if (const Result<PackFiles> files = PackFiles::open(path))
            if (const Result<QByteArray> text = files->read(manifestName))
                if (const auto manifest = readPackManifest(asText(*text));
                    manifest && manifest->value.id == id)
                    return manifest->value.version;
    return {};
}

/// Writes every file of the pack under a folder and puts them on the disk.
Result<Done> writeFiles(const PackFiles& files, const QString& folder) {
    for (const QString& name : files.names()) {
        const Result<QByteArray> bytes = files.read(name);
        if (!bytes)
            return bytes.problems();
        const QString path = folder + u'/' + name;
        if (!QDir().mkpath(QFileInfo(path).absolutePath()))
            return about(path, "save.make-folder", {name.toStdString()});
        if (Result<Done> saved = saveAtomically(path, *bytes); !saved)
            return saved;
        QFile::setPermissions(path,
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }
    return Done{};
}

}  // namespace

QString earlierPackPath(const PackId& id, const std::string& version, const QString& packsFolder) {
    const bool safe = isSlug(id.value) && !version.empty() && version.size() <= 40 &&
                      std::all_of(version.begin(), version.end(), [](unsigned char c) {
                          return std::isalnum(c) || c == '.' || c == '-' || c == '+';
                      });
    const QString path =
        packsFolder + earlierFolder + QString::fromStdString(id.value + "-" + version + ".") + packSuffix;
    return safe && QFileInfo(path).isFile() ? path : QString();
}

void keepEarlierVersion(const QString& folder, const std::string& newVersion, const QString& packsFolder) {
    const Result<PackLoad> before = loadPackFolder(folder);
    if (!before || before->pack.manifest.version == newVersion)
        return;
    const PackManifest& manifest = before->pack.manifest;
    if (!earlierPackPath(manifest.id, manifest.version, packsFolder).isEmpty())
        return;
    const Result<QByteArray> packed = buildPack(folder);
    if (!packed || !makeFolder(packsFolder + earlierFolder))
        return;
    const QString path = packsFolder + earlierFolder +
                         QString::fromStdString(manifest.id.value + "-" + manifest.version + ".") +
                         packSuffix;
    if (!saveAtomically(path, *packed))
        return;
}

int sweepPacksFolder(const QString& packsFolder, std::chrono::seconds olderThan) {
    const QDateTime newest = QDateTime::currentDateTimeUtc().addSecs(-static_cast<qint64>(olderThan.count()));
    int swept = 0;
    const QFileInfoList folders =
        QDir(packsFolder)
            .entryInfoList({freshPrefix + u'*', asidePrefix + u'*'},
                           QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QFileInfo& folder : folders) {
        if (folder.lastModified() > newest)
            continue;  // somebody may be at it
        const QString path = folder.absoluteFilePath();
        const QString home = packsFolder + u'/' + folder.fileName().mid(asidePrefix.size());
        if (folder.fileName().startsWith(asidePrefix) && !QFileInfo::exists(home))
            swept += QDir().rename(path, home) ? 1 : 0;
        else
            swept += QDir(path).removeRecursively() ? 1 : 0;
    }
    return swept;
}

Problems checkPack(const PackFiles& files) {
    const Result<PackLoad> loaded = loadPack(files.path());
    Problems problems = loaded ? loaded->problems : loaded.problems();
    append(problems, checkPictures(files));
    append(problems, checkChecksums(files));
    return problems;
}

Result<QByteArray> buildPack(const QString& folder) {
    const Result<PackFiles> files = PackFiles::openFolder(folder);
    if (!files)
        return files.problems();
    const Result<PackLoad> loaded = loadPackFolder(folder);
    if (!loaded)
        return loaded.problems();
    Problems problems = loaded->problems;
    ZipEntries entries;
    PictureHelper helper;
    for (const QString& name : files->names()) {
        const bool content = name.endsWith(QStringLiteral(".json")) && !name.contains(u'/');
        if (content)
            continue;
        const Result<QByteArray> bytes = files->read(name);
        Result<QByteArray> clean = bytes ? cleanFile(name, *bytes, helper) : bytes;
        if (clean)
            entries.emplace(name, std::move(*clean));
        else
            append(problems, inFile(clean.problems(), files->fullName(name)));
    }
    if (!problems.empty()) {
        problems.insert(problems.begin(),
                        about(folder, "pack.has-problems", {loaded->pack.manifest.id.value}));
        return problems;
    }
    entries.emplace(manifestName, QByteArray::fromStdString(writePackManifest(loaded->pack.manifest)));
    for (const auto& [name, text] : writeContentFiles(loaded->pack))
        entries.emplace(QString::fromStdString(name) + QStringLiteral(".json"),
                        QByteArray::fromStdString(text));
    entries.emplace(checksumsName, checksumsFile(entries));
    return writeZip(entries);
}

Result<InstalledPack> installPack(const QString& source, bool replace, const QString& packsFolder,
                                  const std::atomic_bool* cancel) {
    const Result<PackFiles> files = PackFiles::open(source, cancel);
    if (!files)
        return files.problems();
    const Result<PackLoad> loaded = loadPack(source);
    if (!loaded)
        return loaded.problems();
    const PackManifest& manifest = loaded->pack.manifest;
    if (Problems problems = checkPack(*files); !problems.empty()) {
        problems.insert(problems.begin(), about(source, "pack.has-problems", {manifest.id.value}));
        return problems;
    }
    if (Result<Done> made = makeFolder(packsFolder); !made)
        return made.problems();
    sweepPacksFolder(packsFolder);
    const QString home = packsFolder + u'/' + QString::fromStdString(manifest.id.value);
    if (QFileInfo::exists(home) && !replace) {
        const Result<PackLoad> old = loadPackFolder(home);
        return about(home, "pack.exists", {manifest.id.value, old ? old->pack.manifest.version : "?"});
    }
    if (const std::string shipped = replace ? std::string() : shippedVersion(manifest.id); !shipped.empty())
        return about(source, "pack.shipped", {manifest.id.value, shipped, manifest.version});
    // Names with a leading dot are no packs: what a killed installation leaves is never loaded.
    QTemporaryDir fresh(packsFolder + u'/' + freshPrefix + QStringLiteral("XXXXXX"));
    if (!fresh.isValid())
        return about(packsFolder, "save.make-folder", {fresh.errorString().toStdString()});
    if (Result<Done> written = writeFiles(*files, fresh.path()); !written)
        return written.problems();
    if (!files->contains(checksumsName)) {
        ZipEntries entries;
        for (const QString& name : files->names())
            if (const Result<QByteArray> bytes = files->read(name))
                entries.emplace(name, *bytes);
        if (Result<Done> listed = saveAtomically(fresh.filePath(checksumsName), checksumsFile(entries));
            !listed)
            return listed.problems();
    }
    if (cancel && cancel->load())
        return about(source, "zip.cancelled");
    syncFolder(fresh.path());
    const bool replacing = QFileInfo::exists(home);
    if (replacing)
        keepEarlierVersion(home, manifest.version, packsFolder);
    if (!takePlace(fresh.path(), home))
        return about(home, "save.rename", {"rename"});
    // After an exchange the fresh folder holds the old pack, which goes with it.
    fresh.setAutoRemove(replacing && QFileInfo::exists(fresh.path()));
    syncFolder(packsFolder);
    discard(packsFolder + u'/' + asidePrefix + QString::fromStdString(manifest.id.value));
    return InstalledPack{manifest.id, manifest.version, home};
}

Result<Done> removePack(const PackId& id, const QString& packsFolder) {
    const QString home = packsFolder + u'/' + QString::fromStdString(id.value);
    const Result<PackFiles> files =
        isSlug(id.value) && QFileInfo(home).isDir()
            ? PackFiles::openFolder(home)
            : Result<PackFiles>(about(packsFolder, "pack.not-installed", {id.value}));
    if (!files)
        return files.problems();
    const Result<Json> list = checksumsOf(*files);
    if (!list)
        return list.problems();
    Problems problems;
    QStringList names{checksumsName};
    for (const auto& [name, sum] : list->object())
        names.push_back(QString::fromStdString(name));
    for (const QString& name : names)
        if (isSafeEntryName(name.toStdString()) && QFileInfo::exists(home + u'/' + name) &&
            !QFile::remove(home + u'/' + name))
            problems.push_back(about(home, "pack.remove", {name.toStdString()}));
    // Folders go when they are empty, the deepest first.
    QStringList folders;
    QDirIterator walk(home, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                      QDirIterator::Subdirectories);
    while (walk.hasNext())
        folders.push_back(walk.next());
    std::sort(folders.begin(), folders.end(),
              [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (const QString& folder : folders)
        QDir().rmdir(folder);
    if (!QDir().rmdir(home) && problems.empty())
        problems.push_back(about(home, "pack.kept-files"));
    syncFolder(packsFolder);
    return problems.empty() ? Result<Done>(Done{}) : Result<Done>(problems);
}

}  // namespace bocage::model
