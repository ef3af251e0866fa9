#pragma once

#include <vector>

#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// Units of one kind that a scenario gives to a player besides the armies: on their own, or with a tile or an
/// option that brings them.
struct HandedOutUnits {
    ContentId source;  ///< what the scenario hands out
    ContentId unit;
    int count = 0;
    bool operator==(const HandedOutUnits&) const = default;
};

/// What this force is handed out. What one of its armies holds as a grant comes from that army and is not
/// counted again.
std::vector<HandedOutUnits> handedOutUnits(const Content& content, const Force& force,
                                           const std::vector<const Roster*>& armies);

}  // namespace bocage::rules::normandie
