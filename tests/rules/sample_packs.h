#pragma once

#include <QDir>
#include <QFile>
#include <QString>

#include <map>
#include <vector>

#include "rules/content/library.h"
#include "rules/format/formats.h"

/// The packs of resources/, read as they lie there.
namespace bocage::tests {

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline std::string textOf(const QString& path) {
    return bytesOf(path).toStdString();
}

inline QString resource(const QString& name) {
    return QStringLiteral(BOCAGE_SOURCE_DIR "/resources/") + name;
}

inline QStringList samplePackNames() {
    return QDir(resource(QStringLiteral("packs")))
        .entryList({QStringLiteral("son-*")}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

struct SamplePack {
    rules::Pack pack;
    std::map<std::string, std::string> files;  ///< content file without suffix → its text
    std::string manifest;
    rules::Problems problems;
};

inline SamplePack samplePack(const QString& name) {
    SamplePack sample;
    const QDir folder(resource(QStringLiteral("packs/")) + name);
    sample.manifest = textOf(folder.filePath(QStringLiteral("pack.json")));
    auto manifest = rules::readPackManifest(sample.manifest);
    if (!manifest) {
        sample.problems = manifest.problems();
        return sample;
    }
    sample.pack.manifest = manifest->value;
    for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (file == QStringLiteral("pack.json"))
            continue;
        const std::string text = textOf(folder.filePath(file));
        sample.files[file.chopped(5).toStdString()] = text;
        const auto read = rules::readContentFile(text, sample.pack);
        if (!read)
            sample.problems.insert(sample.problems.end(), read.problems().begin(), read.problems().end());
    }
    return sample;
}

inline rules::LibraryPtr sampleLibrary() {
    std::vector<rules::Pack> packs;
    for (const QString& name : samplePackNames())
        packs.push_back(samplePack(name).pack);
    return rules::Library::build(std::move(packs)).first;
}

}  // namespace bocage::tests
