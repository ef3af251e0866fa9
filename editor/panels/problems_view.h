#pragma once

#include <QTreeView>

namespace bocage::editor {

class ProblemsDelegate;

/// The tree of findings on screen: rows as high as their words, links that light up, and a place that stays
/// when the findings change.
class ProblemsView : public QTreeView {
    Q_OBJECT

public:
    explicit ProblemsView(QWidget* parent = nullptr);

    ProblemsDelegate& rows() { return *m_delegate; }
    void setModel(QAbstractItemModel* model) override;

    /// Keeps the first row in sight where it is while it lives.
    class KeepPlace {
    public:
        explicit KeepPlace(ProblemsView& view);
        ~KeepPlace();
        KeepPlace(const KeepPlace&) = delete;
        KeepPlace& operator=(const KeepPlace&) = delete;

    private:
        ProblemsView& m_view;
        QPersistentModelIndex m_top;
        int m_offset = 0;
    };

Q_SIGNALS:
    /// The way out under the pointer, else the one the keyboard is on; -1 for none.
    void fixPointedAt(const QModelIndex& index, int fix);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusOutEvent(QFocusEvent* event) override;
    void rowsInserted(const QModelIndex& parent, int start, int end) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void point(const QModelIndex& index, int fix);
    void pointAtCurrent();
    /// Groups are open until somebody closes them.
    void openGroups(const QModelIndex& parent, int start, int end);

    ProblemsDelegate* m_delegate;
    QPersistentModelIndex m_pointed;
    int m_pointedFix = -1;
};

}  // namespace bocage::editor
