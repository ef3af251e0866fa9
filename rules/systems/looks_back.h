#pragma once

#include <map>
#include <optional>
#include <string>

#include "rules/core/finding.h"
#include "rules/scenario/scenario.h"

namespace bocage::rules {

/// An earlier chapter that a scenario names by its file, as it was found beside it.
struct ChapterFile {
    enum class State { Missing, LeadsOut, NoScenario, Itself, Read };
    State state = State::Missing;
    std::optional<Scenario> scenario;  ///< when it was read
};

/// Whether a campaign box names its chapter by a file, rather than by title or id.
inline bool namesFile(const CampaignLink& link) {
    return link.chapter.ends_with(".json");
}

/// A game whose scenarios look back at earlier chapters. Its checks see no files; what was found at the files
/// that a scenario names is judged here.
class LooksBack {
public:
    virtual ~LooksBack() = default;
    virtual Findings judgeChapterFiles(const Scenario& scenario,
                                       const std::map<std::string, ChapterFile>& files) const = 0;
};

}  // namespace bocage::rules
