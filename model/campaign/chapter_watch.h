#pragma once

#include <QObject>

#include "model/document/campaign_document.h"
#include "model/io/link_watch.h"

namespace bocage::model {

/// Follows the scenarios of a campaign's chapters, wherever its links lead now, and the armies that they
/// link. When one of them changes, appears or goes, the document says that its chapters changed.
class ChapterWatch : public QObject {
    Q_OBJECT

public:
    /// Must not outlive the document.
    explicit ChapterWatch(CampaignDocument& document, QObject* parent = nullptr);

    /// The files that are followed.
    QStringList files() const { return m_watch.files(); }

private:
    void look();

    CampaignDocument& m_document;
    LinkedFilesWatch m_watch;
};

}  // namespace bocage::model
