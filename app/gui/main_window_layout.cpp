// Docks of MainWindow: made once, shown with the workspace they belong to, remembered per workspace.
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolBar>
#include <QUndoView>

#include "app/gui/dock_header.h"
#include "app/gui/main_window.h"
#include "app/gui/window_actions.h"
#include "editor/panels/problems_bar.h"
#include "editor/panels/problems_panel.h"
#include "editor/scenario/scenario_actions.h"
#include "model/document/campaign_document.h"
#include "model/document/pack_document.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/systems/game_face.h"

namespace bocage::app {

namespace {

/// Steps that were taken back are grey until they are done again or overtaken.
class HistoryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        painter->save();
        if (view && index.row() > view->currentIndex().row())
            painter->setOpacity(0.5);
        QStyledItemDelegate::paint(painter, option, index);
        painter->restore();
    }
};

/// The game of a document; empty when it is of none.
std::string systemOf(const model::Document& document) {
    if (const auto* scenario = qobject_cast<const model::ScenarioDocument*>(&document))
        return scenario->scenario().system;
    if (const auto* roster = qobject_cast<const model::RosterDocument*>(&document))
        return roster->roster().system;
    if (const auto* campaign = qobject_cast<const model::CampaignDocument*>(&document))
        return campaign->campaign().system;
    if (const auto* pack = qobject_cast<const model::PackDocument*>(&document))
        return pack->value().manifest.system;
    return {};
}

}  // namespace

QDockWidget* MainWindow::addDock(const editor::DockPlace& place, const QString& workspace) {
    auto* dock = new QDockWidget(place.title(), this);
    dock->setObjectName(place.id);
    dock->setWidget(place.widget);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable |
                      QDockWidget::DockWidgetFloatable);
    auto* header = new DockHeader(*dock);
    dock->setTitleBarWidget(header);
    dock->installEventFilter(this);
    addDockWidget(place.area, dock);
    m_docks.push_back({dock, header, place, workspace});
    QAction* toggle = dock->toggleViewAction();
    toggle->setObjectName(QStringLiteral("panel.%1").arg(place.id));
    m_panelMenu->addAction(toggle);
    // One of several in the same place comes to the front when it is asked for.
    connect(toggle, &QAction::triggered, dock, [dock](bool on) {
        if (on)
            dock->raise();
    });
    return dock;
}

void MainWindow::buildDocks() {
    QMenu* view = m_actions.menu(editor::Menu::View);
    m_panelMenu = new QMenu(this);
    view->insertMenu(m_actions.action(QStringLiteral("view.resetLayout")), m_panelMenu);
    buildArrangements();
    for (const auto& workspace : m_workspaces)
        for (const editor::DockPlace& place : workspace->docks())
            addDock(place, workspace->id());
    addDock({QStringLiteral("problems"), [] { return tr("Problems"); }, m_problems, Qt::BottomDockWidgetArea,
             true, 150},
            {});
    m_docks.back().header->setTools(m_problems->bar());
    auto* history = new QUndoView(&m_undo);
    history->setObjectName(QStringLiteral("historyView"));
    history->setItemDelegate(new HistoryDelegate(history));
    history->setEmptyLabel(tr("As opened"));
    addDock({QStringLiteral("history"), [] { return tr("History"); }, history, Qt::RightDockWidgetArea, false,
             240},
            {});
    for (const Dock& dock : m_docks)
        dock.dock->hide();
    m_panelMenu->menuAction()->setVisible(false);
}

/// Escape that no part of a panel has a use for goes back to the map or sheet, and leaves no search behind.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    Page* page = m_pages ? m_pages->current() : nullptr;
    if (event->type() == QEvent::KeyPress && qobject_cast<QDockWidget*>(watched) && page &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (auto* search = qobject_cast<QLineEdit*>(QApplication::focusWidget());
            search && search->isClearButtonEnabled())
            search->clear();
        activateWindow();  // the panel may float
        page->view->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::refreshDockTitles() {
    for (const Dock& dock : m_docks) {
        // Tabs, menu and a dock that floats have its own name; its head may name what is selected.
        dock.dock->setWindowTitle(dock.place.name ? dock.place.name() : dock.place.title());
        dock.header->setTitle(dock.place.title());
        if (auto* history = qobject_cast<QUndoView*>(dock.place.widget)) {
            history->setEmptyLabel(tr("As opened"));
            history->setAccessibleName(tr("History"));
        }
    }
}

void MainWindow::currentPageChanged() {
    if (m_closing)
        return;
    Page* page = m_pages->current();
    editor::Workspace* workspace = page ? page->workspace : nullptr;
    // Menus, panels and dialogs speak the words of the game in front; another game is another language.
    const std::string system = page && page->document ? systemOf(*page->document) : std::string();
    if (model::speakAs(system)) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(qApp, &change);
        m_actions.retranslate();
    }
    for (const auto& other : m_workspaces)
        other->setCurrentView(other.get() == workspace ? page->view : nullptr);
    m_actions.showOnly([&](const QString& id) {
        for (const auto& other : m_workspaces)
            if (other.get() != workspace && other->keeps(id))
                return false;
        if (!system.empty() && !editor::hasUseFor(system, id))
            return false;
        return !workspace || workspace->offers(id);
    });
    for (const auto& other : m_workspaces)
        other->setFront(page ? page->document.get() : nullptr);
    showLayout(workspace ? workspace->layout() : QString());
    m_undo.setActiveStack(page && page->document ? &page->document->undoStack() : nullptr);
    m_judging.setDocument(page ? page->document.get() : nullptr);
    refreshDockTitles();
    refreshStatus();
    refreshActions();
    if (page && page->document)
        page->view->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showLayout(const QString& workspace) {
    if (workspace == m_layout)
        return;
    rememberLayout();
    m_layout = workspace;
    m_panelMenu->menuAction()->setVisible(!workspace.isEmpty());
    m_arrangementMenu->menuAction()->setVisible(!workspace.isEmpty());
    m_toolBar->setVisible(true);
    fillToolBar();
    for (const Dock& dock : m_docks)
        dock.dock->toggleViewAction()->setVisible(!workspace.isEmpty() &&
                                                  (dock.workspace.isEmpty() || dock.workspace == workspace));
    if (workspace.isEmpty()) {
        for (const Dock& dock : m_docks)
            dock.dock->hide();
        return;
    }
    // A state from another version or a damaged one is refused by Qt; then the first layout counts.
    const QByteArray saved = m_settings.layout(workspace);
    if (saved.isEmpty() || !restoreState(saved, layoutVersion))
        applyFirstLayout(workspace);
    hideForeignDocks();
}

void MainWindow::hideForeignDocks() {
    for (const Dock& dock : m_docks)
        if (!dock.workspace.isEmpty() && dock.workspace != m_layout)
            dock.dock->hide();
}

/// Tools that do nothing on this kind of page would only be in the way.
void MainWindow::fillToolBar() {
    std::vector<std::span<const editor::ActionInfo>> tables{windowActions()};
    for (const auto& workspace : m_workspaces)
        if (workspace->id() == m_layout)
            tables.push_back(workspace->actionTable());
    m_actions.fillToolBar(*m_toolBar, m_toolSpring, tables);
}

void MainWindow::rememberLayout() {
    if (!m_layout.isEmpty() && isVisible())
        m_settings.setLayout(m_layout, saveState(layoutVersion));
}

void MainWindow::applyFirstLayout(const QString& workspace) {
    std::map<Qt::DockWidgetArea, std::pair<QList<QDockWidget*>, QList<int>>> byArea;
    const bool listed = std::any_of(m_workspaces.begin(), m_workspaces.end(), [&](const auto& other) {
        return other->id() == workspace && other->showsProblems();
    });
    for (const Dock& dock : m_docks) {
        const bool ours = dock.workspace.isEmpty() || dock.workspace == workspace;
        dock.dock->setFloating(false);
        addDockWidget(dock.place.area, dock.dock);
        const bool shown = ours && dock.place.shownAtFirst && !(dock.place.widget == m_problems && listed);
        dock.dock->setVisible(shown);
        if (shown) {
            byArea[dock.place.area].first << dock.dock;
            byArea[dock.place.area].second << dock.place.size;
        }
    }
    // Those that come up later share a place as tabs: the window needs no more height for them.
    for (const Dock& dock : m_docks) {
        const auto place = byArea.find(dock.place.area);
        if (dock.dock->isHidden() && place != byArea.end() &&
            (dock.workspace.isEmpty() || dock.workspace == workspace)) {
            tabifyDockWidget(place->second.first.back(), dock.dock);
            dock.dock->hide();
        }
    }
    for (const auto& [area, docks] : byArea) {
        const bool bottom = area == Qt::BottomDockWidgetArea || area == Qt::TopDockWidgetArea;
        resizeDocks({docks.first.front()}, {docks.second.front()}, bottom ? Qt::Vertical : Qt::Horizontal);
        // Side docks share the height: the first one gets the larger part.
        if (!bottom && docks.first.size() > 1) {
            QList<int> heights;
            for (qsizetype i = 0; i < docks.first.size(); ++i)
                heights << (i == 0 ? 300 : 150);
            resizeDocks(docks.first, heights, Qt::Vertical);
        }
    }
    // Once more for those that had no room before the page behind them left it.
    QMetaObject::invokeMethod(
        this,
        [this, byArea, workspace] {
            for (const auto& [area, docks] : byArea)
                if (m_layout == workspace && area == Qt::RightDockWidgetArea &&
                    docks.first.front()->width() < docks.second.front())
                    resizeDocks({docks.first.front()}, {docks.second.front()}, Qt::Horizontal);
        },
        Qt::QueuedConnection);
}

void MainWindow::resetLayout() {
    m_settings.clearLayouts();
    if (!m_layout.isEmpty())
        applyFirstLayout(m_layout);
}

void MainWindow::focusNextPane() {
    QList<QWidget*> panes;
    if (Page* page = m_pages->current())
        panes << page->view;
    for (const Dock& dock : m_docks)
        if (dock.dock->isVisible())
            panes << dock.place.widget;
    if (panes.isEmpty())
        return;
    qsizetype current = -1;
    for (qsizetype i = 0; i < panes.size(); ++i)
        if (QWidget* focus = focusWidget(); focus && (focus == panes[i] || panes[i]->isAncestorOf(focus)))
            current = i;
    QWidget* next = panes[(current + 1) % panes.size()];
    next->setFocus(Qt::TabFocusReason);
    // A panel may be a mere frame: the first child that takes keys gets them.
    if (QApplication::focusWidget() == next && next->focusPolicy() == Qt::NoFocus)
        for (QWidget* child : next->findChildren<QWidget*>())
            if (child->focusPolicy() & Qt::TabFocus && child->isVisible()) {
                child->setFocus(Qt::TabFocusReason);
                break;
            }
}

}  // namespace bocage::app
