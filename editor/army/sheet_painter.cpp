#include "editor/army/sheet_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"
#include "model/render/piece_style.h"
#include "model/roster/roster_face.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

using model::ArmyPlace;

namespace {

/// Things of a game without costs show none, not an unknown one. A ghost may be of any game.
bool hasCosts(const rules::ContentId& content, const rules::Library& library) {
    const rules::GameSystem* game = rules::gameOf(content, library);
    const model::RosterFace* rosters = game ? model::rosterFaceOf(game->id()) : nullptr;
    return !rosters || rosters->hasCosts();
}

struct ArmySheetWords {
    Q_DECLARE_TR_FUNCTIONS(ArmySheet)
};

QPainterPath rounded(const QRectF& rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

QFont fontOf(int pixels, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

bool isBad(const std::vector<model::SheetProblem>& problems, rules::Severity severity) {
    for (const model::SheetProblem& problem : problems)
        if (problem.severity == severity)
            return true;
    return false;
}

}  // namespace

QString problemText(const model::SheetProblem& problem) {
    return QStringLiteral("%1 (%2)").arg(problem.sentence, problem.rule);
}

QString slotKinds(const model::SheetSlot& slot, double slotWidth) {
    QString kinds = slot.kinds;
    if (slot.stars > 0)
        kinds += QStringLiteral(" ") + QString(slot.stars, QChar(0x2605));
    if (!slot.bonus.isEmpty())
        kinds += QStringLiteral(" · ") + slot.bonus;
    double room = slotWidth - 22;
    if (!slot.filling.empty())
        room -= QFontMetricsF(fontOf(type::body, true)).horizontalAdvance(model::pointsText(slot.cost)) + 6;
    return onLines(kinds, QFontMetrics(fontOf(type::small, false)), static_cast<int>(room), 2);
}

void SheetPainter::text(const QRectF& rect, int flags, const QString& words, int pixels, const QColor& colour,
                        bool bold) {
    const QFont font = fontOf(pixels, bold);
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(rect, flags,
                       flags & Qt::TextWordWrap
                           ? words
                           : QFontMetricsF(font).elidedText(words, Qt::ElideRight, rect.width()));
}

void SheetPainter::card(const model::SheetCard& card, const CardLayout& layout) {
    const Theme theme = Theme::current();
    const bool chosen = !card.entry.empty() && m_state.current == layout.place;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(0, 0, 0, theme.dark ? 90 : 28));
    m_painter.drawPath(rounded(layout.rect.translated(0, 1.5), 8));
    m_painter.setBrush(theme.field);
    m_painter.drawPath(rounded(layout.rect, 8));
    m_painter.save();
    m_painter.setClipPath(rounded(layout.rect, 8), Qt::IntersectClip);
    header(card, layout);
    m_painter.fillRect(layout.footer, theme.header);
    m_painter.restore();
    m_painter.setPen(QPen(theme.line, 1));
    m_painter.drawLine(layout.footer.topLeft(), layout.footer.topRight());
    text(layout.footer.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignLeft, card.footer, type::body,
         theme.muted);
    if (!layout.problems.isEmpty())
        problems(card.problems, layout.problems);
    counters(card, layout);
    for (std::size_t i = 0; i < card.slotRows.size(); ++i)
        slot(card.slotRows[i], layout.boxes[i], card.entry);
    const bool target = !m_state.dropTarget.empty() && m_state.dropTarget == layout.place;
    const bool wrong = isBad(card.problems, rules::Severity::Error);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(chosen || target ? theme.accent
                          : wrong          ? theme.error
                                           : theme.line,
                          chosen || target ? 3
                          : wrong          ? 2
                                           : 1));
    m_painter.drawPath(rounded(layout.rect.adjusted(0.5, 0.5, -0.5, -0.5), 8));
    if (layout.place.empty())
        return;
    if (goes(layout.place))
        strikeOut(layout.rect, 8);
    else if (const QString* name = comes(layout.place))
        announce(layout.header, *name, 8);
}

/// As the map strikes out what a way out takes away: a cross and a dashed rim, not only the colour.
void SheetPainter::strikeOut(const QRectF& rect, double radius) {
    const Theme theme = Theme::current();
    QColor wash = theme.error;
    wash.setAlpha(40);
    m_painter.save();
    m_painter.setClipPath(rounded(rect, radius), Qt::IntersectClip);
    m_painter.fillRect(rect, wash);
    m_painter.setPen(QPen(theme.error, 2));
    m_painter.drawLine(rect.topLeft(), rect.bottomRight());
    m_painter.drawLine(rect.topRight(), rect.bottomLeft());
    m_painter.restore();
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(theme.error, 2, Qt::DashLine));
    m_painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), radius));
}

void SheetPainter::announce(const QRectF& rect, const QString& name, double radius) {
    const Theme theme = Theme::current();
    m_painter.setBrush(theme.selected);
    m_painter.setPen(QPen(theme.good, 2));
    m_painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), radius));
    text(rect.adjusted(14, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("+ ") + name,
         type::body, theme.ink, true);
}

void SheetPainter::header(const model::SheetCard& card, const CardLayout& layout) {
    const model::FactionLook look = model::factionLook(*m_library, card.faction);
    const QColor ground = look.colour;
    const QColor on = model::readableOn(ground);
    m_painter.fillRect(layout.header, ground);
    const bool costs = hasCosts(card.content, *m_library);
    const QString cost = (card.provisional ? QStringLiteral("~") : QString()) +
                         (card.grant ? QStringLiteral("0") : model::pointsText(card.cost));
    const QFont bold = fontOf(type::body, true);
    const double wide = costs ? std::max(36.0, QFontMetricsF(bold).horizontalAdvance(cost) + 20) : 0;
    const QRectF badge(layout.header.right() - wide - 12, layout.header.center().y() - 9, wide, 18);
    if (costs) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0xFF, 0xFF, 0xFF));
        m_painter.drawRoundedRect(badge, 9, 9);
        text(badge, Qt::AlignCenter, cost, type::body, model::tint::ink, true);
    }
    double right = badge.left() - 8;
    if (card.stars > 0) {
        const QString stars(card.stars, QChar(0x2605));
        const double room = QFontMetricsF(fontOf(type::strong, false)).horizontalAdvance(stars) + 2;
        text(QRectF(right - room, layout.header.top(), room, layout.header.height()), Qt::AlignCenter, stars,
             type::strong, QColor(0xFF, 0xD8, 0x57));
        right -= room + 6;
    }
    const QString title = card.role.isEmpty() ? card.title : card.title + QStringLiteral(" · ") + card.role;
    const QRectF room(layout.header.left() + 12, layout.header.top(), right - layout.header.left() - 12,
                      layout.header.height());
    const bool fits = QFontMetricsF(fontOf(type::strong, true)).horizontalAdvance(title) <= room.width();
    const QFontMetrics small(fontOf(type::small, true));
    text(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
         fits ? title : onLines(title, small, static_cast<int>(room.width()), 2),
         fits ? type::strong : type::small, on, true);
}

void SheetPainter::counters(const model::SheetCard& card, const CardLayout& layout) {
    for (std::size_t i = 0; i < card.counters.size(); ++i) {
        const auto& counter = card.counters[i];
        const QRectF& rect = layout.counters[i];
        const bool hovered = m_state.hoverCounter == static_cast<int>(i) && m_state.hoverEntry == card.entry;
        const bool back = counter.twoFaces && m_state.flipped != hovered;
        m_painter.drawPixmap(
            rect.topLeft(),
            thumbnail(m_library, counter.unit, rect.size().toSize(), m_painter.device()->devicePixelRatio(),
                      back ? QStringLiteral("back") : QStringLiteral("front")));
    }
}

void SheetPainter::problems(const std::vector<model::SheetProblem>& problems, const QRectF& rect) {
    const Theme theme = Theme::current();
    double y = rect.top();
    for (const model::SheetProblem& problem : problems) {
        if (problem.severity == rules::Severity::Note)
            continue;
        const QString words = problemText(problem);
        const double height = QFontMetricsF(fontOf(type::small, false))
                                  .boundingRect(QRectF(0, 0, rect.width(), 1000), Qt::TextWordWrap, words)
                                  .height() +
                              2;
        text(QRectF(rect.left(), y, rect.width(), height), Qt::TextWordWrap, words, type::small,
             problem.severity == rules::Severity::Error ? theme.error : theme.warning);
        y += height;
    }
}

void SheetPainter::slot(const model::SheetSlot& slot, const CardLayout::SlotBox& box,
                        const rules::ElementId& entry) {
    const Theme theme = Theme::current();
    const bool filled = !slot.filling.empty();
    const auto offer = m_state.offers.find({entry, slot.slot});
    const bool offered = offer != m_state.offers.end() && slot.slot >= 0;
    const bool takes = offered && offer->second.fits;
    const bool refuses = offered && !takes;
    const bool chosen = m_state.current == box.place;
    const bool target = !m_state.dropTarget.empty() && m_state.dropTarget == box.place;
    const QRectF rect = box.rect;

    m_painter.save();
    if (refuses && !filled)
        m_painter.setOpacity(0.5);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(takes ? theme.selected : theme.panel);
    m_painter.drawPath(rounded(rect, 5));
    m_painter.save();
    m_painter.setClipPath(rounded(rect, 5), Qt::IntersectClip);
    m_painter.fillRect(QRectF(rect.left(), rect.top(), 7, rect.height()),
                       model::bandColour(QString::fromStdString(slot.band)));
    m_painter.setPen(QPen(theme.muted, 1));
    m_painter.drawLine(QPointF(rect.left() + 7, rect.top()), QPointF(rect.left() + 7, rect.bottom()));
    m_painter.restore();

    const double left = rect.left() + 14;
    double right = rect.right() - 8;
    if (filled && hasCosts(slot.option, *m_library)) {
        const QString cost = model::pointsText(slot.cost);
        const double wide = QFontMetricsF(fontOf(type::body, true)).horizontalAdvance(cost) + 2;
        text(QRectF(right - wide, rect.top() + 4, wide, 18), Qt::AlignVCenter | Qt::AlignRight, cost,
             type::body, theme.ink, true);
        right -= wide + 4;
    }
    text(QRectF(left, rect.top() + 5, right - left, 14 + box.secondLine),
         Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, slotKinds(slot, rect.width()), type::small,
         theme.muted);
    const QRectF name(left, rect.top() + 20 + box.secondLine, rect.right() - 8 - left, 18);
    if (filled)
        text(name, Qt::AlignVCenter | Qt::AlignLeft, slot.name, type::body, theme.ink);
    else if (takes) {
        QString words = target ? ArmySheetWords::tr("drop it here")
                               : ArmySheetWords::tr("%1 fits here").arg(m_state.offeredName);
        // What fits is chosen in the catalogue: its name goes first when there is no room for both.
        if (QFontMetricsF(fontOf(type::body, false)).horizontalAdvance(words) > name.width())
            words = ArmySheetWords::tr("fits here");
        text(name, Qt::AlignVCenter | Qt::AlignLeft, words, type::body, theme.good);
    } else
        text(name, Qt::AlignVCenter | Qt::AlignLeft, ArmySheetWords::tr("empty"), type::body, theme.muted);
    for (std::size_t i = 0; i < box.spaces.size(); ++i) {
        const model::SheetSlot::Space& space = slot.spaces[i];
        ArmyPlace place = box.place;
        place.space = static_cast<int>(i);
        const bool here = m_state.current == place;
        m_painter.setBrush(space.content.empty() ? Qt::NoBrush : QBrush(theme.field));
        m_painter.setPen(QPen(here ? theme.accent : theme.line, here ? 2 : 1,
                              space.content.empty() ? Qt::DashLine : Qt::SolidLine));
        m_painter.drawRoundedRect(box.spaces[i], 4, 4);
        text(box.spaces[i].adjusted(6, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft, space.name, type::small,
             space.content.empty() ? theme.muted : theme.ink);
        if (goes(place))
            strikeOut(box.spaces[i], 4);
    }
    if (!box.problem.isEmpty())
        problems(slot.problems, box.problem);
    m_painter.restore();

    const bool wrong = isBad(slot.problems, rules::Severity::Error);
    const bool doubtful = isBad(slot.problems, rules::Severity::Warning);
    m_painter.setBrush(Qt::NoBrush);
    if (takes || target) {
        m_painter.setPen(QPen(takes ? theme.good : theme.error, 2.5));
        m_painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), 5));
    } else {
        m_painter.setPen(QPen(wrong      ? theme.error
                              : doubtful ? theme.warning
                                         : theme.line,
                              wrong || doubtful ? 2 : 1));
        m_painter.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5));
    }
    if (const QString* coming = comes(box.place))
        announce(rect, *coming, 5);
    else if (goes(box.place))
        strikeOut(rect, 5);
    if (chosen) {
        m_painter.setPen(QPen(theme.accent, 2, m_state.focused ? Qt::SolidLine : Qt::DotLine));
        m_painter.drawPath(rounded(rect.adjusted(-2.5, -2.5, 2.5, 2.5), 7));
    }
}

void SheetPainter::invitation(const QRectF& rect, const QString& heading) {
    const Theme theme = Theme::current();
    if (m_state.preview && !m_state.preview->added.isEmpty()) {
        announce(rect, m_state.preview->added.join(QStringLiteral(", ")), 8);
        return;
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(theme.muted, 1.5, Qt::DashLine));
    m_painter.drawPath(rounded(rect, 8));
    text(rect.adjusted(16, 10, -16, -rect.height() / 2 + 4), Qt::AlignCenter, heading, type::strong,
         theme.ink, true);
    text(rect.adjusted(16, rect.height() / 2 - 8, -16, -8),
         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
         ArmySheetWords::tr(
             "Double-click one in the catalogue, drag it here, or type its name and press Enter."),
         type::small, theme.muted);
}

}  // namespace bocage::editor
