#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <vector>

namespace bocage::model {

/// A version of a document that was replaced, thrown away or left unsaved, and is still kept.
struct EarlierVersion {
    QString file;
    QString title;
    QDateTime time;
    bool backup = false;  ///< a save replaced it; else a safety copy that was set aside
    QByteArray bytes;
};

/// Kept versions of the document of that path, the latest first; without a path the safety copies of
/// documents that never had one. What cannot be read is left out.
std::vector<EarlierVersion> earlierVersions(const QString& path);

}  // namespace bocage::model
