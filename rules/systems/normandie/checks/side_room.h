#pragma once

#include <map>
#include <vector>

#include "rules/systems/normandie/content/content.h"

namespace bocage::rules::normandie {

/// What the units of one class still need in the zones of their side, and find there.
struct ZoneRoom {
    int needed = 0;
    int room = 0;
    const Unit* sample = nullptr;  ///< one of them
};

/// What a side has to deploy, and the room for it.
struct SideRoom {
    std::vector<Cell> zones;  ///< all spaces of its deployment zones, ascending
    std::vector<Cell> free;   ///< those of them where no counter lies
    bool arrows = false;      ///< it may also come in over the border
    /// Units that must deploy in the zones: of armies, or handed out. Those on the map, and Scouts, need no
    /// space there.
    std::vector<const Unit*> waiting;
    std::map<UnitClass, ZoneRoom> shortOf;    ///< classes whose units do not find enough spaces
    bool crowded = false;                     ///< every class does, but all of them together do not
    std::map<ContentId, int> brought, onMap;  ///< copies of each unit
};

}  // namespace bocage::rules::normandie
