#pragma once

#include <QCache>
#include <QPixmap>
#include <QSize>
#include <QString>

#include "model/render/piece_renderer.h"

namespace bocage::model {

/// Finished pictures of pieces for lists and canvases, drawn once per size. For the GUI thread.
class PieceCache {
public:
    explicit PieceCache(PieceRenderer renderer, int megabytes = 64);

    /// The piece as large as fits `size` (in widget pixels), centred on a transparent ground.
    QPixmap pixmap(const rules::ContentId& id, const QString& face, const QSize& size, double pixelRatio,
                   const PieceOptions& options = {});

    /// After a change of packs.
    void setRenderer(PieceRenderer renderer);
    const PieceRenderer& renderer() const { return m_renderer; }

private:
    PieceRenderer m_renderer;
    QCache<QString, QPixmap> m_pixmaps;  ///< cost in kilobytes
};

}  // namespace bocage::model
