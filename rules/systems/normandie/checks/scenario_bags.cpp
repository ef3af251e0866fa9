#include <algorithm>
#include <map>
#include <set>

#include "rules/systems/normandie/checks/takes_part.h"

#include "rules/format/element_json.h"

/// Which bags are prepared, and what is in them.
namespace bocage::rules::normandie {

namespace {

bool hasBag(const ScenarioCheck& check, std::string_view purpose) {
    return std::any_of(check.scenario.bags.begin(), check.scenario.bags.end(), [&](const BagUse& use) {
        const BagDef* bag = check.library.bag(use.bag);
        return bag && bag->purpose == purpose;
    });
}

/// What a bag of the scenario holds in the end, thing by thing; below nothing when more is taken out than it
/// has.
std::map<ContentId, int> contentsOf(const BagUse& use, const BagDef& bag) {
    std::map<ContentId, int> contents;
    for (const Copies& copies : bag.contents)
        contents[copies.id] += copies.count;
    for (const Copies& copies : use.added)
        contents[copies.id] += copies.count;
    for (const Copies& copies : use.removed)
        contents[copies.id] -= copies.count;
    return contents;
}

/// What armies have taken of a bag's contents; those tiles are not in the bag (SON-ARM-42).
std::vector<Copies> takenFrom(const ScenarioCheck& check, const BagDef& bag) {
    std::set<ContentId> taken;
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            taken.insert(filling.filling->option);
            taken.insert(filling.filling->contents.begin(), filling.filling->contents.end());
        });
    std::vector<Copies> removed;
    for (const Copies& copies : bag.contents)
        if (taken.contains(copies.id))
            removed.push_back(copies);
    return removed;
}

Fix addBagFix(const ScenarioCheck& check, std::string_view purpose) {
    for (const Pack& pack : check.library.packs())
        for (const BagDef& bag : pack.bags)
            if (bag.purpose == purpose) {
                BagUse use;
                use.id = freshId(check.scenario, "bag");
                use.bag = bag.id;
                use.removed = takenFrom(check, bag);
                return {"add-bag", {bag.id.value}, {{Edit::Kind::Add, "/bags/-", jsonOf(use)}}, std::nullopt};
            }
    return {};
}

void askForBag(const ScenarioCheck& check, Findings& findings, const char* rule, std::string_view purpose) {
    Finding found = aboutScenario(rule, Severity::Warning);
    found.message = "missing";
    Location location;
    location.pointer = "/bags";
    found.locations.push_back(std::move(location));
    Fix fix = addBagFix(check, purpose);
    if (!fix.edits.empty())
        found.fixes.push_back(std::move(fix));
    findings.push_back(std::move(found));
}

/// A bag that is asked for and has nothing in it is as good as none.
void reportEmpty(const ScenarioCheck& check, Findings& findings, const char* rule, std::string_view purpose) {
    for (std::size_t b = 0; b < check.scenario.bags.size(); ++b) {
        const BagUse& use = check.scenario.bags[b];
        const BagDef* bag = check.library.bag(use.bag);
        if (!bag || bag->purpose != purpose)
            continue;
        const auto contents = contentsOf(use, *bag);
        if (std::any_of(contents.begin(), contents.end(), [](const auto& thing) { return thing.second > 0; }))
            continue;
        Finding found = aboutElement(rule, Severity::Warning, use.id, "bags", b);
        found.message = "empty";
        found.arguments = {use.bag.value};
        // What armies have taken stays out of it.
        const std::vector<Copies> taken = takenFrom(check, *bag);
        if (!use.removed.empty() && taken.size() < bag->contents.size())
            found.fixes.push_back(
                {"fill-bag",
                 {use.bag.value},
                 {{Edit::Kind::Replace, found.locations.front().pointer + "/removed", jsonOf(taken)}},
                 std::nullopt});
        findings.push_back(std::move(found));
    }
}

/// Options that make somebody test against Terror.
bool spreadsTerror(const Option& option) {
    static const std::set<std::string_view> names = {"amulet-dagon",   "poisoned-blade", "poisoned-claws",
                                                     "dreamland-gate", "clutch-nyogtha", "mind-blast",
                                                     "bestial-howling"};
    return names.contains(option.id.name());
}

/// The scenario says itself what a search brings to light (SON-SRC-05).
bool findsSomethingElse(const Scenario& scenario) {
    return std::any_of(
        scenario.specialRules.begin(), scenario.specialRules.end(), [](const SpecialRule& rule) {
            return rule.ruleSwitch == "search-finds-objective" ||
                   std::find(rule.rules.begin(), rule.rules.end(), "SON-SRC-05") != rule.rules.end();
        });
}

/// A Manifestation, or a marker that makes somebody test Terror, such as the Gate or a Poisoned Blade.
bool causesTerror(const MarkerDef& marker) {
    return marker.terror || cellEffects(marker.effects).has(MythosPlace);
}

/// SON-SCN-50: with any source of Terror the Madness bag must be prepared.
void checkMadnessBag(const ScenarioCheck& check, Findings& findings) {
    bool terror = false;
    for (const JudgedArmy& army : check.context.armies)
        terror = terror || std::find(army.totals.bags.begin(), army.totals.bags.end(), "madness") !=
                               army.totals.bags.end();
    forEachUnit(check, [&](const Unit& unit) {
        const AbilityUse* mythos = findAbility(unit.front, "mythos-manifestation");
        terror = terror || (mythos && mythos->value) || findAbility(unit.front, "burrower") ||
                 findAbility(unit.front, "promised-blood");
    });
    for (const CellInfo& cell : check.battlefield.cells())
        terror = terror || (cell.has(MythosPlace) && cell.mythos > 0);
    for (const Piece& piece : check.scenario.pieces)
        if (const MarkerDef* marker = check.library.marker(piece.content))
            terror =
                terror || (causesTerror(*marker) && piece.value.value_or(marker->terror.value_or(0)) > 0);
    for (const PlacedCorner& corner : check.scenario.battlefield.corners)
        if (const MarkerDef* marker = check.library.marker(corner.kind))
            terror = terror || marker->terror.value_or(0) > 0;
    for (const CornerInfo& corner : check.battlefield.corners())
        terror = terror || corner.effects.has(DreamlandGate) || corner.effects.mythos > 0;
    forEachOption(check, [&](const Option& option) { terror = terror || spreadsTerror(option); });
    if (terror && !hasBag(check, "madness"))
        askForBag(check, findings, "SON-SCN-50", "madness");
    if (terror)
        reportEmpty(check, findings, "SON-SCN-50", "madness");
}

/// SON-SCN-51: Search tokens on the map ask for the Search bag, and the bag for a place to search.
void checkSearchBag(const ScenarioCheck& check, Findings& findings) {
    bool places = false;
    for (const Piece& piece : check.scenario.pieces)
        if (const MarkerDef* marker = check.library.marker(piece.content))
            places = places || cellEffects(marker->effects).has(SearchPlace) ||
                     piece.content.name().find("search") != std::string_view::npos;
    for (const CellInfo& cell : check.battlefield.cells())
        places = places || cell.has(SearchPlace);
    const bool bag = hasBag(check, "search");
    const bool toldWhat = findsSomethingElse(check.scenario);
    if (places && !bag && !toldWhat)
        askForBag(check, findings, "SON-SCN-51", "search");
    if (places && !toldWhat)
        reportEmpty(check, findings, "SON-SCN-51", "search");
    if (places || !bag)
        return;
    for (std::size_t b = 0; b < check.scenario.bags.size(); ++b) {
        const BagDef* definition = check.library.bag(check.scenario.bags[b].bag);
        if (!definition || definition->purpose != "search")
            continue;
        Finding found = aboutElement("SON-SCN-51", Severity::Warning, check.scenario.bags[b].id, "bags", b);
        found.message = "idle";
        found.fixes.push_back(removeFix(check.scenario.bags[b].id, "bags", b));
        findings.push_back(std::move(found));
    }
}

/// SON-SCN-52: Zombies, Mass Graves or whoever makes Zombies ask for the Zombie bag; a grave nobody can use
/// is idle.
void checkZombieBag(const ScenarioCheck& check, Findings& findings) {
    bool zombies = false;
    bool makers = false;
    bool graves = false;
    forEachUnit(check, [&](const Unit& unit) {
        zombies = zombies || unit.hasTrait("zombie");
        makers = makers || findAbility(unit.front, "master-dead");
    });
    forEachOption(check,
                  [&](const Option& option) { makers = makers || option.id.name() == "reanimator-serum"; });
    for (const CellInfo& cell : check.battlefield.cells())
        graves = graves || cell.has(MassGrave);
    for (const Piece& piece : check.scenario.pieces)
        graves = graves || piece.content.name().find("mass-grave") != std::string_view::npos;
    if ((zombies || makers || graves) && !hasBag(check, "zombie"))
        askForBag(check, findings, "SON-SCN-52", "zombie");
    if (makers)
        reportEmpty(check, findings, "SON-SCN-52", "zombie");
    if (graves && !makers) {
        Finding found = aboutScenario("SON-SCN-52", Severity::Warning, "grave");
        found.message = "idle";
        Location location;
        location.pointer = "/pieces";
        for (int i = 0; i < check.battlefield.cellCount(); ++i)
            if (const Cell cell = check.battlefield.cellAt(i); check.battlefield.cell(cell).has(MassGrave))
                location.cells.push_back(cell);
        for (const Piece& piece : check.scenario.pieces)
            if (piece.content.name().find("mass-grave") != std::string_view::npos)
                location.elements.push_back(piece.id);
        found.locations.push_back(std::move(location));
        findings.push_back(std::move(found));
    }
}

/// What the Search bags of the scenario hold, option by option.
std::map<ContentId, int> searchBagContents(const ScenarioCheck& check, std::size_t& bagIndex) {
    std::map<ContentId, int> contents;
    for (std::size_t b = 0; b < check.scenario.bags.size(); ++b) {
        const BagDef* bag = check.library.bag(check.scenario.bags[b].bag);
        if (!bag || bag->purpose != "search")
            continue;
        bagIndex = b;
        for (const auto& [id, count] : contentsOf(check.scenario.bags[b], *bag))
            contents[id] += count;
    }
    return contents;
}

Fix takeOutFix(const ScenarioCheck& check, std::size_t bag, const ContentId& id, int count) {
    const std::string pointer = "/bags/" + std::to_string(bag) + "/removed";
    Fix fix{"take-out-of-bag", {id.value}, {}, std::nullopt};
    if (check.scenario.bags[bag].removed.empty())
        fix.edits.push_back({Edit::Kind::Add, pointer, Json(Json::Array{})});
    fix.edits.push_back({Edit::Kind::Add, pointer + "/-", jsonOf(Copies{id, count})});
    return fix;
}

/// SON-ARM-42: what an army has taken is not in the Search bag.
void checkBagAgainstArmies(const ScenarioCheck& check, Findings& findings) {
    std::size_t bag = 0;
    const std::map<ContentId, int> contents = searchBagContents(check, bag);
    std::set<ContentId> reported;
    for (const JudgedArmy& army : check.context.armies)
        army.view.forEachFilling([&](const FillingView& filling, const EntryView*) {
            const auto look = [&](const ContentId& id) {
                const auto held = contents.find(id);
                if (held == contents.end() || held->second <= 0 || !reported.insert(id).second)
                    return;
                Finding found =
                    aboutElement("SON-ARM-42", Severity::Error, check.scenario.bags[bag].id, "bags", bag);
                found.subject = id.value;
                found.arguments = {id.value, army.roster->title.english()};
                found.locations.front().entries = {filling.filling->id};
                found.fixes.push_back(takeOutFix(check, bag, id, held->second));
                findings.push_back(std::move(found));
            };
            look(filling.filling->option);
            for (const ContentId& page : filling.filling->contents)
                look(page);
        });
    for (const HandedOut& out : check.context.handedOut)
        for (const auto& [option, count] : out.options) {
            const auto held = contents.find(option->id);
            if (held == contents.end() || held->second <= 0 || !reported.insert(option->id).second)
                continue;
            Finding found =
                aboutElement("SON-ARM-42", Severity::Error, check.scenario.bags[bag].id, "bags", bag);
            found.message = "handed-out";
            found.subject = option->id.value;
            found.arguments = {option->id.value, out.player->id.value};
            found.fixes.push_back(takeOutFix(check, bag, option->id, held->second));
            findings.push_back(std::move(found));
        }
}

/// SON-ARM-43 and -44: what must not, or should not, enter the Search bag.
void checkBagContents(const ScenarioCheck& check, Findings& findings, bool forbidden) {
    std::size_t bag = 0;
    for (const auto& [id, count] : searchBagContents(check, bag)) {
        const Option* option = count > 0 ? check.content.option(id) : nullptr;
        if (!option)
            continue;
        const bool banned = option->searchBag == BagRule::Forbidden;
        const bool factional =
            option->kind == OptionKind::Spell && !option->mythos && !option->faction.empty();
        if (forbidden ? !banned : banned || !factional)
            continue;
        Finding found = aboutElement(forbidden ? "SON-ARM-43" : "SON-ARM-44",
                                     forbidden ? Severity::Error : Severity::Warning,
                                     check.scenario.bags[bag].id, "bags", bag);
        found.subject = id.value;
        found.arguments = {id.value};
        found.fixes.push_back(takeOutFix(check, bag, id, count));
        findings.push_back(std::move(found));
    }
}

void checkForbiddenInBag(const ScenarioCheck& check, Findings& findings) {
    checkBagContents(check, findings, true);
}

void checkFactionalInBag(const ScenarioCheck& check, Findings& findings) {
    checkBagContents(check, findings, false);
}

/// SON-SRC-01: the Search bag holds customizations and spells, nothing else.
void checkFinds(const ScenarioCheck& check, Findings& findings) {
    std::size_t bag = 0;
    for (const auto& [id, count] : searchBagContents(check, bag)) {
        const Option* option = count > 0 ? check.content.option(id) : nullptr;
        if (!option || isFind(*option))
            continue;
        Finding found = aboutElement("SON-SRC-01", Severity::Error, check.scenario.bags[bag].id, "bags", bag);
        found.subject = id.value;
        found.arguments = {id.value};
        found.fixes.push_back(takeOutFix(check, bag, id, count));
        findings.push_back(std::move(found));
    }
}

/// Whether a thing is of the kind that a bag of this purpose is drawn for. What the packs do not have is told
/// as such, and bags of other purposes are their author's.
bool belongsInBag(const ScenarioCheck& check, const std::string& purpose, const ContentId& id) {
    if (!check.library.head(id))
        return true;
    if (purpose == "madness") {
        const MarkerDef* marker = check.library.marker(id);
        return marker && (marker->category == "madness" || id.name().starts_with("madness"));
    }
    if (purpose == "zombie") {
        const Unit* unit = check.content.unit(id);
        return unit && unit->hasTrait("zombie");
    }
    return purpose != "search" || check.content.option(id);
}

/// DOC-BAG-01: nothing strange is put into a bag, and no more taken out than it holds.
void checkBags(const ScenarioCheck& check, Findings& findings) {
    for (std::size_t b = 0; b < check.scenario.bags.size(); ++b) {
        const BagUse& use = check.scenario.bags[b];
        const BagDef* bag = check.library.bag(use.bag);
        if (!bag)
            continue;
        const auto report = [&](const char* message, const ContentId& id, std::vector<std::string> more,
                                Fix fix) {
            Finding found = aboutElement("DOC-BAG-01", Severity::Error, use.id, "bags", b);
            found.message = message;
            found.subject += "/" + id.value;
            found.arguments = {id.value, use.bag.value};
            found.arguments.insert(found.arguments.end(), more.begin(), more.end());
            found.fixes.push_back(std::move(fix));
            findings.push_back(std::move(found));
        };
        const std::string pointer = "/bags/" + std::to_string(b);
        for (std::size_t i = 0; i < use.added.size(); ++i)
            if (!belongsInBag(check, bag->purpose, use.added[i].id))
                report("foreign", use.added[i].id, {},
                       {"take-out-of-bag",
                        {use.added[i].id.value},
                        {{Edit::Kind::Remove, pointer + "/added/" + std::to_string(i), {}}},
                        std::nullopt});
        for (const auto& [id, count] : contentsOf(use, *bag)) {
            if (count >= 0)
                continue;
            int taken = 0;
            Fix fix{"leave-in-bag", {id.value}, {}, std::nullopt};
            for (std::size_t i = use.removed.size(); i > 0; --i)
                if (use.removed[i - 1].id == id) {
                    taken += use.removed[i - 1].count;
                    fix.edits.push_back(
                        {Edit::Kind::Remove, pointer + "/removed/" + std::to_string(i - 1), {}});
                }
            // What is left of them after that is what the bag has of it.
            if (taken + count > 0)
                fix.edits.push_back(
                    {Edit::Kind::Add, pointer + "/removed/-", jsonOf(Copies{id, taken + count})});
            report("removed", id, {std::to_string(taken), std::to_string(taken + count)}, std::move(fix));
        }
    }
}

constexpr Check scenarioBagsTable[] = {
    {"SON-SCN-50", Severity::Warning, scenarioCheck<checkMadnessBag>,
     part::pieces | part::sides | part::armies | part::decks | part::laid | part::ground, part::all},
    {"SON-SCN-51", Severity::Warning, scenarioCheck<checkSearchBag>,
     part::pieces | part::decks | part::ground | part::specialRules, part::all},
    {"SON-SCN-52", Severity::Warning, scenarioCheck<checkZombieBag>,
     part::pieces | part::sides | part::armies | part::decks | part::ground, part::all},
    {"SON-ARM-42", Severity::Error, scenarioCheck<checkBagAgainstArmies>,
     part::sides | part::armies | part::decks},
    {"SON-ARM-43", Severity::Error, scenarioCheck<checkForbiddenInBag>, part::decks},
    {"SON-ARM-44", Severity::Warning, scenarioCheck<checkFactionalInBag>, part::decks},
    {"SON-SRC-01", Severity::Error, scenarioCheck<checkFinds>, part::decks},
    {"DOC-BAG-01", Severity::Error, scenarioCheck<checkBags>, part::decks},
};

}  // namespace

bool isFind(const Option& option) {
    return option.kind == OptionKind::Customization || option.kind == OptionKind::Artifact ||
           option.kind == OptionKind::Spell || option.kind == OptionKind::SpellBook;
}

std::span<const Check> scenarioBagChecks() {
    return scenarioBagsTable;
}

}  // namespace bocage::rules::normandie
