#pragma once

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>

#include "model/io/document_files.h"
#include "model/print/aid.h"

namespace bocage::editor {

/// What is printed, kept as it was when the dialog was opened.
struct PrintSource {
    model::DocumentValue value;
    rules::ChapterScenarios chapters;  ///< of a campaign
    rules::LibraryPtr library;
    rules::PackId pack;  ///< instead of the value, when not empty
    QString remark;

    model::print::Subject subject() const;
};
using PrintSourcePtr = std::shared_ptr<const PrintSource>;
using PagesPtr = std::shared_ptr<const model::print::Document>;

/// Makes pages, pictures of them and PDF files in threads of its own. A newer wish for pages ends the one
/// before; a file that is being written is ended by cancel() only.
class PrintWorker : public QObject {
    Q_OBJECT

public:
    explicit PrintWorker(QObject* parent = nullptr);
    ~PrintWorker() override;

    /// Answers with made() or failed(), then with a thumbnail() for each page.
    void make(const model::print::AidPtr& aid, const PrintSourcePtr& source,
              const model::print::Options& options);
    /// The pages asked for last are of no use any more; they are not told.
    void forgetPages();
    /// Answers with pageReady().
    void drawPage(const PagesPtr& pages, int page, double dpi);
    /// Answers with saved() or failed(), whatever else is asked for meanwhile.
    void savePdf(const PagesPtr& pages, const QString& path);
    /// Ends whatever is under way; what it was for fails with "print.cancelled".
    void cancel();
    bool busy() const { return m_running > 0; }

    static constexpr double thumbnailDpi = 14;

Q_SIGNALS:
    void made(const bocage::editor::PagesPtr& pages);
    void failed(const bocage::rules::Problems& problems);
    void thumbnail(int page, const QImage& image);
    void pageReady(int page, double dpi, const QImage& image);
    void progressed(int done, int total);
    void saved(const QString& path, int pages);
    void idle();

private:
    template <class Work>
    void start(QThreadPool& pool, Work work);

    QThreadPool m_pool;                 ///< pages and pictures
    QThreadPool m_savePool;             ///< files
    std::atomic<int> m_ticket = 0;      ///< of the last wish for pages
    std::atomic<int> m_pageTicket = 0;  ///< of the last wish for a large picture
    std::atomic<int> m_saveTicket = 0;  ///< of the last time that files were given up
    std::atomic<int> m_running = 0;
};

}  // namespace bocage::editor

Q_DECLARE_METATYPE(bocage::editor::PagesPtr)
