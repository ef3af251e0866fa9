#pragma once

#include <QMainWindow>
#include <QUndoGroup>
#include <map>
#include <memory>
#include <vector>

#include "app/gui/document_pages.h"
#include "app/gui/notice_bar.h"
#include "app/gui/settings.h"
#include "editor/actions/action_set.h"
#include "editor/actions/command_palette.h"
#include "editor/workspace.h"
#include "editor/workspace_host.h"
#include "model/document/scenario_document.h"
#include "model/io/autosave.h"
#include "model/io/document_files.h"
#include "model/io/document_lock.h"
#include "model/io/file_watch.h"
#include "model/io/user_collection.h"
#include "model/judging/judging.h"
#include "model/library/content_library.h"

class QDockWidget;
class QLabel;
class QPushButton;
class QToolBar;

namespace bocage::model {
struct Bundle;
struct ExportSubject;
}  // namespace bocage::model

namespace bocage::editor {
class HelpWindow;
class ProblemsPanel;
}  // namespace bocage::editor

namespace bocage::app {

class DockHeader;
class WelcomePage;

/// The one window: tabs, docks, menus and status bar around whatever the workspaces bring. It hosts, opens
/// and saves; it knows nothing of maps or armies.
class MainWindow : public QMainWindow, private editor::WorkspaceHost {
    Q_OBJECT

public:
    MainWindow(Settings& settings, model::LibraryLoad library);
    ~MainWindow() override;

    /// Opens files in tabs; those that fail are told, the others open.
    void openFiles(const QStringList& paths);
    /// Opens what was open when the window was closed; files that are gone are passed over.
    void reopenSession();
    /// Before the window is shown by whoever opens documents right then: the welcome page does not read all
    /// samples for nothing.
    void expectDocuments();
    /// A new document that takes its first value from a file but not its name.
    bool newFromFile(const QString& path);
    /// An empty scenario of a game; asks which when none is named.
    void newScenario(std::string system = {});

    /// Reads back what another program holds; a bundle is unpacked into a folder, asked for when not given.
    bool importFile(const QString& path, const QString& into = {});

    model::Document* currentDocument();
    DocumentPages& pages() { return *m_pages; }
    editor::ActionSet& actions() { return m_actions; }
    model::Autosave& autosave() { return m_autosave; }
    model::UserCollection& collection() { return m_collection; }
    editor::CommandPalette& commandPalette() { return *m_palette; }
    const rules::LibraryPtr& library() const { return m_library.library; }
    const std::vector<std::unique_ptr<editor::Workspace>>& workspaces() const { return m_workspaces; }
    /// Shows a place of the document in front.
    void reveal(const rules::Location& location);
    /// Unfolds a problem of the document in front, by its rule.
    void revealProblem(const std::string& rule);
    bool saveTo(Page& page, const QString& path);
    /// True while the disk is waited for; nothing else may begin with a document then.
    bool isSaving() const { return m_saving; }
    /// Brings back unsaved work of an earlier run: into the tab of its document, or a new one.
    void restore(const model::Recovery& recovery);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // main_window.cpp
    void connectActions();
    void refreshActions();
    void refreshStatus();
    /// How safe the document is: saved, copied, or neither yet.
    QString safetyText(const model::Document& document) const;
    void retranslate();
    void setLanguage(const QString& code);
    void setDark(bool dark);
    std::vector<editor::Findable> findables(const QString& query);
    void showWelcome();
    void showKeys();
    void showAbout();
    void fillLanguageMenu();

    // main_window_help.cpp
    void connectHelp();
    editor::HelpWindow& help();
    /// A page of the manual; without an id the one about what is in front.
    void showManual(const QString& id = {});
    void showPreferences();
    /// Brings what the settings say into force.
    void applySettings();

    // main_window_print.cpp
    void printAids();

    // main_window_tabs.cpp
    void connectTabs();
    void fillTabMenu(QMenu& menu, int index);
    void fillWindowList();
    /// Closes all pages but one, or all; stops where the user wants to keep one.
    void closeOthers(const Page* kept);

    // main_window_layout.cpp
    void buildDocks();
    QDockWidget* addDock(const editor::DockPlace& place, const QString& workspace);
    void currentPageChanged();
    void showLayout(const QString& workspace);
    void fillToolBar();
    void rememberLayout();
    void resetLayout();
    void applyFirstLayout(const QString& workspace);
    void refreshDockTitles();
    void focusNextPane();
    /// Docks of other workspaces stay away, whatever a saved state knows of them.
    void hideForeignDocks();

    // main_window_arrangements.cpp
    void buildArrangements();
    void fillArrangements();
    void keepArrangement();
    void useArrangement(const QString& name);

    // main_window_packs.cpp
    void connectPacks();
    /// Says what is in a pack, and installs it or opens it in the studio.
    void offerPack(const QString& path);
    /// Opens a pack to work on it: a folder in place, an archive as something new.
    bool openPackDocument(const QString& path);
    void newPack();
    void showPacks();
    /// Installs and says what came of it; true when it is there now.
    bool installPack(const QString& source, bool replace, const QString& title);
    /// Where it is now, as a sentence; nothing when it was not exported.
    QString exportPack(const QString& source);
    /// Documents that a pack may matter to: open ones and recent ones.
    QStringList knownDocuments() const;
    /// After a pack was saved among the user's own.
    void packSaved(const model::Document& document);
    void useLibrary(model::LibraryLoad library);
    /// A rule test of the document in front, in one of the user's packs.
    void keepRuleTest();
    /// Says what another version of a pack means for a document, and offers to convert it.
    void offerRefresh(Page& page);

    // main_window_files.cpp
    bool openFile(const QString& path);
    Page* addDocument(std::unique_ptr<model::Document> document);
    /// What came from elsewhere and lies in no file: an import. Unsaved work from the first moment.
    Page* addUnsaved(std::unique_ptr<model::Document> document);
    bool save(Page& page);
    bool saveAs(Page& page);
    void saveAsTemplate(Page& page);
    bool closePage(Page& page);
    bool mayClose(Page& page);
    void reload(Page& page);
    void refreshRecent();
    void rememberSession();

    // main_window_host.cpp
    QWidget* dialogParent() override { return this; }
    rules::LibraryPtr hostLibrary() const override { return m_library.library; }
    model::UserCollection& hostCollection() override { return m_collection; }
    std::vector<model::Document*> openDocuments() const override;
    model::Document* frontDocument() override { return currentDocument(); }
    QString documentsFolder() const override { return m_settings.documentsFolder(); }
    void openPaths(const QStringList& paths) override { openFiles(paths); }
    bool addNew(std::unique_ptr<model::Document> document) override;
    bool addImported(std::unique_ptr<model::Document> document) override;
    void bringToFront(const model::Document& document) override;
    void closeLater(model::Document& document) override;
    void saveFront() override;
    void tellProblems(const QString& sentence, const rules::Problems& problems) override;
    /// The page whose file a page is saved to: its own, or that of the scenario it is part of.
    Page& filedPage(Page& page);
    void closePagesInside(const model::Document& owner);

    // main_window_export.cpp
    std::shared_ptr<const model::ExportSubject> subjectInFront();
    void exportFront();
    void copyAsText();
    void chooseImport();
    bool isImport(const QString& path) const;
    bool unpackBundle(const model::Bundle& bundle, const QString& name, const QString& into);

    // main_window_guards.cpp
    /// What stands between an open document and its file: who else has it, what happens to it on disk.
    struct Guard {
        model::DocumentLock lock;
        model::FileWatch watch;
        bool readOnly = false;  ///< Save asks for another place
    };
    enum class Access { Write, ReadOnly, None };
    Guard& guardOf(const model::Document& document);
    /// Takes the lock of a file about to be opened; asks when somebody else has it.
    Access access(const QString& path, model::DocumentLock& lock);
    /// What stands in the way of writing there, told; false then.
    bool mayWrite(Page& page, const QString& path);
    /// The part of a save that waits for the disk; the window stays alive meanwhile.
    rules::Result<rules::Done> write(Page& page, const model::SaveJob& job);
    void follow(Page& page);
    void sayOfFile(Page& page, const QString& sentence, const QString& detail,
                   std::vector<NoticeBar::Choice> choices);
    void changedOnDisk(Page& page);
    void vanishedFromDisk(Page& page);
    void letGo(Page& page);

    // main_window_recovery.cpp
    void findRecoveries();
    /// Offers what an earlier run left behind: everything on the welcome page, what belongs to a document on
    /// its own page.
    void offerRecoveries(Page& page);
    void throwAway(const model::Recovery& recovery);
    /// The offer is answered: its notices go, wherever they are.
    void withdraw(const model::Recovery& recovery);
    /// Offers that the document in this page has overtaken by a save.
    void withdrawOvertaken(const Page& page);
    void showVersions();

    struct Dock {
        QDockWidget* dock;
        DockHeader* header;
        editor::DockPlace place;
        QString workspace;  ///< empty: with every document
    };

    Settings& m_settings;
    model::LibraryLoad m_library;
    editor::ActionSet m_actions;
    QUndoGroup m_undo;
    model::Autosave m_autosave;
    model::UserCollection m_collection;
    model::Judging m_judging;
    std::map<const model::Document*, std::unique_ptr<Guard>> m_guards;
    std::vector<model::Recovery> m_offers;  ///< unsaved work of earlier runs, not answered yet
    rules::Problems m_damaged;              ///< copies that could not be read
    std::vector<std::unique_ptr<editor::Workspace>> m_workspaces;
    std::vector<Dock> m_docks;
    QString m_layout;  ///< workspace whose docks are shown now
    bool m_closing = false;
    bool m_saving = false;

    DocumentPages* m_pages = nullptr;
    WelcomePage* m_welcome = nullptr;
    editor::ProblemsPanel* m_problems = nullptr;
    editor::CommandPalette* m_palette = nullptr;
    editor::HelpWindow* m_help = nullptr;
    QToolBar* m_toolBar = nullptr;
    QAction* m_toolSpring = nullptr;  ///< tools stand left of it
    QPushButton* m_find = nullptr;
    QLabel* m_status = nullptr;
    QLabel* m_viewStatus = nullptr;
    QMenu* m_recentMenu = nullptr;
    std::vector<QAction*> m_windowList;
    QMenu* m_panelMenu = nullptr;
    QMenu* m_arrangementMenu = nullptr;
    QMenu* m_languageMenu = nullptr;
};

}  // namespace bocage::app
