// Files of MainWindow: open, save, close, reload, drop.
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/welcome_page.h"
#include "editor/panels/problems_panel.h"
#include "model/document/scenario_document.h"
#include "model/io/document_files.h"
#include "model/io/load_file.h"
#include "model/messages/problem_text.h"

namespace bocage::app {

model::Document* MainWindow::currentDocument() {
    Page* page = m_pages->current();
    return page ? page->document.get() : nullptr;
}

void MainWindow::openFiles(const QStringList& paths) {
    for (const QString& path : paths)
        if (!path.isEmpty())
            openFile(path);
}

Page* MainWindow::addDocument(std::unique_ptr<model::Document> document) {
    for (const auto& workspace : m_workspaces) {
        if (!workspace->handles(*document))
            continue;
        Page& page = m_pages->addDocument(std::move(document), *workspace);
        m_undo.addStack(&page.document->undoStack());
        connect(page.document.get(), &model::Document::modifiedChanged, this, &MainWindow::refreshStatus);
        m_pages->setCurrent(page);
        currentPageChanged();
        return &page;
    }
    return nullptr;
}

bool MainWindow::openFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < m_pages->count(); ++i)
        if (const auto& document = m_pages->at(i).document; document && document->path() == absolute) {
            m_pages->setCurrentIndex(i);
            return true;
        }
    auto opened = model::openDocument(absolute, m_library.library);
    const QString name = QFileInfo(path).fileName();
    if (!opened) {
        showProblems(this, tr("“%1” could not be opened.").arg(name), opened.problems());
        return false;
    }
    Page* page = addDocument(std::move(opened->document));
    if (!page) {
        QMessageBox::information(this, QStringLiteral("Bocage"),
                                 tr("“%1” is a document that this window cannot edit yet.").arg(name));
        return false;
    }
    watch(absolute);
    m_settings.addRecentFile(absolute);
    refreshRecent();
    if (!opened->notes.empty())
        m_pages->addNotice(*page,
                           new NoticeBar(NoticeBar::Kind::Information,
                                         tr("This file was made by an older version and has been brought up "
                                            "to date. Saving writes the new form."),
                                         model::ProblemText::full(opened->notes).join(QLatin1Char('\n')),
                                         {{tr("Understood"), {}, true}}));
    return true;
}

void MainWindow::newFromFile(const QString& path) {
    auto opened = model::openDocument(path, m_library.library);
    if (!opened) {
        showProblems(this, tr("“%1” could not be opened.").arg(QFileInfo(path).fileName()),
                     opened.problems());
        return;
    }
    // The value without the path: a new document of its own.
    addDocument(model::makeDocument(model::valueOf(*opened->document), m_library.library));
}

void MainWindow::newScenario() {
    rules::Scenario scenario;
    scenario.provenance = rules::Provenance::Variant;
    for (const rules::Pack& pack : m_library.library->packs())
        if (pack.manifest.system == scenario.system)
            scenario.packs.push_back({pack.manifest.id, pack.manifest.version});
    addDocument(std::make_unique<model::ScenarioDocument>(std::move(scenario), m_library.library));
}

bool MainWindow::saveTo(Page& page, const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_written[absolute] = page.document->toBytes();  // before: the watcher may speak while we write
    const auto saved = model::saveDocument(*page.document, absolute);
    if (!saved) {
        showProblems(
            this, tr("“%1” could not be saved; it stays open and unsaved.").arg(page.document->displayName()),
            saved.problems());
        return false;
    }
    m_pages->clearNotices(page);
    watch(absolute);
    m_settings.addRecentFile(absolute);
    refreshRecent();
    m_pages->refreshTitles();
    refreshStatus();
    return true;
}

bool MainWindow::save(Page& page) {
    return page.document->path().isEmpty() ? saveAs(page) : saveTo(page, page.document->path());
}

bool MainWindow::saveAs(Page& page) {
    const QString path = askSaveFile(this, *page.document);
    return !path.isEmpty() && saveTo(page, path);
}

bool MainWindow::mayClose(Page& page) {
    if (!page.document || !page.document->isModified())
        return true;
    m_pages->setCurrent(page);
    switch (askUnsaved(this, *page.document)) {
        case Unsaved::Save:
            return save(page);
        case Unsaved::Discard:
            return true;
        case Unsaved::Cancel:
            return false;
    }
    return false;
}

bool MainWindow::closePage(Page& page) {
    if (!mayClose(page))
        return false;
    if (page.document) {
        if (!page.document->path().isEmpty())
            m_watcher.removePath(page.document->path());
        m_undo.removeStack(&page.document->undoStack());
        // Panels let go before the document dies.
        m_problems->setDocument(nullptr);
        page.workspace->setCurrentView(nullptr);
    }
    m_pages->remove(page);
    if (m_pages->count() == 0)
        showWelcome();
    else
        currentPageChanged();
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    for (int i = 0; i < m_pages->count(); ++i)
        if (!mayClose(m_pages->at(i))) {
            event->ignore();
            return;
        }
    rememberLayout();
    m_settings.setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::reload(Page& page) {
    if (page.document->isModified()) {
        QMessageBox box(this);
        box.setObjectName(QStringLiteral("reloadQuestion"));
        box.setIcon(QMessageBox::Warning);
        box.setTextFormat(Qt::PlainText);
        box.setText(tr("Reload “%1” from disk?").arg(page.document->displayName()));
        box.setInformativeText(tr("Your changes since the last save are dropped."));
        QPushButton* yes = box.addButton(tr("&Reload"), QMessageBox::AcceptRole);
        QPushButton* no = box.addButton(tr("&Keep my changes"), QMessageBox::RejectRole);
        box.setDefaultButton(no);
        box.setEscapeButton(no);
        box.exec();
        if (box.clickedButton() != static_cast<QAbstractButton*>(yes))
            return;
    }
    const auto done = model::reloadDocument(*page.document);
    if (!done) {
        showProblems(
            this, tr("“%1” could not be read again; what is open stays.").arg(page.document->displayName()),
            done.problems());
        return;
    }
    m_written[page.document->path()] = page.document->toBytes();
    m_pages->clearNotices(page);
    refreshStatus();
}

void MainWindow::watch(const QString& path) {
    if (!m_watcher.files().contains(path))
        m_watcher.addPath(path);
    if (const auto bytes = model::readFile(path))
        m_written[path] = *bytes;
}

void MainWindow::fileChanged(const QString& path) {
    Page* page = nullptr;
    for (int i = 0; i < m_pages->count(); ++i)
        if (m_pages->at(i).document && m_pages->at(i).document->path() == path)
            page = &m_pages->at(i);
    if (!page)
        return;
    // An atomic save replaces the file: the watcher has to look at the new one.
    if (QFile::exists(path) && !m_watcher.files().contains(path))
        m_watcher.addPath(path);
    const auto bytes = model::readFile(path);
    if (bytes && *bytes == m_written[path])
        return;
    m_pages->clearNotices(*page);
    if (!bytes) {
        m_pages->addNotice(*page,
                           new NoticeBar(NoticeBar::Kind::Warning, tr("The file of this document is gone."),
                                         tr("Save writes it anew."), {{tr("Understood"), {}}}));
        return;
    }
    m_written[path] = *bytes;
    m_pages->addNotice(
        *page, new NoticeBar(NoticeBar::Kind::Warning, tr("Another program changed this file on disk."), {},
                             {{tr("Reload from disk"), [this, page] { reload(*page); }, true},
                              {tr("Keep what is open"), {}}}));
}

void MainWindow::refreshRecent() {
    QMenu* file = m_actions.menu(editor::Menu::File);
    if (!m_recentMenu) {
        m_recentMenu = new QMenu(tr("Open &recent"), this);
        file->insertMenu(m_actions.action(QStringLiteral("file.clearRecent")), m_recentMenu);
    }
    m_recentMenu->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString& path : files) {
        QAction* action = m_recentMenu->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setEnabled(QFile::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
    m_actions.setEnabled({"file.clearRecent"}, !files.isEmpty());
    if (m_welcome)
        m_welcome->setRecentFiles(files);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    event->acceptProposedAction();
    // After the drop has ended: a message box inside it would freeze the other program.
    QMetaObject::invokeMethod(
        this, [this, paths] { openFiles(paths); }, Qt::QueuedConnection);
}

}  // namespace bocage::app
