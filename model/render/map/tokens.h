#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <algorithm>
#include <vector>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

/// What a scenario lays over the terrain: zones, entry arrows, objectives.
namespace bocage::model::map {

QRectF rectAround(QPointF centre, QSizeF size);

/// Where letters stand that may not be small: those that would run into them are left out.
class WordRoom {
public:
    /// Whether there is room for it; then it is taken.
    bool take(const QRectF& word);

private:
    std::vector<QRectF> m_taken;
};

struct TokenStyle {
    const rules::Scenario& scenario;
    const rules::Library& library;
    QString language;
    double pixelsPerCell;
    bool grey;
    double smallestLetters = 0;  ///< in cells: words, letters and numbers are no smaller
    WordRoom* room = nullptr;    ///< none where all are written

    double letters(double usual) const { return std::max(usual, smallestLetters); }
    bool hasRoomFor(const QRectF& word) const;
};

/// Colour and pattern of a side: the pattern tells sides apart without the colour.
struct SideInk {
    QColor colour;
    int pattern = 0;
};
SideInk sideInk(const TokenStyle& style, const rules::SideId& side);
/// That of its side, unless it is highlighted in a colour of its own.
SideInk zoneInk(const TokenStyle& style, const rules::Zone& zone);

void paintZone(QPainter& painter, const rules::Zone& zone, const TokenStyle& style, const QRectF& visible);
void paintEntry(QPainter& painter, const rules::EntryArrow& arrow, const TokenStyle& style);
/// `number` is its place in the list, as texts and panels name it.
void paintObjective(QPainter& painter, const rules::Objective& objective, int number,
                    const TokenStyle& style);
/// The middle of the arrow, which stands half outside its cell.
QPointF entryMiddle(const rules::EntryArrow& arrow);
/// What a mark stays in; what does not meet it need not be painted.
QRectF entryBounds(const rules::EntryArrow& arrow);
QRectF objectiveBounds(const rules::Objective& objective, const TokenStyle& style);
QRectF zoneBounds(const rules::Zone& zone);
QRectF cornerBounds(const rules::PlacedCorner& corner);
/// Cells or corner an objective's mark stands on.
QPointF objectiveCentre(const rules::Objective& objective, const TokenStyle& style);

}  // namespace bocage::model::map
