#include "editor/canvas/layer_settings.h"

#include <algorithm>

namespace bocage::editor {

using model::MapLayer;
using model::Section;

namespace {

struct Row {
    ViewLayer layer;
    const char* name;
    const char* icon;
    std::initializer_list<MapLayer> drawn;
};

/// In the order of ViewLayer.
const Row rows[] = {
    {ViewLayer::Coordinates, QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Coordinates"), "text", {}},
    {ViewLayer::Notes,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Notes"),
     "note",
     {MapLayer::Notes}},
    {ViewLayer::Pieces,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Units and tokens"),
     "unit",
     {MapLayer::Pieces}},
    {ViewLayer::Objectives,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Objectives"),
     "objective",
     {MapLayer::Objectives}},
    {ViewLayer::Zones,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Zones and entries"),
     "zone",
     {MapLayer::Zones, MapLayer::Entries}},
    {ViewLayer::Grid, QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Grid"), "grid", {MapLayer::Grid}},
    {ViewLayer::Edges,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Edges and corners"),
     "plot",
     {MapLayer::Edges}},
    {ViewLayer::Overlays,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Overlays"),
     "overlay",
     {MapLayer::Overlays}},
    {ViewLayer::Boards,
     QT_TRANSLATE_NOOP("bocage::editor::LayerSettings", "Boards"),
     "board",
     {MapLayer::Boards}},
};

const Row& rowOf(ViewLayer layer) {
    return rows[static_cast<std::size_t>(layer)];
}

}  // namespace

void LayerSettings::set(ViewLayer layer, Layer value) {
    value.opacity = std::clamp(value.opacity, leastOpacity, 100);
    value.locked = value.locked && canLock(layer);
    Layer& now = m_layers[static_cast<std::size_t>(layer)];
    if (now == value)
        return;
    now = value;
    Q_EMIT changed(layer);
}

void LayerSettings::setShown(ViewLayer layer, bool shown) {
    Layer value = at(layer);
    value.shown = shown;
    set(layer, value);
}

ViewLayer LayerSettings::layerOf(Section section) {
    switch (section) {
        case Section::Boards:
            return ViewLayer::Boards;
        case Section::Overlays:
            return ViewLayer::Overlays;
        case Section::Edges:
        case Section::Corners:
            return ViewLayer::Edges;
        case Section::Zones:
        case Section::Entries:
            return ViewLayer::Zones;
        case Section::Objectives:
            return ViewLayer::Objectives;
        case Section::Notes:
            return ViewLayer::Notes;
        case Section::Pieces:
        case Section::Rest:
            break;
    }
    return ViewLayer::Pieces;
}

bool LayerSettings::mayPick(Section section) const {
    const Layer& layer = at(layerOf(section));
    return layer.shown && !layer.locked;
}

bool LayerSettings::canLock(ViewLayer layer) {
    return layer != ViewLayer::Grid && layer != ViewLayer::Coordinates;
}

QString LayerSettings::name(ViewLayer layer) {
    return tr(rowOf(layer).name);
}

const char* LayerSettings::icon(ViewLayer layer) {
    return rowOf(layer).icon;
}

void LayerSettings::applyTo(model::MapOptions& options) const {
    options.opacity.clear();
    for (const Row& row : rows)
        for (const MapLayer drawn : row.drawn) {
            options.layers.setFlag(drawn, at(row.layer).shown);
            if (at(row.layer).opacity < 100)
                options.opacity[drawn] = at(row.layer).opacity / 100.0;
        }
}

}  // namespace bocage::editor
