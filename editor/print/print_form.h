#pragma once

#include <QWidget>
#include <vector>

#include "editor/print/print_worker.h"
#include "model/print/printers.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace bocage::editor {

/// Which aid, on what paper, in which language and colours; shows only what matters to the aid.
class PrintForm : public QWidget {
    Q_OBJECT

public:
    explicit PrintForm(PrintSourcePtr source, QWidget* parent = nullptr);

    model::print::AidPtr aid() const;
    /// What the aid is made of: the document, or a pack that was chosen instead of it.
    PrintSourcePtr source() const;
    model::print::Options options() const;
    void chooseAid(const QString& id);
    /// Prints these instead of what the document needs.
    void pick(std::vector<model::print::PieceCopies> pieces);
    /// The printer whose calibration is worked in; empty: none.
    QString printer() const;
    /// Reads the calibrated printers again.
    void refreshPrinters();

Q_SIGNALS:
    void changed();

private:
    void fillReaders();
    void showChoices();
    void fillTaken();
    bool takesOwnList() const;
    /// The pieces that would be printed now, to begin a list of one's own with.
    std::vector<model::print::PieceCopies> piecesNow() const;
    void pickPieces();
    QComboBox* addChoice(const QString& name, const QString& label);

    PrintSourcePtr m_source;
    std::vector<model::print::AidPtr> m_aids;
    QFormLayout* m_form;
    QListWidget* m_list;
    QLabel* m_purpose;
    QComboBox *m_paper, *m_colours, *m_language, *m_reader, *m_formKind, *m_taken, *m_kinds, *m_backs,
        *m_printer;
    QPushButton* m_pick;
    QCheckBox *m_gaps, *m_marks, *m_safe, *m_singly, *m_copies;
    QDoubleSpinBox* m_space;
    std::vector<model::print::PieceCopies> m_picked;
};

}  // namespace bocage::editor
