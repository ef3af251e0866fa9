#pragma once

#include <libtcod.h>

#include <memory>

#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::benchmarks {

struct TcodMapDeleter {
    void operator()(TCOD_Map* map) const { TCOD_map_delete(map); }
};
using TcodMap = std::unique_ptr<TCOD_Map, TcodMapDeleter>;

/// libtcod knows transparent and opaque cells, no penalties, no edges and no exactness: it is here for scale.
inline TcodMap tcodMap(const rules::normandie::Battlefield& field) {
    TcodMap map(TCOD_map_new(field.cols(), field.rows()));
    for (int i = 0; i < field.cellCount(); ++i)
        TCOD_map_set_properties(map.get(), i % field.cols(), i / field.cols(),
                                !field.cell(i).has(rules::normandie::BlocksSight), true);
    return map;
}

}  // namespace bocage::benchmarks
