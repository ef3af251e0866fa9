#include "model/commands/face_edits.h"

#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <set>

#include "model/commands/pack_edits.h"
#include "model/io/png_door.h"
#include "rules/format/content_items.h"

namespace bocage::model {

using namespace rules;

namespace {

template <class T>
std::optional<Json> itemFrom(std::vector<T> Pack::*list, const T& changed, const PackManifest& manifest) {
    Pack pack;
    pack.manifest = manifest;
    (pack.*list).push_back(changed);
    for (auto& [kind, items] : contentItems(pack))
        if (items.size() == 1)
            return std::move(items.front());
    return std::nullopt;
}

template <class Feature, class Place>
void put(std::vector<Feature>& features, const std::vector<Place>& places, const ContentId& kind) {
    for (const Place& place : places) {
        std::erase_if(features, [&](const Feature& feature) { return feature.at == place; });
        if (!kind.empty())
            features.push_back({place, kind});
    }
    std::sort(features.begin(), features.end(),
              [](const Feature& a, const Feature& b) { return a.at < b.at; });
}

}  // namespace

const std::vector<Face>* FaceEdits::faces() const {
    const Library& library = *m_document.liveLibrary();
    if (const BoardDef* board = library.board(m_item))
        return &board->faces;
    const OverlayDef* overlay = library.overlay(m_item);
    return overlay ? &overlay->faces : nullptr;
}

const Face* FaceEdits::face() const {
    const std::vector<Face>* all = faces();
    return all && m_face < all->size() ? &(*all)[m_face] : nullptr;
}

GridKind FaceEdits::grid() const {
    const Library& library = *m_document.liveLibrary();
    if (const BoardDef* board = library.board(m_item))
        return board->grid;
    const OverlayDef* overlay = library.overlay(m_item);
    return overlay ? overlay->grid : GridKind::Square;
}

const TerrainKind* FaceEdits::terrainAt(Cell cell) const {
    const Face* now = face();
    return now && now->grid.contains(cell) ? m_document.liveLibrary()->terrain(now->grid.at(cell)) : nullptr;
}

bool FaceEdits::edit(const QString& step, const std::function<void(Face&)>& change, const QString& run,
                     const std::function<void(PackValue&)>& also) {
    if (!face())
        return false;
    const PackManifest& manifest = m_document.value().manifest;
    const Library& library = *m_document.liveLibrary();
    std::optional<Json> item;
    if (const BoardDef* board = library.board(m_item)) {
        BoardDef changed = *board;
        change(changed.faces[m_face]);
        item = itemFrom(&Pack::boards, changed, manifest);
    } else if (const OverlayDef* overlay = library.overlay(m_item)) {
        OverlayDef changed = *overlay;
        change(changed.faces[m_face]);
        item = itemFrom(&Pack::overlays, changed, manifest);
    }
    if (!item)
        return false;
    return m_document.edit(
        step,
        [&](PackValue& value) {
            for (PackItem& each : value.items[std::string(m_item.kind())])
                if (each.id() == m_item)
                    each = PackItem(*item);
            if (also)
                also(value);
            PackEdits(m_document).declareNeeds(value, *item);
        },
        run);
}

bool FaceEdits::paint(const std::vector<Cell>& cells, const ContentId& terrain, const QString& run) {
    return edit(
        tr("Paint terrain"),
        [&](Face& face) {
            for (const Cell cell : cells)
                if (cell.col >= 0 && cell.row >= 0 && cell.col < face.grid.cols && cell.row < face.grid.rows)
                    face.grid.at(cell) = terrain;
        },
        run);
}

bool FaceEdits::setEdges(const std::vector<Edge>& edges, const ContentId& kind, const QString& run) {
    return edit(
        kind.empty() ? tr("Take edges away") : tr("Paint edges"),
        [&](Face& face) { put(face.edges, edges, kind); }, run);
}

bool FaceEdits::setCorners(const std::vector<Corner>& corners, const ContentId& kind, const QString& run) {
    return edit(
        kind.empty() ? tr("Take corners away") : tr("Paint corners"),
        [&](Face& face) { put(face.corners, corners, kind); }, run);
}

bool FaceEdits::setRoom(const std::vector<Cell>& cells, int room, const QString& run) {
    return edit(
        tr("Paint rooms"),
        [&](Face& face) {
            for (const Cell cell : cells) {
                for (Room& each : face.rooms)
                    std::erase(each.cells, cell);
                if (room < 0 || !face.grid.contains(cell))
                    continue;
                const auto wanted = static_cast<std::size_t>(room);
                if (wanted >= face.rooms.size())
                    face.rooms.resize(wanted + 1);
                face.rooms[wanted].cells.push_back(cell);
                std::sort(face.rooms[wanted].cells.begin(), face.rooms[wanted].cells.end());
            }
            std::erase_if(face.rooms, [](const Room& each) { return each.cells.empty(); });
        },
        run);
}

bool FaceEdits::resize(int cols, int rows) {
    if (cols < 1 || rows < 1 || cols > 200 || rows > 200)
        return false;
    return edit(tr("Change the size"), [&](Face& face) {
        TerrainGrid grid{cols, rows, {}};
        grid.cells.resize(static_cast<std::size_t>(cols * rows));
        for (int row = 0; row < rows; ++row)
            for (int col = 0; col < cols; ++col)
                grid.at({col, row}) =
                    face.grid.at({std::min(col, face.grid.cols - 1), std::min(row, face.grid.rows - 1)});
        face.grid = std::move(grid);
        const auto outside = [&](Cell cell) {
            return cell.col < 0 || cell.row < 0 || cell.col > cols || cell.row > rows;
        };
        std::erase_if(face.edges, [&](const EdgeFeature& edge) { return outside(edge.at.cell); });
        std::erase_if(face.corners, [&](const CornerFeature& corner) {
            return outside({corner.at.col, corner.at.row});
        });
        for (Room& room : face.rooms)
            std::erase_if(room.cells, [&](Cell cell) { return !face.grid.contains(cell); });
        std::erase_if(face.rooms, [](const Room& each) { return each.cells.empty(); });
    });
}

std::vector<Cell> FaceEdits::patch(Cell start) const {
    const Face* now = face();
    if (!now || start.col < 0 || start.row < 0 || start.col >= now->grid.cols || start.row >= now->grid.rows)
        return {};
    const Grid* geometry = gridOf(grid());
    const ContentId terrain = now->grid.at(start);
    std::set<Cell> found{start};
    std::vector<Cell> open{start};
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        for (int side = 0; geometry && side < geometry->turns(); ++side) {
            const Cell next = geometry->beyond(cell, side);
            if (next.col >= 0 && next.row >= 0 && next.col < now->grid.cols && next.row < now->grid.rows &&
                now->grid.at(next) == terrain && found.insert(next).second)
                open.push_back(next);
        }
    }
    return {found.begin(), found.end()};
}

bool FaceEdits::setScan(const QImage& straight) {
    if (!face())
        return false;
    if (straight.isNull())
        return edit(tr("Draw without the scan"), [](Face& face) { face.art.clear(); });
    const std::string name = "art/" + std::string(m_item.name()) + "-" + face()->name + ".png";
    const QByteArray bytes = pngBytes(straight);
    return edit(
        tr("Draw the scan"), [&](Face& face) { face.art = name; }, {},
        [&](PackValue& value) { value.files[QString::fromStdString(name)] = bytes; });
}

QImage straightened(const QImage& scan, QPointF topLeft, QPointF topRight, QPointF bottomLeft,
                    const QSize& size) {
    const QPointF across = topRight - topLeft, down = bottomLeft - topLeft;
    const double area = across.x() * down.y() - across.y() * down.x();
    if (scan.isNull() || size.isEmpty() || std::abs(area) < 1)
        return {};
    // From the picture to the scan; painting wants the other way.
    const QTransform toScan(across.x() / size.width(), across.y() / size.width(), down.x() / size.height(),
                            down.y() / size.height(), topLeft.x(), topLeft.y());
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(toScan.inverted());
    painter.drawImage(0, 0, scan);
    return image;
}

}  // namespace bocage::model
