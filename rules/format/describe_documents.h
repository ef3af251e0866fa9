#pragma once

#include "rules/content/collection.h"
#include "rules/format/describe_content.h"
#include "rules/scenario/scenario.h"

/// Field descriptions of scenarios, rosters and collections.
namespace bocage::rules::format {

template <>
struct EnumNames<Zone::Kind> {
    static constexpr std::pair<Zone::Kind, std::string_view> names[] = {
        {Zone::Kind::Deployment, "deployment"}, {Zone::Kind::Area, "area"}, {Zone::Kind::Exit, "exit"}};
};
template <>
struct EnumNames<Objective::Kind> {
    static constexpr std::pair<Objective::Kind, std::string_view> names[] = {
        {Objective::Kind::Main, "main"},
        {Objective::Kind::Secondary, "secondary"},
        {Objective::Kind::Bonus, "bonus"}};
};
template <>
struct EnumNames<VictoryCondition::Kind> {
    using K = VictoryCondition::Kind;
    static constexpr std::pair<K, std::string_view> names[] = {{K::Eliminate, "eliminate"},
                                                               {K::Capture, "capture"},
                                                               {K::Hold, "hold"},
                                                               {K::Free, "free"},
                                                               {K::Exit, "exit"},
                                                               {K::Score, "score"},
                                                               {K::MostPoints, "most-points"},
                                                               {K::Survive, "survive"},
                                                               {K::TurnLimit, "turn-limit"},
                                                               {K::Text, "text"}};
};

template <class Io, Like<PlacedBoard> T>
void describe(Io& io, T& value) {
    io.type("PlacedBoard");
    io.required("id", value.id);
    io.required("board", value.board);
    io.optional("face", value.face, "a");
    io.required("at", value.at);
    io.optional("rotation", value.rotation);
    io.extras(value.extras);
}

template <class Io, Like<PlacedOverlay> T>
void describe(Io& io, T& value) {
    io.type("PlacedOverlay");
    io.required("id", value.id);
    io.required("overlay", value.overlay);
    io.optional("face", value.face, "a");
    io.required("at", value.at);
    io.optional("rotation", value.rotation);
    io.optional("label", value.label);
    io.extras(value.extras);
}

template <class Io, Like<PlacedEdge> T>
void describe(Io& io, T& value) {
    io.type("PlacedEdge");
    io.required("id", value.id);
    io.required("kind", value.kind);
    io.required("at", value.at);
    io.extras(value.extras);
}

template <class Io, Like<PlacedCorner> T>
void describe(Io& io, T& value) {
    io.type("PlacedCorner");
    io.required("id", value.id);
    io.required("kind", value.kind);
    io.required("at", value.at);
    io.extras(value.extras);
}

template <class Io, Like<BattlefieldPlan> T>
void describe(Io& io, T& value) {
    io.type("Battlefield");
    io.optional("grid", value.grid);
    io.grid(value.grid);
    io.optional("boards", value.boards);
    io.optional("overlays", value.overlays);
    io.optional("edges", value.edges);
    io.optional("corners", value.corners);
    io.optional("conditions", value.conditions);
    io.extras(value.extras);
}

template <class Io, Like<Piece> T>
void describe(Io& io, T& value) {
    io.type("Piece");
    io.required("id", value.id);
    io.required("content", value.content);
    io.required("at", value.at);
    io.optional("corner", value.corner);
    io.optional("facing", value.facing, 0, IntRange{0, 7});
    io.optional("face", value.face, "front");
    io.optional("side", value.side);
    io.optional("player", value.player);
    io.optional("group", value.group);
    io.optional("entry", value.entry);
    io.optional("mode", value.mode);
    io.optional("restrictions", value.restrictions);
    io.optional("value", value.value);
    io.optional("label", value.label);
    io.extras(value.extras);
}

template <class Io, Like<Zone> T>
void describe(Io& io, T& value) {
    io.type("Zone");
    io.required("id", value.id);
    io.optional("kind", value.kind);
    io.optional("name", value.name);
    io.optional("side", value.side);
    io.optional("group", value.group);
    io.required("cells", value.cells);
    io.optional("colour", value.colour);
    io.extras(value.extras);
}

template <class Io, Like<EntryArrow> T>
void describe(Io& io, T& value) {
    io.type("EntryArrow");
    io.required("id", value.id);
    io.optional("side", value.side);
    io.required("at", value.at);
    io.required("from", value.from);
    io.optional("label", value.label);
    io.extras(value.extras);
}

template <class Io, Like<Objective> T>
void describe(Io& io, T& value) {
    io.type("Objective");
    io.required("id", value.id);
    io.optional("kind", value.kind);
    io.optional("cells", value.cells);
    io.optional("corner", value.corner);
    io.optional("element", value.element);
    io.optional("value", value.value, 0);
    io.optional("label", value.label);
    io.optional("alternatives", value.alternatives);
    io.extras(value.extras);
}

template <class Io, Like<RosterEntry::Filling> T>
void describe(Io& io, T& value) {
    io.type("Filling");
    io.required("id", value.id);
    io.optional("slot", value.slot, -1, IntRange{-1, 99});
    io.required("option", value.option);
    io.optional("contents", value.contents);
    io.extras(value.extras);
}

template <class Io, Like<RosterEntry> T>
void describe(Io& io, T& value) {
    io.type("RosterEntry");
    io.required("id", value.id);
    io.required("content", value.content);
    io.optional("label", value.label);
    io.optional("fillings", value.fillings);
    io.optional("grant", value.grant);
    io.extras(value.extras);
}

template <class Io, Like<RosterVariant> T>
void describe(Io& io, T& value) {
    io.type("RosterVariant");
    io.required("id", value.id);
    io.required("name", value.name);
    io.optional("entries", value.entries);
    io.optional("freeOptions", value.freeOptions);
    io.extras(value.extras);
}

template <class Io, Like<Waiver> T>
void describe(Io& io, T& value) {
    io.type("Waiver");
    io.required("rule", value.rule);
    io.required("key", value.key);
    io.required("reason", value.reason);
    io.noExtras();
}

template <class Io, Like<Roster> T>
void describe(Io& io, T& value) {
    io.type("Army");
    io.required("system", value.system);
    io.required("title", value.title);
    io.optional("author", value.author);
    io.optional("provenance", value.provenance);
    io.optional("packs", value.packs);
    io.optional("faction", value.faction);
    io.optional("limit", value.limit, std::optional<int>{}, IntRange{0, 100'000});
    io.optional("entries", value.entries);
    io.optional("freeOptions", value.freeOptions);
    io.optional("variants", value.variants);
    io.optional("deck", value.deck);
    io.optional("waivers", value.waivers);
    io.optional("notes", value.notes);
    io.extras(value.extras);
}

template <class Io, Like<Force::Army> T>
void describe(Io& io, T& value) {
    io.type("ForceArmy");
    io.required("id", value.id);
    io.optional("file", value.file);
    io.optional("roster", value.roster);
    io.noExtras();
}

template <class Io, Like<Force> T>
void describe(Io& io, T& value) {
    io.type("Force");
    io.optional("budget", value.budget, std::optional<int>{}, IntRange{0, 100'000});
    io.optional("fixed", value.fixed);
    io.optional("armies", value.armies);
    io.optional("permitted", value.permitted);
    io.optional("required", value.required);
    io.optional("forbidden", value.forbidden);
    io.optional("mixedFactions", value.mixedFactions);
    io.extras(value.extras);
}

template <class Io, Like<Player> T>
void describe(Io& io, T& value) {
    io.type("Player");
    io.required("id", value.id);
    io.optional("name", value.name);
    io.optional("faction", value.faction);
    io.optional("cards", value.cards, std::optional<int>{}, IntRange{0, 999});
    io.optional("force", value.force);
    io.extras(value.extras);
}

template <class Io, Like<ScenarioSide> T>
void describe(Io& io, T& value) {
    io.type("Side");
    io.required("id", value.id);
    io.optional("name", value.name);
    io.optional("colour", value.colour);
    io.optional("players", value.players);
    io.extras(value.extras);
}

template <class Io, Like<TurnEvent> T>
void describe(Io& io, T& value) {
    io.type("TurnEvent");
    io.required("id", value.id);
    io.required("turn", value.turn, IntRange{0, 999});
    io.optional("faction", value.faction);
    io.optional("text", value.text);
    io.extras(value.extras);
}

template <class Io, Like<TurnTrack> T>
void describe(Io& io, T& value) {
    io.type("TurnTrack");
    io.optional("spaces", value.spaces, 12, IntRange{1, 99});
    io.optional("end", value.end, std::optional<int>{}, IntRange{0, 999});
    io.optional("events", value.events);
    io.extras(value.extras);
}

template <class Io, Like<Initiative> T>
void describe(Io& io, T& value) {
    io.type("Initiative");
    io.optional("random", value.random);
    io.optional("first", value.first);
    io.optional("firstDeployer", value.firstDeployer);
    io.extras(value.extras);
}

template <class Io, Like<DeckUse> T>
void describe(Io& io, T& value) {
    io.type("DeckUse");
    io.required("id", value.id);
    io.optional("player", value.player);
    io.required("deck", value.deck);
    io.optional("substituteFor", value.substituteFor);
    io.optional("removed", value.removed);
    io.extras(value.extras);
}

template <class Io, Like<BagUse> T>
void describe(Io& io, T& value) {
    io.type("BagUse");
    io.required("id", value.id);
    io.required("bag", value.bag);
    io.optional("added", value.added);
    io.optional("removed", value.removed);
    io.extras(value.extras);
}

template <class Io, Like<VictoryCondition::Score> T>
void describe(Io& io, T& value) {
    io.type("Score");
    io.optional("victim", value.victim);
    io.optional("unit", value.unit);
    io.required("points", value.points);
    io.noExtras();
}

template <class Io, Like<VictoryCondition> T>
void describe(Io& io, T& value) {
    io.type("VictoryCondition");
    io.required("id", value.id);
    io.optional("side", value.side);
    io.required("kind", value.kind);
    io.optional("targets", value.targets);
    io.optional("units", value.units);
    io.optional("count", value.count);
    io.optional("turn", value.turn, std::optional<int>{}, IntRange{0, 999});
    io.optional("scores", value.scores);
    io.optional("text", value.text);
    io.extras(value.extras);
}

template <class Io, Like<SpecialRule> T>
void describe(Io& io, T& value) {
    io.type("SpecialRule");
    io.required("id", value.id);
    io.optional("text", value.text);
    io.optional("rules", value.rules);
    io.optional("switch", value.ruleSwitch);
    io.extras(value.extras);
}

template <class Io, Like<CampaignLink> T>
void describe(Io& io, T& value) {
    io.type("CampaignLink");
    io.required("id", value.id);
    io.required("chapter", value.chapter);
    io.optional("side", value.side);
    io.optional("outcome", value.outcome);
    io.optional("receiver", value.receiver);
    io.optional("grants", value.grants);
    io.optional("text", value.text);
    io.extras(value.extras);
}

template <class Io, Like<ScenarioTexts::Translation> T>
void describe(Io& io, T& value) {
    io.type("Translation");
    io.required("text", value.text);
    io.required("language", value.language);
    io.required("of", value.of);
    io.noExtras();
}

template <class Io, Like<ScenarioTexts> T>
void describe(Io& io, T& value) {
    io.type("Texts");
    io.optional("introduction", value.introduction);
    io.optional("deployment", value.deployment);
    io.optional("preparation", value.preparation);
    io.optional("gameplay", value.gameplay);
    io.optional("epilogue", value.epilogue);
    io.optional("translations", value.translations);
    io.extras(value.extras);
}

template <class Io, Like<Note> T>
void describe(Io& io, T& value) {
    io.type("Note");
    io.required("id", value.id);
    io.required("at", value.at);
    io.optional("text", value.text);
    io.extras(value.extras);
}

template <class Io, Like<Scenario> T>
void describe(Io& io, T& value) {
    io.type("Scenario");
    io.required("system", value.system);
    io.required("title", value.title);
    io.optional("author", value.author);
    io.optional("provenance", value.provenance);
    io.optional("packs", value.packs);
    io.optional("seed", value.seed, 1);
    io.optional("battlefield", value.battlefield);
    io.optional("zones", value.zones);
    io.optional("entries", value.entries);
    io.optional("objectives", value.objectives);
    io.optional("pieces", value.pieces);
    io.optional("sides", value.sides);
    io.optional("turnTrack", value.turnTrack);
    io.optional("initiative", value.initiative);
    io.optional("decks", value.decks);
    io.optional("bags", value.bags);
    io.optional("rulings", value.rulings);
    io.optional("specialRules", value.specialRules);
    io.optional("texts", value.texts);
    io.optional("victory", value.victory);
    io.optional("campaign", value.campaign);
    io.optional("waivers", value.waivers);
    io.optional("notes", value.notes);
    io.extras(value.extras);
}

template <class Io, Like<Collection> T>
void describe(Io& io, T& value) {
    io.type("Collection");
    io.optional("title", value.title);
    io.optional("boxes", value.boxes);
    // In memory a piece that was lost counts below zero; in the file it has a list of its own.
    std::vector<Copies> added, lost;
    for (const Copies& piece : value.pieces)
        (piece.count < 0 ? lost : added).push_back({piece.id, std::abs(piece.count)});
    io.optional("pieces", added);
    io.optional("lost", lost);
    if constexpr (!std::is_const_v<T>) {
        value.pieces = std::move(added);
        for (const Copies& piece : lost)
            if (piece.count > 0)
                value.pieces.push_back({piece.id, -piece.count});
    }
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
