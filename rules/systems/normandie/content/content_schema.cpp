#include "rules/systems/normandie/content/describe_content.h"
#include "rules/systems/normandie/normandie_system.h"

namespace bocage::rules {

Json NormandieSystem::contentSchema(std::string_view kind, Json::Object& definitions) const {
    if (kind == "unit")
        return format::itemSchema(normandie::Unit{}, definitions);
    if (kind == "tile")
        return format::itemSchema(normandie::Tile{}, definitions);
    if (kind == "option")
        return format::itemSchema(normandie::Option{}, definitions);
    if (kind == "ability")
        return format::itemSchema(normandie::Ability{}, definitions);
    return {};
}

}  // namespace bocage::rules
