#include "rules/systems/crusades/crusades_system.h"

namespace bocage::rules {

std::string_view CrusadesSystem::id() const {
    return "crusades";
}

const Text& CrusadesSystem::name() const {
    static const Text name = "Cthulhu Crusades";
    return name;
}

std::span<const ContentKindInfo> CrusadesSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {{"fortress", "fortresses"},
                                                {"village-card", "village-cards"},
                                                {"siege-card", "siege-cards"},
                                                {"dagon-card", "dagon-cards"},
                                                {"cthulhu-card", "cthulhu-cards"}};
    return kinds;
}

}  // namespace bocage::rules
