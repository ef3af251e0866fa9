// The strip of the placing tool: what the piece in hand is to be, besides its place.
#include <QSpinBox>
#include <algorithm>

#include "editor/picking/picking.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/tool_options.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::editor {

using model::Section;
using Manner = model::Placement::Manner;

namespace {

const char* const modes[] = {"", "aggressive", "lying-in-wait", "roaming"};

void setListed(std::vector<std::string>& list, const std::string& word, bool on) {
    std::erase(list, word);
    if (on)
        list.push_back(word);
}

bool listed(const std::vector<std::string>& list, const std::string& word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

ToolOptions* PlaceTool::createOptions(QWidget* parent) {
    const auto brush = context()->brush();
    const auto where = section();
    if (!brush || !where || where == Section::Edges || where == Section::Corners)
        return nullptr;
    auto* options = new ToolOptions(parent);
    if (brush->content.kind() != "marker") {
        const rules::Grid& ground = grid();
        std::vector<ToolOptions::Segment> segments{
            {QStringLiteral("turn0"), tr("0°"), tr("Its top to the north."), QStringLiteral("up")},
            {QStringLiteral("turn90"), tr("90°"), tr("Its top to the east."), QStringLiteral("right")},
            {QStringLiteral("turn180"), tr("180°"), tr("Its top to the south."), QStringLiteral("down")},
            {QStringLiteral("turn270"), tr("270°"), tr("Its top to the west."), QStringLiteral("left")}};
        if (ground.turns() != 4) {
            segments.clear();
            for (int step = 0; step < ground.turns(); ++step) {
                const int degrees = 360 / ground.turns() * step;
                segments.push_back({QStringLiteral("turn%1").arg(degrees), QStringLiteral("%1°").arg(degrees),
                                    tr("Turned by %1 degrees.").arg(degrees),
                                    {}});
            }
        }
        options->addSegments(holdsUnit() ? tr("Facing") : tr("Turn"), segments,
                             ground.steps(brush->rotation),
                             [this](int index) { setRotation(grid().rotation(index)); });
    }
    if (where == Section::Boards || where == Section::Overlays) {
        model::Placement other = *brush;
        other.face = otherFace(*brush, library());
        if (other.face != brush->face)
            options->addButton(tr("Other face"), QStringLiteral("otherFace"),
                               tr("Shows the other face of the piece."), [this, other] {
                                   context()->setBrush(other);
                                   judge();
                               });
    } else if (holdsUnit()) {
        const QString role = model::ElementNames::backOf(library(), brush->content);
        options->addToggle(
            role.left(1).toUpper() + role.mid(1), QStringLiteral("unitBack"), brush->face == "back",
            tr("The back of the counter is up: reduced, hidden or as the unit says."), [this](bool on) {
                auto changed = context()->brush();
                changed->face = on ? "back" : "front";
                context()->setBrush(changed);
            });
        addUnitOptions(*options, *brush);
    } else if (where == Section::Pieces) {
        options
            ->addNumber(tr("Value"), QStringLiteral("tokenValue"), 0, 99, m_manner.value.value_or(0),
                        tr("The number on the token; none when it has no value."),
                        [this](int value) {
                            m_manner.value = value > 0 ? std::optional(value) : std::nullopt;
                            judge();
                        })
            ->setSpecialValueText(tr("none"));
        options->addText(tr("Label"), QStringLiteral("tokenLabel"), model::localized(m_manner.label), 12,
                         tr("The name that the texts of the scenario use."), [this](const QString& text) {
                             if (text == model::localized(m_manner.label))
                                 return;
                             m_manner.label = {};
                             if (!text.isEmpty())
                                 m_manner.label.byLanguage[model::currentLanguage().toStdString()] =
                                     text.toStdString();
                             judge();
                         });
        options->addChoice(tr("Side"), QStringLiteral("tokenSide"), sideNames(), sideIndex(m_manner.side),
                           tr("Whose token it is."), [this](int index) {
                               changeManner([&](Manner& manner) { manner.side = sideAt(index); });
                           });
    }
    return options;
}

void PlaceTool::addUnitOptions(ToolOptions& options, const model::Placement& brush) {
    const bool fromArmy = !brush.manner.entry.empty();
    const Manner now = fromArmy ? brush.manner : m_manner;
    options.addSeparator();
    if (!fromArmy)
        options.addChoice(tr("Side"), QStringLiteral("unitSide"), sideNames(), sideIndex(now.side),
                          tr("Who moves the unit; nobody for uncontrolled creatures."), [this](int index) {
                              changeManner([&](Manner& manner) {
                                  manner.side = sideAt(index);
                                  manner.player = {};
                                  if (!manner.side.empty())
                                      manner.mode.clear();
                              });
                          });
    if (const rules::ScenarioSide* side = rules::findSide(scenario(), now.side);
        side && side->players.size() > 1 && !fromArmy) {
        QStringList names{tr("any player")};
        std::vector<rules::PlayerId> players{rules::PlayerId()};
        int current = 0;
        for (const rules::Player& player : side->players) {
            if (player.id == now.player)
                current = static_cast<int>(players.size());
            names << model::ElementNames::player(scenario(), player.id);
            players.push_back(player.id);
        }
        options.addChoice(tr("Player"), QStringLiteral("unitPlayer"), names, current,
                          tr("The player of the side whose unit it is."), [this, players](int index) {
                              changeManner([&](Manner& manner) {
                                  manner.player = players[static_cast<std::size_t>(index)];
                              });
                          });
    }
    if (now.side.empty()) {
        const auto found = std::find(std::begin(modes), std::end(modes), now.mode);
        options.addChoice(tr("Mode"), QStringLiteral("unitMode"),
                          {tr("no mode"), tr("aggressive"), tr("lying in wait"), tr("roaming")},
                          found == std::end(modes) ? 0 : static_cast<int>(found - std::begin(modes)),
                          tr("How an uncontrolled creature behaves."), [this](int index) {
                              changeManner([&](Manner& manner) { manner.mode = modes[index]; });
                          });
    } else {
        options.addText(tr("Group"), QStringLiteral("unitGroup"), QString::fromStdString(now.group), 3,
                        tr("The letter of its deployment group."), [this, now](const QString& text) {
                            const std::string group = text.trimmed().left(3).toStdString();
                            if (group != now.group)
                                changeManner([&](Manner& manner) { manner.group = group; });
                        });
    }
    options.addToggle(
        tr("Stays put"), QStringLiteral("unitStays"), listed(now.restrictions, "may-not-leave"),
        tr("The unit may not leave its place."), [this](bool on) {
            changeManner([&](Manner& manner) { setListed(manner.restrictions, "may-not-leave", on); });
        });
    options.addToggle(
        tr("No orders"), QStringLiteral("unitNoOrders"), listed(now.restrictions, "no-orders"),
        tr("The unit takes no orders."), [this](bool on) {
            changeManner([&](Manner& manner) { setListed(manner.restrictions, "no-orders", on); });
        });
    options.addToggle(
        tr("Placed"), QStringLiteral("unitPlaced"), listed(now.restrictions, "placed"),
        tr("The scenario places the unit here, whatever the zones say, and nobody has to bring it."),
        [this](bool on) {
            changeManner([&](Manner& manner) { setListed(manner.restrictions, "placed", on); });
        });
}

}  // namespace bocage::editor
