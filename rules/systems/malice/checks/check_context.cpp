#include "rules/systems/malice/checks/check_context.h"

#include <algorithm>

#include "rules/format/describe_documents.h"
#include "rules/format/sections.h"
#include "rules/systems/malice/table/deal.h"

namespace bocage::rules::malice {

namespace {

std::string armyPointer(const Scenario& scenario, const Player* player, const Force::Army* army) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t p = 0; p < scenario.sides[s].players.size(); ++p)
            if (&scenario.sides[s].players[p] == player)
                return "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) + "/force/armies/" +
                       std::to_string(army - player->force.armies.data());
    return {};
}

void take(const Party& party, Taken& taken) {
    for (const Avatar& avatar : party.avatars) {
        ++taken.avatars;
        taken.tokens.emplace(avatar.entry->content, avatar.name());
        for (const RosterEntry::Filling& filling : avatar.entry->fillings)
            ++taken.cards[filling.option];
        for (std::size_t i = 0; i < colours; ++i)
            taken.shards[i] += avatar.shards.of(static_cast<Colour>(i));
    }
}

}  // namespace

std::shared_ptr<const MaliceContext> makeContext(const ValidateRequest& request) {
    auto context = std::make_shared<MaliceContext>();
    context->library = request.library;
    context->catalogue = &Catalogue::of(*request.library);
    if (request.scenario) {
        context->table = Table::of(*request.scenario, *request.library);
        context->graph = std::make_unique<Graph>(context->table);
        Taken taken;
        for (const ScenarioSide& side : request.scenario->sides)
            for (const Player& player : side.players)
                for (const Force::Army& army : player.force.armies)
                    if (const Roster* roster = rosterOf(request, army);
                        !roster || roster->system != request.scenario->system) {
                        context->lost.push_back({&player, &army,
                                                 roster ? roster->title.english() : std::string(),
                                                 roster ? roster->system : std::string(),
                                                 armyPointer(*request.scenario, &player, &army)});
                    } else {
                        context->avatars += static_cast<int>(roster->entries.size());
                        context->takenBefore.emplace(army.id, taken);
                        take(Party::of(*roster, *context->catalogue), taken);
                    }
        for (const SpecialRule& rule : request.scenario->specialRules)
            context->overruled.insert(rule.rules.begin(), rule.rules.end());
    }
    return context;
}

Severity TableCheck::severity(const Row& row) const {
    if (row.dagger && section().profile == Profile::Variant)
        return Severity::Note;
    if (context.overruled.contains(row.rule) ||
        std::any_of(row.cites.begin(), row.cites.end(),
                    [&](const char* id) { return context.overruled.contains(id); }))
        return Severity::Note;
    return row.severity;
}

Finding& TableCheck::add(const Row& row, std::string message, std::vector<std::string> arguments,
                         Location location, std::string subject) const {
    Finding found;
    found.rule = row.rule;
    found.severity = severity(row);
    found.message = std::move(message);
    found.arguments = std::move(arguments);
    found.locations.push_back(std::move(location));
    found.subject = std::move(subject);
    return findings.emplace_back(std::move(found));
}

Location TableCheck::at(const TableBoard& board, std::vector<Cell> cells) const {
    Location location;
    location.pointer = "/battlefield/boards/" + std::to_string(board.index);
    for (Cell& cell : cells)
        cell = board.toTable(cell);
    location.cells = std::move(cells);
    location.elements = {board.id};
    return location;
}

const TableBoard& TableCheck::boardOf(int node) const {
    return table().boards[static_cast<std::size_t>(
        graph().nodes()[static_cast<std::size_t>(node)].cells.front().board)];
}

Location TableCheck::at(int node) const {
    return at(boardOf(node), {graph().nodes()[static_cast<std::size_t>(node)].cells.front().at});
}

Location TableCheck::ofToken(const Token& token) const {
    Location location;
    const Piece& piece = scenario.pieces[token.piece];
    location.pointer = "/pieces/" + std::to_string(token.piece);
    location.cells = {piece.at};
    location.elements = {piece.id};
    return location;
}

std::string TableCheck::cellName(const TableBoard& board, Cell cell) const {
    return hexGrid().name(board.toTable(cell));
}

std::string TableCheck::cellName(int node) const {
    return cellName(boardOf(node), graph().nodes()[static_cast<std::size_t>(node)].cells.front().at);
}

Fix TableCheck::dealFix(std::string code, std::initializer_list<int> kinds) const {
    std::set<DealKind> wanted;
    for (const int kind : kinds)
        wanted.insert(static_cast<DealKind>(kind));
    const Scenario dealt = dealSetup(scenario, *context.library, wanted, scenario.seed);
    std::vector<Edit> edits{{Edit::Kind::Add, "/pieces", sectionJson(dealt.pieces)},
                            {Edit::Kind::Add, "/malice", toJson(scenarioSection(dealt.extras))}};
    return fix(std::move(code), {std::to_string(scenario.seed)}, std::move(edits));
}

PartyCheck partyCheckOf(const CheckInput& input, Findings& findings) {
    const auto& context = static_cast<const MaliceContext&>(*input.context);
    PartyCheck check{*input.roster,
                     context,
                     input.scenario,
                     findings,
                     Party::of(*input.roster, *context.catalogue),
                     {},
                     {},
                     true};
    check.difficulty = check.party.section.difficulty;
    check.maps = check.party.section.maps;
    check.revealedLight = check.party.section.revealedLight;
    if (input.scenario && input.army) {
        check.pointer = armyPointer(*input.scenario, input.player, input.army) + "/roster";
        check.army = input.army->id;
        check.editable = input.army->roster.has_value();
        check.difficulty = context.table.section.difficulty;
        check.maps = static_cast<int>(context.table.terrainBoards().size());
        check.revealedLight = std::max(check.revealedLight, context.table.revealedLight());
        if (const auto found = context.takenBefore.find(check.army); found != context.takenBefore.end())
            check.before = found->second;
    }
    return check;
}

Finding& PartyCheck::add(const char* rule, Severity severity, std::string message,
                         std::vector<std::string> arguments, const Avatar* avatar, std::string subject,
                         std::initializer_list<const char*> cites) const {
    Finding found;
    found.rule = rule;
    found.severity = severity;
    if (context.overruled.contains(rule) || std::any_of(cites.begin(), cites.end(), [&](const char* id) {
            return context.overruled.contains(id);
        }))
        found.severity = Severity::Note;
    found.message = std::move(message);
    found.arguments = std::move(arguments);
    Location& location = found.locations.emplace_back();
    location.pointer = avatar ? pointerOf(*avatar) : pointer + "/entries";
    location.army = army;
    if (avatar)
        location.entries.push_back(avatar->entry->id);
    found.subject = army.value + "/" + (avatar ? avatar->entry->id.value : std::string()) + subject;
    return findings.emplace_back(std::move(found));
}

Fix PartyCheck::sectionFix(std::string code, std::vector<std::string> arguments, const Avatar& avatar,
                           const AvatarSection& section) const {
    return fix(std::move(code), std::move(arguments),
               {{Edit::Kind::Add, pointerOf(avatar) + "/avatar", toJson(section)}});
}

Fix PartyCheck::dropFix(const Avatar& avatar, const RosterEntry::Filling& filling) const {
    const auto index = &filling - avatar.entry->fillings.data();
    return fix("som-drop", {filling.option.value},
               {{Edit::Kind::Remove, pointerOf(avatar) + "/fillings/" + std::to_string(index), {}}});
}

Fix fix(std::string code, std::vector<std::string> arguments, std::vector<Edit> edits) {
    return {std::move(code), std::move(arguments), std::move(edits), std::nullopt};
}

}  // namespace bocage::rules::malice
