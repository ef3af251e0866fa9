#include "app/gui/refresh_offer.h"

#include <QFileInfo>
#include <algorithm>

#include "model/commands/apply_fix.h"
#include "model/document/campaign_document.h"
#include "model/document/origin.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/io/resource_paths.h"

namespace bocage::app {

RefreshOffer::RefreshOffer(model::Document& document, const QStringList& open, rules::LibraryPtr library)
    : m_library(std::move(library)) {
    const auto* campaign = qobject_cast<model::CampaignDocument*>(&document);
    if (document.owner() || !(campaign || qobject_cast<model::ScenarioDocument*>(&document) ||
                              qobject_cast<model::RosterDocument*>(&document)))
        return;
    const model::EarlierPack earlier = model::keptPacks(model::userPacksFolder());
    m_plan = model::refreshPlan(model::valueOf(document), *m_library, earlier);
    if (!campaign)
        return;
    QStringList closed = model::filesOfChapters(campaign->campaign(), model::linkBase(document));
    closed.removeIf([&](const QString& file) {
        return std::any_of(open.begin(), open.end(), [&](const QString& path) {
            return QFileInfo(path).canonicalFilePath() == QFileInfo(file).canonicalFilePath();
        });
    });
    m_files = model::refreshFiles(closed, *m_library, earlier);
}

bool RefreshOffer::renames() const {
    return !m_plan.renamed.empty() ||
           std::any_of(m_files.begin(), m_files.end(),
                       [](const model::RefreshFile& file) { return !file.plan.renamed.empty(); });
}

QString RefreshOffer::title() const {
    return m_files.empty() ? tr("This was made with another version of a pack.")
                           : tr("%n file(s) of its chapters were made with another version of a pack.",
                                nullptr, static_cast<int>(m_files.size()));
}

QStringList RefreshOffer::lines() const {
    constexpr qsizetype most = 8;
    QStringList lines = m_plan.empty() ? QStringList() : model::RefreshWords::lines(m_plan, *m_library);
    for (const model::RefreshFile& file : m_files)
        for (const QString& line : model::RefreshWords::lines(file.plan, *m_library))
            lines << tr("%1: %2").arg(QFileInfo(file.path).fileName(), line);
    if (const int more = static_cast<int>(lines.size() - most); more > 0)
        lines = lines.mid(0, most) << tr("And %n more change(s).", nullptr, more);
    if (!m_files.empty())
        lines << tr("These files are changed on the disk; the versions before are kept as backups.");
    return lines;
}

rules::Problems RefreshOffer::take(model::Document& document, model::RefreshChoice choice) const {
    const QString step = tr("Convert to the installed packs");
    const auto fresh = model::refreshed(model::valueOf(document), m_plan, choice);
    if (!fresh)
        return fresh.problems();
    if (const auto* scenario = std::get_if<rules::Scenario>(&*fresh))
        model::setValue(document, *scenario, step);
    else if (const auto* roster = std::get_if<rules::Roster>(&*fresh))
        model::setValue(document, *roster, step);
    else if (auto* campaign = qobject_cast<model::CampaignDocument*>(&document))
        campaign->edit(step, [&](rules::Campaign& now) { now = std::get<rules::Campaign>(*fresh); });
    rules::Problems problems;
    for (const model::RefreshFile& file : m_files)
        if (const auto saved = model::refreshFile(file.path, file.value, file.plan, choice, m_library);
            !saved)
            problems.insert(problems.end(), saved.problems().begin(), saved.problems().end());
    return problems;
}

}  // namespace bocage::app
