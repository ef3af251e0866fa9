#include <CLI/CLI.hpp>

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>

#include "app/cli/cli_context.h"
#include "app/cli/pack_report.h"
#include "app/cli/verbs.h"
#include "model/campaign/campaign_files.h"
#include "model/console/words.h"
#include "model/io/judge_file.h"
#include "rules/checks/ownership.h"

namespace bocage::cli {

using console::Cli;

namespace {

using namespace rules;

struct ValidateOptions {
    std::vector<std::string> paths;
    bool strict = false;
    std::string collection;
};

bool isPack(const QString& path) {
    return QFileInfo(path).isDir() ? QFileInfo(QDir(path).filePath(QStringLiteral("pack.json"))).isFile()
                                   : path.endsWith(QStringLiteral(".bocagepack"));
}

/// A folder stands for every document and pack in it, in order of name.
std::vector<std::string> documentsIn(const QString& folder) {
    if (isPack(folder))
        return {folder.toStdString()};
    std::vector<std::string> found;
    const QStringList suffixes{QStringLiteral("*.scenario.json"), QStringLiteral("*.army.json"),
                               QStringLiteral("*.campaign.json"), QStringLiteral("*.collection.json"),
                               QStringLiteral("*.bocagepack")};
    for (const QString& name : QDir(folder).entryList(suffixes, QDir::Files, QDir::Name))
        found.push_back(QDir(folder).filePath(name).toStdString());
    for (const QString& name :
         QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name)) {
        const auto deeper = documentsIn(QDir(folder).filePath(name));
        found.insert(found.end(), deeper.begin(), deeper.end());
    }
    return found;
}

/// Judges file after file and tells each verdict at once, as text or as one JSON document at the end.
class Judge {
public:
    Judge(CliContext& context, const ValidateOptions& options) : m_context(context), m_options(options) {}

    void run() {
        m_context.startWords();
        if (!m_options.collection.empty()) {
            auto collection = m_context.openCollection(m_options.collection);
            if (!collection)
                return m_context.fail(collection.problems());
            m_collection = std::move(*collection);
        }
        for (const std::string& path : m_options.paths) {
            const QString name = QString::fromStdString(path);
            if (!QFileInfo(name).isDir()) {
                judge(path);
                continue;
            }
            const auto documents = documentsIn(name);
            if (documents.empty())
                unreadable(path, {{"folder.no-documents", {}, path, "", 0, 0}});
            for (const std::string& document : documents)
                judge(document);
        }
        if (m_context.json)
            m_context.print(Json::Object{{"files", std::move(m_files)},
                                         {"totals", Json::Object{{"files", m_judged + m_unreadable},
                                                                 {"unreadable", m_unreadable},
                                                                 {"errors", m_counts[0]},
                                                                 {"warnings", m_counts[1]},
                                                                 {"notes", m_counts[2]},
                                                                 {"missing", m_missing},
                                                                 {"waived", m_waived}}}});
        else
            tellTotals();
    }

private:
    void judge(const std::string& path) {
        if (isPack(QString::fromStdString(path)))
            return judgePack(path);
        Result<InputFile> input = m_context.open(path);
        if (!input)
            return unreadable(path, input.problems());
        ++m_judged;
        auto* scenario = std::get_if<Scenario>(&input->value);
        const auto* roster = std::get_if<Roster>(&input->value);
        Problems remarks = input->notes;
        ValidateRequest request;
        request.library = m_context.library();
        request.collection = m_collection ? &*m_collection : nullptr;
        request.strict = m_options.strict;
        Verdict verdict;
        if (scenario) {
            auto [judged, missing] = model::judgeFile(*scenario, QString::fromStdString(path), request);
            verdict = std::move(judged);
            if (!missing.empty())
                m_context.end(ExitCode::Unreadable);
            remarks.insert(remarks.end(), missing.begin(), missing.end());
        } else if (roster) {
            request.roster = roster;
            verdict = validate(request);
        }
        if (const auto* collection = std::get_if<Collection>(&input->value))
            verdict.findings = checkCollection(*collection, *m_context.library());
        if (const auto* campaign = std::get_if<Campaign>(&input->value))
            judgeCampaign(path, *campaign, request, verdict, remarks);
        tell(path, remarks, verdict, scenario, std::get_if<Roster>(&input->value));
    }

    /// The campaign itself and what its results make of its chapters. The scenarios are judged when they are
    /// named themselves.
    void judgeCampaign(const std::string& path, const Campaign& campaign, const ValidateRequest& request,
                       Verdict& verdict, Problems& remarks) {
        auto [judged, missing] = model::judgeCampaign(campaign, QString::fromStdString(path), request);
        verdict = std::move(judged);
        if (!missing.empty())
            m_context.end(ExitCode::Unreadable);
        remarks.insert(remarks.end(), missing.begin(), missing.end());
    }

    void judgePack(const std::string& path) {
        const PackReport report = reportOnPack(QString::fromStdString(path), *m_context.library());
        if (!report.readable)
            return unreadable(path, report.problems);
        ++m_judged;
        Verdict verdict;
        verdict.findings = report.findings;
        tell(path, report.problems, verdict, nullptr);
        if (!report.problems.empty())
            m_context.end(ExitCode::Findings);
    }

    void unreadable(const std::string& path, const Problems& problems) {
        ++m_unreadable;
        m_context.end(ExitCode::Unreadable);
        if (m_context.json)
            m_files.push_back(
                Json::Object{{"file", path}, {"readable", false}, {"problems", m_context.toJson(problems)}});
        else
            m_context.warn(problems);
    }

    void tell(const std::string& path, const Problems& remarks, const Verdict& verdict,
              const Scenario* scenario, const Roster* roster = nullptr) {
        for (const Finding& finding : verdict.findings)
            ++(isOwnership(finding) ? m_missing : m_counts[static_cast<std::size_t>(finding.severity)]);
        m_waived += static_cast<int>(verdict.waived.size());
        // What somebody owns is another question than what the rules allow: pieces that are missing are told
        // and counted, as in the window, and are no error.
        if (!verdict.clean())
            m_context.end(ExitCode::Findings);
        if (m_context.json) {
            m_files.push_back(Json::Object{{"file", path},
                                           {"readable", true},
                                           {"problems", m_context.toJson(remarks)},
                                           {"findings", m_context.toJson(verdict.findings, scenario, roster)},
                                           {"waived", m_context.toJson(verdict.waived, scenario, roster)}});
            return;
        }
        m_context.warn(remarks);
        for (const Finding& finding : verdict.findings)
            if (!isOwnership(finding))
                m_context.out() << path << ": " << m_context.sentence(finding, scenario, roster) << '\n';
        for (const Finding& finding : verdict.waived)
            m_context.out() << path << ": "
                            << Cli::tr("accepted: %1")
                                   .arg(QString::fromStdString(m_context.sentence(finding, scenario, roster)))
                                   .toStdString()
                            << '\n';
        if (const auto missing = static_cast<int>(missingPieces(verdict))) {
            m_context.out() << path << ": "
                            << Cli::tr("Not in your boxes (%n):", nullptr, missing).toStdString() << '\n';
            for (const Finding& finding : verdict.findings)
                if (isOwnership(finding))
                    m_context.out() << "  " << m_context.sentence(finding, scenario, roster) << '\n';
        }
    }

    void tellTotals() {
        QStringList parts{
            Cli::tr("%n document(s) judged", nullptr, m_judged), Cli::tr("%n error(s)", nullptr, m_counts[0]),
            Cli::tr("%n warning(s)", nullptr, m_counts[1]), Cli::tr("%n note(s)", nullptr, m_counts[2])};
        if (m_options.collection.size())
            parts << Cli::tr("%n not in your boxes", nullptr, m_missing);
        if (m_waived)
            parts << Cli::tr("%n finding(s) accepted by the author", nullptr, m_waived);
        if (m_unreadable)
            parts << Cli::tr("%n unreadable", nullptr, m_unreadable);
        m_context.out() << parts.join(QStringLiteral(", ")).toStdString() << '\n';
    }

    CliContext& m_context;
    const ValidateOptions& m_options;
    std::optional<Collection> m_collection;
    Json::Array m_files;
    int m_judged = 0;
    int m_unreadable = 0;
    int m_counts[3] = {};
    int m_missing = 0;
    int m_waived = 0;
};

}  // namespace

void addValidateVerb(CLI::App& app, CliContext& context) {
    auto options = std::make_shared<ValidateOptions>();
    CLI::App* verb = app.add_subcommand("validate", "Judge documents and packs by the rules");
    verb->add_option("FILE", options->paths,
                     "Documents and packs; a folder stands for everything in it that can be judged")
        ->required();
    verb->add_flag("--strict", options->strict, "Refuse waivers: accepted findings count again");
    verb->add_option("--collection", options->collection, "Boxes you own: check that the cardboard is enough")
        ->type_name("FILE");
    verb->callback([options, &context] { Judge(context, *options).run(); });
}

}  // namespace bocage::cli
