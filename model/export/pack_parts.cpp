#include "model/export/pack_parts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "model/export/game_export.h"
#include "model/io/load_file.h"
#include "model/library/pack_files.h"
#include "rules/checks/pack_check.h"
#include "rules/content/drawings.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

void eachString(const Json& json, const std::function<void(const std::string&)>& action) {
    if (json.isString())
        action(json.string());
    if (json.isArray())
        for (const Json& element : json.array())
            eachString(element, action);
    if (json.isObject())
        for (const auto& [key, value] : json.object()) {
            action(key);
            eachString(value, action);
        }
}

namespace {

const QString manifestFile = QStringLiteral("pack.json");

/// Collects ids until nothing new is named.
class Closure {
public:
    Closure(const Library& library, const std::vector<PackSource>& sources)
        : m_library(library), m_sources(sources) {
        for (const Pack& pack : library.packs())
            for (const auto& [file, text] : writeContentFiles(pack))
                if (const Result<Json> json = parseJson(text))
                    if (const Json* items = json->find("items"); items && items->isArray())
                        for (const Json& item : items->array())
                            if (const Json* id = item.find("id"); id && id->isString())
                                m_items.emplace(ContentId(id->string()), item);
    }

    void name(const Json& document) {
        eachString(document, [this](const std::string& text) { want(text); });
        work();
    }

    std::vector<PackPart> parts() const {
        std::vector<PackPart> parts;
        for (const Pack& pack : m_library.packs()) {
            PackPart part{partOf(pack), {}};
            int items = 0;
            forEachHead(part.pack, [&](const ContentHead&) { ++items; });
            if (items > 0)
                parts.push_back(std::move(part));
        }
        for (PackPart& part : parts) {
            std::erase_if(part.pack.manifest.needs, [&](const PackPin& need) {
                return std::none_of(parts.begin(), parts.end(),
                                    [&](const PackPart& other) { return other.pack.manifest.id == need.id; });
            });
            addFiles(part);
        }
        return parts;
    }

private:
    void want(const std::string& text) {
        const ContentId id(text);
        if (text.find(':') != std::string::npos && m_library.head(id) && m_used.insert(id).second)
            m_queue.push_back(id);
    }

    void work() {
        while (!m_queue.empty()) {
            const ContentId id = m_queue.back();
            m_queue.pop_back();
            if (const auto item = m_items.find(id); item != m_items.end())
                eachString(item->second, [this](const std::string& text) { want(text); });
            const Pack* pack = m_library.pack(PackId(std::string(id.pack())));
            if (!pack)
                continue;
            for (const ContentId& other : gameExport(pack->manifest.system).implied(id, m_library))
                want(other.value);
            const SystemContent* content = m_library.systemContent(id);
            if (!content)
                continue;
            if (const GameSystem* system = findGameSystem(pack->manifest.system))
                for (const ContentId& other : system->contentReferences(*content))
                    want(other.value);
        }
    }

    Pack partOf(const Pack& whole) const {
        Pack part;
        part.manifest = whole.manifest;
        std::erase_if(part.manifest.extras, [](const auto& member) { return member.first == partialField; });
        part.manifest.extras.emplace_back(partialField, true);
        const auto keep = [this](const auto& from, auto& to) {
            for (const auto& item : from)
                if (m_used.contains(item.id))
                    to.push_back(item);
        };
        keep(whole.factions, part.factions);
        keep(whole.terrain, part.terrain);
        keep(whole.boards, part.boards);
        keep(whole.overlays, part.overlays);
        keep(whole.markers, part.markers);
        keep(whole.cards, part.cards);
        keep(whole.decks, part.decks);
        keep(whole.bags, part.bags);
        keep(whole.system, part.system);
        return part;
    }

    void addFiles(PackPart& part) const {
        part.files.emplace(manifestFile, QByteArray::fromStdString(writePackManifest(part.pack.manifest)));
        for (const auto& [file, text] : writeContentFiles(part.pack))
            part.files.emplace(QString::fromStdString(file) + QStringLiteral(".json"),
                               QByteArray::fromStdString(text));
        const auto source = std::find_if(m_sources.begin(), m_sources.end(), [&](const PackSource& known) {
            return known.id == part.pack.manifest.id;
        });
        const auto files =
            source == m_sources.end() ? Result<PackFiles>(Problem{}) : PackFiles::open(source->path);
        if (!files)
            return;
        forEachHead(part.pack, [&](const ContentHead& head) {
            const auto item = m_items.find(head.id);
            if (item == m_items.end())
                return;
            eachString(item->second, [&](const std::string& text) {
                // A symbol names its drawing in full.
                const DrawingName own = drawingName(text);
                const QString name = QString::fromStdString(
                    own && own.pack == part.pack.manifest.id.value ? std::string(own.file) : text);
                if (!name.endsWith(QStringLiteral(".png")) && !name.endsWith(QStringLiteral(".svg")))
                    return;
                if (const auto bytes =
                        files->contains(name) ? files->read(name) : Result<QByteArray>(Problem{}))
                    part.files.emplace(name, *bytes);
            });
        });
    }

    const Library& m_library;
    const std::vector<PackSource>& m_sources;
    std::map<ContentId, Json> m_items;
    std::set<ContentId> m_used;
    std::vector<ContentId> m_queue;
};

}  // namespace

bool isPartial(const PackManifest& manifest) {
    return std::any_of(manifest.extras.begin(), manifest.extras.end(), [](const auto& member) {
        return member.first == partialField && member.second == Json(true);
    });
}

std::vector<PackPart> partsUsed(const std::vector<Json>& documents, const Library& library,
                                const std::vector<PackSource>& sources) {
    Closure closure(library, sources);
    for (const Json& document : documents)
        closure.name(document);
    return closure.parts();
}

int mergeInto(PackPart& mine, const PackPart& other) {
    std::set<ContentId> known;
    forEachHead(mine.pack, [&](const ContentHead& head) { known.insert(head.id); });
    int added = 0;
    const auto take = [&](auto& to, const auto& from) {
        for (const auto& item : from)
            if (!known.contains(item.id)) {
                to.push_back(item);
                ++added;
            }
    };
    take(mine.pack.factions, other.pack.factions);
    take(mine.pack.terrain, other.pack.terrain);
    take(mine.pack.boards, other.pack.boards);
    take(mine.pack.overlays, other.pack.overlays);
    take(mine.pack.markers, other.pack.markers);
    take(mine.pack.cards, other.pack.cards);
    take(mine.pack.decks, other.pack.decks);
    take(mine.pack.bags, other.pack.bags);
    take(mine.pack.system, other.pack.system);
    for (const PackPin& need : other.pack.manifest.needs)
        if (std::none_of(mine.pack.manifest.needs.begin(), mine.pack.manifest.needs.end(),
                         [&](const PackPin& pin) { return pin.id == need.id; }))
            mine.pack.manifest.needs.push_back(need);
    for (const auto& [name, bytes] : other.files)
        if (!name.endsWith(QStringLiteral(".json")))
            mine.files.emplace(name, bytes);
    for (const auto& [file, text] : writeContentFiles(mine.pack))
        mine.files[QString::fromStdString(file) + QStringLiteral(".json")] = QByteArray::fromStdString(text);
    mine.files[manifestFile] = QByteArray::fromStdString(writePackManifest(mine.pack.manifest));
    return added;
}

Result<PackPart> readPart(const ZipEntries& files, const QString& name) {
    const auto manifest = files.find(manifestFile);
    if (manifest == files.end())
        return Problem{"bundle.no-pack", {}, name.toStdString(), "", 0, 0};
    Result<Loaded<PackManifest>> read = readPackManifest(asText(manifest->second));
    if (!read)
        return inFile(read.problems(), name + QStringLiteral("/pack.json"));
    PackPart part;
    part.pack.manifest = std::move(read->value);
    part.files = files;
    for (const auto& [file, bytes] : files) {
        if (file == manifestFile || file.contains(u'/') || !file.endsWith(QStringLiteral(".json")) ||
            documentFormat(asText(bytes)) == "bocage.checksums")
            continue;
        if (const Result<Done> done = readContentFile(asText(bytes), part.pack); !done)
            return inFile(done.problems(), name + u'/' + file);
    }
    return part;
}

}  // namespace bocage::model
