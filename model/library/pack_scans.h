#pragma once

#include <QImage>

#include "model/library/content_library.h"

namespace bocage::model {

/// Says where the packs of a library lie, so that their pictures are found. loadLibrary does it.
void rememberScans(const LibraryLoad& load);

/// A scan of a pack that is being edited, which may lie in no file yet.
void rememberScan(const rules::PackManifest& pack, const std::string& art, const QImage& image);

/// A user's scan of a face, by the content it belongs to and its name in that pack; null when there is none
/// or it cannot be read (the check of the pack says so). Read once, no larger than maps need; may be asked
/// for from any thread.
QImage scanOf(const rules::Library& library, const rules::ContentId& content, const std::string& art);

}  // namespace bocage::model
