#include "editor/systems/normandie/normandie_editor.h"

#include <QCoreApplication>

namespace bocage::editor {

namespace {

struct NormandieInvitation {
    Q_DECLARE_TR_FUNCTIONS(NormandieInvitation)
};

}  // namespace

std::string_view NormandieEditor::id() const {
    return "normandie";
}

QString NormandieEditor::mapInvitation() const {
    return NormandieInvitation::tr(
        "Drag a board from the box onto the map. Then lay houses, hedges and units on it.");
}

RosterInvitation NormandieEditor::rosterInvitation() const {
    return {NormandieInvitation::tr("This army is empty."), NormandieInvitation::tr("Add a tile or hero"),
            NormandieInvitation::tr("Search tiles, options, abilities…")};
}

}  // namespace bocage::editor
