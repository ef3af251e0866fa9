#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/document/scenario_document.h"

namespace bocage::model {

/// Units of one kind that an entry of a scenario's army brings or that the scenario hands out, and how many
/// of them stand on the battlefield.
struct ArmyUnits {
    rules::SideId side;
    rules::PlayerId player;
    std::string entry;  ///< "army id/entry id" or "player id/content id", as in Piece::entry
    rules::ContentId unit;
    int count = 0;
    int placed = 0;

    int left() const { return count - placed; }
    bool operator==(const ArmyUnits&) const = default;
};

/// What the armies of a scenario bring, in their order: those inside it and those it links, by file; after
/// the armies of each player what the scenario hands out to him.
std::vector<ArmyUnits> armyUnits(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                 const std::map<std::string, rules::Roster>& linked = {});

/// The armies that the scenario links, read from beside its file. What cannot be read is left out: the
/// validator reports it.
std::map<std::string, rules::Roster> readLinkedArmies(const ScenarioDocument& document);

}  // namespace bocage::model
