#include "model/systems/normandie/render/normandie_pieces.h"

#include <cmath>

#include "model/render/marker_painter.h"
#include "model/render/piece_style.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/tile_painter.h"

namespace bocage::model {

bool NormandiePieces::paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id,
                            const QString& face, const PieceOptions& options) const {
    const rules::Library& library = m_content->library();
    PieceStyle style;
    style.language = options.language;
    style.grey = options.grey;
    if (const auto* unit = m_content->unit(id)) {
        paintCounter(painter, rect, *unit, face, library, style);
    } else if (const auto* tile = m_content->tile(id)) {
        paintTile(painter, rect, *tile, face, *m_content, style);
    } else if (const auto* option = m_content->option(id)) {
        paintOption(painter, rect, *option, face, *m_content, style);
    } else if (const rules::ContentHead* head = library.head(id); head && id.kind() == "ability") {
        const std::string name(id.name());
        const auto* ability = m_content->ability(name);
        paintPlainPiece(painter, rect,
                        QString::fromStdString(ability && !ability->symbol.empty() ? ability->symbol : name),
                        style.words(head->name), tint::line, style);
    } else {
        return false;
    }
    return true;
}

std::optional<PieceShape> NormandiePieces::shape(const rules::ContentId& id) const {
    // A counter leaves a rim of its spaces free, as on the map.
    constexpr int rim = space / 10;
    if (const auto* unit = m_content->unit(id)) {
        const int high = unit->footprint == 4 ? 2 : 1;
        const int wide = unit->footprint == 1 ? 1 : 2;
        return PieceShape{counterAspect(*unit), static_cast<double>(high), counterFront(*unit),
                          wide * (space - rim), high * (space - rim)};
    }
    constexpr int tileHeight = 70'000, optionHeight = 25'000;
    if (m_content->tile(id))
        return PieceShape{tileAspect, 1, 0, static_cast<int>(std::lround(tileHeight * tileAspect)),
                          tileHeight};
    if (m_content->option(id))
        return PieceShape{optionAspect, 1, 0, static_cast<int>(std::lround(optionHeight * optionAspect)),
                          optionHeight};
    if (m_content->library().marker(id))
        return PieceShape{1, 1, 0, space - rim, space - rim};
    return std::nullopt;
}

}  // namespace bocage::model
