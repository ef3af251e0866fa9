#include "model/export/importer.h"

#include "model/export/bundle.h"
#include "model/export/tiled/tiled_map.h"
#include "model/io/load_file.h"

namespace bocage::model {

using namespace rules;

bool isBundle(const QByteArray& bytes) {
    // An archive that is none of the others is treated as a bundle, so that its problems are told as such.
    return looksLikeZip(bytes);
}

namespace {

Result<Imported> importTiled(const Result<Json>& tree, const char* format, const QString& name,
                             const LibraryPtr& library) {
    if (!tree)
        return inFile(tree.problems(), name);
    Result<TiledScenario> read = scenarioOfTiled(*tree, library);
    if (!read)
        return inFile(read.problems(), name);
    return Imported{std::move(read->scenario), format, inFile(std::move(read->notes), name)};
}

}  // namespace

Result<Imported> importForeign(const QByteArray& bytes, const QString& name, const LibraryPtr& library) {
    const QByteArray start = bytes.left(2000).trimmed();
    if (start.contains("<map"))
        return importTiled(treeOfTmx(bytes), "tmx", name, library);
    if (start.startsWith('{')) {
        const Result<Json> tree = parseJson(asText(bytes));
        if (!tree)
            return inFile(tree.problems(), name);
        if (const Json* type = tree->find("type"); type && *type == Json("map"))
            return importTiled(tree, "tmj", name, library);
    }
    return Problem{"import.unknown", {}, name.toStdString(), "", 0, 0};
}

}  // namespace bocage::model
