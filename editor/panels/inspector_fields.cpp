#include "editor/panels/inspector_fields.h"

#include <algorithm>

#include "editor/tools/highlight_colours.h"
#include "editor/tools/move_gesture.h"
#include "model/commands/army_units.h"
#include "model/commands/scenario_edits.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::editor {

using namespace rules;
using model::ElementNames;
using model::localized;
using model::Section;

InspectedThings::InspectedThings(model::ScenarioDocument& owner, std::vector<model::PlacedElement> list)
    : document(owner), elements(std::move(list)) {
    for (const auto& element : elements)
        ids.insert(element.id);
}

bool InspectedThings::all(Section section) const {
    return std::all_of(elements.begin(), elements.end(),
                       [&](const auto& element) { return element.section == section; });
}

void setLocalText(Text& text, const QString& value) {
    const std::string language = model::currentLanguage().toStdString();
    if (value.isEmpty())
        text.byLanguage.erase(language);
    else
        text.byLanguage[language] = value.toStdString();
}

namespace {

/// A text field over a member that some kinds of things have; added when all of these have it.
template <class Read, class Write>
void addSharedText(InspectorForm& form, const InspectedThings& things, const QString& name, const QString& id,
                   const QString& undo, Read read, Write write, bool lines = false) {
    auto& document = things.document;
    const auto ids = things.ids;
    const auto common = [&document, ids, read] {
        return commonValue<QString>(document.scenario(), ids, read);
    };
    if (common().count != ids.size())
        return;
    const auto value = [common] { return common().value; };
    const auto edit = [&document, ids, undo, write](const QString& text, const QString& mergeKey = {}) {
        document.edit(
            undo,
            [&](Scenario& scenario) {
                model::visitElements(scenario, ids, [&](auto& element) { write(element, text); });
            },
            mergeKey);
    };
    if (lines)
        form.addLongText(
            name, id, value,
            [edit, id](const QString& text) { edit(text, QStringLiteral("inspector.") + id); },
            [&document] { document.endMerge(); });
    else
        form.addText(name, id, value, [edit](const QString& text) { edit(text); });
}

template <class Read, class Write>
void addSharedChoice(InspectorForm& form, const InspectedThings& things, const QString& name,
                     const QString& id, const QString& undo, const QStringList& texts, Read read,
                     Write write) {
    auto& document = things.document;
    const auto ids = things.ids;
    const auto common = [&document, ids, read] { return commonValue<int>(document.scenario(), ids, read); };
    if (common().count != ids.size())
        return;
    form.addChoice(
        name, id, texts, [common] { return common().value; },
        [&document, ids, undo, write](int index) {
            document.edit(undo, [&](Scenario& scenario) {
                model::visitElements(scenario, ids, [&](auto& element) { write(element, index); });
            });
        });
}

QStringList faceTitles(const std::vector<Face>& faces) {
    QStringList titles;
    for (const Face& face : faces)
        titles << (!face.title.empty()       ? localized(face.title)
                   : &face == &faces.front() ? InspectorForm::tr("front")
                   : face.name.size() == 1   ? InspectorForm::tr("back")
                                             : QString::fromStdString(face.name));
    return titles;
}

/// The faces of what is selected when it is all of one board or overlay.
const std::vector<Face>* sharedFaces(const InspectedThings& things) {
    const ContentId& content = things.elements.front().content;
    for (const auto& element : things.elements)
        if (element.content != content)
            return nullptr;
    const Library& library = *things.document.library();
    if (const BoardDef* board = library.board(content))
        return &board->faces;
    if (const OverlayDef* overlay = library.overlay(content))
        return &overlay->faces;
    return nullptr;
}

/// What it means to turn these over, when it is the same for all.
QString backWord(const InspectedThings& things) {
    QString word;
    for (const auto& element : things.elements) {
        const QString own = ElementNames::backOf(*things.document.library(), element.content);
        if (!word.isEmpty() && own != word)
            return InspectorForm::tr("back");
        word = own;
    }
    return word;
}

/// A typed cell moves the thing there.
void addPlace(InspectorForm& form, const InspectedThings& things) {
    const auto& element = things.elements.front();
    auto& document = things.document;
    const ElementId id = element.id;
    const auto place = [&document, id] {
        const auto now = model::placedElement(document.scenario(), *document.library(), id);
        if (!now)
            return QString();
        if (now->corner)
            return ElementNames::corner(*now->corner);
        if (now->edge)
            return ElementNames::edge(*now->edge);
        return now->cells.empty() ? QString() : QString::fromStdString(gridOf(document.scenario()).name(now->cells.front()));
    };
    if (element.edge || element.corner) {
        form.addFact(InspectorForm::tr("Place"), place());
        return;
    }
    if (element.section == Section::Zones || element.cells.empty())
        return;
    form.addText(InspectorForm::tr("Place"), QStringLiteral("place"), place,
                 [&document, &form, id, place](const QString& text) {
                     const auto wanted = cellFromName(text.trimmed().toUpper().toStdString());
                     const auto now = cellFromName(place().toStdString());
                     const QString why =
                         !wanted || !now
                             ? InspectorForm::tr("“%1” is no space. Say a letter and a number, like B4.")
                                   .arg(text.trimmed())
                             : whyNotMove(document, {id}, *wanted - *now);
                     if (why.isEmpty())
                         model::ScenarioEdits(document).move({id}, *wanted - *now);
                     else
                         form.refuse(QStringLiteral("place"), why);
                 });
}

}  // namespace

void addPlaceFields(InspectorForm& form, const InspectedThings& things) {
    auto& document = things.document;
    const auto ids = things.ids;
    if (!things.several())
        addPlace(form, things);

    const Grid& grid = gridOf(document.scenario());
    const auto turns = [&document, &grid, ids] {
        return commonValue<int>(document.scenario(), ids, [&grid](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.rotation; })
                return grid.steps(element.rotation);
            else if constexpr (requires { element.facing; })
                return element.content.kind() == "unit"
                           ? std::optional(element.facing * grid.turns() / grid.facings() % grid.turns())
                           : std::nullopt;
            else
                return std::nullopt;
        });
    };
    if (turns().count == ids.size())
        form.addTurns(
            things.all(Section::Pieces) ? InspectorForm::tr("Facing") : InspectorForm::tr("Turn"),
            grid.turns(), [turns] { return turns().value; },
            [&document, &grid, ids](int turn) {
                model::ScenarioEdits(document).turnTo({ids.begin(), ids.end()}, grid.rotation(turn));
            });

    if (const auto* faces = sharedFaces(things); faces && faces->size() > 1)
        addSharedChoice(
            form, things, InspectorForm::tr("Face"), QStringLiteral("face"),
            InspectorForm::tr("Show the other face"), faceTitles(*faces),
            [faces](const auto& element) -> std::optional<int> {
                if constexpr (requires { element.rotation; }) {
                    for (std::size_t i = 0; i < faces->size(); ++i)
                        if ((*faces)[i].name == element.face)
                            return static_cast<int>(i);
                    return -1;
                } else {
                    return std::nullopt;
                }
            },
            [faces](auto& element, int index) {
                if constexpr (requires { element.rotation; })
                    element.face = (*faces)[static_cast<std::size_t>(index)].name;
            });
    if (things.all(Section::Pieces))
        addSharedChoice(
            form, things, InspectorForm::tr("Face up"), QStringLiteral("face"),
            InspectorForm::tr("Turn the counter over"), {InspectorForm::tr("front"), backWord(things)},
            [](const auto& element) -> std::optional<int> {
                if constexpr (requires { element.facing; })
                    return element.face == "back" ? 1 : 0;
                else
                    return std::nullopt;
            },
            [](auto& element, int index) {
                if constexpr (requires { element.facing; })
                    element.face = index ? "back" : "front";
            });
}

namespace {

/// Whose units they are when their side has several players.
void addPlayer(InspectorForm& form, const InspectedThings& things) {
    const Scenario& scenario = things.document.scenario();
    const auto common =
        commonValue<SideId>(scenario, things.ids, [](const auto& element) -> std::optional<SideId> {
            if constexpr (requires { element.player; })
                return element.side;
            else
                return std::nullopt;
        });
    const ScenarioSide* side =
        common.count == things.ids.size() && common.value ? findSide(scenario, *common.value) : nullptr;
    if (!side || side->players.size() < 2)
        return;
    QStringList names{InspectorForm::tr("any player")};
    std::vector<PlayerId> players{PlayerId()};
    for (const Player& player : side->players) {
        names << ElementNames::player(scenario, player.id);
        players.push_back(player.id);
    }
    addSharedChoice(
        form, things, InspectorForm::tr("Player"), QStringLiteral("player"), InspectorForm::tr("Set player"),
        names,
        [players](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.player; }) {
                const auto found = std::find(players.begin(), players.end(), element.player);
                return found == players.end() ? -1 : static_cast<int>(found - players.begin());
            } else {
                return std::nullopt;
            }
        },
        [players](auto& element, int index) {
            if constexpr (requires { element.player; })
                element.player = players[static_cast<std::size_t>(index)];
        });
}

/// Which entry of an army a counter stands for. One whose entry was taken out of the army can be given to
/// another that still has a unit of its kind to place.
void addArmyEntry(InspectorForm& form, const InspectedThings& things) {
    if (things.elements.size() != 1)
        return;
    model::ScenarioDocument& document = things.document;
    const Piece* piece = nullptr;
    for (const Piece& each : document.scenario().pieces)
        if (things.ids.contains(each.id))
            piece = &each;
    if (!piece)
        return;
    QStringList names{InspectorForm::tr("no army")};
    std::vector<model::ArmyUnits> entries(1);
    for (const model::ArmyUnits& units :
         model::armyUnits(document.scenario(), document.library(), model::readLinkedArmies(document)))
        if (units.unit == piece->content && (units.left() > 0 || units.entry == piece->entry)) {
            const QString player = ElementNames::player(document.scenario(), units.player);
            names << (units.entry == piece->entry
                          ? player
                          : InspectorForm::tr("%1, %n left", nullptr, units.left()).arg(player));
            entries.push_back(units);
        }
    const auto known = std::any_of(entries.begin(), entries.end(), [&](const model::ArmyUnits& units) {
        return units.entry == piece->entry;
    });
    if (piece->entry.empty() && entries.size() == 1)
        return;
    if (!known) {
        names << InspectorForm::tr("taken out of its army");
        entries.emplace_back();
        entries.back().entry = piece->entry;
    }
    const auto found = [entries](const std::string& entry) {
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (entries[i].entry == entry)
                return static_cast<int>(i);
        return -1;
    };
    addSharedChoice(
        form, things, InspectorForm::tr("Of army"), QStringLiteral("entry"),
        InspectorForm::tr("Give the counter to an army"), names,
        [found](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.entry; })
                return found(element.entry);
            else
                return std::nullopt;
        },
        [entries](auto& element, int index) {
            if constexpr (requires { element.entry; }) {
                const model::ArmyUnits& chosen = entries[static_cast<std::size_t>(index)];
                element.entry = chosen.entry;
                if (!chosen.side.empty()) {
                    element.side = chosen.side;
                    element.player = chosen.player;
                }
            }
        });
}

}  // namespace

void addOwnerFields(InspectorForm& form, const InspectedThings& things) {
    const Scenario& scenario = things.document.scenario();
    QStringList names{InspectorForm::tr("nobody")};
    std::vector<SideId> sides{SideId()};
    for (const ScenarioSide& side : scenario.sides) {
        names << ElementNames::side(scenario, side.id);
        sides.push_back(side.id);
    }
    addSharedChoice(
        form, things, InspectorForm::tr("Side"), QStringLiteral("side"), InspectorForm::tr("Set side"), names,
        [sides](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.side; })
                return static_cast<int>(std::find(sides.begin(), sides.end(), element.side) - sides.begin());
            else
                return std::nullopt;
        },
        [sides](auto& element, int index) {
            if constexpr (requires { element.side; }) {
                const SideId& side = sides[static_cast<std::size_t>(index)];
                if constexpr (requires { element.player; })
                    if (element.side != side)
                        element.player = {};  // a player of the side before
                element.side = side;
            }
        });
    addPlayer(form, things);
    addArmyEntry(form, things);
}

namespace {

/// The colour that zones are highlighted in.
void addHighlight(InspectorForm& form, const InspectedThings& things) {
    std::vector<std::string> used;
    for (const Zone& zone : things.document.scenario().zones)
        used.push_back(zone.colour);
    const auto colours = std::make_shared<HighlightColours>(used);
    addSharedChoice(
        form, things, InspectorForm::tr("Highlight"), QStringLiteral("highlight"),
        InspectorForm::tr("Highlight a zone"), colours->names(),
        [colours](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.colour; })
                return colours->indexOf(element.colour);
            else
                return std::nullopt;
        },
        [colours](auto& element, int index) {
            if constexpr (requires { element.colour; })
                element.colour = colours->at(index);
        });
}

}  // namespace

void addKindFields(InspectorForm& form, const InspectedThings& things) {
    const auto add = [&](const QString& undo, const QStringList& texts) {
        addSharedChoice(
            form, things, InspectorForm::tr("Kind"), QStringLiteral("kind"), undo, texts,
            [](const auto& element) -> std::optional<int> {
                if constexpr (requires {
                                  element.cells;
                                  element.kind;
                              })
                    return static_cast<int>(element.kind);
                else
                    return std::nullopt;
            },
            [](auto& element, int index) {
                if constexpr (requires {
                                  element.cells;
                                  element.kind;
                              })
                    element.kind = static_cast<decltype(element.kind)>(index);
            });
    };
    if (things.all(Section::Zones))
        add(InspectorForm::tr("Change the kind of zone"),
            {InspectorForm::tr("deployment zone"), InspectorForm::tr("area"), InspectorForm::tr("exit")});
    if (things.all(Section::Zones))
        addHighlight(form, things);
    if (things.all(Section::Objectives))
        add(InspectorForm::tr("Change the kind of objective"),
            {InspectorForm::tr("main"), InspectorForm::tr("secondary"), InspectorForm::tr("bonus")});
}

void addPieceFields(InspectorForm& form, const InspectedThings& things) {
    if (!things.all(Section::Pieces))
        return;
    const bool units = std::all_of(things.elements.begin(), things.elements.end(),
                                   [](const auto& element) { return element.content.kind() == "unit"; });
    if (!units) {
        addSharedText(
            form, things, InspectorForm::tr("Value"), QStringLiteral("tokenValue"),
            InspectorForm::tr("Set value"),
            [](const auto& element) -> std::optional<QString> {
                if constexpr (requires { element.restrictions; })
                    return element.value ? QString::number(*element.value) : QString();
                else
                    return std::nullopt;
            },
            [](auto& element, const QString& text) {
                bool fine = false;
                const int number = text.toInt(&fine);
                if constexpr (requires { element.restrictions; })
                    if (fine || text.isEmpty())
                        element.value = fine ? std::optional(number) : std::nullopt;
            });
        return;
    }
    static constexpr const char* modes[] = {"", "aggressive", "lying-in-wait", "roaming"};
    addSharedChoice(
        form, things, InspectorForm::tr("Mode"), QStringLiteral("mode"), InspectorForm::tr("Set mode"),
        {InspectorForm::tr("no mode"), InspectorForm::tr("aggressive"), InspectorForm::tr("lying in wait"),
         InspectorForm::tr("roaming")},
        [](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.mode; }) {
                // Only creatures of nobody behave by themselves; a mode that should not be there can be seen.
                if (!element.side.empty() && element.mode.empty())
                    return std::nullopt;
                const auto found = std::find(std::begin(modes), std::end(modes), element.mode);
                return found == std::end(modes) ? -1 : static_cast<int>(found - std::begin(modes));
            } else {
                return std::nullopt;
            }
        },
        [](auto& element, int index) {
            if constexpr (requires { element.mode; })
                element.mode = modes[index];
        });
    // Whoever is limited is placed by the scenario anyway, so that "placed" only stands alone.
    static constexpr const char* limits[] = {"may-not-leave", "no-orders"};
    static constexpr const char* placed = "placed";
    addSharedChoice(
        form, things, InspectorForm::tr("Limits"), QStringLiteral("restrictions"),
        InspectorForm::tr("Set limits of the unit"),
        {InspectorForm::tr("none"), InspectorForm::tr("stays put"), InspectorForm::tr("takes no orders"),
         InspectorForm::tr("stays put, takes no orders"), InspectorForm::tr("placed by the scenario")},
        [](const auto& element) -> std::optional<int> {
            if constexpr (requires { element.restrictions; }) {
                int index = 0;
                for (int bit = 0; bit < 2; ++bit)
                    if (std::find(element.restrictions.begin(), element.restrictions.end(), limits[bit]) !=
                        element.restrictions.end())
                        index |= 1 << bit;
                const bool alone = std::find(element.restrictions.begin(), element.restrictions.end(),
                                             placed) != element.restrictions.end();
                return index == 0 && alone ? 4 : index;
            } else {
                return std::nullopt;
            }
        },
        [](auto& element, int index) {
            if constexpr (requires { element.restrictions; }) {
                std::erase(element.restrictions, placed);
                for (int bit = 0; bit < 2; ++bit) {
                    std::erase(element.restrictions, limits[bit]);
                    if (index >> bit & 1)
                        element.restrictions.emplace_back(limits[bit]);
                }
                if (index == 4)
                    element.restrictions.emplace_back(placed);
            }
        });
}

void addWordFields(InspectorForm& form, const InspectedThings& things) {
    addSharedText(
        form, things, InspectorForm::tr("Group"), QStringLiteral("group"),
        InspectorForm::tr("Set group letter"),
        [](const auto& element) -> std::optional<QString> {
            if constexpr (requires { element.group; })
                return QString::fromStdString(element.group);
            else
                return std::nullopt;
        },
        [](auto& element, const QString& text) {
            if constexpr (requires { element.group; })
                element.group = text.trimmed().toStdString();
        });
    addSharedText(
        form, things, InspectorForm::tr("Name"), QStringLiteral("name"), InspectorForm::tr("Name the zone"),
        [](const auto& element) -> std::optional<QString> {
            if constexpr (requires { element.name; })
                return localized(element.name);
            else
                return std::nullopt;
        },
        [](auto& element, const QString& text) {
            if constexpr (requires { element.name; })
                setLocalText(element.name, text);
        });
    addSharedText(
        form, things, InspectorForm::tr("Value"), QStringLiteral("value"), InspectorForm::tr("Set value"),
        [](const auto& element) -> std::optional<QString> {
            if constexpr (requires { element.alternatives; })
                return QString::number(element.value);
            else
                return std::nullopt;
        },
        [](auto& element, const QString& text) {
            bool fine = false;
            const int number = text.toInt(&fine);
            if constexpr (requires { element.alternatives; })
                if (fine)
                    element.value = number;
        });
    addSharedText(
        form, things, InspectorForm::tr("Label"), QStringLiteral("label"), InspectorForm::tr("Change label"),
        [](const auto& element) -> std::optional<QString> {
            if constexpr (requires { element.label; })
                return localized(element.label);
            else
                return std::nullopt;
        },
        [](auto& element, const QString& text) {
            if constexpr (requires { element.label; })
                setLocalText(element.label, text);
        });
    addSharedText(
        form, things, InspectorForm::tr("Note"), QStringLiteral("note"), InspectorForm::tr("Change a note"),
        [](const auto& element) -> std::optional<QString> {
            if constexpr (requires { element.text; })
                return localized(element.text);
            else
                return std::nullopt;
        },
        [](auto& element, const QString& text) {
            if constexpr (requires { element.text; })
                setLocalText(element.text, text);
        },
        true);
}

}  // namespace bocage::editor
