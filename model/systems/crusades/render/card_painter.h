#pragma once

#include <QColor>
#include <memory>

#include "model/render/piece_painter.h"
#include "rules/systems/crusades/cards.h"

namespace bocage::model::crusades {

/// True size of a card, poker format, in micrometres.
inline constexpr int cardWidth = 63'000;
inline constexpr int cardHeight = 88'000;

/// The look of a fortress colour: a hue and a shape, so that either is enough.
struct ColourLook {
    QColor hue;
    int shape = 0;  ///< 0 disc, 1 square, 2 diamond, 3 triangle, 4 ring
};
ColourLook colourLook(const std::string& colour);

/// Draws cards from their data: name, kind, swords, shields, cost, colour and effect; five backs. Small
/// pictures show fewer, larger things.
class CardPainter : public PiecePainter {
public:
    explicit CardPainter(const rules::LibraryPtr& library);

    bool paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
               const PieceOptions& options) const override;
    std::optional<PieceShape> shape(const rules::ContentId& id) const override;

    void paintCard(QPainter& painter, const QRectF& rect, const rules::crusades::Card& card,
                   const PieceOptions& options) const;
    static void paintBack(QPainter& painter, const QRectF& rect, rules::crusades::DeckKind deck, bool grey);

private:
    std::shared_ptr<const rules::crusades::Cards> m_cards;
};

/// The picture of a kind of card, in a square, in one ink on a ground.
void paintEmblem(QPainter& painter, const QRectF& rect, rules::crusades::CardKind kind, const QColor& ink,
                 const QColor& ground);
void paintSword(QPainter& painter, const QRectF& rect, const QColor& ink);
void paintShield(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& ink);

}  // namespace bocage::model::crusades
