#include "rules/systems/crusades/crusades_system.h"
#include "rules/systems/game_system.h"
#include "rules/systems/malice/malice_system.h"
#include "rules/systems/normandie/normandie_system.h"

namespace bocage::rules {

std::span<const GameSystem* const> gameSystems() {
    static const NormandieSystem normandie;
    static const MaliceSystem malice;
    static const CrusadesSystem crusades;
    static const GameSystem* const all[] = {&normandie, &malice, &crusades};
    return all;
}

const GameSystem* findGameSystem(std::string_view id) {
    for (const GameSystem* system : gameSystems())
        if (system->id() == id)
            return system;
    return nullptr;
}

}  // namespace bocage::rules
