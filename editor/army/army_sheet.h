#pragma once

#include <QAbstractScrollArea>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "editor/army/army_fix_preview.h"
#include "editor/army/sheet_layout.h"
#include "model/roster/army_sheet_model.h"

class QPushButton;

namespace bocage::editor {

/// Drags of a filling from one slot to another, and of a card to another place of the sheet.
inline constexpr char fillingMimeType[] = "application/x-bocage-filling";
inline constexpr char entryMimeType[] = "application/x-bocage-entry";

/// The army as cards: tiles and heroes with their counters, slots and what the rules say about them. Turns
/// mouse, keys and drops into wishes; the workspace makes the edits.
class ArmySheet : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit ArmySheet(model::RosterDocument& document, QWidget* parent = nullptr);
    ~ArmySheet() override;

    model::RosterDocument& document() { return m_document; }
    model::ArmySheetModel& sheetModel() { return m_model; }

    const model::ArmyPlace& current() const { return m_current; }
    void setCurrent(const model::ArmyPlace& place);
    /// The option in hand (chosen in the catalogue or dragged): slots that take it light up.
    void setOffered(const rules::ContentId& content);
    /// Shows the other side of all counters.
    void setFlipped(bool flipped);
    void reveal(const rules::ElementId& id);
    /// Draws what a way out would change, and scrolls there; null ends it.
    void setPreview(const rules::Fix* fix);
    const std::optional<ArmyFixPreview>& preview() const { return m_preview; }
    QString statusText() const;

    /// Another page about the same roster, with a switch above both; the sheet takes it over. Titles are
    /// those of sheet and page.
    void setPage(QWidget* page, std::function<std::pair<QString, QString>()> titles);
    void showPage(bool shown);
    bool pageShown() const { return m_pageShown; }

    /// Where a place is drawn, in viewport pixels; empty when it is not on the sheet.
    QRect rectOf(const model::ArmyPlace& place) const;
    /// The counter of the current tile that was clicked last; -1 for none.
    int currentCounter() const { return m_counter; }
    const SheetLayout& layoutOfSheet() const { return m_layout; }

    /// What a screen reader says; also the words of the current place.
    QString wordsOf(const model::ArmyPlace& place) const { return m_model.inWords(place); }

Q_SIGNALS:
    void currentChanged(const bocage::model::ArmyPlace& place);
    /// Enter or double click: the catalogue's choice shall go here.
    void fillWanted(const bocage::model::ArmyPlace& place);
    void droppedContent(const bocage::rules::ContentId& content, const bocage::model::ArmyPlace& place);
    void droppedFilling(const bocage::rules::ElementId& filling, const bocage::model::ArmyPlace& place);
    void droppedEntry(const bocage::rules::ElementId& entry, const bocage::model::ArmyPlace& place);
    void typed(const QString& text);
    /// A tile, counter or option was clicked or walked to; empty for an empty slot.
    void lookedAt(const bocage::rules::ContentId& content);
    void menuWanted(const bocage::model::ArmyPlace& place, const QPoint& globalPosition);
    void statusChanged();
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void relayout();
    void placePage();
    void namePage();
    QString invitation() const;
    void refreshOffers();
    std::vector<int> slotsOf(const rules::ElementId& entry) const;
    void moveCurrent(int key);
    QPoint offset() const;
    void ensureVisible(const QRectF& rect);
    void startDrag();
    int counterAt(const QPointF& at, rules::ContentId* unit) const;
    rules::ContentId contentAt(const model::ArmyPlace& place) const;
    model::ArmyPlace dropPlace(const QPoint& viewportPosition) const;

    model::RosterDocument& m_document;
    model::ArmySheetModel m_model;
    SheetLayout m_layout;
    model::ArmyPlace m_current, m_pressed, m_dropTarget;
    QPoint m_pressedAt;
    rules::ContentId m_offered;
    rules::ElementId m_moving;  ///< filling being dragged
    OfferMap m_offers;
    std::optional<ArmyFixPreview> m_preview;
    bool m_flipped = false;
    int m_hoverCounter = -1;
    int m_counter = -1;
    rules::ElementId m_hoverEntry;
    // Only where the game has a page of its own.
    QWidget* m_bar = nullptr;
    QWidget* m_page = nullptr;
    QPushButton *m_sheetButton = nullptr, *m_pageButton = nullptr;
    std::function<std::pair<QString, QString>()> m_pageTitles;
    bool m_pageShown = false;
};

/// Makes cards and slots readable to screen readers.
void installSheetAccessibility();

}  // namespace bocage::editor
