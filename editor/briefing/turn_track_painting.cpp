// How the turn track looks.
#include <QPainter>
#include <QPainterPath>

#include "editor/briefing/turn_track_widget.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"
#include "model/messages/element_names.h"
#include "model/render/piece_style.h"
#include "model/render/symbols.h"

namespace bocage::editor {

namespace {

/// Who has the initiative on a turn: with two players it goes back and forth (SON-SCN-15). Null when the
/// scenario does not fix it.
const rules::Player* initiativeOn(const rules::Scenario& scenario, int turn) {
    std::vector<const rules::Player*> players;
    for (const rules::ScenarioSide& side : scenario.sides)
        for (const rules::Player& player : side.players)
            players.push_back(&player);
    if (players.size() != 2 || scenario.initiative.random)
        return nullptr;
    if (const auto mode = scenario.rulings.find("initiative.mode");
        mode != scenario.rulings.end() && mode->second == "random" && turn > 1)
        return nullptr;
    for (std::size_t i = 0; i < 2; ++i)
        if (players[i]->id == scenario.initiative.first)
            return players[(i + static_cast<std::size_t>(turn) - 1) % 2];
    return nullptr;
}

}  // namespace

void TurnTrackWidget::drawSpace(QPainter& painter, int turn) const {
    const Theme theme = Theme::current();
    const QRectF space = spaceRect(turn);
    const int end = m_track.end().value_or(m_track.spaces());
    const bool played = turn <= end;
    const bool target = m_dragging && turnAt(m_pointer) == turn;
    painter.setPen(
        QPen(target ? theme.accent : theme.line, target ? 2 : 1, played ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(target ? theme.selected : played ? theme.field : QColor(Qt::transparent));
    painter.drawRoundedRect(space, 6, 6);
    QFont font = this->font();
    font.setPixelSize(type::heading);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(played ? theme.ink : theme.muted);
    painter.drawText(space.adjusted(10, 5, 0, 0), Qt::AlignLeft | Qt::AlignTop, QString::number(turn));
    // Initiative: the faction's sign at the top right of each turn that is played.
    const rules::Player* first = played ? initiativeOn(m_document.scenario(), turn) : nullptr;
    if (!first)
        return;
    const model::FactionLook look = model::factionLook(*m_document.library(), first->faction);
    const QRectF mark(space.right() - 25, space.top() + 6, 18, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.colour);
    painter.drawEllipse(mark);
    model::drawSymbol(painter, mark.adjusted(3, 3, -3, -3), look.symbol, model::readableOn(look.colour));
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
    const QColor ground = common ? QColor(0x6E, 0x67, 0x5C) : look.colour;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawRoundedRect(token.rect.translated(0, 1.5), 5, 5);
    painter.setBrush(ground);
    painter.setPen(QPen(chosen ? theme.ink : ground.darker(130), chosen ? 2 : 1));
    painter.drawRoundedRect(token.rect, 5, 5);
    if (chosen && hasFocus() && !ghost) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(token.rect.adjusted(-3, -3, 3, 3), 7, 7);
    }
    const QColor ink = model::readableOn(ground);
    const QRectF mark(token.rect.left() + 5, token.rect.center().y() - 7, 14, 14);
    if (common) {
        // A common event is everybody's: a plain diamond where a faction has its sign.
        painter.setPen(QPen(ink, 1.7));
        painter.setBrush(Qt::NoBrush);
        const QPointF middle = mark.center();
        painter.drawPolygon(QPolygonF{middle - QPointF(0, 6), middle + QPointF(6, 0), middle + QPointF(0, 6),
                                      middle - QPointF(6, 0)});
    } else {
        model::drawSymbol(painter, mark, look.symbol, ink);
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
    QPainterPath flag;
    flag.moveTo(rect.topLeft());
    flag.lineTo(rect.right(), rect.top());
    flag.lineTo(rect.right() - 9, rect.center().y());
    flag.lineTo(rect.right(), rect.bottom());
    flag.lineTo(rect.left(), rect.bottom());
    flag.closeSubpath();
    const bool set = m_track.end().has_value() || m_dragging;
    if (set) {
        painter.fillPath(flag, Theme::light().error);  // white words need the deep red in both themes
    } else {
        painter.setPen(QPen(theme.error, 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(flag);
    }
    if (lit) {
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.ink, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4);
    }
    QFont font = this->font();
    font.setPixelSize(type::strong);
    font.setBold(true);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 2);
    painter.setFont(font);
    painter.setPen(set ? QColor(Qt::white) : theme.error);
    painter.drawText(rect.adjusted(0, 0, -6, 0), Qt::AlignCenter, tr("END", "marker on the turn track"));
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
