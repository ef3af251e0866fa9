#include "editor/army/sheet_layout.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>

#include "editor/army/sheet_painter.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

namespace {

constexpr double margin = 14, gap = 14, inside = 12;
constexpr double headerHeight = 32, footerHeight = 28;
constexpr double counterSide = 62, counterGap = 8;
constexpr double slotHeight = 44, slotGap = 8, spaceHeight = 22, kindsLine = 13;
constexpr double narrowest = 300, widest = 470;

double sentenceHeight(const QString& sentence, double width) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(type::small);
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, sentence).height() +
           2;
}

double problemsHeight(const std::vector<model::SheetProblem>& problems, double width) {
    double height = 0;
    for (const model::SheetProblem& problem : problems)
        if (problem.severity != rules::Severity::Note)
            height += sentenceHeight(problemText(problem), width);
    return height;
}

/// Lays out one card with its top left corner at the origin; the height comes with it.
CardLayout layOut(const model::SheetCard& card, double width) {
    CardLayout layout;
    layout.place = {card.entry};
    layout.header = QRectF(0, 0, width, headerHeight);
    const double room = width - 2 * inside;
    double y = headerHeight + 10;
    if (const double height = problemsHeight(card.problems, room); height > 0) {
        layout.problems = QRectF(inside, y - 2, room, height);
        y += height + 4;
    }
    double x = inside;
    for (const auto& counter : card.counters) {
        const double wide = counterSide * counter.aspect;
        if (x + wide > width - inside && x > inside) {
            x = inside;
            y += counterSide + counterGap;
        }
        layout.counters.emplace_back(x, y, wide, counterSide);
        x += wide + counterGap;
    }
    if (!card.counters.empty())
        y += counterSide + 10;
    const double half = (room - slotGap) / 2;
    for (std::size_t i = 0; i < card.slotRows.size(); i += 2) {
        double tallest = 0;
        for (std::size_t j = i; j < std::min(i + 2, card.slotRows.size()); ++j) {
            const model::SheetSlot& row = card.slotRows[j];
            CardLayout::SlotBox box;
            box.place = row.slot < 0 ? model::ArmyPlace{row.filling} : model::ArmyPlace{card.entry, row.slot};
            const double left = inside + (j - i ? half + slotGap : 0);
            box.secondLine = slotKinds(row, half).contains(QLatin1Char('\n')) ? kindsLine : 0;
            double height = slotHeight + box.secondLine;
            for (std::size_t s = 0; s < row.spaces.size(); ++s) {
                box.spaces.emplace_back(left + 14, y + height - 2, half - 20, spaceHeight - 3);
                height += spaceHeight;
            }
            if (const double words = problemsHeight(row.problems, half - 20); words > 0) {
                box.problem = QRectF(left + 14, y + height - 5, half - 20, words);
                height += words;
            }
            box.rect = QRectF(left, y, half, height);
            tallest = std::max(tallest, height);
            layout.boxes.push_back(std::move(box));
        }
        for (std::size_t j = layout.boxes.size() - std::min<std::size_t>(2, card.slotRows.size() - i);
             j < layout.boxes.size(); ++j)
            layout.boxes[j].rect.setHeight(tallest);
        y += tallest + slotGap;
    }
    y += card.slotRows.empty() ? 0 : 4;
    layout.footer = QRectF(0, y, width, footerHeight);
    layout.rect = QRectF(0, 0, width, y + footerHeight);
    return layout;
}

void shift(CardLayout& card, const QPointF& by) {
    for (QRectF* rect : {&card.rect, &card.header, &card.problems, &card.footer})
        rect->translate(by);
    for (QRectF& rect : card.counters)
        rect.translate(by);
    for (CardLayout::SlotBox& box : card.boxes) {
        box.rect.translate(by);
        box.problem.translate(by);
        for (QRectF& rect : box.spaces)
            rect.translate(by);
    }
}

}  // namespace

SheetLayout SheetLayout::of(const std::vector<model::SheetCard>& cards, int width) {
    SheetLayout sheet;
    const double room = std::max<double>(width - 2 * margin, 200);
    const int columns = std::max(1, static_cast<int>((room + gap) / (narrowest + gap)));
    const double cardWidth = std::min(widest, (room - gap * (columns - 1)) / columns);
    double y = margin;
    const std::size_t all = cards.size() + 1;  // and the invitation
    for (std::size_t first = 0; first < all; first += static_cast<std::size_t>(columns)) {
        double tallest = 0;
        const std::size_t end = std::min(all, first + static_cast<std::size_t>(columns));
        for (std::size_t i = first; i < end; ++i) {
            const QPointF corner(margin + static_cast<double>(i - first) * (cardWidth + gap), y);
            if (i == cards.size()) {
                sheet.invitation = QRectF(corner, QSizeF(cardWidth, 96));
                tallest = std::max(tallest, sheet.invitation.height());
                continue;
            }
            CardLayout card = layOut(cards[i], cardWidth);
            shift(card, corner);
            tallest = std::max(tallest, card.rect.height());
            sheet.cards.push_back(std::move(card));
        }
        y += tallest + gap;
    }
    sheet.height = static_cast<int>(y - gap + margin);
    return sheet;
}

std::vector<std::pair<model::ArmyPlace, QRectF>> SheetLayout::places() const {
    std::vector<std::pair<model::ArmyPlace, QRectF>> all;
    for (const CardLayout& card : cards) {
        if (!card.place.empty())
            all.emplace_back(card.place, card.header);
        for (const CardLayout::SlotBox& box : card.boxes) {
            all.emplace_back(
                box.place,
                box.spaces.empty()
                    ? box.rect
                    : QRectF(box.rect.topLeft(), QSizeF(box.rect.width(), slotHeight + box.secondLine - 4)));
            for (std::size_t i = 0; i < box.spaces.size(); ++i) {
                model::ArmyPlace space = box.place;
                space.space = static_cast<int>(i);
                all.emplace_back(space, box.spaces[i]);
            }
        }
    }
    return all;
}

model::ArmyPlace SheetLayout::at(const QPointF& point) const {
    for (const CardLayout& card : cards) {
        if (!card.rect.contains(point))
            continue;
        for (const CardLayout::SlotBox& box : card.boxes) {
            for (std::size_t i = 0; i < box.spaces.size(); ++i)
                if (box.spaces[i].contains(point)) {
                    model::ArmyPlace space = box.place;
                    space.space = static_cast<int>(i);
                    return space;
                }
            if (box.rect.contains(point))
                return box.place;
        }
        return card.place;
    }
    return {};
}

QRectF SheetLayout::rectOf(const model::ArmyPlace& place) const {
    for (const CardLayout& card : cards)
        if (card.place == place && !place.empty())
            return card.rect;
    for (const auto& [other, rect] : places())
        if (other == place)
            return rect;
    return {};
}

}  // namespace bocage::editor
