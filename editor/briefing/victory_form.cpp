#include "editor/briefing/victory_form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <set>

#include "editor/briefing/content_chips.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "model/messages/victory_words.h"

namespace bocage::editor {

using model::BriefingEdits;
using model::ElementNames;
using Kind = rules::VictoryCondition::Kind;

namespace {

/// Which parts of the form a kind has a use for.
struct Needs {
    bool places = false;  ///< objectives and zones
    bool units = false;   ///< named units and pieces on the map
    bool count = false;
    bool turn = false;
    bool scores = false;
};

Needs needsOf(Kind kind) {
    switch (kind) {
        case Kind::Eliminate:
            return {.units = true, .count = true, .turn = true};
        case Kind::Capture:
        case Kind::Hold:
            return {.places = true, .count = true, .turn = true};
        case Kind::Free:
            return {.units = true, .turn = true};
        case Kind::Exit:
            return {.places = true, .count = true, .turn = true};
        case Kind::Score:
            return {.count = true, .turn = true, .scores = true};
        case Kind::MostPoints:
            return {.turn = true, .scores = true};
        case Kind::TurnLimit:
            return {.turn = true};
        case Kind::Survive:
            return {.units = true, .count = true, .turn = true};
        case Kind::Text:
            break;
    }
    return {.places = true, .turn = true};
}

}  // namespace

const VictoryForm::Victory& VictoryForm::find(const model::ScenarioDocument& document,
                                              const rules::ElementId& id) {
    for (const Victory& condition : document.scenario().victory)
        if (condition.id == id)
            return condition;
    static const Victory none;
    return none;
}

QString VictoryForm::shapeOf(const Victory& condition) {
    return QStringLiteral("%1:%2:%3:%4")
        .arg(QString::fromStdString(condition.id.value), QString::fromStdString(condition.side.value))
        .arg(static_cast<int>(condition.kind))
        .arg(condition.scores.size());
}

QString VictoryForm::name(const char* field) const {
    return QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(m_id.value));
}

QWidget* VictoryForm::make(const QColor& stripe) const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::ElementId id = m_id;
    const Victory& condition = find(document, id);
    auto* card = new BriefingCard(QStringLiteral(" "));
    card->setAnchors({QString::fromStdString(id.value)});
    card->setStripe(stripe);
    m_parts.fields.follow(card, [card, &document, id] {
        const QString sentence =
            model::VictoryWords(document.scenario(), *document.library()).sentence(find(document, id));
        card->setHeading(sentence.isEmpty() ? tr("Say in your own words how this side wins.") : sentence);
    });
    const auto tool = [&](const char* field, const QString& tip, const char* icon, auto run) {
        card->addTool(m_parts.tool(name(field).toLatin1().constData(), tip, icon, run));
    };
    tool("victory-up", tr("Move up"), "up", [&document, id] { BriefingEdits(document).moveVictory(id, -1); });
    tool("victory-down", tr("Move down"), "down",
         [&document, id] { BriefingEdits(document).moveVictory(id, 1); });
    tool("victory-map", tr("Show on the map"), "board",
         [&document, id, show = m_parts.showOnMap] { show(find(document, id).targets); });
    tool("victory-remove", tr("Remove this condition"), "delete",
         [&document, id] { BriefingEdits(document).removeVictory(id); });
    const Needs needs = needsOf(condition.kind);
    card->body().addWidget(numbers());
    if (needs.places || needs.units)
        card->body().addWidget(targets());
    if (needs.units)
        card->body().addWidget(units());
    if (needs.scores)
        card->body().addWidget(scores());
    card->body().addWidget(words());
    return card;
}

QWidget* VictoryForm::numbers() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::ElementId id = m_id;
    const Needs needs = needsOf(find(document, id).kind);
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    std::vector<BriefingFields::Choice> kinds;
    for (int kind = 0; kind <= static_cast<int>(Kind::Text); ++kind)
        kinds.push_back({QString::number(kind), model::BriefingWords::kind(static_cast<Kind>(kind))});
    QComboBox* choice = m_parts.fields.choice(
        name("victory-kind"), tr("Kind of victory"), kinds,
        [&document, id] { return QString::number(static_cast<int>(find(document, id).kind)); },
        [&document, id](const QString& key) {
            BriefingEdits(document).setVictoryKind(id, static_cast<Kind>(key.toInt()));
        });
    choice->setToolTip(model::BriefingWords::kindHelp(find(document, id).kind));
    line->addWidget(captioned(tr("Kind of victory"), choice));
    if (needs.count) {
        const QString label = needs.scores ? tr("Points needed") : tr("At least how many");
        line->addWidget(captioned(label, m_parts.fields.number(
                                             name("victory-count"), label, 1, 999,
                                             needs.scores ? tr("the most") : tr("all of them"),
                                             [&document, id] { return find(document, id).count; },
                                             [&document, id](std::optional<int> count) {
                                                 BriefingEdits(document).setVictoryCount(id, count);
                                             })));
    }
    if (needs.turn)
        line->addWidget(captioned(tr("By the end of turn"),
                                  m_parts.fields.number(
                                      name("victory-turn"), tr("By the end of turn"), 1, 99,
                                      tr("the last one"), [&document, id] { return find(document, id).turn; },
                                      [&document, id](std::optional<int> turn) {
                                          BriefingEdits(document).setVictoryTurn(id, turn);
                                      })));
    line->addStretch(1);
    return box;
}

QWidget* VictoryForm::targets() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::Scenario& scenario = document.scenario();
    const Kind kind = find(document, m_id).kind;
    auto* box = new QWidget;
    auto* flow = new FlowLayout(box, 8, 8);
    std::set<rules::ElementId> offered;
    const auto chip = [&](const rules::ElementId& target, const char* icon) {
        offered.insert(target);
        const QString text = ElementNames::element(scenario, *document.library(), target);
        auto* made = new QPushButton(themedIcon(QString::fromLatin1(icon)), text);
        made->setObjectName(name("victory-target") + QLatin1Char('/') + QString::fromStdString(target.value));
        made->setProperty("chip", true);
        made->setCheckable(true);
        made->setToolTip(tr("Click to count it, or to leave it out."));
        QObject::connect(made, &QPushButton::clicked, made, [&document, id = m_id, target](bool on) {
            BriefingEdits(document).setVictoryTarget(id, target, on);
        });
        m_parts.fields.follow(made, [made, &document, id = m_id, target] {
            const auto& targets = find(document, id).targets;
            made->setChecked(std::find(targets.begin(), targets.end(), target) != targets.end());
        });
        flow->addWidget(made);
    };
    const bool places = kind != Kind::Eliminate && kind != Kind::Free && kind != Kind::Survive;
    if (places && kind != Kind::Exit)
        for (const rules::Objective& objective : scenario.objectives)
            chip(objective.id, "objective");
    if (places)
        for (const rules::Zone& zone : scenario.zones)
            if (kind == Kind::Exit ? zone.kind == rules::Zone::Kind::Exit
                                   : zone.kind == rules::Zone::Kind::Area)
                chip(zone.id, "zone");
    // Prisoners are one's own, and those who survive; others are the enemy's.
    const bool own = kind == Kind::Survive || kind == Kind::Free;
    if (!places)
        for (const rules::Piece& piece : scenario.pieces)
            if (piece.content.kind() == "unit" && own == (piece.side == find(document, m_id).side))
                chip(piece.id, "unit");
    // Where somebody must be for it.
    if (kind == Kind::Free)
        for (const rules::Zone& zone : scenario.zones)
            if (zone.kind == rules::Zone::Kind::Area)
                chip(zone.id, "zone");
    // What a file names besides is shown too, so that it can be left out.
    for (const rules::ElementId& target : find(document, m_id).targets)
        if (!offered.contains(target))
            chip(target, "unit");
    if (offered.empty()) {
        const QString nothing = kind == Kind::Exit ? tr("Paint an exit zone on the map to choose it here.")
                                : places           ? tr("Put objectives on the map to choose them here.")
                                                   : tr("Units that stand on the map can be chosen here.");
        flow->addWidget(briefingNote(nothing));
    }
    return captioned(places               ? tr("Where")
                     : kind == Kind::Free ? tr("Who, and where somebody must be for it")
                                          : tr("Which of those on the map"),
                     box);
}

QWidget* VictoryForm::units() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::ElementId id = m_id;
    ContentChips::Options options;
    options.name = name("victory-units");
    options.addText = tr("Add a unit");
    options.pickerTitle = tr("Which units is it about?");
    options.counted = false;
    options.history = &document.undoStack();
    options.contents = [&document] {
        return new model::ContentModel(document.library(), document.scenario().system,
                                       {QStringLiteral("unit")});
    };
    options.set = [&document, id](const rules::ContentId& unit, int count) {
        BriefingEdits(document).setVictoryUnit(id, unit, count > 0);
    };
    auto* chips = new ContentChips(document.library(), options);
    m_parts.fields.follow(chips, [chips, &document, id] { chips->setIds(find(document, id).units); });
    return captioned(tr("Which kinds of unit"), chips);
}

QWidget* VictoryForm::scores() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::ElementId id = m_id;
    auto* box = new QWidget;
    auto* table = new QGridLayout(box);
    table->setContentsMargins(0, 0, 0, 0);
    table->setHorizontalSpacing(12);
    table->setVerticalSpacing(8);
    std::vector<BriefingFields::Choice> victims{{QString(), tr("any other side")}};
    for (const rules::ScenarioSide& side : document.scenario().sides)
        victims.push_back(
            {QString::fromStdString(side.id.value), ElementNames::side(document.scenario(), side.id)});
    std::vector<BriefingFields::Choice> units{{QString(), tr("any unit")}};
    const model::ContentModel all(document.library(), document.scenario().system, {QStringLiteral("unit")});
    for (int row = 0; row < all.rowCount(); ++row)
        units.push_back(
            {QString::fromStdString(all.contentAt(all.index(row)).value), all.index(row).data().toString()});
    // Markers count too where a file says so: a life point, for example.
    for (const Victory::Score& line : find(document, id).scores)
        if (line.unit.kind() == "marker")
            units.push_back({QString::fromStdString(line.unit.value),
                             ElementNames::content(*document.library(), line.unit)});
    const std::size_t lines = find(document, id).scores.size();
    for (std::size_t line = 0; line < lines; ++line) {
        const int row = static_cast<int>(line);
        const auto score = [&document, id, line] {
            const auto& scores = find(document, id).scores;
            return line < scores.size() ? scores[line] : Victory::Score{};
        };
        const auto change = [&document, id, line, score](auto set) {
            Victory::Score changed = score();
            set(changed);
            BriefingEdits(document).setScore(id, line, changed);
        };
        const QString suffix = QStringLiteral("/%1").arg(line);
        table->addWidget(m_parts.fields.number(
                             name("score-points") + suffix, tr("Points"), 0, 999, {},
                             [score] { return std::optional<int>(score().points); },
                             [change](std::optional<int> points) {
                                 change([&](Victory::Score& s) { s.points = *points; });
                             }),
                         row, 0);
        table->addWidget(new QLabel(tr("for each eliminated")), row, 1);
        table->addWidget(
            m_parts.fields.choice(
                name("score-unit") + suffix, tr("Unit"), units,
                [score] { return QString::fromStdString(score().unit.value); },
                [change](const QString& key) {
                    change([&](Victory::Score& s) { s.unit = rules::ContentId(key.toStdString()); });
                }),
            row, 2);
        table->addWidget(new QLabel(tr("of", "a unit of a side")), row, 3);
        table->addWidget(
            m_parts.fields.choice(
                name("score-victim") + suffix, tr("Side that loses it"), victims,
                [score] { return QString::fromStdString(score().victim.value); },
                [change](const QString& key) {
                    change([&](Victory::Score& s) { s.victim = rules::SideId(key.toStdString()); });
                }),
            row, 4);
        table->addWidget(
            m_parts.tool((name("score-remove") + suffix).toLatin1().constData(), tr("Remove this line"),
                         "close", [&document, id, line] { BriefingEdits(document).removeScore(id, line); }),
            row, 5);
    }
    table->setColumnStretch(6, 1);
    auto* more = new QPushButton(themedIcon(QStringLiteral("plus")), tr("Add a line"));
    more->setObjectName(name("score-add"));
    more->setProperty("chip", true);
    QObject::connect(more, &QPushButton::clicked, more,
                     [&document, id] { BriefingEdits(document).addScore(id); });
    table->addWidget(more, static_cast<int>(lines), 0, 1, 3, Qt::AlignLeft);
    return captioned(tr("Score table"), box);
}

QWidget* VictoryForm::words() const {
    model::ScenarioDocument& document = m_parts.document;
    const rules::ElementId id = m_id;
    const std::string language = m_parts.language;
    return captioned(tr("In your own words"),
                     m_parts.fields.paragraph(
                         name("victory-text"), tr("In your own words"),
                         [&document, id, language] {
                             const auto& texts = find(document, id).text.byLanguage;
                             const auto found = texts.find(language);
                             return found == texts.end() ? QString() : QString::fromStdString(found->second);
                         },
                         [&document, id, language](const QString& text) {
                             BriefingEdits(document).setVictoryText(id, language, text);
                         },
                         [&document, id] {
                             return model::VictoryWords(document.scenario(), *document.library())
                                 .generated(find(document, id));
                         }));
}

}  // namespace bocage::editor
