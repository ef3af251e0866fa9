#pragma once

#include <QString>
#include <string>

namespace bocage::model {

/// Why a need of an action card cannot be met: "no vehicle takes part". `name` is what it is called when the
/// need names a unit, ability, option or marker.
QString missingNeed(const std::string& need, const QString& name);

}  // namespace bocage::model
