#pragma once

#include <QString>

#include "editor/army/army_fix_preview.h"
#include "editor/army/sheet_layout.h"

class QPainter;

namespace bocage::editor {

/// "No Character on this tile (SON-ARM-26)"
QString problemText(const model::SheetProblem& problem);
/// "Equipment or trait ★ · Scout 2", on two lines where one is too short for a slot of this width.
QString slotKinds(const model::SheetSlot& slot, double slotWidth);

/// What is drawn besides the army itself.
struct SheetState {
    model::ArmyPlace current, dropTarget;
    bool focused = false;
    bool flipped = false;
    rules::ElementId hoverEntry;  ///< the one counter under the pointer shows its other side
    int hoverCounter = -1;
    OfferMap offers;  ///< of the option in hand; empty when there is none
    QString offeredName;
    const ArmyFixPreview* preview = nullptr;  ///< of the way out that is pointed at
};

/// Draws the cards of an army sheet.
class SheetPainter {
public:
    SheetPainter(QPainter& painter, rules::LibraryPtr library, const SheetState& state)
        : m_painter(painter), m_library(std::move(library)), m_state(state) {}

    void card(const model::SheetCard& card, const CardLayout& layout);
    void invitation(const QRectF& rect, const QString& heading);

private:
    void header(const model::SheetCard& card, const CardLayout& layout);
    void counters(const model::SheetCard& card, const CardLayout& layout);
    void slot(const model::SheetSlot& slot, const CardLayout::SlotBox& box, const rules::ElementId& entry);
    void problems(const std::vector<model::SheetProblem>& problems, const QRectF& rect);
    bool goes(const model::ArmyPlace& place) const { return m_state.preview && m_state.preview->goes(place); }
    const QString* comes(const model::ArmyPlace& place) const {
        return m_state.preview ? m_state.preview->comes(place) : nullptr;
    }
    void strikeOut(const QRectF& rect, double radius);
    void announce(const QRectF& rect, const QString& name, double radius);
    void text(const QRectF& rect, int flags, const QString& text, int pixels, const QColor& colour,
              bool bold = false);

    QPainter& m_painter;
    rules::LibraryPtr m_library;
    const SheetState& m_state;
};

}  // namespace bocage::editor
