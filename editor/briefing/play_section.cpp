#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/content_chips.h"
#include "editor/briefing/faction_icons.h"
#include "editor/panels/thumbnails.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/briefing_words.h"
#include "model/messages/element_names.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

namespace {

using model::ElementNames;

/// Initiative, first to deploy, decks, bags and the state of the battlefield.
class PlaySection : public BriefingSection {
    Q_DECLARE_TR_FUNCTIONS(PlaySection)

public:
    explicit PlaySection(BriefingContext& context) : BriefingSection(context, QStringLiteral("play")) {}

    QString title() const override { return tr("Initiative & cards"); }
    QString icon() const override { return QStringLiteral("deck"); }
    QStringList anchors() const override {
        return {QStringLiteral("/initiative"),     QStringLiteral("/decks"),
                QStringLiteral("/bags"),           QStringLiteral("/battlefield/conditions"),
                QStringLiteral("rule:SON-SCN-50"), QStringLiteral("rule:SON-SCN-51"),
                QStringLiteral("rule:SON-SCN-52")};
    }

protected:
    QString hint() const override {
        return tr("Who begins, which cards and tokens are in play, and how the battlefield lies.");
    }

    QString shape() const override {
        QStringList parts;
        for (const rules::ScenarioSide& side : scenario().sides)
            for (const rules::Player& player : side.players)
                parts << QString::fromStdString(player.id.value + player.faction.value) +
                             ElementNames::player(scenario(), player.id);
        for (const rules::DeckUse& use : scenario().decks)
            parts << QString::fromStdString(use.id.value);
        for (const rules::BagUse& use : scenario().bags)
            parts << QString::fromStdString(use.id.value);
        return parts.join(QLatin1Char('|'));
    }

    void build(QVBoxLayout& rows) override {
        rows.addWidget(initiativeCard());
        rows.addWidget(conditionsCard());
        rows.addWidget(briefingNote(tr("Decks"), "heading"));
        for (const rules::DeckUse& use : scenario().decks)
            rows.addWidget(deckCard(use.id));
        rows.addWidget(deckAdder());
        rows.addWidget(briefingNote(tr("Bags"), "heading"));
        for (const rules::BagUse& use : scenario().bags)
            rows.addWidget(bagCard(use.id));
        rows.addWidget(bagAdder());
    }

private:
    static QString nameOf(const char* field, const std::string& id) {
        return QStringLiteral("%1/%2").arg(QLatin1String(field), QString::fromStdString(id));
    }
    template <class List>
    static const auto& byId(const List& list, const rules::ElementId& id) {
        static const typename List::value_type none{};
        for (const auto& element : list)
            if (element.id == id)
                return element;
        return none;
    }
    static int countOf(const std::vector<rules::Copies>& list, const rules::ContentId& id) {
        int count = 0;
        for (const rules::Copies& copies : list)
            count += copies.id == id ? copies.count : 0;
        return count;
    }
    const rules::DeckUse& deck(const rules::ElementId& id) const { return byId(scenario().decks, id); }
    const rules::BagUse& bag(const rules::ElementId& id) const { return byId(scenario().bags, id); }

    std::vector<BriefingFields::Choice> playerChoices(const QString& none) const {
        std::vector<BriefingFields::Choice> choices{{QString(), none}};
        for (const rules::ScenarioSide& side : scenario().sides)
            for (const rules::Player& player : side.players)
                choices.push_back({QString::fromStdString(player.id.value),
                                   ElementNames::player(scenario(), player.id),
                                   factionIcon(library(), player.faction)});
        return choices;
    }
    template <class Def>
    std::vector<BriefingFields::Choice> contentChoices(std::vector<Def> rules::Pack::*list,
                                                       const QString& none) const {
        std::vector<BriefingFields::Choice> choices;
        if (!none.isEmpty())
            choices.push_back({QString(), none});
        for (const rules::Pack& pack : library().packs())
            if (pack.manifest.system == scenario().system)
                for (const Def& item : pack.*list)
                    choices.push_back(
                        {QString::fromStdString(item.id.value), ElementNames::content(library(), item.id)});
        return choices;
    }

    QWidget* initiativeCard() {
        auto* card = new BriefingCard(tr("Initiative"));
        card->setAnchors({QStringLiteral("/initiative")});
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        std::vector<BriefingFields::Choice> first = playerChoices(tr("choose one"));
        first.push_back({QStringLiteral("*"), tr("random"), themedIcon(QStringLiteral("odds"))});
        line->addWidget(
            captioned(tr("Begins turn 1"),
                      fields().choice(
                          QStringLiteral("initiative"), tr("Who has the initiative on turn 1"), first,
                          [this] {
                              return scenario().initiative.random
                                         ? QStringLiteral("*")
                                         : QString::fromStdString(scenario().initiative.first.value);
                          },
                          [this](const QString& key) {
                              if (key == QLatin1String("*"))
                                  edits().setRandomInitiative();
                              else
                                  edits().setFirstPlayer(rules::PlayerId(key.toStdString()));
                          })));
        line->addWidget(captioned(
            tr("Deploys first"),
            fields().choice(
                QStringLiteral("first-deployer"), tr("Who deploys first"),
                playerChoices(tr("whoever has the initiative")),
                [this] { return QString::fromStdString(scenario().initiative.firstDeployer.value); },
                [this](const QString& key) {
                    edits().setFirstDeployer(rules::PlayerId(key.toStdString()));
                })));
        line->addStretch(1);
        card->body().addLayout(line);
        return card;
    }

    QWidget* conditionsCard() {
        auto* card = new BriefingCard(tr("The battlefield at the start"));
        card->setAnchors({QStringLiteral("/battlefield/conditions")});
        const rules::GameSystem* system = rules::findGameSystem(scenario().system);
        auto* line = new QHBoxLayout;
        line->setSpacing(24);
        int shown = 0;
        for (const rules::ConditionInfo& info :
             system ? system->conditions() : std::span<const rules::ConditionInfo>()) {
            const std::string name(info.name);
            QCheckBox* box = fields().check(
                nameOf("condition", name), model::BriefingWords::condition(name, scenario().system),
                [this, name] {
                    const auto& all = scenario().battlefield.conditions;
                    return std::find(all.begin(), all.end(), name) != all.end();
                },
                [this, name](bool holds) { edits().setCondition(name, holds); });
            auto* column = new QVBoxLayout;
            column->setSpacing(2);
            column->addWidget(box);
            column->addWidget(
                briefingNote(model::BriefingWords::conditionHelp(name, scenario().system), "small"));
            column->addStretch();
            line->addLayout(column, 1);
            ++shown;
        }
        if (shown == 0)
            card->body().addWidget(briefingNote(tr("This game knows no such states.")));
        card->body().addLayout(line);
        return card;
    }

    QWidget* deckCard(const rules::ElementId& id) {
        auto* card = new BriefingCard(QStringLiteral(" "));
        card->setAnchors({QString::fromStdString(id.value)});
        fields().follow(card, [this, card, id] {
            const rules::DeckUse& use = deck(id);
            const rules::DeckDef* definition = library().deck(use.deck);
            int cards = 0;
            for (const rules::Copies& copies : definition ? definition->cards : std::vector<rules::Copies>())
                cards += copies.count;
            for (const rules::Copies& copies : use.removed)
                cards -= copies.count;
            card->setHeading(
                tr("%1 · %n card(s)", nullptr, cards).arg(ElementNames::content(library(), use.deck)));
            card->setStripe(definition ? factionColour(library(), definition->faction) : QColor());
        });
        card->addTool(tool(nameOf("deck-remove", id.value), tr("Remove this deck"), QStringLiteral("delete"),
                           [this, id] { edits().removeDeck(id); }));
        auto* line = new QHBoxLayout;
        line->setSpacing(16);
        auto* player = new QLabel(ElementNames::player(scenario(), deck(id).player));
        player->setTextFormat(Qt::PlainText);
        line->addWidget(captioned(tr("Played by"), player));
        line->addWidget(captioned(
            tr("Deck"), fields().choice(
                            nameOf("deck", id.value), tr("Deck"), contentChoices(&rules::Pack::decks, {}),
                            [this, id] { return QString::fromStdString(deck(id).deck.value); },
                            [this, id](const QString& key) {
                                edits().setDeck(id, rules::ContentId(key.toStdString()));
                            })));
        line->addWidget(
            captioned(tr("Stands in for"),
                      fields().choice(
                          nameOf("deck-substitute", id.value), tr("Deck it is a substitute for"),
                          contentChoices(&rules::Pack::decks, tr("no other deck")),
                          [this, id] { return QString::fromStdString(deck(id).substituteFor.value); },
                          [this, id](const QString& key) {
                              edits().setSubstituted(id, rules::ContentId(key.toStdString()));
                          })));
        line->addStretch(1);
        card->body().addLayout(line);
        ContentChips::Options options;
        options.name = nameOf("deck-removed", id.value);
        options.addText = tr("Take cards out…");
        options.pickerTitle = tr("Which cards are taken out?");
        options.history = &document().undoStack();
        options.contents = [this, id] {
            std::vector<rules::ContentId> cards;
            if (const rules::DeckDef* definition = library().deck(deck(id).deck))
                for (const rules::Copies& copies : definition->cards)
                    cards.push_back(copies.id);
            return new model::ContentModel(document().library(), cards);
        };
        options.set = [this, id](const rules::ContentId& content, int count) {
            edits().setRemovedCard(id, content, count);
        };
        options.most = [this, id](const rules::ContentId& content) {
            const rules::DeckDef* definition = library().deck(deck(id).deck);
            return definition ? countOf(definition->cards, content) : 0;
        };
        auto* chips = new ContentChips(document().library(), options);
        fields().follow(chips, [this, chips, id] { chips->setCopies(deck(id).removed); });
        card->body().addWidget(captioned(tr("Cards taken out"), chips));
        return card;
    }

    QWidget* deckAdder() {
        auto* box = new QWidget;
        auto* flow = new FlowLayout(box, 8, 8);
        for (const rules::ScenarioSide& side : scenario().sides)
            for (const rules::Player& player : side.players) {
                const bool has =
                    std::any_of(scenario().decks.begin(), scenario().decks.end(),
                                [&](const rules::DeckUse& use) { return use.player == player.id; });
                if (has)
                    continue;
                const rules::FactionDef* faction = library().faction(player.faction);
                const rules::ContentId own(faction ? faction->deck : std::string());
                auto* chip =
                    new QPushButton(themedIcon(QStringLiteral("plus")),
                                    tr("A deck for %1").arg(ElementNames::player(scenario(), player.id)));
                chip->setObjectName(nameOf("add-deck", player.id.value));
                chip->setProperty("chip", true);
                chip->setToolTip(
                    tr("Without one named here a player has the deck of his faction; name it to take cards "
                       "out or to put another in its place."));
                connect(chip, &QPushButton::clicked, this, [this, id = player.id, own] {
                    rules::ContentId deck = own;
                    for (const rules::Pack& pack : library().packs())
                        if (deck.empty() && pack.manifest.system == scenario().system && !pack.decks.empty())
                            deck = pack.decks.front().id;
                    edits().addDeck(id, deck);
                });
                flow->addWidget(chip);
            }
        return box;
    }

    QWidget* bagCard(const rules::ElementId& id) {
        auto* card = new BriefingCard(ElementNames::content(library(), bag(id).bag));
        card->setAnchors({QString::fromStdString(id.value)});
        card->addTool(tool(nameOf("bag-remove", id.value), tr("Remove this bag"), QStringLiteral("delete"),
                           [this, id] { edits().removeBag(id); }));
        const auto list = [&](const char* field, const QString& caption, const QString& add, bool inBag,
                              auto read, auto write) {
            ContentChips::Options options;
            options.name = nameOf(field, id.value);
            options.addText = add;
            options.pickerTitle = caption;
            options.history = &document().undoStack();
            options.contents = [this, id, inBag] {
                if (!inBag)
                    return new model::ContentModel(
                        document().library(), scenario().system,
                        {QStringLiteral("option"), QStringLiteral("marker"), QStringLiteral("unit")});
                std::vector<rules::ContentId> tokens;
                if (const rules::BagDef* definition = library().bag(bag(id).bag))
                    for (const rules::Copies& copies : definition->contents)
                        tokens.push_back(copies.id);
                return new model::ContentModel(document().library(), tokens);
            };
            options.set = [write](const rules::ContentId& content, int count) { write(content, count); };
            if (inBag)
                options.most = [this, id](const rules::ContentId& content) {
                    const rules::BagDef* definition = library().bag(bag(id).bag);
                    return definition ? countOf(definition->contents, content) : 0;
                };
            auto* chips = new ContentChips(document().library(), options);
            fields().follow(chips, [chips, read] { chips->setCopies(read()); });
            card->body().addWidget(captioned(caption, chips));
        };
        list(
            "bag-removed", tr("Tokens taken out"), tr("Take out…"), true,
            [this, id] { return bag(id).removed; },
            [this, id](const rules::ContentId& content, int count) {
                edits().setBagRemoved(id, content, count);
            });
        list(
            "bag-added", tr("Tokens put in"), tr("Put in…"), false, [this, id] { return bag(id).added; },
            [this, id](const rules::ContentId& content, int count) {
                edits().setBagAdded(id, content, count);
            });
        return card;
    }

    QWidget* bagAdder() {
        auto* box = new QWidget;
        auto* flow = new FlowLayout(box, 8, 8);
        for (const rules::Pack& pack : library().packs()) {
            if (pack.manifest.system != scenario().system)
                continue;
            for (const rules::BagDef& definition : pack.bags) {
                const bool has =
                    std::any_of(scenario().bags.begin(), scenario().bags.end(),
                                [&](const rules::BagUse& use) { return use.bag == definition.id; });
                if (has)
                    continue;
                auto* chip = new QPushButton(themedIcon(QStringLiteral("plus")),
                                             ElementNames::content(library(), definition.id));
                chip->setObjectName(nameOf("add-bag", definition.id.value));
                chip->setProperty("chip", true);
                chip->setToolTip(tr("Put this bag on the table"));
                connect(chip, &QPushButton::clicked, this,
                        [this, id = definition.id] { edits().addBag(id); });
                flow->addWidget(chip);
            }
        }
        return box;
    }
};

}  // namespace

BriefingSection* makePlaySection(BriefingContext& context) {
    return new PlaySection(context);
}

}  // namespace bocage::editor
