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

namespace bocage::editor {

/// Which aid, on what paper, in which language and colours; shows only what matters to the aid.
class PrintForm : public QWidget {
    Q_OBJECT

public:
    explicit PrintForm(PrintSourcePtr source, QWidget* parent = nullptr);

    model::print::AidPtr aid() const;
    model::print::Options options() const;
    void chooseAid(const QString& id);
    /// The printer whose calibration is worked in; empty: none.
    QString printer() const;
    /// Reads the calibrated printers again.
    void refreshPrinters();

Q_SIGNALS:
    void changed();

private:
    void fillReaders();
    void showChoices();
    QComboBox* addChoice(const QString& name, const QString& label);

    PrintSourcePtr m_source;
    std::vector<model::print::AidPtr> m_aids;
    QFormLayout* m_form;
    QListWidget* m_list;
    QLabel* m_purpose;
    QComboBox *m_paper, *m_colours, *m_language, *m_reader, *m_formKind, *m_kinds, *m_backs, *m_printer;
    QCheckBox *m_gaps, *m_marks, *m_safe, *m_singly, *m_copies;
    QDoubleSpinBox* m_space;
};

}  // namespace bocage::editor
