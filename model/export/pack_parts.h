#pragma once

#include <functional>
#include <string>
#include <vector>

#include "model/io/zip_door.h"
#include "model/library/content_library.h"
#include "rules/core/json.h"

namespace bocage::model {

/// A part of a pack: some of its items, and the pictures that they name.
struct PackPart {
    rules::Pack pack;
    ZipEntries files;  ///< as a pack folder would hold them, pack.json included
};

/// Field of a manifest that says that only a part of the pack is here.
inline constexpr const char* partialField = "partial";
bool isPartial(const rules::PackManifest& manifest);

/// Every item that the documents name, and whatever those items name in turn: exactly what is needed to open
/// them where none of the packs is there.
std::vector<PackPart> partsUsed(const std::vector<rules::Json>& documents, const rules::Library& library,
                                const std::vector<PackSource>& sources);

/// Adds to a partial pack the items and files that it lacks; what it has stays as it is. Returns how many
/// items came.
int mergeInto(PackPart& mine, const PackPart& other);

/// Reads the part of a pack out of the files of its folder.
rules::Result<PackPart> readPart(const ZipEntries& files, const QString& name);

/// Visits every text of a value, the names of its members included.
void eachString(const rules::Json& json, const std::function<void(const std::string&)>& action);

}  // namespace bocage::model
