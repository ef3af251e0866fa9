#include "editor/briefing/force_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/content_chips.h"
#include "editor/briefing/faction_icons.h"
#include "editor/systems/game_editor.h"
#include "model/messages/element_names.h"

namespace bocage::editor {

using model::BriefingEdits;

namespace {
/// What a force may be made of.
const QStringList forceKinds{QStringLiteral("tile"), QStringLiteral("option"), QStringLiteral("unit")};
}  // namespace

const rules::Player& ForceForm::find(const model::ScenarioDocument& document, const rules::PlayerId& id) {
    const rules::Player* found = rules::findPlayer(document.scenario(), id);
    static const rules::Player none;
    return found ? *found : none;
}

QString ForceForm::shapeOf(const rules::Player& player) {
    QString shape = QString::fromStdString(player.id.value);
    for (const rules::Force::Army& army : player.force.armies)
        shape += QStringLiteral("/%1%2").arg(QString::fromStdString(army.id.value),
                                             QString::fromStdString(army.file));
    return shape;
}

bool ForceForm::asks(const char* field) const {
    const GameEditor* game = findGameEditor(m_parts.document.scenario().system);
    return !game || game->asksOfPlayers(QLatin1String(field));
}

QString ForceForm::name(const char* field) const {
    return QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(m_id.value));
}

QWidget* ForceForm::make(const QString& pointer) const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId id = m_id;
    auto* card = new BriefingCard(QStringLiteral(" "));
    card->setAnchors({pointer});
    m_parts.fields.follow(card, [card, &document, id] {
        card->setHeading(model::ElementNames::player(document.scenario(), id));
        card->setStripe(factionColour(*document.library(), find(document, id).faction));
    });
    const auto tool = [&](const char* field, const QString& tip, const char* icon, auto run) {
        card->addTool(m_parts.tool(name(field).toLatin1().constData(), tip, icon, run));
    };
    tool("player-up", tr("Move this player up, at the top to the side before"), "up",
         [&document, id] { BriefingEdits(document).movePlayer(id, -1); });
    tool("player-down", tr("Move this player down, at the bottom to the next side"), "down",
         [&document, id] { BriefingEdits(document).movePlayer(id, 1); });
    tool("player-remove", tr("Remove this player"), "delete",
         [&document, id] { BriefingEdits(document).removePlayer(id); });
    card->body().addWidget(basics());
    card->body().addWidget(armies());
    if (asks("grants"))
        card->body().addWidget(grants());
    if (!asks("lists"))
        return card;
    card->body().addWidget(list(model::ForceList::Permitted, tr("Permitted (empty: everything)"),
                                tr("Permit…"), tr("Permit only these")));
    card->body().addWidget(
        list(model::ForceList::Required, tr("Required"), tr("Require…"), tr("Require these")));
    card->body().addWidget(
        list(model::ForceList::Forbidden, tr("Forbidden"), tr("Forbid…"), tr("Forbid these")));
    return card;
}

QWidget* ForceForm::basics() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId id = m_id;
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    const std::string language = m_parts.language;
    line->addWidget(
        captioned(tr("Player"),
                  m_parts.fields.line(
                      name("player-name"), tr("Name of the player"),
                      [&document, id, language] {
                          const auto& texts = find(document, id).name.byLanguage;
                          const auto found = texts.find(language);
                          return found == texts.end() ? QString() : QString::fromStdString(found->second);
                      },
                      [&document, id, language](const QString& text) {
                          BriefingEdits(document).setPlayerName(id, language, text);
                      },
                      [&document, id] { return model::ElementNames::player(document.scenario(), id); })),
        1);
    if (asks("faction"))
        line->addWidget(captioned(
            tr("Faction"),
            m_parts.fields.choice(
                name("player-faction"), tr("Faction"),
                allFactionChoices(document.library(), document.scenario().system, tr("choose one")),
                [&document, id] { return QString::fromStdString(find(document, id).faction.value); },
                [&document, id](const QString& key) {
                    BriefingEdits(document).setFaction(id, rules::ContentId(key.toStdString()));
                })));
    if (asks("budget"))
        line->addWidget(captioned(tr("Army points"), budget()));
    if (asks("hand"))
        line->addWidget(captioned(
            tr("Cards"),
            m_parts.fields.number(
                name("player-cards"), tr("Cards in hand"), 0, 60, tr("not said"),
                [&document, id] { return find(document, id).cards; },
                [&document, id](std::optional<int> cards) { BriefingEdits(document).setCards(id, cards); })));
    if (!asks("budget"))
        return box;
    QWidget* mixed = m_parts.fields.check(
        name("player-mixed"), tr("Mixed factions"),
        [&document, id] { return find(document, id).force.mixedFactions; },
        [&document, id](bool on) { BriefingEdits(document).setMixedFactions(id, on); });
    mixed->setMinimumHeight(fieldHeight);  // level with the fields beside it
    line->addWidget(mixed, 0, Qt::AlignBottom);
    return box;
}

QWidget* ForceForm::budget() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId id = m_id;
    QSpinBox* budget = m_parts.fields.number(
        name("player-budget"), tr("Army points"), 0, 9999, tr("no budget"),
        [&document, id] { return find(document, id).force.budget; },
        [&document, id](std::optional<int> points) { BriefingEdits(document).setBudget(id, points); });
    budget->setSingleStep(10);
    return budget;
}

QWidget* ForceForm::grants() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId id = m_id;
    ContentChips::Options options;
    options.name = name("grants");
    options.addText = tr("Hand out…");
    options.pickerTitle = tr("What does the scenario hand out?");
    options.history = &document.undoStack();
    options.contents = [&document] {
        return new model::ContentModel(document.library(), document.scenario().system, forceKinds);
    };
    options.set = [&document, id](const rules::ContentId& content, int count) {
        BriefingEdits(document).setGrant(id, content, count);
    };
    auto* chips = new ContentChips(document.library(), options);
    m_parts.fields.follow(chips,
                          [chips, &document, id] { chips->setCopies(find(document, id).force.fixed); });
    return captioned(tr("Handed out, free of charge"), chips);
}

QWidget* ForceForm::list(model::ForceList list, const QString& caption, const QString& add,
                         const QString& title) const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::PlayerId id = m_id;
    static constexpr const char* names[] = {"permitted", "required", "forbidden"};
    ContentChips::Options options;
    options.name = name(names[static_cast<int>(list)]);
    options.addText = add;
    options.pickerTitle = title;
    options.counted = false;
    options.history = &document.undoStack();
    options.contents = [&document] {
        return new model::ContentModel(document.library(), document.scenario().system, forceKinds);
    };
    options.set = [&document, id, list](const rules::ContentId& content, int count) {
        BriefingEdits(document).setListed(id, list, content, count > 0);
    };
    auto* chips = new ContentChips(document.library(), options);
    m_parts.fields.follow(chips, [chips, &document, id, list] {
        chips->setIds(model::listOf(find(document, id).force, list));
    });
    return captioned(caption, chips);
}

}  // namespace bocage::editor
