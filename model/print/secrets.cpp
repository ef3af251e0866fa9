#include "model/print/secrets.h"

#include <algorithm>
#include <set>

namespace bocage::model::print {

using namespace rules;

namespace {

const ScenarioSide* sideOf(const Scenario& scenario, const PlayerId& player) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& each : side.players)
            if (each.id == player)
                return &side;
    return nullptr;
}

class Redactor {
public:
    Redactor(const PlayerId& reader, const Scenario& scenario, const Library& library,
             const GamePrints& prints)
        : m_library(library), m_prints(prints), m_scenario(scenario) {
        if (const ScenarioSide* side = sideOf(scenario, reader)) {
            m_side = side->id;
            for (const Player& player : side->players)
                m_friends.insert(player.id);
        } else {
            m_friends.insert(reader);
        }
    }

    Scenario redacted() {
        forgetForces();
        forgetPieces();
        forgetMarked(m_scenario.zones);
        forgetMarked(m_scenario.entries);
        forgetMarked(m_scenario.objectives);
        forgetMarked(m_scenario.turnTrack.events);
        forgetMarked(m_scenario.specialRules);
        forgetMarked(m_scenario.battlefield.overlays);
        forgetMarked(m_scenario.battlefield.edges);
        forgetMarked(m_scenario.battlefield.corners);
        forgetMarked(m_scenario.campaign);
        std::erase_if(m_scenario.campaign,
                      [&](const CampaignLink& link) { return !m_friends.count(link.receiver); });
        for (DeckUse& deck : m_scenario.decks)
            if (!m_friends.count(deck.player))
                deck.removed.clear();
        // What others brought is left out of the common bags: that would tell of it.
        for (BagUse& bag : m_scenario.bags)
            for (auto* list : {&bag.added, &bag.removed})
                std::erase_if(*list, [&](const Copies& copies) { return m_content.count(copies.id) > 0; });
        forgetAims();
        // Written for the author, not for players: they may name anything.
        m_scenario.notes.clear();
        m_scenario.waivers.clear();
        return std::move(m_scenario);
    }

private:
    bool ours(const SideId& side) const { return side.empty() || side == m_side; }
    bool forOthers(const Extras& extras) const {
        const std::vector<std::string> known = onlyFor(extras);
        return !known.empty() && std::find(known.begin(), known.end(), m_side.value) == known.end();
    }

    template <class List>
    void forgetMarked(List& list) {
        std::erase_if(list, [&](const auto& each) {
            if (!forOthers(each.extras))
                return false;
            m_gone.insert(each.id);
            return true;
        });
    }

    void forgetForces() {
        std::set<ContentId> seen;  // lies open with one of those whose secrets are kept
        for (ScenarioSide& side : m_scenario.sides)
            for (Player& player : side.players)
                if (!m_friends.count(player.id)) {
                    for (const ContentId& id : contents(player.force))
                        m_content.insert(id);
                    player.force = m_prints.openPart(player.force);
                    for (const ContentId& id : contents(player.force))
                        seen.insert(id);
                }
        for (const ContentId& id : seen)
            m_content.erase(id);
    }

    /// What a player holds, by name.
    static std::vector<ContentId> contents(const Force& force) {
        std::vector<ContentId> all;
        for (const Copies& copies : force.fixed)
            all.push_back(copies.id);
        for (const Force::Army& army : force.armies)
            if (army.roster)
                for (const ContentId& id : references(*army.roster))
                    all.push_back(id);
        return all;
    }

    void forgetPieces() {
        std::erase_if(m_scenario.pieces, [&](const Piece& piece) {
            const bool theirs =
                !ours(piece.side) || (!piece.player.empty() && !m_friends.count(piece.player));
            const bool secret = theirs && (!piece.entry.empty() || m_prints.hidden(piece, m_library));
            if (!secret && !forOthers(piece.extras))
                return false;
            m_gone.insert(piece.id);
            m_content.insert(piece.content);
            return true;
        });
    }

    /// Aims of others that would tell of what they keep to themselves.
    void forgetAims() {
        std::erase_if(m_scenario.victory, [&](const VictoryCondition& condition) {
            if (forOthers(condition.extras))
                return true;
            if (ours(condition.side))
                return false;
            const bool aboutGone = std::any_of(condition.targets.begin(), condition.targets.end(),
                                               [&](const ElementId& id) { return m_gone.count(id) > 0; });
            const bool aboutSecret =
                std::any_of(condition.units.begin(), condition.units.end(),
                            [&](const ContentId& id) { return m_content.count(id) > 0; });
            return aboutGone || aboutSecret;
        });
    }

    const Library& m_library;
    const GamePrints& m_prints;
    Scenario m_scenario;
    SideId m_side;
    std::set<PlayerId> m_friends;
    std::set<ElementId> m_gone;
    std::set<ContentId> m_content;
};

}  // namespace

std::vector<std::string> onlyFor(const Extras& extras) {
    std::vector<std::string> sides;
    for (const auto& [key, value] : extras) {
        if (key != "onlyFor")
            continue;
        if (value.isString())
            sides.push_back(value.string());
        else if (value.isArray())
            for (const Json& each : value.array())
                if (each.isString())
                    sides.push_back(each.string());
    }
    return sides;
}

Scenario knownTo(const PlayerId& reader, const Scenario& scenario, const Library& library,
                 const GamePrints& prints) {
    return Redactor(reader, scenario, library, prints).redacted();
}

}  // namespace bocage::model::print
