#include "app/gui/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include "app/gui/application.h"
#include "app/gui/file_dialogs.h"
#include "app/gui/keys_dialog.h"
#include "app/gui/notice_bar.h"
#include "app/gui/welcome_page.h"
#include "app/gui/window_actions.h"
#include "app/gui/workspaces.h"
#include "editor/forms/pending_input.h"
#include "editor/help/help_window.h"
#include "editor/panels/problems_bar.h"
#include "editor/panels/problems_panel.h"
#include "editor/theme/icons.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/io/resource_paths.h"
#include "model/language/language.h"
#include "model/language/step_words.h"
#include "model/messages/problem_text.h"

namespace bocage::app {

MainWindow::MainWindow(Settings& settings, model::LibraryLoad library)
    : m_settings(settings), m_library(std::move(library)), m_workspaces(makeWorkspaces()) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);

    m_actions.add(windowActions());
    for (const auto& workspace : m_workspaces)
        m_actions.add(workspace->actionTable());
    useKeys(m_actions, m_settings.keys());
    m_actions.buildMenus(*menuBar());
    for (QAction* action : m_actions.all())
        addAction(action);  // shortcuts work even while a menu bar is hidden

    m_toolBar = addToolBar(QString());
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({20, 20});
    auto* spring = new QWidget;
    spring->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolSpring = m_toolBar->addWidget(spring);
    m_find = new QPushButton;
    m_find->setObjectName(QStringLiteral("findAnything"));
    m_find->setIcon(editor::themedIcon(QStringLiteral("search")));
    m_find->setFocusPolicy(Qt::TabFocus);
    m_toolBar->addWidget(m_find);
    fillToolBar();

    m_pages = new DocumentPages(this);
    setCentralWidget(m_pages);
    m_palette = new editor::CommandPalette(this, [this](const QString& query) { return findables(query); });

    m_status = new QLabel;
    m_status->setObjectName(QStringLiteral("statusText"));
    m_status->setTextFormat(Qt::PlainText);
    // A long sentence must not push the window wider.
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_viewStatus = new QLabel;
    m_viewStatus->setObjectName(QStringLiteral("viewText"));
    m_viewStatus->setTextFormat(Qt::PlainText);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_viewStatus);

    m_problems = new editor::ProblemsPanel(m_judging);
    buildDocks();
    connectActions();
    fillLanguageMenu();

    connect(m_pages, &DocumentPages::currentChanged, this, &MainWindow::currentPageChanged);
    connect(m_pages, &DocumentPages::closeWanted, this, [this](int index) { closePage(m_pages->at(index)); });
    connect(&m_autosave, &model::Autosave::copyWritten, this, &MainWindow::refreshStatus);
    connect(&m_autosave, &model::Autosave::aboutToCopy, this, [] { editor::commitInputSoftly(); });
    connect(&m_autosave, &model::Autosave::copyFailed, this,
            [this](model::Document* document, const rules::Problem& problem) {
                Page* page = m_pages->pageOf(*document);
                if (page && page->notices->count() == 0)
                    m_pages->addNotice(
                        *page, new NoticeBar(NoticeBar::Kind::Warning,
                                             tr("A safety copy of this document could not be written."),
                                             model::ProblemText::full(problem), {{tr("Understood"), {}}}));
            });
    connect(m_problems, &editor::ProblemsPanel::revealWanted, this, [this](const rules::Location& location) {
        if (Page* page = m_pages->current(); page && page->workspace)
            page->workspace->reveal(location);
    });
    connect(m_problems, &editor::ProblemsPanel::summaryChanged, this, [this] {
        Page* page = m_pages->current();
        if (!page || !page->workspace || page->document.get() != m_judging.document())
            return;
        const rules::Verdict& verdict = m_judging.verdict();
        page->workspace->setVerdict(verdict);
        if (!m_judging.upToDate())
            return;
        page->findings = {};
        for (const rules::Finding& finding : verdict.findings)
            page->findings.add(finding.severity);
        page->waived = static_cast<int>(verdict.waived.size());
        m_pages->refreshTitles();
        refreshActions();
    });
    connect(m_problems, &editor::ProblemsPanel::previewWanted, this, [this](const rules::Fix* fix) {
        if (Page* page = m_pages->current(); page && page->workspace)
            page->workspace->preview(fix);
    });
    m_problems->bar()->restoreState(m_settings.text(QStringLiteral("problems/view")));
    const auto remember = [this] {
        m_settings.setText(QStringLiteral("problems/view"), m_problems->bar()->state());
    };
    connect(m_problems->bar(), &editor::ProblemsBar::changed, this, remember);
    connect(m_problems->bar(), &editor::ProblemsBar::strictChanged, this, [this, remember](bool strict) {
        remember();
        m_actions.action(QStringLiteral("check.strict"))->setChecked(strict);
    });
    m_actions.action(QStringLiteral("check.strict"))->setChecked(m_problems->bar()->strict());

    m_judging.setCollection(&m_collection);
    for (const auto& workspace : m_workspaces)
        workspace->setCollection(m_collection);
    for (const auto& workspace : m_workspaces)
        connect(workspace.get(), &editor::Workspace::layoutChanged, this, [this, from = workspace.get()] {
            if (Page* page = m_pages->current(); page && page->workspace == from)
                showLayout(from->layout());
        });

    applySettings();
    retranslate();
    // Not every desktop shrinks a window that is larger than its screen; a title bar wants its place as well.
    constexpr QSize frame(0, 40);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - frame));
    restoreGeometry(m_settings.geometry());
    findRecoveries();
    showWelcome();
}

MainWindow::~MainWindow() {
    // Panels let go first: a field in them that loses the keyboard would write into a document that is gone.
    m_judging.setDocument(nullptr);
    for (const auto& workspace : m_workspaces)
        workspace->setCurrentView(nullptr);
    // Pages refer to workspaces and their docks; they go before them.
    m_closing = true;
    for (int i = m_pages->count(); i-- > 0;)
        if (Page& page = m_pages->at(i); page.document && page.document->owner())
            m_pages->remove(page);
    while (m_pages->count() > 0)
        m_pages->remove(m_pages->at(0));
    // The panel goes after this window's own part: what it says while it is taken apart has no listener any
    // more.
    m_problems->disconnect(this);
    m_problems->bar()->disconnect(this);
}

void MainWindow::connectActions() {
    const auto on = [this](const char* id, auto run) {
        m_actions.connectTo(QString::fromLatin1(id), this, run);
    };
    const auto withPage = [this](auto run) {
        return [this, run] {
            if (Page* page = m_pages->current(); page && page->document)
                run(*page);
        };
    };
    on("file.new", [this] { newScenario(); });
    on("file.newFromTemplate", [this] {
        showWelcome();
        m_welcome->focusTemplates();
    });
    on("file.open", [this] {
        model::Document* document = currentDocument();
        const QString folder = document && !document->path().isEmpty()
                                   ? QFileInfo(document->path()).absolutePath()
                                   : m_settings.documentsFolder();
        openFiles(askOpenFiles(this, folder));
    });
    on("file.openSample", [this] { openFiles({WelcomePage::sampleFiles().value(0)}); });
    on("file.reopenSession", [this] { reopenSession(); });
    m_actions.setEnabled({"file.reopenSession"}, !m_settings.session().isEmpty());
    m_actions.action(QStringLiteral("file.reopenAtStart"))
        ->setChecked(m_settings.flag(QStringLiteral("files/reopen"), false));
    m_actions.connectToggle(QStringLiteral("file.reopenAtStart"), this, [this](bool wanted) {
        m_settings.setFlag(QStringLiteral("files/reopen"), wanted);
    });
    on("file.clearRecent", [this] {
        m_settings.clearRecentFiles();
        refreshRecent();
    });
    on("file.save", withPage([this](Page& page) { save(page); }));
    on("file.saveAs", withPage([this](Page& page) { saveAs(page); }));
    on("file.saveTemplate", withPage([this](Page& page) { saveAsTemplate(page); }));
    on("file.saveAll", [this] {
        for (int i = 0; i < m_pages->count(); ++i)
            if (Page& page = m_pages->at(i);
                page.document && !page.document->owner() && page.document->isModified())
                save(page);
    });
    on("file.import", [this] { chooseImport(); });
    on("file.export", [this] { exportFront(); });
    on("edit.copyText", [this] { copyAsText(); });
    on("file.reload", withPage([this](Page& page) { reload(page); }));
    on("file.versions", [this] { showVersions(); });
    on("file.print", [this] { printAids(); });
    on("file.close", [this] {
        if (Page* page = m_pages->current())
            closePage(*page);
    });
    on("file.quit", [this] { close(); });

    // What is being typed was handed over by then: the first step back is that one.
    on("edit.undo", [this] { m_undo.undo(); });
    on("edit.redo", [this] { m_undo.redo(); });
    connect(&m_undo, &QUndoGroup::canUndoChanged, this, &MainWindow::refreshActions);
    connect(&m_undo, &QUndoGroup::canRedoChanged, this, &MainWindow::refreshActions);
    connect(&m_undo, &QUndoGroup::undoTextChanged, this, &MainWindow::refreshActions);
    connect(&m_undo, &QUndoGroup::redoTextChanged, this, &MainWindow::refreshActions);
    connect(&m_undo, &QUndoGroup::cleanChanged, this, &MainWindow::refreshStatus);

    m_actions.action(QStringLiteral("view.dark"))->setChecked(isDark(m_settings));
    m_actions.connectToggle(QStringLiteral("view.dark"), this, [this](bool dark) { setDark(dark); });
    on("view.resetLayout", [this] { resetLayout(); });
    m_actions.connectToggle(QStringLiteral("view.fullScreen"), this,
                            [this](bool full) { full ? showFullScreen() : showNormal(); });
    on("check.next", [this] { m_problems->goToNext(1); });
    on("check.previous", [this] { m_problems->goToNext(-1); });
    on("check.fix", [this] { m_problems->applyFirstFix(); });
    on("check.fixAll", [this] { m_problems->fixAllLikeCurrent(); });
    on("check.waive", [this] { m_problems->waiveCurrent(); });
    on("check.filter", [this] { m_problems->bar()->focusFilter(); });
    m_actions.connectToggle(QStringLiteral("check.strict"), this,
                            [this](bool strict) { m_problems->bar()->setStrict(strict); });

    on("window.find", [this] { m_palette->popup(); });
    connect(m_find, &QPushButton::clicked, this, [this] { m_palette->popup(); });
    const auto turn = [this](int by) {
        if (const int count = m_pages->count())
            m_pages->setCurrentIndex((m_pages->currentIndex() + by + count) % count);
    };
    on("window.nextTab", [turn] { turn(1); });
    on("window.previousTab", [turn] { turn(-1); });
    on("window.nextPane", [this] { focusNextPane(); });
    on("edit.preferences", [this] { showPreferences(); });
    connectPacks();
    connectTabs();
    on("window.welcome", [this] { showWelcome(); });
    on("help.keys", [this] { showKeys(); });
    on("help.about", [this] { showAbout(); });
    connectHelp();

    for (const auto& workspace : m_workspaces) {
        workspace->setHost(*this);
        workspace->setUp(m_actions);
        connect(workspace.get(), &editor::Workspace::statusChanged, this, &MainWindow::refreshStatus);
        connect(workspace.get(), &editor::Workspace::saveRequested, this, &MainWindow::saveFront);
        connect(workspace.get(), &editor::Workspace::rosterWanted, this,
                [this](const rules::ElementId& roster) {
                    for (const auto& other : m_workspaces)
                        if (model::Document* front = currentDocument())
                            other->openRoster(*front, roster);
                });
        connect(workspace.get(), &editor::Workspace::dockTitlesChanged, this, &MainWindow::refreshDockTitles);
        connect(workspace.get(), &editor::Workspace::dockWanted, this, [this](const QString& id) {
            for (const Dock& dock : m_docks)
                if (dock.place.id == id) {
                    dock.dock->show();
                    dock.dock->raise();
                    dock.place.widget->setFocus(Qt::OtherFocusReason);
                }
        });
    }
}

void MainWindow::refreshActions() {
    Page* page = m_pages->current();
    const model::Document* document = page ? page->document.get() : nullptr;
    m_actions.setEnabled({"file.save"}, document && (document->isModified() || document->path().isEmpty()));
    m_actions.setEnabled(
        {"file.saveAs", "file.print", "file.export", "edit.copyText", "check.next", "check.previous",
         "check.fix", "check.fixAll", "check.waive", "check.rule", "check.filter", "check.strict"},
        document);
    m_actions.setEnabled({"check.keepTest"}, qobject_cast<const model::ScenarioDocument*>(document) ||
                                                 qobject_cast<const model::RosterDocument*>(document));
    m_actions.setEnabled({"file.reload"}, document && !document->path().isEmpty());
    m_actions.setEnabled({"file.close"}, page);
    m_actions.setEnabled({"window.nextTab", "window.previousTab"}, m_pages->count() > 1);
    m_actions.setEnabled({"edit.undo"}, m_undo.canUndo());
    m_actions.setEnabled({"edit.redo"}, m_undo.canRedo());
    const auto name = [this](const char* id, const QString& step, const QString& plain,
                             const QString& named) {
        m_actions.action(QString::fromLatin1(id))->setText(step.isEmpty() ? plain : named.arg(step));
    };
    name("edit.undo", m_undo.undoText(), tr("&Undo"), tr("&Undo: %1"));
    name("edit.redo", m_undo.redoText(), tr("&Redo"), tr("&Redo: %1"));
}

void MainWindow::refreshStatus() {
    Page* page = m_pages->current();
    if (!page || !page->document) {
        m_status->setText(tr("Open a sample, drop a file here, or press Ctrl+K to find anything."));
        m_viewStatus->clear();
        setWindowTitle(QStringLiteral("Bocage"));
        setWindowModified(false);
        return;
    }
    const model::Document& document = *page->document;
    m_status->setText(page->workspace->statusText());
    m_viewStatus->setText(
        QStringList{page->workspace->viewText(), safetyText(document)}.join(QStringLiteral(" · ")));
    m_viewStatus->setToolTip(tr("A safety copy of what is not saved is written when you pause, and after %1 "
                                "seconds at the latest. After a crash that is the most you can lose.")
                                 .arg(m_settings.autosaveSeconds()));
    setWindowTitle(QStringLiteral("%1[*] — Bocage").arg(document.displayName()));
    setWindowModified(document.isModified());
    refreshActions();
}

QString MainWindow::safetyText(const model::Document& part) const {
    // A part of a scenario is as safe as the scenario.
    const model::Document* owner = const_cast<model::Document&>(part).owner();
    const model::Document& document = owner ? *owner : part;
    if (!document.isModified())
        return document.path().isEmpty() ? tr("new") : tr("saved");
    // Modified, but a copy of this very state is safe: said, so that nobody worries.
    if (m_autosave.isSafe(&document))
        return tr("not saved · safety copy %1")
            .arg(QLocale().toString(m_autosave.copiedAt(&document).toLocalTime().time(),
                                    QLocale::ShortFormat));
    return tr("not saved · safety copy within %1 s").arg(m_settings.autosaveSeconds());
}

void MainWindow::retranslate() {
    m_actions.retranslate();
    m_find->setText(tr("Find anything · %1")
                        .arg(m_actions.action(QStringLiteral("window.find"))
                                 ->shortcut()
                                 .toString(QKeySequence::NativeText)));
    m_find->setToolTip(tr("Find an action, a place or a thing on the map"));
    m_toolBar->setWindowTitle(tr("Tools"));
    if (m_panelMenu)
        m_panelMenu->setTitle(tr("&Panels"));
    if (m_arrangementMenu)
        m_arrangementMenu->setTitle(tr("Arran&gements"));
    if (m_languageMenu)
        m_languageMenu->setTitle(tr("&Language"));
    if (m_recentMenu)
        m_recentMenu->setTitle(tr("Open &recent"));
    // The history is told in the language of now; its view has to be shown the stack anew.
    QUndoStack* front = m_undo.activeStack();
    m_undo.setActiveStack(nullptr);
    for (int i = 0; i < m_pages->count(); ++i)
        if (model::Document* document = m_pages->at(i).document.get())
            model::retellSteps(document->undoStack());
    m_undo.setActiveStack(front);
    refreshRecent();
    refreshDockTitles();
    refreshActions();
    refreshStatus();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::setLanguage(const QString& code) {
    m_settings.setLanguage(code);
    model::useLanguage(code);
}

void MainWindow::setDark(bool dark) {
    m_settings.setLook(dark ? Settings::Look::Dark : Settings::Look::Light);
    applyTheme(dark);
}

void MainWindow::fillLanguageMenu() {
    QMenu* view = m_actions.menu(editor::Menu::View);
    QAction* dark = m_actions.action(QStringLiteral("view.dark"));
    m_languageMenu = new QMenu(this);
    view->insertMenu(dark, m_languageMenu);
    auto* group = new QActionGroup(this);
    for (const model::LanguageInfo& language : model::languages()) {
        QAction* action = m_languageMenu->addAction(language.name);
        action->setObjectName(QStringLiteral("language.%1").arg(language.code));
        action->setCheckable(true);
        action->setChecked(language.code == model::currentLanguage());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = language.code] { setLanguage(code); });
    }
}

std::vector<editor::Findable> MainWindow::findables(const QString& query) {
    std::vector<editor::Findable> found;
    if (Page* page = m_pages->current(); page && page->workspace)
        found = page->workspace->findables(query);
    for (QAction* action : m_actions.all()) {
        if (action->objectName() == QLatin1String("window.find") || !action->isVisible())
            continue;
        const editor::ActionInfo* info = m_actions.info(action->objectName());
        found.push_back({editor::ActionSet::plainText(*action), editor::ActionSet::menuTitle(info->menu),
                         action->shortcut().toString(QKeySequence::NativeText), action->icon(),
                         action->isEnabled(), [action] { action->trigger(); }, action->whatsThis()});
    }
    for (const model::ManualPage& page : help().manual().pages())
        found.push_back({page.title,
                         tr("Manual"),
                         {},
                         editor::themedIcon(QStringLiteral("info")),
                         true,
                         [this, id = page.id] { showManual(id); },
                         page.headings.join(QLatin1Char('\n'))});
    for (QAction* action : m_panelMenu->actions())
        if (action->isVisible())
            found.push_back({action->text(),
                             m_panelMenu->title().remove(QLatin1Char('&')),
                             {},
                             editor::themedIcon(QStringLiteral("layers")),
                             true,
                             [action] { action->trigger(); }});
    for (QAction* action : m_languageMenu->actions())
        found.push_back(
            {action->text(), m_languageMenu->title().remove(QLatin1Char('&')), {}, {}, true, [action] {
                 action->trigger();
             }});
    for (int i = 0; i < m_pages->count(); ++i)
        found.push_back({m_pages->tabs()->tabText(i),
                         tr("Tab"),
                         {},
                         editor::themedIcon(QStringLiteral("scenario")),
                         true,
                         [this, i] { m_pages->setCurrentIndex(i); }});
    return found;
}

void MainWindow::showWelcome() {
    if (!m_welcome) {
        m_welcome = new WelcomePage(m_library.library);
        connect(m_welcome, &WelcomePage::openWanted, this,
                [this](const QString& path) { openFiles({path}); });
        connect(m_welcome, &WelcomePage::newWanted, this, &MainWindow::newFromFile);
        connect(m_welcome, &WelcomePage::newEmptyWanted, this, [this] { newScenario(); });
        connect(m_welcome, &WelcomePage::newArmyWanted, this,
                [this] { m_actions.action(QStringLiteral("file.newArmy"))->trigger(); });
        connect(m_welcome, &WelcomePage::browseWanted, this,
                [this] { m_actions.action(QStringLiteral("file.open"))->trigger(); });
        connect(m_welcome, &WelcomePage::pinWanted, this, [this](const QString& path, bool pinned) {
            m_settings.setPinned(path, pinned);
            refreshRecent();
        });
        connect(m_welcome, &QObject::destroyed, this, [this] { m_welcome = nullptr; });
        offerRecoveries(m_pages->addPlain(m_welcome));
    }
    m_welcome->setRecentFiles(m_settings.recentFiles(), m_settings.pinnedFiles());
    m_pages->setCurrent(*m_pages->pageOf(*static_cast<QWidget*>(m_welcome)));
    currentPageChanged();
    m_welcome->focusSample();
}

void MainWindow::expectDocuments() {
    if (m_welcome)
        m_welcome->makeRoom();
}

void MainWindow::reveal(const rules::Location& location) {
    if (Page* page = m_pages->current(); page && page->workspace)
        page->workspace->reveal(location);
}

void MainWindow::revealProblem(const std::string& rule) {
    m_problems->showProblem(rule);
}

void MainWindow::showKeys() {
    KeysDialog dialog(m_actions, this);
    connect(&dialog, &KeysDialog::keysChanged, this, [this] {
        m_settings.setKeys(ownKeys(m_actions));
        retranslate();
    });
    dialog.exec();
}

void MainWindow::showAbout() {
    QMessageBox box(this);
    box.setObjectName(QStringLiteral("aboutBox"));
    box.setWindowTitle(tr("About Bocage"));
    box.setIconPixmap(editor::applicationIcon().pixmap(64, 64));
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Bocage %1").arg(QStringLiteral(BOCAGE_VERSION)));
    box.setInformativeText(
        tr("Lays out battles, builds armies, checks both against the rules and prints what the "
           "table needs.\nFree software under the MIT licence."));
    box.addButton(QMessageBox::Close);
    box.exec();
}

}  // namespace bocage::app
