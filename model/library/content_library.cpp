#include "model/library/content_library.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_files.h"
#include "model/library/pack_install.h"
#include "model/library/pack_scans.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

const QString manifestName = QStringLiteral("pack.json");

struct Candidate {
    PackLoad load;
    PackSource source;
};

void append(Problems& problems, Problems more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

Result<PackLoad> load(const PackFiles& files) {
    const Result<QByteArray> text = files.read(manifestName);
    if (!text)
        return text.problems();
    Result<Loaded<PackManifest>> manifest = readPackManifest(asText(*text));
    if (!manifest)
        return inFile(manifest.problems(), files.fullName(manifestName));
    PackLoad load;
    append(load.problems, inFile(manifest->notes, files.fullName(manifestName)));
    load.pack.manifest = std::move(manifest->value);
    for (const QString& name : files.names()) {
        // Content lies at the top; what a pack keeps in folders is art and texts.
        if (name == manifestName || name.contains(u'/') || !name.endsWith(QStringLiteral(".json")))
            continue;
        const Result<QByteArray> content = files.read(name);
        if (!content) {
            append(load.problems, content.problems());
            continue;
        }
        if (documentFormat(asText(*content)) == "bocage.checksums")
            continue;
        const Result<Done> done = readContentFile(asText(*content), load.pack);
        if (!done)
            append(load.problems, inFile(done.problems(), files.fullName(name)));
    }
    return load;
}

/// Packs after those that they need, otherwise in the given order, so that the same folders always give the
/// same library.
std::vector<Candidate> inOrderOfNeed(std::vector<Candidate> candidates) {
    std::map<PackId, std::size_t> places;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        places.emplace(candidates[i].load.pack.manifest.id, i);
    std::vector<Candidate> ordered;
    std::vector<bool> visited(candidates.size(), false);
    const std::function<void(std::size_t)> visit = [&](std::size_t i) {
        if (visited[i])
            return;
        visited[i] = true;
        for (const PackPin& need : candidates[i].load.pack.manifest.needs)
            if (const auto found = places.find(need.id); found != places.end())
                visit(found->second);
        ordered.push_back(std::move(candidates[i]));
    };
    for (std::size_t i = 0; i < candidates.size(); ++i)
        visit(i);
    return ordered;
}

}  // namespace

Result<PackLoad> loadPackFolder(const QString& path) {
    const Result<PackFiles> files = PackFiles::openFolder(path);
    return files ? load(*files) : Result<PackLoad>(files.problems());
}

Result<PackLoad> loadPackZip(const QString& path) {
    const Result<PackFiles> files = PackFiles::openZip(path);
    return files ? load(*files) : Result<PackLoad>(files.problems());
}

Result<PackLoad> loadPack(const QString& path) {
    return QFileInfo(path).isDir() ? loadPackFolder(path) : loadPackZip(path);
}

QString LibraryLoad::pathOf(const PackId& id) const {
    const auto found = std::find_if(sources.begin(), sources.end(),
                                    [&](const PackSource& source) { return source.id == id; });
    return found == sources.end() ? QString() : found->path;
}

QStringList packsIn(const QString& folder) {
    QStringList packs;
    const QFileInfoList entries =
        QDir(folder).entryInfoList(QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& entry : entries) {
        const bool pack = entry.isDir() ? QFileInfo(entry.absoluteFilePath() + u'/' + manifestName).isFile()
                                        : entry.suffix() == packSuffix;
        if (pack)
            packs.push_back(entry.absoluteFilePath());
    }
    return packs;
}

LibraryLoad loadLibrary(const QStringList& folders) {
    LibraryLoad result;
    std::vector<Candidate> candidates;
    for (qsizetype f = 0; f < folders.size(); ++f) {
        for (const QString& path : packsIn(folders[f])) {
            Result<PackLoad> loaded = loadPack(path);
            if (!loaded) {
                append(result.problems, loaded.problems());
                continue;
            }
            const PackId id = loaded->pack.manifest.id;
            Candidate fresh{std::move(*loaded), {id, path, f == 0}};
            const auto twin = std::find_if(candidates.begin(), candidates.end(),
                                           [&](const Candidate& other) { return other.source.id == id; });
            if (twin == candidates.end()) {
                candidates.push_back(std::move(fresh));
                continue;
            }
            if (compareVersions(fresh.load.pack.manifest.version, twin->load.pack.manifest.version) > 0)
                std::swap(fresh, *twin);
            result.problems.push_back({"library.duplicate-pack",
                                       {id.value, twin->load.pack.manifest.version,
                                        twin->source.path.toStdString(), fresh.load.pack.manifest.version},
                                       fresh.source.path.toStdString(),
                                       {},
                                       0,
                                       0});
        }
    }
    std::vector<Pack> packs;
    for (Candidate& candidate : inOrderOfNeed(std::move(candidates))) {
        append(result.problems, std::move(candidate.load.problems));
        packs.push_back(std::move(candidate.load.pack));
        result.sources.push_back(std::move(candidate.source));
    }
    auto [library, problems] = Library::build(std::move(packs));
    for (Problem& problem : problems) {
        // The library knows packs, not folders: the words want to name the one to look into.
        if (problem.file.empty() && !problem.arguments.empty())
            problem.file = result
                               .pathOf(PackId(std::string(ContentId(problem.arguments[0]).wellFormed()
                                                              ? ContentId(problem.arguments[0]).pack()
                                                              : std::string_view(problem.arguments[0]))))
                               .toStdString();
    }
    append(result.problems, std::move(problems));
    result.library = std::move(library);
    rememberScans(result);
    return result;
}

LibraryLoad loadInstalledLibrary() {
    sweepPacksFolder(userPacksFolder());
    return loadLibrary({installedPacksFolder(), userPacksFolder()});
}

}  // namespace bocage::model
