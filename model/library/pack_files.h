#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <map>

#include "model/io/zip_door.h"
#include "rules/core/result.h"

namespace bocage::model {

/// The files of one pack, whether it is a folder or a zip. Names follow the same grammar in both, links are
/// not followed, and nothing outside the pack can be reached through it.
class PackFiles {
public:
    /// A folder with a pack.json, or a `*.bocagepack`.
    static rules::Result<PackFiles> open(const QString& path, const std::atomic_bool* cancel = nullptr);
    static rules::Result<PackFiles> openFolder(const QString& path);
    static rules::Result<PackFiles> openZip(const QString& path, const std::atomic_bool* cancel = nullptr);

    const QString& path() const { return m_path; }
    /// Relative names in order, `art/house.png`.
    QStringList names() const;
    bool contains(const QString& name) const;
    rules::Result<QByteArray> read(const QString& name) const;
    /// How a problem names one file of this pack.
    QString fullName(const QString& name) const;

private:
    QString m_path;
    bool m_zip = false;
    ZipEntries m_entries;  ///< of a folder only the names are known until they are read
};

/// Suffixes that a pack may hold: data, pictures that pass the doors, texts.
bool isPackFileName(const QString& name);

inline const QString packSuffix = QStringLiteral("bocagepack");

}  // namespace bocage::model
