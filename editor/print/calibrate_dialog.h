#pragma once

#include <QDialog>

#include "model/print/options.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace bocage::editor {

/// Takes down what the calibration page of a printer measures and keeps it for that printer.
class CalibrateDialog : public QDialog {
    Q_OBJECT

public:
    explicit CalibrateDialog(const QString& printer, QWidget* parent = nullptr);

    QString printer() const;
    model::print::Calibration calibration() const;

    void accept() override;

private:
    void showKept();

    QComboBox* m_printer;
    QDoubleSpinBox *m_a, *m_b, *m_right, *m_down;
    QLabel* m_note;
};

}  // namespace bocage::editor
