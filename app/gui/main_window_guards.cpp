// Guards of MainWindow: locks, changes on disk, safety copies and what a crash left behind.
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "model/io/recovery.h"
#include "model/io/resource_paths.h"
#include "model/messages/problem_text.h"

namespace bocage::app {

MainWindow::Guard& MainWindow::guardOf(const model::Document& document) {
    auto& guard = m_guards[&document];
    if (!guard)
        guard = std::make_unique<Guard>();
    return *guard;
}

MainWindow::Access MainWindow::access(const QString& path, model::DocumentLock& lock) {
    // Samples and templates of the program are for everybody: read, never written.
    const QString installed = QDir(model::resourcesFolder()).canonicalPath();
    if (QFileInfo(path).canonicalFilePath().startsWith(installed + QLatin1Char('/')))
        return Access::ReadOnly;
    switch (lock.acquire(path)) {
        case model::DocumentLock::State::Held:
            return Access::Write;
        case model::DocumentLock::State::Elsewhere:
            break;
        default:
            return QFileInfo::exists(path) ? Access::ReadOnly : Access::Write;  // the save itself will say
    }
    switch (askLocked(this, QFileInfo(path).fileName(), *lock.holder())) {
        case Locked::ReadOnly:
            return Access::ReadOnly;
        case Locked::TakeOver:
            return lock.takeOver() == model::DocumentLock::State::Held ? Access::Write : Access::ReadOnly;
        case Locked::Cancel:
            return Access::None;
    }
    return Access::None;
}

void MainWindow::follow(Page& page) {
    Guard& guard = guardOf(*page.document);
    guard.watch.disconnect(this);
    guard.watch.follow(page.document->path());
    connect(&guard.watch, &model::FileWatch::changedOnDisk, this, [this, &page] { changedOnDisk(page); });
    connect(&guard.watch, &model::FileWatch::vanished, this, [this, &page] { vanishedFromDisk(page); });
}

void MainWindow::changedOnDisk(Page& page) {
    m_pages->clearNotices(page);
    m_pages->addNotice(
        page,
        new NoticeBar(
            NoticeBar::Kind::Warning, tr("Another program changed this file on disk."),
            tr("Reload shows what is there now; keeping what is open, the next save writes over it."),
            {{tr("Reload from disk"), [this, &page] { reload(page); }, true},
             {tr("Keep what is open"), [this, &page] { guardOf(*page.document).watch.acknowledge(); }}}));
}

void MainWindow::vanishedFromDisk(Page& page) {
    m_pages->clearNotices(page);
    m_pages->addNotice(
        page,
        new NoticeBar(NoticeBar::Kind::Warning, tr("The file of this document is gone from the disk."),
                      tr("What is open is safe; save writes the file anew."), {{tr("Understood"), {}}}));
}

void MainWindow::letGo(Page& page) {
    m_autosave.forget(page.document.get());
    m_guards.erase(page.document.get());
}

void MainWindow::offerRecoveries() {
    const model::RecoveryScan scan = model::scanRecoveries();
    Page* page = m_pages->current();
    if (!page)
        return;
    for (const model::Recovery& recovery : scan.found)
        m_pages->addNotice(
            *page,
            new NoticeBar(NoticeBar::Kind::Information,
                          tr("“%1” has unsaved work from the last time.").arg(recovery.title),
                          tr("Safety copy of %1.")
                              .arg(QLocale().toString(recovery.saved.toLocalTime(), QLocale::ShortFormat)),
                          {{tr("Restore it"), [this, recovery] { restore(recovery); }, true},
                           {tr("Throw it away"), [recovery] { model::discardRecovery(recovery); }}}));
    if (!scan.problems.empty())
        m_pages->addNotice(*page,
                           new NoticeBar(NoticeBar::Kind::Warning,
                                         tr("A safety copy from the last time is damaged and was set aside."),
                                         model::ProblemText::full(scan.problems).join(QLatin1Char('\n')),
                                         {{tr("Understood"), {}}}));
}

void MainWindow::restore(const model::Recovery& recovery) {
    auto opened = model::restoreDocument(recovery, m_library.library);
    if (!opened) {
        showProblems(this, tr("“%1” could not be restored.").arg(recovery.title), opened.problems());
        return;
    }
    model::DocumentLock lock;
    const QString path = opened->document->path();
    const Access granted = path.isEmpty() ? Access::Write : access(path, lock);
    if (granted == Access::None)
        return;
    Page* page = addDocument(std::move(opened->document));
    if (!page)
        return;
    m_autosave.adopt(page->document.get(), recovery);
    Guard& guard = guardOf(*page->document);
    guard.lock = std::move(lock);
    guard.readOnly = granted == Access::ReadOnly;
    if (!path.isEmpty())
        follow(*page);
    refreshStatus();
}

}  // namespace bocage::app
