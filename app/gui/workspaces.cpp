#include "app/gui/workspaces.h"

#include "editor/army/army_workspace.h"
#include "editor/campaign/campaign_workspace.h"
#include "editor/scenario/scenario_workspace.h"
#include "editor/studio/studio_workspace.h"
#include "editor/table/table_workspace.h"

namespace bocage::app {

std::vector<std::unique_ptr<editor::Workspace>> makeWorkspaces() {
    std::vector<std::unique_ptr<editor::Workspace>> workspaces;
    // Asked in this order: what a game brings itself comes before what serves every game.
    workspaces.push_back(std::make_unique<editor::TableWorkspace>());
    workspaces.push_back(std::make_unique<editor::ScenarioWorkspace>());
    workspaces.push_back(std::make_unique<editor::ArmyWorkspace>());
    workspaces.push_back(std::make_unique<editor::CampaignWorkspace>());
    workspaces.push_back(std::make_unique<editor::StudioWorkspace>());
    return workspaces;
}

}  // namespace bocage::app
