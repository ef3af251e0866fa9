#include "model/studio/pack_open.h"

#include <QFileInfo>

#include "model/commands/pack_edits.h"
#include "model/io/load_file.h"
#include "model/library/pack_files.h"
#include "model/library/pack_install.h"

namespace bocage::model {

using namespace rules;

namespace {

QString folderOf(const QString& path) {
    const QFileInfo file(path);
    return file.fileName() == packManifestName ? file.absolutePath() : file.absoluteFilePath();
}

Result<std::map<QString, QByteArray>> filesOf(const QString& source) {
    const Result<PackFiles> files = PackFiles::open(source);
    if (!files)
        return files.problems();
    std::map<QString, QByteArray> all;
    for (const QString& name : files->names()) {
        Result<QByteArray> bytes = files->read(name);
        if (!bytes)
            return bytes.problems();
        all.emplace(name, std::move(*bytes));
    }
    return all;
}

}  // namespace

Result<ReadPack> readPack(const QString& path) {
    const QString source = folderOf(path);
    const auto files = filesOf(source);
    if (!files)
        return files.problems();
    Result<ReadPack> read = readPackFiles(*files);
    if (!read)
        return inFile(read.problems(), source + u'/' + packManifestName);
    for (Problem& problem : read->problems)
        problem.file = (source + u'/' + QString::fromStdString(problem.file)).toStdString();
    return read;
}

Result<OpenedPack> openPack(const QString& path, LibraryPtr library) {
    const QString source = folderOf(path);
    Result<ReadPack> read = readPack(path);
    if (!read)
        return read.problems();
    OpenedPack opened{std::make_unique<PackDocument>(std::move(read->value), std::move(library)),
                      std::move(read->problems)};
    if (QFileInfo(source).isDir()) {
        opened.document->setPath(source + u'/' + packManifestName);
        attachFolder(*opened.document, source);
    }
    return opened;
}

void attachFolder(PackDocument& document, const QString& folder) {
    document.reader = [](const QString& from) -> Result<PackValue> {
        Result<ReadPack> again = readPack(from);
        return again ? Result<PackValue>(std::move(again->value)) : Result<PackValue>(again.problems());
    };
    QStringList names;
    if (const Result<PackFiles> files = PackFiles::openFolder(folder))
        names = files->names();
    names.removeAll(checksumsName);
    document.setFilesOnDisk(names);
    document.setKeepsChecksums(QFileInfo::exists(folder + u'/' + checksumsName));
}

PackValue newPack(const QString& title, const std::string& system, const Library& library) {
    PackValue value;
    PackManifest& manifest = value.manifest;
    const std::string slug = slugOf(title);
    manifest.id = PackId(slug);
    for (int number = 2; library.pack(manifest.id); ++number)
        manifest.id = PackId(slug + "-" + std::to_string(number));
    manifest.version = "1.0.0";
    manifest.system = system;
    manifest.title.byLanguage["en"] = title.toStdString();
    manifest.provenance = Provenance::OfficialUserEntered;
    return value;
}

}  // namespace bocage::model
