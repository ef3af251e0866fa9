#include <QFile>
#include <map>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/systems/normandie/export/normandie_export.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/field/battlefield.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

/// The ground alone: what counters do to it is worked out where they lie now.
Battlefield bareField(const Scenario& scenario, const LibraryPtr& library) {
    Scenario bare = scenario;
    bare.pieces.clear();
    return Battlefield::build(bare, contentFor(library));
}

/// Small numbers for things that are only compared.
class Numbers {
public:
    int of(ElementRef ref) {
        if (!ref)
            return 0;
        const std::array<std::uint32_t, 3> key{ref.source, ref.index, ref.part};
        return m_known.try_emplace(key, static_cast<int>(m_known.size()) + 1).first->second;
    }

private:
    std::map<std::array<std::uint32_t, 3>, int> m_known;
};

/// What a thing that lies on a space does to sight through it.
struct GroundEffect {
    bool blocks = false;
    int obscures = 0;
};

class CounterTable {
public:
    CounterTable(const Scenario& scenario, const LibraryPtr& library, const Battlefield& field)
        : m_scenario(scenario), m_content(contentFor(library)), m_library(library), m_field(field) {
        for (int i = 0; i < field.cellCount(); ++i)
            if (field.cell(i).exists() && !field.cell(i).has(BlocksSight) && field.cell(i).obscures == 0) {
                m_probe = field.cellAt(i);
                break;
            }
    }

    void add(const ContentId& id) {
        if (id.empty() || m_rows.find(id.value) != m_rows.end())
            return;
        Json::Object row;
        if (const Unit* unit = m_content->unit(id)) {
            row.emplace_back("class", static_cast<int>(unit->unitClass));
            row.emplace_back("footprint", unit->footprint);
            const Unit::BackRole role = unit->backRole;
            if (role == Unit::BackRole::Concealed || role == Unit::BackRole::Burrowing ||
                role == Unit::BackRole::Teleport)
                row.emplace_back("hides", true);
            if (role == Unit::BackRole::Wreck)
                addEffect(row, "wreck", effectOf(id, "back"));
        } else if (m_library->marker(id)) {
            addEffect(row, "ground", effectOf(id, "front"));
        } else {
            return;
        }
        m_rows.emplace(id.value, std::move(row));
    }

    Json table() const {
        Json::Object out;
        for (const auto& [id, row] : m_rows)
            out.emplace_back(id, row);
        return out;
    }

private:
    static void addEffect(Json::Object& row, const char* name, const GroundEffect& effect) {
        row.emplace_back(name, Json::Array{effect.blocks ? 1 : 0, effect.obscures});
    }

    /// Asked of the engine itself, on a space where nothing else acts.
    GroundEffect effectOf(const ContentId& id, const char* face) const {
        if (!m_probe)
            return {};
        Scenario one = m_scenario;
        one.pieces.clear();
        Piece piece;
        piece.id = ElementId("probe");
        piece.content = id;
        piece.at = *m_probe;
        piece.face = face;
        one.pieces.push_back(piece);
        const Battlefield field = Battlefield::rebuilt(m_field, one);
        const CellInfo& cell = field.cell(*m_probe);
        return {cell.has(BlocksSight), cell.obscures};
    }

    const Scenario& m_scenario;
    ContentPtr m_content;
    LibraryPtr m_library;
    const Battlefield& m_field;
    std::optional<Cell> m_probe;
    std::map<std::string, Json> m_rows;
};

Json cellRows(const Battlefield& field, Numbers& buildings) {
    Json::Array flags, obscures, building;
    for (int i = 0; i < field.cellCount(); ++i) {
        const CellInfo& cell = field.cell(i);
        flags.emplace_back((cell.exists() ? 1 : 0) | (cell.has(BlocksSight) ? 2 : 0) |
                           (cell.has(HasOpening) ? 4 : 0));
        obscures.emplace_back(cell.obscures);
        building.emplace_back(buildings.of(cell.building));
    }
    return Json::Object{
        {"flags", std::move(flags)}, {"obscures", std::move(obscures)}, {"building", std::move(building)}};
}

Json edgeRows(const std::vector<EdgeInfo>& edges, Numbers& runs) {
    Json::Array stops, obscures, run;
    for (const EdgeInfo& edge : edges) {
        stops.emplace_back(edge.stopsSight() ? 1 : 0);
        obscures.emplace_back(edge.obscures);
        run.emplace_back(edge.obscures > 0 ? runs.of(edge.element) : 0);
    }
    return Json::Object{
        {"stops", std::move(stops)}, {"obscures", std::move(obscures)}, {"run", std::move(run)}};
}

SightGround::Edge edgeKind(const EdgeInfo& edge) {
    if (edge.stopsSight())
        return SightGround::Edge::Wall;
    if (edge.has(EdgeEntrance))
        return SightGround::Edge::Door;
    if (edge.has(EdgeOpening))
        return SightGround::Edge::Window;
    return edge.obscures > 0 ? SightGround::Edge::Veil : SightGround::Edge::Open;
}

}  // namespace

std::optional<SightGround> NormandieExport::ground(const Scenario& scenario,
                                                   const LibraryPtr& library) const {
    const Battlefield field = bareField(scenario, library);
    SightGround ground;
    ground.cells = QRect(field.origin().col, field.origin().row, field.cols(), field.rows());
    for (int i = 0; i < field.cellCount(); ++i) {
        const CellInfo& cell = field.cell(i);
        ground.spaces.push_back(cell.has(BlocksSight) ? SightGround::Space::Blocks
                                : cell.obscures > 0   ? SightGround::Space::Veil
                                                      : SightGround::Space::Open);
    }
    for (const EdgeInfo& edge : field.northEdges())
        ground.north.push_back(edgeKind(edge));
    for (const EdgeInfo& edge : field.westEdges())
        ground.west.push_back(edgeKind(edge));
    return ground;
}

std::optional<WebSight> NormandieExport::webSight(const Scenario& scenario, const LibraryPtr& library,
                                                  const std::vector<ContentId>& things) const {
    const Result<QByteArray> script =
        readFile(resourcesFolder() + QStringLiteral("/export/normandie_sight.js"));
    if (!script)
        return {};
    const Battlefield field = bareField(scenario, library);
    CounterTable counters(scenario, library, field);
    for (const ContentId& id : things)
        counters.add(id);
    Numbers buildings, runs;
    const Rulings& rulings = field.rulings();
    WebSight sight;
    sight.script = *script;
    sight.data =
        Json::Object{{"origin", Json::Array{field.origin().col, field.origin().row}},
                     {"cols", field.cols()},
                     {"rows", field.rows()},
                     {"light", static_cast<int>(field.light())},
                     {"cells", cellRows(field, buildings)},
                     {"north", edgeRows(field.northEdges(), runs)},
                     {"west", edgeRows(field.westEdges(), runs)},
                     {"rulings", Json::Object{{"cornerNeedsBothStopped", rulings.cornerNeedsBothStopped},
                                              {"ownSpaceExempt", rulings.ownSpaceExempt},
                                              {"creatureSeesOver", rulings.creatureSeesOver},
                                              {"endSpacesOpen", rulings.endSpacesOpen},
                                              {"edgeRuns", rulings.edgeRuns},
                                              {"nightInclusive", rulings.nightInclusive}}},
                     {"counters", counters.table()}};
    return sight;
}

}  // namespace bocage::model
