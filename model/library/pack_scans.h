#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <memory>

#include "model/library/content_library.h"

namespace bocage::model {

/// A picture of a pack after the doors: vectors or pixels.
struct PackDrawing {
    QByteArray svg;  ///< clean, colours as #RRGGBB in capitals; empty for pixels
    QImage image;    ///< null for vectors
    int number = 0;  ///< no other drawing of this run has it: what was made from one is kept under it
};

/// Says where the packs of a library lie, so that their pictures are found. loadLibrary does it.
void rememberScans(const LibraryLoad& load);

/// A picture of a pack that is being edited, which may lie in no file yet; as the doors gave it.
void rememberDrawing(const rules::PackManifest& pack, const std::string& art, const QByteArray& clean);

/// The same of a picture that came through no door yet; other files are passed over.
void rememberForeign(const rules::PackManifest& pack, const std::string& name, const QByteArray& bytes);

/// A user's scan of a face, by the content it belongs to and its name in that pack; null when there is none
/// or it cannot be read (the check of the pack says so). Read once, no larger than maps need; may be asked
/// for from any thread.
QImage scanOf(const rules::Library& library, const rules::ContentId& content, const std::string& art);

/// A picture of a pack as it is drawn on pieces; null when there is none or it cannot be read. `version` is
/// that of the pack, empty for the one that was opened last. Any thread.
std::shared_ptr<const PackDrawing> drawingOf(const std::string& pack, const std::string& version,
                                             const std::string& art);

/// The bytes of a picture of an installed pack, cleaned; empty when there is none.
QByteArray packPicture(const rules::Library& library, const rules::PackId& pack, const QString& name);

/// A picture that a user offers (PNG, SVG or JPEG by its suffix) through the doors: clean bytes that a pack
/// may hold and the suffix they have there, or why not.
struct OfferedPicture {
    QByteArray bytes;
    QString suffix;  ///< "svg" or "png"
};
rules::Result<OfferedPicture> offeredPicture(const QString& path);
/// Whether a file of a pack is a picture by its name.
bool isPackPicture(const QString& name);
/// Suffixes of files that offeredPicture() takes, with a dot.
QStringList pictureSuffixes();

}  // namespace bocage::model
