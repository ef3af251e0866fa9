#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include "rules/core/finding.h"

namespace bocage::editor {

/// A row of the tree of findings. A finding: sign, rule, sentence, place as a chip, fixes as links that can
/// be clicked. Below it what it teaches, in the same columns.
class ProblemsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    /// How high a row of one line is: signs and arrows stand in it.
    static int firstLine(const QModelIndex& index);
    /// Which way out of the finding is drawn at a point of the view; -1 for none.
    int fixAt(const QStyleOptionViewItem& option, const QModelIndex& index, QPoint position) const;
    /// The link to underline.
    void setLit(const QModelIndex& index, int fix);

Q_SIGNALS:
    void rowClicked(const QModelIndex& index);
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
    void addLinks(const QStyleOptionViewItem& option, const QModelIndex& index, int left, int width,
                  Row& row) const;
    void paintFinding(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintLesson(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    QPersistentModelIndex m_lit;
    int m_litFix = -1;
};

}  // namespace bocage::editor
