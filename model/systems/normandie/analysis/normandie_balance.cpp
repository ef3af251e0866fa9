#include "model/systems/normandie/analysis/normandie_balance.h"

#include "rules/systems/normandie/content/cost_formula.h"
#include "rules/systems/normandie/odds/piece_worth.h"

namespace bocage::model {

using namespace rules::normandie;

QString NormandieBalance::explained() const {
    return tr(
        "The value counts what a piece does in eight turns under standard fire: hits and assaults of those "
        "who are left, who stays on the table, and orders. Every number comes from the exact odds; slots "
        "count as empty.");
}

bool NormandieBalance::weighs(const rules::Json& piece) const {
    const auto word = [&](const char* field) {
        const rules::Json* value = piece.find(field);
        return value && value->isString() ? value->string() : std::string();
    };
    const rules::ContentId id(word("id"));
    if (!id.wellFormed())
        return false;
    const rules::Json* cost = piece.find("cost");
    const rules::Json* units = piece.find("units");
    const bool brings = units && units->isArray() && !units->array().empty();
    const bool sold = id.kind() == "tile" ||
                      (id.kind() == "option" && (word("kind") == "support" || word("kind") == "free"));
    return sold && brings && cost && cost->isInteger();
}

std::vector<BalanceEntry> NormandieBalance::entries(const rules::LibraryPtr& library) const {
    const ContentPtr content = contentFor(library);
    std::vector<BalanceEntry> entries;
    const auto add = [&](const rules::ContentId& id, int cost, const PieceWorth& worth, int formula) {
        entries.push_back({id,
                           cost,
                           worth.value(),
                           {{tr("Hits in a turn of fire"), worth.shots},
                            {tr("Losses by assaults"), worth.assaults},
                            {tr("Units that stay"), worth.staying},
                            {tr("Orders"), static_cast<double>(worth.orders)}},
                           "/cost",
                           formula});
    };
    for (const auto& [id, tile] : content->tiles())
        if (tile.cost && !tile.units.empty())
            add(id, *tile.cost, worthOnTable(tile, *content), tileCost(tile, *content));
    for (const auto& [id, option] : content->options())
        if (option.cost && !option.units.empty() &&
            (option.kind == OptionKind::Support || option.kind == OptionKind::Free))
            add(id, *option.cost, worthOnTable(option, *content), optionCost(option, *content));
    return entries;
}

}  // namespace bocage::model
