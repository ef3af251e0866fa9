#include "rules/systems/crusades/crusades_system.h"

namespace bocage::rules {

std::string_view CrusadesSystem::id() const {
    return "crusades";
}

const Text& CrusadesSystem::name() const {
    static const Text name = "Cthulhu Crusades";
    return name;
}

GridKind CrusadesSystem::boardKind() const {
    return GridKind::None;
}

std::span<const std::string_view> CrusadesSystem::documentSections() const {
    static constexpr std::string_view sections[] = {"crusades"};
    return sections;
}

std::span<const ContentKindInfo> CrusadesSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {{"fortress", "fortresses"},
                                                {"village-card", "village-cards"},
                                                {"siege-card", "siege-cards"},
                                                {"dagon-card", "dagon-cards"},
                                                {"cthulhu-card", "cthulhu-cards"}};
    return kinds;
}

std::span<const EffectInfo> CrusadesSystem::effects() const {
    return {};
}

std::span<const RulingInfo> CrusadesSystem::rulings() const {
    return {};
}

std::span<const Check> CrusadesSystem::checks() const {
    return {};
}

Problems CrusadesSystem::checkContent(const SystemContent&) const {
    return {};
}

}  // namespace bocage::rules
