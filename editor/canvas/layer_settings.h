#pragma once

#include <QObject>
#include <array>

#include "model/plan/change.h"
#include "model/render/map_renderer.h"

namespace bocage::editor {

/// The layers that a view can show, hide, fade and lock, topmost first.
enum class ViewLayer { Coordinates, Notes, Pieces, Objectives, Zones, Grid, Edges, Overlays, Boards };
inline constexpr std::size_t viewLayerCount = 9;

/// How one view shows the layers of its document. A matter of the view: never part of the file.
class LayerSettings : public QObject {
    Q_OBJECT

public:
    struct Layer {
        bool shown = true;
        bool locked = false;
        int opacity = 100;  ///< percent
        bool operator==(const Layer&) const = default;
    };
    static constexpr int leastOpacity = 10;

    using QObject::QObject;

    const Layer& at(ViewLayer layer) const { return m_layers[static_cast<std::size_t>(layer)]; }
    void set(ViewLayer layer, Layer value);
    void setShown(ViewLayer layer, bool shown);

    /// What cannot be seen or is locked cannot be picked.
    bool mayPick(model::Section section) const;
    static bool canLock(ViewLayer layer);
    static QString name(ViewLayer layer);
    static const char* icon(ViewLayer layer);
    static ViewLayer layerOf(model::Section section);

    /// Layers and opacities for the renderer; the rest of `options` stays.
    void applyTo(model::MapOptions& options) const;

Q_SIGNALS:
    void changed(bocage::editor::ViewLayer layer);

private:
    std::array<Layer, viewLayerCount> m_layers;
};

}  // namespace bocage::editor
