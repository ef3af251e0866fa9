// Mouse, keys and drops of ArmySheet.
#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include "editor/army/army_sheet.h"
#include "editor/canvas/map_canvas.h"
#include "editor/panels/thumbnails.h"
#include "model/commands/roster_edits.h"

namespace bocage::editor {

using model::ArmyPlace;
using namespace rules;

void ArmySheet::mousePressEvent(QMouseEvent* event) {
    const ArmyPlace place = m_layout.at(event->position() + offset());
    setCurrent(place);
    ContentId content = contentAt(place);
    m_counter = counterAt(event->position() + offset(), &content);
    Q_EMIT lookedAt(content);
    m_pressed = event->button() == Qt::LeftButton ? place : ArmyPlace();
    m_pressedAt = event->position().toPoint();
}

void ArmySheet::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton && !m_pressed.empty() &&
        (event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        startDrag();
        return;
    }
    const QPointF at = event->position() + offset();
    int hovered = -1;
    ElementId entry;
    for (const CardLayout& card : m_layout.cards)
        for (std::size_t i = 0; i < card.counters.size(); ++i)
            if (card.counters[i].contains(at)) {
                hovered = static_cast<int>(i);
                entry = card.place.entry;
            }
    if (hovered != m_hoverCounter || entry != m_hoverEntry) {
        m_hoverCounter = hovered;
        m_hoverEntry = entry;
        viewport()->update();
    }
}

void ArmySheet::mouseReleaseEvent(QMouseEvent*) {
    m_pressed = {};
}

void ArmySheet::mouseDoubleClickEvent(QMouseEvent* event) {
    const ArmyPlace place = m_layout.at(event->position() + offset());
    if (event->button() == Qt::LeftButton && !place.empty())
        Q_EMIT fillWanted(place);
}

void ArmySheet::keyPressEvent(QKeyEvent* event) {
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (modifiers == Qt::NoModifier) {
                moveCurrent(event->key());
                return;
            }
            break;
        case Qt::Key_Home:
        case Qt::Key_End:
            if (const auto places = m_layout.places(); !places.empty())
                setCurrent(event->key() == Qt::Key_Home ? places.front().first : places.back().first);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (modifiers == Qt::NoModifier) {
                Q_EMIT fillWanted(m_current);
                return;
            }
            break;
        case Qt::Key_Escape:
            setCurrent({});
            return;
        case Qt::Key_Menu:
            break;
        default:
            // Whoever types looks for something: the search takes over.
            if ((modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier) && !event->text().isEmpty() &&
                event->text().at(0).isPrint() && event->key() != Qt::Key_Space) {
                Q_EMIT typed(event->text());
                return;
            }
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void ArmySheet::contextMenuEvent(QContextMenuEvent* event) {
    ArmyPlace place = m_current;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QPointF point = QPointF(viewport()->mapFrom(this, event->pos())) + offset();
        ContentId unit;
        place = m_layout.at(point);
        m_counter = counterAt(point, &unit);
    } else {
        at = viewport()->mapToGlobal(rectOf(m_current).center());
    }
    setCurrent(place);
    Q_EMIT menuWanted(place, at);
}

void ArmySheet::startDrag() {
    const ArmyPlace from = m_pressed;
    m_pressed = {};
    const Roster& roster = m_document.roster();
    const RosterEntry* entry = model::findEntry(roster, from.entry);
    const RosterEntry::Filling* filling =
        entry && from.slot >= 0 ? model::fillingIn(*entry, from.slot) : nullptr;
    if (from.space >= 0 || !entry || (from.slot >= 0 && !filling))
        return;
    auto* mime = new QMimeData;
    const ContentId content = filling ? filling->option : entry->content;
    if (filling)
        mime->setData(fillingMimeType, QByteArray::fromStdString(filling->id.value));
    else
        mime->setData(entryMimeType, QByteArray::fromStdString(entry->id.value));
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(thumbnail(m_document.library(), content, {120, 84}, devicePixelRatioF()));
    drag->exec(Qt::MoveAction);
}

int ArmySheet::counterAt(const QPointF& at, ContentId* unit) const {
    for (std::size_t c = 0; c < m_layout.cards.size(); ++c)
        for (std::size_t i = 0; i < m_layout.cards[c].counters.size(); ++i)
            if (m_layout.cards[c].counters[i].contains(at)) {
                *unit = m_model.cards()[c].counters[i].unit;
                return static_cast<int>(i);
            }
    return -1;
}

ContentId ArmySheet::contentAt(const ArmyPlace& place) const {
    const Roster& roster = m_document.roster();
    const RosterEntry* entry = model::findEntry(roster, place.entry);
    if (!entry) {
        // A free option is named by its own id.
        const auto found = model::findFilling(roster, place.entry);
        return found.filling ? found.filling->option : ContentId();
    }
    if (place.slot < 0)
        return entry->content;
    const auto* filling = model::fillingIn(*entry, place.slot);
    if (!filling)
        return {};
    const auto space = static_cast<std::size_t>(place.space);
    return place.space >= 0 && space < filling->contents.size() ? filling->contents[space] : filling->option;
}

ArmyPlace ArmySheet::dropPlace(const QPoint& position) const {
    return m_layout.at(QPointF(position) + offset());
}

void ArmySheet::dragEnterEvent(QDragEnterEvent* event) {
    const QMimeData& mime = *event->mimeData();
    if (mime.hasFormat(fillingMimeType)) {
        m_moving = ElementId(mime.data(fillingMimeType).toStdString());
        const auto found = model::findFilling(m_document.roster(), m_moving);
        m_offered = ContentId();
        setOffered(found.filling ? found.filling->option : ContentId());
    } else if (mime.hasFormat(contentMimeType)) {
        setOffered(ContentId(mime.data(contentMimeType).toStdString()));
    } else if (!mime.hasFormat(entryMimeType)) {
        return;
    }
    event->acceptProposedAction();
}

void ArmySheet::dragMoveEvent(QDragMoveEvent* event) {
    m_dropTarget = dropPlace(event->position().toPoint());
    // Near the edges the sheet goes along.
    constexpr int edge = 24;
    const int y = static_cast<int>(event->position().y());
    if (y < edge || y > viewport()->height() - edge)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (y < edge ? -12 : 12));
    viewport()->update();
    Q_EMIT statusChanged();
    event->acceptProposedAction();
}

void ArmySheet::dragLeaveEvent(QDragLeaveEvent*) {
    m_dropTarget = {};
    m_moving = {};
    refreshOffers();
}

void ArmySheet::dropEvent(QDropEvent* event) {
    const ArmyPlace place = dropPlace(event->position().toPoint());
    m_dropTarget = {};
    m_moving = {};
    event->acceptProposedAction();
    const QMimeData& mime = *event->mimeData();
    if (mime.hasFormat(contentMimeType))
        Q_EMIT droppedContent(ContentId(mime.data(contentMimeType).toStdString()), place);
    else if (mime.hasFormat(fillingMimeType))
        Q_EMIT droppedFilling(ElementId(mime.data(fillingMimeType).toStdString()), place);
    else if (mime.hasFormat(entryMimeType))
        Q_EMIT droppedEntry(ElementId(mime.data(entryMimeType).toStdString()), place);
    refreshOffers();
}

bool ArmySheet::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPointF at = QPointF(help->pos()) + offset();
        QString words = wordsOf(m_layout.at(at));
        for (std::size_t c = 0; c < m_layout.cards.size(); ++c)
            for (std::size_t i = 0; i < m_layout.cards[c].counters.size(); ++i)
                if (m_layout.cards[c].counters[i].contains(at))
                    words = m_model.cards()[c].counters[i].name;
        const ArmyPlace place = m_layout.at(at);
        if (const auto offer = m_offers.find({place.entry, place.slot});
            offer != m_offers.end() && !offer->second.fits)
            words += QStringLiteral("\n") + tr("%1 (%2)").arg(offer->second.reason, offer->second.rule);
        QToolTip::showText(help->globalPos(), words, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

}  // namespace bocage::editor
