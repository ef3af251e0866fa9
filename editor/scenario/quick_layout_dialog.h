#pragma once

#include <QDialog>
#include <vector>

#include "model/plan/quick_layout.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace bocage::editor {

/// Lays out boards in rows and columns: how many, which, or drawn by a seed. Shows what comes of it.
class QuickLayoutDialog : public QDialog {
    Q_OBJECT

public:
    QuickLayoutDialog(rules::LibraryPtr library, std::string system, rules::Collection shelf, bool replaces,
                      QWidget* parent = nullptr);

    /// The boards chosen, empty places left out.
    const std::vector<model::BoardSlot>& chosen() const { return m_slots; }

private:
    void deal();
    void rebuildPlaces();
    void placeChosen(int col, int row, int index);
    void showPreview();
    model::BoardSlot* slotAt(int col, int row);
    bool shelfIsNamed() const { return !m_shelf.boxes.empty() || !m_shelf.pieces.empty(); }

    rules::LibraryPtr m_library;
    std::string m_system;
    rules::Collection m_shelf;
    struct Choice {
        rules::ContentId board;
        std::string face;
        QString name;
    };
    struct PresetButton {
        int columns, rows;
        QPushButton* button;
    };
    std::vector<PresetButton> m_presets;
    std::vector<Choice> m_choices;
    std::vector<model::BoardSlot> m_slots;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QSpinBox* m_seed;
    QCheckBox* m_within;
    QWidget* m_places;
    QGridLayout* m_grid;
    QLabel* m_preview;
    QLabel* m_told;
    QPushButton* m_accept;
};

}  // namespace bocage::editor
