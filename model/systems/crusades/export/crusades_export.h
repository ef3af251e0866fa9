#pragma once

#include "model/export/game_export.h"

namespace bocage::model::crusades {

/// What exporters should know of Cthulhu Crusades: its decks are card decks, what lies before a player is a
/// tray; deck lists written as text come back as rosters.
class CrusadesExport : public GameExport {
public:
    bool hasBack(const rules::ContentId& id, const rules::LibraryPtr& library) const override;
    std::optional<KitSheet> sheet(const rules::Roster& roster, const ExportSubject& subject) const override;
    bool hasDecks(const rules::Roster& roster) const override;
    void addTo(TableKit& kit, const ExportSubject& subject) const override;
    std::optional<rules::Result<Imported>> import(const QByteArray& bytes, const QString& name,
                                                  const rules::LibraryPtr& library) const override;
};

}  // namespace bocage::model::crusades
