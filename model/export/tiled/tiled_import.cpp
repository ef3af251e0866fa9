#include <QPolygonF>
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "model/export/tiled/tiled_map.h"
#include "model/messages/element_names.h"
#include "model/render/map_renderer.h"
#include "rules/board/square.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr double mostSpaces = 600;

const Json* findProperty(const Json& owner, std::string_view name) {
    const Json* list = owner.find("properties");
    if (!list || !list->isArray())
        return nullptr;
    for (const Json& property : list->array())
        if (const Json* key = property.find("name"); key && key->isString() && key->string() == name)
            return property.find("value");
    return nullptr;
}

std::string textProperty(const Json& owner, std::string_view name) {
    const Json* value = findProperty(owner, name);
    return value && value->isString() ? value->string() : std::string();
}

double numberOf(const Json* json) {
    if (!json)
        return 0;
    if (json->isInteger())
        return static_cast<double>(json->integer());
    return json->type() == Json::Type::Real ? json->real() : 0;
}

std::string nameOf(const Json& object) {
    const Json* name = object.find("name");
    return name && name->isString() ? name->string() : std::string();
}

/// Properties as the fields they were.
Json elementOf(const Json& object) {
    Json element = Json::Object{};
    const Json* list = object.find("properties");
    if (!list || !list->isArray())
        return element;
    for (const Json& property : list->array()) {
        const Json* name = property.find("name");
        const Json* value = property.find("value");
        if (!name || !name->isString() || !value)
            continue;
        if (name->string().starts_with("json:") && value->isString()) {
            if (Result<Json> inner = parseJson(value->string()))
                element.set(name->string().substr(5), std::move(*inner));
            continue;
        }
        element.set(name->string(), *value);
    }
    return element;
}

/// Fields in the place that canonical files have them does not matter: the reader takes any order.
class TiledReader {
public:
    TiledReader(const Json& tree, const LibraryPtr& library) : m_tree(tree), m_library(library) {}

    Result<TiledScenario> read() {
        const Json* tileWidth = m_tree.find("tilewidth");
        m_size = numberOf(tileWidth);
        const std::string text = textProperty(m_tree, "bocage:document");
        if (m_size < 1 || text.empty())
            return Problem{"import.not-ours", {}, "", "", 0, 0};
        Result<Json> document = parseJson(text);
        if (!document || !document->isObject())
            return Problem{"import.damaged", {"bocage:document"}, "", "", 0, 0};
        m_left = numberOf(findProperty(m_tree, "bocage:left"));
        m_top = numberOf(findProperty(m_tree, "bocage:top"));
        // Hexes come back as they went out: what was moved among them is not read.
        const Json* orientation = m_tree.find("orientation");
        const bool hexes = orientation && *orientation == Json("hexagonal");
        readTilesets();
        if (!hexes)
            readLayers();
        for (const TiledList& list : tiledLists())
            put(*document, list.pointer, std::move(m_lists[list.layer]));
        Result<Loaded<Scenario>> loaded = readScenario(writeJson(*document));
        if (!loaded)
            return loaded.problems();
        if (!hexes)
            compareTerrain(loaded->value);
        return TiledScenario{std::move(loaded->value), std::move(m_notes)};
    }

private:
    void note(const char* code, std::vector<std::string> arguments) {
        m_notes.push_back({code, std::move(arguments), "", "", 0, 0});
    }

    static void put(Json& document, const std::string& pointer, Json::Array list) {
        if (list.empty())
            return;
        const auto slash = pointer.find('/');
        if (slash == std::string::npos) {
            document.set(pointer, std::move(list));
            return;
        }
        Json outer = Json::Object{};
        if (const Json* there = document.find(pointer.substr(0, slash)); there && there->isObject())
            outer = *there;
        outer.set(pointer.substr(slash + 1), std::move(list));
        document.set(pointer.substr(0, slash), std::move(outer));
    }

    void readTilesets() {
        const Json* sets = m_tree.find("tilesets");
        if (!sets || !sets->isArray())
            return;
        for (const Json& set : sets->array()) {
            const auto first = static_cast<std::int64_t>(numberOf(set.find("firstgid")));
            const Json* tiles = set.find("tiles");
            if (!tiles || !tiles->isArray())
                continue;
            for (const Json& tile : tiles->array())
                m_tiles.emplace(first + static_cast<std::int64_t>(numberOf(tile.find("id"))), tile);
        }
    }

    void readLayers() {
        const Json* layers = m_tree.find("layers");
        if (layers && layers->isArray())
            for (const Json& layer : layers->array())
                readLayer(layer);
        joinParts();
    }

    void readLayer(const Json& layer) {
        // Layers of a group, as TMJ nests them.
        if (const Json* inner = layer.find("layers"); inner && inner->isArray())
            for (const Json& child : inner->array())
                readLayer(child);
        const Json* objects = layer.find("objects");
        if (!objects || !objects->isArray())
            return;
        for (const Json& object : objects->array()) {
            const Json* type = object.find("type");
            std::string kind = type && type->isString() ? type->string() : std::string();
            if (object.find("gid") && tileOf(object))
                kind = "piece";
            readObject(kind, object);
        }
    }

    const Json* tileOf(const Json& object) const {
        constexpr std::int64_t withoutFlags = 0x0fffffff;
        const auto found =
            m_tiles.find(static_cast<std::int64_t>(numberOf(object.find("gid"))) & withoutFlags);
        return found == m_tiles.end() || textProperty(found->second, "content").empty() ? nullptr
                                                                                        : &found->second;
    }

    double col(double x) const { return std::clamp(x / m_size + m_left, -mostSpaces, mostSpaces); }
    double row(double y) const { return std::clamp(y / m_size + m_top, -mostSpaces, mostSpaces); }
    double colOf(const Json& object) const { return col(numberOf(object.find("x"))); }
    double rowOf(const Json& object) const { return row(numberOf(object.find("y"))); }

    /// The whole number next to it; whatever lies elsewhere is told.
    int snapped(double value, double step, bool& off) const {
        const double at = std::round(value - step);
        off = off || std::abs(value - step - at) > 0.05;
        return static_cast<int>(at);
    }

    void tellOff(bool off, const Json& object, Cell cell) {
        if (off)
            note("import.off-grid", {nameOf(object), cellName(cell)});
    }

    void readObject(const std::string& kind, const Json& object) {
        bool off = false;
        Json element = elementOf(object);
        if (kind == "board" || kind == "overlay") {
            const Cell at{snapped(colOf(object), 0, off), snapped(rowOf(object), 0, off)};
            element.set("at", Json::Array{at.col, at.row});
            tellOff(off, object, at);
            add(kind == "board" ? "boards" : "overlays", std::move(element), kind);
        } else if (kind == "edge") {
            readEdge(object, std::move(element));
        } else if (kind == "corner") {
            const Cell at{snapped(colOf(object), 0, off), snapped(rowOf(object), 0, off)};
            element.set("at", Json::Array{at.col, at.row});
            tellOff(off, object, at);
            add("corners", std::move(element), kind);
        } else if (kind == "entry" || kind == "note") {
            const Cell at{snapped(colOf(object), 0.5, off), snapped(rowOf(object), 0.5, off)};
            element.set("at", Json::Array{at.col, at.row});
            tellOff(off, object, at);
            add(kind == "entry" ? "entries" : "notes", std::move(element), kind);
        } else if (kind == "zone" || kind == "objective") {
            readArea(kind, object, std::move(element));
        } else if (kind == "piece") {
            readPiece(object, std::move(element));
        } else {
            note("import.dropped", {nameOf(object)});
        }
    }

    void readEdge(const Json& object, Json element) {
        const Json* points = object.find("polyline");
        if (!points || !points->isArray() || points->array().size() < 2)
            return note("import.dropped", {nameOf(object)});
        const Json& end = points->array().back();
        const double dx = numberOf(end.find("x")), dy = numberOf(end.find("y"));
        const bool north = std::abs(dx) > std::abs(dy);
        bool off = false;
        const int left = snapped(colOf(object) + std::min(0.0, dx / m_size), 0, off);
        const int top = snapped(rowOf(object) + std::min(0.0, dy / m_size), 0, off);
        element.set("at", Json::Array{left, top, north ? "north" : "west"});
        tellOff(off, object, {left, top});
        add("edges", std::move(element), "edge");
    }

    /// Spaces whose middle lies in the shape.
    std::vector<Cell> cellsIn(const Json& object) const {
        QPolygonF shape;
        const double left = colOf(object), top = rowOf(object);
        if (const Json* points = object.find("polygon"); points && points->isArray()) {
            for (const Json& point : points->array())
                shape << QPointF(left + numberOf(point.find("x")) / m_size,
                                 top + numberOf(point.find("y")) / m_size);
        } else if (const double width = numberOf(object.find("width")) / m_size; width > 0) {
            shape = QPolygonF(QRectF(left, top, width, numberOf(object.find("height")) / m_size));
        }
        std::vector<Cell> cells;
        const QRect box = shape.boundingRect().toAlignedRect() & QRect(-600, -600, 1200, 1200);
        if (shape.isEmpty())
            return cells;
        for (int c = box.left(); c <= box.right(); ++c)
            for (int r = box.top(); r <= box.bottom(); ++r)
                if (shape.containsPoint({c + 0.5, r + 0.5}, Qt::OddEvenFill))
                    cells.push_back({c, r});
        return cells;
    }

    void readArea(const std::string& kind, const Json& object, Json element) {
        const std::string list = kind == "zone" ? "zones" : "objectives";
        const std::vector<Cell> cells = cellsIn(object);
        if (const std::string owner = textProperty(object, "part-of"); !owner.empty()) {
            m_parts[list + '/' + owner].insert(cells.begin(), cells.end());
            return;
        }
        const Json* id = element.find("id");
        const bool area = object.find("polygon") || numberOf(object.find("width")) > 0;
        if (area) {
            m_parts[list + '/' + (id && id->isString() ? id->string() : std::string())].insert(cells.begin(),
                                                                                               cells.end());
        } else if (kind == "objective" && !element.find("element") && !element.find("cells")) {
            bool off = false;
            const Cell at{snapped(colOf(object), 0, off), snapped(rowOf(object), 0, off)};
            element.set("corner", Json::Array{at.col, at.row});
            tellOff(off, object, at);
        }
        add(list, std::move(element), kind);
    }

    /// Parts of one zone may be several objects. An order that a file had is kept while the spaces are the
    /// same.
    void joinParts() {
        for (const char* list : {"zones", "objectives"})
            for (Json& element : m_lists[list]) {
                const Json* id = element.find("id");
                const auto found =
                    m_parts.find(std::string(list) + '/' + (id && id->isString() ? id->string() : ""));
                if (found == m_parts.end())
                    continue;
                std::set<Cell> before;
                if (const Json* cells = element.find("cells"); cells && cells->isArray())
                    for (const Json& cell : cells->array())
                        if (cell.isArray() && cell.array().size() == 2)
                            before.insert({static_cast<int>(numberOf(&cell.array()[0])),
                                           static_cast<int>(numberOf(&cell.array()[1]))});
                if (before == found->second)
                    continue;
                Json::Array cells;
                for (const Cell cell : found->second)
                    cells.push_back(Json::Array{cell.col, cell.row});
                element.set("cells", std::move(cells));
            }
    }

    void readPiece(const Json& object, Json element) {
        const Json* tile = tileOf(object);
        if (tile) {
            element.set("content", textProperty(*tile, "content"));
            if (textProperty(*tile, "face") == "back")
                element.set("face", "back");
        }
        const Json* content = element.find("content");
        if (!content || !content->isString())
            return note("import.dropped", {nameOf(object)});
        Piece piece;
        piece.content = ContentId(content->string());
        const double turn = numberOf(object.find("rotation"));
        const double angle = qDegreesToRadians(turn);
        const double halfWide = numberOf(object.find("width")) / m_size / 2;
        const double halfHigh = numberOf(object.find("height")) / m_size / 2;
        const QPointF centre(colOf(object) + halfWide * std::cos(angle) - halfHigh * std::sin(angle),
                             rowOf(object) + halfWide * std::sin(angle) + halfHigh * std::cos(angle));
        // Which of the eight facings turns the drawing like that?
        double best = 1000;
        QPointF offset;
        for (int facing = 0; facing < 8; ++facing) {
            piece.facing = facing;
            const MapRenderer::Footprint print = MapRenderer::footprint(piece, *m_library);
            double difference = std::fmod(std::abs(print.turn - turn), 360);
            difference = std::min(difference, 360 - difference);
            if (difference < best - 0.5) {
                best = difference;
                offset = print.rect.center();
                element.set("facing", facing);
            }
        }
        if (const Json* facing = element.find("facing"); facing && *facing == Json(0))
            removeKey(element, "facing");
        const QPointF at = centre - offset;
        bool off = false;
        const double halfway = std::abs(std::abs(at.x() - std::floor(at.x())) - 0.5) < 0.1 &&
                               std::abs(std::abs(at.y() - std::floor(at.y())) - 0.5) < 0.1;
        if (halfway > 0) {
            // Between four spaces: the interspace.
            const Cell corner{static_cast<int>(std::lround(centre.x())),
                              static_cast<int>(std::lround(centre.y()))};
            element.set("corner", Json::Array{corner.col, corner.row});
        } else {
            const Cell cell{snapped(at.x(), 0, off), snapped(at.y(), 0, off)};
            element.set("at", Json::Array{cell.col, cell.row});
            tellOff(off, object, cell);
        }
        add("pieces", std::move(element), "piece");
    }

    static void removeKey(Json& element, std::string_view key) {
        std::erase_if(element.object(), [&](const Json::Member& member) { return member.first == key; });
    }

    /// An id for whatever has none, and for copies.
    void add(const std::string& list, Json element, const std::string& kind) {
        const Json* id = element.find("id");
        std::string wanted = id && id->isString() ? id->string() : std::string();
        for (int number = 1; wanted.empty() || !m_ids.insert(wanted).second; ++number) {
            wanted = kind + "-new-" + std::to_string(number);
            element.set("id", wanted);
        }
        m_lists[list].push_back(std::move(element));
    }

    void compareTerrain(const Scenario& scenario) {
        const int width = static_cast<int>(numberOf(m_tree.find("width")));
        const int height = static_cast<int>(numberOf(m_tree.find("height")));
        const Json* layers = m_tree.find("layers");
        if (!layers || width < 1 || height < 1 || width > 1200 || height > 1200)
            return;
        const std::vector<ContentId> terrain = terrainOf(
            scenario, *m_library, QRect(static_cast<int>(m_left), static_cast<int>(m_top), width, height));
        for (const Json& layer : layers->array()) {
            const Json* data = layer.find("data");
            if (nameOf(layer) != "terrain" || !data || !data->isArray() ||
                data->array().size() != terrain.size())
                continue;
            int painted = 0;
            for (std::size_t i = 0; i < terrain.size(); ++i) {
                const auto tile = m_tiles.find(static_cast<std::int64_t>(numberOf(&data->array()[i])));
                const std::string kind = tile == m_tiles.end() ? "" : textProperty(tile->second, "kind");
                painted += kind == terrain[i].value ? 0 : 1;
            }
            if (painted > 0)
                note("import.terrain-painted", {std::to_string(painted)});
        }
    }

    const Json& m_tree;
    LibraryPtr m_library;
    double m_size = 64, m_left = 0, m_top = 0;
    std::map<std::int64_t, Json> m_tiles;
    std::map<std::string, Json::Array> m_lists;
    std::map<std::string, std::set<Cell>> m_parts;
    std::set<std::string> m_ids;
    Problems m_notes;
};

}  // namespace

Result<TiledScenario> scenarioOfTiled(const Json& tree, const LibraryPtr& library) {
    return TiledReader(tree, library).read();
}

}  // namespace bocage::model
