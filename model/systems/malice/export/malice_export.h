#pragma once

#include "model/export/game_export.h"

namespace bocage::model::malice {

/// What exporters should know of Shadows of Malice: parties as sheets, tokens that lie face down, the troves
/// as decks.
class MaliceExport : public GameExport {
public:
    bool hasBack(const rules::ContentId& id, const rules::LibraryPtr& library) const override;
    QString coverName(const rules::Piece& piece, const rules::Library& library) const override;
    std::optional<KitSheet> sheet(const rules::Roster& roster, const ExportSubject& subject) const override;
    void addTo(TableKit& kit, const ExportSubject& subject) const override;
};

}  // namespace bocage::model::malice
