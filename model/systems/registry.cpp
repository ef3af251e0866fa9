#include "model/systems/crusades/crusades_face.h"
#include "model/systems/game_face.h"
#include "model/systems/malice/malice_face.h"
#include "model/systems/normandie/normandie_face.h"

namespace bocage::model {

namespace {

rules::GameList<GameFace>& faceList() {
    static const NormandieFace normandie;
    static const CrusadesFace crusades;
    static const MaliceFace malice;
    static rules::GameList<GameFace> list = {&normandie, &crusades, &malice};
    return list;
}

}  // namespace

std::span<const GameFace* const> gameFaces() {
    return faceList().all();
}

const GameFace* findGameFace(std::string_view system) {
    return faceList().find(system);
}

}  // namespace bocage::model

template <>
void bocage::rules::GameGuest<bocage::model::GameFace>::enter(const model::GameFace& game) {
    model::faceList().add(game);
}

template <>
void bocage::rules::GameGuest<bocage::model::GameFace>::leave(const model::GameFace& game) {
    model::faceList().remove(game);
}
