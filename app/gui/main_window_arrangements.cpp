// Arrangements of MainWindow: panels as the user put them for one kind of work, kept by name.
#include <QInputDialog>
#include <QMenu>

#include "app/gui/main_window.h"

namespace bocage::app {

void MainWindow::buildArrangements() {
    QMenu* view = m_actions.menu(editor::Menu::View);
    m_arrangementMenu = new QMenu(this);
    m_arrangementMenu->setObjectName(QStringLiteral("arrangements"));
    view->insertMenu(m_actions.action(QStringLiteral("view.resetLayout")), m_arrangementMenu);
    connect(m_arrangementMenu, &QMenu::aboutToShow, this, &MainWindow::fillArrangements);
    m_arrangementMenu->menuAction()->setVisible(false);
}

void MainWindow::fillArrangements() {
    m_arrangementMenu->clear();
    const QStringList names = m_settings.arrangements(m_layout);
    for (const QString& name : names) {
        QString text = name;
        QAction* action = m_arrangementMenu->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, name] { useArrangement(name); });
    }
    if (!names.isEmpty())
        m_arrangementMenu->addSeparator();
    m_arrangementMenu->addAction(tr("&Keep this arrangement…"), this, &MainWindow::keepArrangement)
        ->setObjectName(QStringLiteral("arrangements.keep"));
    QMenu* forget = m_arrangementMenu->addMenu(tr("&Forget"));
    forget->setEnabled(!names.isEmpty());
    for (const QString& name : names) {
        QString text = name;
        QAction* action = forget->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this,
                [this, name] { m_settings.setArrangement(m_layout, name, {}); });
    }
}

void MainWindow::keepArrangement() {
    bool taken = false;
    const QString name =
        QInputDialog::getText(this, tr("Keep this arrangement"), tr("Name of the arrangement of panels:"),
                              QLineEdit::Normal, {}, &taken)
            .trimmed();
    if (taken && !name.isEmpty())
        m_settings.setArrangement(m_layout, name, saveState(layoutVersion));
}

void MainWindow::useArrangement(const QString& name) {
    // A damaged state is refused by Qt; then the first layout counts.
    if (!restoreState(m_settings.arrangement(m_layout, name), layoutVersion))
        applyFirstLayout(m_layout);
    hideForeignDocks();
    rememberLayout();
}

}  // namespace bocage::app
