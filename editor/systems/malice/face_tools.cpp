#include "editor/systems/malice/face_tools.h"

#include <QCoreApplication>
#include <functional>

#include "model/commands/face_edits.h"
#include "model/systems/malice/analysis/cell_strokes.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/board/grid.h"

namespace bocage::editor::malice {

using namespace rules::malice;
using model::malice::Terms;
using rules::Cell;

namespace {

const char nothing[] = "nothing";
const char launch[] = "launch";

QString idOf(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

template <class E>
std::optional<E> kindNamed(const FaceTool::Touch& touch) {
    return touch.erase ? std::nullopt : named<E>(touch.kind.toStdString());
}

CellDetail detailOn(const rules::Face& face, Cell at) {
    for (const CellDetail& each : boardSection(face.extras).cells)
        if (each.at == at)
            return each;
    return {};
}

bool edit(model::FaceEdits& edits, const QString& step, const QString& run,
          const std::function<void(BoardSection&)>& change) {
    return edits.change(
        step,
        [&](rules::Face& face) {
            BoardSection section = boardSection(face.extras);
            change(section);
            model::malice::tidy(section);
            setSection(face.extras, section);
        },
        run);
}

bool onBoard(model::FaceEdits& edits, Cell cell) {
    return edits.face() && edits.face()->grid.contains(cell);
}

class SiteTool : public FaceTool {
    Q_DECLARE_TR_FUNCTIONS(MaliceSiteTool)

public:
    QString id() const override { return QStringLiteral("sites"); }
    QString name() const override { return tr("Sites"); }
    QString hint() const override {
        return tr("Click a space to put the site or the launch there; again to take it away.");
    }
    std::vector<Kind> kinds() const override {
        std::vector<Kind> all;
        for (std::size_t i = 0; i < rules::malice::sites; ++i)
            all.push_back({idOf(nameOf(static_cast<Site>(i))), Terms::site(static_cast<Site>(i))});
        all.push_back({QLatin1String(launch), tr("Launch")});
        all.push_back({QLatin1String(nothing), tr("Nothing")});
        return all;
    }
    bool touch(model::FaceEdits& edits, Cell cell, const Touch& touch) const override {
        if (!onBoard(edits, cell))
            return false;
        const bool clear = touch.erase || touch.kind == QLatin1String(nothing);
        const QString step = clear ? tr("Take a site away") : tr("Put a site");
        // One press, one site: a brush that came back over a space would take away what it has put there.
        return edit(edits, step, {}, [&](BoardSection& section) {
            CellDetail& detail = model::malice::detailAt(section, cell);
            if (clear) {
                detail.sites.clear();
                detail.launch = false;
            } else if (touch.kind == QLatin1String(launch)) {
                detail.launch = !detail.launch;
            } else {
                model::malice::strokeSite(detail, kindNamed<Site>(touch));
            }
        });
    }
    QString found(const rules::Face& face, Cell cell) const override {
        const CellDetail detail = detailOn(face, cell);
        QStringList names;
        for (const Site site : detail.sites)
            names << Terms::site(site);
        if (detail.launch)
            names << tr("Launch");
        return names.join(QStringLiteral(", "));
    }
};

class RouteTool : public FaceTool {
    Q_DECLARE_TR_FUNCTIONS(MaliceRouteTool)

public:
    QString id() const override { return QStringLiteral("routes"); }
    QString name() const override { return tr("Routes"); }
    QString hint() const override { return tr("Drag through the sides of spaces, from one to the next."); }
    std::vector<Kind> kinds() const override {
        std::vector<Kind> all;
        for (const RouteKind kind : {RouteKind::Road, RouteKind::Path, RouteKind::Bridge})
            all.push_back({idOf(nameOf(kind)), Terms::route(kind)});
        all.push_back({QLatin1String(nothing), tr("No route")});
        return all;
    }
    bool touch(model::FaceEdits& edits, Cell cell, const Touch& touch) const override {
        if (!touch.erase || !onBoard(edits, cell))
            return false;
        // With the other button, or Delete: every end that the space has, and those that meet it.
        return edit(edits, tr("Take a route away"), touch.run, [&](BoardSection& section) {
            for (int side = 0; side < 6; ++side)
                lay(section, cell, side, std::nullopt, *edits.face());
        });
    }
    bool cross(model::FaceEdits& edits, Cell from, Cell to, const Touch& touch) const override {
        if (!onBoard(edits, from) || !onBoard(edits, to))
            return false;
        const std::optional<RouteKind> kind = kindNamed<RouteKind>(touch);
        for (int side = 0; side < 6; ++side)
            if (rules::hexGrid().beyond(from, side) == to)
                return edit(edits, kind ? tr("Lead a route") : tr("Take a route away"), touch.run,
                            [&](BoardSection& section) { lay(section, from, side, kind, *edits.face()); });
        return false;
    }
    QString found(const rules::Face& face, Cell cell) const override {
        QStringList names;
        for (const Route& route : detailOn(face, cell).routes)
            names << Terms::route(route.kind);
        names.removeDuplicates();
        return names.join(QStringLiteral(", "));
    }

private:
    /// Both cells of a side get their end of the route; one that leaves the board has only its own.
    static void lay(BoardSection& section, Cell cell, int side, std::optional<RouteKind> kind,
                    const rules::Face& face) {
        const auto sides = rules::hexGrid().sides();
        model::malice::strokeRoute(model::malice::detailAt(section, cell),
                                   sides[static_cast<std::size_t>(side)], kind);
        const Cell beyond = rules::hexGrid().beyond(cell, side);
        if (face.grid.contains(beyond))
            model::malice::strokeRoute(model::malice::detailAt(section, beyond),
                                       sides[static_cast<std::size_t>((side + 3) % 6)], kind);
    }
};

class MixedTool : public FaceTool {
    Q_DECLARE_TR_FUNCTIONS(MaliceMixedTool)

public:
    QString id() const override { return QStringLiteral("mixed"); }
    QString name() const override { return tr("Mixed"); }
    QString hint() const override {
        return tr("Click a space to show a second terrain in it; its ground stays the one that counts.");
    }
    std::vector<Kind> kinds() const override {
        std::vector<Kind> all;
        for (std::size_t i = 0; i < rules::malice::terrains; ++i)
            all.push_back({idOf(nameOf(static_cast<Terrain>(i))), Terms::terrain(static_cast<Terrain>(i))});
        all.push_back({QLatin1String(nothing), tr("Nothing")});
        return all;
    }
    bool touch(model::FaceEdits& edits, Cell cell, const Touch& touch) const override {
        if (!onBoard(edits, cell))
            return false;
        const std::optional<Terrain> with = kindNamed<Terrain>(touch);
        const std::optional<Terrain> dominant = groundMeaning(edits.terrainAt(cell)).terrain;
        return edit(edits, with ? tr("Mix the terrain") : tr("Take the second terrain away"), {},
                    [&](BoardSection& section) {
                        CellDetail& detail = model::malice::detailAt(section, cell);
                        if (!with)
                            detail.mixed.clear();
                        else if (dominant)
                            model::malice::strokeMixed(detail, *dominant, *with);
                    });
    }
    QString found(const rules::Face& face, Cell cell) const override {
        QStringList names;
        for (const std::string& each : detailOn(face, cell).mixed)
            if (const std::optional<Terrain> terrain = named<Terrain>(each))
                names << Terms::terrain(*terrain);
        return names.isEmpty() ? QString() : tr("mixed: %1").arg(names.join(QStringLiteral(", ")));
    }
};

class RimTool : public FaceTool {
    Q_DECLARE_TR_FUNCTIONS(MaliceRimTool)

public:
    QString id() const override { return QStringLiteral("rim"); }
    QString name() const override { return tr("Rim"); }
    QString hint() const override {
        return tr("Click the spaces that the rim of the board cuts; its edges follow them clockwise.");
    }
    std::vector<Kind> kinds() const override {
        return {{idOf(nameOf(Shape::Half)), words(Shape::Half)},
                {idOf(nameOf(Shape::Corner)), words(Shape::Corner)},
                {idOf(nameOf(Shape::Full)), words(Shape::Full)}};
    }
    bool touch(model::FaceEdits& edits, Cell cell, const Touch& touch) const override {
        if (!onBoard(edits, cell))
            return false;
        const Shape shape = kindNamed<Shape>(touch).value_or(Shape::Full);
        return edit(edits, tr("Cut the rim"), touch.run, [&](BoardSection& section) {
            model::malice::detailAt(section, cell).shape = shape;
            section.edges = model::malice::rimEdges(section);
        });
    }
    QString found(const rules::Face& face, Cell cell) const override {
        const CellDetail detail = detailOn(face, cell);
        return detail.shape == Shape::Full ? QString() : words(detail.shape);
    }

private:
    static QString words(Shape shape) {
        switch (shape) {
            case Shape::Half:
                return tr("Half space");
            case Shape::Corner:
                return tr("Corner of the board");
            case Shape::Full:
            case Shape::None:
                break;
        }
        return tr("Whole space");
    }
};

}  // namespace

std::vector<std::unique_ptr<FaceTool>> faceTools() {
    std::vector<std::unique_ptr<FaceTool>> all;
    all.push_back(std::make_unique<SiteTool>());
    all.push_back(std::make_unique<RouteTool>());
    all.push_back(std::make_unique<MixedTool>());
    all.push_back(std::make_unique<RimTool>());
    return all;
}

}  // namespace bocage::editor::malice
