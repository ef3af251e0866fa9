// Armies of MainWindow: new ones, and those inside or beside the scenario in front.
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QStandardPaths>

#include "app/gui/file_dialogs.h"
#include "app/gui/main_window.h"
#include "editor/army/boxes_dialog.h"
#include "editor/army/new_army_dialog.h"
#include "editor/army/roster_browser.h"
#include "editor/army/share_dialog.h"
#include "editor/scenario/scenario_workspace.h"
#include "model/commands/briefing_edits.h"
#include "model/document/embedded_army.h"
#include "model/io/linked_armies.h"
#include "model/io/linked_files.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::app {

void MainWindow::newArmy() {
    editor::NewArmyDialog dialog(m_library.library, this);
    if (dialog.exec() == QDialog::Accepted)
        addDocument(std::make_unique<model::RosterDocument>(dialog.roster(), m_library.library));
}

void MainWindow::shareOpenArmies() {
    // What tabs show counts, also before it is saved: two armies of one path cannot be open.
    model::OpenArmies open;
    for (int i = 0; i < m_pages->count(); ++i)
        if (const auto* army = qobject_cast<model::RosterDocument*>(m_pages->at(i).document.get());
            army && !m_pages->at(i).document->owner() && !army->path().isEmpty() && army->isModified())
            open.emplace(QFileInfo(army->path()).canonicalFilePath(), army->roster());
    for (int i = 0; i < m_pages->count(); ++i) {
        auto* scenario = qobject_cast<model::ScenarioDocument*>(m_pages->at(i).document.get());
        if (!scenario)
            continue;
        model::OpenArmies linked;
        for (const rules::ScenarioSide& side : scenario->scenario().sides)
            for (const rules::Player& player : side.players)
                for (const rules::Force::Army& army : player.force.armies)
                    if (const auto found = open.find(model::linkedPath(scenario->path(), army.file));
                        !army.roster && found != open.end())
                        linked.insert(*found);
        scenario->setOpenArmies(std::move(linked));
    }
}

void MainWindow::followArmyLinks() {
    // After a burst of edits, once.
    m_shareArmies.setSingleShot(true);
    m_shareArmies.setInterval(0);
    connect(&m_shareArmies, &QTimer::timeout, this, &MainWindow::shareOpenArmies);
    for (const auto& workspace : m_workspaces)
        if (auto* scenarios = qobject_cast<editor::ScenarioWorkspace*>(workspace.get()))
            connect(scenarios, &editor::ScenarioWorkspace::saveRequested, this, [this] {
                if (Page* page = m_pages->current(); page && page->document)
                    save(*page);
            });
    for (const auto& workspace : m_workspaces)
        if (auto* scenarios = qobject_cast<editor::ScenarioWorkspace*>(workspace.get()))
            connect(scenarios, &editor::ScenarioWorkspace::openArmyRequested, this,
                    [this](const rules::PlayerId&, const rules::ElementId& army) {
                        if (auto* scenario = qobject_cast<model::ScenarioDocument*>(currentDocument()))
                            openArmy(*scenario, army);
                    });
}

void MainWindow::importShareCode() {
    editor::ImportCodeDialog dialog(*m_library.library, this);
    if (dialog.exec() == QDialog::Accepted && dialog.army())
        addUnsaved(std::make_unique<model::RosterDocument>(*dialog.army(), m_library.library));
}

QString MainWindow::armyFolder() const {
    for (int i = 0; i < m_pages->count(); ++i)
        if (const auto* army = qobject_cast<model::RosterDocument*>(m_pages->at(i).document.get());
            army && !army->path().isEmpty())
            return QFileInfo(army->path()).absolutePath();
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void MainWindow::browseRosters(bool organise) {
    using editor::RosterBrowser;
    RosterBrowser browser(organise ? RosterBrowser::Purpose::Organise : RosterBrowser::Purpose::Browse,
                          m_library.library, armyFolder(), this);
    connect(&browser, &editor::RosterBrowser::fileWanted, this, [this, &browser](const QString& path) {
        browser.accept();
        openFiles({path});
    });
    connect(&browser, &editor::RosterBrowser::armyWanted, this, [this, &browser](const rules::Roster& army) {
        browser.accept();
        addUnsaved(std::make_unique<model::RosterDocument>(army, m_library.library));
    });
    browser.exec();
}

void MainWindow::showBoxes() {
    editor::BoxesDialog dialog(m_collection, m_library.library, armyFolder(), this);
    connect(&dialog, &editor::BoxesDialog::fileWanted, this, [this, &dialog](const QString& path) {
        dialog.accept();
        openFiles({path});
    });
    dialog.exec();
}

void MainWindow::openArmy(model::ScenarioDocument& scenario, const rules::ElementId& id) {
    const auto found = model::findArmy(scenario.scenario(), id);
    if (!found.army)
        return;
    if (!found.army->roster) {
        if (const auto path = model::resolveLink(found.army->file, scenario.path()))
            openFiles({*path});
        else
            showProblems(this, tr("This army cannot be opened."), path.problems());
        return;
    }
    for (int i = 0; i < m_pages->count(); ++i)
        if (auto* open = qobject_cast<model::EmbeddedArmy*>(m_pages->at(i).document.get());
            open && open->owner() == &scenario && open->army() == id) {
            m_pages->setCurrentIndex(i);
            return;
        }
    auto army = std::make_unique<model::EmbeddedArmy>(scenario, id);
    model::EmbeddedArmy* opened = army.get();
    if (!addDocument(std::move(army)))
        return;
    // An army that its scenario no longer has, after a reload or a removal, has nothing to show.
    connect(opened, &model::RosterDocument::changed, this, [this, opened = QPointer(opened)] {
        if (opened && !opened->present())
            QMetaObject::invokeMethod(
                this,
                [this, opened] {
                    Page* page = opened && !opened->present() ? m_pages->pageOf(*opened) : nullptr;
                    if (page)
                        closePage(*page);
                },
                Qt::QueuedConnection);
    });
}

void MainWindow::addArmy(model::ScenarioDocument& scenario, const rules::PlayerId& player) {
    const rules::Player* owner = rules::findPlayer(scenario.scenario(), player);
    if (!owner)
        return;
    const rules::ElementId added =
        model::BriefingEdits(scenario).embedArmy(player, model::emptyArmyFor(scenario.scenario(), *owner));
    if (!added.empty())
        openArmy(scenario, added);
}

void MainWindow::chooseArmy() {
    auto* scenario = qobject_cast<model::ScenarioDocument*>(currentDocument());
    if (!scenario)
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("armiesMenu"));
    for (const rules::ScenarioSide& side : scenario->scenario().sides)
        for (const rules::Player& player : side.players) {
            QString owner = model::localized(player.name);
            if (owner.isEmpty())
                owner = model::localized(side.name);
            if (owner.isEmpty())
                owner = model::ElementNames::player(scenario->scenario(), player.id);
            for (const rules::Force::Army& army : player.force.armies) {
                QString title =
                    army.roster ? model::localized(army.roster->title) : QString::fromStdString(army.file);
                if (title.isEmpty())
                    title = tr("Untitled army");
                menu.addAction(tr("%1: %2").arg(owner, title), this,
                               [this, scenario, id = army.id] { openArmy(*scenario, id); });
            }
            menu.addAction(tr("New army for %1").arg(owner), this,
                           [this, scenario, id = player.id] { addArmy(*scenario, id); });
            menu.addSeparator();
        }
    if (menu.isEmpty())
        menu.addAction(tr("This scenario has no players yet."))->setEnabled(false);
    menu.exec(m_pages->mapToGlobal(QPoint(24, 48)));
}

Page& MainWindow::filedPage(Page& page) {
    model::Document* owner = page.document ? page.document->owner() : nullptr;
    Page* found = owner ? m_pages->pageOf(*owner) : nullptr;
    return found ? *found : page;
}

void MainWindow::closePagesInside(const model::Document& owner) {
    for (int i = m_pages->count(); i-- > 0;)
        if (Page& page = m_pages->at(i); page.document && page.document->owner() == &owner)
            closePage(page);
}

}  // namespace bocage::app
