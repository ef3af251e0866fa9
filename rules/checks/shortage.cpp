#include "rules/checks/shortage.h"

#include <algorithm>

namespace bocage::rules {

Finding shortage(const Clash& clash, const std::vector<Demand>& demands) {
    Finding found;
    found.rule = "DOC-BOX-01";
    found.severity = Severity::Note;
    for (const ContentId& piece : clash.pieces)
        found.subject += piece.value + " ";
    found.subject += std::to_string(clash.wanted());
    found.message = clash.available == 0 ? "none" : "few";
    found.arguments = {demands[clash.demands.back()].content.value, std::to_string(clash.wanted()),
                       std::to_string(clash.available)};
    for (const std::size_t index : clash.demands) {
        Location location;
        if (!demands[index].element.empty())
            location.elements = {demands[index].element};
        if (!demands[index].entry.empty())
            location.entries = {demands[index].entry};
        location.army = demands[index].army;
        if (demands[index].element.empty() && demands[index].entry.empty() && location.army.empty())
            location.pointer = "/sides";  // handed out to a player
        found.locations.push_back(std::move(location));
    }
    std::rotate(found.locations.begin(), found.locations.end() - 1, found.locations.end());
    return found;
}

}  // namespace bocage::rules
