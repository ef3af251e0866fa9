#include "model/document/pack_value.h"

#include <QCryptographicHash>
#include <algorithm>

#include "rules/format/content_items.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

std::string_view textOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

/// Items of one content file; as they are, until somebody edits them.
bool takeItems(const QByteArray& text, PackValue& value) {
    Result<Json> file = parseJson(textOf(text));
    const Json* format = file ? file->find("format") : nullptr;
    const Json* kind = file ? file->find("kind") : nullptr;
    const Json* items = file ? file->find("items") : nullptr;
    const Json* version = file ? file->find("version") : nullptr;
    if (!format || *format != Json("bocage.content") || !kind || !kind->isString() || !items ||
        !items->isArray() || !version || version->wholeNumber() != currentVersion ||
        contentFileFor(kind->string(), value.manifest.system).empty())
        return false;
    std::vector<PackItem>& list = value.items[kind->string()];
    for (const Json& item : items->array()) {
        Result<Json> canonical = canonicalItem(item, kind->string(), value.manifest);
        list.emplace_back(canonical ? std::move(*canonical) : item);
    }
    if (list.empty())
        value.items.erase(kind->string());
    return true;
}

void take(Pack& pack, Pack more) {
    const auto append = [](auto& list, auto& others) {
        list.insert(list.end(), std::make_move_iterator(others.begin()),
                    std::make_move_iterator(others.end()));
    };
    append(pack.factions, more.factions);
    append(pack.terrain, more.terrain);
    append(pack.boards, more.boards);
    append(pack.overlays, more.overlays);
    append(pack.markers, more.markers);
    append(pack.cards, more.cards);
    append(pack.decks, more.decks);
    append(pack.bags, more.bags);
    append(pack.boxes, more.boxes);
    append(pack.system, more.system);
}

}  // namespace

ContentId PackItem::id() const {
    const Json* id = m_json->find("id");
    return ContentId(id && id->isString() ? id->string() : std::string());
}

const std::vector<PackItem>& PackValue::of(const std::string& kind) const {
    static const std::vector<PackItem> none;
    const auto found = items.find(kind);
    return found == items.end() ? none : found->second;
}

const PackItem* PackValue::find(const ContentId& id) const {
    if (!id.wellFormed())
        return nullptr;
    for (const PackItem& item : of(std::string(id.kind())))
        if (item.id() == id)
            return &item;
    return nullptr;
}

std::map<QString, QByteArray> packFiles(const PackValue& value) {
    std::map<QString, QByteArray> files = value.files;
    files[packManifestName] = bytesOf(writePackManifest(value.manifest));
    for (const auto& [kind, items] : value.items) {
        const std::string name = contentFileFor(kind, value.manifest.system);
        if (name.empty() || items.empty())
            continue;
        Json::Array list;
        for (const PackItem& item : items)
            list.push_back(item.json());
        files[QString::fromStdString(name) + QStringLiteral(".json")] =
            bytesOf(writeJson(Json::Object{{"format", "bocage.content"},
                                           {"version", currentVersion},
                                           {"kind", kind},
                                           {"items", std::move(list)}}));
    }
    return files;
}

QByteArray packChecksums(const std::map<QString, QByteArray>& files) {
    Json::Object sums;
    for (const auto& [name, bytes] : files)
        sums.emplace_back(
            name.toStdString(),
            Json(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString()));
    return bytesOf(writeJson(
        Json::Object{{"format", "bocage.checksums"}, {"version", currentVersion}, {"files", sums}}));
}

Result<ReadPack> readPackFiles(const std::map<QString, QByteArray>& files) {
    const auto described = files.find(packManifestName);
    if (described == files.end())
        return Problem{"file.missing", {}, packManifestName.toStdString(), {}, 0, 0};
    Result<Loaded<PackManifest>> manifest = readPackManifest(textOf(described->second));
    if (!manifest) {
        Problems problems = manifest.problems();
        for (Problem& problem : problems)
            problem.file = packManifestName.toStdString();
        return problems;
    }
    ReadPack read;
    read.value.manifest = std::move(manifest->value);
    for (const auto& [name, bytes] : files) {
        if (name == packManifestName)
            continue;
        const bool content = !name.contains(u'/') && name.endsWith(QStringLiteral(".json"));
        if (content && documentFormat(textOf(bytes)) == "bocage.checksums")
            continue;
        if (content && takeItems(bytes, read.value))
            continue;
        if (content) {
            Pack none;
            none.manifest = read.value.manifest;
            if (const auto refused = readContentFile(textOf(bytes), none); !refused)
                for (Problem problem : refused.problems()) {
                    problem.file = name.toStdString();
                    read.problems.push_back(std::move(problem));
                }
        }
        read.value.files.emplace(name, bytes);
    }
    return read;
}

QByteArray packBytes(const PackValue& value) {
    Json::Object content;
    for (const auto& [kind, items] : value.items) {
        Json::Array list;
        for (const PackItem& item : items)
            list.push_back(item.json());
        content.emplace_back(kind, std::move(list));
    }
    Json::Object files;
    for (const auto& [name, bytes] : value.files)
        files.emplace_back(name.toStdString(), Json(bytes.toBase64().toStdString()));
    return bytesOf(writeJson(Json::Object{{"format", packBytesFormat},
                                          {"version", currentVersion},
                                          {"pack", Json(writePackManifest(value.manifest))},
                                          {"content", std::move(content)},
                                          {"files", std::move(files)}}));
}

Result<PackValue> readPackBytes(const QByteArray& bytes) {
    Result<Json> json = parseJson(textOf(bytes));
    if (!json)
        return json.problems();
    const Json* pack = json->find("pack");
    const Json* content = json->find("content");
    const Json* files = json->find("files");
    if (!pack || !pack->isString() || !content || !content->isObject() || !files || !files->isObject())
        return Problem{"recovery.damaged", {}, {}, {}, 0, 0};
    Result<Loaded<PackManifest>> manifest = readPackManifest(pack->string());
    if (!manifest)
        return manifest.problems();
    PackValue value;
    value.manifest = std::move(manifest->value);
    for (const auto& [kind, items] : content->object())
        if (items.isArray() && !items.array().empty())
            for (const Json& item : items.array())
                value.items[kind].emplace_back(item);
    for (const auto& [name, text] : files->object())
        if (text.isString())
            value.files[QString::fromStdString(name)] =
                QByteArray::fromBase64(QByteArray::fromStdString(text.string()));
    return value;
}

BuiltPack buildPackValue(const PackValue& value) {
    BuiltPack built;
    built.pack.manifest = value.manifest;
    for (const auto& [kind, items] : value.items) {
        // All at once; one by one only where something is wrong.
        Pack whole;
        whole.manifest = value.manifest;
        Json::Array list;
        for (const PackItem& item : items)
            list.push_back(item.json());
        if (readContentFile(writeJson(Json::Object{{"format", "bocage.content"},
                                                   {"version", currentVersion},
                                                   {"kind", kind},
                                                   {"items", std::move(list)}}),
                            whole)) {
            take(built.pack, std::move(whole));
            continue;
        }
        for (const PackItem& item : items)
            if (const auto read = readContentItem(item.json(), kind, built.pack); !read)
                for (Problem problem : read.problems()) {
                    const std::string id = item.id().value;
                    problem.pointer = id + problem.pointer;
                    built.problems.push_back(std::move(problem));
                }
    }
    return built;
}

LibraryPtr withPack(const Library& library, Pack pack) {
    std::vector<Pack> together;
    for (const Pack& other : library.packs())
        if (other.manifest.id != pack.manifest.id)
            together.push_back(other);
    together.push_back(std::move(pack));
    return Library::build(std::move(together)).first;
}

}  // namespace bocage::model
