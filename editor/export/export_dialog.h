#pragma once

#include <QDialog>
#include <memory>

#include "model/export/exporter.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace bocage::editor {

/// Writes a document for another program: which one, where to, what will be written, what will be lost. Stays
/// open afterwards, so that the folder can be opened or another format chosen.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `folder` and `stem` are proposals.
    ExportDialog(std::shared_ptr<const model::ExportSubject> subject, const QString& folder,
                 const QString& stem, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// Shows that format; false when it does not apply to the document.
    bool chooseFormat(std::string_view id);
    void setFolder(const QString& folder);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    const model::Exporter* exporter() const;
    model::ExportOptions options() const;
    void refresh();
    void run();
    void say(const QString& text, bool good);

    std::shared_ptr<const model::ExportSubject> m_subject;
    std::shared_ptr<const model::ExportSubject> m_known;  ///< of it, by whom the files are for
    bool m_running = false;
    QListWidget* m_formats;
    QLabel* m_help;
    QLineEdit* m_stem;
    QLineEdit* m_folder;
    QLabel* m_pixelsLabel;
    QSpinBox* m_pixels;
    QLabel* m_urlLabel;
    QLineEdit* m_url;
    QLabel* m_readerLabel;
    QComboBox* m_reader;
    QTreeWidget* m_files;
    QTreeWidget* m_losses;
    QLabel* m_state;
    QPushButton* m_export;
    QPushButton* m_openFolder;
};

}  // namespace bocage::editor
