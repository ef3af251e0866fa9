#include <algorithm>
#include <climits>
#include <map>
#include <memory>

#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/field/field_layers.h"
#include "rules/systems/normandie/field/field_placer.h"

namespace bocage::rules::normandie {

namespace detail {

namespace {

/// The stretch of a list that differs: [first, oldLast) became [first, newLast).
struct Difference {
    std::size_t first = 0, oldLast = 0, newLast = 0;
    bool any() const { return first != oldLast || first != newLast; }
    /// Where the unchanged tail went.
    std::ptrdiff_t shift() const {
        return static_cast<std::ptrdiff_t>(newLast) - static_cast<std::ptrdiff_t>(oldLast);
    }
};

template <class Old, class New, class Same>
Difference difference(const std::vector<Old>& before, const std::vector<New>& now, Same same) {
    Difference result;
    const std::size_t shorter = std::min(before.size(), now.size());
    while (result.first < shorter && same(before[result.first], now[result.first]))
        ++result.first;
    result.oldLast = before.size();
    result.newLast = now.size();
    while (result.oldLast > result.first && result.newLast > result.first &&
           same(before[result.oldLast - 1], now[result.newLast - 1])) {
        --result.oldLast;
        --result.newLast;
    }
    return result;
}

/// Looking for close ones among more would take longer than it saves.
constexpr std::size_t fewAreas = 16;

FieldUnit::Hidden hiddenAs(const Unit& unit, bool backUp) {
    if (!backUp)
        return FieldUnit::Hidden::No;
    switch (unit.backRole) {
        case Unit::BackRole::Concealed:
            return FieldUnit::Hidden::Concealed;
        case Unit::BackRole::Burrowing:
            return FieldUnit::Hidden::Underground;
        case Unit::BackRole::Teleport:
            return FieldUnit::Hidden::Teleporting;
        default:
            return FieldUnit::Hidden::No;
    }
}

/// Digger in the slots of the tile that brought the unit, or of an officer's tile of the same army
/// (SON-OPT-73, SON-ARM-20): it serves the tile's own burrowers and support of like stripes.
const Force::Army* armyNamed(const Scenario& scenario, std::string_view id) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.id.value == id)
                    return &army;
    return nullptr;
}

bool lendsSomething(const Roster& roster, const Content& content) {
    const auto lends = [&](const RosterEntry::Filling& filling) {
        const Option* option = content.option(filling.option);
        return option && lendsAbilities(*option);
    };
    return std::any_of(roster.entries.begin(), roster.entries.end(), [&](const RosterEntry& entry) {
        return std::any_of(entry.fillings.begin(), entry.fillings.end(), lends);
    });
}

bool anyArmyLends(const Scenario& scenario, const Content& content) {
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.roster && lendsSomething(*army.roster, content))
                    return true;
    return false;
}

/// What the options of the armies lend to their counters, looked up once per army.
class Lenders {
public:
    Lenders(const Scenario& scenario, const Content& content)
        : m_scenario(scenario), m_content(content), m_rulings(Rulings::from(scenario.rulings)) {}

    LentAbilities lentTo(const Piece& piece) {
        const std::size_t slash = piece.entry.find('/');
        if (slash == std::string::npos)
            return {};
        const std::string id = piece.entry.substr(0, slash);
        auto known = m_armies.find(id);
        if (known == m_armies.end()) {
            known = m_armies.emplace(id, nullptr).first;
            const Force::Army* army = armyNamed(m_scenario, id);
            if (army && army->roster && lendsSomething(*army->roster, m_content))
                known->second =
                    std::make_unique<ArmyView>(*army->roster, m_content, std::string(), m_rulings);
        }
        const ArmyView* view = known->second.get();
        if (!view)
            return {};
        std::vector<AbilityUse> abilities;
        for (const OptionAccess& access : accessIn(*view)) {
            const Option* option = m_content.option(access.option);
            if (!option || !lendsAbilities(*option) ||
                std::none_of(access.units.begin(), access.units.end(), [&](int index) {
                    const ArmyUnit& unit = view->units[static_cast<std::size_t>(index)];
                    return unit.id == piece.content && unit.entry >= 0 &&
                           view->entries[static_cast<std::size_t>(unit.entry)].entry->id.value ==
                               std::string_view(piece.entry).substr(slash + 1);
                }))
                continue;
            for (AbilityUse ability : option->abilities) {
                // The older book gives the Statue's owner no number (SON-AMB-01).
                if (option->rule == "SON-OPT-11" && ability.value)
                    ability.value = m_rulings.statueValue;
                abilities.push_back(std::move(ability));
            }
        }
        if (abilities.empty())
            return {};
        return {std::make_shared<const std::vector<AbilityUse>>(std::move(abilities))};
    }

private:
    const Scenario& m_scenario;
    const Content& m_content;
    Rulings m_rulings;
    std::map<std::string, std::unique_ptr<ArmyView>> m_armies;
};

bool digs(const Scenario& scenario, const Content& content, const Piece& piece, const Unit& unit) {
    const std::size_t slash = piece.entry.find('/');
    if (slash == std::string::npos)
        return false;
    const std::string_view army = std::string_view(piece.entry).substr(0, slash);
    const std::string_view own = std::string_view(piece.entry).substr(slash + 1);
    const auto serves = [&](const RosterEntry& entry) {
        const bool has = std::any_of(entry.fillings.begin(), entry.fillings.end(),
                                     [&](const RosterEntry::Filling& filling) {
                                         const Option* option = content.option(filling.option);
                                         return option && option->rule == "SON-OPT-73";
                                     });
        const Tile* tile = has ? content.tile(entry.content) : nullptr;
        if (!tile)
            return false;
        if (tile->officer)
            return true;
        return entry.id.value == own &&
               (unit.stripes == tile->stripes ||
                std::any_of(tile->units.begin(), tile->units.end(),
                            [&](const Copies& member) { return member.id == unit.id; }));
    };
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& each : player.force.armies)
                if (each.id.value == army && each.roster)
                    return std::any_of(each.roster->entries.begin(), each.roster->entries.end(), serves);
    return false;
}

}  // namespace

/// Makes battlefields. Both the full build and the partial one end in relay(), which lays all cardboard anew
/// inside one area: so they cannot disagree.
class FieldBuilder {
public:
    static Battlefield full(const Scenario& scenario, ContentPtr content) {
        FieldBuilder builder(scenario);
        builder.m_field.m_content = std::move(content);
        builder.buildFull();
        return builder.finish();
    }

    static Battlefield partial(const Battlefield& old, const Scenario& scenario) {
        FieldBuilder builder(scenario);
        builder.m_field = old;
        if (!builder.rebuildChanged(old))
            return full(scenario, old.m_content);
        return builder.finish();
    }

private:
    explicit FieldBuilder(const Scenario& scenario) : m_scenario(scenario) {}

    void buildFull() {
        FieldPlacer placer(m_scenario, *m_field.m_content, std::make_shared<const FaceCache>());
        auto boards = std::make_shared<FieldParts::Placements>();
        for (const PlacedBoard& board : m_scenario.battlefield.boards)
            boards->push_back(placer.place(board));
        m_parts.boards = std::move(boards);
        auto overlays = std::make_shared<FieldParts::Placements>();
        for (const PlacedOverlay& overlay : m_scenario.battlefield.overlays)
            overlays->push_back(placer.place(overlay));
        m_parts.overlays = std::move(overlays);
        m_parts.edges = placer.placeEdges();
        m_parts.cornerPlacements = placer.placeCorners();
        auto pieces = std::make_shared<std::vector<PiecePlacement>>();
        for (const Piece& piece : m_scenario.pieces)
            pieces->push_back(placer.place(piece));
        m_parts.pieces = std::move(pieces);
        auto sides = std::make_shared<std::vector<SideId>>();
        for (const ScenarioSide& side : m_scenario.sides)
            sides->push_back(side.id);
        m_parts.sides = std::move(sides);

        measure();
        m_parts.faces = placer.faces();
        FieldLayers layers(m_parts, wholeField());
        layers.start();
        layers.relay(wholeField());
        layers.finish(m_parts);
        collectCorners();
        collectUnits();
    }

    /// False when only a full build will do.
    bool rebuildChanged(const Battlefield& old) {
        const FieldParts& before = *old.m_parts;
        const BattlefieldPlan& plan = m_scenario.battlefield;
        m_parts = before;
        const auto sameSide = [](const SideId& id, const ScenarioSide& side) { return id == side.id; };
        if (difference(*before.sides, m_scenario.sides, sameSide).any())
            return false;
        const auto sameBoard = [](const std::shared_ptr<const Placement>& was, const PlacedBoard& is) {
            return was->matches(is, is.board);
        };
        if (difference(*before.boards, plan.boards, sameBoard).any())
            return false;

        FieldPlacer placer(m_scenario, *m_field.m_content, before.faces);
        FieldLayers layers(m_parts, wholeField());
        std::vector<Area> stale;
        renewOverlays(placer, layers, stale);
        renewEdges(placer, stale);
        const bool piecesChanged = renewPieces(placer, stale);
        const auto sameCorner = [](const CornerPlacement& was, const PlacedCorner& is) {
            return was.matches(is);
        };
        const bool cornersChanged = difference(*before.cornerPlacements, plan.corners, sameCorner).any();
        if (cornersChanged)
            m_parts.cornerPlacements = placer.placeCorners();

        if (!stale.empty()) {
            layers.open();
            for (Area& area : stale)
                area = area.grown().meet(wholeField());  // what juts out still borders on the field
            std::erase_if(stale, [](const Area& area) { return area.empty(); });
            if (stale.size() <= fewAreas)
                joinClose(stale);
            for (const Area& area : stale)
                layers.relay(area);
        }
        layers.finish(m_parts);
        m_parts.faces = placer.faces();
        if (cornersChanged || piecesChanged || !stale.empty())
            collectCorners();
        // Who digs is written in the armies, which are not looked at otherwise.
        const bool underground =
            std::any_of(before.units->begin(), before.units->end(),
                        [](const FieldUnit& unit) { return unit.hidden == FieldUnit::Hidden::Underground; });
        const bool lent = std::any_of(before.units->begin(), before.units->end(),
                                      [](const FieldUnit& unit) { return unit.lent.list != nullptr; });
        if (piecesChanged || underground || lent || anyArmyLends(m_scenario, *m_field.m_content))
            collectUnits();
        return true;
    }

    void renewOverlays(FieldPlacer& placer, FieldLayers& layers, std::vector<Area>& stale) {
        const auto& now = m_scenario.battlefield.overlays;
        const FieldParts::Placements& was = *m_parts.overlays;
        const Difference changed =
            difference(was, now, [](const std::shared_ptr<const Placement>& a, const PlacedOverlay& b) {
                return a->matches(b, b.overlay);
            });
        if (!changed.any())
            return;
        auto overlays = std::make_shared<FieldParts::Placements>();
        overlays->reserve(now.size());
        overlays->assign(was.begin(), was.begin() + static_cast<std::ptrdiff_t>(changed.first));
        for (std::size_t i = changed.first; i < changed.newLast; ++i)
            overlays->push_back(placer.place(now[i]));
        overlays->insert(overlays->end(), was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast),
                         was.end());
        const auto markStale = [&](const std::shared_ptr<const Placement>& placed) {
            if (placed->meaning)
                stale.push_back(areaOf(*placed));
        };
        std::for_each(was.begin() + static_cast<std::ptrdiff_t>(changed.first),
                      was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast), markStale);
        std::for_each(overlays->begin() + static_cast<std::ptrdiff_t>(changed.first),
                      overlays->begin() + static_cast<std::ptrdiff_t>(changed.newLast), markStale);
        if (changed.shift() != 0)
            layers.renumberOverlays(changed.oldLast, changed.shift());
        m_parts.overlays = std::move(overlays);
    }

    void renewEdges(FieldPlacer& placer, std::vector<Area>& stale) {
        const auto same = [](const EdgePlacement& was, const PlacedEdge& is) { return was.matches(is); };
        if (!difference(*m_parts.edges, m_scenario.battlefield.edges, same).any())
            return;
        // Runs may join or part anywhere along them, so every placed edge is laid again: there are few.
        const auto before = m_parts.edges;
        m_parts.edges = placer.placeEdges();
        for (const auto& list : {before, m_parts.edges})
            for (const EdgePlacement& edge : *list)
                if (withinLimit(edge.at.cell))
                    stale.push_back({edge.at.cell.col, edge.at.cell.row, edge.at.cell.col, edge.at.cell.row});
    }

    bool renewPieces(FieldPlacer& placer, std::vector<Area>& stale) {
        const std::vector<PiecePlacement>& was = *m_parts.pieces;
        const auto& now = m_scenario.pieces;
        const Difference changed =
            difference(was, now, [](const PiecePlacement& a, const Piece& b) { return a.matches(b); });
        if (!changed.any())
            return false;
        auto pieces = std::make_shared<std::vector<PiecePlacement>>();
        pieces->reserve(now.size());
        pieces->assign(was.begin(), was.begin() + static_cast<std::ptrdiff_t>(changed.first));
        for (std::size_t i = changed.first; i < changed.newLast; ++i)
            pieces->push_back(placer.place(now[i]));
        pieces->insert(pieces->end(), was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast), was.end());
        const auto markStale = [&](const PiecePlacement& piece) {
            if (piece.unit || piece.corner || piece.effects == CellEffects{})
                return;
            for (int i = 0; i < piece.cellCount; ++i) {
                const Cell cell = piece.cells[static_cast<std::size_t>(i)];
                if (withinLimit(cell))
                    stale.push_back({cell.col, cell.row, cell.col, cell.row});
            }
        };
        std::for_each(was.begin() + static_cast<std::ptrdiff_t>(changed.first),
                      was.begin() + static_cast<std::ptrdiff_t>(changed.oldLast), markStale);
        std::for_each(pieces->begin() + static_cast<std::ptrdiff_t>(changed.first),
                      pieces->begin() + static_cast<std::ptrdiff_t>(changed.newLast), markStale);
        m_parts.pieces = std::move(pieces);
        return true;
    }

    void measure() {
        Area box{INT_MAX, INT_MAX, INT_MIN, INT_MIN};
        for (const auto& board : *m_parts.boards) {
            if (!board->meaning || board->cols == 0)
                continue;
            const Area area = areaOf(*board);
            box = box.joined(area);
        }
        if (box.empty())
            box = {0, 0, -1, -1};
        m_field.m_origin = {box.left, box.top};
        m_field.m_cols = box.right - box.left + 1;
        m_field.m_rows = box.bottom - box.top + 1;
    }

    Area wholeField() const {
        const Cell origin = m_field.m_origin;
        return {origin.col, origin.row, origin.col + m_field.m_cols - 1, origin.row + m_field.m_rows - 1};
    }

    void collectCorners() {
        auto corners = std::make_shared<std::vector<CornerInfo>>();
        const auto add = [&](Corner at, const CellEffects& effects, ElementRef::Source source,
                             std::size_t index) {
            corners->push_back({at, effects, ElementRef::of(source, index)});
        };
        const auto addPrinted = [&](const FieldParts::Placements& list, ElementRef::Source source) {
            for (std::size_t i = 0; i < list.size(); ++i) {
                const Placement& placed = *list[i];
                if (!placed.meaning)
                    continue;
                for (const auto& corner : placed.meaning->corners) {
                    const Corner at =
                        rotated(corner.at, placed.rotation, placed.meaning->cols, placed.meaning->rows);
                    add({at.col + placed.at.col, at.row + placed.at.row}, corner.effects, source, i);
                }
            }
        };
        addPrinted(*m_parts.boards, ElementRef::Board);
        // Overlays hide what is printed on corners wholly under them.
        std::erase_if(*corners, [&](const CornerInfo& corner) {
            const auto around = Square::cellsAround(corner.at);
            return std::any_of(m_parts.overlays->begin(), m_parts.overlays->end(), [&](const auto& placed) {
                return std::all_of(around.begin(), around.end(),
                                   [&](Cell cell) { return coversCell(*placed, cell); });
            });
        });
        addPrinted(*m_parts.overlays, ElementRef::Overlay);
        for (std::size_t i = 0; i < m_parts.cornerPlacements->size(); ++i) {
            const CornerPlacement& corner = (*m_parts.cornerPlacements)[i];
            add(corner.at, corner.effects, ElementRef::PlacedCorners, i);
        }
        for (std::size_t i = 0; i < m_parts.pieces->size(); ++i) {
            const PiecePlacement& piece = (*m_parts.pieces)[i];
            if (piece.marker && piece.corner)
                add(*piece.corner, piece.effects, ElementRef::Pieces, i);
        }
        m_parts.corners = std::move(corners);
    }

    void collectUnits() {
        auto units = std::make_shared<std::vector<FieldUnit>>();
        const std::size_t cellCount = static_cast<std::size_t>(m_field.m_cols) * m_field.m_rows;
        auto occupants = std::make_shared<std::vector<std::int32_t>>(cellCount, -1);
        const std::vector<PiecePlacement>& pieces = *m_parts.pieces;
        Lenders lenders(m_scenario, *m_field.m_content);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const PiecePlacement& piece = pieces[i];
            if (!piece.unit || piece.corner)
                continue;
            FieldUnit unit;
            unit.piece = static_cast<std::uint32_t>(i);
            unit.unit = piece.unit;
            unit.unitClass = piece.unit->unitClass;
            unit.backUp = piece.face == "back";
            unit.hidden = hiddenAs(*piece.unit, unit.backUp);
            unit.facing = static_cast<std::uint8_t>(piece.facing & 7);
            unit.footprint = piece.cellCount;
            unit.cells = piece.cells;
            unit.zombie = piece.zombie;
            unit.manifestation = piece.manifestation;
            unit.masterOfTheDead = piece.masterOfTheDead;
            unit.mayNotLeave = piece.mayNotLeave;
            unit.roaming = piece.roaming;
            unit.lent = lenders.lentTo(m_scenario.pieces[i]);
            if (unit.hidden == FieldUnit::Hidden::Underground) {
                unit.digs = static_cast<std::uint8_t>(
                    digs(m_scenario, *m_field.m_content, m_scenario.pieces[i], *piece.unit) ? 4 : 0);
            }
            const auto side = std::find(m_parts.sides->begin(), m_parts.sides->end(), piece.side);
            unit.side = side == m_parts.sides->end() ? -1 : static_cast<int>(side - m_parts.sides->begin());
            for (int c = 0; c < unit.footprint; ++c) {
                const Cell cell = unit.cells[static_cast<std::size_t>(c)];
                if (!m_field.inside(cell))
                    continue;
                // Two counters on one cell are the validator's business; the visible one counts here.
                std::int32_t& there = (*occupants)[static_cast<std::size_t>(m_field.indexOf(cell))];
                if (there < 0 || (*units)[static_cast<std::size_t>(there)].hidden != FieldUnit::Hidden::No)
                    there = static_cast<std::int32_t>(units->size());
            }
            units->push_back(unit);
        }
        for (const PiecePlacement& piece : pieces) {
            if (!piece.marked || piece.corner || !m_field.inside(piece.at))
                continue;
            const std::int32_t under = (*occupants)[static_cast<std::size_t>(m_field.indexOf(piece.at))];
            if (under < 0)
                continue;
            FieldUnit& bearer = (*units)[static_cast<std::size_t>(under)];
            bearer.marks.add(piece.marks, bearer.unitClass);
        }
        m_parts.units = std::move(units);
        m_parts.occupants = std::move(occupants);
    }

    Battlefield finish() {
        m_field.pointInto(std::make_shared<const FieldParts>(std::move(m_parts)));
        m_field.m_rulings = Rulings::from(m_scenario.rulings);
        const auto& conditions = m_scenario.battlefield.conditions;
        const auto has = [&](std::string_view name) {
            return std::find(conditions.begin(), conditions.end(), name) != conditions.end();
        };
        m_field.m_cave = has("cave");
        const bool night = has("night") || (m_field.m_cave && m_field.m_rulings.caveIsNight);
        m_field.m_light = night ? Light::Night : has("fog") ? Light::Fog : Light::Day;
        return std::move(m_field);
    }

    const Scenario& m_scenario;
    Battlefield m_field;
    FieldParts m_parts;
};

}  // namespace detail

Battlefield::Battlefield() {
    static const auto nothing = [] {
        detail::FieldParts parts;
        parts.boards = parts.overlays = std::make_shared<const detail::FieldParts::Placements>();
        parts.edges = std::make_shared<const std::vector<detail::EdgePlacement>>();
        parts.cornerPlacements = std::make_shared<const std::vector<detail::CornerPlacement>>();
        parts.pieces = std::make_shared<const std::vector<detail::PiecePlacement>>();
        parts.sides = std::make_shared<const std::vector<SideId>>();
        parts.faces = std::make_shared<const detail::FaceCache>();
        parts.cells = std::make_shared<const std::vector<CellInfo>>();
        parts.north = parts.west = std::make_shared<const std::vector<EdgeInfo>>(1);
        parts.corners = std::make_shared<const std::vector<CornerInfo>>();
        parts.units = std::make_shared<const std::vector<FieldUnit>>();
        parts.occupants = std::make_shared<const std::vector<std::int32_t>>();
        return std::make_shared<const detail::FieldParts>(std::move(parts));
    }();
    pointInto(nothing);
}

Battlefield Battlefield::build(const Scenario& scenario, ContentPtr content) {
    return detail::FieldBuilder::full(scenario, std::move(content));
}

Battlefield Battlefield::rebuilt(const Battlefield& old, const Scenario& scenario) {
    return detail::FieldBuilder::partial(old, scenario);
}

}  // namespace bocage::rules::normandie
