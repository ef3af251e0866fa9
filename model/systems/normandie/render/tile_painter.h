#pragma once

#include <QRectF>
#include <QString>

#include "model/render/piece_style.h"
#include "rules/systems/normandie/content/content.h"

class QPainter;

namespace bocage::model {

/// Width over height.
inline constexpr double tileAspect = 300.0 / 210.0;
inline constexpr double optionAspect = 1.6;

/// A recruitment tile as printed: header in the faction's colour with name, stars and cost; its units; its
/// slots with kind, band and bonus; breaking and victory points. The back shows the faction.
void paintTile(QPainter& painter, const QRectF& rect, const rules::normandie::Tile& tile, const QString& face,
               const rules::normandie::Content& content, const PieceStyle& style);

/// An option tile: band and kind at the left, name and cost, what it gives and asks, one sentence of help. Its
/// face "small" is for lists: bands and emblem alone.
void paintOption(QPainter& painter, const QRectF& rect, const rules::normandie::Option& option,
                 const QString& face, const rules::normandie::Content& content, const PieceStyle& style);

/// Symbol of an option kind, "option-spell-book".
QString optionKindSymbol(rules::normandie::OptionKind kind);
/// Name of an option kind in the user's language.
QString optionKindName(rules::normandie::OptionKind kind);

}  // namespace bocage::model
