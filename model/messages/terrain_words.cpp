#include "model/messages/terrain_words.h"

#include <algorithm>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/plan/placed_elements.h"
#include "model/systems/game_words.h"
#include "rules/board/square.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

QString argumentOf(const Effect& effect, std::string_view system) {
    if (!effect.classes.empty()) {
        QStringList classes;
        for (const std::string& name : effect.classes)
            classes << TerrainWords::unitClass(name, system);
        return classes.join(QStringLiteral(", "));
    }
    return effect.value ? QString::number(*effect.value) : QStringLiteral("–");
}

QString withArgument(const QString& text, const Effect& effect, std::string_view system) {
    return text.contains(QLatin1String("%1")) ? text.arg(argumentOf(effect, system)) : text;
}

const Face* faceOf(const PlacedOverlay& overlay, const Library& library) {
    const OverlayDef* definition = library.overlay(overlay.overlay);
    return definition ? faceNamed(definition->faces, overlay.face) : nullptr;
}

const Face* faceOf(const PlacedBoard& board, const Library& library) {
    const BoardDef* definition = library.board(board.board);
    return definition ? faceNamed(definition->faces, board.face) : nullptr;
}

/// The face's own cell that lies on a cell of the battlefield.
template <class Placed>
std::optional<Cell> cellInFace(const Placed& placed, const Face& face, Cell cell, GridKind kind) {
    if (kind == GridKind::Hex) {
        const Place own = hexGrid().turned(cell - placed.at, -hexGrid().steps(placed.rotation));
        return face.grid.contains(std::get<Cell>(own)) ? std::optional(std::get<Cell>(own)) : std::nullopt;
    }
    const auto size = rotatedSize(placed.rotation, face.grid.cols, face.grid.rows);
    const Cell inside = cell - placed.at;
    if (inside.col < 0 || inside.row < 0 || inside.col >= size[0] || inside.row >= size[1])
        return std::nullopt;
    const Rotation back = rotationOf(-degrees(placed.rotation));
    const Cell own = rotated(inside, back, size[0], size[1]);
    return face.grid.contains(own) ? std::optional(own) : std::nullopt;
}

bool hasWalls(const Face& face, const Library& library) {
    return std::any_of(face.edges.begin(), face.edges.end(), [&](const EdgeFeature& edge) {
        const TerrainKind* kind = library.terrain(edge.kind);
        return kind && std::any_of(kind->effects.begin(), kind->effects.end(),
                                   [](const Effect& effect) { return effect.name == "wall"; });
    });
}

}  // namespace

QString TerrainWords::unitClass(std::string_view name, std::string_view system) {
    const CodeWords* words = findWords(&GameWords::unitClasses, name, system);
    return words ? QCoreApplication::translate("TerrainWords", words->name)
                 : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString TerrainWords::brief(const Effect& effect, std::string_view system) {
    const CodeWords* words = findWords(&GameWords::effects, effect.name, system);
    if (!words)
        return QString::fromStdString(effect.name) +
               (effect.value ? QStringLiteral(" %1").arg(*effect.value) : QString());
    return withArgument(QCoreApplication::translate("TerrainWords", words->name), effect, system);
}

TerrainWords::Sentence TerrainWords::sentence(const Effect& effect, std::string_view system) {
    Sentence result;
    const CodeWords* words = findWords(&GameWords::effects, effect.name, system);
    result.text =
        words ? withArgument(QCoreApplication::translate("TerrainWords", words->sentence), effect, system)
              : brief(effect, system);
    if (const GameSystem* game = findGameSystem(system))
        for (const EffectInfo& info : game->effects())
            if (info.name == effect.name)
                result.rule = QString::fromUtf8(info.rule.data(), static_cast<qsizetype>(info.rule.size()));
    return result;
}

std::vector<TerrainWords::Sentence> TerrainWords::sentences(const Face& face, const Library& library,
                                                            std::string_view system) {
    std::vector<Sentence> all;
    const auto addKind = [&](const ContentId& id) {
        if (const TerrainKind* kind = library.terrain(id))
            for (const Effect& effect : kind->effects)
                if (Sentence next = sentence(effect, system);
                    std::find(all.begin(), all.end(), next) == all.end())
                    all.push_back(std::move(next));
    };
    // Walls and doors first: they are what a player asks about.
    std::set<ContentId> kinds;
    for (const EdgeFeature& edge : face.edges)
        if (kinds.insert(edge.kind).second)
            addKind(edge.kind);
    for (const ContentId& id : face.grid.cells)
        if (!id.empty() && kinds.insert(id).second)
            addKind(id);
    for (const CornerFeature& corner : face.corners)
        if (kinds.insert(corner.kind).second)
            addKind(corner.kind);
    if (face.structure)
        all.push_back(sentence({"structure", *face.structure, {}}, system));
    return all;
}

const TerrainKind* TerrainWords::kindAt(const Scenario& scenario, const Library& library, Cell cell) {
    const auto& overlays = scenario.battlefield.overlays;
    for (auto overlay = overlays.rbegin(); overlay != overlays.rend(); ++overlay)
        if (const Face* face = faceOf(*overlay, library))
            if (const auto own = cellInFace(*overlay, *face, cell, scenario.battlefield.grid))
                return library.terrain(face->grid.at(*own));
    for (const PlacedBoard& board : scenario.battlefield.boards)
        if (const Face* face = faceOf(board, library))
            if (const auto own = cellInFace(board, *face, cell, scenario.battlefield.grid))
                return library.terrain(face->grid.at(*own));
    return nullptr;
}

QString TerrainWords::cell(const Scenario& scenario, const Library& library, Cell cell) {
    const TerrainKind* kind = kindAt(scenario, library, cell);
    if (!kind)
        return tr("off the boards");
    QString ground = localized(kind->name);
    QStringList parts;
    const auto& overlays = scenario.battlefield.overlays;
    bool walls = false;
    for (auto overlay = overlays.rbegin(); overlay != overlays.rend(); ++overlay) {
        const Face* face = faceOf(*overlay, library);
        const auto own = face ? cellInFace(*overlay, *face, cell, scenario.battlefield.grid) : std::nullopt;
        if (!own)
            continue;
        for (const Room& room : face->rooms)
            if (std::find(room.cells.begin(), room.cells.end(), *own) != room.cells.end())
                ground += tr(", room %1").arg(QString::fromStdString(room.name));
        walls = hasWalls(*face, library);
        break;
    }
    parts << ground;
    for (const Effect& effect : kind->effects)
        // Water is water: what the name says already is not said again.
        if (const QString words = brief(effect, scenario.system);
            words.compare(localized(kind->name), Qt::CaseInsensitive) != 0)
            parts << words;
    if (walls)
        parts << tr("sight: red walls stop it");
    for (const PlacedElement& element : elementsAt(scenario, library, cell))
        if (element.section != Section::Boards)
            parts << ElementNames::element(scenario, library, element.id);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace bocage::model
