#include "model/render/piece_renderer.h"

#include <QPainter>

namespace bocage::model {

void PieceRenderer::paint(QPainter& painter, const QRectF& rect, const rules::ContentId& id, const QString&,
                          const PieceOptions& options) const {
    const rules::ContentHead* head = m_library->head(id);
    painter.drawRect(rect);
    painter.drawText(rect, Qt::AlignCenter,
                     QString::fromStdString(head ? head->name.in(options.language.toStdString()) : id.value));
}

double PieceRenderer::aspect(const rules::ContentId&) const {
    return 1;
}

}  // namespace bocage::model
