#include "model/export/tiled/tiled_map.h"

#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "model/export/cell_outline.h"
#include "model/export/export_pictures.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "rules/board/grid.h"
#include "rules/board/square.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Numbers as short as they are.
Json number(double value) {
    const double rounded = std::round(value * 1000) / 1000;
    if (rounded == std::floor(rounded))
        return Json(static_cast<std::int64_t>(rounded));
    return Json(rounded);
}

Json textProperty(const std::string& name, const std::string& value) {
    return Json::Object{{"name", name}, {"type", "string"}, {"value", value}};
}

/// A field of an element as a property: plain values as such, all else as JSON text.
Json propertyOf(const std::string& key, const Json& value) {
    switch (value.type()) {
        case Json::Type::Boolean:
            return Json::Object{{"name", key}, {"type", "bool"}, {"value", value}};
        case Json::Type::Integer:
            return Json::Object{{"name", key}, {"type", "int"}, {"value", value}};
        case Json::Type::String:
            return textProperty(key, value.string());
        default:
            break;
    }
    std::string text = writeJson(value);
    text.pop_back();
    return textProperty("json:" + key, text);
}

constexpr double hexRow = std::numbers::sqrt3 / 2;

/// A hex by its column among those of its row, as Tiled counts them.
Cell staggered(Cell cell) {
    return {cell.col + (cell.row - (cell.row & 1)) / 2, cell.row};
}

/// Calls with every cell of the boards and its terrain.
template <class Action>
void eachHex(const Scenario& scenario, const Library& library, Action action) {
    for (const PlacedBoard& board : scenario.battlefield.boards) {
        const BoardDef* def = library.board(board.board);
        const Face* face = def ? faceNamed(def->faces, board.face) : nullptr;
        for (int row = 0; face && row < face->grid.rows; ++row)
            for (int col = 0; col < face->grid.cols; ++col)
                if (const ContentId& kind = face->grid.at({col, row}); !kind.empty())
                    action(board.at + std::get<Cell>(
                                          hexGrid().turned(Cell{col, row}, hexGrid().steps(board.rotation))),
                           kind);
    }
}

QRect hexCells(const Scenario& scenario, const Library& library) {
    QRect all;
    eachHex(scenario, library, [&](Cell cell, const ContentId&) {
        const Cell at = staggered(cell);
        all |= QRect(at.col, at.row, 1, 1);
    });
    return all.isEmpty() ? QRect(0, 0, 1, 1) : all;
}

class MapBuilder {
public:
    MapBuilder(const ExportSubject& subject, const ExportOptions& options)
        : m_subject(subject),
          m_scenario(*subject.scenario()),
          m_library(*subject.library),
          m_options(options),
          m_kit(tableKit(subject)),
          m_cells(m_kit.cells.isEmpty() ? QRect(0, 0, 1, 1) : m_kit.cells),
          m_size(options.pixelsPerCell),
          m_high(options.pixelsPerCell) {
        if (!m_kit.hex)
            return;
        m_cells = hexCells(m_scenario, m_library);
        // A quarter of the height is a whole number, so that Tiled and we round nothing apart.
        m_high = 4 * std::max(1, static_cast<int>(std::lround(m_size * 2 / std::numbers::sqrt3 / 4)));
    }

    TiledMap build() {
        m_map.cells = m_cells;
        m_map.tileHeight = m_high;
        m_map.hex = m_kit.hex;
        Json rest = scenarioTree(m_scenario);
        Json::Array tilesets, layers;
        addTerrain(tilesets, layers);
        addCounters(tilesets);
        if (m_kit.hex)
            layers.push_back(tokenLayer());
        else
            for (const TiledList& list : tiledLists())
                layers.push_back(objectLayer(list, takeList(rest, list.pointer)));
        std::string text = writeJson(rest);
        text.pop_back();
        m_map.tree = Json::Object{
            {"type", "map"},
            {"version", "1.8"},
            {"orientation", m_kit.hex ? "hexagonal" : "orthogonal"},
            {"renderorder", "right-down"},
            {"infinite", false},
            {"compressionlevel", -1},
            {"width", m_cells.width()},
            {"height", m_cells.height()},
            {"tilewidth", m_size},
            {"tileheight", m_high},
            {"nextlayerid", m_nextLayer},
            {"nextobjectid", m_nextObject},
            {"properties",
             Json::Array{textProperty("bocage:document", text),
                         Json::Object{{"name", "bocage:left"}, {"type", "int"}, {"value", m_cells.left()}},
                         Json::Object{{"name", "bocage:top"}, {"type", "int"}, {"value", m_cells.top()}},
                         textProperty("bocage:title", m_kit.title.toStdString()),
                         textProperty("bocage:remark", m_kit.remark.toStdString())}},
            {"tilesets", std::move(tilesets)},
            {"layers", std::move(layers)}};
        if (m_kit.hex) {
            m_map.tree.set("hexsidelength", m_high / 2);
            m_map.tree.set("staggeraxis", "y");
            // Rows with an odd number lie half a space further right, wherever the map begins.
            m_map.tree.set("staggerindex", m_cells.top() % 2 == 0 ? "odd" : "even");
        }
        return std::move(m_map);
    }

private:
    QString fileNamed(const QString& name) const {
        return m_options.stem + QStringLiteral("-images/") + name;
    }
    double x(double col) const { return (col - m_cells.left()) * m_size; }
    double y(double row) const {
        return m_kit.hex ? (row - m_cells.top() * hexRow) * (0.75 * m_high) / hexRow
                         : (row - m_cells.top()) * m_size;
    }

    static Json::Array takeList(Json& document, const std::string& pointer) {
        Json* at = &document;
        std::string key = pointer;
        if (const auto slash = pointer.find('/'); slash != std::string::npos) {
            key = pointer.substr(slash + 1);
            const std::string outer = pointer.substr(0, slash);
            const auto found =
                std::find_if(at->object().begin(), at->object().end(),
                             [&](const Json::Member& member) { return member.first == outer; });
            if (found == at->object().end())
                return {};
            at = &found->second;
        }
        Json::Object& members = at->object();
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&](const Json::Member& member) { return member.first == key; });
        if (found == members.end() || !found->second.isArray())
            return {};
        Json::Array list = std::move(found->second.array());
        members.erase(found);
        return list;
    }

    Json layerHead(const char* type, const std::string& name, bool visible) {
        return Json::Object{{"type", type}, {"id", m_nextLayer++}, {"name", name},      {"x", 0},
                            {"y", 0},       {"opacity", 1},        {"visible", visible}};
    }

    Json tileLayer(const std::string& name, const std::vector<int>& gids) {
        Json layer = layerHead("tilelayer", name, true);
        Json::Array data;
        for (const int gid : gids)
            data.emplace_back(gid);
        layer.set("width", m_cells.width());
        layer.set("height", m_cells.height());
        layer.set("data", std::move(data));
        return layer;
    }

    /// What the ground is, and above it how it looks.
    void addTerrain(Json::Array& tilesets, Json::Array& layers) {
        const std::vector<ContentId> terrain = terrainOf(m_scenario, m_library, m_cells);
        std::map<ContentId, int> numbers;
        std::vector<int> gids, pictures;
        for (const ContentId& id : terrain) {
            if (!id.empty() && numbers.try_emplace(id, static_cast<int>(m_map.kinds.size())).second)
                m_map.kinds.push_back(id);
            gids.push_back(id.empty() ? 0 : m_nextGid + numbers[id]);
        }
        Json::Array tiles;
        for (std::size_t i = 0; i < m_map.kinds.size(); ++i)
            tiles.push_back(terrainTile(static_cast<int>(i), m_map.kinds[i]));
        const int count = std::max(1, static_cast<int>(m_map.kinds.size()));
        addSheet(tilesets, "terrain", TiledPicture::Kind::Terrain, count, 1, std::move(tiles));
        layers.push_back(tileLayer("terrain", gids));
        if (m_kit.hex) {
            const QString file = fileNamed(QStringLiteral("map.png"));
            m_map.pictures.push_back({file, TiledPicture::Kind::Map, {}});
            Json layer = layerHead("imagelayer", "picture", true);
            layer.set("image", file.toStdString());
            layer.set("imagewidth", m_cells.width() * m_size + m_size / 2);
            layer.set("imageheight", (m_cells.height() - 1) * m_high * 3 / 4 + m_high);
            layers.push_back(std::move(layer));
            return;
        }
        for (int i = 0; i < m_cells.width() * m_cells.height(); ++i)
            pictures.push_back(m_nextGid + i);
        addSheet(tilesets, "map", TiledPicture::Kind::Map, m_cells.width(), m_cells.height(), {});
        layers.push_back(tileLayer("picture", pictures));
    }

    Json terrainTile(int index, const ContentId& id) const {
        Json::Array properties{textProperty("kind", id.value)};
        if (const TerrainKind* kind = m_library.terrain(id))
            for (const Effect& effect : kind->effects) {
                if (effect.value)
                    properties.push_back(
                        Json::Object{{"name", effect.name}, {"type", "int"}, {"value", *effect.value}});
                else if (effect.classes.empty())
                    properties.push_back(
                        Json::Object{{"name", effect.name}, {"type", "bool"}, {"value", true}});
                else
                    properties.push_back(textProperty(effect.name, [&] {
                        std::string all;
                        for (const std::string& name : effect.classes)
                            all += (all.empty() ? "" : ",") + name;
                        return all;
                    }()));
            }
        return Json::Object{{"id", index},
                            {"type", ElementNames::content(m_library, id).toStdString()},
                            {"properties", std::move(properties)}};
    }

    void addSheet(Json::Array& tilesets, const std::string& name, TiledPicture::Kind kind, int columns,
                  int rows, Json::Array tiles) {
        const QString file = fileNamed(QString::fromStdString(name) + QStringLiteral(".png"));
        m_map.pictures.push_back({file, kind, {}});
        Json set = Json::Object{{"firstgid", m_nextGid},
                                {"name", name},
                                {"tilewidth", m_size},
                                {"tileheight", m_high},
                                {"tilecount", columns * rows},
                                {"columns", columns},
                                {"margin", 0},
                                {"spacing", 0},
                                {"image", file.toStdString()},
                                {"imagewidth", columns * m_size},
                                {"imageheight", rows * m_high}};
        if (!tiles.empty())
            set.set("tiles", std::move(tiles));
        m_nextGid += columns * rows;
        tilesets.push_back(std::move(set));
    }

    void addCounters(Json::Array& tilesets) {
        Json::Array tiles;
        QSize largest(1, 1);
        const int first = m_nextGid;
        for (const KitPiece& piece : m_kit.pieces)
            for (const bool back : {false, true}) {
                if (back && !piece.thing.twoSided && !piece.backUp)
                    continue;
                const auto key = std::pair(piece.thing.content, back);
                if (m_counters.contains(key))
                    continue;
                const auto index = static_cast<int>(m_counters.size());
                m_counters.emplace(key, first + index);
                const QSize size = thingSize(piece.thing, m_size);
                largest = largest.expandedTo(size);
                const QString file =
                    fileNamed(QStringLiteral("counter-%1.png").arg(index + 1, 3, 10, QLatin1Char('0')));
                m_map.pictures.push_back(
                    {file, back ? TiledPicture::Kind::Back : TiledPicture::Kind::Front, piece.thing});
                tiles.push_back(Json::Object{
                    {"id", index},
                    {"type", "piece"},
                    {"image", file.toStdString()},
                    {"imagewidth", size.width()},
                    {"imageheight", size.height()},
                    {"properties", Json::Array{textProperty("content", piece.thing.content.value),
                                               textProperty("face", back ? "back" : "front")}}});
            }
        if (tiles.empty())
            return;
        const auto count = static_cast<int>(tiles.size());
        m_nextGid += count;
        tilesets.push_back(
            Json::Object{{"firstgid", first},
                         {"name", "counters"},
                         {"tilewidth", largest.width()},
                         {"tileheight", largest.height()},
                         {"tilecount", count},
                         {"columns", 0},
                         {"margin", 0},
                         {"spacing", 0},
                         {"objectalignment", "topleft"},
                         {"grid", Json::Object{{"orientation", "orthogonal"}, {"width", 1}, {"height", 1}}},
                         {"tiles", std::move(tiles)}});
    }

    /// Tokens where they lie. The document keeps its own list: hexes are not read back from Tiled.
    Json tokenLayer() {
        Json layer = layerHead("objectgroup", "tokens", true);
        layer.set("draworder", "index");
        Json::Array objects;
        for (const KitPiece& piece : m_kit.pieces)
            addPiece(objects, Json::Object{{"id", piece.id}}, piece);
        layer.set("objects", std::move(objects));
        return layer;
    }

    Json objectLayer(const TiledList& list, const Json::Array& elements) {
        const std::string name = list.layer;
        Json layer =
            layerHead("objectgroup", name, name == "pieces" || name == "objectives" || name == "zones");
        layer.set("draworder", "index");
        if (name == "zones" || name == "objectives")
            layer.set("opacity", name == "zones" ? Json(0.4) : Json(0.7));
        Json::Array objects;
        for (std::size_t i = 0; i < elements.size(); ++i)
            addObjects(objects, name, elements[i], i);
        layer.set("objects", std::move(objects));
        return layer;
    }

    Json object(const std::string& name, const std::string& type, double left, double top, double width,
                double height, double rotation) {
        return Json::Object{{"id", m_nextObject++},
                            {"name", name},
                            {"type", type},
                            {"x", number(left)},
                            {"y", number(top)},
                            {"width", number(width)},
                            {"height", number(height)},
                            {"rotation", number(rotation)},
                            {"visible", true}};
    }

    static Json::Array fields(const Json& element, std::initializer_list<const char*> without) {
        Json::Array properties;
        for (const Json::Member& member : element.object())
            if (std::none_of(without.begin(), without.end(),
                             [&](const char* one) { return member.first == one; }))
                properties.push_back(propertyOf(member.first, member.second));
        return properties;
    }

    void addObjects(Json::Array& objects, const std::string& layer, const Json& element, std::size_t index) {
        const auto& plan = m_scenario.battlefield;
        if (layer == "boards")
            return addRectangle(objects, "board", element, ElementNames::of(plan.boards[index], m_library),
                                areaOf(plan.boards[index]));
        if (layer == "overlays")
            return addRectangle(objects, "overlay", element,
                                ElementNames::of(plan.overlays[index], m_library),
                                areaOf(plan.overlays[index]));
        if (layer == "edges")
            return addEdge(objects, element, plan.edges[index]);
        if (layer == "corners")
            return addPoint(objects, "corner", element, ElementNames::of(plan.corners[index], m_library),
                            plan.corners[index].at.col, plan.corners[index].at.row, {"at"});
        if (layer == "zones")
            return addArea(objects, "zone", element, ElementNames::zone(m_scenario, m_scenario.zones[index]),
                           m_scenario.zones[index].cells);
        if (layer == "objectives")
            return addObjective(objects, element, m_scenario.objectives[index]);
        if (layer == "entries")
            return addPoint(objects, "entry", element, ElementNames::of(m_scenario.entries[index], m_library),
                            m_scenario.entries[index].at.col + 0.5, m_scenario.entries[index].at.row + 0.5,
                            {"at"});
        if (layer == "notes")
            return addPoint(objects, "note", element, localized(m_scenario.notes[index].text).left(40),
                            m_scenario.notes[index].at.col + 0.5, m_scenario.notes[index].at.row + 0.5,
                            {"at"});
        addPiece(objects, element, m_kit.pieces[index]);
    }

    template <class Placed>
    QRect areaOf(const Placed& placed) const {
        const std::vector<Face>* faces = nullptr;
        if constexpr (std::is_same_v<Placed, PlacedBoard>) {
            if (const BoardDef* def = m_library.board(placed.board))
                faces = &def->faces;
        } else if (const OverlayDef* def = m_library.overlay(placed.overlay)) {
            faces = &def->faces;
        }
        const Face* face = faces ? faceNamed(*faces, placed.face) : nullptr;
        if (!face)
            return {placed.at.col, placed.at.row, 1, 1};
        const auto size = rotatedSize(placed.rotation, face->grid.cols, face->grid.rows);
        return {placed.at.col, placed.at.row, size[0], size[1]};
    }

    void addRectangle(Json::Array& objects, const char* type, const Json& element, const QString& name,
                      const QRect& area) {
        Json out = object(name.toStdString(), type, x(area.left()), y(area.top()), area.width() * m_size,
                          area.height() * m_size, 0);
        out.set("properties", fields(element, {"at"}));
        objects.push_back(std::move(out));
    }

    void addEdge(Json::Array& objects, const Json& element, const PlacedEdge& edge) {
        const bool north = edge.at.axis == Edge::Axis::North;
        Json out = object(ElementNames::of(edge, m_library).toStdString(), "edge", x(edge.at.cell.col),
                          y(edge.at.cell.row), 0, 0, 0);
        out.set("polyline", Json::Array{Json::Object{{"x", 0}, {"y", 0}},
                                        Json::Object{{"x", north ? m_size : 0}, {"y", north ? 0 : m_size}}});
        out.set("properties", fields(element, {"at"}));
        objects.push_back(std::move(out));
    }

    void addPoint(Json::Array& objects, const char* type, const Json& element, const QString& name,
                  double col, double row, std::initializer_list<const char*> without) {
        Json out = object(name.toStdString(), type, x(col), y(row), 0, 0, 0);
        out.set("point", true);
        out.set("properties", fields(element, without));
        objects.push_back(std::move(out));
    }

    /// One polygon for each connected part; those after the first only carry the id.
    void addArea(Json::Array& objects, const char* type, const Json& element, const QString& name,
                 const std::vector<Cell>& cells) {
        const std::vector<std::vector<Cell>> outlines = outlinesOf(cells);
        if (outlines.empty())
            return addPoint(objects, type, element, name, m_cells.left(), m_cells.top(), {});
        const Json* id = element.find("id");
        for (std::size_t part = 0; part < outlines.size(); ++part) {
            const Cell start = outlines[part].front();
            Json out = object(name.toStdString(), type, x(start.col), y(start.row), 0, 0, 0);
            Json::Array points;
            for (const Cell corner : outlines[part])
                points.push_back(Json::Object{{"x", (corner.col - start.col) * m_size},
                                              {"y", (corner.row - start.row) * m_size}});
            out.set("polygon", std::move(points));
            Json::Array properties;
            if (part == 0)
                properties = fields(element, {});
            else
                properties = {textProperty("part-of", id && id->isString() ? id->string() : "")};
            out.set("properties", std::move(properties));
            objects.push_back(std::move(out));
        }
    }

    void addObjective(Json::Array& objects, const Json& element, const Objective& objective) {
        const QString name = ElementNames::of(objective, m_library);
        if (!objective.cells.empty())
            return addArea(objects, "objective", element, name, objective.cells);
        if (objective.corner)
            return addPoint(objects, "objective", element, name, objective.corner->col, objective.corner->row,
                            {"corner"});
        QPointF at = m_cells.topLeft();
        for (const PlacedOverlay& overlay : m_scenario.battlefield.overlays)
            if (overlay.id == objective.element)
                at = QRectF(areaOf(overlay)).center();
        addPoint(objects, "objective", element, name, at.x(), at.y(), {});
    }

    void addPiece(Json::Array& objects, const Json& element, const KitPiece& piece) {
        const QSize size = thingSize(piece.thing, m_size);
        // Tiled turns about the top left corner.
        const double angle = qDegreesToRadians(piece.turn);
        const double halfWide = size.width() / 2.0, halfHigh = size.height() / 2.0;
        const double left = x(piece.centre.x()) - (halfWide * std::cos(angle) - halfHigh * std::sin(angle));
        const double top = y(piece.centre.y()) - (halfWide * std::sin(angle) + halfHigh * std::cos(angle));
        Json out =
            object(piece.label.toStdString(), "piece", left, top, size.width(), size.height(), piece.turn);
        const auto gid = m_counters.find(std::pair(piece.thing.content, piece.backUp));
        if (gid != m_counters.end())
            out.set("gid", gid->second);
        out.set("properties", fields(element, {"at", "corner", "facing", "face"}));
        objects.push_back(std::move(out));
    }

    const ExportSubject& m_subject;
    const Scenario& m_scenario;
    const Library& m_library;
    ExportOptions m_options;
    TableKit m_kit;
    QRect m_cells;
    int m_size, m_high;  ///< of a tile
    int m_nextGid = 1, m_nextLayer = 1, m_nextObject = 1;
    std::map<std::pair<ContentId, bool>, int> m_counters;
    TiledMap m_map;
};

}  // namespace

const std::vector<TiledList>& tiledLists() {
    static const std::vector<TiledList> lists{{"boards", "battlefield/boards"},
                                              {"overlays", "battlefield/overlays"},
                                              {"edges", "battlefield/edges"},
                                              {"corners", "battlefield/corners"},
                                              {"zones", "zones"},
                                              {"entries", "entries"},
                                              {"objectives", "objectives"},
                                              {"pieces", "pieces"},
                                              {"notes", "notes"}};
    return lists;
}

Json scenarioTree(const Scenario& scenario) {
    Scenario whole = scenario;
    for (ScenarioSide& side : whole.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies)
                if (army.roster)
                    army.file.clear();
    const Result<Json> tree = parseJson(writeScenario(whole));
    return tree ? *tree : Json(Json::Object{});
}

std::vector<ContentId> terrainOf(const Scenario& scenario, const Library& library, const QRect& cells) {
    std::vector<ContentId> out(static_cast<std::size_t>(cells.width() * cells.height()));
    if (scenario.battlefield.grid == GridKind::Hex) {
        eachHex(scenario, library, [&](Cell cell, const ContentId& kind) {
            const Cell at = staggered(cell);
            if (cells.contains(at.col, at.row))
                out[static_cast<std::size_t>((at.row - cells.top()) * cells.width() + at.col -
                                             cells.left())] = kind;
        });
        return out;
    }
    const auto lay = [&](const Face& face, Cell at, Rotation rotation) {
        for (int row = 0; row < face.grid.rows; ++row)
            for (int col = 0; col < face.grid.cols; ++col) {
                const ContentId& kind = face.grid.at({col, row});
                const Cell cell = rotated(Cell{col, row}, rotation, face.grid.cols, face.grid.rows) + at;
                if (!kind.empty() && cells.contains(cell.col, cell.row))
                    out[static_cast<std::size_t>((cell.row - cells.top()) * cells.width() + cell.col -
                                                 cells.left())] = kind;
            }
    };
    for (const PlacedBoard& board : scenario.battlefield.boards)
        if (const BoardDef* def = library.board(board.board))
            if (const Face* face = faceNamed(def->faces, board.face))
                lay(*face, board.at, board.rotation);
    for (const PlacedOverlay& overlay : scenario.battlefield.overlays)
        if (const OverlayDef* def = library.overlay(overlay.overlay))
            if (const Face* face = faceNamed(def->faces, overlay.face))
                lay(*face, overlay.at, overlay.rotation);
    return out;
}

TiledMap tiledMap(const ExportSubject& subject, const ExportOptions& options) {
    return MapBuilder(subject, options).build();
}

}  // namespace bocage::model
