#include "model/studio/pack_refresh.h"

#include <QFileInfo>
#include <algorithm>
#include <map>
#include <set>

#include "model/campaign/campaign_files.h"
#include "model/commands/pack_edits.h"
#include "model/io/document_lock.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/library/content_library.h"
#include "model/library/pack_install.h"
#include "model/messages/words.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

Result<Json> jsonOf(const DocumentValue& value) {
    return parseJson(asText(valueBytes(value)));
}

bool isPinList(std::string_view key, const Json& value) {
    return key == "packs" && value.isArray() &&
           std::all_of(value.array().begin(), value.array().end(), [](const Json& pin) {
               const Json* id = pin.find("id");
               const Json* version = pin.find("version");
               return id && id->isString() && version && version->isString();
           });
}

/// Calls `pin(Json& pin)` for every pin and `text(std::string&)` for every other string, of the document and
/// of the armies inside it.
template <class Pin, class Text>
void walk(Json& json, const Pin& pin, const Text& text) {
    if (json.isString()) {
        std::string value = json.string();
        text(value);
        if (value != json.string())
            json = Json(std::move(value));
    } else if (json.isArray()) {
        for (Json& element : json.array())
            walk(element, pin, text);
    } else if (json.isObject()) {
        for (auto& [key, value] : json.object()) {
            if (isPinList(key, value)) {
                for (Json& each : value.array())
                    pin(each);
                continue;
            }
            text(key);
            walk(value, pin, text);
        }
    }
}

/// Where a chain of new names ends; empty when the pack names none.
ContentId newName(const ContentId& id, const Library& library) {
    ContentId now = id;
    for (int steps = 0; steps < 20; ++steps) {
        const Pack* pack = library.pack(PackId(std::string(now.pack())));
        if (!pack)
            return {};
        const auto field = std::find_if(pack->manifest.extras.begin(), pack->manifest.extras.end(),
                                        [](const auto& member) { return member.first == renamedField; });
        const Json* next = field == pack->manifest.extras.end() ? nullptr : field->second.find(now.value);
        if (!next || !next->isString())
            return {};
        now = ContentId(next->string());
        if (library.head(now))
            return now;
    }
    return {};  // names that lead in a circle
}

}  // namespace

EarlierPack keptPacks(const QString& packsFolder) {
    return [packsFolder](const PackId& id, const std::string& version) -> std::optional<Pack> {
        if (const QString kept = earlierPackPath(id, version, packsFolder); !kept.isEmpty())
            if (Result<PackLoad> load = loadPackZip(kept); load && load->pack.manifest.id == id)
                return std::move(load->pack);
        for (const QString& path : packsIn(installedPacksFolder()))
            if (path.endsWith(u'/' + QString::fromStdString(id.value)))
                if (Result<PackLoad> load = loadPack(path);
                    load && load->pack.manifest.id == id && load->pack.manifest.version == version)
                    return std::move(load->pack);
        return std::nullopt;
    };
}

RefreshPlan refreshPlan(const DocumentValue& value, const Library& library, const EarlierPack& earlier) {
    RefreshPlan plan;
    Result<Json> json = jsonOf(value);
    if (!json)
        return plan;
    std::map<PackId, std::string> pins;
    std::set<ContentId> ids;
    walk(
        *json,
        [&](Json& pin) { pins.emplace(PackId(pin.find("id")->string()), pin.find("version")->string()); },
        [&](std::string& text) {
            if (ContentId id(text); text.find(':') != std::string::npos && id.wellFormed())
                ids.insert(std::move(id));
        });
    for (const ContentId& id : ids) {
        if (library.head(id) || !library.pack(PackId(std::string(id.pack()))))
            continue;
        if (const ContentId now = newName(id, library); !now.empty())
            plan.renamed.push_back({id, now});
        else
            plan.gone.push_back(id);
    }
    for (const auto& [id, version] : pins) {
        const Pack* pack = library.pack(id);
        if (!pack || pack->manifest.version == version)
            continue;
        RefreshPlan::Version& found = plan.versions.emplace_back();
        found.pack = id;
        found.pinned = version;
        found.installed = pack->manifest.version;
        if (const std::optional<Pack> before = earlier ? earlier(id, version) : std::nullopt) {
            found.known = true;
            // Named, for what it lists lives no longer than it does.
            const PackDifference difference(*before, *pack);
            for (const PackDifference::Item& item : difference.items())
                if (item.kind != PackDifference::Item::Kind::Added && ids.contains(item.id))
                    found.changes.push_back(item);
        }
    }
    return plan;
}

Result<DocumentValue> refreshed(const DocumentValue& value, const RefreshPlan& plan, RefreshChoice choice) {
    if (choice == RefreshChoice::Keep || plan.empty())
        return value;
    Result<Json> json = jsonOf(value);
    if (!json)
        return json.problems();
    std::map<std::string, std::string> names;
    if (choice == RefreshChoice::Convert)
        for (const RefreshPlan::Renamed& renamed : plan.renamed)
            names.emplace(renamed.from.value, renamed.to.value);
    walk(
        *json,
        [&](Json& pin) {
            for (const RefreshPlan::Version& version : plan.versions)
                if (pin.find("id")->string() == version.pack.value)
                    pin.set("version", version.installed);
        },
        [&](std::string& text) {
            if (const auto found = names.find(text); found != names.end())
                text = found->second;
        });
    Result<LoadedValue> read = readValue(QByteArray::fromStdString(writeJson(*json)), {});
    if (!read)
        return read.problems();
    return std::move(read->value);
}

Result<Done> refreshFile(const QString& path, const DocumentValue& value, const RefreshPlan& plan,
                         RefreshChoice choice, const LibraryPtr& library) {
    DocumentLock lock;
    if (lock.acquire(path) == DocumentLock::State::Elsewhere)
        return Problem{"save.locked",
                       {lock.holder()->user.toStdString(), lock.holder()->host.toStdString()},
                       path.toStdString(),
                       {},
                       0,
                       0};
    Result<DocumentValue> fresh = refreshed(value, plan, choice);
    if (!fresh)
        return fresh.problems();
    const auto document = makeDocument(std::move(*fresh), library);
    return document ? saveDocument(*document, path) : Result<Done>(Done{});
}

QStringList filesOfChapters(const Campaign& campaign, const QString& campaignPath) {
    QStringList files;
    for (const QString& path : loadChapters(campaign, campaignPath).paths)
        if (QFileInfo(path).isFile())
            files << path;
    return files;
}

std::vector<RefreshFile> refreshFiles(const QStringList& paths, const Library& library,
                                      const EarlierPack& earlier) {
    std::vector<RefreshFile> files;
    for (const QString& path : paths)
        if (Result<LoadedValue> loaded = loadValue(path))
            if (RefreshPlan plan = refreshPlan(loaded->value, library, earlier); !plan.empty())
                files.push_back({path, std::move(loaded->value), std::move(plan)});
    return files;
}

QStringList RefreshWords::lines(const RefreshPlan& plan, const Library& library) {
    QStringList lines;
    for (const RefreshPlan::Version& version : plan.versions) {
        const Pack* pack = library.pack(version.pack);
        const QString title =
            pack ? localized(pack->manifest.title) : QString::fromStdString(version.pack.value);
        lines << tr("%1: made with version %2, version %3 is installed.")
                     .arg(title, QString::fromStdString(version.pinned),
                          QString::fromStdString(version.installed));
        if (!version.known)
            lines << tr("What else changed is not known: version %1 is not kept here.")
                         .arg(QString::fromStdString(version.pinned));
        else if (version.changes.empty())
            lines << tr("Nothing that is used here changed.");
        for (const PackDifference::Item& item : version.changes)
            if (item.kind != PackDifference::Item::Kind::Removed)
                lines << PackDifference::line(item);
    }
    for (const RefreshPlan::Renamed& renamed : plan.renamed)
        lines << tr("%1 is called %2 now.")
                     .arg(QString::fromStdString(renamed.from.value),
                          QString::fromStdString(renamed.to.value));
    for (const ContentId& gone : plan.gone)
        lines << tr("%1 is gone: it stays as a ghost.").arg(QString::fromStdString(gone.value));
    return lines;
}

}  // namespace bocage::model
