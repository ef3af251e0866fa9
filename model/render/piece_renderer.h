#pragma once

#include <QRectF>
#include <QString>
#include <map>
#include <memory>
#include <string>

#include "model/render/piece_painter.h"
#include "rules/content/library.h"

class QPainter;

namespace bocage::model {

/// Draws what lies on the map or on the table, from data, each piece by the painter of its game: counters on
/// either face, tiles, cards, markers. Everything fits the rectangle given and is crisp at every size; small
/// pictures show fewer, larger things. Deterministic: the same data gives the same picture. Copies share what
/// they know.
class PieceRenderer {
public:
    explicit PieceRenderer(rules::LibraryPtr library);

    /// Any content by id; a ghost as a dashed outline with its name. `face` is "front" or "back".
    void paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
               const PieceOptions& options = {}) const;

    /// Outline and true size of any content.
    PieceShape shape(const rules::ContentId& id) const;
    /// Width over height of the piece as printed: 1 for one-space counters, 2 for two-space ones, 63/88 for
    /// cards …
    double aspect(const rules::ContentId& id) const { return shape(id).aspect; }
    /// Height in spaces: 2 for counters of four spaces, 1 for all else.
    double spacesHigh(const rules::ContentId& id) const { return shape(id).spacesHigh; }
    /// Where the front of the unturned drawing points, in degrees clockwise from up: 90 for counters of two
    /// spaces, which lie on their side, 0 for all others. To show a facing, turn by facing − this.
    double frontDegrees(const rules::ContentId& id) const { return shape(id).frontDegrees; }

    const rules::LibraryPtr& library() const { return m_library; }

private:
    const PiecePainter* painterFor(const rules::ContentId& id) const;

    rules::LibraryPtr m_library;
    std::map<std::string, std::shared_ptr<const PiecePainter>, std::less<>> m_painters;  ///< by game
};

}  // namespace bocage::model
