#pragma once

#include <QStringList>
#include <functional>
#include <map>

#include "model/document/document.h"
#include "model/document/pack_value.h"

namespace bocage::model {

/// A content pack being edited. Its path is that of its `pack.json`; saving writes the folder around it. An
/// undo step holds the items that differ, never the whole pack.
class PackDocument : public Document {
    Q_OBJECT

public:
    explicit PackDocument(PackValue value, rules::LibraryPtr library, QObject* parent = nullptr);

    const PackValue& value() const { return m_value; }
    /// All packs with this one as it is now: what previews are drawn from. Items that cannot be read yet are
    /// left out.
    const rules::LibraryPtr& liveLibrary() const;
    /// What could not be read when liveLibrary() was made.
    const rules::Problems& unreadable() const;

    /// As ScenarioDocument::edit.
    bool edit(const QString& text, const std::function<void(PackValue&)>& change,
              const QString& mergeKey = {});
    void endMerge() { ++m_mergeRun; }
    void replace(PackValue value);

    /// Reads a pack again from where it lies; given by whoever opened it.
    std::function<rules::Result<PackValue>(const QString& path)> reader;
    /// Files that lie in the folder of the pack because of us: those that the pack no longer has go with the
    /// next save.
    const QStringList& filesOnDisk() const { return m_filesOnDisk; }
    void setFilesOnDisk(const QStringList& names) { m_filesOnDisk = names; }
    /// Whether its folder lists the checksums of its files, as that of an installed pack does.
    bool keepsChecksums() const { return m_keepsChecksums; }
    void setKeepsChecksums(bool keeps) { m_keepsChecksums = keeps; }

    QString displayName() const override;
    QByteArray toBytes() const override { return packBytes(m_value); }
    QString suffix() const override { return packManifestName; }

Q_SIGNALS:
    void changed();

private:
    friend class PackCommand;
    void build() const;

    PackValue m_value;
    int m_mergeRun = 0;
    QStringList m_filesOnDisk;
    bool m_keepsChecksums = false;
    mutable rules::LibraryPtr m_live;  ///< null until asked for
    mutable rules::Problems m_unreadable;
};

}  // namespace bocage::model
