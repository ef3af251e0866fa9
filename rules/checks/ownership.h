#pragma once

#include <algorithm>

#include "rules/checks/check.h"

/// What somebody owns is another question than what the rules allow: findings about pieces that the
/// collection does not hold weigh less than any other and are shown under a heading of their own.
namespace bocage::rules {

inline bool isOwnership(const Finding& finding) {
    return finding.severity == Severity::Note &&
           (finding.rule == "DOC-BOX-01" || finding.rule == "SON-ARM-41" || finding.rule == "DOC-CAM-08");
}

inline std::size_t missingPieces(const Verdict& verdict) {
    return static_cast<std::size_t>(
        std::count_if(verdict.findings.begin(), verdict.findings.end(), isOwnership));
}

}  // namespace bocage::rules
