#pragma once

#include <QString>
#include <string>

#include "model/document/pack_value.h"
#include "rules/content/library.h"

namespace bocage::model {

/// The item as it is kept: canonical when it can be read, else with its fields in order.
PackItem keptItem(rules::Json item, const std::string& kind, const rules::PackManifest& manifest);

/// A new piece with whatever its kind cannot do without, which the description that reads it says.
rules::Json blankItem(const PackValue& value, const rules::Library& library, const std::string& kind,
                      const rules::ContentId& id, const QString& name);

}  // namespace bocage::model
