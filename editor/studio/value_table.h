#pragma once

#include <QTableView>
#include <QWidget>
#include <memory>

#include "editor/studio/value_table_model.h"

class QLabel;

namespace bocage::editor {

/// The fast table: everything by keyboard. Type, Tab goes right, Enter to the next row; a spreadsheet's cells
/// can be pasted.
class ValueTableView : public QTableView {
    Q_OBJECT

public:
    explicit ValueTableView(QWidget* parent = nullptr);
    void setTable(ValueTableModel* model);
    void paste();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fitColumns();

    ValueTableModel* m_table = nullptr;
    bool m_fitted = false;
};

class ValueTable : public QWidget {
    Q_OBJECT

public:
    explicit ValueTable(model::PackDocument& document, QWidget* parent = nullptr);
    void setKind(const std::string& kind);
    void choose(const rules::ContentId& id);
    ValueTableView& view() { return *m_view; }
    ValueTableModel* table() const { return m_model.get(); }

Q_SIGNALS:
    void currentChanged(const bocage::rules::ContentId& id);

private:
    void refreshSum();

    model::PackDocument& m_document;
    std::unique_ptr<ValueTableModel> m_model;
    ValueTableView* m_view;
    QLabel* m_sum;
};

}  // namespace bocage::editor
