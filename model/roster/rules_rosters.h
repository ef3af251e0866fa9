#pragma once

#include "model/roster/roster_face.h"
#include "rules/systems/roster_rules.h"

namespace bocage::model {

class GameFace;

/// The total that costs add up to.
inline constexpr std::string_view pointsCode = "points";

/// Rosters of a game that says what they are (rules::RosterRules) and has no more to show than its words for
/// the codes in them: cards, slots, catalogue and totals come from the rules alone.
class RulesRosters : public RosterFace {
public:
    /// The words come from the face, which may be null: then codes stand for themselves.
    RulesRosters(const rules::RosterRules& rules, const GameFace* face) : m_rules(rules), m_face(face) {}

    std::vector<SheetCard> cards(const RosterState& state) const override;
    QStringList groups() const override;
    std::vector<CatalogueItem> catalogue(const rules::LibraryPtr& library) const override;
    ThingWords describe(const rules::LibraryPtr& library, const rules::ContentId& id) const override;
    std::unique_ptr<RosterTrial> trial(const RosterState& state) const override;
    RosterTotals totals(const RosterState& state) const override;
    int points(const RosterState& state) const override;
    QStringList summary(const RosterState& state) const override;
    RosterDifference difference(const RosterState& from, const RosterState& to) const override;
    rules::ContentId pictureOf(const RosterState& state) const override;
    bool hasCosts() const override;
    int usualLimit() const override;

private:
    QString word(std::string_view code) const;
    SheetSlot rowFor(const rules::RosterSheet::Filled& filled, const rules::Library& library) const;

    const rules::RosterRules& m_rules;
    const GameFace* m_face;
};

}  // namespace bocage::model
