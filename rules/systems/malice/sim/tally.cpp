#include "rules/systems/malice/sim/tally.h"

#include <numeric>

namespace bocage::rules::malice::sim {

namespace {

Json number(std::uint64_t value) {
    return Json(static_cast<std::int64_t>(value));
}

bool readNumber(const Json* json, std::uint64_t& value) {
    if (!json || !json->isInteger() || json->integer() < 0)
        return false;
    value = static_cast<std::uint64_t>(json->integer());
    return true;
}

}  // namespace

void Tally::add(const Tally& other) {
    runs += other.runs;
    for (std::size_t i = 0; i < counters.size(); ++i)
        counters[i] += other.counters[i];
    for (std::size_t h = 0; h < histograms.size(); ++h) {
        Counts& counts = histograms[h];
        const Counts& more = other.histograms[h];
        if (counts.size() < more.size())
            counts.resize(more.size());
        for (std::size_t i = 0; i < more.size(); ++i)
            counts[i] += more[i];
    }
}

std::uint64_t Tally::noted(std::size_t histogram) const {
    return std::accumulate(histograms[histogram].begin(), histograms[histogram].end(), std::uint64_t{0});
}

Json tallyJson(const Tally& tally, std::span<const std::string_view> counters,
               std::span<const std::string_view> histograms) {
    Json json = Json::Object{{"runs", number(tally.runs)}};
    for (std::size_t i = 0; i < counters.size(); ++i)
        json.set(counters[i], number(tally.counters[i]));
    for (std::size_t h = 0; h < histograms.size(); ++h) {
        Json::Array list;
        for (const std::uint64_t count : tally.histograms[h])
            list.push_back(number(count));
        json.set(histograms[h], std::move(list));
    }
    return json;
}

std::optional<Tally> tallyOf(const Json& json, std::span<const std::string_view> counters,
                             std::span<const std::string_view> histograms) {
    Tally tally(TallyShape{counters.size(), histograms.size()});
    if (!readNumber(json.find("runs"), tally.runs))
        return std::nullopt;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (!readNumber(json.find(counters[i]), tally.counters[i]))
            return std::nullopt;
    for (std::size_t h = 0; h < histograms.size(); ++h) {
        const Json* list = json.find(histograms[h]);
        if (!list || !list->isArray() || list->array().size() > static_cast<std::size_t>(maxTallied) + 1)
            return std::nullopt;
        for (const Json& each : list->array())
            if (!readNumber(&each, tally.histograms[h].emplace_back()))
                return std::nullopt;
    }
    return tally;
}

}  // namespace bocage::rules::malice::sim
