#include "editor/systems/malice/malice_editor.h"

#include <QCoreApplication>

#include "editor/systems/malice/board_tool.h"
#include "editor/systems/malice/face_tools.h"
#include "editor/systems/malice/land_tool.h"
#include "editor/systems/malice/simulation_section.h"
#include "editor/systems/malice/table_section.h"
#include "editor/systems/malice/travel_tool.h"
#include "model/systems/game_face.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo tools[] = {
    {"tool.malice.boards", Menu::Battlefield, 20, ACTION("Lay &boards edge to edge"),
     ACTION("Drag a board: it snaps to the edges of the others and is joined to them; R turns it."), "snap",
     "B", QKeySequence::UnknownKey, ActionInfo::Tool, 2},
    {"tool.malice.land", Menu::Battlefield, 20, ACTION("&Paint land"),
     ACTION("Paints terrain, roads, sites and launches on the boards of this scenario."), "brush", "Shift+P",
     QKeySequence::UnknownKey, ActionInfo::Tool, 2},
    {"tool.malice.travel", Menu::Battlefield, 20, ACTION("&Ways of bands and Shadows"),
     ACTION("Shows how far a band gets, how many rounds it takes, and which way a Shadow goes."), "ways",
     "Shift+W", QKeySequence::UnknownKey, ActionInfo::Tool, 2},
};

#undef ACTION

struct MaliceInvitation {
    Q_DECLARE_TR_FUNCTIONS(MaliceInvitation)
};

}  // namespace

QString MaliceEditor::mapInvitation() const {
    return MaliceInvitation::tr(
        "Drag a terrain board from the box onto the map, further ones to its edges, and a Shadow Realm "
        "beside them. Then deal the set-up in the briefing.");
}

RosterInvitation MaliceEditor::rosterInvitation() const {
    return {MaliceInvitation::tr("This party is empty."), MaliceInvitation::tr("Add an avatar"),
            MaliceInvitation::tr("Search avatars, masteries, items…")};
}

std::vector<std::unique_ptr<FaceTool>> MaliceEditor::createFaceTools() const {
    return malice::faceTools();
}

std::span<const ActionInfo> MaliceEditor::mapActions() const {
    return tools;
}

std::vector<std::unique_ptr<Tool>> MaliceEditor::createTools() const {
    std::vector<std::unique_ptr<Tool>> all;
    all.push_back(std::make_unique<malice::BoardTool>());
    all.push_back(std::make_unique<malice::LandTool>());
    all.push_back(std::make_unique<malice::TravelTool>());
    return all;
}

bool MaliceEditor::hasSection(const QString& id) const {
    // The rules say how it is won and who begins; there are no decks to choose.
    return id != QLatin1String("play") && id != QLatin1String("victory");
}

bool MaliceEditor::asksOfPlayers(const QString&) const {
    // A player has a name and an avatar; what that begins with the set-up says.
    return false;
}

std::vector<BriefingSection*> MaliceEditor::createSections(BriefingContext& context) const {
    std::vector<BriefingSection*> all{malice::makeTableSection(context), malice::makeSetupSection(context)};
    const model::GameFace* face = model::findGameFace(id());
    if (face && !face->simulators().empty())
        all.push_back(new malice::SimulationSection(context));
    return all;
}

}  // namespace bocage::editor
