#include "app/cli/pack_report.h"

#include <QDir>

#include <algorithm>

#include "model/io/resource_paths.h"
#include "model/library/pack_install.h"
#include "rules/checks/pack_check.h"
#include "rules/systems/game_system.h"

namespace bocage::cli {

using namespace rules;

bool PackReport::sound() const {
    return readable && problems.empty() &&
           std::none_of(findings.begin(), findings.end(),
                        [](const Finding& finding) { return finding.severity == Severity::Error; });
}

namespace {

/// Symbols that can be drawn: those that come with the program.
Names symbolNames() {
    Names names;
    const QDir folder(model::resourcesFolder() + QStringLiteral("/symbols"));
    for (const QString& file : folder.entryList({QStringLiteral("*.svg")}, QDir::Files))
        names.insert(file.chopped(4).toStdString());
    return names;
}

Names fileNames(const model::PackFiles& files) {
    Names names;
    for (const QString& name : files.names())
        names.insert(name.toStdString());
    return names;
}

}  // namespace

PackReport reportOnPack(const QString& path, const Library& library) {
    PackReport report;
    const auto files = model::PackFiles::open(path);
    if (!files) {
        report.problems = files.problems();
        return report;
    }
    auto load = model::loadPack(path);
    if (!load) {
        report.problems = load.problems();
        return report;
    }
    report.readable = true;
    report.pack = std::move(load->pack);
    report.problems = model::checkPack(*files);
    const auto append = [&](const Problems& more) {
        report.problems.insert(report.problems.end(), more.begin(), more.end());
    };
    if (const GameSystem* system = findGameSystem(report.pack.manifest.system))
        for (const SystemContent& item : report.pack.system)
            append(system->checkContent(item));
    // Together with the installed packs: are those it needs there, does it claim an id of theirs?
    std::vector<Pack> together;
    for (const Pack& pack : library.packs())
        if (pack.manifest.id != report.pack.manifest.id)
            together.push_back(pack);
    together.push_back(report.pack);
    const auto [all, clashes] = Library::build(std::move(together));
    append(clashes);
    const Names symbols = symbolNames();
    const Names names = fileNames(*files);
    report.findings = rules::checkPack(
        {all, all->packs().back(), findGameSystem(report.pack.manifest.system), &symbols, &names});
    for (Problem& problem : report.problems)
        if (problem.file.empty())
            problem.file = path.toStdString();
    return report;
}

}  // namespace bocage::cli
