#pragma once

#include "model/export/game_export.h"

namespace bocage::model {

/// What exporters should know of Shadows over Normandie.
class NormandieExport : public GameExport {
public:
    std::vector<rules::ContentId> implied(const rules::ContentId& id,
                                          const rules::Library& library) const override;
    bool hasBack(const rules::ContentId& id, const rules::LibraryPtr& library) const override;
    std::optional<KitSheet> sheet(const rules::Roster& roster, const ExportSubject& subject) const override;
    void addTo(TableKit& kit, const ExportSubject& subject) const override;
    std::optional<SightGround> ground(const rules::Scenario& scenario,
                                      const rules::LibraryPtr& library) const override;
    std::optional<WebSight> webSight(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                     const std::vector<rules::ContentId>& things) const override;
};

}  // namespace bocage::model
