#pragma once

#include <QDialog>
#include <map>
#include <string_view>

#include "model/io/user_collection.h"
#include "model/roster/army_review.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QTabWidget;

namespace bocage::editor {

/// My boxes: which boxes the user owns and how many, single pieces that were added or lost, and which armies
/// of a folder can be put on the table with them.
class BoxesDialog : public QDialog {
    Q_OBJECT

public:
    BoxesDialog(model::UserCollection& collection, rules::LibraryPtr library, const QString& armies,
                QWidget* parent = nullptr);

    QTableWidget* boxes() const { return m_boxes; }
    QTableWidget* pieces() const { return m_pieces; }
    QTableWidget* armies() const { return m_armies; }
    QLineEdit* search() const { return m_search; }
    QTabWidget* tabs() const { return m_tabs; }

Q_SIGNALS:
    void fileWanted(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void fillBoxes();
    /// "6 boards · 58 counters"
    QString contentsOf(const rules::BoxDef& box) const;
    QString inWords(std::map<std::string_view, int> counts) const;
    void fillPieces();
    void fillArmies();
    void filterPieces();
    void boxEdited(int row, int column);
    void pieceEdited(int row, int column);
    void tell(const rules::Result<rules::Done>& saved);

    model::UserCollection& m_collection;
    rules::LibraryPtr m_library;
    QString m_folder;
    QTabWidget* m_tabs;
    QTableWidget *m_boxes, *m_pieces, *m_armies;
    QLineEdit* m_search;
    QLabel *m_boxesNote, *m_piecesNote, *m_armiesNote, *m_shelf;
    QPushButton* m_chooseFolder;
    bool m_filling = false;
};

}  // namespace bocage::editor
