#pragma once

#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"

class QPainter;

namespace bocage::model {

inline constexpr double cardAspect = 63.0 / 88.0;

/// An action card of 63 × 88 mm: name, phase, effect, and what it is worth when spent as a bonus. The back
/// shows the faction, the same for every card of a deck.
void paintCard(QPainter& painter, const QRectF& rect, const rules::CardDef& card, const QString& face,
               const rules::Library& library, const PieceStyle& style);

/// The common back of a deck, also used for the deck itself.
void paintCardBack(QPainter& painter, const QRectF& rect, const FactionLook& faction,
                   const PieceStyle& style);

}  // namespace bocage::model
