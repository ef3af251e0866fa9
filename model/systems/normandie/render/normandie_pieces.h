#pragma once

#include "model/render/piece_painter.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::model {

/// Counters on either face, recruitment tiles, option tiles and ability signs.
class NormandiePieces : public PiecePainter {
public:
    /// Side of a space of the printed boards, in micrometres.
    static constexpr int space = 25'000;

    explicit NormandiePieces(rules::normandie::ContentPtr content) : m_content(std::move(content)) {}

    bool paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString& face,
               const PieceOptions& options) const override;
    std::optional<PieceShape> shape(const rules::ContentId& id) const override;

private:
    rules::normandie::ContentPtr m_content;
};

}  // namespace bocage::model
