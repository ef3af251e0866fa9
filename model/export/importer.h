#pragma once

#include <QByteArray>

#include "model/io/document_files.h"
#include "rules/content/library.h"

namespace bocage::model {

/// A document that came back from another program.
struct Imported {
    DocumentValue value;
    std::string format;     ///< "tmx", "tmj", "battlescribe"
    rules::Problems notes;  ///< what could not be taken over as it was
};

/// Whether it is one of our own bundles (see bundle.h), by what is in it.
bool isBundle(const QByteArray& bytes);

/// Reads any format that can come back, told by its content, never by its name. Whatever it does not
/// understand is told, nothing is followed: no other file is read.
rules::Result<Imported> importForeign(const QByteArray& bytes, const QString& name,
                                      const rules::LibraryPtr& library);

}  // namespace bocage::model
