#include "rules/systems/crusades/crusades_system.h"
#include "rules/systems/game_system.h"
#include "rules/systems/malice/malice_system.h"
#include "rules/systems/normandie/normandie_system.h"

namespace bocage::rules {

namespace {

GameList<GameSystem>& systemList() {
    static const NormandieSystem normandie;
    static const MaliceSystem malice;
    static const CrusadesSystem crusades;
    static GameList<GameSystem> list = {&normandie, &malice, &crusades};
    return list;
}

}  // namespace

std::span<const GameSystem* const> gameSystems() {
    return systemList().all();
}

const GameSystem* findGameSystem(std::string_view id) {
    return systemList().find(id);
}

template <>
void GameGuest<GameSystem>::enter(const GameSystem& system) {
    systemList().add(system);
}

template <>
void GameGuest<GameSystem>::leave(const GameSystem& system) {
    systemList().remove(system);
}

Prepared GameSystem::prepareAgain(const ValidateRequest& request, const CheckContext&, Parts changed) const {
    return {prepare(request), changed | part::ground | part::units};
}

const GameSystem* gameOf(const ContentId& id, const Library& library) {
    const Pack* pack = id.wellFormed() ? library.pack(PackId(std::string(id.pack()))) : nullptr;
    return pack ? findGameSystem(pack->manifest.system) : nullptr;
}

PlayOrder playOrder(const Scenario& scenario) {
    const GameSystem* system = findGameSystem(scenario.system);
    return system ? system->playOrder(scenario) : PlayOrder();
}

}  // namespace bocage::rules
