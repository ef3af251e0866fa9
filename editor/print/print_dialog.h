#pragma once

#include <QDialog>

#include "editor/print/print_form.h"
#include "editor/print/print_worker.h"

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTimer;
class QToolButton;

namespace bocage::editor {

class PageView;

/// File ▸ Print aids: which aid and how at the left, all its pages as thumbnails, the chosen one large; then
/// to a PDF file or a printer. Pages are made in a thread; a long job can be stopped.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    explicit PrintDialog(PrintSourcePtr source, QWidget* parent = nullptr);

    PrintForm& form() { return *m_form; }
    int pageCount() const;
    /// Writes the pages that are shown; told in the status line.
    void savePdf(const QString& path);

private:
    void remake();
    void showPages(const PagesPtr& pages);
    void showPage(int page);
    void drawCurrent();
    void tell(const QString& words, bool wrong = false);
    void fail(const rules::Problems& problems);
    void askForFile();
    void printOut();
    void calibrate();
    void setBusy(bool busy);

    PrintWorker m_worker;
    PagesPtr m_pages;
    PrintForm* m_form;
    QListWidget* m_thumbnails;
    PageView* m_view;
    QLabel *m_status, *m_zoom;
    QProgressBar* m_progress;
    QPushButton *m_cancel, *m_save, *m_print;
    QTimer *m_remake, *m_redraw;
};

}  // namespace bocage::editor
