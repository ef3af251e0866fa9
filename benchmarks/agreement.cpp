#include "benchmarks/agreement.h"

#include <cstdio>
#include <utility>
#include <vector>

namespace bocage::benchmarks {

namespace {

std::vector<std::pair<std::string, std::function<std::string()>>>& checks() {
    static std::vector<std::pair<std::string, std::function<std::string()>>> list;
    return list;
}

}  // namespace

AgreementCheck::AgreementCheck(std::string job, std::function<std::string()> check) {
    checks().emplace_back(std::move(job), std::move(check));
}

bool runAgreementChecks() {
    bool fine = true;
    for (const auto& [job, check] : checks()) {
        const std::string difference = check();
        std::printf("%s: %s\n", job.c_str(), difference.empty() ? "agree" : difference.c_str());
        fine &= difference.empty();
    }
    return fine;
}

}  // namespace bocage::benchmarks
