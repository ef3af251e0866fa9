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

/// How the parts of the table lie to each other.
struct TableArrangement {
    int columns = 1;          ///< of seats
    bool pilesLeft = false;   ///< one below the other, instead of in a row above the seats
    bool handBeside = false;  ///< hands right of the fortress instead of below it
    bool operator==(const TableArrangement&) const = default;
};

/// The table as it lies: the piles, and a band for each seat with castle and walls, posted cards sticking out
/// below them, weapons, and the hand with the monsters.
struct TableLayout {
    std::vector<TableSpot> spots;  ///< later ones lie above earlier ones
    std::vector<QRectF> bands;     ///< by seat
    QSizeF size;
    TableArrangement arrangement;

    static TableLayout of(const rules::crusades::State& state, const TableArrangement& arrangement = {});
    /// The arrangement that is largest in a room of this size. A table that lies there already is turned
    /// around only where that gains something one can see.
    static TableLayout fitted(const rules::crusades::State& state, const QSizeF& room,
                              const TableArrangement& now);
    /// How much larger than drawn it may be to fill the room.
    double scaleIn(const QSizeF& room) const;
    /// Index of the topmost spot there, −1 for none.
    int at(const QPointF& point) const;
    /// The nearest spot in a direction (dx, dy of −1, 0, 1); the same one when there is none.
    int next(int from, int dx, int dy) const;
};

inline constexpr double tableCardWidth = 90;
inline constexpr double tableCardHeight = 126;

}  // namespace bocage::model::crusades
