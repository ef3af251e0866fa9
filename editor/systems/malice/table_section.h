#pragma once

namespace bocage::editor {
class BriefingSection;
struct BriefingContext;
}  // namespace bocage::editor

namespace bocage::editor::malice {

/// What game is played on which boards: scenario, difficulty, options, joins, the Shadow Realm.
BriefingSection* makeTableSection(BriefingContext& context);
/// The set-up: dealing tokens from a seed, again or one kind alone, and distances.
BriefingSection* makeSetupSection(BriefingContext& context);

}  // namespace bocage::editor::malice
