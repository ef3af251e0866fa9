#include "editor/army/army_workspace.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>

#include "editor/actions/action_set.h"
#include "editor/army/army_actions.h"
#include "editor/army/army_desk.h"
#include "editor/army/army_details_panel.h"
#include "editor/army/army_facts_panel.h"
#include "editor/army/army_problems_panel.h"
#include "editor/army/army_side_panel.h"
#include "editor/army/catalogue_panel.h"
#include "editor/army/share_army.h"
#include "editor/army/totals_panel.h"
#include "editor/army/variants_panel.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "model/commands/roster_edits.h"
#include "model/io/user_collection.h"
#include "model/messages/element_names.h"
#include "model/systems/game_face.h"

namespace bocage::editor {

using model::ArmyCatalogueModel;
using model::ArmyPlace;
using model::RosterDocument;
using model::RosterEdits;

ArmyWorkspace::ArmyWorkspace(QObject* parent)
    : Workspace(parent),
      m_catalogue(new CataloguePanel),
      m_side(new ArmySidePanel),
      m_variants(new VariantsPanel),
      m_table(armyActions()) {
    installSheetAccessibility();
    m_side->addSection(new ArmyDetailsPanel);
    m_side->addSection(new TotalsPanel);
    auto* problems = new ArmyProblemsPanel;
    problems->setPlaces([this](const rules::Location& location) {
        const GamePart* part = m_sheet ? partFor(m_sheet->document()) : nullptr;
        return part && (part->part->isOnPage(location) || part->part->isInSection(location));
    });
    connect(problems, &ArmyProblemsPanel::placeWanted, this, &ArmyWorkspace::reveal);
    m_side->addSection(problems);
    m_side->addSection(new ArmyFactsPanel);
    m_side->addSection(m_variants);
    for (const GameEditor* game : gameEditors())
        if (auto part = game->createRosterParts(*this)) {
            const std::vector<ArmyPanel*> panels = part->panels();
            for (ArmyPanel* panel : panels) {
                m_side->addSection(panel);
                m_side->setShown(panel, false);
            }
            m_parts.push_back({std::string(game->id()), std::move(part), panels});
        }
    connect(m_catalogue, &CataloguePanel::headingChanged, this, &Workspace::dockTitlesChanged);
    connect(m_catalogue, &CataloguePanel::chosenChanged, this, [this](const rules::ContentId& id) {
        if (m_sheet)
            m_sheet->setOffered(id);
        refreshActions();
    });
    connect(m_catalogue, &CataloguePanel::wanted, this, [this](const rules::ContentId& id) {
        // What was refused stays in the search, so that it can be mended.
        if (m_sheet && put(id, m_sheet->current()))
            m_catalogue->searchDone();
    });
    connect(m_catalogue, &CataloguePanel::searchLeft, this, [this] {
        if (m_sheet)
            m_sheet->setFocus(Qt::OtherFocusReason);
    });
    connect(m_side, &ArmySidePanel::previewWanted, this, &ArmyWorkspace::preview);
    connect(m_side, &ArmySidePanel::revealWanted, this, [this](const rules::ElementId& id) {
        if (m_sheet) {
            m_sheet->reveal(id);
            m_sheet->setFocus(Qt::OtherFocusReason);
        }
    });
}

ArmyWorkspace::~ArmyWorkspace() {
    // What no dock took over.
    for (QWidget* widget : {static_cast<QWidget*>(m_catalogue.data()), static_cast<QWidget*>(m_side.data())})
        if (widget && !widget->parentWidget())
            delete widget;
}

bool ArmyWorkspace::handles(const model::Document& document) const {
    return qobject_cast<const RosterDocument*>(&document);
}

std::span<const ActionInfo> ArmyWorkspace::actionTable() const {
    return m_table;
}

const ArmyWorkspace::GamePart* ArmyWorkspace::partOf(const QString& action) const {
    for (const GamePart& part : m_parts)
        for (const ActionInfo& info : findGameEditor(part.system)->rosterActions())
            if (action == QLatin1String(info.id))
                return &part;
    return nullptr;
}

bool ArmyWorkspace::offers(const QString& action) const {
    const GamePart* part = partOf(action);
    return !part || (m_sheet && m_sheet->document().roster().system == part->system);
}

model::RosterDocument* ArmyWorkspace::document() const {
    return m_sheet ? &m_sheet->document() : nullptr;
}

rules::ContentId ArmyWorkspace::chosen() const {
    return m_sheet && m_catalogue ? m_catalogue->chosen() : rules::ContentId();
}

std::vector<rules::Roster> ArmyWorkspace::otherRosters() const {
    std::vector<rules::Roster> open;
    for (const QPointer<ArmySheet>& sheet : m_sheets)
        if (sheet && sheet != m_sheet && m_sheet &&
            sheet->document().roster().system == m_sheet->document().roster().system)
            open.push_back(sheet->document().roster());
    return open;
}

std::vector<model::ScenarioDocument*> ArmyWorkspace::scenarios() const {
    std::vector<model::ScenarioDocument*> all;
    if (!m_sheet || !m_host)
        return all;
    model::RosterDocument& roster = m_sheet->document();
    for (model::Document* document : m_host->openDocuments())
        if (auto* scenario = qobject_cast<model::ScenarioDocument*>(document);
            scenario && scenario->scenario().system == roster.roster().system)
            all.insert(scenario == roster.owner() ? all.begin() : all.end(), scenario);
    return all;
}

void ArmyWorkspace::showSection(ArmyPanel& panel) {
    Q_EMIT dockWanted(QStringLiteral("armySide"));
    m_side->showSection(&panel);
}

void ArmyWorkspace::choose(const rules::ElementId& card) {
    if (m_sheet)
        m_sheet->setCurrent({card});
}

void ArmyWorkspace::showPage(bool page) {
    if (!m_sheet)
        return;
    m_sheet->showPage(page);
    m_sheet->setFocus(Qt::OtherFocusReason);
}

const ArmyWorkspace::GamePart* ArmyWorkspace::partFor(const model::RosterDocument& document) const {
    for (const GamePart& part : m_parts)
        if (part.system == document.roster().system)
            return &part;
    return nullptr;
}

std::vector<DockPlace> ArmyWorkspace::docks() {
    return {
        {QStringLiteral("catalogue"), [this] { return m_catalogue ? m_catalogue->heading() : QString(); },
         m_catalogue, Qt::LeftDockWidgetArea, true, 300, [] { return tr("Catalogue"); }},
        {QStringLiteral("armySide"),
         [this] {
             const model::GameFace* game =
                 m_sheet ? model::findGameFace(m_sheet->document().roster().system) : nullptr;
             const QString own = game ? game->rosterWord("roster") : QString();
             return own.isEmpty() ? tr("Army") : own;
         },
         m_side, Qt::RightDockWidgetArea, true, 290},
    };
}

void ArmyWorkspace::setHost(WorkspaceHost& host) {
    m_host = &host;
    m_desk = new ArmyDesk(host, this);
}

void ArmyWorkspace::documentOpened(model::Document& document) {
    m_desk->follow(document);
}

void ArmyWorkspace::setFront(model::Document* document) {
    m_desk->setFront(document);
}

void ArmyWorkspace::openRoster(model::Document& document, const rules::ElementId& roster) {
    if (auto* scenario = qobject_cast<model::ScenarioDocument*>(&document))
        m_desk->openArmy(*scenario, roster);
}

void ArmyWorkspace::setUp(ActionSet& actions) {
    m_actions = &actions;
    if (m_desk)
        m_desk->connectActions(actions);
    const auto onSheet = [&](const char* id, auto run) {
        actions.connectTo(QString::fromLatin1(id), this, [this, run] {
            if (m_sheet)
                run();
        });
    };
    onSheet("army.put", [this] { put(m_catalogue->chosen(), m_sheet->current()); });
    onSheet("army.replace", [this] { replace(); });
    onSheet("army.search", [this] {
        Q_EMIT dockWanted(QStringLiteral("catalogue"));
        m_catalogue->search()->setFocus(Qt::ShortcutFocusReason);
        m_catalogue->search()->selectAll();
    });
    onSheet("army.name", [this] { nameCurrent(); });
    for (const GamePart& part : m_parts)
        for (const ActionInfo& info : findGameEditor(part.system)->rosterActions())
            onSheet(info.id, [this, part = part.part.get(), id = QString::fromLatin1(info.id)] {
                if (part->may(id))
                    part->act(id);
            });
    onSheet("army.branch", [this] {
        Q_EMIT dockWanted(QStringLiteral("armySide"));
        m_side->showSection(m_variants);
        m_variants->branch();
    });
    onSheet("army.share", [this] { shareArmy(m_sheet->document(), m_sheet); });
    const auto moveBy = [&](const char* id, int by) {
        onSheet(id, [this, by] {
            if (const rules::RosterEntry* entry = currentEntry())
                RosterEdits(m_sheet->document()).moveEntry(entry->id, by);
        });
    };
    moveBy("army.moveUp", -1);
    moveBy("army.moveDown", 1);
    actions.connectToggle(QStringLiteral("army.flip"), this, [this](bool flipped) {
        if (m_sheet)
            m_sheet->setFlipped(flipped);
    });
    onSheet("edit.delete", [this] { removeCurrent(); });
    onSheet("edit.duplicate", [this] { duplicateCurrent(); });
    refreshActions();
}

QWidget* ArmyWorkspace::createView(model::Document& document) {
    auto* sheet = new ArmySheet(static_cast<RosterDocument&>(document));
    m_sheets.emplace_back(sheet);
    connect(sheet, &ArmySheet::currentChanged, this, [this, sheet](const ArmyPlace& place) {
        if (sheet != m_sheet)
            return;
        m_told.clear();
        m_catalogue->setTarget(place);
        refreshActions();
    });
    connect(sheet, &ArmySheet::fillWanted, this,
            [this](const ArmyPlace& place) { put(m_catalogue->chosen(), place); });
    connect(sheet, &ArmySheet::droppedContent, this,
            [this](const rules::ContentId& content, const ArmyPlace& place) {
                put(content, place, place.slot >= 0 ? Aim::Here : Aim::Anywhere);
            });
    connect(sheet, &ArmySheet::droppedFilling, this, &ArmyWorkspace::move);
    connect(sheet, &ArmySheet::droppedEntry, this, &ArmyWorkspace::moveEntry);
    connect(sheet, &ArmySheet::lookedAt, this, [this, sheet](const rules::ContentId& content) {
        if (sheet == m_sheet)
            m_catalogue->explain(content);
    });
    connect(sheet, &ArmySheet::typed, m_catalogue, &CataloguePanel::searchFor);
    connect(sheet, &ArmySheet::menuWanted, this, &ArmyWorkspace::showMenu);
    connect(sheet, &ArmySheet::statusChanged, this, &Workspace::statusChanged);
    if (const GamePart* part = partFor(sheet->document()))
        if (QWidget* page = part->part->createPage(sheet->document())) {
            sheet->setPage(page, [part = part->part.get()] { return part->pageTitles(); });
            sheet->showPage(part->part->opensOnPage(sheet->document()));
            connect(sheet, &ArmySheet::pageChanged, this, &ArmyWorkspace::refreshActions);
        }
    connect(&sheet->document(), &RosterDocument::changed, this, [this] {
        m_told.clear();
        refreshActions();
        Q_EMIT dockTitlesChanged();
    });
    return sheet;
}

void ArmyWorkspace::setCurrentView(QWidget* widget) {
    auto* sheet = qobject_cast<ArmySheet*>(widget);
    if (sheet == m_sheet && sheet)
        return;
    m_sheet = sheet;
    m_told.clear();
    RosterDocument* document = sheet ? &sheet->document() : nullptr;
    if (m_catalogue) {
        m_catalogue->setDocument(document);
        if (sheet) {
            m_catalogue->setTarget(sheet->current());
            sheet->setOffered(m_catalogue->chosen());
        }
    }
    for (const GamePart& part : m_parts)
        for (ArmyPanel* panel : part.panels)
            m_side->setShown(panel, document && document->roster().system == part.system);
    if (m_side)
        m_side->setDocument(document);
    if (sheet)
        sheet->setFlipped(m_actions->action(QStringLiteral("army.flip"))->isChecked());
    refreshActions();
    Q_EMIT dockTitlesChanged();
    Q_EMIT statusChanged();
}

const rules::RosterEntry* ArmyWorkspace::currentEntry() const {
    // Behind the page of the game nothing is chosen.
    return m_sheet && !m_sheet->pageShown()
               ? model::findEntry(m_sheet->document().roster(), m_sheet->current().entry)
               : nullptr;
}

rules::ElementId ArmyWorkspace::currentFilling() const {
    if (!m_sheet || m_sheet->pageShown())
        return {};
    const ArmyPlace& place = m_sheet->current();
    if (const rules::RosterEntry* entry = currentEntry()) {
        const auto* filling = place.slot >= 0 ? model::fillingIn(*entry, place.slot) : nullptr;
        return filling ? filling->id : rules::ElementId();
    }
    return place.entry;  // a free option is named by its own id
}

void ArmyWorkspace::refreshActions() {
    if (!m_actions)
        return;
    const rules::RosterEntry* entry = currentEntry();
    const bool filled = !currentFilling().empty();
    const bool whole = entry && m_sheet->current().slot < 0;
    const rules::ContentId thing = chosen();
    const model::RosterFace* game =
        m_sheet ? model::rosterFaceOf(m_sheet->document().roster().system) : nullptr;
    const auto trial =
        game && !thing.empty() ? game->trial(model::RosterState::of(m_sheet->document())) : nullptr;
    const bool card = trial && trial->kindOf(thing) == model::RosterTrial::Kind::Card;
    m_actions->setEnabled({"army.search", "army.flip", "army.branch", "army.share"}, m_sheet);
    m_actions->setEnabled({"army.put"}, m_sheet && !thing.empty());
    m_actions->setEnabled({"army.replace"}, !thing.empty() && (card ? whole : filled));
    for (const GamePart& part : m_parts)
        for (const ActionInfo& info : findGameEditor(part.system)->rosterActions())
            m_actions->setEnabled({info.id}, m_sheet && m_sheet->document().roster().system == part.system &&
                                                 part.part->may(QString::fromLatin1(info.id)));
    m_actions->setEnabled({"army.moveUp", "army.moveDown", "army.name"}, entry);
    // Shared with the other workspaces: only whoever is in front may say.
    if (m_sheet) {
        m_actions->setEnabled({"edit.duplicate"}, entry);
        m_actions->setEnabled({"edit.delete"}, whole || filled);
    }
    Q_EMIT statusChanged();
}

QString ArmyWorkspace::statusText() const {
    if (!m_sheet)
        return {};
    return m_told.isEmpty() ? m_sheet->statusText() : m_told;
}

QString ArmyWorkspace::viewText() const {
    if (!m_sheet)
        return {};
    const model::RosterFace* game = model::rosterFaceOf(m_sheet->document().roster().system);
    if (game && !game->hasCosts())
        return tr("%n card(s)", nullptr, static_cast<int>(m_sheet->sheetModel().cards().size()));
    int points = 0;
    for (const model::SheetCard& card : m_sheet->sheetModel().cards())
        points += card.cost.value_or(0);
    const auto limit = m_sheet->document().limit();
    return limit ? tr("%1 / %2 points").arg(points).arg(*limit) : tr("%n point(s)", nullptr, points);
}

std::vector<Findable> ArmyWorkspace::findables(const QString& query) {
    std::vector<Findable> found;
    if (!m_sheet || query.trimmed().size() < 2)
        return found;
    for (const model::SheetCard& card : m_sheet->sheetModel().cards())
        if (!card.entry.empty())
            found.push_back({card.title,
                             tr("On the sheet"),
                             {},
                             themedIcon(QStringLiteral("select")),
                             true,
                             [this, id = card.entry] {
                                 m_sheet->reveal(id);
                                 m_sheet->setFocus(Qt::OtherFocusReason);
                             }});
    const ArmyCatalogueModel& catalogue = m_catalogue->catalogue();
    for (int row = 0; row < catalogue.rowCount(); ++row) {
        const QModelIndex index = catalogue.index(row);
        found.push_back({index.data(Qt::DisplayRole).toString(), tr("Catalogue: put it in"),
                         index.data(ArmyCatalogueModel::CostRole).toString(),
                         themedIcon(QStringLiteral("add")), true, [this, id = catalogue.contentAt(index)] {
                             m_catalogue->choose(id);
                             put(id, m_sheet->current());
                         }});
    }
    return found;
}

void ArmyWorkspace::reveal(const rules::Location& location) {
    if (!m_sheet)
        return;
    if (const GamePart* part = partFor(m_sheet->document())) {
        if (part->part->isOnPage(location))
            return showPage(true);
        if (part->part->isInSection(location))
            return part->part->revealInSection(location);
    }
    for (const auto* ids : {&location.entries, &location.elements})
        if (!ids->empty()) {
            m_sheet->reveal(ids->front());
            return;
        }
}

void ArmyWorkspace::setCollection(model::UserCollection& shelf) {
    m_shelf = &shelf;
    const auto follow = [this] {
        if (m_catalogue)
            m_catalogue->setCollection(m_shelf->value());
    };
    connect(&shelf, &model::UserCollection::changed, this, follow);
    follow();
}

void ArmyWorkspace::preview(const rules::Fix* fix) {
    if (m_sheet)
        m_sheet->setPreview(fix);
}

void ArmyWorkspace::setVerdict(const rules::Verdict& verdict) {
    if (m_sheet)
        m_sheet->sheetModel().setVerdict(verdict);
    if (m_side)
        m_side->setVerdict(verdict);
}

}  // namespace bocage::editor
