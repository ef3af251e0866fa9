#pragma once

#include <QDialog>
#include <optional>

#include "model/messages/fitness.h"
#include "model/render/qr_code.h"
#include "rules/content/library.h"
#include "rules/roster/roster.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace bocage::editor {

/// An army as one line of text and as a QR code, to copy, save or let somebody scan.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// `fitness` is said with the code and on the picture.
    explicit ShareDialog(const rules::Roster& roster, const model::Fitness& fitness = {},
                         QWidget* parent = nullptr);

    QString code() const;
    /// The QR code as a file of that name would hold it, by its suffix.
    QByteArray picture(const QString& name) const;

private:
    void copy();
    void savePicture();

    QPlainTextEdit* m_code;
    QLabel* m_note;
    QString m_remark;  ///< what is said of errors
    std::optional<model::QrCode> m_qr;
};

/// Takes a share code from the user and says at once what is in it, or what is wrong with it.
class ImportCodeDialog : public QDialog {
    Q_OBJECT

public:
    explicit ImportCodeDialog(const rules::Library& library, QWidget* parent = nullptr);

    /// The army of the code, once there is a good one.
    const std::optional<rules::Roster>& army() const { return m_army; }

private:
    void read();

    const rules::Library& m_library;
    QPlainTextEdit* m_code;
    QLabel* m_note;
    QPushButton* m_import;
    std::optional<rules::Roster> m_army;
};

}  // namespace bocage::editor
