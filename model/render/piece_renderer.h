#pragma once

#include <QRectF>
#include <QString>

#include <memory>

#include "rules/content/library.h"
#include "rules/systems/normandie/content/content.h"

class QPainter;

namespace bocage::model {

struct PieceOptions {
    QString language = QStringLiteral("en");
    bool grey = false;
    bool sampleMark = false;  ///< print a small "sample" mark on sample content
};

/// Draws what lies on the map or on the table, from data: counters on either face, recruitment and option
/// tiles, cards, markers. Everything fits the rectangle given and is crisp at every size; small pictures show
/// fewer, larger things. Deterministic: the same data gives the same picture. Copies share what they know.
class PieceRenderer {
public:
    explicit PieceRenderer(rules::LibraryPtr library);
    /// When the caller has the typed content already.
    explicit PieceRenderer(rules::normandie::ContentPtr content);

    /// Any content by id: units as counters, markers as tokens, tiles, options and cards as such; a ghost as
    /// a dashed outline with its name. `face` is "front" or "back".
    void paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
               const PieceOptions& options = {}) const;

    /// Width over height of the piece as printed: 1 for one-space counters, 2 for two-space ones, 63/88 for
    /// cards …
    double aspect(const rules::ContentId& id) const;
    /// Height in spaces: 2 for counters of four spaces, 1 for all else.
    double spacesHigh(const rules::ContentId& id) const;
    /// Where the front of the unturned drawing points, in degrees clockwise from up: 90 for counters of two
    /// spaces, which lie on their side, 0 for all others. To show a facing, turn by facing − this.
    double frontDegrees(const rules::ContentId& id) const;

    const rules::LibraryPtr& library() const { return m_library; }

private:
    rules::LibraryPtr m_library;
    rules::normandie::ContentPtr m_content;
};

}  // namespace bocage::model
