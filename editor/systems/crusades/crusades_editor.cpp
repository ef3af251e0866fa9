#include "editor/systems/crusades/crusades_editor.h"

#include <QCoreApplication>

#include "editor/systems/crusades/table_centre.h"

namespace bocage::editor {

namespace {

struct CrusadesInvitation {
    Q_DECLARE_TR_FUNCTIONS(CrusadesInvitation)
};

}  // namespace

std::string_view CrusadesEditor::id() const {
    return "crusades";
}

bool CrusadesEditor::bringsCentre(const model::Document& document) const {
    return qobject_cast<const model::ScenarioDocument*>(&document) != nullptr;
}

GameCentre* CrusadesEditor::createCentre(model::Document& document) const {
    auto* scenario = qobject_cast<model::ScenarioDocument*>(&document);
    return scenario ? new crusades::TableCentre(*scenario) : nullptr;
}

RosterInvitation CrusadesEditor::rosterInvitation() const {
    return {CrusadesInvitation::tr("This fortress is empty."), CrusadesInvitation::tr("Add a card"),
            CrusadesInvitation::tr("Search castles, walls, cards…")};
}

bool CrusadesEditor::hasSection(const QString& id) const {
    // There is no turn track, the last castle wins whatever a scenario says, and who begins and the decks are
    // chosen beside the table.
    return id != QStringLiteral("turns") && id != QStringLiteral("victory") && id != QStringLiteral("play");
}

bool CrusadesEditor::asksOfPlayers(const QString& field) const {
    // A player has a name, a fortress and a hand; nothing is bought, handed out or forbidden.
    return field == QLatin1String("hand");
}

}  // namespace bocage::editor
