#include "model/render/piece_renderer.h"

#include <QCoreApplication>
#include <QPainter>

#include "model/render/card_painter.h"
#include "model/render/marker_painter.h"
#include "model/render/piece_style.h"
#include "model/render/piece_text.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/tile_painter.h"

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

QString symbolOfKind(std::string_view kind) {
    if (kind == "ability")
        return QStringLiteral("activated");
    if (kind == "bag")
        return QStringLiteral("bag");
    if (kind == "box")
        return QStringLiteral("option-equipment");
    return QStringLiteral("unknown");
}

}  // namespace

PieceRenderer::PieceRenderer(rules::LibraryPtr library)
    : m_library(std::move(library)), m_content(rules::normandie::contentFor(m_library)) {}

PieceRenderer::PieceRenderer(rules::normandie::ContentPtr content)
    : m_library(content->libraryPtr()), m_content(std::move(content)) {}

void PieceRenderer::paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id,
                          const QString& face, const PieceOptions& options) const {
    if (rect.isEmpty())
        return;
    PieceStyle style;
    style.language = options.language;
    style.grey = options.grey;
    const rules::ContentHead* head = m_library->head(id);
    if (const auto* unit = m_content->unit(id)) {
        paintCounter(painter, rect, *unit, face, *m_library, style);
    } else if (const auto* tile = m_content->tile(id)) {
        paintTile(painter, rect, *tile, face, *m_content, style);
    } else if (const auto* option = m_content->option(id)) {
        paintOption(painter, rect, *option, face, *m_content, style);
    } else if (const auto* card = m_library->card(id)) {
        paintCard(painter, rect, *card, face, *m_library, style);
    } else if (const auto* deck = m_library->deck(id)) {
        paintCardBack(painter, rect, factionLook(*m_library, deck->faction), style);
    } else if (const auto* marker = m_library->marker(id)) {
        paintMarker(painter, rect, *marker, face, style);
    } else if (const auto* faction = m_library->faction(id)) {
        const FactionLook look = factionLook(*m_library, id);
        paintPlainPiece(painter, rect, look.symbol, style.words(faction->name), look.colour, style);
    } else if (head) {
        const std::string name(id.name());
        QString symbol = QString::fromStdString(name);
        if (const auto* ability = m_content->ability(name); ability && !ability->symbol.empty())
            symbol = QString::fromStdString(ability->symbol);
        else if (id.kind() != "ability")
            symbol = symbolOfKind(id.kind());
        paintPlainPiece(painter, rect, symbol, style.words(head->name), tint::line, style);
    } else {
        paintGhost(painter, rect, QString::fromStdString(std::string(id.wellFormed() ? id.name() : id.value)),
                   style);
        return;
    }
    if (options.sampleMark && head && head->provenance == rules::Provenance::Sample)
        drawSampleMark(painter, rect, style);
}

double PieceRenderer::aspect(const rules::ContentId& id) const {
    if (const auto* unit = m_content->unit(id))
        return counterAspect(*unit);
    if (m_content->tile(id))
        return tileAspect;
    if (m_content->option(id))
        return optionAspect;
    if (m_library->card(id) || m_library->deck(id))
        return cardAspect;
    return 1;
}

double PieceRenderer::spacesHigh(const rules::ContentId& id) const {
    const auto* unit = m_content->unit(id);
    return unit && unit->footprint == 4 ? 2 : 1;
}

double PieceRenderer::frontDegrees(const rules::ContentId& id) const {
    const auto* unit = m_content->unit(id);
    return unit ? counterFront(*unit) : 0;
}

}  // namespace bocage::model
