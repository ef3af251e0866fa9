#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/content/collection.h"
#include "rules/content/content.h"
#include "rules/core/result.h"
#include "rules/roster/roster.h"
#include "rules/scenario/campaign.h"
#include "rules/scenario/scenario.h"

/// JSON text ⇄ values, for every document. Reading collects all errors, each with its JSON pointer, line and
/// what was expected; writing is canonical: the same value always gives the same bytes.
namespace bocage::rules {

inline constexpr int currentVersion = 1;

/// A value that was read, with what the user should know about how: migrations, repaired ids.
template <class T>
struct Loaded {
    T value;
    Problems notes;
    int fromVersion = currentVersion;
};

Result<Loaded<Scenario>> readScenario(std::string_view text);
Result<Loaded<Roster>> readRoster(std::string_view text);
Result<Loaded<Campaign>> readCampaign(std::string_view text);
Result<Loaded<Collection>> readCollection(std::string_view text);
Result<Loaded<PackManifest>> readPackManifest(std::string_view text);

std::string writeScenario(const Scenario& scenario);
std::string writeRoster(const Roster& roster);
std::string writeCampaign(const Campaign& campaign);
std::string writeCollection(const Collection& collection);
std::string writePackManifest(const PackManifest& manifest);

/// One content file of a pack (`units.json`, `boards.json` …): its items go where their kind belongs in the
/// pack.
Result<Done> readContentFile(std::string_view text, Pack& pack);
/// The file a pack keeps this kind in ("boards" for "board"), empty for an unknown kind.
std::string contentFileFor(std::string_view kind, std::string_view system);
/// All content files of a pack, name without suffix and canonical text.
std::vector<std::pair<std::string, std::string>> writeContentFiles(const Pack& pack);

/// What a text says it is: the value of "format", or empty when it cannot be told.
std::string documentFormat(std::string_view text);

/// JSON Schema (draft 7) of a format: scenario, army, campaign, collection, pack, content.
std::vector<std::string_view> schemaNames();
std::string schemaText(std::string_view name);

}  // namespace bocage::rules
