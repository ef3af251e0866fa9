#include "model/export/export_subject.h"

#include "model/campaign/campaign_files.h"
#include "model/export/game_export.h"
#include "model/io/judge_file.h"
#include "model/io/linked_files.h"
#include "rules/checks/check.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

template <class Field>
const auto& fieldOf(const DocumentValue& value, Field field) {
    if (const auto* scenario = std::get_if<Scenario>(&value))
        return field(*scenario);
    if (const auto* campaign = std::get_if<Campaign>(&value))
        return field(*campaign);
    static const Roster none;
    const auto* roster = std::get_if<Roster>(&value);
    return field(roster ? *roster : none);
}

void appendProblems(Problems& to, const Problems& more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

const std::string& ExportSubject::system() const {
    return fieldOf(value, [](const auto& document) -> const std::string& { return document.system; });
}

const Text& ExportSubject::title() const {
    return fieldOf(value, [](const auto& document) -> const Text& { return document.title; });
}

const std::string& ExportSubject::author() const {
    return fieldOf(value, [](const auto& document) -> const std::string& { return document.author; });
}

const PieceRenderer& ExportSubject::pieces() const {
    std::call_once(shared->once, [&] { shared->renderer.emplace(library); });
    return *shared->renderer;
}

ChapterScenarios ExportSubject::chapterScenarios() const {
    ChapterScenarios out;
    if (const Campaign* story = campaign())
        for (const CampaignChapter& chapter : story->chapters)
            for (const ExportChapter& read : chapters)
                if (read.file == chapter.scenario)
                    out.emplace(chapter.id, read.scenario);
    return out;
}

bool hasSquareMap(const DocumentValue& value) {
    const auto* scenario = std::get_if<Scenario>(&value);
    return scenario && scenario->battlefield.grid == GridKind::Square &&
           !scenario->battlefield.boards.empty();
}

bool hasHexMap(const DocumentValue& value) {
    const auto* scenario = std::get_if<Scenario>(&value);
    return scenario && scenario->battlefield.grid == GridKind::Hex && !scenario->battlefield.boards.empty();
}

bool isTable(const DocumentValue& value) {
    const auto* scenario = std::get_if<Scenario>(&value);
    const GameSystem* game = scenario ? findGameSystem(scenario->system) : nullptr;
    return game && !game->grid();
}

bool hasDecks(const DocumentValue& value) {
    const auto* roster = std::get_if<Roster>(&value);
    return roster && gameExport(roster->system).hasDecks(*roster);
}

ExportSubject exportSubject(DocumentValue value, const QString& path, const LibraryLoad& library,
                            const std::map<QString, Roster>& open) {
    ExportSubject subject;
    subject.value = std::move(value);
    subject.library = library.library;
    subject.packs = library.sources;
    ValidateRequest request;
    request.library = library.library;
    if (auto* scenario = std::get_if<Scenario>(&subject.value)) {
        Revalidator validator;
        FileVerdict found = judgeFile(*scenario, path, request, validator, open);
        subject.fitness = Fitness(found.verdict);
        subject.missing = std::move(found.missing);
    } else if (auto* roster = std::get_if<Roster>(&subject.value)) {
        request.roster = roster;
        subject.fitness = Fitness(validate(request));
    } else if (auto* campaign = std::get_if<Campaign>(&subject.value)) {
        for (const CampaignChapter& chapter : campaign->chapters) {
            if (chapter.scenario.empty())
                continue;
            Result<Scenario> loaded = loadLinkedScenario(chapter.scenario, path);
            if (!loaded) {
                appendProblems(subject.missing, loaded.problems());
                continue;
            }
            const Result<QString> home = resolveLink(chapter.scenario, path);
            Revalidator validator;
            FileVerdict found = judgeFile(*loaded, home ? *home : path, request, validator, open);
            appendProblems(subject.missing, found.missing);
            subject.chapters.push_back({chapter.scenario, std::move(*loaded), Fitness(found.verdict)});
        }
        CampaignFiles files{subject.chapterScenarios(), {}, {}};
        subject.fitness = Fitness(judgeCampaign(*campaign, std::move(files), request).verdict);
    }
    return subject;
}

}  // namespace bocage::model
