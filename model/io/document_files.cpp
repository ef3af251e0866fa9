#include "model/io/document_files.h"

#include <QFile>
#include <QFileInfo>
#include <new>

#include "model/document/campaign_document.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/io/backups.h"
#include "model/io/load_file.h"
#include "model/io/save_file.h"
#include "rules/core/json.h"
#include "rules/format/budgets.h"
#include "rules/format/fields.h"

namespace bocage::model {

using namespace rules;

namespace {

template <class... Parts>
struct Overloaded : Parts... {
    using Parts::operator()...;
};
template <class... Parts>
Overloaded(Parts...) -> Overloaded<Parts...>;

template <class T>
Result<LoadedValue> take(Result<Loaded<T>> loaded, std::string_view text, const QString& name) {
    if (!loaded)
        return inFile(loaded.problems(), name);
    if (Problems problems = overBudget(loaded->value); !problems.empty()) {
        format::addPlaces(problems, text);
        return inFile(std::move(problems), name);
    }
    return LoadedValue{std::move(loaded->value), inFile(std::move(loaded->notes), name), loaded->fromVersion};
}

}  // namespace

Result<LoadedValue> readValue(const QByteArray& bytes, const QString& name) try {
    const std::string_view text = asText(bytes);
    const std::string format = documentFormat(text);
    if (format == "bocage.army")
        return take(readRoster(text), text, name);
    if (format == "bocage.campaign")
        return take(readCampaign(text), text, name);
    if (format == "bocage.collection")
        return take(readCollection(text), text, name);
    if (format == "bocage.pack" || format == "bocage.content")
        return Problem{"document.pack-part", {format}, name.toStdString(), "/format", 1, 1};
    // A text of no known format is judged as a scenario, whose reader says what is wrong with it and where.
    return take(readScenario(text), text, name);
} catch (const std::bad_alloc&) {
    return Problem{"memory.open", {}, name.toStdString(), {}, 0, 0};
}

Result<LoadedValue> loadValue(const QString& path) try {
    const Result<QByteArray> bytes = readFile(path, documentLimit);
    return bytes ? readValue(*bytes, path) : Result<LoadedValue>(bytes.problems());
} catch (const std::bad_alloc&) {
    return Problem{"memory.open", {}, path.toStdString(), {}, 0, 0};
}

QByteArray valueBytes(const DocumentValue& value) {
    return QByteArray::fromStdString(
        std::visit(Overloaded{[](const Scenario& scenario) { return writeScenario(scenario); },
                              [](const Roster& roster) { return writeRoster(roster); },
                              [](const Campaign& campaign) { return writeCampaign(campaign); },
                              [](const Collection& collection) { return writeCollection(collection); }},
                   value));
}

QString valueSuffix(const DocumentValue& value) {
    static const QString suffixes[] = {QStringLiteral("scenario.json"), QStringLiteral("army.json"),
                                       QStringLiteral("campaign.json"), QStringLiteral("collection.json")};
    return suffixes[value.index()];
}

Result<Done> verifyBytes(const QByteArray& bytes, const DocumentValue& value) {
    const Result<LoadedValue> back = readValue(bytes, {});
    if (!back) {
        Problems problems = back.problems();
        problems.insert(problems.begin(), {"save.unreadable", {}, {}, {}, 0, 0});
        return problems;
    }
    if (back->value != value || !back->notes.empty())
        return Problem{"save.differs", {}, {}, {}, 0, 0};
    return Done{};
}

Result<Done> saveValue(const DocumentValue& value, const QString& path) {
    const QByteArray bytes = valueBytes(value);
    if (Result<Done> verified = verifyBytes(bytes, value); !verified)
        return inFile(verified.problems(), path);
    return saveAtomically(path, bytes);
}

std::unique_ptr<Document> makeDocument(DocumentValue value, LibraryPtr library) {
    return std::visit(
        Overloaded{[&](Scenario& scenario) -> std::unique_ptr<Document> {
                       return std::make_unique<ScenarioDocument>(std::move(scenario), std::move(library));
                   },
                   [&](Roster& roster) -> std::unique_ptr<Document> {
                       return std::make_unique<RosterDocument>(std::move(roster), std::move(library));
                   },
                   [&](Campaign& campaign) -> std::unique_ptr<Document> {
                       return std::make_unique<CampaignDocument>(std::move(campaign), std::move(library));
                   },
                   [](Collection&) -> std::unique_ptr<Document> { return nullptr; }},
        value);
}

namespace {

/// What a newer version wrote, read as if it were ours; its own problem when that does not work.
Result<LoadedValue> readNewer(const QByteArray& bytes, const QString& path, const Problems& newer) {
    Result<Json> json = parseJson(asText(bytes));
    const Json* version = json ? json->find("version") : nullptr;
    const auto number = version ? version->wholeNumber() : std::nullopt;
    if (!number)
        return newer;
    json->set("version", currentVersion);
    Result<LoadedValue> loaded = readValue(QByteArray::fromStdString(writeJson(*json)), path);
    if (!loaded)
        return newer;
    loaded->fromVersion = static_cast<int>(std::min<std::int64_t>(*number, 1'000'000));
    return loaded;
}

}  // namespace

Result<OpenedDocument> openDocument(const QString& path, LibraryPtr library) try {
    Result<LoadedValue> loaded = loadValue(path);
    if (!loaded && loaded.problems().front().code == "document.newer")
        if (const Result<QByteArray> bytes = readFile(path, documentLimit))
            loaded = readNewer(*bytes, path, loaded.problems());
    if (!loaded)
        return loaded.problems();
    OpenedDocument opened{makeDocument(std::move(loaded->value), std::move(library)),
                          std::move(loaded->notes), loaded->fromVersion};
    if (!opened.document)
        return Problem{"document.not-editable", {}, path.toStdString(), {}, 0, 0};
    opened.document->setPath(path);
    return opened;
} catch (const std::bad_alloc&) {
    return Problem{"memory.open", {}, path.toStdString(), {}, 0, 0};
}

DocumentValue valueOf(const Document& document) {
    if (const auto* roster = qobject_cast<const RosterDocument*>(&document))
        return roster->roster();
    if (const auto* campaign = qobject_cast<const CampaignDocument*>(&document))
        return campaign->campaign();
    if (qobject_cast<const PackDocument*>(&document))
        return Collection();
    return static_cast<const ScenarioDocument&>(document).scenario();
}

namespace {

/// A pack is a folder: everything but its description lies beside it.
Result<SaveJob> preparePack(const PackDocument& document, const QString& path) {
    std::map<QString, QByteArray> files = packFiles(document.value());
    const Result<ReadPack> back = readPackFiles(files);
    if (!back) {
        Problems problems = back.problems();
        problems.insert(problems.begin(), {"save.unreadable", {}, {}, {}, 0, 0});
        return inFile(std::move(problems), path);
    }
    if (back->value != document.value())
        return Problem{"save.differs", {}, path.toStdString(), {}, 0, 0};
    const QString folder = QFileInfo(path).absolutePath() + u'/';
    SaveJob job{path, files[packManifestName]};
    if (document.path() == path)
        for (const QString& name : document.filesOnDisk())
            if (!files.contains(name))
                job.gone.push_back(folder + name);
    if (document.keepsChecksums() && document.path() == path)
        job.beside[folder + QStringLiteral("checksums.json")] = packChecksums(files);
    files.erase(packManifestName);
    for (auto& [name, bytes] : files)
        job.beside[folder + name] = std::move(bytes);
    return job;
}

Result<Done> saveBeside(const SaveJob& job, Problems* notes) {
    for (const auto& [path, bytes] : job.beside) {
        const Result<QByteArray> previous =
            QFileInfo::exists(path) ? readFile(path, documentLimit) : Result<QByteArray>(QByteArray());
        if (previous && *previous == bytes && QFileInfo::exists(path))
            continue;
        if (Result<Done> made = makeFolder(QFileInfo(path).absolutePath()); !made)
            return made;
        if (Result<Done> saved = saveAtomically(path, bytes); !saved)
            return saved;
        if (previous && !previous->isEmpty())
            if (const Result<Done> kept = keepBackup(path, *previous); !kept && notes)
                notes->insert(notes->end(), kept.problems().begin(), kept.problems().end());
    }
    return Done{};
}

/// What a save takes away is kept as a backup like what it writes over.
void removeGone(const SaveJob& job) {
    for (const QString& path : job.gone)
        if (const Result<QByteArray> previous = readFile(path, documentLimit);
            previous && keepBackup(path, *previous))
            QFile::remove(path);
}

}  // namespace

Result<SaveJob> prepareSave(const Document& document, const QString& path) {
    if (const auto* pack = qobject_cast<const PackDocument*>(&document))
        return preparePack(*pack, path);
    const DocumentValue value = valueOf(document);
    SaveJob job{path, valueBytes(value)};
    if (Result<Done> verified = verifyBytes(job.bytes, value); !verified)
        return inFile(verified.problems(), path);
    return job;
}

Result<Done> runSave(const SaveJob& job, Problems* notes) {
    if (!job.beside.empty())
        if (Result<Done> saved = saveBeside(job, notes); !saved)
            return saved;
    const Result<QByteArray> previous =
        QFileInfo::exists(job.path) ? readFile(job.path, documentLimit) : Result<QByteArray>(QByteArray());
    Result<Done> saved = saveAtomically(job.path, job.bytes);
    // Also after a save that failed at its very end: what was replaced is kept.
    const Result<QByteArray> now = saved ? Result<QByteArray>(job.bytes) : readFile(job.path, documentLimit);
    if (previous && !previous->isEmpty() && now && *now != *previous)
        if (const Result<Done> kept = keepBackup(job.path, *previous); !kept && notes)
            notes->insert(notes->end(), kept.problems().begin(), kept.problems().end());
    if (saved)
        removeGone(job);
    return saved;
}

void finishSave(Document& document, const SaveJob& job) {
    if (auto* pack = qobject_cast<PackDocument*>(&document)) {
        if (pack->path() != job.path)
            pack->setKeepsChecksums(false);
        QStringList names;
        for (const auto& [name, bytes] : packFiles(pack->value()))
            names.push_back(name);
        pack->setFilesOnDisk(names);
    }
    document.setPath(job.path);
    document.undoStack().setClean();
}

Result<Done> saveDocument(Document& document, const QString& path, Problems* notes) {
    const Result<SaveJob> job = prepareSave(document, path);
    if (!job)
        return job.problems();
    if (Result<Done> saved = runSave(*job, notes); !saved)
        return saved;
    finishSave(document, *job);
    return Done{};
}

Result<ReloadNotes> reloadDocument(Document& document) {
    if (auto* pack = qobject_cast<PackDocument*>(&document); pack && pack->reader) {
        Result<PackValue> value = pack->reader(pack->path());
        if (!value)
            return value.problems();
        pack->replace(std::move(*value));
        return ReloadNotes{};
    }
    Result<LoadedValue> loaded = loadValue(document.path());
    if (!loaded)
        return loaded.problems();
    if (loaded->value.index() != valueOf(document).index())
        return Problem{"document.other-kind", {}, document.path().toStdString(), "/format", 1, 1};
    std::visit(
        Overloaded{[&](Scenario& scenario) {
                       static_cast<ScenarioDocument&>(document).replace(std::move(scenario));
                   },
                   [&](Roster& roster) { static_cast<RosterDocument&>(document).replace(std::move(roster)); },
                   [&](Campaign& campaign) {
                       static_cast<CampaignDocument&>(document).replace(std::move(campaign));
                   },
                   [](Collection&) {}},
        loaded->value);
    return ReloadNotes{std::move(loaded->notes)};
}

}  // namespace bocage::model
