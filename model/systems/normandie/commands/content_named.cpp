#include "model/systems/normandie/commands/content_named.h"

#include "model/console/army_input.h"

namespace bocage::console::son {

using namespace rules;

std::optional<ContentId> tileNamed(Console& context, const normandie::Content& content,
                                   const std::string& name) {
    for (const auto& [id, tile] : content.tiles())
        if (isNamed(id, name))
            return id;
    context.fail({{"argument.no-such-tile", {name}, "", "", 0, 0}});
    return std::nullopt;
}

std::optional<ContentId> contentNamed(Console& context, const normandie::Content& content,
                                      const std::string& name) {
    for (const auto& [id, tile] : content.tiles())
        if (isNamed(id, name))
            return id;
    for (const auto& [id, option] : content.options())
        if (isNamed(id, name))
            return id;
    context.fail({{"argument.no-such-content", {name}, "", "", 0, 0}});
    return std::nullopt;
}

}  // namespace bocage::console::son
