// Files of MainWindow: open, save, close, reload, drop.
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/other_files.h"
#include "app/gui/templates.h"
#include "app/gui/welcome_page.h"
#include "editor/forms/pending_input.h"
#include "editor/panels/problems_panel.h"
#include "editor/systems/choose_game.h"
#include "model/document/origin.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/io/document_files.h"
#include "model/io/resource_paths.h"
#include "model/library/pack_install.h"
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

void MainWindow::reopenSession() {
    for (const QString& path : m_settings.session())
        if (QFileInfo::exists(path))
            openFile(path);
}

void MainWindow::rememberSession() {
    QStringList files;
    const auto add = [&](const Page* page) {
        if (page && page->document && !page->document->owner() && !page->document->path().isEmpty()) {
            files.removeAll(page->document->path());
            files << page->document->path();
        }
    };
    for (int i = 0; i < m_pages->count(); ++i)
        add(&m_pages->at(i));
    add(m_pages->current());  // the last one opened comes to the front
    m_settings.setSession(files);
}

Page* MainWindow::addDocument(std::unique_ptr<model::Document> document) {
    for (const auto& workspace : m_workspaces) {
        if (!workspace->handles(*document))
            continue;
        Page& page = m_pages->addDocument(std::move(document), *workspace);
        m_undo.addStack(&page.document->undoStack());
        if (!page.document->owner())
            m_autosave.watch(page.document.get());
        connect(page.document.get(), &model::Document::modifiedChanged, this, &MainWindow::refreshStatus);
        for (const auto& other : m_workspaces)
            other->documentOpened(*page.document);
        m_pages->setCurrent(page);
        currentPageChanged();
        return &page;
    }
    return nullptr;
}

Page* MainWindow::addUnsaved(std::unique_ptr<model::Document> document) {
    document->undoStack().resetClean();
    return addDocument(std::move(document));
}

bool MainWindow::openFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < m_pages->count(); ++i)
        if (const auto& document = m_pages->at(i).document;
            document && !document->owner() && document->path() == absolute) {
            m_pages->setCurrentIndex(i);
            return true;
        }
    if (isPackFile(absolute)) {
        // The description itself is opened by whoever works on the pack.
        if (QFileInfo(absolute).fileName() == model::packManifestName && !model::isProgramFile(absolute))
            return openPackDocument(absolute);
        offerPack(absolute);
        return false;
    }
    if (isImport(absolute))
        return importFile(absolute);
    if (const QString advice = adviceOnFile(absolute); !advice.isEmpty()) {
        QMessageBox box(QMessageBox::Information, QStringLiteral("Bocage"), advice, QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        // The line to type can be copied.
        box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        box.exec();
        return false;
    }
    // Samples and templates are for everybody and for many battles: one works on a copy of one's own.
    if (model::isProgramFile(absolute) || isTemplate(absolute)) {
        // A copy that nobody has touched yet is as good as a new one.
        for (int i = 0; i < m_pages->count(); ++i)
            if (Page& page = m_pages->at(i); page.document && page.copyOf == absolute &&
                                             page.document->path().isEmpty() &&
                                             !page.document->isModified()) {
                m_pages->setCurrentIndex(i);
                return true;
            }
        return newFromFile(absolute);
    }
    model::DocumentLock lock;
    const Access granted = access(absolute, lock);
    if (granted == Access::None)
        return false;
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
    Guard& guard = guardOf(*page->document);
    guard.lock = std::move(lock);
    const bool newer = opened->fromVersion > rules::currentVersion;
    guard.readOnly = granted == Access::ReadOnly || newer;
    follow(*page);
    m_settings.addRecentFile(absolute);
    refreshRecent();
    if (newer)
        m_pages->addNotice(
            *page,
            new NoticeBar(NoticeBar::Kind::Warning,
                          tr("This file was made by a newer version of Bocage and is opened to read only."),
                          tr("Not everything in it may be shown; what this version does not know is kept. "
                             "Save puts your changes into another file, in the form of this version."),
                          {{tr("Understood"), {}}}));
    if (guard.readOnly && guard.lock.holder())
        m_pages->addNotice(*page,
                           new NoticeBar(NoticeBar::Kind::Information, tr("Opened to read only."),
                                         tr("Somebody else has this file open. Save puts your changes into "
                                            "another file."),
                                         {{tr("Understood"), {}}}));
    if (!opened->notes.empty())
        m_pages->addNotice(*page,
                           new NoticeBar(NoticeBar::Kind::Information,
                                         tr("This file was made by an older version and has been brought up "
                                            "to date. Saving writes the new form."),
                                         model::ProblemText::full(opened->notes).join(QLatin1Char('\n')),
                                         {{tr("Understood"), {}, true}}));
    offerRefresh(*page);
    offerRecoveries(*page);
    return true;
}

bool MainWindow::newFromFile(const QString& path) {
    auto opened = model::openDocument(path, m_library.library);
    if (!opened) {
        showProblems(this, tr("“%1” could not be opened.").arg(QFileInfo(path).fileName()),
                     opened.problems());
        return false;
    }
    // The value without the path: a new document of its own.
    auto copy = model::makeDocument(model::valueOf(*opened->document), m_library.library);
    model::setOrigin(*copy, path);
    Page* page = addDocument(std::move(copy));
    if (page)
        page->copyOf = path;
    return page;
}

void MainWindow::newScenario(std::string system) {
    if (system.empty()) {
        const auto chosen = editor::chooseGame(*m_library.library, tr("New scenario"), this);
        if (!chosen)
            return;
        system = *chosen;
    }
    rules::Scenario scenario;
    scenario.system = std::move(system);
    if (const rules::GameSystem* game = rules::findGameSystem(scenario.system); game && game->grid())
        scenario.battlefield.grid = game->grid()->kind();
    scenario.provenance = rules::Provenance::Variant;
    for (const rules::Pack& pack : m_library.library->packs())
        if (pack.manifest.system == scenario.system)
            scenario.packs.push_back({pack.manifest.id, pack.manifest.version});
    addDocument(std::make_unique<model::ScenarioDocument>(std::move(scenario), m_library.library));
}

bool MainWindow::saveTo(Page& page, const QString& path) {
    if (m_saving)
        return false;
    editor::commitPendingInput(this);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!mayWrite(page, absolute))
        return false;
    Guard& guard = guardOf(*page.document);
    if (absolute == page.document->path() && guard.watch.holdsOtherWork())
        switch (askOverwrite(this, QFileInfo(absolute).fileName())) {
            case Overwrite::Yes:
                break;
            case Overwrite::SaveAs:
                return saveAs(page);
            case Overwrite::Cancel:
                return false;
        }
    if (const auto* pack = qobject_cast<const model::PackDocument*>(page.document.get());
        pack && absolute.startsWith(model::userPacksFolder() + QLatin1Char('/')))
        model::keepEarlierVersion(QFileInfo(absolute).path(), pack->value().manifest.version,
                                  model::userPacksFolder());
    const auto job = model::prepareSave(*page.document, absolute);
    const rules::Result<rules::Done> saved =
        job ? write(page, *job) : rules::Result<rules::Done>(job.problems());
    if (!saved) {
        if (!page.document->path().isEmpty())
            follow(page);
        refreshStatus();
        showProblems(this, notSaved(*page.document), saved.problems());
        return false;
    }
    model::finishSave(*page.document, *job);
    packSaved(*page.document);
    guard.readOnly = false;
    m_pages->clearNotices(page);
    withdrawOvertaken(page);
    follow(page);
    m_settings.addRecentFile(absolute);
    refreshRecent();
    m_pages->refreshTitles();
    refreshStatus();
    return true;
}

bool MainWindow::save(Page& part) {
    editor::commitPendingInput(this);
    Page& page = filedPage(part);
    const bool elsewhere = page.document->path().isEmpty() || guardOf(*page.document).readOnly;
    return elsewhere ? saveAs(page) : saveTo(page, page.document->path());
}

bool MainWindow::saveAs(Page& part) {
    Page& page = filedPage(part);
    editor::commitPendingInput(this);
    const QString path =
        askSaveFile(this, *page.document, m_settings.documentsFolder(), guardOf(*page.document).readOnly);
    return !path.isEmpty() && saveTo(page, path);
}

void MainWindow::saveAsTemplate(Page& page) {
    const auto* scenario = qobject_cast<const model::ScenarioDocument*>(page.document.get());
    if (!scenario)
        return;
    bool taken = false;
    const QString name = QInputDialog::getText(this, tr("Save as template"), tr("Name of the template:"),
                                               QLineEdit::Normal, scenario->displayName(), &taken)
                             .trimmed();
    if (!taken || name.isEmpty())
        return;
    if (const auto saved = saveTemplate(scenario->scenario(), name); !saved)
        showProblems(this, tr("The template could not be saved."), saved.problems());
    else if (m_welcome)
        m_welcome->refreshTemplates();
}

bool MainWindow::mayClose(Page& page) {
    editor::commitPendingInput(this);
    // A part of a scenario stays in it when its tab goes.
    if (!page.document || page.document->owner() || !page.document->isModified())
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
        closePagesInside(*page.document);
        if (!page.document->owner()) {
            letGo(page);
            m_undo.removeStack(&page.document->undoStack());
        }
        // Panels let go before the document dies.
        m_judging.setDocument(nullptr);
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
    if (m_saving) {
        // The desktop may ask at any time; it is answered when the disk has.
        QTimer::singleShot(50, this, [this] { close(); });
        event->ignore();
        return;
    }
    for (int i = 0; i < m_pages->count(); ++i)
        if (!mayClose(m_pages->at(i))) {
            event->ignore();
            return;
        }
    for (int i = 0; i < m_pages->count(); ++i)
        if (const auto& document = m_pages->at(i).document; document && !document->owner())
            letGo(m_pages->at(i));
    rememberSession();
    rememberLayout();
    m_settings.setGeometry(saveGeometry());
    event->accept();
}

void MainWindow::reload(Page& part) {
    editor::commitPendingInput(this);
    Page& page = filedPage(part);
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
    guardOf(*page.document).watch.acknowledge();
    m_pages->clearNotices(page);
    refreshStatus();
}

void MainWindow::refreshRecent() {
    QMenu* file = m_actions.menu(editor::Menu::File);
    if (!m_recentMenu) {
        m_recentMenu = new QMenu(tr("Open &recent"), this);
        file->insertMenu(m_actions.action(QStringLiteral("file.clearRecent")), m_recentMenu);
    }
    m_recentMenu->clear();
    const QStringList files = m_settings.recentFiles();
    const QStringList pinned = m_settings.pinnedFiles();
    const auto add = [&](const QString& path) {
        // Files of one name are told apart by their folder; a & of the user's is no mnemonic.
        QString text = tr("%1 — %2").arg(QFileInfo(path).fileName(),
                                         QDir::toNativeSeparators(QFileInfo(path).absolutePath()));
        QAction* action = m_recentMenu->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setToolTip(path);
        action->setEnabled(QFile::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    };
    for (const QString& path : pinned)
        add(path);
    if (!pinned.isEmpty())
        m_recentMenu->addSeparator();
    for (const QString& path : files)
        if (!pinned.contains(path))
            add(path);
    m_recentMenu->setEnabled(!files.isEmpty() || !pinned.isEmpty());
    m_actions.setEnabled({"file.clearRecent"}, !files.isEmpty());
    if (m_welcome)
        m_welcome->setRecentFiles(files, pinned);
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
