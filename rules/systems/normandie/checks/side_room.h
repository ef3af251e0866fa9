#pragma once

#include <map>
#include <set>

#include "rules/systems/normandie/content.h"

namespace bocage::rules::normandie {

/// What the units of one class still need in the zones of their side, and find there.
struct ZoneRoom {
    int needed = 0;
    int room = 0;
    const Unit* sample = nullptr;  ///< one of them
};

/// What a side has to deploy, and the room for it.
struct SideRoom {
    std::set<Cell> zones;  ///< all spaces of its deployment zones
    bool arrows = false;   ///< it may also come in over the border
    /// For every class with units that must deploy in the zones; units on the map, and Scouts, need no space
    /// there.
    std::map<UnitClass, ZoneRoom> byClass;
    std::map<ContentId, int> inArmies, onMap;  ///< copies of each unit
};

}  // namespace bocage::rules::normandie
