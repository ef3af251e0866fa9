#include "model/commands/pack_items.h"

#include <algorithm>

#include "rules/board/grid.h"
#include "rules/format/content_items.h"
#include "rules/format/fields.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

const Json* resolved(const Json* schema, const Json::Object& definitions) {
    const Json* ref = schema ? schema->find("$ref") : nullptr;
    if (!ref)
        return schema;
    const std::string name = ref->string().substr(std::string_view("#/definitions/").size());
    for (const auto& [key, value] : definitions)
        if (key == name)
            return &value;
    return nullptr;
}

/// Fields in the order of the description; what it does not know comes last, in order of name.
void orderFields(Json& value, const Json* schema, const Json::Object& definitions) {
    schema = resolved(schema, definitions);
    if (!schema)
        return;
    if (value.isArray()) {
        if (const Json* items = schema->find("items"); items && items->isObject())
            for (Json& element : value.array())
                orderFields(element, items, definitions);
        return;
    }
    const Json* properties = schema->find("properties");
    if (!value.isObject() || !properties)
        return;
    const auto rank = [&](const std::string& name) {
        const Json::Object& all = properties->object();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Json::Member& each) { return each.first == name; });
        return found - all.begin();
    };
    std::stable_sort(value.object().begin(), value.object().end(), [&](const auto& a, const auto& b) {
        const auto first = rank(a.first), second = rank(b.first);
        const auto unknown = static_cast<std::ptrdiff_t>(properties->object().size());
        return first != second ? first < second : first == unknown && a.first < b.first;
    });
    for (auto& [name, member] : value.object())
        orderFields(member, properties->find(name), definitions);
}

/// The first thing of a kind that a new piece may begin with: of the pack itself, of those it needs, of its
/// game.
std::string firstOf(const PackValue& value, const Library& library, std::string_view kind) {
    if (const auto& own = value.of(std::string(kind)); !own.empty())
        return own.front().id().value;
    for (const Pack& pack : library.packs())
        if (pack.manifest.system == value.manifest.system) {
            std::string found;
            const auto look = [&](const auto& items) {
                for (const ContentHead& head : items)
                    if (found.empty() && head.id.kind() == kind)
                        found = head.id.value;
            };
            look(pack.factions);
            look(pack.cards);
            look(pack.decks);
            look(pack.system);
            // Ground is what a cell is made of, not an edge.
            if (kind == "terrain")
                for (const TerrainKind& terrain : pack.terrain)
                    if (found.empty() && terrain.place == TerrainKind::Place::Cell)
                        found = terrain.id.value;
            if (!found.empty())
                return found;
        }
    return {};
}

Json groundGrid(const PackValue& value, const Library& library, int cols, int rows) {
    std::string ground;
    for (const PackItem& item : value.of("terrain"))
        if (!item.json().find("place") && ground.empty())
            ground = item.id().value;
    if (ground.empty())
        ground = firstOf({value.manifest, {}, {}}, library, "terrain");
    if (ground.empty())
        ground = ContentId::make(value.manifest.id.value, "terrain", "ground").value;
    Json::Array lines(static_cast<std::size_t>(rows), Json(std::string(static_cast<std::size_t>(cols), 'g')));
    return Json::Object{{"legend", Json::Object{{"g", ground}}}, {"rows", lines}};
}

/// A value for a field that cannot be left out; null when only the author can know it.
Json needed(const std::string& name, const Json* schema, const Json::Object& definitions,
            const PackValue& value, const Library& library, const std::string& kind) {
    const Json* plain = resolved(schema, definitions);
    if (!plain)
        return {};
    if (const Json* ref = schema->find("$ref"); ref && ref->string().ends_with("/TerrainGrid"))
        return kind == "board" ? groundGrid(value, library, 10, 10) : groundGrid(value, library, 2, 2);
    if (const Json* choices = plain->find("enum"))
        return choices->array().front();
    if (const Json* pattern = plain->find("pattern");
        pattern && pattern->string() == format::contentPattern) {
        const std::string first = firstOf(value, library, name);
        return first.empty() ? Json() : Json(first);
    }
    const Json* type = plain->find("type");
    const std::string what = type && type->isString() ? type->string() : std::string();
    if (what == "string")
        return name == "name" && kind != "room" ? Json("a") : Json();
    if (what == "integer") {
        const Json* low = plain->find("minimum");
        return low && low->isInteger() && low->integer() > 0 ? *low : Json(0);
    }
    if (what == "boolean")
        return Json(false);
    if (what == "array") {
        if (name != "faces")
            return Json(Json::Array{});
        return Json(Json::Array{needed("face", plain->find("items"), definitions, value, library, kind)});
    }
    if (what == "object" && plain->find("properties")) {
        Json object = Json::Object{};
        if (const Json* required = plain->find("required"))
            for (const Json& field : required->array())
                if (Json first = needed(field.string(), plain->find("properties")->find(field.string()),
                                        definitions, value, library, kind);
                    !first.isNull())
                    object.set(field.string(), std::move(first));
        return object;
    }
    return {};
}

}  // namespace

PackItem keptItem(Json item, const std::string& kind, const PackManifest& manifest) {
    Json::Object definitions;
    const Json schema = contentItemSchema(kind, manifest.system, definitions);
    orderFields(item, &schema, definitions);
    Result<Json> canonical = canonicalItem(item, kind, manifest);
    return PackItem(canonical ? std::move(*canonical) : std::move(item));
}

Json blankItem(const PackValue& value, const Library& library, const std::string& kind, const ContentId& id,
               const QString& name) {
    Json::Object definitions;
    const Json schema = contentItemSchema(kind, value.manifest.system, definitions);
    Json item = needed({}, &schema, definitions, value, library, kind);
    if (!item.isObject())
        item = Json::Object{};
    item.set("id", id.value);
    item.set("name", Json::Object{{"en", name.toStdString()}});
    // Boards lie on the grid of their game; squares need no word.
    const GameSystem* game = findGameSystem(value.manifest.system);
    if ((kind == "board" || kind == "overlay") && game && game->grid() == &hexGrid())
        item.set("grid", "hex");
    return item;
}

}  // namespace bocage::model
