#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/content/content.h"
#include "rules/core/json.h"
#include "rules/core/result.h"

/// Pieces of content one by one and of whatever kind, as files hold them: for those who edit packs without
/// knowing their games.
namespace bocage::rules {

/// Kinds of content of a game in the order of their files: what all games have, then the game's own.
std::vector<std::string> contentKinds(std::string_view system);

/// JSON Schema of one item, made from the description that also reads and writes it; types it nests go into
/// `definitions`. What the game keeps on a kind that all games have is among its fields. Of a kind that its
/// game does not describe only the head is known. Notes for forms are in schema_notes.h.
Json contentItemSchema(std::string_view kind, std::string_view system, Json::Object& definitions);

/// The item read and written again: fields in order, defaults left out. Otherwise what is wrong with it, with
/// pointers inside the item.
Result<Json> canonicalItem(const Json& item, std::string_view kind, const PackManifest& manifest);

/// Reads one item into a pack; pointers of problems are inside the item.
Result<Done> readContentItem(const Json& item, std::string_view kind, Pack& pack);

/// All items of a pack as its files hold them, by kind.
std::vector<std::pair<std::string, std::vector<Json>>> contentItems(const Pack& pack);

}  // namespace bocage::rules
