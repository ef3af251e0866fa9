#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace bocage::editor {

/// Asks why a finding is accepted: no waiver without a reason.
class WaiveDialog : public QDialog {
    Q_OBJECT

public:
    WaiveDialog(const QString& rule, const QString& sentence, const QString& reason,
                QWidget* parent = nullptr);

    QString reason() const;

private:
    QPlainTextEdit* m_reason;
};

}  // namespace bocage::editor
