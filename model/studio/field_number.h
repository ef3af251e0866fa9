#pragma once

#include <QString>
#include <optional>

#include "model/studio/field_plan.h"

namespace bocage::model {

/// Numbers as they are printed on a piece and as its file counts them: two and a half shields are five
/// halves.
class FieldNumber {
public:
    /// What files hold, as people read it: "2½".
    static QString text(qint64 stored, int parts);
    /// What was typed, as files hold it: "2½", "2 1/2", "2.5" and "2,5" are the same. Nothing when it is no
    /// number, cannot be had in such parts, or lies outside the range of the field.
    static std::optional<int> stored(const FieldPlan& plan, const QString& typed);
};

}  // namespace bocage::model
