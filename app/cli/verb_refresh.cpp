#include <CLI/CLI.hpp>

#include <QDir>
#include <QFileInfo>

#include <memory>
#include <ostream>
#include <set>

#include "app/cli/choices.h"
#include "app/cli/cli_context.h"
#include "app/cli/verbs.h"
#include "model/console/words.h"
#include "model/io/resource_paths.h"
#include "model/studio/pack_refresh.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

struct RefreshOptions {
    std::vector<std::string> paths;
    std::string choice = "convert";
    bool dryRun = false;
};

/// Scenarios, armies and campaigns in a folder and below, in order of name; links are not followed.
void collect(const QString& folder, std::vector<QString>& found) {
    const QStringList suffixes{QStringLiteral("*.scenario.json"), QStringLiteral("*.army.json"),
                               QStringLiteral("*.campaign.json")};
    const QDir here(folder);
    for (const QString& name : here.entryList(suffixes, QDir::Files | QDir::NoSymLinks, QDir::Name))
        found.push_back(here.filePath(name));
    for (const QString& name :
         here.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name))
        collect(here.filePath(name), found);
}

class Refresh {
public:
    Refresh(CliContext& context, const RefreshOptions& options) : m_context(context), m_options(options) {}

    void run() {
        m_context.startWords();
        m_earlier = model::keptPacks(model::userPacksFolder());
        for (const std::string& path : m_options.paths) {
            const QString name = QString::fromStdString(path);
            std::vector<QString> found;
            if (QFileInfo(name).isDir())
                collect(name, found);
            else
                addWithChapters(name, found);
            if (found.empty())
                unreadable(name, {{"refresh.nothing", {}, path, {}, 0, 0}});
            for (const QString& file : found)
                if (m_seen.insert(QFileInfo(file).absoluteFilePath()).second)
                    look(file);
        }
        if (m_context.json)
            return m_context.print(Json::Object{{"files", std::move(m_files)},
                                                {"totals", Json::Object{{"files", m_looked},
                                                                        {"affected", m_affected},
                                                                        {"written", m_written},
                                                                        {"ghosts", m_ghosts},
                                                                        {"unreadable", m_unreadable}}}});
        QStringList parts{Cli::tr("%n document(s) looked at", nullptr, m_looked),
                          Cli::tr("%n made with another version of a pack", nullptr, m_affected),
                          Cli::tr("%n written", nullptr, m_written)};
        if (m_ghosts)
            parts << Cli::tr("%n ghost(s)", nullptr, m_ghosts);
        if (m_unreadable)
            parts << Cli::tr("%n unreadable", nullptr, m_unreadable);
        m_context.out() << parts.join(QStringLiteral(", ")).toStdString() << '\n';
    }

private:
    model::RefreshChoice choice() const {
        return m_options.choice == "keep"    ? model::RefreshChoice::Keep
               : m_options.choice == "ghost" ? model::RefreshChoice::Ghost
                                             : model::RefreshChoice::Convert;
    }

    /// A campaign is played from its chapters and their armies: they come along.
    static void addWithChapters(const QString& name, std::vector<QString>& found) {
        found.push_back(name);
        if (!name.endsWith(QLatin1String(".campaign.json")))
            return;
        if (const Result<model::LoadedValue> loaded = model::loadValue(name))
            if (const auto* campaign = std::get_if<Campaign>(&loaded->value))
                for (const QString& file : model::filesOfChapters(*campaign, name))
                    found.push_back(file);
    }

    void unreadable(const QString& path, const Problems& problems) {
        ++m_unreadable;
        m_context.end(ExitCode::Unreadable);
        if (m_context.json)
            m_files.push_back(Json::Object{
                {"file", path.toStdString()}, {"readable", false}, {"problems", m_context.toJson(problems)}});
        else
            m_context.warn(problems);
    }

    void look(const QString& path) {
        Result<model::LoadedValue> loaded = model::loadValue(path);
        if (!loaded)
            return unreadable(path, loaded.problems());
        ++m_looked;
        const Library& library = *m_context.library();
        const model::RefreshPlan plan = model::refreshPlan(loaded->value, library, m_earlier);
        const bool ghosts =
            !plan.gone.empty() || (choice() == model::RefreshChoice::Ghost && !plan.renamed.empty());
        if (ghosts) {
            m_ghosts += static_cast<int>(plan.gone.size());
            if (choice() == model::RefreshChoice::Ghost)
                m_ghosts += static_cast<int>(plan.renamed.size());
            m_context.end(ExitCode::Findings);
        }
        if (plan.empty() && plan.gone.empty()) {
            if (m_context.json)
                m_files.push_back(report(path, plan, false, {}));
            return;
        }
        m_affected += plan.empty() ? 0 : 1;
        Problems problems;
        bool written = false;
        if (!m_options.dryRun && !plan.empty() && choice() != model::RefreshChoice::Keep) {
            const Result<Done> saved =
                model::refreshFile(path, loaded->value, plan, choice(), m_context.library());
            written = saved.ok();
            if (!saved) {
                problems = saved.problems();
                m_context.end(ExitCode::Unreadable);
            }
        }
        m_written += written ? 1 : 0;
        if (m_context.json) {
            m_files.push_back(report(path, plan, written, problems));
            return;
        }
        for (const QString& line : model::RefreshWords::lines(plan, library))
            m_context.out() << path.toStdString() << ": " << line.toStdString() << '\n';
        m_context.warn(problems);
    }

    Json report(const QString& path, const model::RefreshPlan& plan, bool written, const Problems& problems) {
        Json::Array versions, renamed, gone, lines;
        for (const auto& version : plan.versions)
            versions.push_back(Json::Object{{"pack", version.pack.value},
                                            {"from", version.pinned},
                                            {"to", version.installed},
                                            {"known", version.known},
                                            {"changed", static_cast<int>(version.changes.size())}});
        for (const auto& each : plan.renamed)
            renamed.push_back(Json::Object{{"from", each.from.value}, {"to", each.to.value}});
        for (const ContentId& id : plan.gone)
            gone.emplace_back(id.value);
        for (const QString& line : model::RefreshWords::lines(plan, *m_context.library()))
            lines.emplace_back(line.toStdString());
        return Json::Object{{"file", path.toStdString()},   {"readable", true},
                            {"packs", std::move(versions)}, {"renamed", std::move(renamed)},
                            {"gone", std::move(gone)},      {"lines", std::move(lines)},
                            {"written", written},           {"problems", m_context.toJson(problems)}};
    }

    CliContext& m_context;
    const RefreshOptions& m_options;
    model::EarlierPack m_earlier;
    Json::Array m_files;
    std::set<QString> m_seen;
    int m_looked = 0, m_affected = 0, m_written = 0, m_ghosts = 0, m_unreadable = 0;
};

}  // namespace

void addRefreshVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<RefreshOptions>();
    CLI::App* verb =
        app.add_subcommand("refresh", "Bring documents to the versions of the packs that are installed");
    verb->add_option("FILE", options->paths,
                     "Documents; a folder stands for all in it and below, a campaign brings its chapters and "
                     "their armies")
        ->required();
    verb->add_flag("--dry-run", options->dryRun, "Say what would change and write nothing");
    verb->add_option("--choose", options->choice,
                     "convert: new versions and new ids; ghost: new versions, old ids stay as ghosts; keep: "
                     "leave everything")
        ->check(oneOf({"convert", "ghost", "keep"}))
        ->capture_default_str();
    verb->callback([options, &context] { Refresh(context, *options).run(); });
}

}  // namespace bocage::cli
