#include "editor/army/army_workspace.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>

#include "editor/actions/action_set.h"
#include "editor/army/army_actions.h"
#include "editor/army/army_details_panel.h"
#include "editor/army/army_facts_panel.h"
#include "editor/army/army_problems_panel.h"
#include "editor/army/army_side_panel.h"
#include "editor/army/catalogue_panel.h"
#include "editor/army/compare_panel.h"
#include "editor/army/make_army.h"
#include "editor/army/totals_panel.h"
#include "editor/army/variants_panel.h"
#include "editor/theme/icons.h"
#include "model/commands/roster_edits.h"
#include "model/io/user_collection.h"
#include "model/messages/element_names.h"

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
      m_compare(new ComparePanel) {
    installSheetAccessibility();
    m_side->addSection(new ArmyDetailsPanel);
    m_side->addSection(new TotalsPanel);
    m_side->addSection(new ArmyProblemsPanel);
    m_side->addSection(new ArmyFactsPanel);
    m_side->addSection(m_variants);
    m_side->addSection(m_compare);
    m_compare->setOpenArmies([this] {
        std::vector<rules::Roster> open;
        std::erase_if(m_sheets, [](const QPointer<ArmySheet>& sheet) { return !sheet; });
        for (const QPointer<ArmySheet>& sheet : m_sheets)
            if (sheet != m_sheet)
                open.push_back(sheet->document().roster());
        return open;
    });
    connect(m_compare, &ComparePanel::fileWanted, this, [this] { compareWithFile(*m_compare, m_side); });
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
    return armyActions();
}

std::vector<DockPlace> ArmyWorkspace::docks() {
    return {
        {QStringLiteral("catalogue"), [this] { return m_catalogue ? m_catalogue->heading() : QString(); },
         m_catalogue, Qt::LeftDockWidgetArea, true, 300, [] { return tr("Catalogue"); }},
        {QStringLiteral("armySide"), [] { return tr("Army"); }, m_side, Qt::RightDockWidgetArea, true, 290},
    };
}

void ArmyWorkspace::setUp(ActionSet& actions) {
    m_actions = &actions;
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
    onSheet("army.startFromHero", [this] { startFromHero(); });
    onSheet("army.name", [this] { nameCurrent(); });
    const auto making = [&](const char* id, OptimiseDialog::Purpose purpose) {
        onSheet(id, [this, purpose] { makeArmy(purpose, m_sheet->document(), m_shelf, m_sheet); });
    };
    making("army.fill", OptimiseDialog::Purpose::FillLastPoints);
    making("army.best", OptimiseDialog::Purpose::BestArmy);
    making("army.random", OptimiseDialog::Purpose::RandomArmy);
    onSheet("army.branch", [this] {
        Q_EMIT dockWanted(QStringLiteral("armySide"));
        m_side->showSection(m_variants);
        m_variants->branch();
    });
    onSheet("army.compare", [this] {
        Q_EMIT dockWanted(QStringLiteral("armySide"));
        m_side->showSection(m_compare);
        m_compare->withBox()->setFocus(Qt::ShortcutFocusReason);
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
    if (m_side)
        m_side->setDocument(document);
    if (sheet)
        sheet->setFlipped(m_actions->action(QStringLiteral("army.flip"))->isChecked());
    refreshActions();
    Q_EMIT statusChanged();
}

const rules::RosterEntry* ArmyWorkspace::currentEntry() const {
    return m_sheet ? model::findEntry(m_sheet->document().roster(), m_sheet->current().entry) : nullptr;
}

rules::ElementId ArmyWorkspace::currentFilling() const {
    if (!m_sheet)
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
    const rules::ContentId chosen = m_sheet && m_catalogue ? m_catalogue->chosen() : rules::ContentId();
    const auto& content = m_catalogue ? m_catalogue->catalogue().content() : nullptr;
    const auto* tile = content && m_sheet ? content->tile(chosen) : nullptr;
    m_actions->setEnabled({"army.search", "army.flip", "army.fill", "army.best", "army.random", "army.branch",
                           "army.compare", "army.share"},
                          m_sheet);
    m_actions->setEnabled({"army.put"}, m_sheet && !chosen.empty());
    m_actions->setEnabled({"army.replace"}, !chosen.empty() && (tile ? whole : filled));
    m_actions->setEnabled({"army.startFromHero"}, tile && tile->hero);
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
