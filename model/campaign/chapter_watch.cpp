#include "model/campaign/chapter_watch.h"

#include "model/campaign/campaign_files.h"
#include "model/document/origin.h"

namespace bocage::model {

ChapterWatch::ChapterWatch(CampaignDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&document, &CampaignDocument::changed, this, &ChapterWatch::look);
    connect(&document, &Document::pathChanged, this, &ChapterWatch::look);
    connect(&m_watch, &LinkedFilesWatch::changed, this, [this] {
        look();
        Q_EMIT m_document.chaptersChanged();
    });
    look();
}

void ChapterWatch::look() {
    const QString base = linkBase(m_document);
    m_watch.follow(base.isEmpty() ? std::set<QString>() : loadChapters(m_document.campaign(), base).paths);
}

}  // namespace bocage::model
