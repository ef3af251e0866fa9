// Title, author and the texts that players read.
#include "model/commands/briefing_edits.h"
#include "model/commands/briefing_lists.h"
#include "rules/scenario/translations.h"

namespace bocage::model {

using namespace rules;

const Text& textOf(const Scenario& scenario, TextField field) {
    switch (field) {
        case TextField::Title:
            return scenario.title;
        case TextField::Introduction:
            return scenario.texts.introduction;
        case TextField::Deployment:
            return scenario.texts.deployment;
        case TextField::Preparation:
            return scenario.texts.preparation;
        case TextField::Gameplay:
            return scenario.texts.gameplay;
        case TextField::Epilogue:
            break;
    }
    return scenario.texts.epilogue;
}

Text& textOf(Scenario& scenario, TextField field) {
    return const_cast<Text&>(textOf(std::as_const(scenario), field));
}

namespace {

/// As the file names it.
std::string_view fieldName(TextField field) {
    static constexpr std::string_view names[] = {"title",       "introduction", "deployment",
                                                 "preparation", "gameplay",     "epilogue"};
    return names[static_cast<std::size_t>(field)];
}

}  // namespace

bool isOutdated(const Scenario& scenario, TextField field, const std::string& language) {
    return rules::isOutdated(scenario.texts, fieldName(field), textOf(scenario, field), language);
}

bool BriefingEdits::setText(TextField field, const std::string& language, const QString& text) {
    return m_document.edit(
        field == TextField::Title ? tr("Change the title") : tr("Change the text"),
        [&](Scenario& scenario) {
            const Text was = textOf(scenario, field);
            Text& is = textOf(scenario, field);
            setWords(is, language, text);
            if (is != was)
                noteWriting(scenario.texts, fieldName(field), was, is, language);
        },
        typing("text", std::to_string(static_cast<int>(field)), language));
}

bool BriefingEdits::confirmText(TextField field, const std::string& language) {
    return m_document.edit(tr("Call a translation up to date"), [&](Scenario& scenario) {
        confirmTranslation(scenario.texts, fieldName(field), textOf(scenario, field), language);
    });
}

bool BriefingEdits::setAuthor(const QString& author) {
    return m_document.edit(
        tr("Change the author"), [&](Scenario& scenario) { scenario.author = author.toStdString(); },
        typing("author", {}));
}

bool BriefingEdits::setProvenance(Provenance provenance) {
    return m_document.edit(tr("Change where it comes from"),
                           [&](Scenario& scenario) { scenario.provenance = provenance; });
}

bool BriefingEdits::removeLanguage(const std::string& language) {
    return m_document.edit(tr("Remove a language"), [&](Scenario& scenario) {
        const auto drop = [&](Text& text) { text.byLanguage.erase(language); };
        drop(scenario.title);
        drop(scenario.texts.introduction);
        drop(scenario.texts.deployment);
        drop(scenario.texts.preparation);
        drop(scenario.texts.gameplay);
        drop(scenario.texts.epilogue);
        std::erase_if(scenario.texts.translations,
                      [&](const auto& translation) { return translation.language == language; });
        for (ScenarioSide& side : scenario.sides) {
            drop(side.name);
            for (Player& player : side.players)
                drop(player.name);
        }
        for (TurnEvent& event : scenario.turnTrack.events)
            drop(event.text);
        for (SpecialRule& rule : scenario.specialRules)
            drop(rule.text);
        for (VictoryCondition& condition : scenario.victory)
            drop(condition.text);
        for (CampaignLink& link : scenario.campaign)
            drop(link.text);
        for (Zone& zone : scenario.zones)
            drop(zone.name);
        for (EntryArrow& arrow : scenario.entries)
            drop(arrow.label);
        for (Objective& objective : scenario.objectives)
            drop(objective.label);
        for (Piece& piece : scenario.pieces)
            drop(piece.label);
        for (PlacedOverlay& overlay : scenario.battlefield.overlays)
            drop(overlay.label);
        for (Note& note : scenario.notes)
            drop(note.text);
    });
}

}  // namespace bocage::model
