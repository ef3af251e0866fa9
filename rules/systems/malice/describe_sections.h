#pragma once

#include "rules/format/describe_content.h"
#include "rules/systems/malice/describe_terms.h"
#include "rules/systems/malice/sections.h"

/// Field descriptions. Counts may be nonsense here: the checks say so with a way out, where a refusal to read
/// would lose the file.
namespace bocage::rules::format {

inline constexpr IntRange maliceCount{-1'000'000, 1'000'000};

template <class Io, Like<malice::Route> T>
void describe(Io& io, T& value) {
    io.type("MaliceRoute");
    io.grid(GridKind::Hex);
    io.required("side", value.side);
    io.required("kind", value.kind);
    io.noExtras();
}
template <class Io, Like<malice::CellDetail> T>
void describe(Io& io, T& value) {
    io.type("MaliceCell");
    io.required("at", value.at);
    io.optional("terrain", value.terrain);
    io.optional("mixed", value.mixed);
    io.optional("shape", value.shape, malice::Shape::Full);
    io.optional("sites", value.sites);
    io.optional("launch", value.launch, false);
    io.optional("routes", value.routes);
    io.optional("note", value.note);
    io.noExtras();
}
template <class Io, Like<malice::BoardEdge> T>
void describe(Io& io, T& value) {
    io.type("MaliceEdge");
    io.required("id", value.id, IntRange{0, 99});
    io.required("cells", value.cells);
    io.noExtras();
}
template <class Io, Like<malice::BoardSection> T>
void describe(Io& io, T& value) {
    io.type("MaliceBoard");
    io.optional("kind", value.kind, malice::BoardKind::Terrain);
    io.optional("cells", value.cells);
    io.optional("edges", value.edges);
    io.extras(value.extras);
}

template <class Io, Like<malice::JoinEnd> T>
void describe(Io& io, T& value) {
    io.type("MaliceJoinEnd");
    io.required("board", value.board);
    io.required("edge", value.edge, maliceCount);
    io.noExtras();
}
template <class Io, Like<malice::Join> T>
void describe(Io& io, T& value) {
    io.type("MaliceJoin");
    io.required("a", value.a);
    io.required("b", value.b);
    io.optional("offset", value.offset, 0, maliceCount);
    io.noExtras();
}
template <class Io, Like<malice::Paint> T>
void describe(Io& io, T& value) {
    io.type("MalicePaint");
    io.required("board", value.board);
    io.required("cells", value.cells);
    io.noExtras();
}
template <class Io, Like<malice::Deal> T>
void describe(Io& io, T& value) {
    io.type("MaliceDeal");
    io.required("kind", value.kind);
    io.required("seed", value.seed, maliceCount);
    io.noExtras();
}
template <class Io, Like<malice::MysticSupply> T>
void describe(Io& io, T& value) {
    io.type("MaliceMysticTokens");
    io.optional("cleanse", value.cleanse, 2, IntRange{0, 99});
    io.optional("heal", value.heal, 2, IntRange{0, 99});
    io.optional("restore", value.restore, 2, IntRange{0, 99});
    io.noExtras();
}
template <class Io, Like<malice::ScenarioSection> T>
void describe(Io& io, T& value) {
    io.type("MaliceScenario");
    io.optional("profile", value.profile, malice::Profile::Official);
    io.optional("scenario", value.scenario, malice::ScenarioKind::Thwart);
    io.optional("difficulty", value.difficulty, malice::Difficulty::Hard);
    io.optional("stewardship", value.stewardship, false);
    io.optional("dstarMethod", value.dstarMethod, std::string("all"));
    io.optional("generator", value.generator);
    io.optional("avatars", value.avatars, std::optional<int>(), maliceCount);
    io.optional("firstDirection", value.firstDirection, 1, IntRange{0, 5});
    io.optional("mysticTokens", value.mysticTokens);
    io.optional("joins", value.joins);
    io.optional("paint", value.paint);
    io.optional("deals", value.deals);
    io.extras(value.extras);
}

template <class Io, Like<malice::Spot> T>
void describe(Io& io, T& value) {
    io.type("MaliceSpot");
    io.required("board", value.board);
    io.optional("at", value.at);
    io.noExtras();
}
template <class Io, Like<malice::Life> T>
void describe(Io& io, T& value) {
    io.type("MaliceLife");
    io.optional("healthy", value.healthy, malice::lifeTokens, maliceCount);
    io.optional("wounded", value.wounded, 0, maliceCount);
    io.optional("drained", value.drained, 0, maliceCount);
    io.noExtras();
}
template <class Io, Like<malice::Shards> T>
void describe(Io& io, T& value) {
    io.type("MaliceShards");
    io.optional("black", value.black, 0, maliceCount);
    io.optional("blue", value.blue, 0, maliceCount);
    io.optional("green", value.green, 0, maliceCount);
    io.optional("red", value.red, 0, maliceCount);
    io.optional("yellow", value.yellow, 0, maliceCount);
    io.optional("colorless", value.colorless, 0, maliceCount);
    io.noExtras();
}
template <class Io, Like<malice::AvatarSection> T>
void describe(Io& io, T& value) {
    io.type("MaliceAvatar");
    io.optional("player", value.player);
    io.optional("life", value.life);
    io.optional("shards", value.shards);
    io.optional("start", value.start);
    io.optional("bands", value.bands);
    io.optional("reforming", value.reforming, false);
    io.optional("look", value.look);
    io.extras(value.extras);
}
template <class Io, Like<malice::PartySection> T>
void describe(Io& io, T& value) {
    io.type("MaliceParty");
    io.optional("mode", value.mode, malice::PartyMode::Start);
    io.optional("difficulty", value.difficulty, malice::Difficulty::Hard);
    io.optional("maps", value.maps, 2, maliceCount);
    io.optional("revealedLight", value.revealedLight, 0, maliceCount);
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
