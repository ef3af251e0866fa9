#pragma once

#include <memory>
#include <string_view>

#include "rules/checks/check.h"

namespace bocage::rules {

/// Judges one document again and again while it is edited. The verdict is that of validate(); what the edit
/// cannot have changed is not looked at again: checks that read none of the differing parts keep their
/// findings, and the game system builds on what it worked out last time.
class Revalidator {
public:
    Revalidator();
    ~Revalidator();

    /// `owner` owns what the request points to and keeps it as it is: the next run compares with it. Without
    /// one, it is copied.
    Verdict validate(const ValidateRequest& request, std::shared_ptr<const void> owner = {});
    /// How many checks the last call ran (a check of an army counts for each army).
    std::size_t checksRun() const { return m_checksRun; }

private:
    struct State;

    std::unique_ptr<State> m_last;
    std::size_t m_checksRun = 0;
};

/// How many different rules are judged for a game, for saying so.
std::size_t rulesLookedAt(std::string_view systemId);

}  // namespace bocage::rules
