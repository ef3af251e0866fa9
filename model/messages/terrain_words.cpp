#include "model/messages/terrain_words.h"

#include <algorithm>
#include <set>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/plan/placed_elements.h"
#include "rules/board/square.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

/// %1 is the value or the classes.
struct EffectWords {
    const char* name;
    const char* brief;
    const char* sentence;
};

#define WORDS(text) QT_TRANSLATE_NOOP("TerrainWords", text)

constexpr EffectWords table[] = {
    {"blocks-sight", WORDS("blocks sight"), WORDS("Nobody sees through it.")},
    {"obscures", WORDS("obscures −%1"),
     WORDS("Each space a shot crosses takes %1 off it; the target's own space does not count.")},
    {"no-indirect", WORDS("nothing flies over"), WORDS("Grenades and indirect fire cannot go over it.")},
    {"defense", WORDS("defense +%1"),
     WORDS("Infantry inside adds %1 to its defense; vehicles and creatures gain nothing.")},
    {"difficult-passage", WORDS("difficult passage"),
     WORDS("Whoever enters stops; from inside, one space per move.")},
    {"impassable", WORDS("impassable"), WORDS("Nobody may enter.")},
    {"impassable-to", WORDS("closed to %1"), WORDS("Closed to %1; creatures do not care.")},
    {"no-passage", WORDS("no passage"),
     WORDS("Nobody crosses between the two spaces, and zones of control end there.")},
    {"water", WORDS("water"), WORDS("Only amphibious units enter, at their normal pace.")},
    {"swamp", WORDS("swamp"),
     WORDS("Infantry and creatures that enter are suppressed once; vehicles stay out unless amphibious.")},
    {"difficult-terrain", WORDS("difficult terrain"),
     WORDS("Entering costs a Suppressed marker at once; the move goes on if points are left.")},
    {"stilted", WORDS("stands on stilts"), WORDS("Amphibious units may pass underneath.")},
    {"underwater-passage", WORDS("passage under water"),
     WORDS("Amphibious units may cross below it, but not stop there.")},
    {"ford", WORDS("ford"), WORDS("Every unit crosses here, and nobody can hide in it.")},
    {"building", WORDS("building"),
     WORDS("Infantry goes in and out by the marked entrances; others stay outside.")},
    {"wall", WORDS("wall"), WORDS("Red walls stop sight and movement.")},
    {"entrance", WORDS("entrance"), WORDS("Infantry enters and leaves at the blue arrow.")},
    {"opening", WORDS("opening"),
     WORDS("Units beside a white arrow may fire out and be fired at; Urban Fighters also climb through.")},
    {"search", WORDS("may be searched"), WORDS("A unit here may make a Search check.")},
    {"mass-grave", WORDS("mass grave"), WORDS("Zombies may be raised here or beside it.")},
    {"structure", WORDS("structure %1"),
     WORDS("%1 demolition points bring it down; it is then flipped or removed.")},
    {"mythos", WORDS("Manifestation %1"),
     WORDS("A Manifestation of the Mythos: suppressed units that see it test Terror against %1.")},
    {"dreamland-gate", WORDS("Dreamland Gate %1"),
     WORDS("Infantry of its army may travel here; whoever does tests Terror against %1. It is no "
           "Manifestation.")},
    {"mythos-barrier", WORDS("Mythos barrier"),
     WORDS("Manifestations cannot cross it; what moves underground can.")},
    {"toxic-cloud", WORDS("toxic cloud"),
     WORDS("Until the end of Supply, whoever is under it or enters is attacked and takes 1 Suppressed "
           "marker.")},
    {"bunker", WORDS("bunker"), WORDS("A bunker: Urban Fighters find no way in.")},
    {"dominant-position", WORDS("dominant position"),
     WORDS("A dominant position: entered only by surprise or by Urban Fighters.")},
    {"cliff", WORDS("cliff"), WORDS("A cliff: a victim that Claws drop here is destroyed.")},
    {"prison", WORDS("prison"), WORDS("Who is held here may not leave until freed.")},
    {"laboratory", WORDS("laboratory"), WORDS("A laboratory, of use to its Scouts.")},
    {"wreck", WORDS("wreck"), WORDS("A wreck: a heavy vehicle that drives over it wears it down.")},
    {"ruin", WORDS("ruin"), WORDS("What is left of a destroyed structure.")},
    {"demolition", WORDS("demolition point"), WORDS("A demolition point on the structure it lies on.")},
    {"suppressed", WORDS("suppressed"), WORDS("The unit is suppressed: 2 off its dice and its movement.")},
    {"no-move", WORDS("cannot budge"), WORDS("The unit cannot move.")},
    {"no-action", WORDS("no action"), WORDS("The unit does nothing more; it still defends.")},
    {"no-fight", WORDS("paralyzed"),
     WORDS("The unit neither moves nor fights; assaulted, it rolls one die and adds nothing.")},
    {"dies-assaulted", WORDS("bound"),
     WORDS("The unit neither moves nor fights, and an assault destroys it.")},
    {"no-cards", WORDS("no card bonus"), WORDS("No card helps the unit.")},
    {"rolls", WORDS("dice %1"), WORDS("%1 on every die of the unit.")},
    {"toughness", WORDS("unit defense %1"), WORDS("%1 on the unit’s defense.")},
    {"rust", WORDS("rusts"), WORDS("Takes 1 off the defense of %1.")},
    {"pace", WORDS("movement %1"), WORDS("%1 on the unit’s movement.")},
    {"melee", WORDS("assault dice %1"), WORDS("%1 on the unit’s dice in assaults.")},
    {"rage", WORDS("rage %1"), WORDS("The unit storms or fires at the closest enemy with %1 more.")},
    {"damage-crew", WORDS("crew damage"), WORDS("The vehicle fires one weapon a round.")},
    {"damage-track", WORDS("track damage"), WORDS("The vehicle cannot move.")},
    {"damage-hull", WORDS("hull damage"), WORDS("The hull is hit; once more destroys the vehicle.")},
    {"damage-primary", WORDS("weapon damage"), WORDS("The main weapon is lost.")},
    {"life-point", WORDS("life point"), WORDS("Cancels one hit on the unit.")},
    {"poison", WORDS("poison"), WORDS("The unit tests terror at the start of Supply.")},
    {"mythos-hunter", WORDS("Mythos Hunter %1"), WORDS("%1 on the unit’s dice against Manifestations.")},
    {"mythos-fighter", WORDS("Mythos Fighter %1"),
     WORDS("%1 on the unit’s dice against Manifestations; it can harm Ethereal units.")},
    {"faith", WORDS("Faith"), WORDS("Terror has no hold on the unit.")},
    {"terrifying", WORDS("Terrifying"), WORDS("The unit suppresses whom it assaults.")},
    {"promised-blood", WORDS("Promised Blood %1"),
     WORDS("Whoever shoots at the unit and misses tests terror against %1.")},
    {"shot-bonus", WORDS("bonus on shots"), WORDS("A bonus on shots at %1.")},
    {"assault-bonus", WORDS("bonus in assaults"), WORDS("A bonus in assaults against %1.")},
};

#undef WORDS

const EffectWords* find(std::string_view name) {
    for (const EffectWords& words : table)
        if (words.name == name)
            return &words;
    return nullptr;
}

QString argumentOf(const Effect& effect) {
    if (!effect.classes.empty()) {
        QStringList classes;
        for (const std::string& name : effect.classes)
            classes << TerrainWords::unitClass(name);
        return classes.join(QStringLiteral(", "));
    }
    return effect.value ? QString::number(*effect.value) : QStringLiteral("–");
}

QString withArgument(const QString& text, const Effect& effect) {
    return text.contains(QLatin1String("%1")) ? text.arg(argumentOf(effect)) : text;
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
std::optional<Cell> cellInFace(const Placed& placed, const Face& face, Cell cell) {
    // Turning back is turning on: four quarters are one.
    const auto size = rotatedSize(placed.rotation, face.grid.cols, face.grid.rows);
    const Cell inside = cell - placed.at;
    if (inside.col < 0 || inside.row < 0 || inside.col >= size[0] || inside.row >= size[1])
        return std::nullopt;
    const auto back = static_cast<Rotation>((4 - static_cast<int>(placed.rotation)) & 3);
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

QString TerrainWords::unitClass(std::string_view name) {
    if (name == "infantry")
        return tr("infantry");
    if (name == "light")
        return tr("light vehicles");
    if (name == "heavy")
        return tr("heavy vehicles");
    if (name == "creature")
        return tr("creatures");
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString TerrainWords::brief(const Effect& effect) {
    const EffectWords* words = find(effect.name);
    if (!words)
        return QString::fromStdString(effect.name) +
               (effect.value ? QStringLiteral(" %1").arg(*effect.value) : QString());
    return withArgument(QCoreApplication::translate("TerrainWords", words->brief), effect);
}

TerrainWords::Sentence TerrainWords::sentence(const Effect& effect, std::string_view system) {
    Sentence result;
    const EffectWords* words = find(effect.name);
    result.text = words ? withArgument(QCoreApplication::translate("TerrainWords", words->sentence), effect)
                        : brief(effect);
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
            if (const auto own = cellInFace(*overlay, *face, cell))
                return library.terrain(face->grid.at(*own));
    for (const PlacedBoard& board : scenario.battlefield.boards)
        if (const Face* face = faceOf(board, library))
            if (const auto own = cellInFace(board, *face, cell))
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
        const auto own = face ? cellInFace(*overlay, *face, cell) : std::nullopt;
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
        if (const QString words = brief(effect);
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
