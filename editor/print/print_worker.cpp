#include "editor/print/print_worker.h"

#include "model/io/load_file.h"
#include "model/io/save_file.h"
#include "model/print/pdf_file.h"

namespace bocage::editor {

using namespace model::print;

Subject PrintSource::subject() const {
    Subject made;
    made.library = library;
    made.pack = pack;
    made.remark = remark;
    if (!pack.empty())
        return made;
    made.scenario = std::get_if<rules::Scenario>(&value);
    made.army = std::get_if<rules::Roster>(&value);
    made.campaign = std::get_if<rules::Campaign>(&value);
    if (made.campaign)
        made.chapters = &chapters;
    return made;
}

PrintWorker::PrintWorker(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_savePool.setMaxThreadCount(1);
    qRegisterMetaType<PagesPtr>();
}

PrintWorker::~PrintWorker() {
    cancel();
    m_pool.waitForDone();
    m_savePool.waitForDone();
}

void PrintWorker::forgetPages() {
    ++m_ticket;
}

void PrintWorker::cancel() {
    ++m_ticket;
    ++m_pageTicket;
    ++m_saveTicket;
}

template <class Work>
void PrintWorker::start(QThreadPool& pool, Work work) {
    ++m_running;
    pool.start([this, work] {
        work();
        if (--m_running == 0)
            QMetaObject::invokeMethod(
                this, [this] { Q_EMIT idle(); }, Qt::QueuedConnection);
    });
}

void PrintWorker::make(const AidPtr& aid, const PrintSourcePtr& source, const Options& options) {
    const int ticket = ++m_ticket;
    start(m_pool, [this, aid, source, options, ticket] {
        const auto wanted = [this, ticket] { return m_ticket == ticket; };
        const auto progress = [this, wanted](int done, int total) {
            Q_EMIT progressed(done, total);
            return wanted();
        };
        if (!wanted())
            return;
        auto document = makeAid(*aid, source->subject(), options, progress);
        if (!wanted())
            return;
        if (!document) {
            Q_EMIT failed(document.problems());
            return;
        }
        // The pages point into the source: both go together.
        const PagesPtr pages(new Document(std::move(*document)),
                             [source](const Document* gone) { delete gone; });
        // Told in the thread that asks: an answer still under way when the wish changes is never heard.
        QMetaObject::invokeMethod(
            this,
            [this, pages, wanted] {
                if (wanted())
                    Q_EMIT made(pages);
            },
            Qt::QueuedConnection);
        const int count = static_cast<int>(pages->pages.size());
        for (int i = 0; i < count && wanted(); ++i) {
            Q_EMIT progressed(i, count);
            Q_EMIT thumbnail(i, pageImage(*pages, static_cast<std::size_t>(i), thumbnailDpi));
        }
        if (wanted())
            Q_EMIT progressed(count, count);
    });
}

void PrintWorker::drawPage(const PagesPtr& pages, int page, double dpi) {
    const int ticket = ++m_pageTicket;
    start(m_pool, [this, pages, page, dpi, ticket] {
        if (m_pageTicket == ticket)
            Q_EMIT pageReady(page, dpi, pageImage(*pages, static_cast<std::size_t>(page), dpi));
    });
}

void PrintWorker::savePdf(const PagesPtr& pages, const QString& path) {
    const int ticket = m_saveTicket;
    start(m_savePool, [this, pages, path, ticket] {
        const auto bytes = pdfFile(*pages, [this, ticket](int done, int total) {
            Q_EMIT progressed(done, total);
            return m_saveTicket == ticket;
        });
        if (!bytes) {
            Q_EMIT failed(model::inFile(bytes.problems(), path));
            return;
        }
        if (const auto done = model::saveAtomically(path, *bytes); !done)
            Q_EMIT failed(done.problems());
        else
            Q_EMIT saved(path, static_cast<int>(pages->pages.size()));
    });
}

}  // namespace bocage::editor
