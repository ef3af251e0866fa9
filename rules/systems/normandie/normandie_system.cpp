#include "rules/systems/normandie/normandie_system.h"

#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/rulings.h"
#include "rules/systems/normandie/terrain_effects.h"

namespace bocage::rules {

std::string_view NormandieSystem::id() const {
    return "normandie";
}

const Text& NormandieSystem::name() const {
    static const Text name = "Shadows over Normandie";
    return name;
}

GridKind NormandieSystem::boardKind() const {
    return GridKind::Square;
}

std::span<const std::string_view> NormandieSystem::documentSections() const {
    static constexpr std::string_view sections[] = {"normandie"};
    return sections;
}

std::span<const ContentKindInfo> NormandieSystem::contentKinds() const {
    static constexpr ContentKindInfo kinds[] = {
        {"unit", "units"}, {"tile", "tiles"}, {"option", "options"}, {"ability", "abilities"}};
    return kinds;
}

std::span<const EffectInfo> NormandieSystem::effects() const {
    return normandie::effectTable();
}

std::span<const RulingInfo> NormandieSystem::rulings() const {
    return normandie::rulingTable();
}

std::span<const Check> NormandieSystem::checks() const {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table : {normandie::scenarioChecks(), normandie::armyChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        return joined;
    }();
    return all;
}

std::shared_ptr<const CheckContext> NormandieSystem::prepare(const ValidateRequest& request) const {
    return normandie::makeContext(request);
}

Problems NormandieSystem::checkContent(const SystemContent&) const {
    return {};
}

}  // namespace bocage::rules
