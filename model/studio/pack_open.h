#pragma once

#include <memory>

#include "model/document/pack_document.h"
#include "rules/core/result.h"

namespace bocage::model {

struct OpenedPack {
    std::unique_ptr<PackDocument> document;
    rules::Problems problems;  ///< files of the pack that could not be read; they are kept as they are
};

/// Opens a pack for editing: its folder, its pack.json or a `*.bocagepack`. An archive gives a document
/// without a path.
rules::Result<OpenedPack> openPack(const QString& path, rules::LibraryPtr library);
rules::Result<ReadPack> readPack(const QString& path);

/// Tells a document where its pack lies: how it is read again, and what is there.
void attachFolder(PackDocument& document, const QString& folder);

/// A pack with nothing in it yet.
PackValue newPack(const QString& title, const std::string& system, const rules::Library& library);

}  // namespace bocage::model
