#include "model/library/pack_files.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>

#include "model/io/load_file.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Who zips a pack's folder, rather than what is in it, has everything one level down: that folder, with its
/// slash. Empty when the pack lies at the top, or when this is no such archive.
QString wrappingFolder(const ZipEntries& entries) {
    const QString manifest = QStringLiteral("pack.json");
    if (entries.empty() || entries.contains(manifest))
        return {};
    const QString& first = entries.begin()->first;
    const QString folder = first.left(first.indexOf(u'/') + 1);
    const bool wraps = !folder.isEmpty() && entries.contains(folder + manifest) &&
                       std::all_of(entries.begin(), entries.end(),
                                   [&](const auto& entry) { return entry.first.startsWith(folder); });
    return wraps ? folder : QString();
}

}  // namespace

bool isPackFileName(const QString& name) {
    static const QStringList suffixes{QStringLiteral(".json"), QStringLiteral(".png"), QStringLiteral(".svg"),
                                      QStringLiteral(".md"), QStringLiteral(".txt")};
    return isSafeEntryName(name.toStdString()) &&
           std::any_of(suffixes.begin(), suffixes.end(),
                       [&](const QString& suffix) { return name.endsWith(suffix); });
}

Result<PackFiles> PackFiles::open(const QString& path, const std::atomic_bool* cancel) {
    return QFileInfo(path).isDir() ? openFolder(path) : openZip(path, cancel);
}

Result<PackFiles> PackFiles::openFolder(const QString& path) {
    PackFiles files;
    files.m_path = path;
    const QDir folder(path);
    const ZipLimits limits;
    qint64 total = 0;
    // QDir::relativeFilePath wants absolute names: given two relative ones it answers with the second.
    QDirIterator entries(path, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        const QString name = folder.relativeFilePath(entries.fileInfo().absoluteFilePath());
        // A working folder may also hold an author's sketches; they are no part of the pack.
        if (!isPackFileName(name))
            continue;
        total += entries.fileInfo().size();
        files.m_entries.emplace(name, QByteArray());
        if (static_cast<qint64>(files.m_entries.size()) > limits.entries)
            return Problem{
                "pack.too-many-files", {std::to_string(limits.entries)}, path.toStdString(), {}, 0, 0};
        if (total > limits.total)
            return Problem{"pack.too-large", {std::to_string(limits.total)}, path.toStdString(), {}, 0, 0};
    }
    return files;
}

Result<PackFiles> PackFiles::openZip(const QString& path, const std::atomic_bool* cancel) {
    const Result<QByteArray> bytes = readFile(path, ZipLimits{}.total);
    if (!bytes)
        return bytes.problems();
    Result<ZipEntries> entries = readZip(*bytes, {}, cancel);
    if (!entries)
        return inFile(entries.problems(), path);
    PackFiles files;
    files.m_path = path;
    files.m_zip = true;
    const qsizetype wrapping = wrappingFolder(*entries).size();
    for (auto& [name, content] : *entries) {
        if (!isPackFileName(name))
            return Problem{"pack.file-type", {name.toStdString()}, path.toStdString(), {}, 0, 0};
        files.m_entries.emplace(name.mid(wrapping), std::move(content));
    }
    return files;
}

QStringList PackFiles::names() const {
    QStringList names;
    for (const auto& [name, bytes] : m_entries)
        names.push_back(name);
    return names;
}

bool PackFiles::contains(const QString& name) const {
    return m_entries.contains(name);
}

QString PackFiles::fullName(const QString& name) const {
    return m_path + u'/' + name;
}

Result<QByteArray> PackFiles::read(const QString& name) const {
    const auto found = m_entries.find(name);
    if (found == m_entries.end())
        return Problem{"file.missing", {}, fullName(name).toStdString(), {}, 0, 0};
    if (m_zip)
        return found->second;
    return readFile(m_path + u'/' + name, ZipLimits{}.entry);
}

}  // namespace bocage::model
