#include <algorithm>
#include <map>

#include "rules/format/element_json.h"
#include "rules/scenario/chapter_of.h"
#include "rules/systems/normandie/checks/deployment_rights.h"
#include "rules/systems/normandie/checks/handed_out_checks.h"
#include "rules/systems/normandie/checks/scenario_checks.h"
#include "rules/systems/normandie/movement/ground_rules.h"

namespace bocage::rules::normandie {

namespace {

Finding aboutPlayer(std::string rule, Severity severity, const Player& player, std::string pointer) {
    Finding found = aboutScenario(std::move(rule), severity, player.id.value);
    found.arguments = {player.id.value};
    Location location;
    location.pointer = std::move(pointer);
    found.locations.push_back(std::move(location));
    return found;
}

/// A title for a battle that has none: who meets in it, else only that it is one.
Text titleFor(const Scenario& scenario) {
    Text title;
    for (const auto& [language, otherwise] :
         {std::pair("en", "New battle"), std::pair("fr", "Nouvelle bataille")}) {
        std::string joined;
        for (const ScenarioSide& side : scenario.sides)
            if (const std::string& name = side.name.in(language); !name.empty())
                joined += (joined.empty() ? "" : " – ") + name;
        title.byLanguage[language] = joined.empty() ? otherwise : joined;
    }
    return title;
}

bool isPinned(const Scenario& scenario, const PackId& id) {
    return std::any_of(scenario.packs.begin(), scenario.packs.end(),
                       [&](const PackPin& pin) { return pin.id == id; });
}

/// Whether the zones lie on open ground of the board.
bool carriesZones(const ScenarioCheck& check, const Face& face) {
    for (const Zone& zone : check.scenario.zones)
        for (const Cell cell : zone.cells) {
            const TerrainKind* terrain =
                face.grid.contains(cell) ? check.library.terrain(face.grid.at(cell)) : nullptr;
            if (!terrain || !terrain->effects.empty())
                return false;
        }
    return true;
}

/// Lays the first board of the scenario's packs that has room for the zones, where nothing else lies yet that
/// might not fit on it.
void offerBoard(const ScenarioCheck& check, Finding& found) {
    const Scenario& scenario = check.scenario;
    const BattlefieldPlan& plan = scenario.battlefield;
    if (!plan.overlays.empty() || !plan.edges.empty() || !plan.corners.empty() || !scenario.entries.empty() ||
        !scenario.objectives.empty() || !scenario.pieces.empty())
        return;
    for (const Pack& pack : check.library.packs())
        for (const BoardDef& board : pack.boards) {
            if (!isPinned(scenario, pack.manifest.id) || board.grid != plan.grid || board.faces.empty() ||
                !carriesZones(check, board.faces.front()))
                continue;
            Json::Object placed{{"id", freshId(scenario, "board").value},
                                {"board", board.id.value},
                                {"at", Json(Json::Array{0, 0})}};
            if (board.faces.front().name != "a")
                placed.emplace_back("face", board.faces.front().name);
            found.fixes.push_back(
                {"lay-board",
                 {board.id.value},
                 {{Edit::Kind::Add, "/battlefield/boards", Json(Json::Array{Json(std::move(placed))})}},
                 std::nullopt});
            return;
        }
}

/// Two factions of the scenario's packs with decks of their own; fewer when there are none.
std::vector<const FactionDef*> twoFactions(const ScenarioCheck& check) {
    std::vector<const FactionDef*> two;
    for (const Pack& pack : check.library.packs())
        for (const FactionDef& faction : pack.factions) {
            if (two.size() == 2 || !isPinned(check.scenario, pack.manifest.id) ||
                !check.library.deck(ContentId(faction.deck)))
                continue;
            if (two.empty() || two.front()->deck != faction.deck)
                two.push_back(&faction);
        }
    return two;
}

/// Spaces of the two columns at one rim of the battlefield where infantry may stand and nobody does.
Json::Array rimOf(const ScenarioCheck& check, bool east) {
    const Battlefield& field = check.battlefield;
    Json::Array cells;
    Mover infantry;
    for (int col = 0; col < field.cols() && cells.size() < 8; ++col)
        for (int row = 0; row < field.rows() && col < field.cols() / 3; ++row) {
            const Cell cell{field.origin().col + (east ? field.cols() - 1 - col : col),
                            field.origin().row + row};
            if (field.exists(cell) && !field.unitAt(cell) && !groundBars(field, infantry, cell))
                cells.push_back(Json(Json::Array{cell.col, cell.row}));
        }
    return cells;
}

constexpr int usualPoints = 300;  ///< of an army, where nobody says how many

/// Two sides that face each other over the battlefield, with all that a side needs: a player with a faction
/// and points, a zone, a way to win.
void offerSides(const ScenarioCheck& check, Finding& found) {
    const Scenario& scenario = check.scenario;
    const auto factions = twoFactions(check);
    if (factions.size() < 2 || !scenario.zones.empty() || !scenario.victory.empty())
        return;
    Json::Array sides, zones, victory;
    for (std::size_t s = 0; s < 2; ++s) {
        const std::string number = std::to_string(s + 1);
        const SideId side("side-" + number);
        const Text& name = factions[s]->name;
        sides.push_back(Json::Object{
            {"id", side.value},
            {"name", jsonOf(name)},
            {"players",
             Json(Json::Array{Json::Object{{"id", "player-" + number},
                                           {"name", jsonOf(name)},
                                           {"faction", factions[s]->id.value},
                                           {"cards", 4},
                                           {"force", Json(Json::Object{{"budget", usualPoints}})}}})}});
        Json::Array cells = rimOf(check, s == 1);
        if (cells.empty())
            return;
        zones.push_back(Json::Object{{"id", "zone-" + number},
                                     {"kind", "deployment"},
                                     {"name", jsonOf(name)},
                                     {"side", side.value},
                                     {"cells", Json(std::move(cells))}});
        VictoryCondition condition;
        condition.id = ElementId("victory-" + number);
        condition.side = side;
        condition.kind = s == 0 ? VictoryCondition::Kind::Eliminate : VictoryCondition::Kind::Survive;
        condition.text.byLanguage =
            s == 0 ? decltype(condition.text.byLanguage){{"en", "Wins when no enemy is left."},
                                                         {"fr", "Gagne quand il ne reste aucun ennemi."}}
                   : decltype(condition.text.byLanguage){
                         {"en", "Wins when the other side has not won by the end."},
                         {"fr", "Gagne si l’autre camp n’a pas gagné à la fin."}};
        victory.push_back(jsonOf(condition));
    }
    found.fixes.push_back({"add-sides",
                           {factions[0]->id.value, factions[1]->id.value},
                           {{Edit::Kind::Add, "/sides", Json(std::move(sides))},
                            {Edit::Kind::Add, "/zones", Json(std::move(zones))},
                            {Edit::Kind::Add, "/victory", Json(std::move(victory))}},
                           std::nullopt});
}

/// SON-SCN-01: title, battlefield and sides are the parts no scenario can do without; the others have rules
/// of their own.
void checkParts(const ScenarioCheck& check, Findings& findings) {
    const auto missing = [&](const char* part, const char* pointer) {
        Finding found = aboutScenario("SON-SCN-01", Severity::Error, part);
        found.message = part;
        Location location;
        location.pointer = pointer;
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    };
    if (check.scenario.title.empty()) {
        missing("title", "/title");
        const Text title = titleFor(check.scenario);
        findings.back().fixes.push_back(
            {"set-title", {title.english()}, {{Edit::Kind::Add, "/title", jsonOf(title)}}, std::nullopt});
    }
    if (check.scenario.battlefield.boards.empty()) {
        missing("battlefield", "/battlefield");
        offerBoard(check, findings.back());
    }
    if (check.scenario.sides.empty()) {
        missing("sides", "/sides");
        offerSides(check, findings.back());
    }
    // An epilogue closes a campaign; only a chapter that follows another can be the last.
    if (!check.scenario.texts.epilogue.empty() && check.scenario.campaign.empty() &&
        !isPreparedChapter(check.scenario)) {
        missing("epilogue", "/texts/epilogue");
        findings.back().severity = Severity::Warning;
        findings.back().fixes.push_back(
            {"no-epilogue", {}, {{Edit::Kind::Remove, "/texts/epilogue", {}}}, std::nullopt});
    }
}

/// Takes a side away with everything that belongs to it.
Fix removeSideFix(const Scenario& scenario, std::size_t index) {
    const SideId& id = scenario.sides[index].id;
    Fix fix{"remove-side", {id.value}, {}, std::nullopt};
    const auto removeOwn = [&](const auto& elements, const std::string& list) {
        // Last first, so that earlier places stay where they are.
        for (std::size_t i = elements.size(); i > 0; --i)
            if (elements[i - 1].side == id)
                fix.edits.push_back({Edit::Kind::Remove, list + "/" + std::to_string(i - 1), {}});
    };
    removeOwn(scenario.zones, "/zones");
    removeOwn(scenario.entries, "/entries");
    removeOwn(scenario.pieces, "/pieces");
    removeOwn(scenario.victory, "/victory");
    fix.edits.push_back({Edit::Kind::Remove, "/sides/" + std::to_string(index), {}});
    return fix;
}

/// SON-SCN-02: two players on two sides, three on two or three on three; whatever else has no activation rule
/// (AMB-27).
void checkHeader(const ScenarioCheck& check, Findings& findings) {
    const auto& sides = check.scenario.sides;
    if (sides.empty())
        return;
    std::size_t players = 0;
    for (std::size_t s = 0; s < sides.size(); ++s) {
        players += sides[s].players.size();
        if (!sides[s].players.empty())
            continue;
        Finding found = aboutScenario("SON-SCN-02", Severity::Error, sides[s].id.value);
        found.message = "empty-side";
        found.arguments = {sides[s].id.value};
        found.locations.emplace_back().pointer = "/sides/" + std::to_string(s);
        found.fixes.push_back(removeSideFix(check.scenario, s));
        findings.push_back(std::move(found));
    }
    const std::pair header(players, sides.size());
    if (header == std::pair<std::size_t, std::size_t>(2, 2) ||
        header == std::pair<std::size_t, std::size_t>(3, 2) ||
        header == std::pair<std::size_t, std::size_t>(3, 3) || players < sides.size())
        return;
    Finding found = aboutScenario("SON-SCN-02", Severity::Warning);
    found.message = "unusual";
    found.arguments = {std::to_string(players), std::to_string(sides.size())};
    found.locations.emplace_back().pointer = "/sides";
    findings.push_back(std::move(found));
}

/// Lets a player without a faction play that of the army it brings, else that of its own deck.
void offerFaction(const ScenarioCheck& check, const Player& player, const std::string& pointer,
                  Finding& found) {
    ContentId faction;
    for (const DeckUse& use : check.scenario.decks)
        if (const DeckDef* deck = check.library.deck(use.deck);
            deck && use.player == player.id && use.substituteFor.empty())
            faction = deck->faction;
    for (const JudgedArmy& judged : check.context.armies)
        if (judged.player == &player && !judged.roster->faction.empty())
            faction = judged.roster->faction;
    if (!faction.empty())
        found.fixes.push_back({"set-faction",
                               {player.id.value, faction.value},
                               {{Edit::Kind::Replace, pointer + "/faction", faction.value}},
                               std::nullopt});
}

/// SON-SCN-03: each player has one faction, one army and one deck.
void checkPlayers(const ScenarioCheck& check, Findings& findings) {
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string& pointer) {
        if (player.faction.empty()) {
            Finding found = aboutPlayer("SON-SCN-03", Severity::Error, player, pointer + "/faction");
            found.message = "faction";
            offerFaction(check, player, pointer, found);
            findings.push_back(std::move(found));
            return;
        }
        if (const auto armies = player.force.armies.size(); armies > 1) {
            Finding found = aboutPlayer("SON-SCN-03", Severity::Error, player,
                                        pointer + "/force/armies/" + std::to_string(armies - 1));
            found.message = "armies";
            found.arguments.push_back(std::to_string(armies));
            for (const Force::Army& army : player.force.armies) {
                Location location;
                location.pointer = pointer + "/force/armies";
                location.army = army.id;
                found.locations.push_back(std::move(location));
            }
            const std::string& last = player.force.armies.back().id.value;
            const bool onMap =
                std::any_of(check.scenario.pieces.begin(), check.scenario.pieces.end(),
                            [&](const Piece& piece) { return piece.entry.starts_with(last + "/"); });
            if (armies == 2 && !onMap)
                found.fixes.push_back({"remove-army",
                                       {player.id.value},
                                       {{Edit::Kind::Remove, found.locations.front().pointer, {}}},
                                       std::nullopt});
            findings.push_back(std::move(found));
        }
        const auto decks = std::count_if(check.scenario.decks.begin(), check.scenario.decks.end(),
                                         [&](const DeckUse& use) { return use.player == player.id; });
        if (decks <= 1 && !deckOf(check, player).empty())
            return;
        Finding found = aboutPlayer("SON-SCN-03", Severity::Error, player, pointer);
        found.message = decks > 1 ? "decks" : "no-deck";
        Fix fix{"one-deck", {deckOf(check, player).value}, {}, std::nullopt};
        // Last first, so that earlier places stay where they are; the first deck is the one that counts.
        for (std::size_t d = check.scenario.decks.size(), left = static_cast<std::size_t>(decks);
             d > 0 && left > 1; --d)
            if (check.scenario.decks[d - 1].player == player.id) {
                fix.edits.push_back({Edit::Kind::Remove, "/decks/" + std::to_string(d - 1), {}});
                --left;
            }
        if (!fix.edits.empty())
            found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    });
}

/// Gives the player a deck that nobody uses and that belongs to nobody else's faction: its own when that is
/// free, else the first that can stand in for it.
void offerDeck(const ScenarioCheck& check, const Player& player, Finding& found) {
    const auto free = [&](const DeckDef& deck) {
        bool unused = true;
        forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& other, const std::string&) {
            if (other.id != player.id)
                unused = unused && deckOf(check, other) != deck.id && other.faction != deck.faction;
        });
        return unused;
    };
    std::optional<std::size_t> use;
    for (std::size_t d = 0; d < check.scenario.decks.size() && !use; ++d)
        if (check.scenario.decks[d].player == player.id)
            use = d;
    const FactionDef* faction = check.library.faction(player.faction);
    const DeckDef* own = faction ? check.library.deck(ContentId(faction->deck)) : nullptr;
    if (use && own && check.scenario.decks[*use].deck != own->id && free(*own)) {
        found.fixes.push_back({"own-deck",
                               {player.id.value, own->id.value},
                               {{Edit::Kind::Remove, "/decks/" + std::to_string(*use), {}}},
                               std::nullopt});
        return;
    }
    const DeckDef* other = nullptr;
    for (const Pack& pack : check.library.packs())
        for (const DeckDef& deck : pack.decks)
            if (!other && deck.faction != player.faction && isPinned(check.scenario, pack.manifest.id) &&
                free(deck))
                other = &deck;
    if (!other)
        return;
    DeckUse substitute;
    substitute.id = use ? check.scenario.decks[*use].id : freshId(check.scenario, "deck");
    substitute.player = player.id;
    substitute.deck = other->id;
    if (own)
        substitute.substituteFor = own->id;
    found.fixes.push_back(
        {"own-deck",
         {player.id.value, other->id.value},
         {{use ? Edit::Kind::Replace : Edit::Kind::Add,
           use ? "/decks/" + std::to_string(*use) : std::string("/decks/-"), jsonOf(substitute)}},
         std::nullopt});
}

/// SON-SCN-04: two players cannot use the same deck; a substitute must not belong to another player's
/// faction.
void checkDecks(const ScenarioCheck& check, Findings& findings) {
    std::map<ContentId, const Player*> owners;
    std::map<ContentId, const Player*> factions;
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string&) {
        if (!player.faction.empty())
            factions.emplace(player.faction, &player);
    });
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string& pointer) {
        const ContentId id = deckOf(check, player);
        if (id.empty())
            return;
        const auto [other, fresh] = owners.emplace(id, &player);
        if (!fresh) {
            Finding found = aboutPlayer("SON-SCN-04", Severity::Error, player, pointer);
            found.message = "same";
            found.arguments = {player.id.value, other->second->id.value, id.value};
            // Whoever keeps the deck must be allowed to: it is its own, or nobody's here.
            const DeckDef* shared = check.library.deck(id);
            const auto mayKeep = [&](const Player& keeper) {
                return shared && (shared->faction == keeper.faction || !factions.contains(shared->faction));
            };
            if (mayKeep(*other->second))
                offerDeck(check, player, found);
            if (mayKeep(player))
                offerDeck(check, *other->second, found);
            findings.push_back(std::move(found));
            return;
        }
        const DeckDef* deck = check.library.deck(id);
        if (!deck || deck->faction.empty() || deck->faction == player.faction)
            return;
        const auto rival = factions.find(deck->faction);
        if (rival == factions.end())
            return;
        Finding found = aboutPlayer("SON-SCN-04", Severity::Error, player, pointer);
        found.message = "substitute";
        found.arguments = {player.id.value, id.value, rival->second->id.value};
        offerDeck(check, player, found);
        findings.push_back(std::move(found));
    });
}

/// SON-SCN-05: a substitute deck says what it stands for, and the cards taken out of a deck are in it.
void checkSubstitutes(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t d = 0; d < check.scenario.decks.size(); ++d) {
        const DeckUse& use = check.scenario.decks[d];
        const DeckDef* deck = check.library.deck(use.deck);
        const Player* player = findPlayer(check.scenario, use.player);
        if (!deck || !player)
            continue;
        if (!deck->faction.empty() && deck->faction != player->faction && use.substituteFor.empty()) {
            Finding found = aboutElement("SON-SCN-05", Severity::Warning, use.id, "decks", d);
            found.message = "replaces";
            found.arguments = {use.deck.value};
            findings.push_back(std::move(found));
        }
        for (std::size_t r = 0; r < use.removed.size(); ++r) {
            const Copies& card = use.removed[r];
            const auto held = std::find_if(deck->cards.begin(), deck->cards.end(),
                                           [&](const Copies& copies) { return copies.id == card.id; });
            if (held != deck->cards.end() && held->count >= card.count)
                continue;
            Finding found = aboutElement("SON-SCN-05", Severity::Warning, use.id, "decks", d);
            found.message = "card";
            found.subject += "/" + card.id.value;
            found.arguments = {card.id.value, use.deck.value};
            found.fixes.push_back(
                {"keep-card",
                 {card.id.value},
                 {{Edit::Kind::Remove, "/decks/" + std::to_string(d) + "/removed/" + std::to_string(r), {}}},
                 std::nullopt});
            findings.push_back(std::move(found));
        }
    }
}

/// SON-SCN-06: zones, arrows and objectives carry a name that the texts can use.
void checkNames(const ScenarioCheck& check, Findings& findings) {
    const auto unnamed = [&](const auto& element, const char* list, std::size_t index,
                             const std::vector<Cell>& cells) {
        findings.push_back(aboutElement("SON-SCN-06", Severity::Warning, element.id, list, index, cells));
    };
    const Scenario& scenario = check.scenario;
    for (std::size_t i = 0; i < scenario.zones.size(); ++i)
        if (scenario.zones[i].name.empty() && scenario.zones[i].group.empty())
            unnamed(scenario.zones[i], "zones", i, scenario.zones[i].cells);
    for (std::size_t i = 0; i < scenario.entries.size(); ++i)
        if (scenario.entries[i].label.empty())
            unnamed(scenario.entries[i], "entries", i, {scenario.entries[i].at});
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
        if (scenario.objectives[i].label.empty())
            unnamed(scenario.objectives[i], "objectives", i, scenario.objectives[i].cells);
    // A condition or rule that says nothing, neither in words nor by what it points to.
    for (std::size_t i = 0; i < scenario.victory.size(); ++i) {
        const VictoryCondition& condition = scenario.victory[i];
        using Kind = VictoryCondition::Kind;
        // To eliminate or lead away without a name means every unit, to capture or hold every objective.
        const bool needsMore = condition.kind == Kind::Text || condition.kind == Kind::Free ||
                               ((condition.kind == Kind::Capture || condition.kind == Kind::Hold) &&
                                scenario.objectives.empty());
        if (!needsMore || !condition.text.empty() || !condition.targets.empty() || !condition.units.empty() ||
            condition.count)
            continue;
        findings.push_back(aboutElement("SON-SCN-06", Severity::Warning, condition.id, "victory", i));
        findings.back().message = "empty-condition";
        findings.back().arguments = {condition.side.value};
    }
    for (std::size_t i = 0; i < scenario.specialRules.size(); ++i) {
        const SpecialRule& rule = scenario.specialRules[i];
        if (!rule.text.empty() || !rule.ruleSwitch.empty() || !rule.rules.empty())
            continue;
        findings.push_back(aboutElement("SON-SCN-06", Severity::Warning, rule.id, "specialRules", i));
        findings.back().message = "empty-rule";
        findings.back().fixes.push_back(removeFix(rule.id, "specialRules", i));
    }
}

/// SON-SCN-46: every side's force is a fixed list, a budget, an army or what the scenario places; not
/// nothing. Counters that merely lie there come from nowhere.
void checkForces(const ScenarioCheck& check, Findings& findings) {
    forEachPlayer(check.scenario, [&](const ScenarioSide& side, const Player& player,
                                      const std::string& pointer) {
        const Force& force = player.force;
        if (force.budget || !force.fixed.empty() || !force.armies.empty())
            return;
        bool placed = false;
        std::vector<std::size_t> loose;
        for (std::size_t p = 0; p < check.scenario.pieces.size(); ++p) {
            const Piece& piece = check.scenario.pieces[p];
            // A counter that names no player is anybody's of its side.
            if (piece.side != side.id || (!piece.player.empty() && piece.player != player.id) ||
                !check.content.unit(piece.content))
                continue;
            placed = placed || isFixedPlacement(piece);
            loose.push_back(p);
        }
        const bool others = std::any_of(side.players.begin(), side.players.end(), [&](const Player& other) {
            return other.force.budget || !other.force.fixed.empty() || !other.force.armies.empty();
        });
        // Where others of the side are given something, SON-SCN-44 asks whose the counters are.
        if (placed || (others && !loose.empty()))
            return;
        Finding found = aboutPlayer("SON-SCN-46", Severity::Error, player, pointer + "/force");
        if (!loose.empty()) {
            found.message = "unsaid";
            if (Fix fix =
                    handOutFix(check, static_cast<std::size_t>(&side - check.scenario.sides.data()), loose);
                !fix.edits.empty())
                found.fixes.push_back(std::move(fix));
        }
        // As many points as the others have, or as their armies cost, or as many as is usual.
        int points = 0;
        forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& other, const std::string&) {
            if (other.force.budget)
                points = std::max(points, *other.force.budget);
        });
        for (const JudgedArmy& judged : check.context.armies)
            if (points == 0 || (judged.player && !judged.player->force.budget))
                points = std::max(points, (judged.totals.points.value + 9) / 10 * 10);
        if (points == 0)
            points = usualPoints;
        // A force of which nothing is said may not even be written down.
        const bool blank = force == Force{};
        found.fixes.push_back({"set-budget",
                               {player.id.value, std::to_string(points)},
                               {{Edit::Kind::Replace, pointer + (blank ? "/force" : "/force/budget"),
                                 blank ? Json(Json::Object{{"budget", points}}) : Json(points)}},
                               std::nullopt});
        findings.push_back(std::move(found));
    });
}

/// SON-SCN-71: every army that takes part is judged by the army rules. One that could not be read, or that
/// belongs to another game, would slip through.
void checkArmiesJudged(const ScenarioCheck& check, Findings& findings) {
    forEachPlayer(check.scenario, [&](const ScenarioSide&, const Player& player, const std::string& pointer) {
        for (std::size_t a = 0; a < player.force.armies.size(); ++a) {
            const Force::Army& army = player.force.armies[a];
            const auto judged = std::find_if(check.context.armies.begin(), check.context.armies.end(),
                                             [&](const JudgedArmy& entry) { return entry.army == &army; });
            const bool missing = judged == check.context.armies.end();
            if (!missing && judged->roster->system == check.scenario.system)
                continue;
            Finding found = aboutPlayer("SON-SCN-71", Severity::Error, player,
                                        pointer + "/force/armies/" + std::to_string(a));
            found.message = missing ? "missing" : "system";
            found.subject += "/" + army.id.value;
            found.arguments = {player.id.value, missing ? army.file : judged->roster->title.english(),
                               missing ? std::string() : judged->roster->system};
            found.locations.front().army = army.id;
            if (player.force.budget || !player.force.fixed.empty()) {
                Fix fix{"remove-army",
                        {player.id.value},
                        {{Edit::Kind::Remove, found.locations.front().pointer, {}}},
                        std::nullopt};
                // Its counters go as well, last first, so that earlier places stay where they are.
                for (std::size_t p = check.scenario.pieces.size(); p > 0; --p)
                    if (check.scenario.pieces[p - 1].entry.starts_with(army.id.value + "/"))
                        fix.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(p - 1), {}});
                found.fixes.push_back(std::move(fix));
            }
            findings.push_back(std::move(found));
        }
    });
}

constexpr Check scenarioPartsTable[] = {
    {"SON-SCN-01", Severity::Error, scenarioCheck<checkParts>,
     part::title | part::terrain | part::sides | part::texts | part::campaign | part::extras, part::all},
    {"SON-SCN-02", Severity::Error, scenarioCheck<checkHeader>,
     part::zones | part::entries | part::pieces | part::sides | part::victory},
    {"SON-SCN-03", Severity::Error, scenarioCheck<checkPlayers>, part::sides | part::decks,
     part::pieces | part::armies},
    {"SON-SCN-04", Severity::Error, scenarioCheck<checkDecks>, part::sides | part::decks, part::packs},
    {"SON-SCN-05", Severity::Warning, scenarioCheck<checkSubstitutes>, part::sides | part::decks},
    {"SON-SCN-06", Severity::Warning, scenarioCheck<checkNames>,
     part::zones | part::entries | part::objectives | part::victory | part::specialRules},
    {"SON-SCN-46", Severity::Error, scenarioCheck<checkForces>, part::pieces | part::sides | part::armies},
    {"SON-SCN-71", Severity::Error, scenarioCheck<checkArmiesJudged>, part::sides | part::armies,
     part::pieces},
};

}  // namespace

PlayedDeck deckOf(const Scenario& scenario, const Library& library, const Player& player) {
    for (const DeckUse& use : scenario.decks)
        if (use.player == player.id)
            return {use.deck, &use};
    const FactionDef* faction = library.faction(player.faction);
    return {faction ? ContentId(faction->deck) : ContentId(), nullptr};
}

ContentId deckOf(const ScenarioCheck& check, const Player& player) {
    return deckOf(check.scenario, check.library, player).deck;
}

std::span<const Check> scenarioPartChecks() {
    return scenarioPartsTable;
}

std::span<const Check> scenarioChecks() {
    static const std::vector<Check> all = [] {
        std::vector<Check> joined;
        for (const auto& table :
             {scenarioPartChecks(), scenarioTurnChecks(), scenarioMapChecks(), scenarioDeploymentChecks(),
              scenarioPlacementChecks(), scenarioForceChecks(), scenarioVictoryChecks(), engineChecks(),
              cardboardChecks(), deadCardChecks(), scenarioTextChecks(), handedOutChecks(),
              scenarioBagChecks(), counterMarkerChecks(), playedMarkerChecks(), namedUnitChecks()})
            joined.insert(joined.end(), table.begin(), table.end());
        return joined;
    }();
    return all;
}

}  // namespace bocage::rules::normandie
