#include "model/analysis/document_boxes.h"

#include "model/io/linked_armies.h"

namespace bocage::model {

rules::CardboardNeeds cardboardNeeds(const ScenarioDocument& document) {
    const rules::GameSystem* system = rules::findGameSystem(document.scenario().system);
    if (!system)
        return {};
    rules::ValidateRequest request;
    request.library = document.library();
    request.scenario = &document.scenario();
    rules::Scenario whole;
    if (linksArmies(document.scenario())) {
        whole = document.scenario();
        loadLinkedArmies(whole, document.path(), document.openArmies());
        request.scenario = &whole;
    }
    return system->cardboard(request);
}

}  // namespace bocage::model
