#include "rules/systems/normandie/packs/pack_checks.h"

#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::rules::normandie {

ContentPtr packContent(const PackCheckInput& input) {
    return contentFor(input.library);
}

std::span<const PackCheck> packChecks() {
    static const std::vector<PackCheck> all = [] {
        std::vector<PackCheck> checks;
        for (const auto& part : {packUnitChecks(), packAbilityChecks(), packOptionChecks(), packTileChecks(),
                                 packTerrainChecks(), packUseChecks()})
            checks.insert(checks.end(), part.begin(), part.end());
        return checks;
    }();
    return all;
}

std::vector<ContentId> contentReferences(const SystemContent& item) {
    std::vector<ContentId> ids;
    const auto add = [&](const ContentId& id) {
        if (!id.empty())
            ids.push_back(id);
    };
    const auto addAll = [&](const std::vector<Copies>& copies) {
        for (const Copies& copy : copies)
            add(copy.id);
    };
    const std::string_view kind = item.id.kind();
    if (kind == "unit") {
        if (const Result<Unit> unit = readUnit(item)) {
            add(unit->faction);
            add(unit->wreck);
        }
    } else if (kind == "tile") {
        if (const Result<Tile> tile = readTile(item)) {
            add(tile->faction);
            addAll(tile->units);
            for (const ContentId& needed : tile->needsTiles)
                add(needed);
        }
    } else if (kind == "option") {
        if (const Result<Option> option = readOption(item)) {
            add(option->faction);
            for (const ContentId& needed : option->needsUnits)
                add(needed);
            addAll(option->units);
            add(option->marker);
            add(option->overlay);
        }
    }
    return ids;
}

}  // namespace bocage::rules::normandie
