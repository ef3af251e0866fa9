#include "rules/format/describe_content.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

using namespace format;

struct SharedKind {
    std::string_view kind;
    std::string_view file;
};
constexpr SharedKind sharedKinds[] = {{"faction", "factions"}, {"terrain", "terrain"}, {"board", "boards"},
                                      {"overlay", "overlays"}, {"marker", "markers"},  {"card", "cards"},
                                      {"deck", "decks"},       {"bag", "bags"},        {"box", "boxes"}};

constexpr std::string_view headFields[] = {"id", "name", "help", "provenance"};

/// Reads one item; the pack gets it only when it is sound, so that one slip costs one item, not the file.
template <class T>
void readItem(const Json& json, std::vector<T>& items, FieldReader& reader, const Problems& problems) {
    T item{};
    reader.read(json, item);
    if (problems.empty())
        items.push_back(std::move(item));
}

/// An item whose fields only the game system understands: it has its say at once, so that every fault has its
/// place.
void readSystemItem(const Json& json, std::vector<SystemContent>& items, FieldReader& reader,
                    const GameSystem* system, Problems& problems) {
    SystemContent item;
    reader.read(json, item);
    item.fields = json;
    if (item.fields.isObject())
        std::erase_if(item.fields.object(), [](const Json::Member& member) {
            return std::find(std::begin(headFields), std::end(headFields), member.first) !=
                   std::end(headFields);
        });
    if (problems.empty() && system)
        for (Problem& problem : system->checkContent(item)) {
            problem.pointer.replace(0, item.id.value.size(), reader.pointer());
            problems.push_back(std::move(problem));
        }
    if (problems.empty())
        items.push_back(std::move(item));
}

/// The one table of which kind goes where; calls `action(kind, items)` for every shared kind.
template <class PackLike, class Action>
void forEachKind(PackLike& pack, Action action) {
    action("faction", pack.factions);
    action("terrain", pack.terrain);
    action("board", pack.boards);
    action("overlay", pack.overlays);
    action("marker", pack.markers);
    action("card", pack.cards);
    action("deck", pack.decks);
    action("bag", pack.bags);
    action("box", pack.boxes);
}

}  // namespace

std::string contentFileFor(std::string_view kind, std::string_view system) {
    for (const SharedKind& shared : sharedKinds)
        if (shared.kind == kind)
            return std::string(shared.file);
    if (const GameSystem* game = findGameSystem(system))
        for (const ContentKindInfo& own : game->contentKinds())
            if (own.kind == kind)
                return std::string(own.file);
    return {};
}

Result<Done> readContentFile(std::string_view text, Pack& pack) {
    Result<Json> parsed = parseJson(text);
    if (!parsed)
        return parsed.problems();
    Problems problems;
    const Json* formatField = parsed->find("format");
    const Json* kindField = parsed->find("kind");
    const Json* versionField = parsed->find("version");
    const Json* items = parsed->find("items");
    if (!formatField || !formatField->isString() || formatField->string() != "bocage.content")
        problems.push_back(
            {"document.format", {"bocage.content", ""}, {}, formatField ? "/format" : "", 0, 0});
    else if (!versionField || !versionField->wholeNumber() || *versionField->wholeNumber() < 1)
        problems.push_back({"document.version", {}, {}, versionField ? "/version" : "", 0, 0});
    else if (*versionField->wholeNumber() > currentVersion)
        problems.push_back({"document.newer",
                            {std::to_string(*versionField->wholeNumber()), std::to_string(currentVersion)},
                            {},
                            "/version",
                            0,
                            0});
    else if (!kindField || !kindField->isString() ||
             contentFileFor(kindField->string(), pack.manifest.system).empty())
        problems.push_back({"content.kind",
                            {kindField && kindField->isString() ? kindField->string() : std::string()},
                            {},
                            kindField ? "/kind" : "",
                            0,
                            0});
    else if (!items || !items->isArray())
        problems.push_back({"field.missing", {"items"}, {}, "", 0, 0});
    if (problems.empty()) {
        const std::string& kind = kindField->string();
        for (std::size_t i = 0; i < items->array().size(); ++i) {
            const Json& json = items->array()[i];
            const std::string pointer = "/items/" + std::to_string(i);
            Problems own;
            if (const Json* id = json.find("id"); id && id->isString()) {
                const ContentId content(id->string());
                if (content.wellFormed() &&
                    (content.kind() != kind || content.pack() != pack.manifest.id.value))
                    own.push_back({"content.foreign-id",
                                   {content.value, pack.manifest.id.value, kind},
                                   {},
                                   pointer + "/id",
                                   0,
                                   0});
            }
            FieldReader reader(own, pointer);
            bool shared = false;
            forEachKind(pack, [&](std::string_view name, auto& list) {
                if (name == kind) {
                    shared = true;
                    readItem(json, list, reader, own);
                }
            });
            if (!shared)
                readSystemItem(json, pack.system, reader, findGameSystem(pack.manifest.system), own);
            for (Problem& problem : own)
                addProblem(problems, std::move(problem));
        }
    }
    if (problems.empty())
        return Done{};
    addPlaces(problems, text);
    return problems;
}

std::vector<std::pair<std::string, std::string>> writeContentFiles(const Pack& pack) {
    std::vector<std::pair<std::string, std::string>> files;
    const auto begin = [](JsonWriter& out, std::string_view kind) {
        out.beginObject();
        out.key("format");
        out.string("bocage.content");
        out.key("version");
        out.integer(currentVersion);
        out.key("kind");
        out.string(kind);
        out.key("items");
        out.beginArray();
    };
    const auto end = [&](JsonWriter& out, std::string_view kind) {
        out.endArray();
        out.endObject();
        files.emplace_back(contentFileFor(kind, pack.manifest.system), out.finish());
    };
    forEachKind(pack, [&](std::string_view kind, const auto& items) {
        if (items.empty())
            return;
        JsonWriter out;
        begin(out, kind);
        FieldWriter writer(out);
        for (const auto& item : items)
            writer.write(item);
        end(out, kind);
    });
    const GameSystem* system = findGameSystem(pack.manifest.system);
    for (const ContentKindInfo& own : system ? system->contentKinds() : std::span<const ContentKindInfo>()) {
        JsonWriter out;
        bool any = false;
        for (const SystemContent& item : pack.system) {
            if (item.id.kind() != own.kind)
                continue;
            if (!any)
                begin(out, own.kind);
            any = true;
            out.beginObject();
            FieldWriter writer(out);
            describeHead(writer, item);
            if (item.fields.isObject())
                writer.extras(item.fields.object());
            out.endObject();
        }
        if (any)
            end(out, own.kind);
    }
    return files;
}

}  // namespace bocage::rules
