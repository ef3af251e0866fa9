#pragma once

#include <QByteArray>
#include <QString>
#include <chrono>

#include "model/library/content_library.h"
#include "model/library/pack_files.h"

namespace bocage::model {

/// Name of the list of files and their SHA-256 that every built pack carries.
inline const QString checksumsName = QStringLiteral("checksums.json");

/// Everything wrong with a pack: its data, its pictures, and whether its files are as they were packed.
rules::Problems checkPack(const PackFiles& files);

/// The pack as one `*.bocagepack`: JSON in canonical form, pictures rewritten, a list of checksums. The same
/// folder gives the same bytes. Fails with what is wrong when the pack is not sound.
rules::Result<QByteArray> buildPack(const QString& folder);

struct InstalledPack {
    rules::PackId id;
    std::string version;
    QString path;
};

/// Checks a pack (archive or folder) and puts it among the user's own: written into a fresh folder that then
/// takes its place in one step, so that killed at any moment the old or the new pack is there, and whole. A
/// pack of the same id stays unless `replace`; that holds for the packs that come with the program too, since
/// a newer one of the user stands before them.
rules::Result<InstalledPack> installPack(const QString& source, bool replace, const QString& packsFolder,
                                         const std::atomic_bool* cancel = nullptr);

/// Brings back or takes away what installations left behind when they were killed. Folders younger than the
/// given age may belong to one that is still running and stay. Returns how many were dealt with.
int sweepPacksFolder(const QString& packsFolder, std::chrono::seconds olderThan = std::chrono::minutes(10));

/// Puts a pack that is about to be replaced by another version aside, so that documents made with it can be
/// told what changed. Versions that are there already stay; a pack that cannot be packed is left out.
void keepEarlierVersion(const QString& folder, const std::string& newVersion, const QString& packsFolder);
/// Where that version was put; empty when it was not, or when this cannot be the version of a pack.
QString earlierPackPath(const rules::PackId& id, const std::string& version, const QString& packsFolder);

/// Takes away exactly what was installed. Files that came later are kept, and said to be.
rules::Result<rules::Done> removePack(const rules::PackId& id, const QString& packsFolder);

}  // namespace bocage::model
