#include "editor/systems/normandie/normandie_editor.h"

namespace bocage::editor {

std::string_view NormandieEditor::id() const {
    return "normandie";
}

}  // namespace bocage::editor
