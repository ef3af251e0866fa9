#pragma once

#include "rules/checks/pack_check.h"
#include "rules/systems/normandie/content/content.h"

/// Rules of Shadows over Normandie about packs, one table per theme; packChecks() joins them.
namespace bocage::rules::normandie {

/// What a typed check of a pack sees.
struct NormandiePack {
    const PackCheckInput& input;
    const Content& content;

    bool owns(const ContentId& id) const { return id.pack() == input.pack.manifest.id.value; }

    /// Calls `action(item)` for the pack's own items among typed content.
    template <class T, class Action>
    void own(const std::map<ContentId, T>& items, Action action) const {
        for (const auto& [id, item] : items)
            if (owns(id))
                action(item);
    }
    /// Calls `action(unit, side, place)` for both sides of the pack's own units.
    template <class Action>
    void ownSides(Action action) const {
        own(content.units(), [&](const Unit& unit) {
            action(unit, unit.front, "/front");
            if (unit.back)
                action(unit, *unit.back, "/back");
        });
    }
};

/// Content of the pack's library; the same object for every check of one run.
ContentPtr packContent(const PackCheckInput& input);

/// Binds a typed check to the shell's table.
template <void (*Run)(const NormandiePack&, const PackFindings&)>
void packCheck(const PackCheckInput& input, const PackFindings& out) {
    const ContentPtr content = packContent(input);
    Run({input, *content}, out);
}

std::span<const PackCheck> packUnitChecks();
std::span<const PackCheck> packAbilityChecks();
std::span<const PackCheck> packOptionChecks();
std::span<const PackCheck> packTileChecks();
std::span<const PackCheck> packTerrainChecks();
std::span<const PackCheck> packUseChecks();

std::span<const PackCheck> packChecks();

/// Everything one item refers to, for the shell's reference check.
std::vector<ContentId> contentReferences(const SystemContent& item);

}  // namespace bocage::rules::normandie
