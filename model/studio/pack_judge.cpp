#include "model/studio/pack_judge.h"

#include <algorithm>

#include "model/commands/pack_edits.h"
#include "model/render/symbols.h"
#include "rules/checks/pack_check.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

Finding unreadable(const Problem& problem) {
    Finding finding;
    finding.rule = "PACK-READ-01";
    finding.severity = Severity::Error;
    finding.message = problem.code;
    const PackPlace place = packPlace(problem.pointer);
    finding.arguments = problem.arguments;
    finding.arguments.insert(finding.arguments.begin(), place.item.value);
    finding.subject = problem.pointer;
    finding.locations.push_back({problem.pointer, {}, {}, {}, {}});
    if (problem.code == "field.unknown" && !problem.arguments.empty())
        finding.fixes.push_back(
            {"studio.remove-field",
             {problem.arguments.front()},
             {{Edit::Kind::Remove, problem.pointer + "/" + problem.arguments.front(), {}}},
             {}});
    return finding;
}

/// The first item of a kind in this pack, to put something into.
ContentId firstOf(const PackValue& value, const std::string& kind) {
    const auto& items = value.of(kind);
    return items.empty() ? ContentId() : items.front().id();
}

void addFixes(Finding& finding, const PackValue& value, const Library& library) {
    const std::string item = finding.arguments.empty() ? std::string() : finding.arguments[0];
    const auto argument = [&](std::size_t i) {
        return i < finding.arguments.size() ? finding.arguments[i] : std::string();
    };
    const auto into = [&](const std::string& kind, const std::string& list, const char* code) {
        if (const ContentId home = firstOf(value, kind); !home.empty())
            finding.fixes.push_back({code,
                                     {item, home.value},
                                     {{Edit::Kind::Add, home.value + list, Json::Object{{"id", item}}}},
                                     {}});
    };
    if (finding.rule == "PACK-REF-02") {
        if (const Pack* pack = library.pack(PackId(argument(2))))
            finding.fixes.push_back(
                {"studio.need",
                 {pack->manifest.id.value, pack->manifest.version},
                 {{Edit::Kind::Add, "/needs/-",
                   Json::Object{{"id", pack->manifest.id.value}, {"version", pack->manifest.version}}}},
                 {}});
    } else if (finding.rule == "PACK-COST-01") {
        finding.fixes.push_back(
            {"studio.cost",
             {argument(2)},
             {{Edit::Kind::Replace, item + "/cost", Json(std::atoi(argument(2).c_str()))}},
             {}});
    } else if (finding.rule == "PACK-BOX-01") {
        into("box", "/contents/-", "studio.into");
    } else if (finding.rule == "PACK-CARD-01") {
        into("deck", "/cards/-", "studio.into");
    } else if (finding.rule == "PACK-TEXT-03") {
        const PackItem* found = value.find(ContentId(item));
        const Json* name = found ? found->json().find("name") : nullptr;
        const Json* english = name && name->isObject() ? name->find("en") : name;
        if (english && english->isString())
            finding.fixes.push_back(
                {"studio.same-name",
                 {english->string()},
                 {{Edit::Kind::Replace, item + "/name/" + argument(1), Json(english->string())}},
                 {}});
    }
}

}  // namespace

Verdict judgePack(const PackValue& value, const Library& library) {
    Verdict verdict;
    BuiltPack built = buildPackValue(value);
    for (const Problem& problem : built.problems)
        verdict.findings.push_back(unreadable(problem));
    const LibraryPtr together = withPack(library, std::move(built.pack));
    const Pack& pack = together->packs().back();
    Names symbols, files;
    for (const QString& name : symbolNames())
        symbols.insert(name.toStdString());
    for (const auto& [name, bytes] : value.files)
        files.insert(name.toStdString());
    Findings found =
        rules::checkPack({together, pack, findGameSystem(pack.manifest.system), &symbols, &files});
    verdict.findings.insert(verdict.findings.end(), std::make_move_iterator(found.begin()),
                            std::make_move_iterator(found.end()));
    for (Finding& finding : verdict.findings)
        addFixes(finding, value, library);
    std::stable_sort(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return verdict;
}

}  // namespace bocage::model
