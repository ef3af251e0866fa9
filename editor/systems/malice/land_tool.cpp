#include "editor/systems/malice/land_tool.h"

#include <QPainter>
#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "editor/picking/overlay_painting.h"
#include "editor/tools/measure_painting.h"
#include "editor/tools/tool_options.h"
#include "model/messages/element_names.h"
#include "model/systems/malice/analysis/cell_strokes.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/board/hex.h"

namespace bocage::editor::malice {

using namespace rules::malice;
using model::malice::detailOf;
using model::malice::TableEdits;
using model::malice::Terms;
using rules::Cell;

QString LandTool::hint() const {
    switch (m_what) {
        case What::Terrain:
            return m_shape == Shape::Fill   ? tr("Click an area of one terrain to change all of it.")
                   : m_shape == Shape::Line ? tr("Drag a line of terrain.")
                                            : tr("Paint terrain space by space.");
        case What::Route:
            return tr("Drag through the sides of spaces, from one to the next.");
        case What::Site:
            return tr("Click a space to put the site there; again to take it away.");
    }
    return {};
}

QString LandTool::whyNot(const model::ScenarioDocument& document) const {
    return document.scenario().battlefield.boards.empty()
               ? tr("Lay a board first: land is painted on boards.")
               : QString();
}

std::vector<rules::ContentId> LandTool::terrains() const {
    std::vector<rules::ContentId> all;
    if (!context())
        return all;
    for (const rules::Pack& pack : context()->document().library()->packs())
        if (pack.manifest.system == systemId)
            for (const rules::TerrainKind& kind : pack.terrain)
                if (kind.place == rules::TerrainKind::Place::Cell)
                    all.push_back(kind.id);
    return all;
}

ToolOptions* LandTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addSegments(
        tr("What to paint"),
        {{QStringLiteral("land.terrain"), tr("Terrain"), tr("Paint the terrain of spaces."),
          QStringLiteral("brush")},
         {QStringLiteral("land.route"), tr("Routes"), tr("Lead roads, paths and bridges through sides."),
          QStringLiteral("strip")},
         {QStringLiteral("land.site"), tr("Sites"),
          tr("Put Gates, strongholds, cities, mystics, lairs, launches."), QStringLiteral("objective")}},
        static_cast<int>(m_what), [this](int index) { setWhat(static_cast<What>(index)); });
    if (m_what == What::Terrain) {
        const std::vector<rules::ContentId> all = terrains();
        if (m_terrain.empty() && !all.empty())
            m_terrain = all.front();
        QStringList names;
        for (const rules::ContentId& id : all)
            names << model::ElementNames::content(*context()->document().library(), id);
        const auto found = std::find(all.begin(), all.end(), m_terrain);
        options->addChoice(tr("Terrain"), QStringLiteral("land.kind"), names,
                           found == all.end() ? 0 : static_cast<int>(found - all.begin()),
                           tr("What spaces become."),
                           [this, all](int index) { m_terrain = all[static_cast<std::size_t>(index)]; });
        options->addSegments(
            tr("How to paint"),
            {{QStringLiteral("land.brush"), tr("Brush"), tr("Space by space."), QStringLiteral("brush")},
             {QStringLiteral("land.line"), tr("Line"), tr("All spaces between two."),
              QStringLiteral("measure")},
             {QStringLiteral("land.fill"), tr("Fill"), tr("All connected spaces of the same terrain."),
              QStringLiteral("fill")}},
            static_cast<int>(m_shape), [this](int index) {
                m_shape = static_cast<Shape>(index);
                Q_EMIT hintChanged();
            });
        options->addToggle(tr("Mixed"), QStringLiteral("land.mixed"), m_mixed,
                           tr("Shows it as a second terrain; the one there is stays the one that counts."),
                           [this](bool on) { m_mixed = on; });
    } else if (m_what == What::Route) {
        options->addChoice(tr("Route"), QStringLiteral("land.routeKind"),
                           {Terms::route(RouteKind::Road), Terms::route(RouteKind::Path),
                            Terms::route(RouteKind::Bridge), tr("No route")},
                           m_route ? static_cast<int>(*m_route) : 3, tr("What is led through the sides."),
                           [this](int index) {
                               m_route =
                                   index < 3 ? std::optional(static_cast<RouteKind>(index)) : std::nullopt;
                           });
    } else {
        QStringList names;
        for (std::size_t i = 0; i < sites; ++i)
            names << Terms::site(static_cast<Site>(i));
        names << tr("Launch") << tr("Nothing");
        const int current = m_site.launch ? static_cast<int>(sites)
                            : m_site.site ? static_cast<int>(*m_site.site)
                                          : static_cast<int>(sites) + 1;
        options->addChoice(tr("Site"), QStringLiteral("land.siteKind"), names, current,
                           tr("What is put on the space."), [this](int index) {
                               m_site = {};
                               if (index < static_cast<int>(sites))
                                   m_site.site = static_cast<Site>(index);
                               else
                                   m_site.launch = index == static_cast<int>(sites);
                           });
    }
    options->addButton(tr("Take off the paint"), QStringLiteral("land.unpaint"),
                       tr("The selected boards look again as their pack has them."), [this] {
                           if (!context())
                               return;
                           bool any = false;
                           for (const rules::ElementId& id : context()->selection().ids())
                               any = TableEdits(context()->document()).unpaint(id) || any;
                           if (!any)
                               context()->tell(tr("Select a painted board first."));
                       });
    return options;
}

void LandTool::setWhat(What what) {
    m_what = what;
    Q_EMIT optionsChanged();
    Q_EMIT hintChanged();
}

Table LandTool::table() const {
    return Table::of(context()->document().scenario(), *context()->document().library());
}

LandTool::Target LandTool::target(const Table& table, Cell onTable) const {
    const Table::Found found = table.find(onTable);
    if (found.board < 0)
        return {};
    const TableBoard& board = table.boards[static_cast<std::size_t>(found.board)];
    return {board.id, board.turns, board.find(found.at)};
}

void LandTool::paintTerrain(const std::vector<Cell>& cells) {
    const Table now = table();
    std::map<rules::ElementId, std::vector<CellDetail>> changed;
    for (const Cell cell : cells) {
        const Target there = target(now, cell);
        if (!there.cell || (there.cell->terrainId == m_terrain && !m_mixed))
            continue;
        CellDetail detail = detailOf(*there.cell);
        if (m_mixed) {
            const auto with = groundMeaning(context()->document().library()->terrain(m_terrain)).terrain;
            if (!there.cell->terrain || !with)
                continue;
            model::malice::strokeMixed(detail, *there.cell->terrain, *with);
        } else {
            detail.terrain = m_terrain;
            detail.mixed.clear();
        }
        changed[there.board].push_back(std::move(detail));
    }
    for (const auto& [board, details] : changed)
        TableEdits(context()->document())
            .paint(
                board, details,
                tr("Paint %1").arg(model::ElementNames::content(*context()->document().library(), m_terrain)),
                QStringLiteral("land-%1").arg(m_stroke));
}

void LandTool::fill(Cell from) {
    const Table now = table();
    const Target start = target(now, from);
    if (!start.cell)
        return;
    const rules::ContentId old = start.cell->terrainId;
    std::set<Cell> seen{from};
    std::deque<Cell> open{from};
    std::vector<Cell> all;
    while (!open.empty()) {
        const Cell cell = open.front();
        open.pop_front();
        all.push_back(cell);
        for (const Cell next : rules::Hex::neighbours(cell)) {
            const Target there = target(now, next);
            if (there.cell && there.board == start.board && there.cell->terrainId == old &&
                seen.insert(next).second)
                open.push_back(next);
        }
    }
    paintTerrain(all);
}

/// A route leads through the side between two cells of one board: both get their end of it.
void LandTool::lead(Cell from, Cell to) {
    const Table now = table();
    const Target a = target(now, from);
    const Target b = target(now, to);
    if (!a.cell || !b.cell || a.board != b.board)
        return;
    int side = -1;
    for (int i = 0; i < 6; ++i)
        if (rules::hexGrid().beyond(from, i) == to)
            side = i;
    if (side < 0)
        return;
    std::vector<CellDetail> details{detailOf(*a.cell), detailOf(*b.cell)};
    for (std::size_t end = 0; end < 2; ++end) {
        // In the frame of the unturned board.
        const int own = ((side + (end ? 3 : 0) - a.turns) % 6 + 6) % 6;
        const rules::Side name = rules::hexGrid().sides()[static_cast<std::size_t>(own)];
        model::malice::strokeRoute(details[end], name, m_route);
    }
    TableEdits(context()->document())
        .paint(a.board, details, m_route ? tr("Lead a route") : tr("Take a route away"),
               QStringLiteral("land-%1").arg(m_stroke));
}

void LandTool::putSite(Cell cell) {
    const Table now = table();
    const Target there = target(now, cell);
    if (!there.cell)
        return;
    CellDetail detail = detailOf(*there.cell);
    if (m_site.launch) {
        detail.launch = !detail.launch;
    } else {
        model::malice::strokeSite(detail, m_site.site);
    }
    TableEdits(context()->document()).paint(there.board, {detail}, tr("Change a site"));
}

void LandTool::touch(Cell cell) {
    switch (m_what) {
        case What::Terrain:
            if (m_shape == Shape::Brush)
                paintTerrain({cell});
            else if (m_shape == Shape::Fill)
                fill(cell);
            break;
        case What::Site:
            putSite(cell);
            break;
        case What::Route:
            break;
    }
}

void LandTool::press(const ToolEvent& event) {
    if (event.button == Qt::RightButton) {
        cancel();
        return;
    }
    if (event.button != Qt::LeftButton)
        return;
    if (!target(table(), event.cell()).cell) {
        context()->tell(tr("There is no board here to paint on."));
        return;
    }
    m_down = true;
    ++m_stroke;
    m_from = m_last = event.cell();
    context()->setCursorCell(m_from);
    touch(m_from);
}

void LandTool::move(const ToolEvent& event) {
    m_hot = event.cell();
    if (m_down && event.cell() != m_last) {
        // A quick hand skips spaces; the line between has them.
        const std::vector<Cell> way = rules::hexGrid().line(m_last, event.cell());
        for (std::size_t i = 1; i < way.size(); ++i) {
            if (m_what == What::Route)
                lead(way[i - 1], way[i]);
            else if (m_what == What::Terrain && m_shape == Shape::Brush)
                paintTerrain({way[i]});
        }
        m_last = event.cell();
    }
    context()->updateOverlay();
}

void LandTool::release(const ToolEvent& event) {
    if (!m_down || event.button != Qt::LeftButton)
        return;
    m_down = false;
    if (m_what == What::Terrain && m_shape == Shape::Line)
        paintTerrain(rules::hexGrid().line(m_from, event.cell()));
    context()->document().endMerge();
    context()->updateOverlay();
}

void LandTool::leave() {
    m_hot.reset();
    if (context())
        context()->updateOverlay();
}

void LandTool::actAtCursor(Qt::KeyboardModifiers) {
    const Cell cell = context()->cursorCell();
    if (m_what == What::Terrain && m_shape != Shape::Line) {
        ++m_stroke;
        touch(cell);
    } else if (m_what == What::Site) {
        putSite(cell);
    } else if (!m_down) {
        // Two strokes of Enter: where it begins and where it ends.
        m_down = true;
        ++m_stroke;
        m_from = m_last = cell;
    } else {
        m_down = false;
        const std::vector<Cell> way = rules::hexGrid().line(m_from, cell);
        if (m_what == What::Route)
            for (std::size_t i = 1; i < way.size(); ++i)
                lead(way[i - 1], way[i]);
        else
            paintTerrain(way);
    }
    context()->document().endMerge();
    context()->updateOverlay();
}

void LandTool::cursorMoved() {
    m_hot = context()->cursorCell();
    context()->updateOverlay();
}

bool LandTool::cancel() {
    const bool any = m_down;
    m_down = false;
    if (context()) {
        context()->document().endMerge();
        context()->updateOverlay();
    }
    return any;
}

void LandTool::paint(QPainter& painter, double pixel) const {
    if (!m_hot)
        return;
    std::vector<Cell> cells{*m_hot};
    if (m_down && (m_what == What::Route || m_shape == Shape::Line))
        cells = rules::hexGrid().line(m_what == What::Route ? m_last : m_from, *m_hot);
    for (const Cell cell : cells)
        fillCell(painter, grid(), cell, QColor(0x1F, 0x5F, 0xA8), CellFill::Plain, pixel);
    model::PlacedElement frame{{}, model::Section::Boards, {}, cells, {}, {}};
    paintOutline(painter, grid(), frame, QColor(0x1F, 0x5F, 0xA8), pixel);
}

}  // namespace bocage::editor::malice
