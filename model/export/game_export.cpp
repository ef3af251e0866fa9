#include "model/export/game_export.h"

#include "model/systems/game_face.h"

namespace bocage::model {

const GameExport& gameExport(std::string_view system) {
    static const GameExport none{};
    const GameFace* face = findGameFace(system);
    const GameExport* told = face ? face->exports() : nullptr;
    return told ? *told : none;
}

}  // namespace bocage::model
