#include "rules/systems/malice/malice_system.h"

namespace bocage::rules {

std::string_view MaliceSystem::id() const {
    return "malice";
}

const Text& MaliceSystem::name() const {
    static const Text name = "Shadows of Malice";
    return name;
}

GridKind MaliceSystem::boardKind() const {
    return GridKind::Hex;
}

std::span<const std::string_view> MaliceSystem::documentSections() const {
    static constexpr std::string_view sections[] = {"malice"};
    return sections;
}

std::span<const ContentKindInfo> MaliceSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {{"mastery", "masteries"},
                                                {"treasure", "treasures"},
                                                {"potion", "potions"},
                                                {"fate", "fates"},
                                                {"creature-ability", "creature-abilities"}};
    return kinds;
}

std::span<const EffectInfo> MaliceSystem::effects() const {
    return {};
}

std::span<const RulingInfo> MaliceSystem::rulings() const {
    return {};
}

std::span<const Check> MaliceSystem::checks() const {
    return {};
}

Problems MaliceSystem::checkContent(const SystemContent&) const {
    return {};
}

}  // namespace bocage::rules
