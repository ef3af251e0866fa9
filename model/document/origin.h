#pragma once

#include <QVariant>

#include "model/document/document.h"

namespace bocage::model {

/// A copy of a sample or template has no file of its own yet, but what it links still lies beside the file it
/// was made from.
inline void setOrigin(Document& document, const QString& path) {
    document.setProperty("origin", path);
}

inline QString originOf(const Document& document) {
    return document.property("origin").toString();
}

/// The file from whose folder the links of a document are followed; empty when it has none at all.
inline QString linkBase(const Document& document) {
    return document.path().isEmpty() ? originOf(document) : document.path();
}

}  // namespace bocage::model
