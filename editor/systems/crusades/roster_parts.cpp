#include "editor/systems/crusades/roster_parts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/systems/crusades/crusades_editor.h"
#include "editor/systems/crusades/deck_builder.h"
#include "editor/systems/crusades/house_rules.h"
#include "editor/systems/crusades/odds_panel.h"
#include "editor/systems/crusades/simulation_panel.h"
#include "model/commands/roster_edits.h"
#include "model/systems/crusades/deck_edits.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo rosterTable[] = {
    {"fortress.build", Menu::Army, 1, ACTION("Whole &fortress of this colour"),
     ACTION(
         "Adds the castle and the walls of the colour chosen in the catalogue, as far as they are missing."),
     "fix", "", QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"fortress.decks", Menu::Army, 4, ACTION("&Decks"),
     ACTION("Shows the deck lists in the place of the fortress, and the fortress again."), "deck", "",
     QKeySequence::UnknownKey, ActionInfo::Plain, 4},
    {"fortress.rules", Menu::Army, 4, ACTION("House &rules"),
     ACTION("Shows the house rules that this fortress is built for, each with the rule it touches.")},
};

#undef ACTION

}  // namespace

std::span<const ActionInfo> CrusadesEditor::rosterActions() const {
    return rosterTable;
}

std::unique_ptr<RosterParts> CrusadesEditor::createRosterParts(RosterDesk& desk) const {
    return std::make_unique<crusades::FortressParts>(desk);
}

}  // namespace bocage::editor

namespace bocage::editor::crusades {

namespace {

struct PartWords {
    Q_DECLARE_TR_FUNCTIONS(CrusadesParts)
};

template <class Panel>
class Section : public ArmyPanel {
public:
    explicit Section(QString (*words)()) : m_words(words), m_panel(new Panel) {
        setFocusProxy(m_panel);
        auto* rows = new QVBoxLayout(this);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->addWidget(m_panel);
    }
    QString title() const override { return m_words(); }
    Panel* panel() const { return m_panel; }
    void setDocument(model::RosterDocument* document) override {
        const bool ours = document && document->roster().system == "crusades";
        m_panel->setDocument(ours ? document : nullptr);
    }

protected:
    void changeEvent(QEvent* event) override {
        ArmyPanel::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            Q_EMIT titleChanged();
    }

private:
    QString (*m_words)();
    Panel* m_panel;
};

/// The castle and wall of the colour of a card.
struct Set {
    const rules::crusades::Card* castle = nullptr;
    const rules::crusades::Card* wall = nullptr;
};

Set setOf(const rules::crusades::Cards& cards, const std::string& colour) {
    Set set;
    for (const auto& [id, card] : cards.all())
        if (card.colour == colour) {
            if (card.kind == rules::crusades::CardKind::Castle && !set.castle)
                set.castle = &card;
            if (card.kind == rules::crusades::CardKind::Wall && !set.wall)
                set.wall = &card;
        }
    return set;
}

}  // namespace

FortressParts::FortressParts(RosterDesk& desk)
    : m_desk(desk),
      m_odds(new Section<OddsPanel>([] { return PartWords::tr("Odds"); })),
      m_simulation(new Section<SimulationPanel>([] { return PartWords::tr("Tempo"); })) {
    auto* rules = new Section<HouseRules>([] { return PartWords::tr("House rules"); });
    m_rules = rules;
    m_house = rules->panel();
}

std::vector<ArmyPanel*> FortressParts::panels() {
    return {m_odds, m_simulation, m_rules};
}

QWidget* FortressParts::createPage(model::RosterDocument& document) {
    auto* builder = new DeckBuilder;
    builder->setDocument(&document);
    return builder;
}

std::pair<QString, QString> FortressParts::pageTitles() const {
    return {PartWords::tr("Fortress"), PartWords::tr("Decks")};
}

bool FortressParts::opensOnPage(const model::RosterDocument& document) const {
    return document.roster().entries.empty() &&
           rules::crusades::rosterSection(document.roster().extras).decks != rules::crusades::DeckLists();
}

bool FortressParts::isOnPage(const rules::Location& location) const {
    return location.pointer.starts_with("/crusades/decks");
}

bool FortressParts::isInSection(const rules::Location& location) const {
    return location.pointer.starts_with("/crusades/options") || location.pointer == "/crusades/preset";
}

void FortressParts::revealInSection(const rules::Location& location) {
    m_desk.showSection(*m_rules);
    m_house->showField(QString::fromStdString(location.pointer).section(QLatin1Char('/'), -1));
}

bool FortressParts::may(const QString& action) const {
    if (!m_desk.document())
        return false;
    if (action != QLatin1String("fortress.build"))
        return true;
    const auto cards = rules::crusades::cardsFor(m_desk.document()->library());
    const rules::crusades::Card* card = cards->find(m_desk.chosen());
    return card && !card->colour.empty() && setOf(*cards, card->colour).castle;
}

void FortressParts::act(const QString& action) {
    model::RosterDocument* document = m_desk.document();
    if (action == QLatin1String("fortress.decks")) {
        m_desk.showPage(!m_desk.pageShown());
        return;
    }
    if (action == QLatin1String("fortress.rules")) {
        m_desk.showSection(*m_rules);
        m_house->showField(QStringLiteral("preset"));
        return;
    }
    const auto cards = rules::crusades::cardsFor(document->library());
    const rules::crusades::Card* card = cards->find(m_desk.chosen());
    if (!card)
        return;
    const Set set = setOf(*cards, card->colour);
    const auto count = [&](rules::crusades::CardKind kind) {
        return std::count_if(document->roster().entries.begin(), document->roster().entries.end(),
                             [&](const rules::RosterEntry& entry) {
                                 const rules::crusades::Card* known = cards->find(entry.content);
                                 return known && known->kind == kind;
                             });
    };
    document->undoStack().beginMacro(PartWords::tr("Build a whole fortress"));
    if (set.castle && count(rules::crusades::CardKind::Castle) == 0)
        model::RosterEdits(*document).addEntry(set.castle->id);
    const int walls = rules::crusades::ownOptions(
                          rules::crusades::rosterSection(model::crusades::rosterToPlay(*document).extras))
                          .walls;
    while (set.wall && count(rules::crusades::CardKind::Wall) < walls)
        if (model::RosterEdits(*document).addEntry(set.wall->id).empty())
            break;
    document->undoStack().endMacro();
}

}  // namespace bocage::editor::crusades
