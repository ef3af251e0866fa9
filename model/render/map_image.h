#pragma once

#include <QByteArray>
#include <QStringList>
#include <optional>

#include "model/render/map_renderer.h"
#include "model/render/picture_file.h"
#include "rules/core/result.h"

namespace bocage::model {

using MapFormat = PictureFormat;

struct MapImageOptions {
    MapOptions map;
    double millimetresPerCell = 25;  ///< true size on paper
    double dpi = 96;                 ///< of PNG; with the size of a cell it gives the pixels
    double marginMillimetres = 5;    ///< of PDF pages, around the map
    std::optional<QRectF> part;      ///< in cells; the whole map without
    QString remark;                  ///< a line below the map and in the file's description; may be empty
};

/// The whole map as the bytes of a file. Fails when the picture would be too large for its format.
rules::Result<QByteArray> mapImage(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                   PictureFormat format, const MapImageOptions& options = {});
/// The same, saved; the format is that of the suffix.
rules::Result<rules::Done> saveMapImage(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                        const QString& path, const MapImageOptions& options = {});

/// Names of layers as the command line and settings spell them: boards, overlays, edges …
QStringList mapLayerNames();
std::optional<MapLayer> mapLayerNamed(const QString& name);

}  // namespace bocage::model
