#pragma once

#include "model/export/exporter.h"
#include "model/export/importer.h"
#include "model/export/xml_tree.h"

namespace bocage::model {

/// A roster of BattleScribe and New Recruit with the data files it needs.
const Exporter& battlescribeExporter();

/// The army of a roster that we wrote, whatever was changed in it there.
rules::Result<Imported> importBattlescribe(const XmlNode& roster, const rules::LibraryPtr& library);

/// Four groups of hex digits that stand for one of our ids: the same in every export.
QString battlescribeId(const std::string& id);

}  // namespace bocage::model
