#include "editor/systems/normandie/army/roster_parts.h"

#include <QComboBox>
#include <QCoreApplication>

#include "editor/systems/normandie/army/compare_panel.h"
#include "editor/systems/normandie/army/make_army.h"
#include "editor/systems/normandie/normandie_editor.h"
#include "model/commands/roster_edits.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::editor {

namespace {

#define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

constexpr ActionInfo rosterTable[] = {
    {"army.startFromHero", Menu::Army, 1, ACTION("Start from this &hero"),
     ACTION("Adds the chosen hero with the tiles the hero needs and an officer tile."), "hero"},
    {"army.fill", Menu::Army, 1, ACTION("&Fill the last points…"),
     ACTION("Finds the best use for the points that are left; everything in the army stays."), "fix", "",
     QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"army.best", Menu::Army, 1, ACTION("&Best army for a goal…"),
     ACTION("Finds the legal army that serves a goal best, and says why."), "favourite", "",
     QKeySequence::UnknownKey, ActionInfo::Plain, 3},
    {"army.random", Menu::Army, 1, ACTION("R&andom army…"),
     ACTION("Draws a legal army; the same seed gives the same army."), "odds"},
    {"army.compare", Menu::Army, 4, ACTION("&Compare…"),
     ACTION("Shows this army beside a variant or another army."), "compare", "", QKeySequence::UnknownKey,
     ActionInfo::Plain, 4},
};

#undef ACTION

}  // namespace

std::span<const ActionInfo> NormandieEditor::rosterActions() const {
    return rosterTable;
}

std::unique_ptr<RosterParts> NormandieEditor::createRosterParts(RosterDesk& desk) const {
    return std::make_unique<NormandieParts>(desk);
}

NormandieParts::NormandieParts(RosterDesk& desk) : m_desk(desk), m_compare(new ComparePanel) {
    m_compare->setOpenArmies([this] { return m_desk.otherRosters(); });
    QObject::connect(m_compare, &ComparePanel::fileWanted, m_compare,
                     [this] { compareWithFile(*m_compare, m_compare); });
}

std::vector<ArmyPanel*> NormandieParts::panels() {
    return {m_compare};
}

bool NormandieParts::may(const QString& action) const {
    if (action != QLatin1String("army.startFromHero"))
        return m_desk.document();
    const auto content =
        m_desk.document() ? rules::normandie::contentFor(m_desk.document()->library()) : nullptr;
    const auto* tile = content ? content->tile(m_desk.chosen()) : nullptr;
    return tile && tile->hero;
}

void NormandieParts::make(OptimiseDialog::Purpose purpose) {
    makeArmy(purpose, *m_desk.document(), m_desk.shelf(), m_desk.window());
}

void NormandieParts::act(const QString& action) {
    if (action == QLatin1String("army.fill"))
        make(OptimiseDialog::Purpose::FillLastPoints);
    else if (action == QLatin1String("army.best"))
        make(OptimiseDialog::Purpose::BestArmy);
    else if (action == QLatin1String("army.random"))
        make(OptimiseDialog::Purpose::RandomArmy);
    else if (action == QLatin1String("army.startFromHero")) {
        const rules::ElementId hero = model::RosterEdits(*m_desk.document()).startFromHero(m_desk.chosen());
        if (!hero.empty())
            m_desk.choose(hero);
    } else if (action == QLatin1String("army.compare")) {
        m_desk.showSection(*m_compare);
        m_compare->withBox()->setFocus(Qt::ShortcutFocusReason);
    }
}

}  // namespace bocage::editor
