#pragma once

#include <functional>

#include "model/document/document.h"
#include "rules/scenario/campaign.h"

namespace bocage::model {

/// A campaign being edited: chapters, ways between them, the log. Small, so an undo step keeps both values
/// whole.
class CampaignDocument : public Document {
    Q_OBJECT

public:
    explicit CampaignDocument(rules::Campaign campaign, rules::LibraryPtr library, QObject* parent = nullptr);

    const rules::Campaign& campaign() const { return m_campaign; }

    /// As ScenarioDocument::edit.
    bool edit(const QString& text, const std::function<void(rules::Campaign&)>& change,
              const QString& mergeKey = {});
    void endMerge() { ++m_mergeRun; }
    void replace(rules::Campaign campaign);

    QString displayName() const override;
    QByteArray toBytes() const override;
    QString suffix() const override { return QStringLiteral("campaign.json"); }

Q_SIGNALS:
    void changed();
    /// Scenarios of its chapters, or their armies, are not what they were on the disk.
    void chaptersChanged();

private:
    rules::Campaign m_campaign;
    int m_mergeRun = 0;
};

}  // namespace bocage::model
