#include "rules/systems/crusades/crusades_system.h"
#include "rules/systems/game_system.h"
#include "rules/systems/malice/malice_system.h"
#include "rules/systems/normandie/normandie_system.h"
#include "rules/systems/normandie/play_order.h"
#include "rules/systems/play_order.h"

namespace bocage::rules {

std::span<const GameSystem* const> gameSystems() {
    static const NormandieSystem normandie;
    static const MaliceSystem malice;
    static const CrusadesSystem crusades;
    static const GameSystem* const all[] = {&normandie, &malice, &crusades};
    return all;
}

Prepared GameSystem::prepareAgain(const ValidateRequest& request, const CheckContext&, Parts changed) const {
    return {prepare(request), changed | part::ground | part::units};
}

const GameSystem* findGameSystem(std::string_view id) {
    for (const GameSystem* system : gameSystems())
        if (system->id() == id)
            return system;
    return nullptr;
}

PlayOrder playOrder(const Scenario& scenario) {
    return scenario.system == NormandieSystem().id() ? normandie::playOrder(scenario) : PlayOrder();
}

}  // namespace bocage::rules
