#pragma once

#include <optional>
#include <vector>

#include "model/export/table_kit.h"
#include "rules/board/cell.h"
#include "rules/core/json.h"

namespace bocage::model {

/// What blocks sight on a battlefield, for clients that know walls and doors. Row by row over `cells`; edges
/// are those above and left of each space, with one column and row more.
struct SightGround {
    enum class Edge : unsigned char { Open, Wall, Door, Window, Veil };
    enum class Space : unsigned char { Open, Blocks, Veil };
    QRect cells;
    std::vector<Space> spaces;
    std::vector<Edge> north, west;  ///< (width + 1) × (height + 1)
};

/// What a page in a browser needs to answer who sees whom: a script that defines
/// `bocageSight(data, counters, from, to)` and what it works on.
struct WebSight {
    QByteArray script;
    rules::Json data;
};

struct Imported;

/// What a game says of itself to exporters: what of it a target can carry. Everything has an answer that
/// suits a game with nothing to say.
class GameExport {
public:
    virtual ~GameExport() = default;

    /// Ids that an item needs without naming them in full.
    virtual std::vector<rules::ContentId> implied(const rules::ContentId&, const rules::Library&) const {
        return {};
    }
    /// Whether the back of a piece shows something else than its front.
    virtual bool hasBack(const rules::ContentId&, const rules::LibraryPtr&) const { return false; }
    /// What players call a piece while they may not know what it is; empty when they may.
    virtual QString coverName(const rules::Piece&, const rules::Library&) const { return {}; }
    /// Sheet of an army: what is on it, what it costs.
    virtual std::optional<KitSheet> sheet(const rules::Roster&, const ExportSubject&) const { return {}; }
    /// Adds to the table what follows from the rules: counters of armies, markers, dice, phases.
    virtual void addTo(TableKit&, const ExportSubject&) const {}
    /// Whether a roster on its own brings decks of cards.
    virtual bool hasDecks(const rules::Roster&) const { return false; }
    virtual std::optional<SightGround> ground(const rules::Scenario&, const rules::LibraryPtr&) const {
        return {};
    }
    /// The list holds what the page can put on the map; nothing else is told of.
    virtual std::optional<WebSight> webSight(const rules::Scenario&, const rules::LibraryPtr&,
                                             const std::vector<rules::ContentId>&) const {
        return {};
    }
    /// A document of the game that came in a form of the game's own, told by its content; nothing when it is
    /// none.
    virtual std::optional<rules::Result<Imported>> import(const QByteArray& bytes, const QString& name,
                                                          const rules::LibraryPtr& library) const;
};

/// That of the game; one that has nothing to say when the game is unknown.
const GameExport& gameExport(std::string_view system);

}  // namespace bocage::model
