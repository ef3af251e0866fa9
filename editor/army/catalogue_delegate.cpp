#include "editor/army/catalogue_delegate.h"

#include <QPainter>
#include <QSortFilterProxyModel>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"
#include "editor/theme/wrapping.h"
#include "model/render/piece_style.h"
#include "model/roster/army_catalogue_model.h"

namespace bocage::editor {

using model::ArmyCatalogueModel;
using namespace rules;

namespace {

constexpr int rowHeight = 54, pictureSide = 40;

}  // namespace

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {180, rowHeight};
}

void CatalogueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const Theme theme = Theme::current();
    const auto* proxy = qobject_cast<const QSortFilterProxyModel*>(index.model());
    const auto* model = proxy ? qobject_cast<const ArmyCatalogueModel*>(proxy->sourceModel()) : nullptr;
    if (!model || !model->game())
        return;
    const auto fit = static_cast<ArmyCatalogueModel::Fit>(index.data(ArmyCatalogueModel::FitRole).toInt());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect;
    if (option.state & QStyle::State_Selected)
        painter->fillRect(row, theme.selected);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, theme.hover);
    painter->setPen(theme.line);
    painter->drawLine(row.bottomLeft(), row.bottomRight());
    if (fit == ArmyCatalogueModel::Fit::Here)
        painter->fillRect(QRect(row.left(), row.top(), 3, row.height() - 1), theme.good);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.accent, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(row).adjusted(1, 1, -1, -1.5));
    }
    // What fits nowhere is faded, but why stays as readable as anything else.
    const bool nowhere = fit == ArmyCatalogueModel::Fit::Nowhere;
    painter->setOpacity(nowhere ? 0.45 : 1);
    const QRectF picture(row.left() + 10, row.top() + (rowHeight - pictureSide) / 2.0, pictureSide,
                         pictureSide);
    const QString pictured = index.data(ArmyCatalogueModel::PictureRole).toString();
    if (!pictured.isEmpty()) {
        painter->drawPixmap(picture.topLeft(),
                            thumbnail(model->document()->library(), ContentId(pictured.toStdString()),
                                      picture.size().toSize(), painter->device()->devicePixelRatio(),
                                      index.data(ArmyCatalogueModel::FaceRole).toString()));
    } else {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.hover);
        painter->drawRoundedRect(picture, 5, 5);
    }

    painter->setOpacity(1);
    const QVariant cost = index.data(ArmyCatalogueModel::CostRole);
    QFont font = option.font;
    font.setPixelSize(type::body);
    font.setBold(true);
    painter->setFont(font);
    const QString points = !model->game()->hasCosts() ? QString()
                           : cost.isValid()           ? cost.toString()
                                                      : QStringLiteral("?");
    const int wide = QFontMetrics(font).horizontalAdvance(points) + 12;
    painter->setPen(nowhere ? theme.muted : theme.ink);
    painter->drawText(QRect(row.right() - wide, row.top(), wide - 6, rowHeight),
                      Qt::AlignVCenter | Qt::AlignRight, points);
    font.setBold(false);
    painter->setFont(font);
    const QRect words(static_cast<int>(picture.right()) + 10, row.top() + 6,
                      row.right() - wide - static_cast<int>(picture.right()) - 12, 16);
    painter->drawText(
        words, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetrics(font).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, words.width()));
    font.setPixelSize(type::small);
    painter->setFont(font);
    // What keeps it out matters more than what it is.
    const QString reason = index.data(ArmyCatalogueModel::ReasonRole).toString();
    painter->setPen(reason.isEmpty() ? theme.muted : theme.error);
    const QString line = reason.isEmpty() ? index.data(ArmyCatalogueModel::SummaryRole).toString() : reason;
    const QRect below = words.adjusted(0, 16, 0, 30);
    painter->drawText(below, Qt::AlignTop | Qt::AlignLeft,
                      onLines(line, QFontMetrics(font), below.width(), 2));
    painter->restore();
}

}  // namespace bocage::editor
