#include "rules/campaign/rules_stamp.h"

#include <cstdint>

#include "rules/format/formats.h"

namespace bocage::rules {

namespace {

template <class List>
void dropLabels(List& list) {
    for (auto& thing : list)
        thing.label = {};
}

}  // namespace

std::string rulesStamp(const Scenario& scenario) {
    Scenario bare = scenario;
    bare.title = {};
    bare.author.clear();
    bare.seed = 1;
    bare.texts = {};
    bare.notes.clear();
    bare.waivers.clear();
    dropLabels(bare.battlefield.overlays);
    dropLabels(bare.entries);
    dropLabels(bare.objectives);
    dropLabels(bare.pieces);
    // FNV-1a: enough to tell two states of one battle apart, and the same on every machine.
    std::uint32_t hash = 2166136261u;
    for (const char byte : writeScenario(bare))
        hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619u;
    std::string out(8, '0');
    for (int digit = 7; digit >= 0; --digit, hash >>= 4)
        out[static_cast<std::size_t>(digit)] = "0123456789abcdef"[hash & 15];
    return out;
}

}  // namespace bocage::rules
