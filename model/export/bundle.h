#pragma once

#include <QByteArray>
#include <map>
#include <vector>

#include "model/export/exporter.h"
#include "model/export/pack_parts.h"

namespace bocage::model {

/// One file that opens anywhere: a document, everything it links, and the parts of packs that they use.
struct Bundle {
    QString main;                                ///< name of the document that it is about
    std::map<QString, DocumentValue> documents;  ///< by relative path, the main one among them
    std::vector<PackPart> packs;
    QByteArray preview;  ///< PNG, may be empty
};

inline const QString bundleSuffix = QStringLiteral("bocage");
/// Whether bytes are an archive at all, by their first letters.
bool looksLikeZip(const QByteArray& bytes);

/// Reads one, with every door closed to what a hostile archive might try. `name` is what problems call it.
rules::Result<Bundle> readBundle(const QByteArray& bytes, const QString& name);

/// The document with the armies it links loaded into it, as a file beside its armies would open.
DocumentValue mainDocument(const Bundle& bundle);

/// The library with those parts of packs that it lacks. Packs that are there stay as they are.
LibraryLoad withParts(const LibraryLoad& library, const std::vector<PackPart>& parts);

/// What an import did, or would do.
struct BundleReport {
    QString main;                                          ///< path of the document to open
    QStringList documents;                                 ///< paths written
    std::vector<rules::PackId> installed, extended, kept;  ///< packs
    rules::Problems notes;                                 ///< what is lacking in packs that were kept
};

/// Unpacks the documents below a folder and installs the parts of packs that are not there. A pack of the
/// user's own is never changed; one that came in parts gets the parts it lacks.
rules::Result<BundleReport> importBundle(const Bundle& bundle, const QString& folder, bool replace,
                                         const LibraryLoad& library, const QString& packsFolder);

const Exporter& bundleExporter();

}  // namespace bocage::model
