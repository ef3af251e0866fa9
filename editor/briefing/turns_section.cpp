#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/faction_icons.h"
#include "editor/briefing/turn_track_widget.h"
#include "editor/systems/game_editor.h"

namespace bocage::editor {

namespace {

/// The drawn track, and below it the words of every event.
class TurnsSection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(TurnsSection)

public:
    explicit TurnsSection(BriefingContext& context)
        : BriefingSection(context, QStringLiteral("turns")), m_track(this) {
        m_track.setDocument(&context.document);
    }

    QString title() const override { return tr("Turn track"); }
    QString icon() const override { return QStringLiteral("turns"); }
    QStringList anchors() const override { return {QStringLiteral("/turnTrack")}; }

protected:
    QString hint() const override {
        return tr(
            "Drag events and END from space to space. Double-click a space to add an event. With the "
            "keyboard: Up and Down choose, Left and Right move, Insert adds, Delete takes away, Enter "
            "goes to the words, E sets END.");
    }

    QString shape() const override {
        QStringList parts;
        for (const rules::TurnEvent& event : sorted())
            parts << QString::fromStdString(event.id.value);
        for (const rules::ScenarioSide& side : scenario().sides)
            for (const rules::Player& player : side.players)
                parts << QString::fromStdString(player.faction.value);
        return parts.join(QLatin1Char('|'));
    }

    void build(QVBoxLayout& rows) override {
        auto* card = new BriefingCard(tr("The track"));
        card->setAnchors({QStringLiteral("rule:SON-SCN-10"), QStringLiteral("rule:SON-SCN-11")});
        m_widget = new TurnTrackWidget(document(), m_track);
        m_widget->choose(m_chosen);
        card->body().addWidget(m_widget);
        // A change may have put a new track in this one's place before it says what is chosen.
        connect(m_widget, &TurnTrackWidget::chosenChanged, this, [this, widget = m_widget] {
            m_chosen = widget->chosen();
            if (m_widget != widget)
                m_widget->choose(m_chosen);
        });
        connect(m_widget, &TurnTrackWidget::wordsWanted, this, [this](const rules::ElementId& id) {
            if (auto* words = findChild<QWidget*>(nameOf("event-text", id))) {
                words->setFocus(Qt::OtherFocusReason);
                ensureWidgetVisible(words);
            }
        });
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        line->addWidget(captioned(tr("Spaces of the counter"),
                                  fields().number(
                                      QStringLiteral("spaces"), tr("Spaces of the counter"), 1, 30, {},
                                      [this] { return std::optional<int>(scenario().turnTrack.spaces); },
                                      [this](std::optional<int> spaces) { edits().setSpaces(*spaces); })));
        line->addWidget(
            captioned(gameSays(scenario().system, "turns.end", tr("The battle ends with turn")),
                      fields().number(
                          QStringLiteral("end"),
                          gameSays(scenario().system, "turns.end", tr("The battle ends with turn")), 1, 30,
                          tr("not set"), [this] { return scenario().turnTrack.end; },
                          [this](std::optional<int> turn) { edits().setEnd(turn); })));
        line->addStretch(1);
        line->addWidget(button(QStringLiteral("addEvent"), tr("Add an event"), QStringLiteral("plus"),
                               [this] {
                                   const auto id = edits().addEvent(nextFreeTurn());
                                   m_widget->choose(id);
                                   focusWords(id);
                               }),
                        0, Qt::AlignBottom);
        card->body().addLayout(line);
        rows.addWidget(card);
        if (scenario().turnTrack.events.empty()) {
            auto* empty = new BriefingCard(tr("No events yet"),
                                           gameSays(scenario().system, "turns.none.tip",
                                                    tr("Events make turns different: reinforcements, "
                                                       "nightfall, a barrage. Double-click the turn on "
                                                       "which something happens.")));
            rows.addWidget(empty);
        }
        for (const rules::TurnEvent& event : sorted())
            rows.addWidget(eventCard(event.id));
    }

private:
    static QString nameOf(const char* field, const rules::ElementId& id) {
        return QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(id.value));
    }

    std::vector<rules::TurnEvent> sorted() const {
        std::vector<rules::TurnEvent> events = scenario().turnTrack.events;
        std::stable_sort(
            events.begin(), events.end(),
            [](const rules::TurnEvent& a, const rules::TurnEvent& b) { return a.turn < b.turn; });
        return events;
    }

    const rules::TurnEvent& event(const rules::ElementId& id) const {
        for (const rules::TurnEvent& event : scenario().turnTrack.events)
            if (event.id == id)
                return event;
        static const rules::TurnEvent none;
        return none;
    }

    int nextFreeTurn() const {
        int turn = 1;
        for (const rules::TurnEvent& event : scenario().turnTrack.events)
            turn = std::max(turn, event.turn + 1);
        return std::min(turn, scenario().turnTrack.end.value_or(scenario().turnTrack.spaces));
    }

    void focusWords(const rules::ElementId& id) {
        if (auto* words = findChild<QWidget*>(nameOf("event-text", id)))
            words->setFocus(Qt::OtherFocusReason);
    }

    QWidget* eventCard(const rules::ElementId& id) {
        auto* card = new BriefingCard(tr("Event"));
        card->setAnchors({QString::fromStdString(id.value)});
        fields().follow(card, [this, card, id] {
            card->setHeading(tr("Turn %1").arg(event(id).turn));
            card->setStripe(factionColour(library(), event(id).faction));
        });
        card->addTool(tool(nameOf("event-remove", id), tr("Remove this event"), QStringLiteral("delete"),
                           [this, id] { edits().removeEvent(id); }));
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        auto* left = new QVBoxLayout;
        left->setSpacing(8);
        left->addWidget(captioned(
            tr("Turn"), fields().number(
                            nameOf("event-turn", id), tr("Turn of the event"), 1, 30, {},
                            [this, id] { return std::optional<int>(event(id).turn); },
                            [this, id](std::optional<int> turn) { edits().moveEvent(id, *turn); })));
        left->addWidget(captioned(tr("Whose event"),
                                  fields().choice(
                                      nameOf("event-faction", id), tr("Whose event"),
                                      factionChoices(document().library(), scenario(), tr("everybody's")),
                                      [this, id] { return QString::fromStdString(event(id).faction.value); },
                                      [this, id](const QString& key) {
                                          edits().setEventFaction(id, rules::ContentId(key.toStdString()));
                                      })));
        left->addStretch(1);
        line->addLayout(left);
        line->addWidget(
            captioned(tr("What happens"),
                      fields().paragraph(
                          nameOf("event-text", id), tr("What happens"),
                          [this, id] { return written(event(id).text); },
                          [this, id](const QString& text) { edits().setEventText(id, language(), text); },
                          [this, id] {
                              return otherwise(event(id).text,
                                               gameSays(scenario().system, "turns.event.example",
                                                        tr("Reinforcements arrive, night falls, a wall gives "
                                                           "way…")));
                          },
                          3)),
            1);
        card->body().addLayout(line);
        return card;
    }

    model::TurnTrackModel m_track;
    TurnTrackWidget* m_widget = nullptr;
    rules::ElementId m_chosen;
};

}  // namespace

BriefingSection* makeTurnsSection(BriefingContext& context) {
    return new TurnsSection(context);
}

}  // namespace bocage::editor
