#pragma once

#include <functional>
#include <random>
#include <vector>

#include "model/document/scenario_document.h"

/// One kind of edit for the random walk of test_edit_walk.
struct Walk {
    const char* edit;  ///< name of the method, or of a kind of edit through the document
    std::function<void(std::mt19937_64&, bocage::model::ScenarioDocument&)> run;
};

inline std::size_t below(std::mt19937_64& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

/// One for every method of BriefingEdits.
const std::vector<Walk>& briefingWalks();
