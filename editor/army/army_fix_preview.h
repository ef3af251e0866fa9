#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "model/document/roster_document.h"
#include "model/roster/army_catalogue_model.h"
#include "rules/core/finding.h"

namespace bocage::editor {

/// What a way out would change on an army's sheet, shown before anybody decides: what goes is struck out,
/// what comes is named where it would be.
struct ArmyFixPreview {
    struct Coming {
        model::ArmyPlace place;
        QString name;
    };
    std::vector<model::ArmyPlace> going;
    std::vector<Coming> coming;
    QStringList added;  ///< tiles, heroes and free options that would join

    /// Nothing when the fix does not fit the army any more, or leaves it alone.
    static std::optional<ArmyFixPreview> of(model::RosterDocument& document, const rules::Fix& fix);

    bool goes(const model::ArmyPlace& place) const;
    /// The name of what would come there; null when nothing would.
    const QString* comes(const model::ArmyPlace& place) const;
};

}  // namespace bocage::editor
