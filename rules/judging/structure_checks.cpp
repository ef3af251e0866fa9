#include <algorithm>
#include <map>
#include <set>

#include "rules/board/square.h"
#include "rules/checks/check.h"
#include "rules/scenario/placed_lists.h"
#include "rules/systems/game_system.h"

namespace bocage::rules {

namespace {

/// Where one content is used in a scenario: what can be pointed at, and whether all of that can be taken
/// away.
struct Uses {
    std::vector<Location> locations;
    std::vector<Edit> removals;  ///< last first, so that earlier places stay where they are
};

/// Elements on the battlefield that are the content themselves; without it they are nothing.
Uses usesOn(const Scenario& scenario, const ContentId& id) {
    Uses uses;
    const auto look = [&](const auto& elements, const char* list, auto contentOf) {
        std::vector<Edit> removals;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (contentOf(elements[i]) != id)
                continue;
            const std::string pointer = std::string(list) + "/" + std::to_string(i);
            uses.locations.push_back({pointer, {}, {elements[i].id}, {}, {}});
            removals.push_back({Edit::Kind::Remove, pointer, {}});
        }
        uses.removals.insert(uses.removals.end(), removals.rbegin(), removals.rend());
    };
    const BattlefieldPlan& plan = scenario.battlefield;
    look(plan.boards, "/battlefield/boards", [](const PlacedBoard& board) { return board.board; });
    look(plan.overlays, "/battlefield/overlays",
         [](const PlacedOverlay& overlay) { return overlay.overlay; });
    look(plan.edges, "/battlefield/edges", [](const PlacedEdge& edge) { return edge.kind; });
    look(plan.corners, "/battlefield/corners", [](const PlacedCorner& corner) { return corner.kind; });
    look(scenario.pieces, "/pieces", [](const Piece& piece) { return piece.content; });
    return uses;
}

/// Everything else of a scenario that names the content: sides and forces, decks and bags, events,
/// conditions.
void addOtherUses(const Scenario& scenario, const ContentId& id, Uses& uses) {
    const auto add = [&](bool named, const std::string& pointer, const ElementId& element = {}) {
        if (!named)
            return;
        Location location;
        location.pointer = pointer;
        if (!element.empty())
            location.elements = {element};
        uses.locations.push_back(std::move(location));
    };
    const auto among = [&](const std::vector<Copies>& list) {
        return std::any_of(list.begin(), list.end(), [&](const Copies& copies) { return copies.id == id; });
    };
    const auto listed = [&](const std::vector<ContentId>& list) {
        return std::find(list.begin(), list.end(), id) != list.end();
    };
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p) {
            const Player& player = scenario.sides[s].players[p];
            const std::string pointer = "/sides/" + std::to_string(s) + "/players/" + std::to_string(p);
            add(player.faction == id, pointer + "/faction");
            const Force& force = player.force;
            add(among(force.fixed) || listed(force.permitted) || listed(force.required) ||
                    listed(force.forbidden),
                pointer + "/force");
            for (std::size_t a = 0; a < force.armies.size(); ++a)
                if (const auto& roster = force.armies[a].roster;
                    roster && (roster->faction == id || roster->deck == id.value)) {
                    add(true, pointer + "/force/armies/" + std::to_string(a));
                    uses.locations.back().army = force.armies[a].id;
                }
        }
    for (std::size_t d = 0; d < scenario.decks.size(); ++d)
        add(scenario.decks[d].deck == id || scenario.decks[d].substituteFor == id ||
                among(scenario.decks[d].removed),
            "/decks/" + std::to_string(d), scenario.decks[d].id);
    for (std::size_t b = 0; b < scenario.bags.size(); ++b)
        add(scenario.bags[b].bag == id || among(scenario.bags[b].added) || among(scenario.bags[b].removed),
            "/bags/" + std::to_string(b), scenario.bags[b].id);
    for (std::size_t e = 0; e < scenario.turnTrack.events.size(); ++e)
        add(scenario.turnTrack.events[e].faction == id, "/turnTrack/events/" + std::to_string(e),
            scenario.turnTrack.events[e].id);
    for (std::size_t v = 0; v < scenario.victory.size(); ++v) {
        const auto& scores = scenario.victory[v].scores;
        add(listed(scenario.victory[v].units) ||
                std::any_of(scores.begin(), scores.end(),
                            [&](const VictoryCondition::Score& score) { return score.unit == id; }),
            "/victory/" + std::to_string(v), scenario.victory[v].id);
    }
    for (std::size_t c = 0; c < scenario.campaign.size(); ++c)
        add(among(scenario.campaign[c].grants), "/campaign/" + std::to_string(c), scenario.campaign[c].id);
}

void addRosterUses(const Roster& roster, const ElementId& army, const ContentId& id, Uses& uses) {
    const auto addFillings = [&](const std::vector<RosterEntry::Filling>& fillings) {
        for (const RosterEntry::Filling& filling : fillings)
            if (filling.option == id ||
                std::find(filling.contents.begin(), filling.contents.end(), id) != filling.contents.end())
                uses.locations.push_back({{}, {}, {}, {filling.id}, army});
    };
    for (const RosterEntry& entry : roster.entries) {
        if (entry.content == id)
            uses.locations.push_back({{}, {}, {}, {entry.id}, army});
        addFillings(entry.fillings);
    }
    addFillings(roster.freeOptions);
}

/// DOC-REF: everything named must exist in an open pack; what does not is a ghost, kept and shown by name.
/// One ghost is one finding, however often it is used.
void checkReferences(const CheckInput& input, Findings& findings) {
    const std::vector<ContentId> ids =
        input.scenario ? references(*input.scenario) : references(*input.roster);
    std::map<ContentId, int> ghosts;
    for (const ContentId& id : ids)
        if (!input.library.head(id))
            ++ghosts[id];
    for (const auto& [id, count] : ghosts) {
        Finding finding;
        finding.rule = "DOC-REF-01";
        finding.severity = Severity::Error;
        finding.arguments = {id.value, std::to_string(count)};
        finding.subject = id.value;
        Uses uses = input.scenario ? usesOn(*input.scenario, id) : Uses();
        // Ghosts on the map can go at a stroke; in armies and texts somebody has to choose.
        if (static_cast<int>(uses.removals.size()) == count)
            finding.fixes.push_back(
                {"remove-ghosts", {std::to_string(count)}, std::move(uses.removals), std::nullopt});
        if (input.scenario)
            addOtherUses(*input.scenario, id, uses);
        if (input.roster) {
            addRosterUses(*input.roster, {}, id, uses);
            // The faction and the deck of an army are named at its head.
            if (uses.locations.empty())
                uses.locations.emplace_back().pointer = input.roster->faction == id ? "/faction" : "/deck";
        }
        for (const ScenarioSide& side : input.scenario ? input.scenario->sides : std::vector<ScenarioSide>())
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (army.roster)
                        addRosterUses(*army.roster, army.id, id, uses);
        finding.locations = std::move(uses.locations);
        findings.push_back(std::move(finding));
    }
}

/// DOC-PACK: a pinned pack must be open, in a version no older than the document was made with.
void checkPins(const CheckInput& input, Findings& findings) {
    std::set<PackId> told;
    for (const PackPin& pin : input.scenario ? input.scenario->packs : input.roster->packs) {
        const Pack* pack = input.library.pack(pin.id);
        if ((pack && pack->manifest.version == pin.version) || !told.insert(pin.id).second)
            continue;
        Finding finding;
        finding.rule = "DOC-PACK-01";
        finding.severity = pack ? Severity::Note : Severity::Error;
        finding.message = pack ? "version" : "missing";
        finding.arguments = {pin.id.value, pin.version, pack ? pack->manifest.version : std::string()};
        finding.subject = pin.id.value;
        findings.push_back(std::move(finding));
    }
}

/// DOC-FACE: a placed board or overlay shows a face that it has.
void checkFaces(const CheckInput& input, Findings& findings) {
    if (!input.scenario)
        return;
    const auto look = [&](const ElementId& element, const ContentId& id, const auto* definition,
                          const std::string& face) {
        if (!definition || faceNamed(definition->faces, face))
            return;
        Finding finding;
        finding.rule = "DOC-FACE-01";
        finding.arguments = {id.value, face};
        finding.subject = element.value;
        finding.locations.push_back({{}, {}, {element}, {}, {}});
        findings.push_back(std::move(finding));
    };
    for (const auto& board : input.scenario->battlefield.boards)
        look(board.id, board.board, input.library.board(board.board), board.face);
    for (const auto& overlay : input.scenario->battlefield.overlays)
        look(overlay.id, overlay.overlay, input.library.overlay(overlay.overlay), overlay.face);
}

/// DOC-SIDE: sides that are named must exist. One missing side is one finding, whatever belongs to it.
void checkSides(const CheckInput& input, Findings& findings) {
    if (!input.scenario)
        return;
    const Scenario& scenario = *input.scenario;
    std::map<SideId, Location> missing;
    const auto look = [&](const auto& elements) {
        for (const auto& element : elements)
            if (!element.side.empty() && !findSide(scenario, element.side))
                missing[element.side].elements.push_back(element.id);
    };
    look(scenario.zones);
    look(scenario.entries);
    look(scenario.pieces);
    look(scenario.victory);
    for (auto& [side, location] : missing) {
        Finding finding;
        finding.rule = "DOC-SIDE-01";
        finding.arguments = {side.value, std::to_string(location.elements.size())};
        finding.subject = side.value;
        finding.locations.push_back(std::move(location));
        findings.push_back(std::move(finding));
    }
}

/// Every id that something of the scenario goes by on the map.
std::set<ElementId> elementsOf(const Scenario& scenario) {
    std::set<ElementId> ids;
    forEachList(scenario, [&](const auto& list, const char*) {
        using Element = typename std::remove_cvref_t<decltype(list)>::value_type;
        if constexpr (!std::is_same_v<Element, Note>)
            for (const Element& element : list)
                ids.insert(element.id);
    });
    return ids;
}

Finding aboutLink(const char* message, const std::string& pointer, const ElementId& element,
                  std::vector<std::string> arguments) {
    Finding finding;
    finding.rule = "DOC-LINK-01";
    finding.message = message;
    finding.subject = element.value + "/" + arguments.back();
    finding.arguments = std::move(arguments);
    finding.locations.push_back({pointer, {}, {element}, {}, {}});
    return finding;
}

/// What to do about a victory condition whose n-th target is gone: name it no more, or do without the
/// condition when it has nothing else to be about and its side another one.
std::vector<Fix> withoutTarget(const Scenario& scenario, std::size_t condition, std::size_t target) {
    const VictoryCondition& own = scenario.victory[condition];
    const std::string place = "/victory/" + std::to_string(condition);
    if (own.targets.size() > 1)
        return {{"drop-target",
                 {own.targets[target].value},
                 {{Edit::Kind::Remove, place + "/targets/" + std::to_string(target), {}}},
                 std::nullopt}};
    const auto others = std::count_if(scenario.victory.begin(), scenario.victory.end(),
                                      [&](const VictoryCondition& one) { return one.side == own.side; });
    if (others < 2)
        return {};
    return {{"remove-element", {own.id.value}, {{Edit::Kind::Remove, place, {}}}, std::nullopt}};
}

/// One player who is missing is one finding, whatever is theirs. What belongs to a side that is missing is
/// told with the side.
void checkPlayers(const Scenario& scenario, Findings& findings) {
    struct Things {
        Location location;
        std::vector<Edit> edits;
    };
    std::map<PlayerId, Things> missing;
    for (std::size_t p = 0; p < scenario.pieces.size(); ++p) {
        const Piece& piece = scenario.pieces[p];
        if (piece.player.empty() || findPlayer(scenario, piece.player) ||
            (!piece.side.empty() && !findSide(scenario, piece.side)))
            continue;
        Things& things = missing[piece.player];
        things.location.elements.push_back(piece.id);
        things.location.cells.push_back(piece.at);
        things.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(p) + "/player", {}});
    }
    // Last first, so that earlier places stay where they are.
    for (std::size_t d = scenario.decks.size(); d > 0; --d) {
        const DeckUse& deck = scenario.decks[d - 1];
        if (findPlayer(scenario, deck.player))
            continue;
        Things& things = missing[deck.player];
        things.location.elements.push_back(deck.id);
        things.edits.push_back({Edit::Kind::Remove, "/decks/" + std::to_string(d - 1), {}});
    }
    for (auto& [player, things] : missing) {
        Finding finding;
        finding.rule = "DOC-LINK-01";
        finding.message = "player";
        finding.subject = player.value;
        finding.arguments = {player.value, std::to_string(things.location.elements.size())};
        finding.locations.push_back(std::move(things.location));
        finding.fixes.push_back({"forget-player", {player.value}, std::move(things.edits), std::nullopt});
        findings.push_back(std::move(finding));
    }
}

/// DOC-LINK: what points to a part of the same scenario finds it.
void checkLinks(const CheckInput& input, Findings& findings) {
    if (!input.scenario)
        return;
    const Scenario& scenario = *input.scenario;
    const std::set<ElementId> known = elementsOf(scenario);
    for (std::size_t v = 0; v < scenario.victory.size(); ++v) {
        const VictoryCondition& condition = scenario.victory[v];
        for (std::size_t t = 0; t < condition.targets.size(); ++t) {
            if (known.contains(condition.targets[t]))
                continue;
            findings.push_back(aboutLink("target", "/victory/" + std::to_string(v), condition.id,
                                         {condition.side.value, condition.targets[t].value}));
            findings.back().fixes = withoutTarget(scenario, v, t);
        }
    }
    checkPlayers(scenario, findings);
}

/// DOC-BOX-02: a box or piece of the collection that no open pack has adds nothing to the shelf.
void checkShelf(const CheckInput& input, Findings& findings) {
    if (!input.collection)
        return;
    Findings found = checkCollection(*input.collection, input.library);
    findings.insert(findings.end(), std::make_move_iterator(found.begin()),
                    std::make_move_iterator(found.end()));
}

/// A name as one step of a JSON pointer.
std::string pointerStep(std::string_view name) {
    std::string step;
    for (const char c : name)
        step += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
    return step;
}

/// DOC-WORD-01: rulings, conditions and switches that the scenario sets are words of its game.
void checkWords(const CheckInput& input, Findings& findings) {
    const GameSystem* system = input.scenario ? findGameSystem(input.scenario->system) : nullptr;
    if (!system || input.roster)
        return;
    const auto report = [&](const char* message, std::vector<std::string> arguments, std::string pointer,
                            const char* fix) {
        Finding finding;
        finding.rule = "DOC-WORD-01";
        finding.message = message;
        finding.subject = arguments.front();
        finding.locations.emplace_back().pointer = pointer;
        finding.fixes.push_back(
            {fix, {arguments.front()}, {{Edit::Kind::Remove, std::move(pointer), {}}}, std::nullopt});
        finding.arguments = std::move(arguments);
        findings.push_back(std::move(finding));
    };
    for (const auto& ruling : input.scenario->rulings) {
        const std::string& key = ruling.first;
        const std::string& value = ruling.second;
        const auto known = std::find_if(system->rulings().begin(), system->rulings().end(),
                                        [&](const RulingInfo& info) { return info.key == key; });
        if (known == system->rulings().end())
            report("ruling", {key}, "/rulings/" + pointerStep(key), "drop-ruling");
        else if (std::find(known->values.begin(), known->values.end(), value) == known->values.end())
            report("value", {key, value}, "/rulings/" + pointerStep(key), "drop-ruling");
    }
    const auto& conditions = input.scenario->battlefield.conditions;
    for (std::size_t c = 0; c < conditions.size(); ++c)
        if (std::none_of(system->conditions().begin(), system->conditions().end(),
                         [&](const ConditionInfo& info) { return info.name == conditions[c]; }))
            report("condition", {conditions[c]}, "/battlefield/conditions/" + std::to_string(c), "drop-word");
    const auto& rules = input.scenario->specialRules;
    for (std::size_t r = 0; r < rules.size(); ++r)
        if (!rules[r].ruleSwitch.empty() &&
            std::none_of(system->ruleSwitches().begin(), system->ruleSwitches().end(),
                         [&](const RuleSwitchInfo& info) { return info.name == rules[r].ruleSwitch; }))
            report("switch", {rules[r].ruleSwitch}, "/specialRules/" + std::to_string(r) + "/switch",
                   "drop-word");
}

constexpr Check structureChecksTable[] = {
    {"DOC-WORD-01", Severity::Error, checkWords, part::rulings | part::conditions | part::specialRules},
    {"DOC-REF-01", Severity::Error, checkReferences},
    {"DOC-BOX-02", Severity::Warning, checkShelf},
    {"DOC-LINK-01", Severity::Error, checkLinks},
    {"DOC-PACK-01", Severity::Error, checkPins},
    {"DOC-FACE-01", Severity::Error, checkFaces},
    {"DOC-SIDE-01", Severity::Error, checkSides},
};

}  // namespace

Findings checkCollection(const Collection& collection, const Library& library) {
    std::set<ContentId> strangers;
    for (const auto* list : {&collection.boxes, &collection.pieces})
        for (const Copies& copies : *list)
            if (!library.head(copies.id))
                strangers.insert(copies.id);
    Findings findings;
    for (const ContentId& id : strangers) {
        Finding finding;
        finding.rule = "DOC-BOX-02";
        finding.severity = Severity::Warning;
        finding.arguments = {id.value};
        finding.subject = id.value;
        findings.push_back(std::move(finding));
    }
    return findings;
}

std::span<const Check> structureChecks() {
    return structureChecksTable;
}

}  // namespace bocage::rules
