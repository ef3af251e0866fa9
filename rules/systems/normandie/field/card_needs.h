#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::rules::normandie {

/// What a scenario has to offer to its action cards. A card says in the pack what it needs (`needs`); each
/// need is a word: a light ("day", "night", "aviation"), a role ("vehicle", "officer", "character", "mythos",
/// "spell", "summoning"), an effect of the terrain ("building", "water" …), or the name of a unit, ability,
/// option or marker.
class CardNeeds {
public:
    CardNeeds(const Scenario& scenario, const Battlefield& field, const Content& content);

    /// Something that takes part besides what the scenario itself names: units and options of its armies.
    void add(const PlayerId& player, const Unit& unit);
    void add(const PlayerId& player, const Option& option);

    /// Whether the need can ever be met for this player. A word that nothing in the packs explains is taken
    /// as met: nobody can tell.
    bool met(const std::string& need, const PlayerId& player) const;
    /// The content a need names, for example a person; empty for the words of the rules.
    static ContentId named(const std::string& need, const Content& content);

private:
    void addPlaces(const Scenario& scenario);
    void addFace(const Face& face);
    void addEffects(const ContentId& terrain);
    void addRecruits(const Player& player);
    void addFound(const ContentId& id);

    const Content& m_content;
    std::set<std::string> m_places;  ///< names of effects that lie on the battlefield
    std::map<PlayerId, std::set<std::string>> m_words;
    std::set<std::string> m_shared;  ///< open to every player: on the map without a side, or in a bag
    std::set<std::pair<PlayerId, const Unit*>> m_added;
    Light m_light;
};

/// Roles, lights and terrain effects that a card may need; whatever else must be a name.
bool isNeedWord(std::string_view need);

}  // namespace bocage::rules::normandie
