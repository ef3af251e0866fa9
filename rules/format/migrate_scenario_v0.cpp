#include "rules/format/migrations.h"

namespace bocage::rules::format {

namespace {

void rename(Json& object, std::string_view before, std::string_view after) {
    if (!object.isObject())
        return;
    for (auto& [name, value] : object.object())
        if (name == before)
            name = after;
}

/// Version 0 wrote places as two fields and turns as quarter turns.
void migratePlaced(Json& placed) {
    if (!placed.isObject())
        return;
    const Json* x = placed.find("x");
    const Json* y = placed.find("y");
    if (x && y)
        placed.set("at", Json(Json::Array{*x, *y}));
    if (const Json* turn = placed.find("turn"); turn && turn->isInteger())
        placed.set("rotation", Json(turn->integer() * 90));
    std::erase_if(placed.object(), [](const Json::Member& member) {
        return member.first == "x" || member.first == "y" || member.first == "turn";
    });
}

}  // namespace

/// The prototype's format: `name` for the title, boards and overlays at the top level, `turns` for the
/// track's end.
void migrateScenarioFromVersion0(Json& document, Problems& notes) {
    rename(document, "name", "title");
    Json battlefield{Json::Object{}};
    for (const std::string_view section : {"boards", "overlays"}) {
        const Json* list = document.find(section);
        if (!list)
            continue;
        Json moved = *list;
        if (moved.isArray())
            for (Json& placed : moved.array())
                migratePlaced(placed);
        battlefield.set(section, std::move(moved));
    }
    if (const Json* turns = document.find("turns")) {
        Json track{Json::Object{}};
        track.set("end", *turns);
        document.set("turnTrack", std::move(track));
        notes.push_back({"migration.turn-track", {}, {}, "/turnTrack", 0, 0});
    }
    if (const Json* pieces = document.find("pieces"); pieces && pieces->isArray()) {
        Json moved = *pieces;
        for (Json& piece : moved.array())
            migratePlaced(piece);
        document.set("pieces", std::move(moved));
    }
    std::erase_if(document.object(), [](const Json::Member& member) {
        return member.first == "boards" || member.first == "overlays" || member.first == "turns";
    });
    document.set("battlefield", std::move(battlefield));
}

}  // namespace bocage::rules::format
