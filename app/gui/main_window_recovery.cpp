// Recovery in MainWindow: what an earlier run left behind, offered where it belongs.
#include <QFileInfo>
#include <QLocale>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/versions_dialog.h"
#include "editor/forms/pending_input.h"
#include "model/document/pack_document.h"
#include "model/io/recovery.h"
#include "model/io/resource_paths.h"
#include "model/messages/difference_words.h"
#include "model/messages/problem_text.h"

namespace bocage::app {

namespace {

constexpr std::size_t damagedShown = 3;

QString timeOf(const QDateTime& time) {
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

/// Age of the copy, and what it has that the file has not.
QString detailOf(const model::Recovery& recovery) {
    QStringList lines{MainWindow::tr("Safety copy made %1 (%2).")
                          .arg(model::ageInWords(recovery.saved), timeOf(recovery.saved))};
    if (recovery.path.isEmpty()) {
        lines << MainWindow::tr("It was never saved to a file.");
        return lines.join(QLatin1Char(' '));
    }
    const QFileInfo file(recovery.path);
    if (!file.exists()) {
        lines << MainWindow::tr("Its file %1 is gone.").arg(recovery.path);
        return lines.join(QLatin1Char(' '));
    }
    if (file.fileName() == model::packManifestName)
        return lines.join(QLatin1Char(' '));
    const auto saved = model::loadValue(recovery.path);
    const auto copy = model::readValue(recovery.bytes, recovery.path);
    if (saved && copy)
        lines << MainWindow::tr("Compared with the file saved %1: %2.")
                     .arg(timeOf(file.lastModified()), model::differenceInWords(saved->value, copy->value));
    else if (!copy)
        lines << model::ProblemText::sentence(copy.problems().front());
    return lines.join(QLatin1Char(' '));
}

}  // namespace

void MainWindow::findRecoveries() {
    model::RecoveryScan scan = model::scanRecoveries();
    m_offers = std::move(scan.found);
    m_damaged = std::move(scan.problems);
}

void MainWindow::offerRecoveries(Page& page) {
    for (const model::Recovery& recovery : m_offers) {
        if (page.document && (recovery.path.isEmpty() || recovery.path != page.document->path()))
            continue;
        auto* notice = new NoticeBar(
            NoticeBar::Kind::Information,
            page.document ? tr("There is unsaved work on this document from the last time.")
                          : tr("“%1” has unsaved work from the last time.").arg(recovery.title),
            detailOf(recovery),
            {{tr("Restore it"), [this, recovery] { restore(recovery); }, true, QStringLiteral("restoreWork")},
             {tr("Throw it away"), [this, recovery] { throwAway(recovery); }, false,
              QStringLiteral("throwWorkAway")}});
        notice->setSubject(recovery.file);
        m_pages->addNotice(page, notice);
    }
    if (page.document || m_damaged.empty())
        return;
    const rules::Problems first(m_damaged.begin(), m_damaged.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                           m_damaged.size(), damagedShown)));
    QStringList lines = model::ProblemText::full(first);
    if (m_damaged.size() > damagedShown)
        lines << tr("And %n more.", nullptr, static_cast<int>(m_damaged.size() - damagedShown));
    m_pages->addNotice(
        page,
        new NoticeBar(NoticeBar::Kind::Warning,
                      tr("%n safety copy(ies) from the last time are damaged and were set aside.", nullptr,
                         static_cast<int>(m_damaged.size())),
                      lines.join(QLatin1Char('\n')), {{tr("Understood"), [this] { m_damaged.clear(); }}}));
}

void MainWindow::withdraw(const model::Recovery& recovery) {
    const QString file = recovery.file;  // may be a part of what is erased
    std::erase_if(m_offers, [&](const model::Recovery& offer) { return offer.file == file; });
    for (int i = 0; i < m_pages->count(); ++i)
        m_pages->clearNotices(m_pages->at(i), file);
}

void MainWindow::withdrawOvertaken(const Page& page) {
    const std::vector<model::Recovery> offers = m_offers;
    for (const model::Recovery& offer : offers)
        if (!offer.path.isEmpty() && offer.path == page.document->path()) {
            model::discardRecovery(offer);
            withdraw(offer);
        }
}

void MainWindow::throwAway(const model::Recovery& recovery) {
    model::Recovery kept = recovery;
    kept.file = model::discardRecovery(recovery);
    withdraw(recovery);
    if (Page* page = m_pages->current()) {
        auto* notice = new NoticeBar(
            NoticeBar::Kind::Information, tr("The unsaved work on “%1” was thrown away.").arg(recovery.title),
            tr("It is kept for 30 days and is listed under File, Earlier versions."),
            {{tr("Take it back"), [this, kept] { restore(kept); }, false, QStringLiteral("takeWorkBack")},
             {tr("Understood"), {}}});
        notice->setSubject(kept.file);
        m_pages->addNotice(*page, notice);
    }
}

void MainWindow::restore(const model::Recovery& chosen) {
    const model::Recovery recovery = chosen;  // it may live in a notice that goes
    const auto fail = [&](const rules::Problems& problems) {
        showProblems(this, tr("“%1” could not be restored.").arg(recovery.title), problems);
    };
    const auto open = [&]() -> Page* {
        for (int i = 0; i < m_pages->count(); ++i)
            if (Page& page = m_pages->at(i); !recovery.path.isEmpty() && page.document &&
                                             !page.document->owner() &&
                                             page.document->path() == recovery.path)
                return &page;
        return nullptr;
    };
    Page* page = open();
    // Into the document as it is on disk: undo then shows what was saved.
    if (!page && !recovery.path.isEmpty() && !model::isProgramFile(recovery.path) &&
        (model::loadValue(recovery.path) || (QFileInfo(recovery.path).fileName() == model::packManifestName &&
                                             QFileInfo::exists(recovery.path)))) {
        if (!openFile(recovery.path))
            return;
        page = open();
    }
    if (page) {
        if (const auto restored =
                model::restoreInto(*page->document, recovery.bytes, tr("Restore unsaved work"));
            !restored)
            return fail(restored.problems());
        m_pages->setCurrent(*page);
    } else {
        auto opened = model::restoreDocument(recovery, m_library.library);
        if (!opened)
            return fail(opened.problems());
        if (model::isProgramFile(recovery.path))
            opened->document->setPath({});
        const QString path = opened->document->path();
        page = addDocument(std::move(opened->document));
        if (!page)
            return;
        if (!path.isEmpty()) {
            guardOf(*page->document).lock.acquire(path);
            follow(*page);
        }
    }
    if (page->document->isModified())
        m_autosave.adopt(page->document.get(), recovery);
    else
        model::discardRecovery(recovery);
    withdraw(recovery);
    refreshStatus();
}

void MainWindow::showVersions() {
    editor::commitPendingInput(this);
    Page* part = m_pages->current();
    Page* page = part && part->document ? &filedPage(*part) : nullptr;
    VersionsDialog dialog(page ? page->document.get() : nullptr, this);
    if (dialog.exec() != QDialog::Accepted || !dialog.chosen())
        return;
    const model::EarlierVersion version = *dialog.chosen();
    const auto fail = [&](const rules::Problems& problems) {
        showProblems(this, tr("That version could not be opened."), problems);
    };
    if (dialog.inPlace() && page) {
        if (const auto put = model::restoreInto(*page->document, version.bytes,
                                                tr("Take back the version of %1").arg(timeOf(version.time)));
            !put)
            fail(put.problems());
        refreshStatus();
        return;
    }
    auto loaded = model::readValue(version.bytes, version.file);
    if (!loaded)
        return fail(loaded.problems());
    if (auto document = model::makeDocument(std::move(loaded->value), m_library.library))
        addUnsaved(std::move(document));
}

}  // namespace bocage::app
