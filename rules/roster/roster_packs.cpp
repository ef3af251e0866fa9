#include "rules/roster/roster_packs.h"

#include <map>

namespace bocage::rules {

std::vector<PackPin> packsOf(const Roster& roster, const Library& library) {
    std::map<PackId, std::string> versions;
    for (const ContentId& id : references(roster))
        if (const Pack* pack = library.pack(PackId(std::string(id.pack()))))
            versions[pack->manifest.id] = pack->manifest.version;
    std::vector<PackPin> pins;
    for (const auto& [id, version] : versions)
        pins.push_back({id, version});
    return pins;
}

}  // namespace bocage::rules
