#include "editor/systems/game_editor.h"

#include <QCoreApplication>

#include "editor/systems/face_tool.h"

namespace bocage::editor {

namespace {

struct InvitationWords {
    Q_DECLARE_TR_FUNCTIONS(GameInvitation)

public:
    static QString map() {
        return tr("Drag a board from the box onto the map. Then lay what the game puts on it.");
    }
    static RosterInvitation roster() {
        return {tr("Nothing is here yet."), tr("Add a card"), tr("Search names and abilities…")};
    }
};

}  // namespace

QString GameEditor::mapInvitation() const {
    return InvitationWords::map();
}

RosterInvitation GameEditor::rosterInvitation() const {
    return InvitationWords::roster();
}

std::vector<std::unique_ptr<FaceTool>> GameEditor::createFaceTools() const {
    return {};
}

QString mapInvitationOf(std::string_view system) {
    const GameEditor* game = findGameEditor(system);
    return game ? game->mapInvitation() : InvitationWords::map();
}

RosterInvitation rosterInvitationOf(std::string_view system) {
    const GameEditor* game = findGameEditor(system);
    return game ? game->rosterInvitation() : InvitationWords::roster();
}

QString gameSays(std::string_view system, const char* key, const QString& shared) {
    const GameEditor* game = findGameEditor(system);
    const QString own = game ? game->saysInstead(QLatin1String(key)) : QString();
    return own.isEmpty() ? shared : own;
}

}  // namespace bocage::editor
