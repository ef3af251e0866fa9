#pragma once

#include <QPixmap>
#include <QSize>
#include <QString>

#include "model/io/document_files.h"
#include "rules/content/library.h"

namespace bocage::app {

/// What a list of files says of a document without opening it.
struct DocumentFacts {
    QString title;
    QString detail;  ///< size and sides of a battle; faction and points of an army; chapters
    QPixmap picture;
};

/// Reads the file; one that cannot be read says so in place of its detail.
DocumentFacts documentFacts(const QString& path, const rules::LibraryPtr& library, const QSize& picture,
                            qreal ratio);

/// "14 × 12 spaces · 2 sides"
QString battleDetail(const rules::Scenario& scenario, const rules::Library& library);

/// "Campaign of 3 chapters"
QString campaignDetail(const rules::Campaign& campaign, const rules::Library& library);

/// The maps of its first chapters side by side; `path` is the file of the campaign.
QPixmap campaignPicture(const rules::Campaign& campaign, const QString& path,
                        const rules::LibraryPtr& library, const QSize& size, qreal ratio);

/// The map, cropped so that it fills the picture.
QPixmap mapPicture(const rules::Scenario& scenario, const rules::LibraryPtr& library, const QSize& size,
                   qreal ratio);

}  // namespace bocage::app
