#pragma once

#include <vector>

#include "model/export/exporter.h"
#include "model/export/table_kit.h"
#include "rules/core/json.h"

/// Maps of the editor Tiled. The tree of its JSON form (TMJ) is the one in between: the XML form (TMX) is
/// written from it and read into it.
namespace bocage::model {

/// A picture that a map needs beside it.
struct TiledPicture {
    enum class Kind { Terrain, Map, Front, Back };
    QString file;  ///< relative to the map
    Kind kind = Kind::Front;
    KitThing thing;
};

struct TiledMap {
    rules::Json tree;  ///< as TMJ
    std::vector<TiledPicture> pictures;
    std::vector<rules::ContentId> kinds;  ///< of the tiles of the terrain picture, in order
    QRect cells;         ///< of hexes: their columns in each row
    int tileHeight = 0;  ///< in pixels
    bool hex = false;
};

TiledMap tiledMap(const ExportSubject& subject, const ExportOptions& options);

QByteArray tmxOf(const rules::Json& tree);
rules::Result<rules::Json> treeOfTmx(const QByteArray& foreign);

/// A scenario as its canonical JSON, linked armies taken inside.
rules::Json scenarioTree(const rules::Scenario& scenario);
/// Names of the lists that a map holds as objects, in drawing order.
struct TiledList {
    const char* layer;    ///< of the map
    const char* pointer;  ///< where the list is in a scenario
};
const std::vector<TiledList>& tiledLists();

/// Back from a tree to a scenario.
struct TiledScenario {
    rules::Scenario scenario;
    rules::Problems notes;
};
rules::Result<TiledScenario> scenarioOfTiled(const rules::Json& tree, const rules::LibraryPtr& library);

/// Terrain of every space, row by row, boards below and overlays above; empty ids where nothing lies.
std::vector<rules::ContentId> terrainOf(const rules::Scenario& scenario, const rules::Library& library,
                                        const QRect& cells);

const Exporter& tmxExporter();
const Exporter& tmjExporter();

}  // namespace bocage::model
