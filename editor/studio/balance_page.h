#pragma once

#include <QWidget>

#include "model/document/pack_document.h"
#include "model/studio/balance.h"

class QLabel;
class QPushButton;
class QSplitter;
class QTreeWidget;

namespace bocage::editor {

/// Costs against values: a dot a piece, the line that costs usually follow, and the names of those far from
/// it.
class BalancePlot : public QWidget {
    Q_OBJECT

public:
    explicit BalancePlot(QWidget* parent = nullptr);

    void setBalance(const model::Balance& balance, rules::LibraryPtr library);
    void setCurrent(const rules::ContentId& id);
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void clicked(const bocage::rules::ContentId& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF frame() const;
    QPointF place(double value, double cost) const;
    const model::Balance::Point* at(QPointF position) const;

    model::Balance m_balance;
    rules::LibraryPtr m_library;
    rules::ContentId m_current;
    double m_farthest = 1, m_dearest = 1;
};

/// The balance of a pack: plot and list side by side; the cost by the formula is offered, never forced.
class BalancePage : public QWidget {
    Q_OBJECT

public:
    explicit BalancePage(model::PackDocument& document, QWidget* parent = nullptr);

    QTreeWidget& list() { return *m_list; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void retranslate();
    void chosenChanged();

    model::PackDocument& m_document;
    model::Balance m_balance;
    bool m_stale = true;
    QLabel* m_explained;
    QSplitter* m_split;
    BalancePlot* m_plot;
    QTreeWidget* m_list;
    QLabel* m_detail;
    QPushButton* m_take;
};

}  // namespace bocage::editor
