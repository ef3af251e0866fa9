#pragma once

#include "editor/systems/game_editor.h"

namespace bocage::editor {

/// How Cthulhu Crusades is edited: a table of cards instead of a map.
class CrusadesEditor : public GameEditor {
public:
    std::string_view id() const override;
    bool bringsCentre(const model::Document& document) const override;
    GameCentre* createCentre(model::Document& document) const override;
    bool hasSection(const QString& id) const override;
};

}  // namespace bocage::editor
