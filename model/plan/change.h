#pragma once

#include <set>
#include <vector>

#include "rules/core/ids.h"

namespace bocage::model {

/// Parts of a scenario that views follow separately.
enum class Section {
    Boards,
    Overlays,
    Edges,
    Corners,
    Zones,
    Entries,
    Objectives,
    Pieces,
    Notes,
    Rest,  ///< everything else: title, sides, turn track, victory, texts …
};

/// What an edit, undo or redo did to a scenario. Views translate it into rows and repaints.
struct Change {
    struct List {
        Section section;
        bool reordered = false;  ///< elements were added or removed: indexes shifted
        std::vector<rules::ElementId> added, removed, changed;
    };
    std::vector<List> lists;
    bool rest = false;
    bool everything = false;  ///< the whole value was replaced (reload)

    bool touches(Section section) const;
    /// True when the rules' battlefield may differ: boards, overlays, edges, corners, conditions.
    bool touchesTerrain() const;
};

}  // namespace bocage::model
