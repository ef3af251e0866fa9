#pragma once

#include <QObject>
#include <QTimer>

#include "editor/workspace_host.h"
#include "model/document/scenario_document.h"

namespace bocage::editor {

class ActionSet;

/// Armies as documents: new ones, those of share codes and folders, and those inside or beside the scenario
/// in front.
class ArmyDesk : public QObject {
    Q_OBJECT

public:
    explicit ArmyDesk(WorkspaceHost& host, QObject* parent = nullptr);

    void connectActions(ActionSet& actions);
    /// Another document is in front, or none.
    void setFront(model::Document* document);
    /// A document was opened: the links of scenarios to it are followed.
    void follow(model::Document& document);

    /// Asks for game, faction and points first.
    void newArmy();
    /// A new document from a share code that the user pastes.
    void importShareCode();
    /// An army of the scenario in a tab of its own: embedded, or linked by file.
    void openArmy(model::ScenarioDocument& scenario, const rules::ElementId& army);

private:
    /// Lets open scenarios see the armies they link as their tabs show them.
    void shareOpenArmies();
    void addArmy(model::ScenarioDocument& scenario, const rules::PlayerId& player);
    void browseRosters(bool organise);
    void showBoxes();
    /// Where armies of the user are looked for: beside an open one, else among the documents.
    QString armyFolder() const;
    /// Offers the armies of the scenario in front.
    void chooseArmy();

    WorkspaceHost& m_host;
    ActionSet* m_actions = nullptr;
    QTimer m_share;
};

}  // namespace bocage::editor
