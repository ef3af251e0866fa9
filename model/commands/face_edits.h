#pragma once

#include <QCoreApplication>
#include <QImage>
#include <functional>
#include <optional>
#include <vector>

#include "model/document/pack_document.h"

namespace bocage::model {

/// One face of a board or overlay of a pack being edited: terrain, edges, corners, rooms, size and scan. Each
/// change is one undo step; those of one run (a stroke of the brush) become one.
class FaceEdits {
    Q_DECLARE_TR_FUNCTIONS(FaceEdits)

public:
    FaceEdits(PackDocument& document, rules::ContentId item, std::size_t face)
        : m_document(document), m_item(std::move(item)), m_face(face) {}

    /// The face as it is now; null when the piece has none or cannot be read.
    const rules::Face* face() const;
    rules::GridKind grid() const;

    /// The kind of ground there; null when there is none or no open pack has it.
    const rules::TerrainKind* terrainAt(rules::Cell cell) const;

    /// Anything else that a face has, as one step.
    bool change(const QString& step, const std::function<void(rules::Face&)>& change,
                const QString& run = {}) {
        return edit(step, change, run);
    }

    /// An empty kind takes cells away: overlays have any outline.
    bool paint(const std::vector<rules::Cell>& cells, const rules::ContentId& terrain,
               const QString& run = {});
    bool setEdges(const std::vector<rules::Edge>& edges, const rules::ContentId& kind,
                  const QString& run = {});
    bool setCorners(const std::vector<rules::Corner>& corners, const rules::ContentId& kind,
                    const QString& run = {});
    /// Puts cells into a room, made when there is none of that number; below zero, into none.
    bool setRoom(const std::vector<rules::Cell>& cells, int room, const QString& run = {});
    /// New cells have the terrain of the last one in their row or column.
    bool resize(int cols, int rows);
    /// All cells of the same terrain that hang together with this one.
    std::vector<rules::Cell> patch(rules::Cell cell) const;

    /// The scan becomes the drawn face; the rules stay those of the painted cells. A null picture takes it
    /// away.
    bool setScan(const QImage& straight);

private:
    bool edit(const QString& step, const std::function<void(rules::Face&)>& change, const QString& run = {},
              const std::function<void(PackValue&)>& also = {});
    const std::vector<rules::Face>* faces() const;

    PackDocument& m_document;
    rules::ContentId m_item;
    std::size_t m_face;
};

/// A scan laid straight: three of its corners (top left, top right, bottom left, in its pixels) become those
/// of a picture of so many pixels.
QImage straightened(const QImage& scan, QPointF topLeft, QPointF topRight, QPointF bottomLeft,
                    const QSize& size);

}  // namespace bocage::model
