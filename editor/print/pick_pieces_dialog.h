#pragma once

#include <QDialog>
#include <string_view>
#include <vector>

#include "model/print/options.h"
#include "rules/content/content.h"
#include "rules/content/library.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace bocage::editor {

/// A list of one's own of pieces to print, each with its number: every piece of the packs of a game, found by
/// its name.
class PickPiecesDialog : public QDialog {
    Q_OBJECT

public:
    /// `chosen` are the numbers it begins with; what no pack has stands in the list as well.
    PickPiecesDialog(rules::LibraryPtr library, std::string_view system,
                     const std::vector<model::print::PieceCopies>& chosen, QWidget* parent = nullptr);

    /// What has a number, in the order of the list.
    std::vector<model::print::PieceCopies> picked() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addRow(const model::print::PieceCopies& piece, const QString& kind, const QString& pack);
    void filter(const QString& words);
    void numberEdited(int row, int column);
    void setAll(int number);
    void tellSum();

    rules::LibraryPtr m_library;
    QTableWidget* m_table;
    QLineEdit* m_search;
    QLabel* m_sum;
    QPushButton* m_accept;
};

}  // namespace bocage::editor
