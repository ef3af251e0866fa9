#pragma once

#include <QRectF>
#include <QString>
#include <optional>

#include "rules/core/ids.h"

class QPainter;

namespace bocage::model {

struct PieceOptions {
    QString language = QStringLiteral("en");
    bool grey = false;
    bool sampleMark = false;  ///< print a small "sample" mark on sample content
};

/// A piece as it is made: its outline and its true size.
struct PieceShape {
    double aspect = 1;        ///< width over height of the drawing
    double spacesHigh = 1;    ///< height on the map, in spaces
    double frontDegrees = 0;  ///< where the front of the unturned drawing points, clockwise from up
    int width = 25'000;       ///< printed, in micrometres
    int height = 25'000;
    bool operator==(const PieceShape&) const = default;
};

/// Draws the pieces that only one game has. Whatever all games have (cards, decks, markers, factions) is
/// drawn by PieceRenderer where the game has no picture of its own. Made for one library; shared by threads.
class PiecePainter {
public:
    virtual ~PiecePainter() = default;
    /// The piece in the rectangle, crisp at every size; `face` is "front" or "back". False: not one of mine.
    virtual bool paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
                       const PieceOptions& options) const = 0;
    /// Nothing: as such pieces are in all games.
    virtual std::optional<PieceShape> shape(const rules::ContentId&) const { return std::nullopt; }
};

}  // namespace bocage::model
