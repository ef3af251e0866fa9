#include "editor/systems/crusades/table_centre.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/actions/command_palette.h"
#include "editor/systems/crusades/deck_builder.h"
#include "editor/systems/crusades/odds_panel.h"
#include "editor/systems/crusades/options_form.h"
#include "editor/systems/crusades/report_view.h"
#include "editor/systems/crusades/simulation_panel.h"
#include "editor/systems/crusades/table_outline.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/words.h"
#include "model/systems/crusades/words/crusades_words.h"
#include "rules/systems/crusades/checks/check_context.h"
#include "rules/systems/crusades/play/policy.h"

namespace bocage::editor::crusades {

using model::crusades::CrusadesWords;
using model::crusades::TableEdits;
using model::crusades::TableWords;
using namespace rules::crusades;

namespace {

constexpr Action buttonActions[] = {Action::TurnDraw, Action::Buy,      Action::Offer,    Action::Build,
                                    Action::Summon,   Action::PlayIdol, Action::IdolDraw, Action::Recall,
                                    Action::Waste,    Action::EndTurn};

/// Pages beside the table that findings lead to.
constexpr int rulesTab = 1, decksTab = 2;

}  // namespace

TableCentre::TableCentre(model::ScenarioDocument& document, QWidget* parent)
    : GameCentre(parent), m_document(document) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(4, 4, 4, 4);
    auto* bar = new QWidget(this);
    auto* actions = new FlowLayout(bar, 6, 6);
    const auto button = [&](const QString& name, auto run) {
        auto* made = new QPushButton(bar);
        made->setObjectName(name);
        connect(made, &QPushButton::clicked, this, run);
        actions->addWidget(made);
        return made;
    };
    m_addSeat = button(QStringLiteral("addSeat"), [this] { TableEdits(m_document).addSeat(); });
    m_removeSeat = button(QStringLiteral("removeSeat"), [this] { TableEdits(m_document).removeLastSeat(); });
    m_begin = button(QStringLiteral("begin"), [this] { TableEdits(m_document).begin(m_setUp); });
    for (const Action action : buttonActions)
        m_buttons[action] = button(QStringLiteral("action-%1").arg(static_cast<int>(action)),
                                   [this, action] { take(action); });
    m_night = new QCheckBox(bar);
    m_night->setObjectName(QStringLiteral("night"));
    m_answers = new QCheckBox(bar);
    m_answers->setObjectName(QStringLiteral("answers"));
    m_answers->setChecked(true);
    actions->addWidget(m_night);
    actions->addWidget(m_answers);
    m_back = button(QStringLiteral("backToStart"), [this] { TableEdits(m_document).setMode(Mode::Start); });
    rows->addWidget(bar);
    auto* split = new QSplitter(this);
    auto* scroll = new QScrollArea(this);
    m_canvas = new TableCanvas;
    scroll->setWidget(m_canvas);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_tableArea = scroll;
    m_viewport = scroll->viewport();
    m_viewport->installEventFilter(this);
    split->addWidget(scroll);
    m_side = new QTabWidget(this);
    m_side->setObjectName(QStringLiteral("tableSide"));
    m_side->setDocumentMode(true);
    m_side->tabBar()->setObjectName(QStringLiteral("tableSideTabs"));
    const auto page = [&](QWidget* widget) {
        auto* area = new QScrollArea(this);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setWidget(widget);
        m_side->addTab(area, QString());
    };
    m_outline = new TableOutline;
    page(m_outline);
    m_options = new OptionsForm(document);
    m_decks = new DeckBuilder;
    m_decks->setDocument(&document);
    m_odds = new OddsPanel;
    m_odds->setDocument(&document);
    m_simulation = new SimulationPanel;
    m_simulation->setDocument(&document);
    page(m_options);
    m_side->addTab(m_decks, QString());  // it scrolls by itself
    page(m_odds);
    page(m_simulation);
    split->addWidget(m_side);
    // A wide window gives both more.
    split->setStretchFactor(0, 7);
    split->setStretchFactor(1, 3);
    split->setChildrenCollapsible(false);
    split->setSizes({860, 380});
    m_split = split;
    for (const ReportView* report : m_side->findChildren<ReportView*>())
        connect(report, &ReportView::filled, this, &TableCentre::makeRoom, Qt::QueuedConnection);
    connect(m_side, &QTabWidget::currentChanged, this, &TableCentre::showSide);
    retranslate();
    rows->addWidget(split, 1);
    m_told = new QLabel(this);
    m_told->setObjectName(QStringLiteral("told"));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    rows->addWidget(m_told);
    m_canvas->setJudge([this](const Spot& spot) { return judge(spot); });
    connect(m_canvas, &TableCanvas::toggled, this, &TableCentre::toggle);
    connect(m_canvas, &TableCanvas::used, this, &TableCentre::use);
    connect(m_canvas, &TableCanvas::cursorMoved, this, &GameCentre::statusChanged);
    connect(m_outline, &TableOutline::chosen, m_canvas, &TableCanvas::setCursorAt);
    connect(m_canvas, &TableCanvas::cursorMoved, this, &TableCentre::showCursor);
    connect(m_canvas, &TableCanvas::revealWanted, this, [this, scroll] {
        if (const Spot* spot = m_canvas->cursorSpot()) {
            const QRect place = m_canvas->place(*spot);
            scroll->ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
        }
    });
    connect(m_canvas, &TableCanvas::zoomWanted, this, [this](double factor) {
        m_canvas->setZoom(m_canvas->zoom() * factor);
        Q_EMIT statusChanged();
    });
    connect(m_canvas, &TableCanvas::fitWanted, this, [this] {
        m_canvas->fit();
        Q_EMIT statusChanged();
    });
    for (QCheckBox* box : {m_night, m_answers})
        connect(box, &QCheckBox::toggled, this, [this] {
            m_canvas->update();
            updateButtons();
        });
    connect(&document, &model::ScenarioDocument::changed, this, &TableCentre::refresh);
    refresh();
}

bool TableCentre::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_viewport && event->type() == QEvent::Resize) {
        m_canvas->setRoom(static_cast<QResizeEvent*>(event)->size());
        Q_EMIT statusChanged();
    }
    return GameCentre::eventFilter(watched, event);
}

void TableCentre::showCursor() {
    const Spot* spot = m_canvas->cursorSpot();
    const auto& spots = m_canvas->table().spots;
    m_outline->setCurrent(spot ? static_cast<int>(spot - spots.data()) : -1,
                          spot ? judge(*spot).words : QString());
}

std::vector<Findable> TableCentre::findables(const QString& query) {
    std::vector<Findable> found;
    if (query.trimmed().size() < 2)
        return found;
    const TableWords words(m_document.scenario(), m_setUp, *m_document.library(), language().toStdString());
    const auto& spots = m_canvas->table().spots;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const Spot& spot = spots[i];
        const QString name = spot.kind == Spot::Kind::Pile    ? CrusadesWords::deck(spot.deck)
                             : spot.kind == Spot::Kind::Place ? words.place(spot.seat, spot.slot)
                                                              : words.card(spot.card);
        Findable one;
        one.text = name;
        one.detail = spot.seat >= 0 ? words.seat(spot.seat) : tr("Deck");
        one.icon = themedIcon(QStringLiteral("card"));
        one.run = [this, at = static_cast<int>(i)] {
            m_canvas->setCursorAt(at);
            m_canvas->setFocus(Qt::OtherFocusReason);
        };
        found.push_back(std::move(one));
    }
    return found;
}

/// Building decks takes the room of the table: no card of it is of use meanwhile.
void TableCentre::showSide() {
    m_tableArea->setVisible(m_side->currentIndex() != decksTab);
    makeRoom();
}

/// A page with tables gets the width they need from the table, as long as it is in front.
void TableCentre::makeRoom() {
    if (m_side->currentIndex() == decksTab)
        return;
    int wanted = 0;
    for (const ReportView* report : m_side->currentWidget()->findChildren<ReportView*>())
        wanted = std::max(wanted, report->widthOfTables());
    const QList<int> sizes = m_split->sizes();
    const int whole = sizes[0] + sizes[1];
    if (wanted == 0) {
        if (m_lent > 0 && sizes[1] == m_lent)  // else somebody has moved the border since
            m_split->setSizes({whole - m_before, m_before});
        m_lent = 0;
        return;
    }
    // Margins of the page, its frame and its scroll bar.
    wanted = std::min(wanted + 28 + style()->pixelMetric(QStyle::PM_ScrollBarExtent), whole * 9 / 20);
    if (sizes[1] >= wanted)
        return;
    if (m_lent == 0)
        m_before = sizes[1];
    m_split->setSizes({whole - wanted, wanted});
    m_lent = m_split->sizes()[1];
}

void TableCentre::changeEvent(QEvent* event) {
    GameCentre::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void TableCentre::retranslate() {
    m_addSeat->setText(tr("Add a seat"));
    m_removeSeat->setText(tr("Remove the last seat"));
    m_begin->setText(tr("Deal and play"));
    m_back->setText(tr("Back to an opening"));
    for (const auto& [action, button] : m_buttons)
        button->setText(CrusadesWords::action(action));
    m_night->setText(tr("By night"));
    m_night->setToolTip(tr("Attack cards lie hidden under a Night card, which must be chosen with them."));
    m_answers->setText(tr("The others answer as best they can"));
    m_answers->setToolTip(
        tr("Otherwise choose the monsters that the defender plays, the Thief who takes gold, and cards of "
           "those who join the attack."));
    const QString names[] = {tr("Cards"), tr("Rules"), tr("Decks"), tr("Odds"), tr("Simulation")};
    for (int i = 0; i < m_side->count(); ++i)
        m_side->setTabText(i, names[i]);
}

QString TableCentre::language() const {
    return QString::fromStdString(model::uiLanguage());
}

bool TableCentre::snapshot() const {
    return m_setUp.section.mode == Mode::Snapshot;
}

void TableCentre::refresh() {
    m_chosen.clear();
    const rules::ValidateRequest request = model::crusades::requestFor(m_document);
    m_setUp = setUp(request, *cardsFor(m_document.library()));
    // Nothing is dealt in an opening.
    m_state = snapshot() ? begin(m_setUp.table, static_cast<std::uint64_t>(m_document.scenario().seed), 0)
                         : m_setUp.table.start;
    std::vector<QString> names;
    const TableWords words(m_document.scenario(), m_setUp, *m_document.library(), language().toStdString());
    for (std::size_t i = 0; i < m_state.seats.size(); ++i)
        names.push_back(words.seat(static_cast<int>(i)));
    m_canvas->showTable(&m_setUp.table, &m_state, m_document.library(), std::move(names));
    m_canvas->setChosen({});
    m_outline->showTable(m_document.scenario(), m_setUp, m_state, m_canvas->table().spots,
                         m_document.library());
    showCursor();
    m_options->refresh();
    updateButtons();
    if (!m_setUp.playable())
        m_told->setText(CrusadesWords::problem(m_setUp.problems.front()));
    else if (!snapshot())
        m_told->setText(tr("An opening. Deal the cards to try it."));
    else if (m_state.winner >= 0)
        m_told->setText(tr("%1 has won.").arg(words.seat(m_state.winner)));
    else
        m_told->setText(tr("%1 is to move: choose cards of the hand and weapons, then a target; or one of "
                           "the actions above.")
                            .arg(words.seat(m_state.active)));
    Q_EMIT statusChanged();
}

Move TableCentre::chosenMove(Action action) const {
    Move move;
    move.action = action;
    if (action == Action::Recall)
        move.target.slot = -1;  // nobody, unless one is chosen
    for (const Spot& spot : m_chosen) {
        if (spot.kind == Spot::Kind::Hand && isOwn(spot))
            move.cards.push_back(spot.card);
        else if (spot.kind == Spot::Kind::Reaction && isOwn(spot) && action == Action::Waste)
            move.cards.push_back(spot.card);
        else if (spot.kind == Spot::Kind::Weapon && isOwn(spot)) {
            move.weapons.push_back(spot.index);
            const WeaponOnTable& weapon = m_state.seats[static_cast<std::size_t>(spot.seat)]
                                              .weapons[static_cast<std::size_t>(spot.index)];
            move.gold += weapon.used ? m_setUp.table.facts(weapon.card).goldCost : 0;
        } else if (spot.kind == Spot::Kind::Stationed && isOwn(spot) && action == Action::Recall) {
            move.target = {Target::Kind::Stationed, spot.seat, spot.slot, spot.index};
        }
    }
    if (action != Action::Attack) {
        move.weapons.clear();
        move.gold = 0;
    }
    if (!m_answers->isChecked())
        for (const Spot& spot : m_chosen)
            if (isThiefOfOthers(spot))
                move.thief = spot.seat;
    return move;
}

bool TableCentre::isThiefOfOthers(const Spot& spot) const {
    return spot.kind == Spot::Kind::Hand && !isOwn(spot) &&
           m_setUp.table.facts(spot.card).kind == CardKind::Thief;
}

std::optional<Move> TableCentre::moveOn(const Spot& spot) const {
    if (spot.kind == Spot::Kind::Pile || spot.kind == Spot::Kind::Hand || spot.kind == Spot::Kind::Reaction)
        return std::nullopt;
    if (isOwn(spot)) {
        if (spot.kind != Spot::Kind::Place)
            return std::nullopt;
        Move move = chosenMove(Action::Station);
        move.target = {Target::Kind::Fortress, spot.seat, spot.slot, 0};
        return move;
    }
    const bool ambush = m_chosen.size() == 1 && m_chosen.front().card != noCard &&
                        m_setUp.table.facts(m_chosen.front().card).kind == CardKind::Ambush;
    Move move = chosenMove(ambush ? Action::PlayAmbush : Action::Attack);
    move.night = !ambush && m_night->isChecked();
    move.target = {spot.kind == Spot::Kind::Weapon      ? Target::Kind::Weapon
                   : spot.kind == Spot::Kind::Stationed ? Target::Kind::Stationed
                                                        : Target::Kind::Fortress,
                   spot.seat, spot.slot, spot.index};
    if (!m_answers->isChecked())
        for (const Spot& chosen : m_chosen) {
            if (chosen.kind == Spot::Kind::Reaction && chosen.seat == spot.seat)
                move.reactions.push_back(chosen.card);
            else if (chosen.kind == Spot::Kind::Hand && chosen.seat != m_state.active &&
                     !isThiefOfOthers(chosen)) {
                const auto known = std::find_if(move.allies.begin(), move.allies.end(),
                                                [&](const Ally& ally) { return ally.seat == chosen.seat; });
                if (known != move.allies.end())
                    known->cards.push_back(chosen.card);
                else
                    move.allies.push_back({chosen.seat, {chosen.card}});
            }
        }
    return move;
}

TableCanvas::Mark TableCentre::judge(const Spot& spot) const {
    if (!snapshot() || !m_setUp.playable() || m_chosen.empty())
        return {};
    const std::optional<Move> move = moveOn(spot);
    if (!move)
        return {};
    const Refusals against = refusals(m_setUp.table, m_state, *move);
    if (!against.empty())
        return {false, CrusadesWords::reasons(against)};
    if (move->action != Action::Attack)
        return {true, CrusadesWords::action(move->action)};
    return {true, CrusadesWords::sum(attackSum(m_setUp.table, m_state, *move))};
}

void TableCentre::toggle(const Spot& spot) {
    if (!snapshot() || spot.kind == Spot::Kind::Pile || spot.kind == Spot::Kind::Place)
        return;
    const auto known = std::find_if(m_chosen.begin(), m_chosen.end(),
                                    [&](const Spot& chosen) { return chosen.sameAs(spot); });
    if (known != m_chosen.end())
        m_chosen.erase(known);
    else
        m_chosen.push_back(spot);
    m_canvas->setChosen(m_chosen);
    showCursor();
    updateButtons();
    Q_EMIT statusChanged();
}

void TableCentre::use(const Spot& spot) {
    const std::optional<Move> move = snapshot() && m_setUp.playable() ? moveOn(spot) : std::nullopt;
    if (move)
        make(*move);
}

void TableCentre::take(Action action) {
    make(chosenMove(action));
}

void TableCentre::make(Move move) {
    if (m_answers->isChecked())
        answer(m_setUp.table, m_state, move);
    const Refusals against = refusals(m_setUp.table, m_state, move);
    if (!against.empty()) {
        m_told->setText(CrusadesWords::reasons(against));
        return;
    }
    const TableWords words(m_document.scenario(), m_setUp, *m_document.library(), language().toStdString());
    State after = m_state;
    const Outcome outcome = play(m_setUp.table, after, move);
    const QString told = words.told(m_state, move, outcome);
    // Both are replaced while the document tells of its change.
    const SetUp before = m_setUp;
    TableEdits(m_document).place(told, before, after);
    if (m_state.winner < 0)
        m_told->setText(told);
    else
        m_told->setText(told + QLatin1Char('\n') + m_told->text());
}

void TableCentre::updateButtons() {
    const bool plays = snapshot() && m_setUp.playable();
    const std::size_t seats = m_document.scenario().sides.size();
    m_addSeat->setVisible(!snapshot());
    m_addSeat->setEnabled(seats < 4);
    m_removeSeat->setVisible(!snapshot());
    m_removeSeat->setEnabled(seats > 0);
    m_begin->setVisible(!snapshot());
    m_begin->setEnabled(m_setUp.playable());
    m_back->setVisible(snapshot());
    for (const auto& [action, button] : m_buttons) {
        button->setVisible(snapshot());
        const Refusals against = plays ? refusals(m_setUp.table, m_state, chosenMove(action)) : Refusals();
        button->setEnabled(plays && against.empty());
        button->setToolTip(CrusadesWords::reasons(against));
    }
    m_night->setVisible(snapshot());
    m_answers->setVisible(snapshot());
}

QString TableCentre::statusText() const {
    const Spot* spot = m_canvas->cursorSpot();
    if (!spot)
        return tr("%n seat(s)", nullptr, static_cast<int>(m_state.seats.size()));
    const TableWords words(m_document.scenario(), m_setUp, *m_document.library(), language().toStdString());
    QString text = spot->kind == Spot::Kind::Pile    ? CrusadesWords::deck(spot->deck)
                   : spot->kind == Spot::Kind::Place ? words.place(spot->seat, spot->slot)
                                                     : words.card(spot->card);
    if (const TableCanvas::Mark mark = judge(*spot); !mark.words.isEmpty())
        text += QStringLiteral(": ") + mark.words;
    return text;
}

QString TableCentre::viewText() const {
    return tr("%1 %").arg(qRound(100 * m_canvas->zoom()));
}

bool TableCentre::reveal(const rules::Location& location) {
    for (std::size_t seat = 0; seat < m_setUp.entries.size(); ++seat) {
        if (!location.army.empty() && location.army != armyOf(seat))
            continue;  // every fortress has its "castle"
        for (std::size_t slot = 0; slot < m_setUp.entries[seat].size(); ++slot)
            if (std::find(location.entries.begin(), location.entries.end(), m_setUp.entries[seat][slot]) !=
                location.entries.end())
                return revealPlace(static_cast<int>(seat), static_cast<int>(slot));
    }
    const QString pointer = QString::fromStdString(location.pointer);
    if (pointer.startsWith(QStringLiteral("/crusades/decks"))) {
        m_side->setCurrentIndex(decksTab);
        return true;
    }
    for (const char* rules : {"/crusades/options", "/crusades/preset", "/rulings", "/initiative"})
        if (pointer.startsWith(QLatin1String(rules))) {
            m_side->setCurrentIndex(rulesTab);
            m_options->showField(pointer.section(QLatin1Char('/'), -1));
            return true;
        }
    return false;
}

bool TableCentre::revealPlace(int seat, int slot) {
    const auto& spots = m_canvas->table().spots;
    for (std::size_t i = 0; i < spots.size(); ++i)
        if (spots[i].kind == Spot::Kind::Place && spots[i].seat == seat && spots[i].slot == slot) {
            m_canvas->setCursorAt(static_cast<int>(i));
            m_canvas->setFocus();
            return true;
        }
    return false;
}

rules::ElementId TableCentre::armyOf(std::size_t seat) const {
    const rules::Player* player =
        seat < m_setUp.players.size() ? findPlayer(m_document.scenario(), m_setUp.players[seat]) : nullptr;
    return player && !player->force.armies.empty() ? player->force.armies.front().id : rules::ElementId();
}

}  // namespace bocage::editor::crusades
