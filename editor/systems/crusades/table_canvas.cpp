#include "editor/systems/crusades/table_canvas.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "model/messages/words.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/play/arithmetic.h"

namespace bocage::editor::crusades {

using model::crusades::CrusadesWords;
using model::crusades::TableLayout;
using namespace rules::crusades;

namespace {

const QColor legalColour(0x2E, 0x9E, 0x4F);
const QColor chosenColour(0x1F, 0x5F, 0xA8);
/// A table that fills its room is neither too small to read nor larger than cards on a desk.
constexpr double leastFit = 0.55, mostFit = 1.8;

}  // namespace

TableCanvas::TableCanvas(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(QStringLiteral("crusadesTable"));
}

void TableCanvas::showTable(const Table* table, const State* state, const rules::LibraryPtr& library,
                            std::vector<QString> seats) {
    if (library != m_library) {
        m_library = library;
        m_painter = std::make_unique<model::crusades::CardPainter>(library);
    }
    setAccessibleName(tr("Table"));
    setAccessibleDescription(
        tr("Arrow keys move over the cards, Space chooses a card, Return uses what is chosen on a card."));
    m_table = table;
    m_state = state;
    m_seats = std::move(seats);
    arrange();
    m_cursor = std::min(m_cursor, static_cast<int>(m_layout.spots.size()) - 1);
}

void TableCanvas::arrange() {
    m_layout = m_state ? TableLayout::fitted(*m_state, QSizeF(m_room), m_layout.arrangement) : TableLayout();
    if (m_fits && !m_room.isEmpty())
        m_zoom = std::clamp(m_layout.scaleIn(QSizeF(m_room)), leastFit, mostFit);
    setMinimumSize(sizeHint());
    updateGeometry();
    update();
}

void TableCanvas::setRoom(const QSize& room) {
    if (room == m_room)
        return;
    m_room = room;
    arrange();
}

void TableCanvas::fit() {
    m_fits = true;
    arrange();
}

QSize TableCanvas::sizeHint() const {
    // Rounded down: what fits exactly needs no scroll bars.
    const QSizeF size = m_layout.size * m_zoom;
    return QSize(static_cast<int>(size.width()), static_cast<int>(size.height())).expandedTo(QSize(200, 200));
}

void TableCanvas::setChosen(const std::vector<Spot>& chosen) {
    m_chosen = chosen;
    update();
}

void TableCanvas::setZoom(double zoom) {
    m_fits = false;
    m_zoom = std::clamp(zoom, 0.3, 4.0);
    setMinimumSize(sizeHint());
    updateGeometry();
    update();
}

void TableCanvas::setCursorAt(int spot) {
    if (!moveCursor(spot))
        return;
    Q_EMIT revealWanted();
}

bool TableCanvas::moveCursor(int spot) {
    if (spot < 0 || spot >= static_cast<int>(m_layout.spots.size()) || spot == m_cursor)
        return false;
    m_cursor = spot;
    update();
    Q_EMIT cursorMoved();
    return true;
}

const TableCanvas::Spot* TableCanvas::cursorSpot() const {
    return m_cursor >= 0 && m_cursor < static_cast<int>(m_layout.spots.size())
               ? &m_layout.spots[static_cast<std::size_t>(m_cursor)]
               : nullptr;
}

QRect TableCanvas::place(const Spot& spot) const {
    for (const Spot& known : m_layout.spots)
        if (known.sameAs(spot))
            return QRectF(known.rect.topLeft() * m_zoom, known.rect.size() * m_zoom).toRect();
    return {};
}

bool TableCanvas::isChosen(const Spot& spot) const {
    return std::any_of(m_chosen.begin(), m_chosen.end(),
                       [&](const Spot& chosen) { return chosen.sameAs(spot); });
}

/// Shields on the left, swords needed on the right, above the card; a weak point in a warm colour.
void TableCanvas::paintStrength(QPainter& painter, const Spot& spot, int halves) const {
    const bool weak = isWeakPoint(spot);
    const QRectF badge(spot.rect.left() + 6, spot.rect.top() - 12, spot.rect.width() - 12, 21);
    const QColor ink(0x2B, 0x26, 0x22);
    painter.setPen(QPen(ink, weak ? 2 : 1));
    painter.setBrush(weak ? QColor(0xF6, 0xC9, 0x9B) : QColor(0xFB, 0xF8, 0xF1));
    painter.drawRoundedRect(badge, 7, 7);
    QFont small = font();
    small.setPixelSize(13);
    small.setBold(true);
    painter.setFont(small);
    // Half a shield is told too: then both sides have as much room as their words need.
    const QString shields = CrusadesWords::shields(halves), swords = QString::number(swordsNeeded(halves));
    const QFontMetricsF metrics(small);
    const double spare = badge.width() - 12 - 15 - metrics.horizontalAdvance(shields + swords);
    const double gap = std::max(0.5, spare / 6);
    double x = badge.left() + gap;
    model::crusades::paintShield(painter, QRectF(x, badge.top() + 3.5, 12, 14), QColor(0xF2, 0xC7, 0x44),
                                 ink);
    x += 12 + gap;
    const auto word = [&](const QString& text) {
        painter.setPen(ink);
        const double wide = metrics.horizontalAdvance(text);
        painter.drawText(QRectF(x, badge.top(), wide + 1, badge.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        x += wide;
    };
    word(shields);
    x += 2 * gap;
    model::crusades::paintSword(painter, QRectF(x, badge.top() + 3, 15, 15), ink);
    x += 15 + gap;
    word(swords);
    painter.setFont(font());
}

bool TableCanvas::isWeakPoint(const Spot& spot) const {
    const Seat& seat = m_state->seats[static_cast<std::size_t>(spot.seat)];
    if (spot.seat == m_state->active || seat.out)
        return false;
    const bool walled = m_state->standingWalls(spot.seat) > 0;
    int least = -1;
    for (std::size_t slot = walled ? 1 : 0; slot < seat.slots.size(); ++slot)
        if (seat.slots[slot].standing) {
            const int halves = defenceHalves(*m_table, seat.slots[slot]);
            least = least < 0 ? halves : std::min(least, halves);
        }
    return (!walled || spot.slot > 0) &&
           defenceHalves(*m_table, seat.slots[static_cast<std::size_t>(spot.slot)]) == least;
}

void TableCanvas::paintSpot(QPainter& painter, const Spot& spot) const {
    model::PieceOptions options;
    options.language = QString::fromStdString(model::uiLanguage());
    if (spot.kind == Spot::Kind::Pile) {
        if (spot.count > 0)
            model::crusades::CardPainter::paintBack(painter, spot.rect, spot.deck, false);
        painter.setPen(QPen(palette().text().color(), 1.2, spot.count > 0 ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        if (spot.count == 0) {
            painter.drawRoundedRect(spot.rect, 6, 6);
            painter.drawText(spot.rect, Qt::AlignCenter | Qt::TextWordWrap, CrusadesWords::deck(spot.deck));
        }
        painter.drawText(QRectF(spot.rect.right() + 4, spot.rect.top(), 40, 22), Qt::AlignVCenter,
                         QString::number(spot.count));
        return;
    }
    if (!spot.standing) {
        model::crusades::CardPainter::paintBack(painter, spot.rect, DeckKind::Fortress, true);
        return;
    }
    m_painter->paint(painter, spot.rect, m_table->ids[spot.card], QStringLiteral("front"), options);
}

void TableCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    if (!m_state || !m_table)
        return;
    painter.scale(m_zoom, m_zoom);
    for (std::size_t i = 0; i < m_layout.bands.size(); ++i) {
        // Who begins an opening is not known yet.
        const bool active =
            m_table->snapshot && static_cast<int>(i) == m_state->active && m_state->winner < 0;
        painter.setPen(QPen(active ? chosenColour : palette().mid().color(), active ? 2.5 : 1));
        painter.setBrush(palette().alternateBase());
        painter.drawRoundedRect(m_layout.bands[i], 6, 6);
        painter.setPen(palette().text().color());
        QString title = i < m_seats.size() ? m_seats[i] : QString();
        if (active)
            title = tr("%1: to move").arg(title);
        if (m_state->seats[i].out)
            title = tr("%1: out of the game").arg(title);
        if (m_state->seats[i].ambushTurns > 0)
            title += tr(" (Ambush, %n turn(s))", nullptr, m_state->seats[i].ambushTurns);
        painter.drawText(m_layout.bands[i].adjusted(14, 4, 0, 0), Qt::AlignLeft | Qt::AlignTop, title);
    }
    for (std::size_t i = 0; i < m_layout.spots.size(); ++i) {
        const Spot& spot = m_layout.spots[i];
        painter.save();
        const bool chosen = isChosen(spot);
        const bool pale = !m_chosen.empty() && m_judge && !chosen && !m_judge(spot).legal;
        if (pale)
            painter.setOpacity(0.55);
        paintSpot(painter, spot);
        painter.restore();
        painter.setBrush(Qt::NoBrush);
        if (chosen) {
            painter.setPen(QPen(chosenColour, 4));
            painter.drawRoundedRect(spot.rect.adjusted(-2, -2, 2, 2), 8, 8);
        } else if (!m_chosen.empty() && m_judge && m_judge(spot).legal) {
            painter.setPen(QPen(legalColour, 4));
            painter.drawRoundedRect(spot.rect.adjusted(-2, -2, 2, 2), 8, 8);
        }
        if (static_cast<int>(i) == m_cursor && hasFocus()) {
            painter.setPen(QPen(palette().text().color(), 1.5, Qt::DotLine));
            painter.drawRoundedRect(spot.rect.adjusted(-5, -5, 5, 5), 8, 8);
        }
        if (spot.kind == Spot::Kind::Place && spot.standing) {
            // Above the rim, which would strike its numbers out.
            painter.setOpacity(pale ? 0.55 : 1);
            paintStrength(painter, spot,
                          defenceHalves(*m_table, m_state->seats[static_cast<std::size_t>(spot.seat)]
                                                      .slots[static_cast<std::size_t>(spot.slot)]));
            painter.setOpacity(1);
        }
    }
    if (m_layout.bands.empty() && !m_layout.spots.empty()) {
        // Nobody sits here yet.
        QRectF below;
        for (const Spot& spot : m_layout.spots)
            below |= spot.rect;
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(below.left(), below.bottom() + 18, width() / m_zoom - 2 * below.left(), 60),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         tr("Nobody sits at the table yet: add two to four seats."));
    }
    if (m_dragging)
        paintDragged(painter);
}

/// The card goes along with the hand; where it may be put, its rim says so.
void TableCanvas::paintDragged(QPainter& painter) const {
    Spot spot = m_layout.spots[static_cast<std::size_t>(m_pressed)];
    const int there = spotAt(m_dragAt);
    const bool legal = there >= 0 && there != m_pressed && m_judge &&
                       m_judge(m_layout.spots[static_cast<std::size_t>(there)]).legal;
    painter.setPen(QPen(chosenColour, 2, Qt::DashLine));
    painter.drawLine(spot.rect.center(), m_dragAt / m_zoom);
    spot.rect = QRectF(0, 0, 0.8 * spot.rect.width(), 0.8 * spot.rect.height());
    spot.rect.moveCenter(m_dragAt / m_zoom);
    painter.setOpacity(0.85);
    if (spot.card != noCard && spot.standing) {
        model::PieceOptions options;
        options.language = QString::fromStdString(model::uiLanguage());
        m_painter->paint(painter, spot.rect, m_table->ids[spot.card], QStringLiteral("front"), options);
    }
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(legal ? legalColour : chosenColour, 3));
    painter.drawRoundedRect(spot.rect, 6, 6);
}

void TableCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = spotAt(event->position());
    m_dragAt = event->position();
    moveCursor(m_pressed);  // what is under the pointer is in sight; the table must not slide away from it
}

void TableCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton) || m_pressed < 0)
        return;
    if (!m_dragging && (event->position() - m_dragAt).manhattanLength() < QApplication::startDragDistance())
        return;
    if (!m_dragging) {
        m_dragging = true;
        const Spot spot = m_layout.spots[static_cast<std::size_t>(m_pressed)];
        if (!isChosen(spot))
            Q_EMIT toggled(spot);
    }
    m_dragAt = event->position();
    update();
}

void TableCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_pressed < 0)
        return;
    const int pressed = std::exchange(m_pressed, -1), there = spotAt(event->position());
    const bool dragged = std::exchange(m_dragging, false);
    update();
    if (there < 0)
        return;
    const Spot spot = m_layout.spots[static_cast<std::size_t>(there)];
    if (dragged && there != pressed)
        Q_EMIT used(spot);
    else if (!dragged && !m_chosen.empty() && !isChosen(spot) && m_judge && m_judge(spot).legal)
        Q_EMIT used(spot);
    else if (!dragged)
        Q_EMIT toggled(spot);
}

void TableCanvas::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QWidget::wheelEvent(event);
        return;
    }
    Q_EMIT zoomWanted(event->angleDelta().y() > 0 ? 1.15 : 1 / 1.15);
    event->accept();
}

void TableCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            setCursorAt(m_layout.next(m_cursor, -1, 0));
            break;
        case Qt::Key_Right:
            setCursorAt(m_layout.next(m_cursor, 1, 0));
            break;
        case Qt::Key_Up:
            setCursorAt(m_layout.next(m_cursor, 0, -1));
            break;
        case Qt::Key_Down:
            setCursorAt(m_layout.next(m_cursor, 0, 1));
            break;
        case Qt::Key_Space:
            if (const Spot* spot = cursorSpot())
                Q_EMIT toggled(Spot(*spot));
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (const Spot* spot = cursorSpot())
                Q_EMIT used(Spot(*spot));
            break;
        case Qt::Key_Plus:
            Q_EMIT zoomWanted(1.15);
            break;
        case Qt::Key_Minus:
            Q_EMIT zoomWanted(1 / 1.15);
            break;
        case Qt::Key_0:
            Q_EMIT fitWanted();
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

bool TableCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int there = spotAt(help->pos());
        const QString words = there >= 0 && m_judge && !m_chosen.empty()
                                  ? m_judge(m_layout.spots[static_cast<std::size_t>(there)]).words
                                  : QString();
        if (words.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace bocage::editor::crusades
