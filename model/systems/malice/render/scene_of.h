#pragma once

#include "model/systems/malice/render/hex_scene.h"
#include "rules/systems/malice/table/table.h"

namespace bocage::model::malice {

/// The boards of a table as they are drawn.
HexScene sceneOf(const rules::malice::Table& table);
/// One board alone, unturned, with its first cell at the origin. A face that no open pack has is drawn cell
/// by cell.
HexScene sceneOf(const rules::ContentId& board, const rules::Face& face, const rules::Library& library);

Mark markOf(rules::malice::Site site);
Land landOf(rules::malice::Terrain terrain);

}  // namespace bocage::model::malice
