#include "model/document/campaign_document.h"

#include <QFileInfo>

#include "model/document/snapshot_command.h"
#include "model/language/language.h"
#include "rules/format/formats.h"

namespace bocage::model {

CampaignDocument::CampaignDocument(rules::Campaign campaign, rules::LibraryPtr library, QObject* parent)
    : Document(std::move(library), parent), m_campaign(std::move(campaign)) {}

bool CampaignDocument::edit(const QString& text, const std::function<void(rules::Campaign&)>& change,
                            const QString& mergeKey) {
    if (!mayBegin(text))
        return false;
    rules::Campaign after = m_campaign;
    change(after);
    if (after == m_campaign)
        return false;
    undoStack().push(new SnapshotCommand<rules::Campaign>(
        text, m_campaign, std::move(after),
        [this](const rules::Campaign& campaign) {
            const Changing changing(*this);
            m_campaign = campaign;
            Q_EMIT changed();
        },
        mergeKey, m_mergeRun));
    return true;
}

void CampaignDocument::replace(rules::Campaign campaign) {
    const Changing changing(*this);
    undoStack().clear();
    m_campaign = std::move(campaign);
    Q_EMIT changed();
}

QString CampaignDocument::displayName() const {
    const QString title = QString::fromStdString(m_campaign.title.in(currentLanguage().toStdString()));
    if (!title.isEmpty())
        return title;
    return path().isEmpty() ? tr("Untitled campaign") : QFileInfo(path()).fileName();
}

QByteArray CampaignDocument::toBytes() const {
    return QByteArray::fromStdString(rules::writeCampaign(m_campaign));
}

}  // namespace bocage::model
