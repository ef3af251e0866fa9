#pragma once

#include <QRectF>
#include <QString>

#include "rules/content/library.h"

class QPainter;

namespace bocage::model {

struct PieceOptions {
    QString language = QStringLiteral("en");
    bool grey = false;
    bool sampleMark = false;  ///< print a small "sample" mark on sample content
};

/// Draws what lies on the map or on the table, from data: counters on either face, recruitment and option
/// tiles, cards, markers. Everything fits the rectangle given and is crisp at every size.
class PieceRenderer {
public:
    explicit PieceRenderer(rules::LibraryPtr library) : m_library(std::move(library)) {}

    /// Any content by id: units as counters, markers as tokens, tiles, options and cards as such; a ghost as
    /// a dashed outline with its name. `face` is "front" or "back".
    void paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
               const PieceOptions& options = {}) const;

    /// Width over height of the piece as printed: 1 for one-space counters, 2 for two-space ones, 63/88 for
    /// cards …
    double aspect(const rules::ContentId& id) const;

private:
    rules::LibraryPtr m_library;
};

}  // namespace bocage::model
