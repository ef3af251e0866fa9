#include "rules/content/drawings.h"

namespace bocage::rules {

namespace {

std::string wordIn(const Extras& extras, std::string_view name) {
    for (const auto& [key, value] : extras)
        if (key == name && value.isString())
            return value.string();
    return {};
}

}  // namespace

std::string artOf(const Library& library, const ContentId& id, bool back) {
    const std::string_view field = back ? backArtField : artField;
    if (const SystemContent* own = library.systemContent(id)) {
        const Json* art = own->fields.find(field);
        return art && art->isString() ? art->string() : std::string();
    }
    if (const MarkerDef* marker = library.marker(id))
        return wordIn(marker->extras, field);
    if (const CardDef* card = library.card(id))
        return wordIn(card->extras, field);
    if (const DeckDef* deck = library.deck(id))
        return wordIn(deck->extras, field);
    return {};
}

}  // namespace bocage::rules
