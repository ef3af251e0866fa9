#pragma once

#include "rules/format/fields.h"

/// Field descriptions of pack content.
namespace bocage::rules::format {

template <>
struct EnumNames<Provenance> {
    static constexpr std::pair<Provenance, std::string_view> names[] = {
        {Provenance::Sample, "sample"},
        {Provenance::OfficialUserEntered, "official-user-entered"},
        {Provenance::Variant, "variant"}};
};
template <>
struct EnumNames<TerrainKind::Place> {
    static constexpr std::pair<TerrainKind::Place, std::string_view> names[] = {
        {TerrainKind::Place::Cell, "cell"},
        {TerrainKind::Place::Edge, "edge"},
        {TerrainKind::Place::Corner, "corner"}};
};
template <>
struct EnumNames<MarkerDef::Place> {
    static constexpr std::pair<MarkerDef::Place, std::string_view> names[] = {
        {MarkerDef::Place::Cell, "cell"},
        {MarkerDef::Place::Corner, "corner"},
        {MarkerDef::Place::Unit, "unit"},
        {MarkerDef::Place::Table, "table"}};
};
template <>
struct EnumNames<GridKind> {
    static constexpr std::pair<GridKind, std::string_view> names[] = {
        {GridKind::Square, "square"}, {GridKind::Hex, "hex"}, {GridKind::None, "none"}};
};

/// The fields every item starts with. In files the id is whole, `pack:kind/name`, so that it can be searched
/// for.
template <class Io, class T>
void describeHead(Io& io, T& value) {
    io.required("id", value.id);
    io.required("name", value.name);
    io.optional("help", value.help);
    io.optional("provenance", value.provenance);
}

template <class Io, Like<ContentHead> T>
void describe(Io& io, T& value) {
    io.type("ContentHead");
    describeHead(io, value);
}

/// Schema of a whole item of a system's own kind: the head and the fields that the system describes.
template <class T>
Json itemSchema(const T& fields, Json::Object& definitions) {
    FieldSchema builder(definitions);
    const Json head = builder.object(ContentHead{});
    const Json own = builder.object(fields);
    Json::Array required = head.find("required")->array();
    if (const Json* more = own.find("required"))
        required.insert(required.end(), more->array().begin(), more->array().end());
    Json::Object properties = head.find("properties")->object();
    const Json::Object& more = own.find("properties")->object();
    properties.insert(properties.end(), more.begin(), more.end());
    return Json::Object{{"type", "object"}, {"required", required}, {"properties", properties}};
}

template <class Io, Like<Effect> T>
void describe(Io& io, T& value) {
    io.type("Effect");
    io.required("name", value.name);
    io.optional("value", value.value);
    io.optional("classes", value.classes);
    io.noExtras();
}

template <class Io, Like<TerrainKind> T>
void describe(Io& io, T& value) {
    io.type("Terrain");
    describeHead(io, value);
    io.optional("place", value.place);
    io.optional("effects", value.effects);
    io.optional("look", value.look);
    io.optional("symbol", value.symbol);
    io.extras(value.extras);
}

template <class Io, Like<EdgeFeature> T>
void describe(Io& io, T& value) {
    io.type("EdgeFeature");
    io.required("at", value.at);
    io.required("kind", value.kind);
    io.noExtras();
}

template <class Io, Like<CornerFeature> T>
void describe(Io& io, T& value) {
    io.type("CornerFeature");
    io.required("at", value.at);
    io.required("kind", value.kind);
    io.noExtras();
}

template <class Io, Like<Room> T>
void describe(Io& io, T& value) {
    io.type("Room");
    io.optional("name", value.name);
    io.required("cells", value.cells);
    io.noExtras();
}

template <class Io, Like<Face> T>
void describe(Io& io, T& value) {
    io.type("Face");
    io.required("name", value.name);
    io.optional("title", value.title);
    io.required("grid", value.grid);
    io.optional("edges", value.edges);
    io.optional("corners", value.corners);
    io.optional("rooms", value.rooms);
    io.optional("structure", value.structure, std::optional<int>{}, IntRange{0, 99});
    io.optional("look", value.look);
    io.optional("seed", value.seed, 1);
    io.optional("art", value.art);
    io.extras(value.extras);
}

template <class Io, Like<BoardDef> T>
void describe(Io& io, T& value) {
    io.type("Board");
    describeHead(io, value);
    io.optional("grid", value.grid);
    io.grid(value.grid);
    io.required("faces", value.faces);
    io.extras(value.extras);
}

template <class Io, Like<OverlayDef> T>
void describe(Io& io, T& value) {
    io.type("Overlay");
    describeHead(io, value);
    io.optional("grid", value.grid);
    io.grid(value.grid);
    io.optional("category", value.category);
    io.required("faces", value.faces);
    io.extras(value.extras);
}

template <class Io, Like<FactionDef> T>
void describe(Io& io, T& value) {
    io.type("Faction");
    describeHead(io, value);
    io.optional("colour", value.colour);
    io.optional("frame", value.frame);
    io.optional("symbol", value.symbol);
    io.optional("deck", value.deck);
    io.extras(value.extras);
}

template <class Io, Like<MarkerDef> T>
void describe(Io& io, T& value) {
    io.type("Marker");
    describeHead(io, value);
    io.optional("place", value.place);
    io.optional("category", value.category);
    io.optional("symbol", value.symbol);
    io.optional("effects", value.effects);
    io.optional("terror", value.terror);
    io.extras(value.extras);
}

template <class Io, Like<CardDef> T>
void describe(Io& io, T& value) {
    io.type("Card");
    describeHead(io, value);
    io.optional("faction", value.faction);
    io.optional("phase", value.phase);
    io.optional("bonus", value.bonus);
    io.optional("needs", value.needs);
    io.optional("symbol", value.symbol);
    io.extras(value.extras);
}

template <class Io, Like<Copies> T>
void describe(Io& io, T& value) {
    io.type("Copies");
    io.required("id", value.id);
    io.optional("count", value.count, 1, IntRange{0, 999});
    io.noExtras();
}

template <class Io, Like<DeckDef> T>
void describe(Io& io, T& value) {
    io.type("Deck");
    describeHead(io, value);
    io.optional("faction", value.faction);
    io.required("cards", value.cards);
    io.extras(value.extras);
}

template <class Io, Like<BagDef> T>
void describe(Io& io, T& value) {
    io.type("Bag");
    describeHead(io, value);
    io.optional("purpose", value.purpose);
    io.required("contents", value.contents);
    io.extras(value.extras);
}

template <class Io, Like<BoxDef> T>
void describe(Io& io, T& value) {
    io.type("Box");
    describeHead(io, value);
    io.required("contents", value.contents);
    io.extras(value.extras);
}

/// The head of an item whose other fields only its game system reads.
template <class Io, Like<SystemContent> T>
void describe(Io& io, T& value) {
    io.type("SystemContent");
    describeHead(io, value);
}

template <class Io, Like<PackPin> T>
void describe(Io& io, T& value) {
    io.type("PackPin");
    io.required("id", value.id);
    io.required("version", value.version);
    io.noExtras();
}

template <class Io, Like<PackManifest> T>
void describe(Io& io, T& value) {
    io.type("Pack");
    io.required("id", value.id);
    io.required("packVersion", value.version);
    io.required("system", value.system);
    io.required("title", value.title);
    io.optional("description", value.description);
    io.optional("author", value.author);
    io.optional("license", value.license);
    io.optional("provenance", value.provenance);
    io.optional("needs", value.needs);
    io.optional("languages", value.languages);
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
