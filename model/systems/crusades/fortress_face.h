#pragma once

#include "model/roster/rules_rosters.h"
#include "rules/systems/crusades/building/fortress_rosters.h"

namespace bocage::model::crusades {

/// A fortress on the sheet: castle and walls as cards, defenders in their slots, what it stands and what its
/// decks hold as totals. Cards and slots come from the rules; colours, values and words are added here.
class FortressFace : public RulesRosters {
public:
    explicit FortressFace(const GameFace& face);

    std::vector<SheetCard> cards(const RosterState& state) const override;
    std::vector<CatalogueItem> catalogue(const rules::LibraryPtr& library) const override;
    std::vector<std::pair<QString, QString>> tags(const rules::LibraryPtr& library) const override;
    ThingWords describe(const rules::LibraryPtr& library, const rules::ContentId& id) const override;
    std::unique_ptr<RosterTrial> trial(const RosterState& state) const override;
    RosterTotals totals(const RosterState& state) const override;
    QStringList summary(const RosterState& state) const override;
    bool hasCosts() const override { return false; }
};

/// "2 swords · 1 shield when posted · red": what a card shows, in a few words.
QString cardSummary(const rules::crusades::Card& card);

}  // namespace bocage::model::crusades
