#include "model/export/universal_vtt.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/export/cell_outline.h"
#include "model/export/common_losses.h"
#include "model/export/export_pictures.h"
#include "model/export/game_export.h"
#include "model/render/map_renderer.h"

namespace bocage::model {

using namespace rules;

namespace {

struct VttWords {
    Q_DECLARE_TR_FUNCTIONS(UniversalVtt)
};

constexpr double quarterTurn = 1.570796;

Json vttPoint(double x, double y) {
    const auto plain = [](double value) {
        return value == static_cast<double>(static_cast<std::int64_t>(value))
                   ? Json(static_cast<std::int64_t>(value))
                   : Json(value);
    };
    return Json::Object{{"x", plain(x)}, {"y", plain(y)}};
}

/// Walls and doors of one battlefield, in squares from its top left.
class VttWalls {
public:
    explicit VttWalls(const SightGround& ground) : m_ground(ground) {
        const int wide = ground.cells.width(), high = ground.cells.height();
        // Edges of one kind that follow each other are one line: importers make a record of every piece.
        for (int row = 0; row <= high; ++row)
            runs(
                wide, [&](int col) { return edge(ground.north, col, row); },
                [&](int from, int to, SightGround::Edge kind) { add(kind, from, row, to, row); });
        for (int col = 0; col <= wide; ++col)
            runs(
                high, [&](int row) { return edge(ground.west, col, row); },
                [&](int from, int to, SightGround::Edge kind) { add(kind, col, from, col, to); });
        addSpaces(SightGround::Space::Blocks, m_walls);
        addSpaces(SightGround::Space::Veil, m_objects);
    }

    Json::Array takeWalls() { return std::move(m_walls); }
    Json::Array takeObjects() { return std::move(m_objects); }
    Json::Array takePortals() { return std::move(m_portals); }

private:
    SightGround::Edge edge(const std::vector<SightGround::Edge>& edges, int col, int row) const {
        return edges[static_cast<std::size_t>(row * (m_ground.cells.width() + 1) + col)];
    }

    template <class At, class Put>
    static void runs(int count, At at, Put put) {
        for (int from = 0; from < count;) {
            const SightGround::Edge kind = at(from);
            int to = from + 1;
            const bool single = kind == SightGround::Edge::Door || kind == SightGround::Edge::Window;
            while (!single && to < count && at(to) == kind)
                ++to;
            if (kind != SightGround::Edge::Open)
                put(from, to, kind);
            from = to;
        }
    }

    void add(SightGround::Edge kind, int x1, int y1, int x2, int y2) {
        Json::Array line{vttPoint(x1, y1), vttPoint(x2, y2)};
        if (kind == SightGround::Edge::Wall)
            m_walls.push_back(std::move(line));
        else if (kind == SightGround::Edge::Veil)
            m_objects.push_back(std::move(line));
        else
            m_portals.push_back(Json::Object{{"position", vttPoint((x1 + x2) / 2.0, (y1 + y2) / 2.0)},
                                             {"bounds", std::move(line)},
                                             {"rotation", y1 == y2 ? 0.0 : quarterTurn},
                                             {"closed", kind == SightGround::Edge::Door},
                                             {"freestanding", false}});
    }

    void addSpaces(SightGround::Space kind, Json::Array& lines) {
        std::vector<Cell> cells;
        for (int row = 0; row < m_ground.cells.height(); ++row)
            for (int col = 0; col < m_ground.cells.width(); ++col)
                if (m_ground.spaces[static_cast<std::size_t>(row * m_ground.cells.width() + col)] == kind)
                    cells.push_back({col, row});
        for (const std::vector<Cell>& outline : outlinesOf(cells)) {
            Json::Array line;
            for (const Cell corner : outline)
                line.push_back(vttPoint(corner.col, corner.row));
            line.push_back(line.front());
            lines.push_back(std::move(line));
        }
    }

    const SightGround& m_ground;
    Json::Array m_walls, m_objects, m_portals;
};

Result<QByteArray> vttBytes(const ExportSubject& subject, const ExportOptions& options) {
    const Scenario& scenario = *subject.scenario();
    const QRect cells = tableKit(subject).cells;
    if (cells.isEmpty())
        return Problem{"export.no-map", {}, "", "", 0, 0};
    const MapLayers layers =
        MapRenderer::terrainLayers | MapLayer::Zones | MapLayer::Entries | MapLayer::Objectives;
    const Result<QByteArray> picture =
        mapPng(scenario, subject.library, cells, options.pixelsPerCell, layers, options.language);
    if (!picture)
        return picture.problems();
    Json::Array walls, objects, portals;
    if (const auto ground = gameExport(scenario.system).ground(scenario, subject.library);
        ground && ground->cells == cells) {
        VttWalls lines(*ground);
        walls = lines.takeWalls();
        objects = lines.takeObjects();
        portals = lines.takePortals();
    }
    const Json tree =
        Json::Object{{"format", 0.3},
                     {"resolution", Json::Object{{"map_origin", vttPoint(0, 0)},
                                                 {"map_size", vttPoint(cells.width(), cells.height())},
                                                 {"pixels_per_grid", options.pixelsPerCell}}},
                     {"line_of_sight", std::move(walls)},
                     {"objects_line_of_sight", std::move(objects)},
                     {"portals", std::move(portals)},
                     {"environment", Json::Object{{"baked_lighting", false}, {"ambient_light", "ffffffff"}}},
                     {"lights", Json::Array{}},
                     {"image", picture->toBase64().toStdString()}};
    return QByteArray::fromStdString(writeJson(tree));
}

class UniversalVttExporter : public Exporter {
public:
    std::string_view id() const override { return "uvtt"; }
    QString name() const override { return VttWords::tr("Universal VTT"); }
    QString help() const override {
        return VttWords::tr(
            "A map with walls and doors for Foundry, Fantasy Grounds, Roll20 and other virtual tables.");
    }
    QString suffix() const override { return QStringLiteral("dd2vtt"); }
    bool drawsPictures() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override { return hasSquareMap(value); }
    std::string whyNot(const DocumentValue& value) const override {
        return hasHexMap(value) ? "export.squares-only" : Exporter::whyNot(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses = leftOut(subject, played::map | played::zones | played::sight);
        losses.push_back({"zone-meaning",
                          Loss::Kind::NotPlayed,
                          VttWords::tr("Zones, entries and objectives are only painted on the picture."),
                          {}});
        losses.push_back(
            {"veils",
             Loss::Kind::NotPlayed,
             VttWords::tr("What obscures sight without blocking it becomes outlines of objects."),
             {}});
        losses.push_back(
            {"own-opening",
             Loss::Kind::NotPlayed,
             VttWords::tr(
                 "Rules of sight beyond walls and doors, such as looking out of one's own window only."),
             {}});
        if (!subject.fitness.line().isEmpty())
            losses.push_back({"fitness", Loss::Kind::LeftOut, subject.fitness.line(), {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        return {{options.stem + u'.' + suffix(), [&subject, options] { return vttBytes(subject, options); }}};
    }
};

}  // namespace

const Exporter& universalVttExporter() {
    static const UniversalVttExporter exporter;
    return exporter;
}

}  // namespace bocage::model
