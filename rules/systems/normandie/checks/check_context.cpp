#include "rules/systems/normandie/checks/check_context.h"

#include <algorithm>
#include <set>

#include "rules/format/element_json.h"
#include "rules/roster/roster_ids.h"
#include "rules/systems/normandie/checks/takes_part.h"

namespace bocage::rules::normandie {

const JudgedArmy* NormandieContext::find(const Roster* roster) const {
    const auto found = std::find_if(armies.begin(), armies.end(),
                                    [&](const JudgedArmy& army) { return army.roster == roster; });
    return found == armies.end() ? nullptr : &*found;
}

const HandedOut* NormandieContext::handedTo(const Player* player) const {
    const auto found = std::find_if(handedOut.begin(), handedOut.end(),
                                    [&](const HandedOut& out) { return out.player == player; });
    return found == handedOut.end() ? nullptr : &*found;
}

namespace {

/// Works out every army taking part.
void judgeArmies(const ValidateRequest& request, NormandieContext& context) {
    const auto judge = [&](const Roster& roster, std::string pointer, const ScenarioSide* side,
                           const Player* player, const Force::Army* army) {
        ArmyView view(roster, *context.content, std::move(pointer),
                      request.scenario ? Rulings::from(request.scenario->rulings) : Rulings{});
        ArmyTotals totals = totalsOf(view);
        context.armies.push_back({&roster, side, player, army, std::move(view), std::move(totals)});
    };
    if (request.roster)
        judge(*request.roster, {}, nullptr, nullptr, nullptr);
    if (request.scenario) {
        const auto& sides = request.scenario->sides;
        for (std::size_t s = 0; s < sides.size(); ++s)
            for (std::size_t p = 0; p < sides[s].players.size(); ++p) {
                const Player& player = sides[s].players[p];
                const std::string force =
                    "/sides/" + std::to_string(s) + "/players/" + std::to_string(p) + "/force";
                for (std::size_t a = 0; a < player.force.armies.size(); ++a) {
                    const Force::Army& army = player.force.armies[a];
                    if (const Roster* roster = rosterOf(request, army))
                        judge(*roster, force + "/armies/" + std::to_string(a) + "/roster", &sides[s], &player,
                              &army);
                }
                if (player.force.fixed.empty())
                    continue;
                HandedOut out = handedOutBy(player.force.fixed, *context.content);
                out.side = &sides[s];
                out.player = &player;
                out.pointer = force + "/fixed";
                context.handedOut.push_back(std::move(out));
            }
    }
}

/// What a counter is, without where it lies.
struct Counter {
    ElementId id;
    ContentId content;
    SideId side;
    bool isOf(const Piece& piece) const {
        return id == piece.id && content == piece.content && side == piece.side;
    }
};

/// A context that can be built upon: it also knows what the next run compares with.
struct KeptContext : NormandieContext {
    std::shared_ptr<const std::vector<Counter>> counters;

    void count(const ValidateRequest& request) {
        auto list = std::make_shared<std::vector<Counter>>();
        for (const Piece& piece : request.scenario ? request.scenario->pieces : std::vector<Piece>())
            list->push_back({piece.id, piece.content, piece.side});
        counters = std::move(list);
    }
    bool hasCountersOf(const ValidateRequest& request) const {
        return request.scenario &&
               std::equal(counters->begin(), counters->end(), request.scenario->pieces.begin(),
                          request.scenario->pieces.end(),
                          [](const Counter& counter, const Piece& piece) { return counter.isOf(piece); });
    }
};

}  // namespace

std::shared_ptr<const NormandieContext> makeContext(const ValidateRequest& request) {
    auto context = std::make_shared<KeptContext>();
    context->count(request);
    context->content = contentFor(request.library);
    if (request.scenario)
        context->battlefield = Battlefield::build(*request.scenario, context->content);
    context->ways = std::make_shared<GroundWays>(context->battlefield);
    judgeArmies(request, *context);
    return context;
}

Prepared makeContextAgain(const ValidateRequest& request, const NormandieContext& before, Parts changed) {
    auto context = std::make_shared<KeptContext>();
    context->counters = static_cast<const KeptContext&>(before).counters;
    if ((changed & part::pieces) && !context->hasCountersOf(request)) {
        context->count(request);
        changed |= countersTakingPart;
    }
    context->content = before.content;
    constexpr Parts sources = part::terrain | part::pieces | part::sides | part::rulings;
    context->battlefield = changed & sources && request.scenario
                               ? Battlefield::rebuilt(before.battlefield, *request.scenario)
                               : before.battlefield;
    if (!context->battlefield.sameGround(before.battlefield))
        changed |= part::ground;
    if (!context->battlefield.sameUnits(before.battlefield))
        changed |= part::units;
    context->ways = changed & part::ground ? std::make_shared<GroundWays>(context->battlefield, *before.ways)
                                           : before.ways;
    context->ways->nextRun();
    if (changed & part::rulings)
        changed |= part::sides;  // they also decide what the armies cost and who may use what
    judgeArmies(request, *context);
    return {std::move(context), changed};
}

Finding aboutScenario(std::string rule, Severity severity, std::string subject) {
    Finding result;
    result.rule = std::move(rule);
    result.severity = severity;
    result.subject = std::move(subject);
    return result;
}

Finding aboutElement(std::string rule, Severity severity, const ElementId& id, std::string_view list,
                     std::size_t index, std::vector<Cell> cells) {
    Finding result = aboutScenario(std::move(rule), severity, id.value);
    Location location;
    location.pointer = "/" + std::string(list) + "/" + std::to_string(index);
    location.elements = {id};
    location.cells = std::move(cells);
    result.locations.push_back(std::move(location));
    result.arguments = {id.value};
    return result;
}

Fix removeFix(const ElementId& id, std::string_view list, std::size_t index) {
    return {"remove-element",
            {id.value},
            {{Edit::Kind::Remove, "/" + std::string(list) + "/" + std::to_string(index), {}}},
            std::nullopt};
}

namespace {

Finding finding(const ArmyCheck& check, std::string rule, Severity severity, Location location,
                std::string subject) {
    Finding result;
    result.rule = std::move(rule);
    result.severity = severity;
    if (check.judged.army)
        location.army = check.judged.army->id;
    result.subject =
        (check.judged.army ? check.judged.army->id.value + "/" : std::string()) + std::move(subject);
    result.locations.push_back(std::move(location));
    return result;
}

}  // namespace

Finding aboutEntry(const ArmyCheck& check, std::string rule, Severity severity, const EntryView& entry) {
    Location location;
    location.pointer = entry.pointer;
    location.entries = {entry.entry->id};
    Finding result = finding(check, std::move(rule), severity, std::move(location), entry.entry->id.value);
    result.arguments = {entry.entry->content.value};
    return result;
}

Finding aboutFilling(const ArmyCheck& check, std::string rule, Severity severity, const FillingView& filling,
                     const EntryView* entry) {
    Location location;
    location.pointer = filling.pointer;
    location.entries = {filling.filling->id};
    if (entry)
        location.entries.push_back(entry->entry->id);
    Finding result =
        finding(check, std::move(rule), severity, std::move(location), filling.filling->id.value);
    result.arguments = {filling.filling->option.value, entry ? entry->entry->content.value : std::string()};
    return result;
}

Finding aboutArmy(const ArmyCheck& check, std::string rule, Severity severity) {
    Location location;
    location.pointer = check.army.pointer;
    Finding result = finding(check, std::move(rule), severity, std::move(location), {});
    result.arguments = {check.army.roster->title.english()};
    return result;
}

namespace {

/// Counters on the map that go when this entry or support option does: indices of pieces.
std::set<std::size_t> countersOf(const ArmyCheck& check, const std::string& pointer) {
    std::set<std::size_t> counters;
    const auto& pieces = check.scenario->pieces;
    for (const EntryView& entry : check.army.entries) {
        const std::string source = check.judged.army->id.value + "/" + entry.entry->id.value;
        for (std::size_t p = 0; entry.pointer == pointer && p < pieces.size(); ++p)
            if (pieces[p].entry == source)
                counters.insert(p);
        for (const FillingView& filling : entry.fillings) {
            if (filling.pointer != pointer || !filling.option || filling.option->kind != OptionKind::Support)
                continue;
            for (const Copies& brought : filling.option->units) {
                // Others of the tile may stay: only as many go as the option brought.
                int going = brought.count;
                for (std::size_t p = pieces.size(); p > 0 && going > 0; --p)
                    if (pieces[p - 1].entry == source && pieces[p - 1].content == brought.id) {
                        counters.insert(p - 1);
                        --going;
                    }
            }
        }
    }
    return counters;
}

}  // namespace

void takeCountersAlong(const ArmyCheck& check, Findings& findings, std::size_t from) {
    if (!check.scenario || !check.judged.army)
        return;
    for (std::size_t f = from; f < findings.size(); ++f)
        for (Fix& fix : findings[f].fixes) {
            std::set<std::size_t> counters;
            for (const Edit& edit : fix.edits)
                if (edit.kind == Edit::Kind::Remove)
                    counters.merge(countersOf(check, edit.pointer));
            // Last first, so that earlier places stay where they are.
            for (auto p = counters.rbegin(); p != counters.rend(); ++p)
                fix.edits.push_back({Edit::Kind::Remove, "/pieces/" + std::to_string(*p), {}});
        }
}

Fix removeFix(const FillingView& filling) {
    return {"remove",
            {filling.filling->option.value},
            {{Edit::Kind::Remove, filling.pointer, {}}},
            -costOf(filling).points};
}

Fix removeFix(const EntryView& entry) {
    return {"remove",
            {entry.entry->content.value},
            {{Edit::Kind::Remove, entry.pointer, {}}},
            -costOf(entry).points};
}

std::optional<int> limitOf(const ArmyCheck& check) {
    if (check.player && check.player->force.budget)
        return check.player->force.budget;
    return check.army.roster->limit;
}

void offerTile(const ArmyCheck& check, const Tile& tile, Finding& finding) {
    const std::optional<int> limit = limitOf(check);
    // What is not legal for want of points is no way out of anything.
    if (limit && check.totals.points.value + tile.cost.value_or(0) > *limit)
        return;
    RosterEntry entry;
    entry.id = freshId(*check.army.roster, "entry");
    entry.content = tile.id;
    finding.fixes.push_back({"add-tile",
                             {tile.id.value},
                             {{Edit::Kind::Add, check.army.pointer + "/entries/-", jsonOf(entry)}},
                             tile.cost});
}

bool moveFix(const ArmyCheck& check, const FillingView& filling,
             bool (*suits)(const ArmyCheck&, const EntryView&), Fix& fix) {
    if (!filling.option || !check.context.offersWaysOut)
        return false;
    for (const EntryView& entry : check.army.entries) {
        if (!entry.tile || (suits && !suits(check, entry)))
            continue;
        for (std::size_t slot = 0; slot < entry.tile->slots.size(); ++slot) {
            const bool taken = std::any_of(
                entry.fillings.begin(), entry.fillings.end(),
                [&](const FillingView& other) { return other.filling->slot == static_cast<int>(slot); });
            if (taken || !fits(*filling.option, entry.tile->slots[slot]))
                continue;
            RosterEntry::Filling moved = *filling.filling;
            moved.slot = static_cast<int>(slot);
            // Removing first would shift nothing: the fillings of one entry never share an array with
            // another's.
            fix = {"move-to",
                   {filling.filling->option.value, entry.entry->content.value},
                   {{Edit::Kind::Remove, filling.pointer, {}},
                    {Edit::Kind::Add, entry.pointer + "/fillings/-", jsonOf(moved)}},
                   0};
            return true;
        }
    }
    return false;
}

}  // namespace bocage::rules::normandie
