#include "editor/print/calibrate_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPrinterInfo>

#include "model/messages/problem_text.h"
#include "model/print/printers.h"

namespace bocage::editor {

using namespace model::print;

namespace {

constexpr Length lineA = 150_mm, lineB = 120_mm;

}  // namespace

CalibrateDialog::CalibrateDialog(const QString& printer, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("calibrateDialog"));
    setWindowTitle(tr("Calibrate a printer"));
    auto* form = new QFormLayout(this);
    auto* words =
        new QLabel(tr("Print the calibration page on both sides and enter what a ruler says of it."));
    words->setWordWrap(true);
    form->addRow(words);
    m_printer = new QComboBox;
    m_printer->setObjectName(QStringLiteral("printerName"));
    m_printer->setEditable(true);
    m_printer->setMinimumContentsLength(28);  // printers have long names
    QStringList names = QPrinterInfo::availablePrinterNames() + Printers().names();
    names.removeDuplicates();
    m_printer->addItems(names);
    if (!printer.isEmpty())
        m_printer->setCurrentText(printer);
    form->addRow(tr("Printer"), m_printer);
    const auto field = [&](const QString& name, const QString& label, double low, double high, double value) {
        auto* box = new QDoubleSpinBox;
        box->setObjectName(name);
        box->setAccessibleName(label);
        box->setDecimals(1);
        box->setSingleStep(0.1);
        box->setRange(low, high);
        box->setValue(value);
        box->setSuffix(tr(" mm"));
        form->addRow(label, box);
        return box;
    };
    m_a = field(QStringLiteral("lineA"), tr("Length of line A"), 140, 160, 150);
    m_b = field(QStringLiteral("lineB"), tr("Length of line B"), 110, 130, 120);
    m_right = field(QStringLiteral("right"), tr("Back lies to the right by"), -10, 10, 0);
    m_down = field(QStringLiteral("down"), tr("Back lies lower by"), -10, 10, 0);
    m_note = new QLabel;
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    form->addRow(m_note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &CalibrateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    connect(m_printer, &QComboBox::currentTextChanged, this, &CalibrateDialog::showKept);
    showKept();
}

QString CalibrateDialog::printer() const {
    return m_printer->currentText().trimmed();
}

void CalibrateDialog::showKept() {
    const auto kept = Printers().find(printer());
    if (!kept)
        return;
    m_a->setValue(lineA.millimetres() * kept->scaleX / 100000);
    m_b->setValue(lineB.millimetres() * kept->scaleY / 100000);
    m_right->setValue(kept->backRight.millimetres());
    m_down->setValue(kept->backDown.millimetres());
}

Calibration CalibrateDialog::calibration() const {
    Calibration measured;
    measured.scaleX = scaleOf(lineA, Length::millimetres(m_a->value()));
    measured.scaleY = scaleOf(lineB, Length::millimetres(m_b->value()));
    measured.backRight = Length::millimetres(m_right->value());
    measured.backDown = Length::millimetres(m_down->value());
    return measured;
}

void CalibrateDialog::accept() {
    if (printer().isEmpty()) {
        m_note->setText(tr("Give the printer a name."));
        return;
    }
    if (const auto kept = Printers().set(printer(), calibration()); !kept) {
        m_note->setText(model::ProblemText::full(kept.problems()).join(QLatin1Char('\n')));
        return;
    }
    QDialog::accept();
}

}  // namespace bocage::editor
