#include "model/print/turn_track.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/render/turn_track_painter.h"
#include "rules/systems/play_order.h"

namespace bocage::model::print {

using namespace rules;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("bocage::model::print", text);
}

TrackStyle styleFor(const Ink& ink) {
    TrackStyle style;
    style.ink = ink.text();
    style.muted = ink.muted();
    style.line = ink.line();
    style.field = ink.panel();
    style.end = ink.grey() ? QColor(0x22, 0x22, 0x22) : QColor(0xA3, 0x23, 0x1B);
    style.number = fontOf(Type::Heading, true);
    style.words = fontOf(Type::Small, true);
    style.unit = 22;  // a pixel of the usual screen, a little less than a quarter of a millimetre
    style.grey = ink.grey();
    return style;
}

struct Space {
    int turn = 0;
    bool played = true, last = false;
    std::optional<FactionLook> first;
    struct Event {
        std::optional<FactionLook> faction;
        QString words;
    };
    std::vector<Event> events;
};

void paintSpace(QPainter& painter, const QRectF& rect, const Space& space, const Ink& ink) {
    const TrackStyle style = styleFor(ink);
    drawTrackSpace(painter, rect, space.turn, space.played, space.first ? &*space.first : nullptr, style);
    double top = rect.top() + 650;
    const double bottom = rect.bottom() - (space.last ? 560 : 120);
    const double each = space.events.empty() ? 0 : (bottom - top) / static_cast<double>(space.events.size());
    for (const Space::Event& event : space.events) {
        const QRectF token(rect.left() + 90, top, rect.width() - 180, each - 40);
        const QColor words = drawTrackToken(painter, token, event.faction ? &*event.faction : nullptr, style);
        painter.setFont(fontOf(Type::Tiny));
        painter.setPen(words);
        painter.save();
        painter.setClipRect(token);
        const QRectF room = token.adjusted(480, 30, -60, -30);
        const QFontMetricsF metrics(painter.font());
        // As many words as fit; the whole sentence stands below the track.
        QString text = event.words;
        while (text.size() > 4 &&
               metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, text).height() > room.height())
            text = text.left(text.lastIndexOf(QLatin1Char(' '), -2)).trimmed() + QChar(0x2026);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
        painter.restore();
        top += each;
    }
    if (space.last)
        drawTrackEnd(painter, QRectF(rect.left() + 90, rect.bottom() - 520, rect.width() - 180, 430), true,
                     QCoreApplication::translate("TurnTrackWidget", "END", "marker on the turn track"),
                     style);
}

}  // namespace

BlockPtr turnTrackBlock(const Subject& subject, const Options& options, Size size) {
    const Scenario& scenario = *subject.scenario;
    const TurnTrack& track = scenario.turnTrack;
    const PlayOrder order = playOrder(scenario);
    const Ink ink{options.colours};
    std::vector<TilesBlock::Tile> tiles;
    const int spaces = std::clamp(std::max(track.spaces, track.end.value_or(0)), 1, 60);
    for (int turn = 1; turn <= spaces; ++turn) {
        Space space;
        space.turn = turn;
        space.played = turn <= track.end.value_or(spaces);
        space.last = track.end == turn;
        if (static_cast<std::size_t>(turn) <= order.initiative.size())
            if (const Player* player =
                    findPlayer(scenario, order.initiative[static_cast<std::size_t>(turn) - 1]))
                space.first = factionLook(*subject.library, player->faction);
        for (const TurnEvent& event : track.events)
            if (event.turn == turn)
                space.events.push_back({event.faction.empty() ? std::optional<FactionLook>()
                                                              : factionLook(*subject.library, event.faction),
                                        printed(event.text)});
        tiles.push_back(
            {size,
             [space, ink](QPainter& painter, const QRectF& rect) { paintSpace(painter, rect, space, ink); },
             QString()});
    }
    auto block = std::make_shared<TilesBlock>(std::move(tiles), ink);
    block->gap = 1.2_mm;
    block->together = true;
    return block;
}

Blocks turnWords(const Subject& subject, const Writer& writer) {
    const Scenario& scenario = *subject.scenario;
    Blocks blocks;
    if (scenario.turnTrack.end)
        blocks.push_back(writer.paragraph(tr("The battle ends after turn %1.").arg(*scenario.turnTrack.end)));
    else
        blocks.push_back(writer.paragraph(tr("There is no fixed last turn.")));
    const Initiative& initiative = scenario.initiative;
    if (initiative.random)
        blocks.push_back(writer.paragraph(tr("A die decides who has the initiative on the first turn.")));
    else if (!initiative.first.empty())
        blocks.push_back(writer.paragraph(tr("%1 has the initiative on the first turn.")
                                              .arg(ElementNames::player(scenario, initiative.first))));
    if (!initiative.firstDeployer.empty())
        blocks.push_back(writer.paragraph(
            tr("%1 deploys first.").arg(ElementNames::player(scenario, initiative.firstDeployer))));
    std::vector<TurnEvent> events = scenario.turnTrack.events;
    std::stable_sort(events.begin(), events.end(),
                     [](const TurnEvent& a, const TurnEvent& b) { return a.turn < b.turn; });
    for (const TurnEvent& event : events) {
        Runs runs = boldFirst(tr("Turn %1:").arg(event.turn) + QLatin1Char(' '));
        if (!event.faction.empty())
            runs.push_back(
                {ElementNames::content(*subject.library, event.faction) + QStringLiteral(" – "), true});
        runs.push_back({printed(event.text)});
        blocks.push_back(writer.bullet(std::move(runs)));
    }
    return blocks;
}

}  // namespace bocage::model::print
