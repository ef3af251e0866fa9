// What leaves MainWindow for other programs and comes back from them.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>
#include <QStatusBar>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "editor/export/export_dialog.h"
#include "editor/forms/pending_input.h"
#include "model/document/origin.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/export/bundle.h"
#include "model/export/importer.h"
#include "model/export/text_exporters.h"
#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"

namespace bocage::app {

namespace {

/// Suffixes of files that are imported rather than opened.
bool comesBack(const QString& path) {
    const QString name = path.toLower();
    for (const char* suffix : {".bocage", ".tmx", ".tmj", ".ros", ".rosz"})
        if (name.endsWith(QLatin1String(suffix)))
            return true;
    return false;
}

}  // namespace

std::shared_ptr<const model::ExportSubject> MainWindow::subjectInFront() {
    model::Document* document = currentDocument();
    if (!document)
        return {};
    editor::commitPendingInput();
    return std::make_shared<const model::ExportSubject>(
        model::exportSubject(model::valueOf(*document), model::linkBase(*document), m_library));
}

void MainWindow::exportFront() {
    if (model::Document* document = currentDocument(); qobject_cast<model::PackDocument*>(document)) {
        // One file is made of what is saved.
        if (document->isModified() || document->path().isEmpty())
            saveFront();
        if (!document->isModified() && !document->path().isEmpty())
            exportPack(QFileInfo(document->path()).absolutePath());
        return;
    }
    const auto subject = subjectInFront();
    if (!subject)
        return;
    const QString path = currentDocument()->path();
    const QString folder = path.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(path).absolutePath();
    const QString title = model::localized(subject->title());
    editor::ExportDialog dialog(subject, folder, model::safeStem(title), this);
    dialog.exec();
}

void MainWindow::copyAsText() {
    if (const auto subject = subjectInFront()) {
        QApplication::clipboard()->setText(model::plainTextOf(model::documentTexts(*subject)));
        statusBar()->showMessage(tr("The text is in the clipboard."), 5000);
    }
}

void MainWindow::chooseImport() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import"), {},
        tr("Files that can be imported (%1)").arg(QStringLiteral("*.bocage *.tmx *.tmj *.ros *.rosz")) +
            QStringLiteral(";;") + tr("All files (%1)").arg(QStringLiteral("*")));
    if (!path.isEmpty())
        importFile(path);
}

bool MainWindow::isImport(const QString& path) const {
    return comesBack(path);
}

bool MainWindow::importFile(const QString& path, const QString& into) {
    const QString name = QFileInfo(path).fileName();
    const QString failed = tr("“%1” could not be imported.").arg(name);
    const auto bytes = model::readFile(path);
    if (!bytes) {
        showProblems(this, failed, bytes.problems());
        return false;
    }
    if (model::isBundle(*bytes)) {
        const auto bundle = model::readBundle(*bytes, name);
        if (!bundle) {
            showProblems(this, failed, bundle.problems());
            return false;
        }
        return unpackBundle(*bundle, name, into);
    }
    auto imported = model::importForeign(*bytes, name, m_library.library);
    if (!imported) {
        showProblems(this, failed, imported.problems());
        return false;
    }
    Page* page = addUnsaved(model::makeDocument(std::move(imported->value), m_library.library));
    if (page && !imported->notes.empty())
        m_pages->addNotice(*page, new NoticeBar(NoticeBar::Kind::Warning,
                                                tr("Not everything came back from “%1” as it was.").arg(name),
                                                model::ProblemText::full(imported->notes).join(u'\n'),
                                                {{tr("&Understood"), {}}}));
    return page != nullptr;
}

bool MainWindow::unpackBundle(const model::Bundle& bundle, const QString& name, const QString& into) {
    const QString folder =
        into.isEmpty() ? QFileDialog::getExistingDirectory(this, tr("Folder to unpack “%1” into").arg(name))
                       : into;
    if (folder.isEmpty())
        return false;
    auto report = model::importBundle(bundle, folder, false, m_library, model::userPacksFolder());
    if (!report) {
        showProblems(this, tr("“%1” could not be imported.").arg(name), report.problems());
        return false;
    }
    const bool packs = !report->installed.empty() || !report->extended.empty();
    if (packs)
        useLibrary(model::loadInstalledLibrary());
    openFiles({report->main});
    Page* page = m_pages->current();
    if (page && page->document && !report->notes.empty())
        m_pages->addNotice(
            *page,
            new NoticeBar(NoticeBar::Kind::Warning, tr("Some pieces of “%1” are shown as ghosts.").arg(name),
                          model::ProblemText::full(report->notes).join(u'\n'), {{tr("&Understood"), {}}}));
    return true;
}

}  // namespace bocage::app
