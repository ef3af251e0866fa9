#pragma once

#include <QStyledItemDelegate>

#include "rules/core/finding.h"

namespace bocage::editor {

/// The sign of a severity, by shape as well as colour: hexagon, triangle, disc.
void paintSeverity(QPainter& painter, QPointF middle, rules::Severity severity, double radius);

/// A finding as a row: sign, rule, sentence, place as a chip, fixes as links that can be clicked.
class ProblemsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

Q_SIGNALS:
    void placeClicked(const QModelIndex& index);
    void fixClicked(const QModelIndex& index, int fix);

private:
    struct Link {
        QRect rect;
        QString text;
        int fix;
    };
    struct Row {
        QRect sign, rule, sentence, chip;
        std::vector<Link> links;
        int height = 0;
    };
    Row layoutOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

}  // namespace bocage::editor
