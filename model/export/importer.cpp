#include "model/export/importer.h"

#include "model/export/battlescribe.h"
#include "model/export/bundle.h"
#include "model/export/game_export.h"
#include "model/export/tiled/tiled_map.h"
#include "model/export/xml_tree.h"
#include "model/io/load_file.h"
#include "model/io/zip_door.h"
#include "model/systems/game_face.h"

namespace bocage::model {

using namespace rules;

namespace {

/// The one file in a zipped roster; empty for every other archive.
QByteArray zippedRoster(const QByteArray& bytes) {
    if (!looksLikeZip(bytes))
        return {};
    const Result<ZipEntries> entries = readZip(bytes);
    if (!entries || entries->size() != 1 || !entries->begin()->first.endsWith(QStringLiteral(".ros")))
        return {};
    return entries->begin()->second;
}

}  // namespace

bool isBundle(const QByteArray& bytes) {
    // An archive that is nothing else is treated as a bundle, so that its problems are told as such.
    return looksLikeZip(bytes) && zippedRoster(bytes).isEmpty();
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

Result<Imported> importForeign(const QByteArray& given, const QString& name, const LibraryPtr& library) {
    const QByteArray unpacked = zippedRoster(given);
    const QByteArray& bytes = unpacked.isEmpty() ? given : unpacked;
    const QByteArray start = bytes.left(2000).trimmed();
    if (start.contains("<map"))
        return importTiled(treeOfTmx(bytes), "tmx", name, library);
    if (start.contains("<roster")) {
        const Result<XmlNode> root = readXml(bytes);
        if (!root)
            return inFile(root.problems(), name);
        Result<Imported> read = importBattlescribe(*root, library);
        if (!read)
            return inFile(read.problems(), name);
        read->notes = inFile(std::move(read->notes), name);
        return read;
    }
    if (start.startsWith('{')) {
        const Result<Json> tree = parseJson(asText(bytes));
        if (!tree)
            return inFile(tree.problems(), name);
        if (const Json* type = tree->find("type"); type && *type == Json("map"))
            return importTiled(tree, "tmj", name, library);
    }
    for (const GameFace* face : gameFaces())
        if (const GameExport* exports = face->exports())
            if (std::optional<Result<Imported>> read = exports->import(bytes, name, library))
                return std::move(*read);
    return Problem{"import.unknown", {}, name.toStdString(), "", 0, 0};
}

}  // namespace bocage::model
