#include "model/systems/crusades/render/table_layout.h"

#include <algorithm>
#include <cmath>

namespace bocage::model::crusades {

using namespace rules::crusades;

namespace {

constexpr double gap = 12;
constexpr double bandTitle = 40;
constexpr double stationedStep = 22;
/// Cards of a long row overlap instead of running out of sight.
constexpr int rowCards = 14;

double stepFor(std::size_t cards) {
    const double usual = tableCardWidth + gap;
    return cards <= rowCards ? usual : usual * rowCards / static_cast<double>(cards);
}

}  // namespace

TableLayout TableLayout::of(const State& state) {
    TableLayout layout;
    double right = 0;
    const auto add = [&](TableSpot spot) {
        right = std::max(right, spot.rect.right());
        layout.spots.push_back(std::move(spot));
    };
    double y = gap;
    const std::pair<DeckKind, const Pile*> piles[] = {{DeckKind::Village, &state.village},
                                                      {DeckKind::Siege, &state.siege},
                                                      {DeckKind::Dagon, &state.dagon},
                                                      {DeckKind::Cthulhu, &state.cthulhu}};
    for (std::size_t i = 0; i < std::size(piles); ++i) {
        TableSpot spot;
        spot.kind = TableSpot::Kind::Pile;
        spot.deck = piles[i].first;
        spot.index = static_cast<int>(i);
        spot.count = static_cast<int>(piles[i].second->deck.size());
        spot.rect = QRectF(gap + static_cast<double>(i) * (tableCardWidth + 4 * gap), y, tableCardWidth * 0.8,
                           tableCardHeight * 0.8);
        add(spot);
    }
    y += tableCardHeight * 0.8 + 2 * gap;
    for (std::size_t s = 0; s < state.seats.size(); ++s) {
        const Seat& seat = state.seats[s];
        const double top = y;
        y += bandTitle;
        std::size_t most = 0;
        const double step = stepFor(seat.slots.size() + seat.weapons.size());
        double x = 2 * gap;
        for (std::size_t slot = 0; slot < seat.slots.size(); ++slot) {
            const Slot& place = seat.slots[slot];
            const QRectF rect(x, y, tableCardWidth, tableCardHeight);
            // Under the fortress card, lowest first, so that each shows its strip.
            for (std::size_t i = place.stationed.size(); i-- > 0;) {
                TableSpot spot;
                spot.kind = TableSpot::Kind::Stationed;
                spot.seat = static_cast<int>(s);
                spot.slot = static_cast<int>(slot);
                spot.index = static_cast<int>(i);
                spot.card = place.stationed[i];
                spot.rect = rect.translated(static_cast<double>(i % 2) * 8 - 4,
                                            stationedStep * static_cast<double>(i + 1));
                add(spot);
            }
            most = std::max(most, place.stationed.size());
            TableSpot spot;
            spot.seat = static_cast<int>(s);
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
            spot.seat = static_cast<int>(s);
            spot.index = static_cast<int>(i);
            spot.card = seat.weapons[i].card;
            spot.rect = QRectF(x, y, tableCardWidth, tableCardHeight);
            add(spot);
            x += step;
        }
        y += tableCardHeight + stationedStep * static_cast<double>(most) + gap;
        const std::size_t held = seat.hand.size() + seat.reactions.size();
        x = 2 * gap;
        const double handStep = stepFor(held);
        for (std::size_t i = 0; i < held; ++i) {
            const bool monster = i >= seat.hand.size();
            TableSpot spot;
            spot.kind = monster ? TableSpot::Kind::Reaction : TableSpot::Kind::Hand;
            spot.seat = static_cast<int>(s);
            spot.index = static_cast<int>(monster ? i - seat.hand.size() : i);
            spot.card = monster ? seat.reactions[i - seat.hand.size()] : seat.hand[i];
            spot.rect = QRectF(x + (monster ? gap : 0), y, tableCardWidth, tableCardHeight);
            add(spot);
            x += handStep;
        }
        if (held > 0)
            y += tableCardHeight + gap;
        layout.bands.push_back(QRectF(gap / 2, top, 0, y - top));
        y += gap;
    }
    layout.size = QSizeF(right + 2 * gap, y);
    for (QRectF& band : layout.bands)
        band.setWidth(layout.size.width() - gap);
    return layout;
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
