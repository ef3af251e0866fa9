#include <algorithm>
#include <map>
#include <set>

#include "model/commands/pack_edits.h"
#include "model/document/pack_value.h"
#include "model/export/pack_parts.h"
#include "model/io/load_file.h"
#include "model/studio/field_plan.h"
#include "model/studio/rule_test.h"
#include "rules/checks/pack_check.h"
#include "rules/format/content_items.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Members that no rule reads: the head of a piece, and looks wherever they stand.
bool isRead(std::string_view name, bool head) {
    static constexpr std::string_view heads[] = {"id", "name", "help", "provenance", "rule", "category"};
    static constexpr std::string_view looks[] = {"title", "look", "symbol", "silhouette", "colour",
                                                 "frame", "art",  "seed",   "label",      "picture"};
    const auto among = [&](const auto& list) {
        return std::find(std::begin(list), std::end(list), name) != std::end(list);
    };
    return !among(looks) && !(head && among(heads));
}

/// One value of an item and what may stand there instead.
struct Leaf {
    std::string pointer;
    std::vector<std::optional<Json>> others;  ///< nothing: taken away
};

void addLeaf(const Json& value, const std::string& pointer, const FieldPlan* plan,
             const std::vector<ContentId>& known, std::vector<Leaf>& leaves) {
    Leaf leaf{pointer, {}};
    if (value.type() == Json::Type::Boolean) {
        leaf.others.emplace_back(Json(!value.boolean()));
    } else if (const auto whole = value.wholeNumber()) {
        for (const std::int64_t other : {*whole + 1, *whole - 1, std::int64_t{0}, *whole * 10 + 100})
            if (other != *whole)
                leaf.others.emplace_back(Json(other));
    } else if (value.isString()) {
        if (plan)
            for (const std::string& choice : plan->choices)
                if (choice != value.string())
                    leaf.others.emplace_back(Json(choice));
        // Another piece of the same kind in its place.
        if (const ContentId id(value.string()); id.wellFormed()) {
            int tried = 0;
            for (const ContentId& other : known)
                if (other != id && other.kind() == id.kind() && tried++ < 3)
                    leaf.others.emplace_back(Json(other.value));
        }
    }
    leaf.others.emplace_back(std::nullopt);
    leaves.push_back(std::move(leaf));
}

void walk(const Json& value, const std::string& pointer, const FieldPlan& piece,
          const std::vector<ContentId>& known, std::vector<Leaf>& leaves) {
    const FieldPlan* plan = pointer.empty() ? &piece : planAt(piece, pointer);
    if (plan && (plan->type == FieldPlan::Type::Drawn || plan->type == FieldPlan::Type::Words))
        return;
    if (value.isObject()) {
        for (const auto& [key, member] : value.object())
            if (isRead(key, pointer.empty()))
                walk(member, pointer + "/" + escapePointer(key), piece, known, leaves);
    } else if (value.isArray()) {
        for (std::size_t i = 0; i < value.array().size(); ++i)
            walk(value.array()[i], pointer + "/" + std::to_string(i), piece, known, leaves);
    } else if (!value.isNull()) {
        addLeaf(value, pointer, plan, known, leaves);
    }
}

using Items = std::map<ContentId, Json>;

/// Every piece that a document names, and those that these name in turn.
std::set<ContentId> usedBy(const Json& document, const Items& items) {
    std::set<ContentId> used;
    std::vector<ContentId> queue;
    const auto want = [&](const std::string& text) {
        if (const ContentId id(text); items.contains(id) && used.insert(id).second)
            queue.push_back(id);
    };
    eachString(document, want);
    while (!queue.empty()) {
        const ContentId id = queue.back();
        queue.pop_back();
        eachString(items.at(id), want);
    }
    return used;
}

/// Ids of a few pieces of every kind that the pieces of a pack name.
Json standIns(const Pack& pack, const Library& library) {
    std::set<std::string> kinds;
    for (const auto& [kind, list] : contentItems(pack))
        for (const Json& item : list)
            eachString(item, [&](const std::string& text) {
                if (const ContentId id(text); text.find(':') != std::string::npos && library.head(id))
                    kinds.emplace(id.kind());
            });
    std::map<std::string, int> taken;
    Json::Array ids;
    for (const Pack& other : library.packs())
        if (other.manifest.system == pack.manifest.system)
            forEachHead(other, [&](const ContentHead& head) {
                const std::string kind(head.id.kind());
                if (kinds.contains(kind) && ++taken[kind] <= 3)
                    ids.emplace_back(head.id.value);
            });
    return ids;
}

Pack without(Pack pack, const ContentId& id) {
    const auto drop = [&](auto& list) {
        std::erase_if(list, [&](const auto& item) { return item.id == id; });
    };
    drop(pack.factions);
    drop(pack.terrain);
    drop(pack.boards);
    drop(pack.overlays);
    drop(pack.markers);
    drop(pack.cards);
    drop(pack.decks);
    drop(pack.bags);
    drop(pack.boxes);
    drop(pack.system);
    return pack;
}

/// Whether the game can read the piece: what it refuses would be a ghost, and notice is no test's merit.
bool isWhole(const Pack& part, const ContentId& id) {
    const GameSystem* game = findGameSystem(part.manifest.system);
    return !game || std::none_of(part.system.begin(), part.system.end(), [&](const SystemContent& item) {
        return item.id == id && !game->checkContent(item).empty();
    });
}

/// Errors that the check of packs finds in one pack of the library.
Findings errorsOf(const PackId& pack, const LibraryPtr& library) {
    Findings errors;
    for (const Pack& each : library->packs())
        if (each.manifest.id == pack)
            errors = rules::checkPack({library, each, findGameSystem(each.manifest.system)});
    std::erase_if(errors, [](const Finding& finding) { return finding.severity != Severity::Error; });
    return errors;
}

/// Whether the check of packs means this value, or a member that holds it.
bool means(const Finding& finding, const ContentId& id, const std::string& pointer) {
    return std::any_of(finding.locations.begin(), finding.locations.end(), [&](const Location& location) {
        return location.pointer.size() > id.value.size() &&
               (id.value + pointer + "/").starts_with(location.pointer + "/");
    });
}

/// Rules that now refuse the value in itself, whatever document its piece is used in.
std::set<std::string> refusing(const ContentId& id, const std::string& pointer, const Findings& before,
                               const Findings& now) {
    std::set<std::string> rules;
    for (const Finding& finding : now)
        if (means(finding, id, pointer) &&
            std::none_of(before.begin(), before.end(),
                         [&](const Finding& other) { return other.key() == finding.key(); }))
            rules.insert(finding.rule);
    return rules;
}

std::vector<bool> held(const RuleTest& test, const LibraryPtr& library,
                       const std::set<std::string>& apart = {}) {
    std::vector<bool> all;
    for (const ExpectationAnswer& answer : runRuleTest(test, library, false, apart))
        all.push_back(answer.held);
    return all;
}

}  // namespace

std::vector<Constraint> coverageOf(const Pack& pack, const RuleTests& tests, const LibraryPtr& library,
                                   const std::atomic_bool* cancelled) {
    std::vector<Json> documents;
    for (const auto& [file, test] : tests.tests) {
        const QByteArray bytes = valueBytes(test.given);
        if (Result<Json> json = parseJson(asText(bytes)))
            documents.push_back(std::move(*json));
        else
            documents.emplace_back();
    }
    // Only what the tests use, and some pieces that could stand in for what is named: a small library is made
    // anew for each value that is changed.
    const std::size_t tested = documents.size();
    documents.push_back(standIns(pack, *library));
    std::vector<Pack> parts;
    Items items;
    std::vector<ContentId> known;
    for (PackPart& part : partsUsed(documents, *library, {})) {
        for (auto& [kind, list] : contentItems(part.pack))
            for (Json& item : list)
                if (const Json* id = item.find("id"); id && id->isString()) {
                    known.emplace_back(id->string());
                    items.emplace(known.back(), item);
                }
        parts.push_back(std::move(part.pack));
    }
    const LibraryPtr small = Library::build(parts).first;
    std::vector<std::vector<bool>> before;
    std::vector<std::set<ContentId>> uses;
    for (std::size_t i = 0; i < tested; ++i) {
        before.push_back(held(tests.tests[i].second, small));
        uses.push_back(usedBy(documents[i], items));
    }
    const auto ownPart = std::find_if(parts.begin(), parts.end(),
                                      [&](const Pack& part) { return part.manifest.id == pack.manifest.id; });

    const Findings wrongBefore = errorsOf(pack.manifest.id, small);
    // The check of the whole pack is dear, so it is asked only about what a test seems to notice.
    const auto notices = [&](std::size_t test, const ContentId& id, const std::string& pointer,
                             const LibraryPtr& tried) {
        const RuleTest& asked = tests.tests[test].second;
        if (!uses[test].contains(id) || held(asked, tried) == before[test])
            return false;
        const std::set<std::string> apart =
            refusing(id, pointer, wrongBefore, errorsOf(pack.manifest.id, tried));
        return apart.empty() || held(asked, tried, apart) != before[test];
    };

    std::vector<Constraint> constraints;
    for (const auto& [kind, list] : contentItems(pack)) {
        if (kind == "box")  // what lies in a box is a matter of the shelf
            continue;
        const FieldPlan plan = planOf(kind, pack.manifest.system);
        for (const Json& item : list) {
            const Json* name = item.find("id");
            if (!name || !name->isString())
                continue;
            const ContentId id(name->string());
            std::vector<Leaf> leaves;
            walk(item, {}, plan, known, leaves);
            const bool used = ownPart != parts.end() && items.contains(id);
            const Pack others = used ? without(*ownPart, id) : Pack();
            for (const Leaf& leaf : leaves) {
                if (cancelled && cancelled->load())
                    return constraints;
                Constraint& constraint = constraints.emplace_back();
                constraint.item = id;
                constraint.pointer = leaf.pointer;
                if (!used)
                    continue;
                for (const std::optional<Json>& other : leaf.others) {
                    Json changed = item;
                    if (!setJsonAt(changed, leaf.pointer, other) ||
                        !canonicalItem(changed, kind, pack.manifest))
                        continue;
                    Pack part = others;
                    if (!readContentItem(changed, kind, part) || !isWhole(part, id))
                        continue;
                    const LibraryPtr tried = withPack(*small, std::move(part));
                    for (std::size_t i = 0; i < tested && !constraint.touched(); ++i)
                        if (notices(i, id, leaf.pointer, tried))
                            constraint.touchedBy.push_back(tests.tests[i].second.name);
                    if (constraint.touched())
                        break;
                }
            }
        }
    }
    return constraints;
}

}  // namespace bocage::model
