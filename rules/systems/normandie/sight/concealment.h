#pragma once

#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::rules::normandie {

/// Whether the enemy spots the hidden unit from where both lie, from any of its spaces (SON-SA-01, -02,
/// SON-NGT-04, -05). Only infantry and light vehicles spot anybody.
bool spots(const Battlefield& field, const FieldUnit& enemy, const FieldUnit& hidden);
/// The same for an enemy that has come to this cell.
bool spotsFrom(const Battlefield& field, const FieldUnit& enemy, Cell from, const FieldUnit& hidden);

}  // namespace bocage::rules::normandie
