#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <optional>

#include "model/commands/apply_fix.h"
#include "model/library/content_library.h"
#include "rules/checks/campaign_checks.h"
#include "rules/checks/check.h"
#include "rules/checks/pack_check.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

/// Cases of the verdict corpus: a clean document, broken in one named way. tests/data/verdict/README.md says
/// how they are written.
namespace bocage::tests {

inline std::string fileText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline const rules::LibraryPtr& corpusLibrary() {
    static const model::LibraryLoad load = model::loadInstalledLibrary();
    return load.library;
}

/// Edits as lists, ["remove", pointer], ["add", pointer, value], ["replace", pointer, value], or as objects
/// with "op", "pointer" and "value".
inline std::vector<rules::Edit> editsOf(const rules::Json& list) {
    using Kind = rules::Edit::Kind;
    std::vector<rules::Edit> edits;
    for (const rules::Json& step : list.array()) {
        const bool brief = step.isArray();
        const std::string& op = brief ? step.array().at(0).string() : step.find("op")->string();
        const std::string& pointer = brief ? step.array().at(1).string() : step.find("pointer")->string();
        const rules::Json* value = !brief                    ? step.find("value")
                                   : step.array().size() > 2 ? &step.array()[2]
                                                             : nullptr;
        edits.push_back({op == "add"      ? Kind::Add
                         : op == "remove" ? Kind::Remove
                                          : Kind::Replace,
                         pointer, value ? *value : rules::Json()});
    }
    return edits;
}

/// A document by the name a case gives it: a path from the top of the sources, or a base of the corpus, which
/// may itself be another document with edits.
inline std::optional<rules::Json> documentNamed(const std::string& name) {
    const QString path =
        QString::fromStdString(name.find('/') != std::string::npos
                                   ? std::string(BOCAGE_SOURCE_DIR "/") + name
                                   : std::string(BOCAGE_TEST_DATA "/verdict/bases/") + name + ".json");
    const auto read = rules::parseJson(fileText(path));
    if (!read)
        return std::nullopt;
    const rules::Json* base = read->find("base");
    if (!base)
        return *read;
    const auto below = documentNamed(base->string());
    if (!below)
        return std::nullopt;
    const auto made = model::applyEdits(*below, editsOf(*read->find("edits")));
    return made.ok() ? std::optional(*made) : std::nullopt;
}

/// The installed packs with one file of one of them replaced; null when it cannot be read.
inline rules::LibraryPtr libraryWith(const rules::Json& document, const std::string& path) {
    const QString file = QString::fromStdString(path);
    const std::string packId = file.section(QLatin1Char('/'), 2, 2).toStdString();
    std::vector<rules::Pack> packs = corpusLibrary()->packs();
    for (rules::Pack& pack : packs) {
        if (pack.manifest.id.value != packId)
            continue;
        rules::Pack fresh;
        fresh.manifest = pack.manifest;
        const QDir folder(QStringLiteral(BOCAGE_SOURCE_DIR "/") + file.section(QLatin1Char('/'), 0, 2));
        for (const QString& other : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            if (other == QStringLiteral("pack.json"))
                continue;
            const bool own = file.endsWith(QLatin1Char('/') + other);
            if (!rules::readContentFile(own ? rules::writeJson(document) : fileText(folder.filePath(other)),
                                        fresh))
                return nullptr;
        }
        pack = std::move(fresh);
    }
    return rules::Library::build(std::move(packs)).first;
}

/// What documents are judged with besides themselves.
struct Circumstances {
    rules::LibraryPtr library = corpusLibrary();
    std::optional<rules::Collection> collection;
};

struct VerdictCase {
    std::string name;
    std::string rule;
    std::string base;
    rules::Json clean;
    rules::Json broken;
    std::optional<rules::Json> legal;  ///< nearest neighbour that keeps the rule, where the clean one is far
    std::string wayOut;                ///< code of a fix that must be offered; empty: none is asked for
    Circumstances with;
};

inline QStringList caseNames() {
    QStringList names = QDir(QStringLiteral(BOCAGE_TEST_DATA "/verdict"))
                            .entryList({QStringLiteral("*-*.json")}, QDir::Files, QDir::Name);
    for (QString& name : names)
        name.chop(5);
    return names;
}

/// Nothing when the case cannot be read or its edits lead nowhere.
inline std::optional<VerdictCase> readCase(const QString& name) {
    const auto read =
        rules::parseJson(fileText(QStringLiteral(BOCAGE_TEST_DATA "/verdict/%1.json").arg(name)));
    if (!read)
        return std::nullopt;
    VerdictCase result;
    result.name = name.toStdString();
    result.rule = read->find("rule")->string();
    result.base = read->find("base")->string();
    const auto clean = documentNamed(result.base);
    if (!clean)
        return std::nullopt;
    result.clean = *clean;
    const auto broken = model::applyEdits(*clean, editsOf(*read->find("edits")));
    if (!broken)
        return std::nullopt;
    result.broken = *broken;
    if (const rules::Json* edits = read->find("legal")) {
        const auto legal = model::applyEdits(*clean, editsOf(*edits));
        if (!legal)
            return std::nullopt;
        result.legal = *legal;
    }
    if (const rules::Json* wayOut = read->find("wayOut"))
        result.wayOut = wayOut->string();
    if (const rules::Json* boxes = read->find("collection")) {
        rules::Json file = *boxes;
        file.set("format", "bocage.collection");
        file.set("version", 1);
        const auto collection = rules::readCollection(rules::writeJson(file));
        if (!collection)
            return std::nullopt;
        result.with.collection = collection->value;
    }
    if (const rules::Json* pack = read->find("pack")) {
        const std::string& file = pack->find("file")->string();
        const auto content = documentNamed(file);
        const auto changed = content ? model::applyEdits(*content, editsOf(*pack->find("edits")))
                                     : rules::Result<rules::Json>(rules::Problem{});
        if (!changed)
            return std::nullopt;
        result.with.library = libraryWith(*changed, file);
        if (!result.with.library)
            return std::nullopt;
    }
    return result;
}

/// The verdict on one file of a pack, the others as they are installed.
inline std::optional<rules::Verdict> judgePackFile(const rules::Json& document, const std::string& path) {
    const rules::LibraryPtr library = libraryWith(document, path);
    if (!library)
        return std::nullopt;
    const std::string packId = QString::fromStdString(path).section(QLatin1Char('/'), 2, 2).toStdString();
    rules::Verdict verdict;
    const rules::Pack& pack = *library->pack(rules::PackId(packId));
    verdict.findings =
        rules::checkPack({library, pack, rules::findGameSystem(pack.manifest.system), nullptr, nullptr});
    return verdict;
}

/// The verdict on a document given as JSON; nothing when it cannot be read.
inline std::optional<rules::Verdict> judge(const rules::Json& document, const std::string& base = {},
                                           const Circumstances& with = {}) {
    if (base.starts_with("resources/packs/"))
        return judgePackFile(document, base);
    const std::string text = rules::writeJson(document);
    const std::string format = rules::documentFormat(text);
    rules::ValidateRequest request;
    request.library = with.library;
    request.collection = with.collection ? &*with.collection : nullptr;
    if (format == "bocage.scenario") {
        const auto scenario = rules::readScenario(text);
        if (!scenario)
            return std::nullopt;
        request.scenario = &scenario->value;
        return rules::validate(request);
    }
    if (format == "bocage.campaign") {
        const auto campaign = rules::readCampaign(text);
        if (!campaign)
            return std::nullopt;
        return rules::Verdict{rules::checkCampaign(campaign->value), {}};
    }
    const auto roster = rules::readRoster(text);
    if (!roster)
        return std::nullopt;
    request.roster = &roster->value;
    return rules::validate(request);
}

inline QString listed(const rules::Findings& findings) {
    QStringList rules;
    for (const rules::Finding& finding : findings)
        rules.push_back(
            QString::fromStdString(finding.rule + " " + finding.message + " (" + finding.subject + ")"));
    return rules.join(QStringLiteral(", "));
}

}  // namespace bocage::tests
