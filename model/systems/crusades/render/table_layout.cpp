#include "model/systems/crusades/render/table_layout.h"

#include <algorithm>
#include <cmath>

namespace bocage::model::crusades {

using namespace rules::crusades;

namespace {

constexpr double gap = 12;
constexpr double bandTitle = 40;
constexpr double stationedStep = 22;
/// Room for the number beside a pile.
constexpr double pileCount = 34;
/// Cards of a long row overlap instead of running out of sight.
constexpr int rowCards = 14;

double stepFor(std::size_t cards) {
    const double usual = tableCardWidth + gap;
    return cards <= rowCards ? usual : usual * rowCards / static_cast<double>(cards);
}

}  // namespace

namespace {

/// One seat with its cards, its corner at the origin.
struct Band {
    std::vector<TableSpot> spots;
    QSizeF size;
};

/// Castle, walls and weapons from a corner on; gives the corner right and below.
QPointF layFortress(Band& band, const Seat& seat, int number, QPointF from) {
    std::size_t most = 0;
    const double step = stepFor(seat.slots.size() + seat.weapons.size());
    double x = from.x(), right = from.x();
    const auto add = [&](TableSpot spot) {
        right = std::max(right, spot.rect.right());
        spot.seat = number;
        band.spots.push_back(std::move(spot));
    };
    for (std::size_t slot = 0; slot < seat.slots.size(); ++slot) {
        const Slot& place = seat.slots[slot];
        const QRectF rect(x, from.y(), tableCardWidth, tableCardHeight);
        // Under the fortress card, lowest first, so that each shows its strip.
        for (std::size_t i = place.stationed.size(); i-- > 0;) {
            TableSpot spot;
            spot.kind = TableSpot::Kind::Stationed;
            spot.slot = static_cast<int>(slot);
            spot.index = static_cast<int>(i);
            spot.card = place.stationed[i];
            spot.rect = rect.translated(static_cast<double>(i % 2) * 8 - 4,
                                        stationedStep * static_cast<double>(i + 1));
            add(spot);
        }
        most = std::max(most, place.stationed.size());
        TableSpot spot;
        spot.slot = static_cast<int>(slot);
        spot.card = place.card;
        spot.standing = place.standing;
        spot.rect = rect;
        add(spot);
        x += step;
    }
    x += 2 * gap;
    for (std::size_t i = 0; i < seat.weapons.size(); ++i) {
        TableSpot spot;
        spot.kind = TableSpot::Kind::Weapon;
        spot.index = static_cast<int>(i);
        spot.card = seat.weapons[i].card;
        spot.rect = QRectF(x, from.y(), tableCardWidth, tableCardHeight);
        add(spot);
        x += step;
    }
    return {right, from.y() + tableCardHeight + stationedStep * static_cast<double>(most)};
}

/// Village cards and monsters in hand.
QPointF layHand(Band& band, const Seat& seat, int number, QPointF from) {
    const std::size_t held = seat.hand.size() + seat.reactions.size();
    const double step = stepFor(held);
    double x = from.x(), right = from.x();
    for (std::size_t i = 0; i < held; ++i) {
        const bool monster = i >= seat.hand.size();
        TableSpot spot;
        spot.kind = monster ? TableSpot::Kind::Reaction : TableSpot::Kind::Hand;
        spot.seat = number;
        spot.index = static_cast<int>(monster ? i - seat.hand.size() : i);
        spot.card = monster ? seat.reactions[i - seat.hand.size()] : seat.hand[i];
        spot.rect = QRectF(x + (monster ? gap : 0), from.y(), tableCardWidth, tableCardHeight);
        right = spot.rect.right();
        band.spots.push_back(spot);
        x += step;
    }
    return {right, held > 0 ? from.y() + tableCardHeight : from.y()};
}

Band bandOf(const Seat& seat, int number, bool handBeside) {
    Band band;
    const QPointF corner(1.5 * gap, bandTitle);
    const QPointF fortress = layFortress(band, seat, number, corner);
    const bool holds = !seat.hand.empty() || !seat.reactions.empty();
    const QPointF from =
        handBeside ? QPointF(fortress.x() + 3 * gap, corner.y()) : QPointF(corner.x(), fortress.y() + gap);
    const QPointF hand = holds ? layHand(band, seat, number, from) : corner;
    band.size = QSizeF(std::max(fortress.x(), hand.x()) + 1.5 * gap, std::max(fortress.y(), hand.y()) + gap);
    return band;
}

/// The piles from a corner on, in a row or one below the other; gives the corner right and below.
QPointF layPiles(TableLayout& layout, const State& state, bool below) {
    const std::pair<DeckKind, const Pile*> piles[] = {{DeckKind::Village, &state.village},
                                                      {DeckKind::Siege, &state.siege},
                                                      {DeckKind::Dagon, &state.dagon},
                                                      {DeckKind::Cthulhu, &state.cthulhu}};
    QPointF far;
    for (std::size_t i = 0; i < std::size(piles); ++i) {
        const double along = static_cast<double>(i);
        TableSpot spot;
        spot.kind = TableSpot::Kind::Pile;
        spot.deck = piles[i].first;
        spot.index = static_cast<int>(i);
        spot.count = static_cast<int>(piles[i].second->deck.size());
        spot.rect = QRectF(gap + (below ? 0 : along * (tableCardWidth + 4 * gap)),
                           gap + (below ? along * (tableCardHeight * 0.8 + gap) : 0), tableCardWidth * 0.8,
                           tableCardHeight * 0.8);
        far = {spot.rect.right() + pileCount, spot.rect.bottom()};
        layout.spots.push_back(spot);
    }
    return far;
}

}  // namespace

TableLayout TableLayout::of(const State& state, const TableArrangement& arrangement) {
    TableLayout layout;
    layout.arrangement = arrangement;
    const QPointF piles = layPiles(layout, state, arrangement.pilesLeft);
    const QPointF corner =
        arrangement.pilesLeft ? QPointF(piles.x(), gap) : QPointF(gap / 2, piles.y() + gap);
    std::vector<Band> bands;
    for (std::size_t s = 0; s < state.seats.size(); ++s)
        bands.push_back(bandOf(state.seats[s], static_cast<int>(s), arrangement.handBeside));
    const auto columns = static_cast<std::size_t>(std::max(1, arrangement.columns));
    // Seats of one column are as wide as the widest of them, those of one row as high as the highest.
    std::vector<double> widths(columns, 0);
    for (std::size_t s = 0; s < bands.size(); ++s)
        widths[s % columns] = std::max(widths[s % columns], bands[s].size.width());
    QPointF at = corner;
    for (std::size_t first = 0; first < bands.size(); first += columns) {
        const std::size_t end = std::min(first + columns, bands.size());
        double height = 0;
        for (std::size_t s = first; s < end; ++s)
            height = std::max(height, bands[s].size.height());
        at.setX(corner.x());
        for (std::size_t s = first; s < end; ++s) {
            layout.bands.push_back(QRectF(at, QSizeF(widths[s % columns], height)));
            for (TableSpot& spot : bands[s].spots) {
                spot.rect.translate(at);
                layout.spots.push_back(std::move(spot));
            }
            at.rx() += widths[s % columns] + gap;
        }
        at.ry() += height + gap;
    }
    double right = corner.x();
    for (const double width : widths)
        right += width > 0 ? width + gap : 0;
    layout.size = QSizeF(std::max(piles.x(), right), std::max(piles.y() + gap, at.y()));
    return layout;
}

double TableLayout::scaleIn(const QSizeF& room) const {
    return size.isEmpty() ? 1 : std::min(room.width() / size.width(), room.height() / size.height());
}

TableLayout TableLayout::fitted(const State& state, const QSizeF& room, const TableArrangement& now) {
    TableLayout best = of(state, now);
    if (room.isEmpty())
        return best;
    constexpr double worthIt = 1.08;
    double bestScale = best.scaleIn(room) * worthIt;
    for (int columns = 1; columns <= std::clamp(static_cast<int>(state.seats.size()), 1, 2); ++columns)
        for (const bool pilesLeft : {false, true})
            for (const bool handBeside : {false, true}) {
                TableLayout other = of(state, {columns, pilesLeft, handBeside});
                if (other.scaleIn(room) > bestScale) {
                    bestScale = other.scaleIn(room);
                    best = std::move(other);
                }
            }
    return best;
}

int TableLayout::at(const QPointF& point) const {
    for (std::size_t i = spots.size(); i-- > 0;)
        if (spots[i].rect.contains(point))
            return static_cast<int>(i);
    return -1;
}

int TableLayout::next(int from, int dx, int dy) const {
    if (spots.empty())
        return -1;
    if (from < 0 || static_cast<std::size_t>(from) >= spots.size())
        return 0;
    const QPointF here = spots[static_cast<std::size_t>(from)].rect.center();
    int best = from;
    double bestWay = 1e18;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const QPointF way = spots[i].rect.center() - here;
        const double along = way.x() * dx + way.y() * dy;
        const double across = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (along < 4 || static_cast<int>(i) == from)
            continue;
        const double cost = along + 3 * across;
        if (cost < bestWay) {
            bestWay = cost;
            best = static_cast<int>(i);
        }
    }
    return best;
}

}  // namespace bocage::model::crusades
