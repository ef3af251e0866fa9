#pragma once

#include "model/roster/roster_face.h"

namespace bocage::model {

/// Armies of recruitment tiles and heroes, with options in their slots and army points.
class NormandieRosters : public RosterFace {
public:
    std::vector<SheetCard> cards(const RosterState& state) const override;
    QStringList groups() const override;
    std::vector<CatalogueItem> catalogue(const rules::LibraryPtr& library) const override;
    std::vector<std::pair<QString, QString>> tags(const rules::LibraryPtr& library) const override;
    ThingWords describe(const rules::LibraryPtr& library, const rules::ContentId& id) const override;
    std::unique_ptr<RosterTrial> trial(const RosterState& state) const override;
    RosterTotals totals(const RosterState& state) const override;
    int points(const RosterState& state) const override;
    QStringList summary(const RosterState& state) const override;
    RosterDifference difference(const RosterState& from, const RosterState& to) const override;
    rules::ContentId pictureOf(const RosterState& state) const override;
    int usualLimit() const override { return 200; }
};

}  // namespace bocage::model
