#include "editor/army/army_desk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>

#include "editor/actions/action_set.h"
#include "editor/army/boxes_dialog.h"
#include "editor/army/new_army_dialog.h"
#include "editor/army/roster_browser.h"
#include "editor/army/share_dialog.h"
#include "model/commands/briefing_edits.h"
#include "model/document/embedded_army.h"
#include "model/io/linked_armies.h"
#include "model/io/linked_files.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::editor {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(bocage::app::MainWindow)
};

}  // namespace

ArmyDesk::ArmyDesk(WorkspaceHost& host, QObject* parent) : QObject(parent), m_host(host) {
    // After a burst of edits, once.
    m_share.setSingleShot(true);
    m_share.setInterval(0);
    connect(&m_share, &QTimer::timeout, this, &ArmyDesk::shareOpenArmies);
}

void ArmyDesk::connectActions(ActionSet& actions) {
    m_actions = &actions;
    const auto on = [&](const char* id, auto run) { actions.connectTo(QString::fromLatin1(id), this, run); };
    on("file.newArmy", [this] { newArmy(); });
    on("army.importCode", [this] { importShareCode(); });
    on("army.rosters", [this] { browseRosters(false); });
    on("army.organise", [this] { browseRosters(true); });
    on("army.boxes", [this] { showBoxes(); });
    on("army.open", [this] { chooseArmy(); });
}

void ArmyDesk::setFront(model::Document* document) {
    if (m_actions)
        m_actions->setEnabled({"army.open"}, qobject_cast<const model::ScenarioDocument*>(document));
}

void ArmyDesk::follow(model::Document& document) {
    const auto share = [this] { m_share.start(); };
    connect(&document, &model::Document::modifiedChanged, this, share);
    connect(&document, &model::Document::pathChanged, this, share);
    connect(&document, &QObject::destroyed, this, share);
    if (auto* army = qobject_cast<model::RosterDocument*>(&document))
        connect(army, &model::RosterDocument::changed, this, share);
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(&document))
        connect(scenario, &model::ScenarioDocument::changed, this, [share](const model::Change& change) {
            if (change.rest || change.everything)
                share();
        });
    share();
}

void ArmyDesk::newArmy() {
    NewArmyDialog dialog(m_host.hostLibrary(), m_host.dialogParent());
    if (dialog.exec() == QDialog::Accepted)
        m_host.addNew(std::make_unique<model::RosterDocument>(dialog.roster(), m_host.hostLibrary()));
}

void ArmyDesk::shareOpenArmies() {
    // What tabs show counts, also before it is saved: two armies of one path cannot be open.
    model::OpenArmies open;
    for (model::Document* document : m_host.openDocuments())
        if (const auto* army = qobject_cast<model::RosterDocument*>(document);
            army && !document->owner() && !army->path().isEmpty() && army->isModified())
            open.emplace(QFileInfo(army->path()).canonicalFilePath(), army->roster());
    for (model::Document* document : m_host.openDocuments()) {
        auto* scenario = qobject_cast<model::ScenarioDocument*>(document);
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

void ArmyDesk::importShareCode() {
    ImportCodeDialog dialog(*m_host.hostLibrary(), m_host.dialogParent());
    if (dialog.exec() == QDialog::Accepted && dialog.army())
        m_host.addImported(std::make_unique<model::RosterDocument>(*dialog.army(), m_host.hostLibrary()));
}

QString ArmyDesk::armyFolder() const {
    for (const model::Document* document : m_host.openDocuments())
        if (const auto* army = qobject_cast<const model::RosterDocument*>(document);
            army && !army->path().isEmpty())
            return QFileInfo(army->path()).absolutePath();
    // All that lies below somebody's home is no folder of armies: they choose one.
    const QString folder = m_host.documentsFolder();
    return QDir(folder) == QDir::home() ? QString() : folder;
}

void ArmyDesk::browseRosters(bool organise) {
    RosterBrowser browser(organise ? RosterBrowser::Purpose::Organise : RosterBrowser::Purpose::Browse,
                          m_host.hostLibrary(), armyFolder(), m_host.dialogParent());
    connect(&browser, &RosterBrowser::fileWanted, this, [this, &browser](const QString& path) {
        browser.accept();
        m_host.openPaths({path});
    });
    connect(&browser, &RosterBrowser::armyWanted, this, [this, &browser](const rules::Roster& army) {
        browser.accept();
        m_host.addImported(std::make_unique<model::RosterDocument>(army, m_host.hostLibrary()));
    });
    browser.exec();
}

void ArmyDesk::showBoxes() {
    BoxesDialog dialog(m_host.hostCollection(), m_host.hostLibrary(), armyFolder(), m_host.dialogParent());
    connect(&dialog, &BoxesDialog::fileWanted, this, [this, &dialog](const QString& path) {
        dialog.accept();
        m_host.openPaths({path});
    });
    dialog.exec();
}

void ArmyDesk::openArmy(model::ScenarioDocument& scenario, const rules::ElementId& id) {
    const auto found = model::findArmy(scenario.scenario(), id);
    if (!found.army)
        return;
    if (!found.army->roster) {
        if (const auto path = model::resolveLink(found.army->file, scenario.path()))
            m_host.openPaths({*path});
        else
            m_host.tellProblems(Words::tr("This army cannot be opened."), path.problems());
        return;
    }
    for (model::Document* document : m_host.openDocuments())
        if (auto* open = qobject_cast<model::EmbeddedArmy*>(document);
            open && open->owner() == &scenario && open->army() == id) {
            m_host.bringToFront(*open);
            return;
        }
    auto army = std::make_unique<model::EmbeddedArmy>(scenario, id);
    model::EmbeddedArmy* opened = army.get();
    if (!m_host.addNew(std::move(army)))
        return;
    // An army that its scenario no longer has, after a reload or a removal, has nothing to show.
    connect(opened, &model::RosterDocument::changed, this, [this, opened = QPointer(opened)] {
        if (opened && !opened->present())
            QMetaObject::invokeMethod(
                this,
                [this, opened] {
                    if (opened && !opened->present())
                        m_host.closeLater(*opened);
                },
                Qt::QueuedConnection);
    });
}

void ArmyDesk::addArmy(model::ScenarioDocument& scenario, const rules::PlayerId& player) {
    const rules::Player* owner = rules::findPlayer(scenario.scenario(), player);
    if (!owner)
        return;
    const rules::ElementId added =
        model::BriefingEdits(scenario).embedArmy(player, model::emptyArmyFor(scenario.scenario(), *owner));
    if (!added.empty())
        openArmy(scenario, added);
}

void ArmyDesk::chooseArmy() {
    auto* scenario = qobject_cast<model::ScenarioDocument*>(m_host.frontDocument());
    if (!scenario)
        return;
    QMenu menu(m_host.dialogParent());
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
                    title = Words::tr("Untitled army");
                menu.addAction(Words::tr("%1: %2").arg(owner, title), this,
                               [this, scenario, id = army.id] { openArmy(*scenario, id); });
            }
            menu.addAction(Words::tr("New army for %1").arg(owner), this,
                           [this, scenario, id = player.id] { addArmy(*scenario, id); });
            menu.addSeparator();
        }
    if (menu.isEmpty())
        menu.addAction(Words::tr("This scenario has no players yet."))->setEnabled(false);
    menu.exec(m_host.dialogParent()->mapToGlobal(QPoint(24, 48)));
}

}  // namespace bocage::editor
