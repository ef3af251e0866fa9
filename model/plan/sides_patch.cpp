#include "model/plan/sides_patch.h"

namespace bocage::model {

using namespace rules;

namespace {

struct ArmyPlace {
    std::size_t side, player, army;
};

Force::Army& armyAt(std::vector<ScenarioSide>& sides, const ArmyPlace& at) {
    return sides[at.side].players[at.player].force.armies[at.army];
}

/// A side without what is in its armies. The fields are bound by count: a new one does not compile until it
/// is copied here.
ScenarioSide withoutRosters(const ScenarioSide& side) {
    const auto& [id, name, colour, players, extras] = side;
    ScenarioSide bare{id, name, colour, {}, extras};
    for (const Player& player : players) {
        const auto& [playerId, playerName, faction, cards, force, playerExtras] = player;
        const auto& [budget, fixed, armies, permitted, required, forbidden, mixed, forceExtras] = force;
        bare.players.push_back({playerId, playerName, faction, cards,
                                Force{budget, fixed, {}, permitted, required, forbidden, mixed, forceExtras},
                                playerExtras});
        for (const Force::Army& army : armies)
            bare.players.back().force.armies.push_back({army.id, army.file, std::nullopt});
    }
    return bare;
}

/// Whether the armies inside both lie at the same places.
bool sameArmies(const std::vector<ScenarioSide>& a, const std::vector<ScenarioSide>& b) {
    const auto sameArmy = [](const Force::Army& x, const Force::Army& y) {
        return x.id == y.id && x.roster.has_value() == y.roster.has_value();
    };
    const auto samePlayer = [&](const Player& x, const Player& y) {
        return std::equal(x.force.armies.begin(), x.force.armies.end(), y.force.armies.begin(),
                          y.force.armies.end(), sameArmy);
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](const ScenarioSide& x, const ScenarioSide& y) {
                          return std::equal(x.players.begin(), x.players.end(), y.players.begin(),
                                            y.players.end(), samePlayer);
                      });
}

/// One side whose armies stay what they are.
class BareSidePart : public PartPatch<Scenario> {
public:
    BareSidePart(std::size_t place, ScenarioSide before, ScenarioSide after)
        : m_place(place), m_before(std::move(before)), m_after(std::move(after)) {}
    void apply(Scenario& scenario) const override { put(scenario, m_after); }
    void revert(Scenario& scenario) const override { put(scenario, m_before); }

private:
    void put(Scenario& scenario, ScenarioSide side) const {
        ScenarioSide& now = scenario.sides[m_place];
        for (std::size_t p = 0; p < side.players.size(); ++p)
            for (std::size_t a = 0; a < side.players[p].force.armies.size(); ++a)
                side.players[p].force.armies[a].roster = std::move(now.players[p].force.armies[a].roster);
        now = std::move(side);
    }

    std::size_t m_place;
    ScenarioSide m_before, m_after;
};

/// One army that stays where it is.
class ArmyPart : public PartPatch<Scenario> {
public:
    ArmyPart(ArmyPlace place, PartPatches<Roster> parts) : m_place(place), m_parts(std::move(parts)) {}
    void apply(Scenario& scenario) const override {
        for (const auto& part : m_parts)
            part->apply(*armyAt(scenario.sides, m_place).roster);
    }
    void revert(Scenario& scenario) const override {
        for (const auto& part : m_parts)
            part->revert(*armyAt(scenario.sides, m_place).roster);
    }

private:
    ArmyPlace m_place;
    PartPatches<Roster> m_parts;
};

}  // namespace

PartPatches<Roster> rosterParts(const Roster& before, const Roster& after) {
    // By count: a new field does not compile until it has its line below.
    [[maybe_unused]] const auto& [system, title, author, provenance, packs, faction, limit, entries, options,
                                  variants, deck, waivers, notes, extras] = before;
    PartPatches<Roster> parts;
    addField<&Roster::system>(parts, before, after);
    addField<&Roster::title>(parts, before, after);
    addField<&Roster::author>(parts, before, after);
    addField<&Roster::provenance>(parts, before, after);
    addList<&Roster::packs>(parts, before, after);
    addField<&Roster::faction>(parts, before, after);
    addField<&Roster::limit>(parts, before, after);
    addList<&Roster::entries>(parts, before, after);
    addList<&Roster::freeOptions>(parts, before, after);
    addList<&Roster::variants>(parts, before, after);
    addField<&Roster::deck>(parts, before, after);
    addList<&Roster::waivers>(parts, before, after);
    addField<&Roster::notes>(parts, before, after);
    addField<&Roster::extras>(parts, before, after);
    return parts;
}

void addSides(PartPatches<Scenario>& parts, const Scenario& before, const Scenario& after) {
    if (!sameArmies(before.sides, after.sides)) {
        addList<&Scenario::sides>(parts, before, after);
        return;
    }
    for (std::size_t s = 0; s < before.sides.size(); ++s) {
        const ScenarioSide &was = before.sides[s], &is = after.sides[s];
        if (was == is)
            continue;
        if (ScenarioSide bareWas = withoutRosters(was), bareIs = withoutRosters(is); bareWas != bareIs)
            parts.push_back(std::make_shared<BareSidePart>(s, std::move(bareWas), std::move(bareIs)));
        for (std::size_t p = 0; p < was.players.size(); ++p)
            for (std::size_t a = 0; a < was.players[p].force.armies.size(); ++a) {
                const auto &old = was.players[p].force.armies[a].roster,
                           &fresh = is.players[p].force.armies[a].roster;
                if (old && *old != *fresh)
                    parts.push_back(
                        std::make_shared<ArmyPart>(ArmyPlace{s, p, a}, rosterParts(*old, *fresh)));
            }
    }
}

}  // namespace bocage::model
