#include "rules/format/content_items.h"

#include "rules/content/drawings.h"
#include "rules/format/describe_content.h"
#include "rules/format/formats.h"
#include "rules/format/schema_notes.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

constexpr std::string_view itemPointer = "/items/0";

std::string fileOf(const Json& item, std::string_view kind) {
    return writeJson(Json::Object{{"format", "bocage.content"},
                                  {"version", currentVersion},
                                  {"kind", kind},
                                  {"items", Json::Array{item}}});
}

template <class T>
Json described(Json::Object& definitions) {
    return format::FieldSchema(definitions).object(T{});
}

}  // namespace

std::vector<std::string> contentKinds(std::string_view system) {
    std::vector<std::string> kinds{"faction", "terrain", "board", "overlay", "marker",
                                   "card",    "deck",    "bag",   "box"};
    if (const GameSystem* game = findGameSystem(system))
        for (const ContentKindInfo& own : game->contentKinds())
            kinds.emplace_back(own.kind);
    return kinds;
}

namespace {

/// Of a kind that all games have; null for any other.
Json schemaOfKind(std::string_view kind, Json::Object& definitions) {
    if (kind == "faction")
        return described<FactionDef>(definitions);
    if (kind == "terrain")
        return described<TerrainKind>(definitions);
    if (kind == "board")
        return described<BoardDef>(definitions);
    if (kind == "overlay")
        return described<OverlayDef>(definitions);
    if (kind == "marker")
        return described<MarkerDef>(definitions);
    if (kind == "card")
        return described<CardDef>(definitions);
    if (kind == "deck")
        return described<DeckDef>(definitions);
    if (kind == "bag")
        return described<BagDef>(definitions);
    if (kind == "box")
        return described<BoxDef>(definitions);
    return {};
}

}  // namespace

Json contentItemSchema(std::string_view kind, std::string_view system, Json::Object& definitions) {
    Json schema = schemaOfKind(kind, definitions);
    const GameSystem* game = findGameSystem(system);
    Json own = game ? game->contentSchema(kind, definitions) : Json();
    if (schema.isNull())
        schema = own.isNull() ? described<ContentHead>(definitions) : std::move(own);
    else
        format::addFields(schema, own);  // what the game keeps on a kind that all games have
    if (!mayHaveArt(kind))
        return schema;
    // Kept among the fields that no game asks for: whoever draws a piece looks there.
    for (auto& [key, value] : schema.object())
        if (key == "properties")
            for (const std::string_view art : {artField, backArtField})
                if (!value.find(art))
                    value.set(std::string(art), Json::Object{{"type", "string"}});
    return schema;
}

Result<Done> readContentItem(const Json& item, std::string_view kind, Pack& pack) {
    Result<Done> read = readContentFile(fileOf(item, kind), pack);
    if (read)
        return read;
    Problems problems = read.problems();
    for (Problem& problem : problems) {
        if (problem.pointer.starts_with(itemPointer))
            problem.pointer.erase(0, itemPointer.size());
        problem.line = problem.column = 0;  // of a file that nobody has
    }
    return problems;
}

Result<Json> canonicalItem(const Json& item, std::string_view kind, const PackManifest& manifest) {
    Pack pack;
    pack.manifest = manifest;
    if (const Result<Done> read = readContentItem(item, kind, pack); !read)
        return read.problems();
    for (auto& [name, items] : contentItems(pack))
        if (name == kind && items.size() == 1)
            return std::move(items.front());
    return Problem{"content.kind", {std::string(kind)}, {}, {}, 0, 0};
}

std::vector<std::pair<std::string, std::vector<Json>>> contentItems(const Pack& pack) {
    std::vector<std::pair<std::string, std::vector<Json>>> all;
    for (const auto& [name, text] : writeContentFiles(pack))
        if (Result<Json> file = parseJson(text)) {
            std::vector<Json> items;
            for (auto& [key, value] : file->object())
                if (key == "items")
                    items = std::move(value.array());
            all.emplace_back(file->find("kind")->string(), std::move(items));
        }
    return all;
}

}  // namespace bocage::rules
