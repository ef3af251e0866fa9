// How the turn track looks.
#include <QPainter>
#include <optional>

#include "editor/briefing/turn_track_widget.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"
#include "model/messages/element_names.h"
#include "model/render/piece_style.h"
#include "model/render/turn_track_painter.h"
#include "rules/systems/play_order.h"

namespace bocage::editor {

namespace {

model::TrackStyle styleOf(const Theme& theme, const QFont& base) {
    model::TrackStyle style;
    style.ink = theme.ink;
    style.muted = theme.muted;
    style.line = theme.line;
    style.field = theme.field;
    style.number = base;
    style.number.setPixelSize(type::heading);
    style.number.setBold(true);
    style.words = base;
    style.words.setPixelSize(type::strong);
    style.words.setBold(true);
    style.words.setLetterSpacing(QFont::AbsoluteSpacing, 2);
    return style;
}

}  // namespace

void TurnTrackWidget::drawSpace(QPainter& painter, int turn) const {
    const Theme theme = Theme::current();
    const int end = m_track.end().value_or(m_track.spaces());
    const bool played = turn <= end;
    model::TrackStyle style = styleOf(theme, font());
    const bool target = m_dragging && turnAt(m_pointer) == turn;
    if (target) {
        style.line = theme.accent;
        style.field = theme.selected;
    }
    // Who has the initiative goes by the rules of the game; the dice leave it open.
    const rules::PlayOrder order = rules::playOrder(m_document.scenario());
    std::optional<model::FactionLook> first;
    if (static_cast<std::size_t>(turn) <= order.initiative.size())
        if (const rules::Player* player = rules::findPlayer(
                m_document.scenario(), order.initiative[static_cast<std::size_t>(turn) - 1]))
            first = model::factionLook(*m_document.library(), player->faction);
    model::drawTrackSpace(painter, spaceRect(turn), turn, played || target, first ? &*first : nullptr, style);
}

void TurnTrackWidget::drawToken(QPainter& painter, const Token& token, bool ghost) const {
    const Theme theme = Theme::current();
    const bool chosen = token.event.empty() ? m_endChosen : token.event == m_chosen;
    if (token.event.empty())
        return drawEnd(painter, token.rect, chosen);
    const QModelIndex index = m_track.indexOf(token.event);
    const rules::ContentId faction(index.data(model::TurnTrackModel::FactionRole).toString().toStdString());
    const bool common = faction.empty();
    const model::FactionLook look = model::factionLook(*m_document.library(), faction);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawRoundedRect(token.rect.translated(0, 1.5), 5, 5);
    const QColor ink =
        model::drawTrackToken(painter, token.rect, common ? nullptr : &look, styleOf(theme, this->font()));
    if (chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.ink, 2));
        painter.drawRoundedRect(token.rect, 5, 5);
    }
    if (chosen && hasFocus() && !ghost) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(token.rect.adjusted(-3, -3, 3, 3), 7, 7);
    }
    const QFont font = tokenFont();
    painter.setFont(font);
    painter.setPen(ink);
    const QRectF line = token.rect.adjusted(wordsLeft, 0, -wordsRight, 0);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     onLines(tokenWords(index), QFontMetrics(font), static_cast<int>(line.width()),
                             tokenLines(line.height())));
}

void TurnTrackWidget::drawEnd(QPainter& painter, const QRectF& rect, bool lit) const {
    const Theme theme = Theme::current();
    const bool set = m_track.end().has_value() || m_dragging;
    model::TrackStyle style = styleOf(theme, font());
    style.end = set ? Theme::light().error : theme.error;  // white words need the deep red in both themes
    model::drawTrackEnd(painter, rect, set, tr("END", "marker on the turn track"), style);
    if (lit) {
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.ink, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4);
    }
}

void TurnTrackWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int turn = 1; turn <= m_track.spaces(); ++turn)
        drawSpace(painter, turn);
    const std::vector<Token> all = tokens();
    for (const Token& token : all) {
        const bool moving = m_dragging && (token.event.empty() ? m_endChosen : token.event == m_chosen);
        painter.setOpacity(moving ? 0.3 : 1);
        drawToken(painter, token, moving);
        if (!moving)
            continue;
        painter.setOpacity(0.95);
        Token flying = token;
        flying.rect.translate(m_pointer - m_pressed);
        drawToken(painter, flying, true);
    }
}

}  // namespace bocage::editor
