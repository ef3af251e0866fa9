#pragma once

#include <QRectF>
#include <QSizeF>
#include <vector>

#include "rules/systems/crusades/play/state.h"

namespace bocage::model::crusades {

/// One card, or pile, on the table.
struct TableSpot {
    enum class Kind { Place, Stationed, Weapon, Hand, Reaction, Pile };
    Kind kind = Kind::Place;
    int seat = -1;
    int slot = 0;   ///< fortress place
    int index = 0;  ///< among the posted cards, weapons, hand or monsters
    rules::crusades::CardNo card = rules::crusades::noCard;
    rules::crusades::DeckKind deck = rules::crusades::DeckKind::Village;
    int count = 1;  ///< cards of a pile
    bool standing = true;
    QRectF rect;  ///< what can be seen and clicked

    /// The same thing before and after a repaint.
    bool sameAs(const TableSpot& other) const {
        return kind == other.kind && seat == other.seat && slot == other.slot && index == other.index &&
               deck == other.deck;
    }
};

/// The table as it lies: piles above, then a band for each seat with castle and walls, posted cards sticking
/// out below them, weapons, and the hand with the monsters.
struct TableLayout {
    std::vector<TableSpot> spots;  ///< later ones lie above earlier ones
    std::vector<QRectF> bands;     ///< by seat
    QSizeF size;

    static TableLayout of(const rules::crusades::State& state);
    /// Index of the topmost spot there, −1 for none.
    int at(const QPointF& point) const;
    /// The nearest spot in a direction (dx, dy of −1, 0, 1); the same one when there is none.
    int next(int from, int dx, int dy) const;
};

inline constexpr double tableCardWidth = 90;
inline constexpr double tableCardHeight = 126;

}  // namespace bocage::model::crusades
