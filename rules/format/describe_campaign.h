#pragma once

#include "rules/format/describe_documents.h"
#include "rules/scenario/campaign.h"

/// Field descriptions of campaigns.
namespace bocage::rules::format {

template <>
struct EnumNames<CarryOver::Kind> {
    using K = CarryOver::Kind;
    static constexpr std::pair<K, std::string_view> names[] = {
        {K::Grant, "grant"}, {K::Points, "points"}, {K::Losses, "losses"}, {K::Deck, "deck"}};
};

template <class Io, Like<CarryOver> T>
void describe(Io& io, T& value) {
    io.type("CarryOver");
    io.required("id", value.id);
    io.optional("kind", value.kind);
    io.optional("side", value.side);
    io.optional("grants", value.grants);
    io.optional("points", value.points);
    io.optional("deck", value.deck);
    io.optional("text", value.text);
    io.extras(value.extras);
}

template <class Io, Like<CampaignChapter::Next> T>
void describe(Io& io, T& value) {
    io.type("NextChapter");
    io.optional("outcome", value.outcome);
    io.required("chapter", value.chapter);
    io.optional("carry", value.carry);
    io.noExtras();
}

template <class Io, Like<CampaignChapter> T>
void describe(Io& io, T& value) {
    io.type("Chapter");
    io.required("id", value.id);
    io.optional("title", value.title);
    io.optional("scenario", value.scenario);
    io.optional("outcomes", value.outcomes);
    io.optional("next", value.next);
    io.optional("place", value.place);
    io.extras(value.extras);
}

template <class Io, Like<CampaignLogEntry::Points> T>
void describe(Io& io, T& value) {
    io.type("LogPoints");
    io.required("side", value.side);
    io.required("points", value.points);
    io.noExtras();
}

template <class Io, Like<CampaignLogEntry::Loss> T>
void describe(Io& io, T& value) {
    io.type("LogLoss");
    io.required("player", value.player);
    io.optional("entry", value.entry);
    io.optional("unit", value.unit);
    io.optional("count", value.count, 1);
    io.noExtras();
}

template <class Io, Like<CampaignLogEntry::Found> T>
void describe(Io& io, T& value) {
    io.type("LogFound");
    io.required("player", value.player);
    io.required("option", value.option);
    io.noExtras();
}

template <class Io, Like<CampaignLogEntry> T>
void describe(Io& io, T& value) {
    io.type("LogEntry");
    io.required("chapter", value.chapter);
    io.required("outcome", value.outcome);
    io.optional("turns", value.turns);
    io.optional("points", value.points);
    io.optional("losses", value.losses);
    io.optional("found", value.found);
    io.optional("stamp", value.stamp);
    io.optional("note", value.note);
    io.noExtras();
}

template <class Io, Like<Campaign> T>
void describe(Io& io, T& value) {
    io.type("Campaign");
    io.required("system", value.system);
    io.required("title", value.title);
    io.optional("author", value.author);
    io.optional("provenance", value.provenance);
    io.optional("story", value.story);
    io.optional("chapters", value.chapters);
    io.optional("log", value.log);
    io.extras(value.extras);
}

}  // namespace bocage::rules::format
