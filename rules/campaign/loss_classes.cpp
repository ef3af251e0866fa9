#include "rules/campaign/loss_classes.h"

#include <algorithm>

namespace bocage::rules {

namespace {

using Losses = LossClasses::Losses;

/// Entries of one player that do not differ in anything but their ids.
struct Alike {
    RosterEntry example;
    std::size_t army = 0;
    std::vector<ElementId> ids;
};

bool sameBut(const RosterEntry& a, const RosterEntry& b) {
    return a.content == b.content && a.grant == b.grant &&
           std::equal(a.fillings.begin(), a.fillings.end(), b.fillings.begin(), b.fillings.end(),
                      [](const auto& one, const auto& other) {
                          return one.slot == other.slot && one.option == other.option &&
                                 one.contents == other.contents;
                      });
}

std::vector<Alike> alikeOf(const Player& player) {
    std::vector<Alike> groups;
    for (std::size_t army = 0; army < player.force.armies.size(); ++army) {
        const auto& roster = player.force.armies[army].roster;
        if (!roster)
            continue;
        for (const RosterEntry& entry : roster->entries) {
            const auto group = std::find_if(groups.begin(), groups.end(), [&](const Alike& each) {
                return each.army == army && sameBut(each.example, entry);
            });
            if (group == groups.end())
                groups.push_back({entry, army, {entry.id}});
            else
                group->ids.push_back(entry.id);
        }
    }
    return groups;
}

Losses lossesOf(const PlayerId& player, const std::vector<Alike>& groups,
                const std::vector<std::size_t>& counts) {
    Losses out;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (std::size_t n = 0; n < counts[g]; ++n)
            out.push_back({player, groups[g].ids[groups[g].ids.size() - 1 - n], {}, 1});
    return out;
}

/// All ways in which this player may lose something and not everything.
std::vector<Losses> ownLosses(const Player& player, bool& complete) {
    const std::vector<Alike> groups = alikeOf(player);
    std::size_t entries = 0, ways = 1;
    for (const Alike& group : groups) {
        entries += group.ids.size();
        ways = std::min(ways * (group.ids.size() + 1), mostLossClasses + 2);
    }
    std::vector<Losses> out;
    if (entries < 2)
        return out;
    std::vector<std::size_t> counts(groups.size(), 0);
    if (ways <= mostLossClasses) {
        for (;;) {
            std::size_t g = 0;
            while (g < groups.size() && ++counts[g] > groups[g].ids.size())
                counts[g++] = 0;
            if (g == groups.size())
                break;
            if (Losses losses = lossesOf(player.id, groups, counts); losses.size() < entries)
                out.push_back(std::move(losses));
        }
        return out;
    }
    // Too many: each kind of entry gone, and each kind the last one left.
    complete = false;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        counts.assign(groups.size(), 0);
        counts[g] = groups[g].ids.size();
        out.push_back(lossesOf(player.id, groups, counts));
        for (std::size_t other = 0; other < groups.size(); ++other)
            counts[other] = groups[other].ids.size() - (other == g ? 1 : 0);
        out.push_back(lossesOf(player.id, groups, counts));
    }
    return out;
}

bool concerns(const CampaignChapter::Next& way, const ScenarioSide& side, std::string_view winner) {
    return std::any_of(way.carry.begin(), way.carry.end(), [&](const CarryOver& carry) {
        return carry.kind == CarryOver::Kind::Losses &&
               isSideCalled(side, carry.side.empty() ? winner : std::string_view(carry.side.value));
    });
}

}  // namespace

LossClasses lossClasses(const Scenario& played, const CampaignChapter::Next* way, std::string_view winner) {
    LossClasses out;
    if (!way)
        return out;
    std::vector<std::vector<Losses>> players;
    for (const ScenarioSide& side : played.sides)
        if (concerns(*way, side, winner))
            for (const Player& player : side.players)
                if (auto own = ownLosses(player, out.complete); !own.empty())
                    players.push_back(std::move(own));
    const auto worst = [](const std::vector<Losses>& own) {
        return *std::max_element(own.begin(), own.end(),
                                 [](const Losses& a, const Losses& b) { return a.size() < b.size(); });
    };
    for (std::size_t p = 0; p < players.size(); ++p) {
        Losses others;
        for (std::size_t other = 0; other < players.size(); ++other)
            if (other != p) {
                const Losses all = worst(players[other]);
                others.insert(others.end(), all.begin(), all.end());
            }
        for (const Losses& own : players[p]) {
            out.classes.push_back(own);
            if (others.empty())
                continue;
            Losses both = own;
            both.insert(both.end(), others.begin(), others.end());
            out.classes.push_back(std::move(both));
        }
    }
    return out;
}

}  // namespace bocage::rules
