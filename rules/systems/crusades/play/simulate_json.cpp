#include "rules/systems/crusades/play/simulate.h"

namespace bocage::rules::crusades {

namespace {

using Counts = std::vector<std::uint64_t>;

Json number(std::uint64_t value) {
    return Json(static_cast<std::int64_t>(value));
}

/// Without the zeros at the end.
Json countsJson(const Counts& counts) {
    std::size_t size = counts.size();
    while (size > 0 && counts[size - 1] == 0)
        --size;
    Json::Array list;
    for (std::size_t i = 0; i < size; ++i)
        list.push_back(number(counts[i]));
    return list;
}

bool readNumber(const Json& json, std::string_view key, std::uint64_t& value) {
    const Json* member = json.find(key);
    if (!member || !member->isInteger() || member->integer() < 0)
        return false;
    value = static_cast<std::uint64_t>(member->integer());
    return true;
}

bool readCounts(const Json& json, Counts& counts, std::size_t most) {
    if (!json.isArray() || json.array().size() > most)
        return false;
    counts.assign(most, 0);
    for (std::size_t i = 0; i < json.array().size(); ++i) {
        if (!json.array()[i].isInteger() || json.array()[i].integer() < 0)
            return false;
        counts[i] = static_cast<std::uint64_t>(json.array()[i].integer());
    }
    return true;
}

bool readCounts(const Json& json, std::string_view key, Counts& counts, std::size_t most) {
    const Json* member = json.find(key);
    return member && readCounts(*member, counts, most);
}

}  // namespace

Json toJson(const GameStats& stats) {
    return Json::Object{{"seats", static_cast<int>(stats.winsBySeat.size())},
                        {"runs", number(stats.runs)},
                        {"unfinished", number(stats.unfinished)},
                        {"winsBySeat", countsJson(stats.winsBySeat)},
                        {"winsByOrder", countsJson(stats.winsByOrder)},
                        {"turns", countsJson(stats.turns)},
                        {"turnSum", number(stats.turnSum)},
                        {"reshuffles", number(stats.reshuffles)}};
}

std::optional<GameStats> gameStatsOf(const Json& json) {
    std::uint64_t seats = 0;
    if (!readNumber(json, "seats", seats) || seats < 2 || seats > 4)
        return std::nullopt;
    GameStats stats(seats);
    if (!readNumber(json, "runs", stats.runs) || !readNumber(json, "unfinished", stats.unfinished) ||
        !readNumber(json, "turnSum", stats.turnSum) || !readNumber(json, "reshuffles", stats.reshuffles) ||
        !readCounts(json, "winsBySeat", stats.winsBySeat, seats) ||
        !readCounts(json, "winsByOrder", stats.winsByOrder, seats) ||
        !readCounts(json, "turns", stats.turns, maxTurnsOfGame + 1) || stats.unfinished > stats.runs)
        return std::nullopt;
    return stats;
}

Json toJson(const TempoStats& stats) {
    Json::Array swords;
    for (std::size_t i = 1; i < stats.swords.size(); ++i)
        swords.push_back(countsJson(stats.swords[i]));
    return Json::Object{
        {"runs", number(stats.runs)}, {"swords", std::move(swords)}, {"siege", countsJson(stats.siege)}};
}

std::optional<TempoStats> tempoStatsOf(const Json& json) {
    TempoStats stats;
    const Json* swords = json.find("swords");
    if (!readNumber(json, "runs", stats.runs) || !swords || !swords->isArray() ||
        swords->array().size() != maxTempoSwords ||
        !readCounts(json, "siege", stats.siege, maxTurnsOfTempo + 1))
        return std::nullopt;
    for (std::size_t i = 0; i < swords->array().size(); ++i)
        if (!readCounts(swords->array()[i], stats.swords[i + 1], maxTurnsOfTempo + 1))
            return std::nullopt;
    return stats;
}

}  // namespace bocage::rules::crusades
