#pragma once

#include <QPointF>
#include <memory>

#include "model/render/piece_painter.h"
#include "rules/content/library.h"
#include "rules/systems/malice/catalogue.h"

namespace bocage::model::malice {

/// How a token lies in its cell, in cells: beside the symbol it belongs to.
struct PieceShapes {
    double width = 0.4, height = 0.4;
    QPointF beside;
};
PieceShapes tokenShapes(const rules::MarkerDef* marker);

/// The life of a Shadow on its token, in letters no smaller than that.
void paintLife(QPainter& painter, const QRectF& token, int life, bool grey, double smallest = 0);
/// What the designer knows of a token that lies face down: a small badge on it.
void paintSecret(QPainter& painter, const QRectF& token, const rules::MarkerDef* marker, bool faceDown,
                 bool grey);
/// The sign of an attribute of cards and radiance, in one ink, in a square.
void paintAttribute(QPainter& painter, const QRectF& rect, rules::malice::Attribute attribute,
                    const QColor& ink, const QColor& ground);
/// Hue and sign of a soulshard colour: either is enough.
QColor shardHue(rules::malice::Colour colour);
void paintShard(QPainter& painter, const QRectF& rect, rules::malice::Colour colour, bool grey);

/// Tokens of the table and the cards of the five troves, drawn from their data.
class MalicePieces : public PiecePainter {
public:
    explicit MalicePieces(rules::LibraryPtr library) : m_library(std::move(library)) {}

    bool paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
               const PieceOptions& options) const override;
    std::optional<PieceShape> shape(const rules::ContentId& id) const override;

private:
    bool paintToken(QPainter& painter, const QRectF& rect, const rules::MarkerDef& marker, bool back,
                    const PieceOptions& options) const;

    rules::LibraryPtr m_library;
};

/// A card of a trove or its back.
void paintCard(QPainter& painter, const QRectF& rect, const rules::malice::Catalogue& catalogue,
               const rules::ContentId& id, bool back, const PieceOptions& options);

}  // namespace bocage::model::malice
