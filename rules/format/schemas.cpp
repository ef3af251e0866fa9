#include <algorithm>

#include "rules/format/describe_campaign.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

using namespace format;

/// The sections that games own; a document has those of its own game.
void addSections(DocumentSection::Of of, Json::Object& properties, Json::Object& definitions) {
    for (const GameSystem* system : gameSystems())
        for (const DocumentSection& section : system->documentSections())
            if (section.of == of)
                properties.emplace_back(std::string(section.key), section.schema(definitions));
}

template <class T>
Json documentSchema(std::string_view title, std::string_view format,
                    std::optional<DocumentSection::Of> sections = {}) {
    Json::Object definitions;
    FieldSchema builder(definitions);
    Json body = builder.object(T{});
    Json::Array required{"format", "version"};
    if (const Json* more = body.find("required"))
        required.insert(required.end(), more->array().begin(), more->array().end());
    Json::Object properties{
        {"format", Json::Object{{"const", format}}},
        {"version", Json::Object{{"const", currentVersion}}},
    };
    const Json::Object& own = body.find("properties")->object();
    properties.insert(properties.end(), own.begin(), own.end());
    if (sections)
        addSections(*sections, properties, definitions);
    return Json::Object{{"$schema", "http://json-schema.org/draft-07/schema#"},
                        {"title", title},
                        {"type", "object"},
                        {"required", required},
                        {"properties", properties},
                        {"definitions", definitions}};
}

Json contentSchema() {
    Json::Object definitions;
    FieldSchema builder(definitions);
    Json::Array kinds;
    const auto addSchema = [&](std::string_view kind, Json item) {
        kinds.push_back(Json::Object{
            {"if", Json::Object{{"properties", Json::Object{{"kind", Json::Object{{"const", kind}}}}}}},
            {"then", Json::Object{{"properties",
                                   Json::Object{{"items", Json::Object{{"type", "array"},
                                                                       {"items", std::move(item)}}}}}}}});
    };
    const auto add = [&](std::string_view kind, const auto& sample) {
        addSchema(kind, builder.schema(sample, {}));
    };
    add("faction", FactionDef{});
    add("terrain", TerrainKind{});
    add("board", BoardDef{});
    add("overlay", OverlayDef{});
    add("marker", MarkerDef{});
    add("card", CardDef{});
    add("deck", DeckDef{});
    add("bag", BagDef{});
    add("box", BoxDef{});
    // A content file does not name its game: a kind that several games have may look like any of theirs.
    std::map<std::string_view, Json::Array> ownKinds;
    for (const GameSystem* system : gameSystems())
        for (const ContentKindInfo& own : system->contentKinds())
            if (Json item = system->contentSchema(own.kind, definitions); !item.isNull())
                ownKinds[own.kind].push_back(std::move(item));
    for (auto& [kind, schemas] : ownKinds)
        addSchema(kind, schemas.size() == 1 ? schemas.front() : Json(Json::Object{{"anyOf", schemas}}));
    Json::Array names;
    for (const Json& kind : kinds)
        names.push_back(*kind.find("if")->find("properties")->find("kind")->find("const"));
    // Kinds that a system has not described yet are known by their head.
    for (const GameSystem* system : gameSystems())
        for (const ContentKindInfo& own : system->contentKinds())
            if (std::find(names.begin(), names.end(), Json(own.kind)) == names.end())
                names.emplace_back(own.kind);
    const Json head = builder.schema(SystemContent{}, {});
    return Json::Object{
        {"$schema", "http://json-schema.org/draft-07/schema#"},
        {"title", "Bocage content file"},
        {"type", "object"},
        {"required", Json::Array{"format", "version", "kind", "items"}},
        {"properties", Json::Object{{"format", Json::Object{{"const", "bocage.content"}}},
                                    {"version", Json::Object{{"const", currentVersion}}},
                                    {"kind", Json::Object{{"enum", names}}},
                                    {"items", Json::Object{{"type", "array"}, {"items", head}}}}},
        {"allOf", kinds},
        {"definitions", definitions}};
}

}  // namespace

std::vector<std::string_view> schemaNames() {
    return {"scenario", "army", "campaign", "collection", "pack", "content"};
}

std::string schemaText(std::string_view name) {
    if (name == "scenario")
        return writeJson(
            documentSchema<Scenario>("Bocage scenario", "bocage.scenario", DocumentSection::Of::Scenario));
    if (name == "army")
        return writeJson(documentSchema<Roster>("Bocage army", "bocage.army", DocumentSection::Of::Roster));
    if (name == "campaign")
        return writeJson(
            documentSchema<Campaign>("Bocage campaign", "bocage.campaign", DocumentSection::Of::Campaign));
    if (name == "collection")
        return writeJson(documentSchema<Collection>("Bocage collection", "bocage.collection"));
    if (name == "pack")
        return writeJson(documentSchema<PackManifest>("Bocage content pack", "bocage.pack"));
    if (name == "content")
        return writeJson(contentSchema());
    return {};
}

}  // namespace bocage::rules
