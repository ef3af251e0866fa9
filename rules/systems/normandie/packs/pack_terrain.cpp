#include <algorithm>
#include <set>

#include "rules/systems/normandie/packs/pack_checks.h"

namespace bocage::rules::normandie {

namespace {

bool hasEffect(const NormandiePack& pack, const ContentId& kind, std::string_view effect) {
    const TerrainKind* terrain = pack.content.library().terrain(kind);
    return terrain && std::any_of(terrain->effects.begin(), terrain->effects.end(),
                                  [&](const Effect& one) { return one.name == effect; });
}

std::set<Cell> buildingCells(const NormandiePack& pack, const Face& face) {
    std::set<Cell> cells;
    for (int row = 0; row < face.grid.rows; ++row)
        for (int col = 0; col < face.grid.cols; ++col)
            if (hasEffect(pack, face.grid.at({col, row}), "building"))
                cells.insert({col, row});
    return cells;
}

/// SON-SCN-24: a building can be entered: it has a blue-arrow entrance.
void checkEntrances(const NormandiePack& pack, const PackFindings& out) {
    for (const OverlayDef& overlay : pack.input.pack.overlays)
        for (const Face& face : overlay.faces) {
            if (buildingCells(pack, face).empty())
                continue;
            const bool entrance =
                std::any_of(face.edges.begin(), face.edges.end(),
                            [&](const EdgeFeature& edge) { return hasEffect(pack, edge.kind, "entrance"); });
            if (!entrance)
                out.add(overlay.id, {face.name}, {}, "/faces");
        }
}

/// SON-BLD-11: every space of a building belongs to exactly one room.
void checkRooms(const NormandiePack& pack, const PackFindings& out) {
    for (const OverlayDef& overlay : pack.input.pack.overlays)
        for (const Face& face : overlay.faces) {
            std::multiset<Cell> inRooms;
            for (const Room& room : face.rooms)
                inRooms.insert(room.cells.begin(), room.cells.end());
            for (const Cell cell : buildingCells(pack, face))
                if (inRooms.count(cell) != 1)
                    out.add(overlay.id, {face.name, cellName(cell)},
                            inRooms.count(cell) == 0 ? "none" : "several", "/faces");
        }
}

/// SON-TER-32: a structure that can be destroyed says what is left of it.
void checkRuins(const NormandiePack& pack, const PackFindings& out) {
    for (const OverlayDef& overlay : pack.input.pack.overlays)
        if (overlay.faces.size() < 2 && !overlay.faces.empty() && overlay.faces.front().structure)
            out.add(overlay.id, {}, {}, "/faces");
}

/// SON-SCN-68: a place of the Mythos states its Terror value; "none" has to be meant.
void checkTerrorValues(const NormandiePack& pack, const PackFindings& out) {
    const auto look = [&](const ContentId& id, const std::vector<Effect>& effects) {
        for (const Effect& effect : effects)
            if (effect.name == "mythos" && !effect.value)
                out.add(id, {}, {}, "/effects");
    };
    for (const TerrainKind& kind : pack.input.pack.terrain)
        look(kind.id, kind.effects);
    for (const MarkerDef& marker : pack.input.pack.markers)
        look(marker.id, marker.effects);
}

}  // namespace

std::span<const PackCheck> packTerrainChecks() {
    static constexpr PackCheck checks[] = {
        {"SON-SCN-24", Severity::Error, packCheck<checkEntrances>},
        {"SON-BLD-11", Severity::Error, packCheck<checkRooms>},
        {"SON-TER-32", Severity::Warning, packCheck<checkRuins>},
        {"SON-SCN-68", Severity::Warning, packCheck<checkTerrorValues>},
    };
    return checks;
}

}  // namespace bocage::rules::normandie
