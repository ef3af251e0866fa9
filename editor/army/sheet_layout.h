#pragma once

#include <QRectF>
#include <QString>
#include <map>
#include <vector>

#include "model/roster/army_sheet_model.h"

namespace bocage::editor {

/// Why an offered option does not fit a slot; empty text when it does.
struct Offer {
    bool fits = false;
    QString reason, rule;
};
/// By entry and slot.
using OfferMap = std::map<std::pair<rules::ElementId, int>, Offer>;

/// Where everything on the sheet is, in sheet pixels.
struct CardLayout {
    struct SlotBox {
        QRectF rect;
        QRectF problem;              ///< room for the sentence, inside the rectangle
        std::vector<QRectF> spaces;  ///< of a spell book
        double secondLine = 0;       ///< its height, where what the slot takes needs one
        model::ArmyPlace place;
    };
    QRectF rect, header, problems, footer;
    std::vector<QRectF> counters;
    std::vector<SlotBox> boxes;
    model::ArmyPlace place;
};

struct SheetLayout {
    std::vector<CardLayout> cards;
    QRectF invitation;  ///< the dashed card that says how to add more
    int height = 0;

    static SheetLayout of(const std::vector<model::SheetCard>& cards, int width);
    /// The card or slot at a point; an empty place where there is none.
    model::ArmyPlace at(const QPointF& point) const;
    QRectF rectOf(const model::ArmyPlace& place) const;
    /// Every place that can be chosen, in reading order.
    std::vector<std::pair<model::ArmyPlace, QRectF>> places() const;
};

}  // namespace bocage::editor
