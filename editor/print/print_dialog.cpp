#include "editor/print/print_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "editor/print/calibrate_dialog.h"
#include "editor/print/page_view.h"
#include "editor/theme/icons.h"
#include "editor/theme/theme.h"
#include "model/messages/problem_text.h"
#include "model/print/pdf_file.h"

namespace bocage::editor {

using namespace model::print;

namespace {

/// A page with its name below it.
class PageDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {144, 192}; }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Top;
        option->decorationAlignment = Qt::AlignCenter;
        option->displayAlignment = Qt::AlignCenter;
    }
};

}  // namespace

PrintDialog::PrintDialog(PrintSourcePtr source, QWidget* parent)
    : QDialog(parent), m_form(new PrintForm(std::move(source))) {
    setObjectName(QStringLiteral("printDialog"));
    setWindowTitle(tr("Print aids"));
    resize(1180, 700);

    m_thumbnails = new QListWidget;
    m_thumbnails->setObjectName(QStringLiteral("pageList"));
    m_thumbnails->setAccessibleName(tr("Pages"));
    m_thumbnails->setIconSize(QSize(116, 164));
    m_thumbnails->setItemDelegate(new PageDelegate(m_thumbnails));
    m_thumbnails->setUniformItemSizes(true);
    m_thumbnails->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_thumbnails->setMinimumWidth(164);
    m_view = new PageView;
    auto* viewBox = new QWidget;
    auto* viewRows = new QVBoxLayout(viewBox);
    viewRows->setContentsMargins(0, 0, 0, 0);
    auto* zoomRow = new QHBoxLayout;
    const auto zoomButton = [&](const QString& name, const QString& icon, const QString& words, auto action) {
        auto* button = new QToolButton;
        button->setObjectName(name);
        button->setIcon(themedIcon(icon));
        button->setToolTip(words);
        button->setAccessibleName(words);
        connect(button, &QToolButton::clicked, this, action);
        zoomRow->addWidget(button);
    };
    zoomButton(QStringLiteral("zoomOut"), QStringLiteral("zoom-out"), tr("Smaller"),
               [this] { m_view->setZoom(m_view->zoom() / 1.25); });
    zoomButton(QStringLiteral("zoomIn"), QStringLiteral("zoom-in"), tr("Larger"),
               [this] { m_view->setZoom(m_view->zoom() * 1.25); });
    zoomButton(QStringLiteral("zoomFit"), QStringLiteral("fit"), tr("Whole page"),
               [this] { m_view->fitPage(); });
    m_zoom = new QLabel;
    // Room for the largest from the start: pages come while the row is laid out already.
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(tr("%1 %").arg(8888)));
    zoomRow->addWidget(m_zoom);
    zoomRow->addStretch(1);
    viewRows->addLayout(zoomRow);
    viewRows->addWidget(m_view, 1);

    auto* middle = new QSplitter;
    middle->addWidget(m_form);
    middle->addWidget(m_thumbnails);
    middle->addWidget(viewBox);
    middle->setStretchFactor(2, 1);
    middle->setSizes({280, 170, 700});

    m_status = new QLabel;
    m_status->setObjectName(QStringLiteral("printStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_progress = new QProgressBar;
    m_progress->setMaximumWidth(180);
    m_cancel = new QPushButton(tr("&Stop"));
    m_cancel->setObjectName(QStringLiteral("stopPrinting"));
    auto* buttons = new QDialogButtonBox;
    QPushButton* calibrateButton = buttons->addButton(tr("Cali&brate…"), QDialogButtonBox::ResetRole);
    m_save = buttons->addButton(tr("Save as PD&F…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("savePdf"));
    m_print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    m_print->setObjectName(QStringLiteral("printPages"));
    m_print->setDefault(true);
    buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_status, 1);
    foot->addWidget(m_progress);
    foot->addWidget(m_cancel);
    foot->addWidget(buttons);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(middle, 1);
    rows->addLayout(foot);

    m_remake = new QTimer(this);
    m_remake->setSingleShot(true);
    m_remake->setInterval(150);
    m_redraw = new QTimer(this);
    m_redraw->setSingleShot(true);
    m_redraw->setInterval(80);
    connect(m_remake, &QTimer::timeout, this, &PrintDialog::remake);
    connect(m_redraw, &QTimer::timeout, this, &PrintDialog::drawCurrent);
    connect(m_form, &PrintForm::changed, this, [this] {
        // What was made for the choices before is neither shown nor saved any more.
        m_worker.forgetPages();
        m_pages.reset();
        setBusy(true);
        m_remake->start();
    });
    connect(m_view, &PageView::zoomChanged, this, [this] {
        m_zoom->setText(tr("%1 %").arg(std::lround(m_view->zoom() * 100)));
        m_redraw->start();
    });
    connect(m_thumbnails, &QListWidget::currentRowChanged, this, &PrintDialog::showPage);
    connect(&m_worker, &PrintWorker::made, this, &PrintDialog::showPages);
    connect(&m_worker, &PrintWorker::failed, this, &PrintDialog::fail);
    connect(&m_worker, &PrintWorker::thumbnail, this, [this](int page, const QImage& image) {
        if (QListWidgetItem* item = m_thumbnails->item(page))
            item->setIcon(QPixmap::fromImage(image));
    });
    connect(&m_worker, &PrintWorker::pageReady, this, [this](int page, double, const QImage& image) {
        if (page == m_thumbnails->currentRow())
            m_view->setPicture(image);
    });
    connect(&m_worker, &PrintWorker::progressed, this, [this](int done, int total) {
        m_progress->setRange(0, std::max(1, total));
        m_progress->setValue(done);
        setBusy(done < total);
    });
    connect(&m_worker, &PrintWorker::saved, this, [this](const QString& path, int pages) {
        setBusy(false);
        tell(tr("%n page(s) written to %1.", nullptr, pages).arg(QFileInfo(path).fileName()));
    });
    connect(&m_worker, &PrintWorker::idle, this, [this] { setBusy(false); });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_worker.cancel();
        setBusy(false);
        tell(tr("Stopped. Nothing was written."));
    });
    connect(calibrateButton, &QPushButton::clicked, this, &PrintDialog::calibrate);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::askForFile);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::printOut);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setBusy(false);
    remake();
}

int PrintDialog::pageCount() const {
    return m_pages ? static_cast<int>(m_pages->pages.size()) : 0;
}

void PrintDialog::setBusy(bool busy) {
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    m_save->setEnabled(m_pages != nullptr);
    m_print->setEnabled(m_pages != nullptr);
}

void PrintDialog::tell(const QString& words, bool wrong) {
    m_status->setStyleSheet(wrong ? QStringLiteral("color: %1").arg(Theme::current().error.name())
                                  : QString());
    m_status->setText(words);
}

void PrintDialog::fail(const rules::Problems& problems) {
    setBusy(false);
    const bool cancelled = problems.front().code == "print.cancelled";
    const QString words = model::ProblemText::full(problems).join(QLatin1Char('\n'));
    tell(words, !cancelled);
    if (!m_pages)
        m_view->clear(words);
}

void PrintDialog::remake() {
    m_pages.reset();
    m_thumbnails->clear();
    m_view->clear(QString());
    tell(QString());
    setBusy(true);
    if (const AidPtr aid = m_form->aid())
        m_worker.make(aid, m_form->source(), m_form->options());
}

void PrintDialog::showPages(const PagesPtr& pages) {
    m_pages = pages;
    m_thumbnails->clear();
    for (const model::print::Page& page : pages->pages)
        m_thumbnails->addItem(new QListWidgetItem(page.label));
    tell(tr("%n page(s)", nullptr, pageCount()));
    m_save->setEnabled(true);
    m_print->setEnabled(true);
    m_thumbnails->setCurrentRow(0);
}

void PrintDialog::showPage(int page) {
    if (!m_pages || page < 0 || page >= pageCount())
        return;
    const Size size = m_pages->pages[static_cast<std::size_t>(page)].size;
    m_view->setPageSize(QSizeF(size.width.millimetres(), size.height.millimetres()));
    drawCurrent();
}

void PrintDialog::drawCurrent() {
    const int page = m_thumbnails->currentRow();
    if (m_pages && page >= 0 && page < pageCount())
        m_worker.drawPage(m_pages, page, m_view->dpi());
}

void PrintDialog::savePdf(const QString& path) {
    if (!m_pages)
        return;
    setBusy(true);
    m_worker.savePdf(m_pages, path);
}

void PrintDialog::askForFile() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save as PDF"), m_pages->title + QStringLiteral(".pdf"), tr("PDF files (*.pdf)"));
    if (!path.isEmpty())
        savePdf(path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? path
                                                                          : path + QStringLiteral(".pdf"));
}

void PrintDialog::printOut() {
    if (QPrinterInfo::availablePrinterNames().isEmpty())
        return fail({{"print.no-printer", {}, "", "", 0, 0}});
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_pages->title);
    printer.setFullPage(true);
    QPrintDialog dialog(&printer, this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!printer.isValid())
        return fail({{"print.missing-printer", {printer.printerName().toStdString()}, "", "", 0, 0}});
    // What was measured of this very printer counts, whatever the preview was made for.
    Options options = m_form->options();
    options.calibration = Printers().find(printer.printerName()).value_or(options.calibration);
    const PrintSourcePtr source = m_form->source();
    const auto pages = makeAid(*m_form->aid(), source->subject(), options);
    if (!pages)
        return fail(pages.problems());
    QPainter painter;
    const int count = static_cast<int>(pages->pages.size());
    bool stopped = false;
    const auto stop = connect(m_cancel, &QPushButton::clicked, this, [&] { stopped = true; });
    setEnabled(true);
    for (int i = 0; i < count && !stopped; ++i) {
        const Size size = pages->pages[static_cast<std::size_t>(i)].size;
        printer.setPageSize(QPageSize(QSizeF(size.width.millimetres(), size.height.millimetres()),
                                      QPageSize::Millimeter, QString(), QPageSize::FuzzyMatch));
        if (i == 0 ? !painter.begin(&printer) : !printer.newPage()) {
            disconnect(stop);
            return fail({{"print.missing-printer", {printer.printerName().toStdString()}, "", "", 0, 0}});
        }
        paintPage(painter, *pages, static_cast<std::size_t>(i), printer.resolution() / 2540.0);
        m_progress->setRange(0, count);
        m_progress->setValue(i + 1);
        setBusy(true);
        QCoreApplication::processEvents();
    }
    if (stopped)
        printer.abort();
    painter.end();
    disconnect(stop);
    setBusy(false);
    tell(stopped ? tr("Stopped.") : tr("%n page(s) sent to %1.", nullptr, count).arg(printer.printerName()));
}

void PrintDialog::calibrate() {
    CalibrateDialog dialog(m_form->printer(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_form->refreshPrinters();
    tell(tr("Kept for %1.").arg(dialog.printer()));
    m_remake->start();
}

}  // namespace bocage::editor
