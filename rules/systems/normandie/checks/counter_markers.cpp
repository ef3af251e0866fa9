#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "rules/systems/normandie/checks/scenario_checks.h"

/// Markers and tokens that lie on counters: who may carry which, and how many of them.
namespace bocage::rules::normandie {

namespace {

bool isVehicle(const Unit& unit) {
    return unit.unitClass == UnitClass::Light || unit.unitClass == UnitClass::Heavy;
}
bool isHeavy(const Unit& unit) {
    return unit.unitClass == UnitClass::Heavy;
}
bool isInfantry(const Unit& unit) {
    return unit.unitClass == UnitClass::Infantry;
}
bool isZombie(const Unit& unit) {
    return unit.hasTrait("zombie");
}

/// Whom the text of a rule lets carry a marker, and how many of the same it can come to.
struct Bearing {
    std::string_view marker;
    std::string_view rule;
    const char* message;  ///< variant of the sentence: who alone may carry it
    bool (*may)(const Unit&);
    int most = 0;  ///< of the same kind on one counter; 0: as many as one likes
};
constexpr Bearing bearings[] = {
    {"damage-crew", "SON-UNI-23", "heavy", isHeavy, 1},
    {"damage-track", "SON-UNI-23", "heavy", isHeavy, 1},
    {"damage-hull", "SON-UNI-23", "heavy", isHeavy, 1},
    {"damage-primary", "SON-UNI-23", "heavy", isHeavy, 1},
    {"aid", "SON-SA-19", "infantry", isInfantry, 1},
    {"rust", "SON-OPT-28", "vehicle", isVehicle},
    {"drowning", "SON-OPT-22", "infantry", isInfantry},
    {"paralyze", "SON-OPT-27", "infantry", isInfantry},
    {"poisoned-blade", "SON-OPT-43", "infantry", isInfantry},
    {"poisoned-claws", "SON-OPT-70", "infantry", isInfantry},
    {"primitive-rage", "SON-OPT-76", "infantry", isInfantry},
    {"circle-nausea", "SON-OPT-56", "character", isCharacter},
    {"bind-zombies", "SON-OPT-54", "zombie", isZombie},
    {"serum-dart-juggernaut", "SON-OPT-64", "zombie", isZombie},
    {"serum-dart-faster", "SON-OPT-64", "zombie", isZombie},
    {"serum-dart-rage", "SON-OPT-64", "zombie", isZombie},
};

enum class Token { None, Order, SpecialOrder, Bluff };

Token tokenOf(const Piece& piece) {
    const std::string_view name =
        piece.content.kind() == "marker" ? piece.content.name() : std::string_view();
    return name == "order"           ? Token::Order
           : name == "special-order" ? Token::SpecialOrder
           : name == "bluff"         ? Token::Bluff
                                     : Token::None;
}

}  // namespace

const std::vector<LoadedCounter>& loadedCounters(const ScenarioCheck& check) {
    if (check.context.loaded)
        return *check.context.loaded;
    std::map<const FieldUnit*, std::size_t> place;
    std::vector<LoadedCounter>& loaded = check.context.loaded.emplace();
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
        const Piece& piece = check.scenario.pieces[p];
        if (piece.content.kind() != "marker")
            continue;
        const MarkerDef* marker = check.library.marker(piece.content);
        if (!marker || marker->place != MarkerDef::Place::Unit || piece.corner)
            continue;
        const FieldUnit* under = check.battlefield.unitAt(piece.at);
        if (!under)
            continue;
        const auto [known, fresh] = place.emplace(under, loaded.size());
        if (fresh)
            loaded.push_back({under, {}});
        loaded[known->second].markers.push_back(p);
    }
    return loaded;
}

Finding aboutMarker(const ScenarioCheck& check, std::string_view rule, Severity severity, std::size_t marker,
                    const FieldUnit& under) {
    const Piece& piece = check.scenario.pieces[marker];
    const Piece& bearer = check.scenario.pieces[under.piece];
    Finding found = aboutElement(std::string(rule), severity, piece.id, "pieces", marker, {piece.at});
    found.arguments = {piece.content.value, bearer.content.value};
    found.fixes.push_back(removeFix(piece.id, "pieces", marker));
    return found;
}

bool isOrderToken(const Piece& piece) {
    return tokenOf(piece) != Token::None;
}

namespace {

/// A marker lies on a unit that the text lets carry it, and no second of its kind where that is the end.
void checkBearers(const ScenarioCheck& check, Findings& findings, std::string_view rule) {
    for (const LoadedCounter& counter : loadedCounters(check)) {
        std::map<std::string_view, int> carried;
        for (const std::size_t marker : counter.markers) {
            const std::string_view name = check.scenario.pieces[marker].content.name();
            const auto bearing = std::find_if(std::begin(bearings), std::end(bearings),
                                              [&](const Bearing& row) { return row.marker == name; });
            if (bearing == std::end(bearings) || bearing->rule != rule)
                continue;
            const bool wrong = !bearing->may(*counter.unit->unit);
            const bool second = bearing->most > 0 && ++carried[name] > bearing->most;
            if (!wrong && !second)
                continue;
            Finding found = aboutMarker(check, rule, Severity::Error, marker, *counter.unit);
            found.message = wrong ? bearing->message : "second";
            findings.push_back(std::move(found));
        }
    }
}

void checkDamage(const ScenarioCheck& check, Findings& findings) {
    checkBearers(check, findings, "SON-UNI-23");
}

/// SON-SA-19: one Aid marker for every Medic.
void checkAid(const ScenarioCheck& check, Findings& findings) {
    checkBearers(check, findings, "SON-SA-19");
    std::map<int, int> medics;
    for (const FieldUnit& unit : check.battlefield.units())
        medics[unit.side] += findAbility(unit.unit->front, "medic") ? 1 : 0;
    // Medics who are not on the map yet help nobody, but their markers may be at hand.
    for (const JudgedArmy& army : check.context.armies)
        for (std::size_t s = 0; s < check.scenario.sides.size(); ++s)
            if (army.side == &check.scenario.sides[s]) {
                const auto inArmy = std::count_if(
                    army.view.units.begin(), army.view.units.end(),
                    [](const ArmyUnit& unit) { return unit.unit && findAbility(unit.unit->front, "medic"); });
                medics[static_cast<int>(s)] = std::max(medics[static_cast<int>(s)], static_cast<int>(inArmy));
            }
    std::map<int, int> aided;
    for (const LoadedCounter& counter : loadedCounters(check))
        for (const std::size_t marker : counter.markers) {
            if (check.scenario.pieces[marker].content.name() != "aid" ||
                ++aided[counter.unit->side] <= medics[counter.unit->side])
                continue;
            Finding found = aboutMarker(check, "SON-SA-19", Severity::Error, marker, *counter.unit);
            found.message = "medics";
            found.arguments.push_back(std::to_string(medics[counter.unit->side]));
            findings.push_back(std::move(found));
        }
}

template <std::size_t Index>
constexpr const char* optionRule() {
    constexpr std::array rules = {"SON-OPT-22", "SON-OPT-27", "SON-OPT-28", "SON-OPT-43", "SON-OPT-54",
                                  "SON-OPT-64", "SON-OPT-70", "SON-OPT-76", "SON-OPT-56"};
    return rules[Index];
}

/// Spell and option markers lie only on units that the spell or option is about.
template <std::size_t Index>
void checkOptionMarkers(const ScenarioCheck& check, Findings& findings) {
    checkBearers(check, findings, optionRule<Index>());
}

/// SON-ORD-02: one Order token on a unit, Bluff and Special Orders included.
void checkOneToken(const ScenarioCheck& check, Findings& findings) {
    for (const LoadedCounter& counter : loadedCounters(check)) {
        std::size_t first = 0;
        int tokens = 0;
        for (const std::size_t marker : counter.markers) {
            if (tokenOf(check.scenario.pieces[marker]) == Token::None)
                continue;
            if (++tokens == 1) {
                first = marker;
                continue;
            }
            Finding found = aboutMarker(check, "SON-ORD-02", Severity::Error, marker, *counter.unit);
            found.arguments[0] = check.scenario.pieces[first].content.value;
            std::swap(found.arguments[0], found.arguments[1]);
            findings.push_back(std::move(found));
        }
    }
}

/// Somebody on the battlefield may give Zombies an order (SON-ZOM-05).
bool hasMasterOfTheDead(const ScenarioCheck& check) {
    return std::any_of(check.battlefield.units().begin(), check.battlefield.units().end(),
                       [](const FieldUnit& unit) { return unit.masterOfTheDead && unit.side >= 0; });
}

/// SON-ORD-06: no order for uncontrolled creatures, nor for units in Rage, Catatonia or Paranoia.
void checkWhoTakesOrders(const ScenarioCheck& check, Findings& findings) {
    const bool master = hasMasterOfTheDead(check);
    for (const LoadedCounter& counter : loadedCounters(check)) {
        const auto isMad = [&](std::size_t marker) {
            const std::string_view name = check.scenario.pieces[marker].content.name();
            return name == "madness-rage" || name == "madness-catatonia" || name == "madness-paranoia";
        };
        const Unit& unit = *counter.unit->unit;
        const bool wild = isUncontrolled(unit) && !(isZombie(unit) && master) && counter.unit->side < 0;
        const bool mad = std::any_of(counter.markers.begin(), counter.markers.end(), isMad);
        const auto& limits = check.scenario.pieces[counter.unit->piece].restrictions;
        const bool barred = std::find(limits.begin(), limits.end(), "no-orders") != limits.end();
        if (!wild && !mad && !barred)
            continue;
        for (const std::size_t marker : counter.markers) {
            if (tokenOf(check.scenario.pieces[marker]) == Token::None)
                continue;
            Finding found = aboutMarker(check, "SON-ORD-06", Severity::Error, marker, *counter.unit);
            found.message = wild ? "wild" : mad ? "mad" : "barred";
            findings.push_back(std::move(found));
        }
    }
}

bool isTotem(const ContentId& id) {
    return id.name() == "totem";
}

/// SON-ARM-61, -63, -64: ten Order tokens, two Special Orders and two Bluffs are the most a player can have.
/// `most` says how many a player may have.
template <class Most>
void checkTokens(const ScenarioCheck& check, Findings& findings, Token kind, const char* rule, Most most) {
    std::map<int, std::vector<std::pair<std::size_t, const FieldUnit*>>> bySide;
    for (const LoadedCounter& counter : loadedCounters(check))
        for (const std::size_t marker : counter.markers)
            if (tokenOf(check.scenario.pieces[marker]) == kind)
                bySide[counter.unit->side].emplace_back(marker, counter.unit);
    for (const auto& [side, tokens] : bySide) {
        // Each player of a side has tokens of his own.
        int all = 0;
        if (side >= 0)
            for (const Player& player : check.scenario.sides[static_cast<std::size_t>(side)].players)
                all += most(&player);
        if (all == 0)
            all = most(nullptr);
        if (static_cast<int>(tokens.size()) <= all)
            continue;
        Finding found = aboutMarker(check, rule, Severity::Error, tokens.back().first, *tokens.back().second);
        found.message = "map";
        found.arguments = {std::to_string(tokens.size()), std::to_string(all)};
        if (static_cast<int>(tokens.size()) > all + 1)
            found.fixes.clear();  // one of them less is no way out yet
        findings.push_back(std::move(found));
    }
}

void checkOrders(const ScenarioCheck& check, Findings& findings) {
    checkTokens(check, findings, Token::Order, "SON-ARM-61", [](const Player*) { return orderCap; });
}
void checkSpecialOrders(const ScenarioCheck& check, Findings& findings) {
    checkTokens(check, findings, Token::SpecialOrder, "SON-ARM-63",
                [](const Player*) { return specialOrderCap; });
}
void checkBluffs(const ScenarioCheck& check, Findings& findings) {
    // One for everybody, a second with the Bluff order (SON-OPT-40); whoever still has to build an army may
    // yet buy it.
    checkTokens(check, findings, Token::Bluff, "SON-ARM-64", [&](const Player* player) {
        if (!player || (player->force.armies.empty() && player->force.budget))
            return bluffCap;
        int bluffs = 1;
        std::size_t judged = 0;
        for (const JudgedArmy& army : check.context.armies)
            if (army.player == player) {
                bluffs = std::max(bluffs, army.totals.usableBluffs);
                ++judged;
            }
        if (judged < player->force.armies.size())
            return bluffCap;
        if (const HandedOut* out = check.context.handedTo(player))
            for (const auto& [option, count] : out->options)
                bluffs += option->id.name() == "bluff" ? count : 0;
        for (const CampaignLink& link : check.scenario.campaign)
            if (link.receiver == player->id)
                for (const auto& [option, count] : handedOutBy(link.grants, check.content).options)
                    bluffs += option->id.name() == "bluff" ? count : 0;
        return std::min(bluffs, bluffCap);
    });
}

/// Orders that the side's players are entitled to (SON-ARM-60); none when that is not settled: an army is
/// still to be built or cannot be read.
std::optional<int> ordersOf(const ScenarioCheck& check, std::size_t side) {
    const ScenarioSide& owner = check.scenario.sides[side];
    int orders = 0;
    bool given = false;
    for (const Player& player : owner.players) {
        const Force& force = player.force;
        if (force.budget && force.armies.empty())
            return std::nullopt;
        given = given || !force.armies.empty() || !force.fixed.empty();
        std::size_t judged = 0;
        for (const JudgedArmy& army : check.context.armies)
            if (army.player == &player) {
                orders += army.totals.orders.value;
                ++judged;
            }
        if (judged < force.armies.size())
            return std::nullopt;
        if (const HandedOut* out = check.context.handedTo(&player))
            orders += out->orders;
        for (const CampaignLink& link : check.scenario.campaign)
            if (link.receiver == player.id)
                orders += handedOutBy(link.grants, check.content).orders;
    }
    // What the scenario itself places has its stars besides, and a Totem gives one more who wants it.
    for (const FieldUnit& unit : check.battlefield.units())
        if (unit.side == static_cast<int>(side) &&
            (!given || !check.scenario.pieces[unit.piece].restrictions.empty()))
            orders +=
                std::max(0, unit.sideUp().stars) + (findAbility(unit.sideUp(), "personal-order") ? 1 : 0);
    for (const Piece& piece : check.scenario.pieces)
        orders += isTotem(piece.content) ? 1 : 0;
    for (const PlacedCorner& corner : check.scenario.battlefield.corners)
        orders += isTotem(corner.kind) ? 1 : 0;
    return orders;
}

/// SON-ARM-60: no more orders lie on a side's counters than it has stars.
void checkStars(const ScenarioCheck& check, Findings& findings) {
    std::map<int, std::vector<std::pair<std::size_t, const FieldUnit*>>> bySide;
    for (const LoadedCounter& counter : loadedCounters(check))
        for (const std::size_t marker : counter.markers)
            if (tokenOf(check.scenario.pieces[marker]) == Token::Order && counter.unit->side >= 0)
                bySide[counter.unit->side].emplace_back(marker, counter.unit);
    for (const auto& [side, tokens] : bySide) {
        const std::optional<int> orders = ordersOf(check, static_cast<std::size_t>(side));
        const int players = std::max(
            1, static_cast<int>(check.scenario.sides[static_cast<std::size_t>(side)].players.size()));
        const int lying = static_cast<int>(tokens.size());
        // More than there are tokens at all is told as such (SON-ARM-61).
        if (!orders || lying <= *orders || lying > orderCap * players)
            continue;
        Finding found =
            aboutMarker(check, "SON-ARM-60", Severity::Error, tokens.back().first, *tokens.back().second);
        found.message = "map";
        found.arguments = {std::to_string(lying), std::to_string(*orders)};
        if (lying > *orders + 1)
            found.fixes.clear();  // one of them less is no way out yet
        findings.push_back(std::move(found));
    }
}

/// SON-ACT-05: a unit that gets an Activated marker loses its token. The Dragon on it has one of its own once
/// it has moved.
void checkActivated(const ScenarioCheck& check, Findings& findings) {
    for (const LoadedCounter& counter : loadedCounters(check)) {
        int activated = 0;
        std::optional<std::size_t> token;
        for (const std::size_t marker : counter.markers) {
            const Piece& piece = check.scenario.pieces[marker];
            activated += piece.content.name() == "activated" ? 1 : piece.content.name() == "dragon" ? -1 : 0;
            if (!token && tokenOf(piece) != Token::None)
                token = marker;
        }
        if (activated > 0 && token)
            findings.push_back(aboutMarker(check, "SON-ACT-05", Severity::Error, *token, *counter.unit));
    }
}

/// How often the side has the option.
int copiesOf(const ScenarioCheck& check, std::size_t side, std::string_view name) {
    const ScenarioSide& owner = check.scenario.sides[side];
    int found = 0;
    const auto take = [&](const Option* option, int count = 1) {
        found += option && option->id.name() == name ? count : 0;
    };
    for (const JudgedArmy& army : check.context.armies)
        if (army.side == &owner)
            army.view.forEachFilling(
                [&](const FillingView& filling, const EntryView*) { take(filling.option); });
    for (const HandedOut& out : check.context.handedOut)
        if (out.side == &owner)
            for (const auto& [option, count] : out.options)
                take(option, count);
    return found;
}

/// SON-OPT-32: the Dragon sits on a friend of whoever brings it, and each of them has one token.
void checkDragon(const ScenarioCheck& check, Findings& findings) {
    int brought = 0, lying = 0;
    for (std::size_t s = 0; s < check.scenario.sides.size(); ++s)
        brought += copiesOf(check, s, "dragon");
    for (const LoadedCounter& counter : loadedCounters(check))
        for (const std::size_t marker : counter.markers) {
            const Piece& piece = check.scenario.pieces[marker];
            if (piece.content.name() != "dragon")
                continue;
            if (++lying > std::max(1, brought)) {
                Finding found = aboutMarker(check, "SON-OPT-32", Severity::Error, marker, *counter.unit);
                found.message = "second";
                findings.push_back(std::move(found));
                continue;
            }
            bool mine = false, theirs = false;
            for (std::size_t s = 0; s < check.scenario.sides.size(); ++s) {
                const bool owns = piece.side.empty() ? copiesOf(check, s, "dragon") > 0
                                                     : piece.side == check.scenario.sides[s].id;
                (static_cast<int>(s) == counter.unit->side ? mine : theirs) |= owns;
            }
            // Nobody's Dragon is the scenario's own affair.
            if (mine || !theirs)
                continue;
            findings.push_back(aboutMarker(check, "SON-OPT-32", Severity::Error, marker, *counter.unit));
        }
}

/// SON-ARM-35: two Totems at most stand on the battlefield for a player at the same time.
void checkTotems(const ScenarioCheck& check, Findings& findings) {
    struct Totem {
        ElementId id;
        const char* list;
        std::size_t index;
        SideId side;
    };
    std::vector<Totem> totems;
    const auto& corners = check.scenario.battlefield.corners;
    for (std::size_t c = 0; c < corners.size(); ++c)
        if (isTotem(corners[c].kind))
            totems.push_back({corners[c].id, "battlefield/corners", c, {}});
    for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p)
        if (isTotem(check.scenario.pieces[p].content))
            totems.push_back({check.scenario.pieces[p].id, "pieces", p, check.scenario.pieces[p].side});
    // Who sets up Totems: two for each of them. One that lies there for nobody may be anybody's.
    std::map<SideId, int> owners;
    int most = 0;
    forEachPlayer(check.scenario, [&](const ScenarioSide& side, const Player& player, const std::string&) {
        const int own = player.faction.name() == "deep-ones" ? 2 : 0;
        owners[side.id] += own;
        most += own;
    });
    most = std::max(2, most);
    std::map<SideId, int> bySide;
    for (const Totem& totem : totems)
        ++bySide[totem.side];
    const bool tooManyOfOne = std::any_of(bySide.begin(), bySide.end(), [&](const auto& side) {
        return !side.first.empty() && side.second > std::max(2, owners[side.first]);
    });
    if (!tooManyOfOne && static_cast<int>(totems.size()) <= most)
        return;
    const Totem& last = totems.back();
    Finding found = aboutElement("SON-ARM-35", Severity::Error, last.id, last.list, last.index);
    found.message = "map";
    found.arguments = {std::to_string(totems.size())};
    if (static_cast<int>(totems.size()) == most + 1)
        found.fixes.push_back(removeFix(last.id, last.list, last.index));
    findings.push_back(std::move(found));
}

constexpr Parts onCounters = part::pieces | part::units;

constexpr Check counterMarkersTable[] = {
    {"SON-UNI-23", Severity::Error, scenarioCheck<checkDamage>, onCounters},
    {"SON-SA-19", Severity::Error, scenarioCheck<checkAid>, onCounters | part::sides | part::armies},
    {"SON-OPT-22", Severity::Error, scenarioCheck<checkOptionMarkers<0>>, onCounters},
    {"SON-OPT-27", Severity::Error, scenarioCheck<checkOptionMarkers<1>>, onCounters},
    {"SON-OPT-28", Severity::Error, scenarioCheck<checkOptionMarkers<2>>, onCounters},
    {"SON-OPT-43", Severity::Error, scenarioCheck<checkOptionMarkers<3>>, onCounters},
    {"SON-OPT-54", Severity::Error, scenarioCheck<checkOptionMarkers<4>>, onCounters},
    {"SON-OPT-64", Severity::Error, scenarioCheck<checkOptionMarkers<5>>, onCounters},
    {"SON-OPT-70", Severity::Error, scenarioCheck<checkOptionMarkers<6>>, onCounters},
    {"SON-OPT-76", Severity::Error, scenarioCheck<checkOptionMarkers<7>>, onCounters},
    {"SON-OPT-56", Severity::Error, scenarioCheck<checkOptionMarkers<8>>, onCounters},
    {"SON-ORD-02", Severity::Error, scenarioCheck<checkOneToken>, onCounters},
    {"SON-ORD-06", Severity::Error, scenarioCheck<checkWhoTakesOrders>, onCounters},
    {"SON-ACT-05", Severity::Error, scenarioCheck<checkActivated>, onCounters},
    {"SON-OPT-32", Severity::Error, scenarioCheck<checkDragon>, onCounters | part::sides | part::armies},
    {"SON-ARM-60", Severity::Error, scenarioCheck<checkStars>,
     onCounters | part::sides | part::armies | part::laid | part::campaign},
    {"SON-ARM-61", Severity::Error, scenarioCheck<checkOrders>, onCounters | part::sides},
    {"SON-ARM-63", Severity::Error, scenarioCheck<checkSpecialOrders>, onCounters | part::sides},
    {"SON-ARM-64", Severity::Error, scenarioCheck<checkBluffs>,
     onCounters | part::sides | part::armies | part::campaign},
    {"SON-ARM-35", Severity::Error, scenarioCheck<checkTotems>, part::pieces | part::laid | part::sides},
};

}  // namespace

std::span<const Check> counterMarkerChecks() {
    return counterMarkersTable;
}

}  // namespace bocage::rules::normandie
