#pragma once

#include "model/analysis/battle_analysis.h"
#include "model/analysis/exact_odds.h"
#include "rules/judging/rule_catalogue.h"
#include "rules/systems/normandie/sight/sight.h"

namespace bocage::model {

/// Shadows over Normandie: the same engine and the same words as the command line's sight and reach.
class NormandieAnalysis : public BattleAnalysis,
                          public TellsExactOdds,
                          public std::enable_shared_from_this<NormandieAnalysis> {
public:
    static BattleAnalysisPtr make(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                  const BattleAnalysisPtr& before);

    NormandieAnalysis(rules::Scenario scenario, rules::LibraryPtr library,
                      rules::normandie::Battlefield field);

    bool exists(rules::Cell cell) const override { return m_field.exists(cell); }
    SightLine sight(rules::Cell from, rules::Cell to) const override;
    std::vector<SeenCell> seenFrom(rules::Cell from) const override;
    std::vector<MoverClass> moverClasses() const override;
    std::shared_ptr<const ReachAnswer> reach(const ReachQuestion& question) const override;
    std::optional<OddsAnswer> odds(const OddsQuestion& question) const override;
    OddsOffer oddsOffer(const OddsQuestion& question) const override;
    std::optional<std::vector<ExactOdds>> exactOdds(rules::Cell attacker, rules::Cell target) const override;

    const rules::normandie::Battlefield& field() const { return m_field; }
    const rules::Scenario& scenario() const { return m_scenario; }
    const rules::Library& library() const { return *m_library; }
    /// The rule with its page, as the catalogue names it.
    static QString ruleWithPage(std::string_view rule);

private:
    const rules::normandie::FieldUnit* unitWithId(const rules::ElementId& id) const;
    QString nameOf(const rules::normandie::FieldUnit& unit) const;
    OddsAnswer ownTests(const rules::normandie::FieldUnit& unit) const;
    OddsAnswer attackOdds(const rules::normandie::FieldUnit& attacker,
                          const rules::normandie::FieldUnit& target, const OddsQuestion& question) const;
    std::optional<OddsAnswer> splitOdds(const rules::normandie::FieldUnit& attacker,
                                        const OddsQuestion& question) const;
    std::optional<OddsAnswer> demolitionOdds(const rules::normandie::FieldUnit& attacker,
                                             const OddsStructure& structure) const;

    rules::Scenario m_scenario;
    rules::LibraryPtr m_library;
    rules::normandie::Battlefield m_field;
};

}  // namespace bocage::model
