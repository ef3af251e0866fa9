#include "model/document/campaign_document.h"

#include <QFileInfo>
#include <QUndoCommand>

#include "rules/format/formats.h"

namespace bocage::model {

class CampaignCommand : public QUndoCommand {
public:
    CampaignCommand(CampaignDocument& document, const QString& text, rules::Campaign after,
                    const QString& mergeKey)
        : QUndoCommand(text),
          m_document(document),
          m_before(document.m_campaign),
          m_after(std::move(after)),
          m_mergeKey(mergeKey),
          m_mergeRun(document.m_mergeRun) {}

    void redo() override { set(m_after); }
    void undo() override { set(m_before); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 3; }
    bool mergeWith(const QUndoCommand* command) override {
        const auto* next = static_cast<const CampaignCommand*>(command);
        if (next->m_mergeKey != m_mergeKey || next->m_mergeRun != m_mergeRun)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    void set(const rules::Campaign& campaign) {
        m_document.m_campaign = campaign;
        Q_EMIT m_document.changed();
    }

    CampaignDocument& m_document;
    rules::Campaign m_before, m_after;
    QString m_mergeKey;
    int m_mergeRun;
};

CampaignDocument::CampaignDocument(rules::Campaign campaign, rules::LibraryPtr library, QObject* parent)
    : Document(std::move(library), parent), m_campaign(std::move(campaign)) {}

bool CampaignDocument::edit(const QString& text, const std::function<void(rules::Campaign&)>& change,
                            const QString& mergeKey) {
    rules::Campaign after = m_campaign;
    change(after);
    if (after == m_campaign)
        return false;
    undoStack().push(new CampaignCommand(*this, text, std::move(after), mergeKey));
    return true;
}

void CampaignDocument::replace(rules::Campaign campaign) {
    undoStack().clear();
    m_campaign = std::move(campaign);
    Q_EMIT changed();
}

QString CampaignDocument::displayName() const {
    const QString title = QString::fromStdString(m_campaign.title.english());
    if (!title.isEmpty())
        return title;
    return path().isEmpty() ? tr("Untitled campaign") : QFileInfo(path()).fileName();
}

QByteArray CampaignDocument::toBytes() const {
    return QByteArray::fromStdString(rules::writeCampaign(m_campaign));
}

}  // namespace bocage::model
