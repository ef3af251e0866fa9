#pragma once

#include <QStyledItemDelegate>

namespace bocage::editor {

/// A row of the catalogue: the piece as drawn, name, one line about it, cost; faded when it fits nowhere.
class CatalogueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

}  // namespace bocage::editor
