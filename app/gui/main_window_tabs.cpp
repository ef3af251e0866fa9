#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QTabBar>
#include <QUrl>

#include "app/gui/main_window.h"

namespace bocage::app {

void MainWindow::connectTabs() {
    const auto on = [this](const char* id, auto run) {
        m_actions.connectTo(QString::fromLatin1(id), this, run);
    };
    on("window.closeOthers", [this] { closeOthers(m_pages->current()); });
    on("window.closeAll", [this] { closeOthers(nullptr); });
    QTabBar* tabs = m_pages->tabs();
    tabs->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tabs, &QTabBar::customContextMenuRequested, this, [this, tabs](const QPoint& at) {
        const int index = tabs->tabAt(at);
        if (index < 0)
            return;
        QMenu menu(this);
        fillTabMenu(menu, index);
        menu.exec(tabs->mapToGlobal(at));
    });
    connect(m_actions.menu(editor::Menu::Window), &QMenu::aboutToShow, this, &MainWindow::fillWindowList);
}

void MainWindow::fillTabMenu(QMenu& menu, int index) {
    Page& page = m_pages->at(index);
    menu.addAction(tr("Close this tab"), this, [this, &page] { closePage(page); })
        ->setObjectName(QStringLiteral("tab.close"));
    menu.addAction(tr("Close the other tabs"), this, [this, &page] { closeOthers(&page); })
        ->setEnabled(m_pages->count() > 1);
    if (!page.document)
        return;
    menu.addSeparator();
    menu.addAction(tr("Save"), this, [this, &page] { save(page); })->setEnabled(page.document->isModified());
    menu.addAction(tr("Save as…"), this, [this, &page] { saveAs(page); });
    const QString path = filedPage(page).document->path();
    if (path.isEmpty())
        return;
    menu.addSeparator();
    menu.addAction(tr("Copy the name of the file"), this,
                   [path] { QApplication::clipboard()->setText(QDir::toNativeSeparators(path)); });
    menu.addAction(tr("Open its folder"), this, [path] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
}

void MainWindow::fillWindowList() {
    QMenu* menu = m_actions.menu(editor::Menu::Window);
    for (QAction* action : std::exchange(m_windowList, {}))
        delete action;
    if (m_pages->count() == 0)
        return;
    m_windowList.push_back(menu->addSeparator());
    for (int i = 0; i < m_pages->count(); ++i) {
        // The first nine have their number as mnemonic.
        const QString title = m_pages->tabs()->tabText(i);
        QAction* action = menu->addAction(i < 9 ? QStringLiteral("&%1  %2").arg(i + 1).arg(title) : title);
        action->setObjectName(QStringLiteral("window.tab.%1").arg(i + 1));
        action->setCheckable(true);
        action->setChecked(i == m_pages->currentIndex());
        connect(action, &QAction::triggered, this, [this, i] { m_pages->setCurrentIndex(i); });
        m_windowList.push_back(action);
    }
}

void MainWindow::closeOthers(const Page* kept) {
    // Closing a scenario closes the armies inside it, so the rest is looked at anew each time.
    int i = m_pages->count();
    while (i > 0) {
        i = std::min(i, m_pages->count()) - 1;
        if (i < 0)
            return;
        if (&m_pages->at(i) != kept && !closePage(m_pages->at(i)))
            return;
    }
}

}  // namespace bocage::app
