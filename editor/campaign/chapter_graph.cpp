#include "editor/campaign/chapter_graph.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QWheelEvent>
#include <algorithm>

#include "editor/theme/severity_sign.h"
#include "editor/theme/theme.h"
#include "model/campaign/campaign_edits.h"
#include "model/campaign/campaign_words.h"
#include "rules/campaign/rules_stamp.h"

namespace bocage::editor {

namespace {

constexpr int unit = 20;  ///< pixels of one step of CampaignChapter::place
constexpr QSize cardSize(220, 190);
constexpr int pictureHeight = 124;
constexpr int knobRadius = 7;
constexpr int margin = 40;
constexpr double smallest = 0.5, largest = 2;
constexpr int smallestLetters = 10;

}  // namespace

ChapterGraph::ChapterGraph(model::CampaignDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("chapterGraph"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_current = rules::chapterNow(document.campaign());
    connect(&document, &model::CampaignDocument::changed, this, &ChapterGraph::refresh);
    refresh();
}

rules::Cell ChapterGraph::placeOf(std::size_t chapter) const {
    const auto& chapters = m_document.campaign().chapters;
    if (chapters[chapter].place)
        return *chapters[chapter].place;
    // Files that were written by hand say nothing of places: a row of cards.
    return {static_cast<int>(chapter) * 15, 0};
}

QRect ChapterGraph::cardAt(rules::Cell place) const {
    return cardAt(place, m_scale);
}

QRect ChapterGraph::cardAt(rules::Cell place, double scale) const {
    return {QPoint(qRound((margin + place.col * unit) * scale), qRound((margin + place.row * unit) * scale)),
            cardSize * scale};
}

QSize ChapterGraph::sizeAt(double scale) const {
    const int edge = qRound(margin * scale);
    QRect all(QPoint(), cardSize * scale + QSize(2 * edge, 2 * edge));
    for (std::size_t i = 0; i < m_document.campaign().chapters.size(); ++i)
        all |= cardAt(placeOf(i), scale).adjusted(0, 0, edge, edge);
    return all.size();
}

void ChapterGraph::setRoom(QSize room) {
    m_room = room;
    fit();
}

void ChapterGraph::fit() {
    if (m_fits && m_room.isValid()) {
        const QSize whole = sizeAt(1);
        m_scale = std::clamp(
            std::min(double(m_room.width()) / whole.width(), double(m_room.height()) / whole.height()),
            smallest, 1.0);
        // Rounding must not cost a scroll bar.
        while (m_scale > smallest &&
               (sizeAt(m_scale).width() > m_room.width() || sizeAt(m_scale).height() > m_room.height()))
            m_scale -= 0.005;
    }
    updateGeometry();
    setMinimumSize(sizeHint());
    update();
}

void ChapterGraph::zoomBy(double factor) {
    m_fits = false;
    m_scale = std::clamp(m_scale * factor, smallest, largest);
    fit();
}

QFont ChapterGraph::fontOf(int pixels) const {
    QFont out = font();
    out.setPixelSize(std::max(smallestLetters, qRound(pixels * m_scale)));
    return out;
}

QRect ChapterGraph::cardOf(const rules::ElementId& chapter) const {
    const auto& chapters = m_document.campaign().chapters;
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (chapters[i].id == chapter)
            return cardAt(placeOf(i));
    return {};
}

QPoint ChapterGraph::knobOf(const rules::ElementId& chapter) const {
    const QRect card = cardOf(chapter);
    return {card.right(), card.center().y()};
}

rules::Cell ChapterGraph::freePlace() const {
    const auto& chapters = m_document.campaign().chapters;
    int right = -15, row = 0;
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (placeOf(i).col > right) {
            right = placeOf(i).col;
            row = placeOf(i).row;
        }
    return {right + 15, row};
}

rules::ElementId ChapterGraph::chapterAt(const QPoint& point) const {
    const auto& chapters = m_document.campaign().chapters;
    for (std::size_t i = chapters.size(); i-- > 0;)
        if (cardAt(placeOf(i)).adjusted(0, 0, knobRadius, 0).contains(point))
            return chapters[i].id;
    return {};
}

void ChapterGraph::setCurrent(const rules::ElementId& chapter) {
    if (m_current == chapter)
        return;
    m_current = chapter;
    update();
    say();
    Q_EMIT currentChanged(chapter);
}

void ChapterGraph::setSigns(const ChapterSigns& signs) {
    m_signs = signs;
    update();
}

void ChapterGraph::refresh() {
    const auto& chapters = m_document.campaign().chapters;
    const bool there = std::any_of(chapters.begin(), chapters.end(),
                                   [&](const rules::CampaignChapter& each) { return each.id == m_current; });
    if (!there) {
        m_current = chapters.empty() ? rules::ElementId() : chapters.front().id;
        Q_EMIT currentChanged(m_current);
    }
    fit();
}

QSize ChapterGraph::sizeHint() const {
    return sizeAt(m_scale);
}

void ChapterGraph::say() {
    if (!files)
        return;
    const model::CampaignWords words(m_document.campaign(), files().scenarios, *m_document.library());
    setAccessibleName(tr("Chapters of the campaign"));
    setAccessibleDescription(words.chapter(m_current));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

std::vector<ChapterGraph::DrawnWay> ChapterGraph::drawnWays() const {
    const rules::Campaign& campaign = m_document.campaign();
    const model::CampaignWords words(campaign, files().scenarios, *m_document.library());
    const bool ordered = rules::inOrder(campaign);
    std::vector<DrawnWay> ways;
    const auto add = [&](std::size_t from, const QRect& to, const QString& label, bool taken) {
        DrawnWay way{cardAt(placeOf(from)), to, label, taken, 0};
        way.twins = static_cast<int>(std::count_if(ways.begin(), ways.end(), [&](const DrawnWay& other) {
            return !other.label.isEmpty() && other.from == way.from && other.to == way.to;
        }));
        ways.push_back(way);
    };
    for (std::size_t i = 0; i < campaign.chapters.size(); ++i) {
        const rules::CampaignChapter& chapter = campaign.chapters[i];
        const auto taken = [&](const std::string& outcome) {
            return std::any_of(campaign.log.begin(), campaign.log.end(), [&](const auto& game) {
                return game.chapter == chapter.id && (outcome.empty() || game.outcome == outcome);
            });
        };
        if (ordered && i + 1 < campaign.chapters.size())
            add(i, cardAt(placeOf(i + 1)), {}, taken({}));
        for (const rules::CampaignChapter::Next& next : chapter.next)
            if (const QRect target = cardOf(next.chapter); !target.isNull())
                add(i, target, next.outcome.empty() ? QString() : words.ending(chapter.id, next.outcome),
                    taken(next.outcome));
    }
    return ways;
}

QPainterPath ChapterGraph::wayPath(const DrawnWay& way) const {
    const QPointF begin(way.from.right() + knobRadius, way.from.center().y());
    const QPointF end(way.to.left() - 2, way.to.center().y());
    const double bend = std::max(60.0 * m_scale, std::abs(end.x() - begin.x()) / 2);
    // Past other cards, back or to itself: below, where it can be seen.
    const bool passes = end.x() - begin.x() > way.from.width() * 1.3 || end.x() < begin.x();
    const double dip = passes ? way.from.height() * 0.95 : 0;
    QPainterPath path(begin);
    path.cubicTo(begin + QPointF(bend, dip), end + QPointF(-bend, dip), end);
    return path;
}

void ChapterGraph::paintWay(QPainter& painter, const DrawnWay& way) const {
    const Theme theme = Theme::current();
    const QColor colour = way.taken ? theme.good : theme.onSurround;
    const QPainterPath path = wayPath(way);
    painter.setPen(QPen(colour, way.taken ? 3 : 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const QPointF end = path.currentPosition();
    painter.setBrush(colour);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF{end, end + QPointF(-11, -6), end + QPointF(-11, 6)});
}

void ChapterGraph::paintLabel(QPainter& painter, const DrawnWay& way) const {
    if (way.label.isEmpty())
        return;
    const Theme theme = Theme::current();
    const QFont font = fontOf(type::small);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(way.label, Qt::ElideRight, qRound(150 * m_scale));
    QRectF box(0, 0, metrics.horizontalAdvance(shown) + 14, metrics.height() + 6);
    box.moveCenter(wayPath(way).pointAtPercent(0.5) + QPointF(0, way.twins * (box.height() + 2)));
    painter.setBrush(theme.panel);
    painter.setPen(QPen(way.taken ? theme.good : theme.onSurround, 1));
    painter.drawRoundedRect(box, 6, 6);
    painter.setPen(theme.ink);
    painter.drawText(box, Qt::AlignCenter, shown);
}

QString ChapterGraph::stateOf(const rules::CampaignChapter& chapter, QColor* colour) const {
    const rules::Campaign& campaign = m_document.campaign();
    const model::CampaignWords words(campaign, files().scenarios, *m_document.library());
    const Theme theme = Theme::current();
    QString state;
    for (const rules::CampaignLogEntry& game : campaign.log)
        if (game.chapter == chapter.id) {
            const auto scenario = files().scenarios.find(chapter.id);
            const bool stale = scenario != files().scenarios.end() && !game.stamp.empty() &&
                               game.stamp != rules::rulesStamp(scenario->second);
            state = stale ? tr("%1, on an older version").arg(words.result(game)) : words.result(game);
            *colour = stale ? theme.muted : theme.good;
        }
    if (state.isEmpty() && rules::chapterNow(campaign) == chapter.id) {
        state = tr("to be played now");
        *colour = theme.link;
    }
    return state;
}

void ChapterGraph::paintCard(QPainter& painter, std::size_t index) {
    const rules::Campaign& campaign = m_document.campaign();
    const rules::CampaignChapter& chapter = campaign.chapters[index];
    const Theme theme = Theme::current();
    QRect card = cardAt(placeOf(index));
    const bool current = chapter.id == m_current;
    if (current && m_dragged)
        card.translate(*m_dragged);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(card.translated(2, 3), 6, 6);
    painter.setBrush(theme.panel);
    painter.setPen(QPen(current ? theme.accent : theme.line, current ? 3 : 1));
    painter.drawRoundedRect(card, 6, 6);

    const model::CampaignWords words(campaign, files().scenarios, *m_document.library());
    const int inset = qRound(8 * m_scale);
    const QRect frame = card.adjusted(inset, inset, -inset, 0);
    const QFont strong = [&] {
        QFont bold = fontOf(type::strong);
        bold.setBold(true);
        return bold;
    }();
    const QFont small = fontOf(type::small);
    // Small cards keep letters that can be read: the picture gives way.
    const int texts = std::max(qRound((cardSize.height() - pictureHeight - 8) * m_scale),
                               QFontMetrics(strong).height() + QFontMetrics(small).height() + 8);
    const QRect window(frame.topLeft(), QSize(frame.width(), frame.height() - texts));
    // One picture serves every scale.
    const QPixmap map = files().scenarios.contains(chapter.id)
                            ? picture(chapter.id, QSize(cardSize.width() - 16, pictureHeight))
                            : QPixmap();
    painter.fillRect(window, theme.surround);
    if (!map.isNull()) {
        QRectF target(QPointF(),
                      map.deviceIndependentSize().scaled(QSizeF(window.size()), Qt::KeepAspectRatio));
        target.moveCenter(QRectF(window).center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(target, map, QRectF(map.rect()));
    } else {
        painter.setPen(theme.onSurround);
        painter.setFont(fontOf(type::body));
        painter.drawText(window.adjusted(inset, 0, -inset, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         files().scenarios.contains(chapter.id) ? tr("Nothing lies on the table yet")
                         : chapter.scenario.empty()             ? tr("No battle chosen yet")
                                                                : tr("The battle cannot be read"));
    }
    painter.setFont(strong);
    painter.setPen(theme.ink);
    const QRect title(frame.left(), window.bottom() + 3, frame.width(), QFontMetrics(strong).height());
    painter.drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(strong).elidedText(words.chapter(chapter.id), Qt::ElideRight, title.width()));
    if (const auto sign = m_signs.find(chapter.id); sign != m_signs.end())
        paintSeverity(painter, QPointF(frame.right() - 8, window.top() + 10), sign->second, 7);
    painter.setFont(small);
    QColor colour = theme.muted;
    const QString state = stateOf(chapter, &colour);
    painter.setPen(colour);
    const QRect line(frame.left(), title.bottom() + 2, frame.width(), QFontMetrics(small).height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(small).elidedText(state, Qt::ElideRight, line.width()));
    painter.setBrush(theme.accent);
    painter.setPen(QPen(theme.panel, 2));
    painter.drawEllipse(QPoint(card.right(), card.center().y()), knobRadius, knobRadius);
}

void ChapterGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.surround);
    const rules::Campaign& campaign = m_document.campaign();
    if (campaign.chapters.empty()) {
        painter.setPen(theme.onSurround);
        QFont font = painter.font();
        font.setPixelSize(type::heading);
        painter.setFont(font);
        painter.drawText(
            rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
            tr("A campaign is a story of battles. Add its first chapter (Insert), then drag from "
               "the knob of one card to another to say what follows."));
        return;
    }
    if (!files)
        return;
    const std::vector<DrawnWay> ways = drawnWays();
    for (const DrawnWay& way : ways)
        paintWay(painter, way);
    if (m_linkingTo) {
        painter.setPen(QPen(theme.link, 2, Qt::DashLine));
        painter.drawLine(knobOf(m_current), *m_linkingTo);
    }
    for (std::size_t i = 0; i < campaign.chapters.size(); ++i)
        paintCard(painter, i);
    for (const DrawnWay& way : ways)
        paintLabel(painter, way);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.onSurround, 1, Qt::DotLine));
        painter.drawRoundedRect(cardOf(m_current).adjusted(-5, -5, 5, 5), 8, 8);
    }
}

void ChapterGraph::mousePressEvent(QMouseEvent* event) {
    const rules::ElementId hit = chapterAt(event->pos());
    if (hit.empty() || event->button() != Qt::LeftButton)
        return;
    setCurrent(hit);
    m_pressed = event->pos();
    if ((event->pos() - knobOf(hit)).manhattanLength() <= 2 * knobRadius)
        m_linkingTo = event->pos();
    update();
}

void ChapterGraph::mouseMoveEvent(QMouseEvent* event) {
    if (m_linkingTo) {
        m_linkingTo = event->pos();
        update();
        return;
    }
    if (!(event->buttons() & Qt::LeftButton)) {
        const rules::ElementId over = chapterAt(event->pos());
        const bool knob = !over.empty() && (event->pos() - knobOf(over)).manhattanLength() <= 2 * knobRadius;
        setCursor(knob ? Qt::CrossCursor : over.empty() ? Qt::ArrowCursor : Qt::OpenHandCursor);
        // Narrow cards cut their texts short.
        const rules::CampaignChapter* chapter = rules::findChapter(m_document.campaign(), over);
        QString tip;
        if (chapter && files) {
            QColor unused;
            const model::CampaignWords words(m_document.campaign(), files().scenarios, *m_document.library());
            tip = words.chapter(over);
            if (const QString state = stateOf(*chapter, &unused); !state.isEmpty())
                tip += u'\n' + state;
        }
        setToolTip(tip);
        return;
    }
    const QPoint moved = event->pos() - m_pressed;
    if (!m_current.empty() && (m_dragged || moved.manhattanLength() >= QApplication::startDragDistance())) {
        m_dragged = moved;
        update();
    }
}

void ChapterGraph::mouseReleaseEvent(QMouseEvent* event) {
    const auto linking = std::exchange(m_linkingTo, std::nullopt);
    const auto dragged = std::exchange(m_dragged, std::nullopt);
    if (linking) {
        const rules::ElementId target = chapterAt(event->pos());
        if (!target.empty() && target != m_current)
            model::CampaignEdits(m_document).addWay(m_current, target);
    } else if (dragged) {
        const QPoint corner = cardOf(m_current).topLeft() + *dragged;
        const auto steps = [this](int pixels) {
            return std::clamp(qRound((pixels / m_scale - margin) / unit), 0, 240);
        };
        model::CampaignEdits(m_document).moveChapter(m_current, {steps(corner.x()), steps(corner.y())});
    }
    update();
}

void ChapterGraph::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const rules::ElementId hit = chapterAt(event->pos()); !hit.empty())
        Q_EMIT opened(hit);
}

void ChapterGraph::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        return zoomBy(1.25);
    if (event->key() == Qt::Key_Minus)
        return zoomBy(0.8);
    if (event->key() == Qt::Key_0) {
        m_fits = true;
        return fit();
    }
    const auto& chapters = m_document.campaign().chapters;
    const auto found = std::find_if(chapters.begin(), chapters.end(),
                                    [&](const rules::CampaignChapter& each) { return each.id == m_current; });
    if (found == chapters.end())
        return QWidget::keyPressEvent(event);
    const auto index = static_cast<std::size_t>(found - chapters.begin());
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return Q_EMIT opened(m_current);
    if (event->key() == Qt::Key_Delete)
        return Q_EMIT removeWanted(m_current);
    QPoint step;
    switch (event->key()) {
        case Qt::Key_Left:
            step = {-1, 0};
            break;
        case Qt::Key_Right:
            step = {1, 0};
            break;
        case Qt::Key_Up:
            step = {0, -1};
            break;
        case Qt::Key_Down:
            step = {0, 1};
            break;
        default:
            return QWidget::keyPressEvent(event);
    }
    if (event->modifiers() & Qt::ControlModifier) {
        const rules::Cell place = placeOf(index);
        model::CampaignEdits(m_document)
            .moveChapter(m_current, {std::max(0, place.col + step.x()), std::max(0, place.row + step.y())});
        return;
    }
    // The nearest card in that direction.
    const QPoint from = cardAt(placeOf(index)).center();
    rules::ElementId best;
    int distance = 0;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const QPoint way = cardAt(placeOf(i)).center() - from;
        if (i == index || QPoint::dotProduct(way, step) <= 0)
            continue;
        const int far = way.manhattanLength();
        if (best.empty() || far < distance) {
            best = chapters[i].id;
            distance = far;
        }
    }
    if (!best.empty())
        setCurrent(best);
}

void ChapterGraph::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier) || event->angleDelta().y() == 0)
        return QWidget::wheelEvent(event);
    zoomBy(event->angleDelta().y() > 0 ? 1.1 : 1 / 1.1);
    event->accept();
}

void ChapterGraph::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        update();
}

}  // namespace bocage::editor
