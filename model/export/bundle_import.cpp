#include <QDir>
#include <QTemporaryDir>
#include <algorithm>
#include <set>

#include "model/export/bundle.h"
#include "model/io/load_file.h"
#include "model/io/save_file.h"
#include "model/library/pack_files.h"
#include "model/library/pack_install.h"
#include "model/library/pack_scans.h"
#include "rules/checks/pack_check.h"

namespace bocage::model {

using namespace rules;

namespace {

void loadBundledArmies(Scenario& scenario, const QString& name,
                       const std::map<QString, DocumentValue>& documents) {
    const QString folder = name.left(name.lastIndexOf(u'/') + 1);
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies) {
                if (army.file.empty() || army.roster)
                    continue;
                const auto found = documents.find(folder + QString::fromStdString(army.file));
                if (found == documents.end())
                    continue;
                if (const auto* roster = std::get_if<Roster>(&found->second))
                    army.roster = *roster;
            }
}

/// Items of the part that the pack in the library has not.
int lackingIn(const Library& library, const PackPart& part) {
    int lacking = 0;
    forEachHead(part.pack, [&](const ContentHead& head) { lacking += library.head(head.id) ? 0 : 1; });
    return lacking;
}

/// Through the one way packs are installed: checked, and put in place in one step.
Result<Done> installPart(const PackPart& part, bool replace, const QString& packsFolder) {
    QTemporaryDir stage;
    for (const auto& [name, bytes] : part.files) {
        if (name == checksumsName)
            continue;
        const QString path = stage.filePath(name);
        if (Result<Done> made = makeFolder(QFileInfo(path).path()); !made)
            return made.problems();
        if (Result<Done> saved = saveAtomically(path, bytes); !saved)
            return saved.problems();
    }
    if (Result<Done> made = makeFolder(packsFolder); !made)
        return made.problems();
    const Result<InstalledPack> installed = installPack(stage.path(), replace, packsFolder);
    return installed ? Result<Done>(Done{}) : Result<Done>(installed.problems());
}

Result<PackPart> partAt(const QString& path) {
    const Result<PackFiles> files = PackFiles::open(path);
    if (!files)
        return files.problems();
    ZipEntries entries;
    for (const QString& name : files->names()) {
        const Result<QByteArray> bytes = files->read(name);
        if (!bytes)
            return bytes.problems();
        entries.emplace(name, *bytes);
    }
    return readPart(entries, path);
}

}  // namespace

DocumentValue mainDocument(const Bundle& bundle) {
    DocumentValue value = bundle.documents.at(bundle.main);
    if (auto* scenario = std::get_if<Scenario>(&value))
        loadBundledArmies(*scenario, bundle.main, bundle.documents);
    return value;
}

LibraryLoad withParts(const LibraryLoad& library, const std::vector<PackPart>& parts) {
    LibraryLoad result = library;
    std::vector<Pack> packs = library.library->packs();
    bool changed = false;
    for (const PackPart& part : parts) {
        const auto there = std::find_if(packs.begin(), packs.end(), [&](const Pack& pack) {
            return pack.manifest.id == part.pack.manifest.id;
        });
        if (there == packs.end()) {
            packs.push_back(part.pack);
            changed = true;
            for (const auto& [name, bytes] : part.files)
                rememberForeign(part.pack.manifest, name.toStdString(), bytes);
        } else if (isPartial(there->manifest)) {
            PackPart mine{*there, {}};
            changed = mergeInto(mine, part) > 0 || changed;
            *there = std::move(mine.pack);
        }
    }
    if (changed)
        result.library = Library::build(std::move(packs)).first;
    return result;
}

Result<BundleReport> importBundle(const Bundle& bundle, const QString& folder, bool replace,
                                  const LibraryLoad& library, const QString& packsFolder) {
    BundleReport report;
    ExportPlan plan;
    const auto add = [&](const QString& name, const DocumentValue& value) {
        plan.push_back({name, [&value] { return Result<QByteArray>(valueBytes(value)); }});
    };
    add(bundle.main, bundle.documents.at(bundle.main));
    for (const auto& [name, value] : bundle.documents)
        if (name != bundle.main)
            add(name, value);
    // Packs first: a document whose pieces are not there yet would open full of ghosts.
    for (const PackPart& part : bundle.packs) {
        const PackId& id = part.pack.manifest.id;
        const Pack* there = library.library->pack(id);
        const auto source = std::find_if(library.sources.begin(), library.sources.end(),
                                         [&](const PackSource& known) { return known.id == id; });
        if (!there) {
            if (Result<Done> done = installPart(part, false, packsFolder); !done)
                return done.problems();
            report.installed.push_back(id);
            continue;
        }
        const int lacking = lackingIn(*library.library, part);
        if (lacking > 0 && source != library.sources.end() && !source->installed &&
            isPartial(there->manifest)) {
            Result<PackPart> mine = partAt(source->path);
            if (!mine)
                return mine.problems();
            mergeInto(*mine, part);
            if (Result<Done> done = installPart(*mine, true, packsFolder); !done)
                return done.problems();
            report.extended.push_back(id);
            continue;
        }
        report.kept.push_back(id);
        if (lacking > 0)
            report.notes.push_back({"bundle.pack-lacks",
                                    {id.value, there->manifest.version, std::to_string(lacking)},
                                    "",
                                    "",
                                    0,
                                    0});
    }
    const Result<QStringList> written = writeExport(plan, folder, replace);
    if (!written)
        return written.problems();
    report.documents = *written;
    report.main = QDir(folder).filePath(bundle.main);
    return report;
}

}  // namespace bocage::model
