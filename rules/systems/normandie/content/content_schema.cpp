#include "rules/systems/normandie/content/describe_content.h"
#include "rules/systems/normandie/normandie_system.h"

namespace bocage::rules {

namespace normandie {

/// What the game keeps on markers beside what all games have (unit_marks.h reads it).
struct MarkerEffects {
    std::vector<Effect> backEffects, spent;
};

}  // namespace normandie

namespace format {

template <class Io, Like<normandie::MarkerEffects> T>
void describe(Io& io, T& value) {
    io.type("NormandieMarkerEffects");
    io.optional("backEffects", value.backEffects);
    io.optional("spent", value.spent);
}

}  // namespace format

Json NormandieSystem::contentSchema(std::string_view kind, Json::Object& definitions) const {
    if (kind == "unit")
        return format::itemSchema(normandie::Unit{}, definitions);
    if (kind == "tile")
        return format::itemSchema(normandie::Tile{}, definitions);
    if (kind == "option")
        return format::itemSchema(normandie::Option{}, definitions);
    if (kind == "ability")
        return format::itemSchema(normandie::Ability{}, definitions);
    if (kind == "marker")
        return format::FieldSchema(definitions).object(normandie::MarkerEffects{});
    return {};
}

}  // namespace bocage::rules
