#include "model/systems/normandie/commands/battlefield_input.h"

#include "model/systems/normandie/commands/commands.h"

namespace bocage::console::son {

using namespace rules;

std::optional<BattlefieldInput> openBattlefield(Console& context, const std::string& path) {
    Result<InputFile> input = context.open(path);
    if (!input) {
        context.fail(input.problems());
        return std::nullopt;
    }
    auto* scenario = std::get_if<Scenario>(&input->value);
    if (!scenario || scenario->system != ownSystem) {
        context.fail({{"document.no-battlefield", {}, path, "", 0, 0}});
        return std::nullopt;
    }
    if (!context.json)
        context.warn(input->notes);
    BattlefieldInput result;
    result.scenario = std::move(*scenario);
    result.content = normandie::contentFor(context.library());
    result.field = normandie::Battlefield::build(result.scenario, result.content);
    return result;
}

std::optional<BattlefieldPlace> placeFrom(Console& context, const BattlefieldInput& input,
                                          const std::string& file, const std::string& name) {
    BattlefieldPlace place;
    for (std::size_t i = 0; i < input.scenario.pieces.size(); ++i) {
        if (input.scenario.pieces[i].id.value != name)
            continue;
        place.unit = input.field.unitOfPiece(i);
        if (!place.unit)
            break;
        place.cells.assign(place.unit->cells.begin(), place.unit->cells.begin() + place.unit->footprint);
        return place;
    }
    const std::optional<Cell> cell = cellFromName(name);
    if (!cell || !input.field.exists(*cell)) {
        context.fail({{"argument.no-such-place", {name}, file, "", 0, 0}});
        return std::nullopt;
    }
    place.cells.push_back(*cell);
    return place;
}

}  // namespace bocage::console::son
