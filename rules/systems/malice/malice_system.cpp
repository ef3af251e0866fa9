#include "rules/systems/malice/malice_system.h"

namespace bocage::rules {

std::string_view MaliceSystem::id() const {
    return "malice";
}

const Text& MaliceSystem::name() const {
    static const Text name = "Shadows of Malice";
    return name;
}

const Grid* MaliceSystem::grid() const {
    return &hexGrid();
}

std::span<const ContentKindInfo> MaliceSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {{"mastery", "masteries"},
                                                {"treasure", "treasures"},
                                                {"potion", "potions"},
                                                {"fate", "fates"},
                                                {"creature-ability", "creature-abilities"}};
    return kinds;
}

}  // namespace bocage::rules
