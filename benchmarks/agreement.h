#pragma once

#include <functional>
#include <string>

namespace bocage::benchmarks {

/// A check that the contestants of a job give the same answers; an empty text means they do. Times of
/// contestants that disagree mean nothing, so the report runs these first.
struct AgreementCheck {
    AgreementCheck(std::string job, std::function<std::string()> check);
};

/// Runs all checks, prints one line each; true when all agree.
bool runAgreementChecks();

}  // namespace bocage::benchmarks
