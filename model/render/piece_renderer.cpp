#include "model/render/piece_renderer.h"

#include <QCoreApplication>
#include <QPainter>

#include "model/render/card_painter.h"
#include "model/render/marker_painter.h"
#include "model/render/own_drawings.h"
#include "model/render/piece_style.h"
#include "model/render/piece_text.h"
#include "model/systems/game_face.h"
#include "rules/content/drawings.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

namespace {

/// Along the lower edge, where no number stands.
void drawSampleMark(QPainter& painter, const QRectF& rect, const PieceStyle& style) {
    const QString mark = QCoreApplication::translate("PieceRenderer", "sample");
    const double height = qMin(rect.width(), rect.height()) * 0.055;
    const TextFit fit = fitText(mark, rect.width() * 0.4, height, height * 0.5);
    const QRectF place(rect.right() - fit.width - height * 1.2, rect.bottom() - height * 1.15,
                       fit.width + height, height * 1.05);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor ground = style.tone(tint::panel);
    ground.setAlpha(220);
    painter.setBrush(ground);
    painter.drawRoundedRect(place, height * 0.3, height * 0.3);
    drawText(painter, place, mark, style.tone(tint::muted), height, height * 0.5);
    painter.restore();
}

/// What every game may have. False for a ghost.
bool paintCommon(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
                 const rules::Library& library, const PieceStyle& style) {
    if (const auto* card = library.card(id)) {
        paintCard(painter, rect, *card, face, library, style);
    } else if (const auto* deck = library.deck(id)) {
        paintCardBack(painter, rect, factionLook(library, deck->faction), style);
    } else if (const auto* marker = library.marker(id)) {
        paintMarker(painter, rect, *marker, face, style);
    } else if (const auto* faction = library.faction(id)) {
        const FactionLook look = factionLook(library, id);
        paintPlainPiece(painter, rect, look.symbol, style.words(faction->name), look.colour, style);
    } else if (const rules::ContentHead* head = library.head(id)) {
        const QString symbol = id.kind() == "bag"   ? QStringLiteral("bag")
                               : id.kind() == "box" ? QStringLiteral("option-equipment")
                                                    : QStringLiteral("unknown");
        paintPlainPiece(painter, rect, symbol, style.words(head->name), tint::line, style);
    } else {
        return false;
    }
    return true;
}

/// The picture that its author wants instead of ours.
DrawingPtr artFor(const rules::Library& library, const rules::ContentId& id, const QString& face) {
    const std::string art = rules::artOf(library, id, face == QLatin1String("back"));
    const rules::Pack* pack = art.empty() ? nullptr : library.pack(rules::PackId(std::string(id.pack())));
    return pack ? drawingOf(pack->manifest.id.value, pack->manifest.version, art) : nullptr;
}

}  // namespace

PieceRenderer::PieceRenderer(rules::LibraryPtr library) : m_library(std::move(library)) {
    for (const rules::Pack& pack : m_library->packs())
        if (const GameFace* game = findGameFace(pack.manifest.system);
            game && !m_painters.contains(pack.manifest.system))
            m_painters.emplace(pack.manifest.system, game->piecePainter(m_library));
}

const PiecePainter* PieceRenderer::painterFor(const rules::ContentId& id) const {
    const rules::GameSystem* game = rules::gameOf(id, *m_library);
    const auto found = game ? m_painters.find(game->id()) : m_painters.end();
    return found == m_painters.end() ? nullptr : found->second.get();
}

void PieceRenderer::paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id,
                          const QString& face, const PieceOptions& options) const {
    if (rect.isEmpty())
        return;
    PieceStyle style;
    style.language = options.language;
    style.grey = options.grey;
    const PiecePainter* own = painterFor(id);
    const DrawingPtr art = artFor(*m_library, id, face);
    if (art)
        paintPieceArt(painter, rect, *art, options.grey);
    else if (!(own && own->paint(painter, rect, id, face, options)) &&
             !paintCommon(painter, rect, id, face, *m_library, style)) {
        paintGhost(painter, rect, QString::fromStdString(std::string(id.wellFormed() ? id.name() : id.value)),
                   style);
        return;
    }
    const rules::ContentHead* head = m_library->head(id);
    if (options.sampleMark && head && head->provenance == rules::Provenance::Sample)
        drawSampleMark(painter, rect, style);
}

PieceShape PieceRenderer::shape(const rules::ContentId& id) const {
    if (const PiecePainter* own = painterFor(id))
        if (const std::optional<PieceShape> shape = own->shape(id))
            return *shape;
    if (m_library->card(id) || m_library->deck(id))
        return {cardAspect, 1, 0, 63'000, 88'000};
    return {};
}

}  // namespace bocage::model
