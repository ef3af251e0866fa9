// Guards of MainWindow: locks, changes on disk, and what a save meets.
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QLabel>
#include <QThread>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "model/document/pack_document.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_files.h"
#include "model/messages/problem_text.h"

namespace bocage::app {

namespace {
/// Subject of notices about the file itself.
const QString onDisk = QStringLiteral("file on disk");

/// Everything that a pack in a folder is made of.
QStringList packFilesIn(const QString& folder) {
    QStringList paths;
    if (const auto files = model::PackFiles::openFolder(folder))
        for (const QString& name : files->names())
            paths << folder + QLatin1Char('/') + name;
    return paths;
}
}  // namespace

MainWindow::Guard& MainWindow::guardOf(const model::Document& document) {
    auto& guard = m_guards[&document];
    if (!guard)
        guard = std::make_unique<Guard>();
    return *guard;
}

MainWindow::Access MainWindow::access(const QString& path, model::DocumentLock& lock) {
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

bool MainWindow::mayWrite(Page& page, const QString& path) {
    const auto refuse = [&](std::string code, std::vector<std::string> arguments = {}) {
        showProblems(this, notSaved(*page.document),
                     {{std::move(code), std::move(arguments), path.toStdString(), {}, 0, 0}});
        return false;
    };
    if (model::isProgramFile(path))
        return refuse("save.program-file");
    for (int i = 0; i < m_pages->count(); ++i)
        if (const auto& other = m_pages->at(i).document;
            other && other.get() != page.document.get() && !other->owner() && other->path() == path)
            return refuse("save.open-in-tab");
    Guard& guard = guardOf(*page.document);
    const bool same = path == page.document->path();
    if (!same || guard.lock.state() != model::DocumentLock::State::Held) {
        model::DocumentLock lock;
        // Where no lock can be had the save goes on: it says best what is wrong with that folder.
        if (lock.acquire(path) == model::DocumentLock::State::Elsewhere) {
            const model::LockHolder holder = *lock.holder();
            switch (askLocked(this, QFileInfo(path).fileName(), holder, LockedFor::Saving)) {
                case Locked::TakeOver:
                    if (lock.takeOver() == model::DocumentLock::State::Held)
                        break;
                    [[fallthrough]];
                case Locked::ReadOnly:
                    return refuse("save.locked", {holder.user.toStdString(), holder.host.toStdString()});
                case Locked::Cancel:
                    return false;
            }
        }
        if (!same || lock.state() == model::DocumentLock::State::Held)
            guard.lock = std::move(lock);
    }
    return true;
}

rules::Result<rules::Done> MainWindow::write(Page& page, const model::SaveJob& job) {
    // Our own save is no news.
    guardOf(*page.document).watch.follow({});
    rules::Result<rules::Done> result = rules::Done{};
    const std::unique_ptr<QThread> thread(QThread::create([&] { result = model::runSave(job); }));
    QEventLoop loop;
    connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    m_viewStatus->setText(tr("saving…"));
    thread->start();
    // Keys and clicks wait, so that what is written is what was there; painting goes on.
    m_saving = true;
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
    m_saving = false;
    return result;
}

void MainWindow::follow(Page& page) {
    Guard& guard = guardOf(*page.document);
    guard.watch.disconnect(this);
    if (qobject_cast<const model::PackDocument*>(page.document.get()))
        guard.watch.follow(page.document->path(), [folder = QFileInfo(page.document->path()).path()] {
            return packFilesIn(folder);
        });
    else
        guard.watch.follow(page.document->path());
    connect(&guard.watch, &model::FileWatch::changedOnDisk, this, [this, &page] { changedOnDisk(page); });
    connect(&guard.watch, &model::FileWatch::vanished, this, [this, &page] { vanishedFromDisk(page); });
}

void MainWindow::sayOfFile(Page& page, const QString& sentence, const QString& detail,
                           std::vector<NoticeBar::Choice> choices) {
    m_pages->clearNotices(page, onDisk);
    auto* notice = new NoticeBar(NoticeBar::Kind::Warning, sentence, detail, std::move(choices));
    notice->setSubject(onDisk);
    m_pages->addNotice(page, notice);
}

void MainWindow::changedOnDisk(Page& page) {
    sayOfFile(
        page, tr("Another program changed this file on disk."),
        tr("Reload shows what is there now. Keeping what is open, save asks before it writes over it."),
        {{tr("Reload from disk"), [this, &page] { reload(page); }, true}, {tr("Keep what is open"), {}}});
}

void MainWindow::vanishedFromDisk(Page& page) {
    sayOfFile(page, tr("The file of this document is gone from the disk."),
              tr("What is open is safe; save writes the file anew."), {{tr("Understood"), {}}});
}

/// What is open stays the user's whatever becomes of its file.
void MainWindow::letGo(Page& page) {
    m_autosave.forget(page.document.get());
    m_guards.erase(page.document.get());
}

}  // namespace bocage::app
