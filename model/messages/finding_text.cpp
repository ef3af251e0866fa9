#include "model/messages/finding_text.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/rule_lesson.h"
#include "model/messages/story_words.h"
#include "model/messages/words.h"
#include "model/systems/game_face.h"
#include "rules/core/text_argument.h"

namespace bocage::model {

using namespace rules;

namespace {

/// A piece of a pack that cannot be read: the message is the code of a problem, the first argument the piece.
constexpr std::string_view unreadableItem = "PACK-READ-01";

struct Index {
    std::map<std::pair<std::string_view, std::string_view>, const FindingWords*> findings;
    std::map<std::string_view, const FixWords*> fixes;
};

/// Of all games; made anew when a game comes or goes.
std::shared_ptr<const Index> allWords() {
    static std::mutex mutex;
    static std::shared_ptr<const Index> index;
    static std::vector<const GameFace*> games;
    const std::lock_guard lock(mutex);
    if (index && std::ranges::equal(games, gameFaces()))
        return index;
    Index all;
    const auto add = [&](const FindingTable& table) {
        for (const FindingWords& words : table.findings)
            all.findings.emplace(std::pair(words.rule, words.message), &words);
        for (const FixWords& words : table.fixes)
            all.fixes.emplace(words.code, &words);
    };
    add(documentFindings());
    add(packFindings());
    games.assign(gameFaces().begin(), gameFaces().end());
    for (const GameFace* game : games)
        for (const FindingTable& table : game->words().findings)
            add(table);
    index = std::make_shared<const Index>(std::move(all));
    return index;
}

const FindingWords* wordsFor(const Finding& finding) {
    const std::shared_ptr<const Index> all = allWords();
    const auto found =
        all->findings.find({std::string_view(finding.rule), std::string_view(finding.message)});
    return found == all->findings.end() ? nullptr : found->second;
}

const FixWords* wordsFor(const Fix& fix) {
    const std::shared_ptr<const Index> all = allWords();
    const auto found = all->fixes.find(fix.code);
    return found == all->fixes.end() ? nullptr : found->second;
}

/// Why a need of a card cannot be met: "no vehicle takes part". `name` is what it is called when the need
/// names a unit, ability, option or marker.
QString missingNeed(const std::string& need, const QString& name, std::string_view system) {
    const CodeWords* words = findWords(&GameWords::needs, need, system);
    return words ? QCoreApplication::translate("FindingText", words->name)
                 : QCoreApplication::translate("FindingText", "%1 is missing").arg(name);
}

/// "SON-ARM-10 (Everything bought must fit the points)": whoever reads of a rule elsewhere has not its lesson
/// beside it.
QString ruleWithItsText(const std::string& rule) {
    for (const GameFace* game : gameFaces()) {
        QString text = RuleLessons::lesson(std::string(game->id()), rule).why;
        if (text.endsWith(QLatin1Char('.')))
            text.chop(1);
        if (!text.isEmpty())
            return QCoreApplication::translate("FindingText", "%1 (%2)")
                .arg(QString::fromStdString(rule), text);
    }
    return QString::fromStdString(rule);
}

QString joined(const std::vector<std::string>& parts) {
    QStringList list;
    for (const std::string& part : parts)
        list.push_back(QString::fromStdString(part));
    return list.join(QStringLiteral(", "));
}

}  // namespace

bool FindingText::knows(const Finding& finding) {
    if (finding.rule == unreadableItem)
        return ProblemText::knows(finding.message);
    return wordsFor(finding) != nullptr;
}

bool FindingText::knows(const Fix& fix) {
    return wordsFor(fix) != nullptr;
}

/// "card=need card=need" as "Track Shot (no vehicle takes part), …".
QString FindingText::uselessThings(const std::string& list) const {
    QStringList shown;
    for (const QString& part : QString::fromStdString(list).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const std::string need = part.section(QLatin1Char('='), 1).toStdString();
        shown.push_back(tr("%1 (%2)").arg(
            argument(part.section(QLatin1Char('='), 0, 0).toStdString(), '-'),
            missingNeed(need, argument(need, '-'), m_scenario ? m_scenario->system : std::string())));
    }
    return shown.join(QStringLiteral(", "));
}

/// "village, siege" in the words of the game.
QString FindingText::gameWord(const std::string& list) const {
    const std::string system = m_scenario ? m_scenario->system : m_roster ? m_roster->system : std::string();
    QStringList shown;
    for (const QString& code : QString::fromStdString(list).split(QStringLiteral(", "))) {
        const CodeWords* words = findWords(&GameWords::rosterCodes, code.toStdString(), system);
        shown << (words ? QCoreApplication::translate("GameWords", words->name) : code);
    }
    return shown.join(QStringLiteral(", "));
}

QString FindingText::argument(const std::string& value, char kind) const {
    if (m_scenario && kind == 'e')
        return ElementNames::element(*m_scenario, m_library, ElementId(value));
    if (m_scenario && kind == 's')
        return ElementNames::side(*m_scenario, SideId(value));
    if (m_scenario && kind == 'p')
        return ElementNames::player(*m_scenario, PlayerId(value));
    if (m_roster && !m_scenario && kind == 'p')
        return localized(m_roster->title);
    if (kind == 'r')
        return uselessThings(value);
    if (kind == 'w')
        return gameWord(value);
    if (kind == 'x')
        return localized(readTextArgument(value));
    if (kind == 'u')
        return ruleWithItsText(value);
    const ContentId content(value);
    return content.wellFormed() ? ElementNames::content(m_library, content) : QString::fromStdString(value);
}

QString FindingText::filled(const char* text, const char* kinds,
                            const std::vector<std::string>& arguments) const {
    const std::string_view letters = kinds;
    std::vector<QString> shown;
    int number = -1;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const char kind = i < letters.size() ? letters[i] : '-';
        if (kind == 't') {
            shown.push_back(
                StoryWords::games({arguments.begin() + static_cast<std::ptrdiff_t>(i), arguments.end()}));
            break;
        }
        if (kind == 'n')
            number = QString::fromStdString(arguments[i]).toInt();
        shown.push_back(argument(arguments[i], kind));
    }
    return fillIn(QCoreApplication::translate("FindingText", text, nullptr, number), shown);
}

QString FindingText::sentence(const Finding& finding) const {
    if (finding.rule == unreadableItem && !finding.arguments.empty()) {
        Problem problem;
        problem.code = finding.message;
        problem.arguments.assign(finding.arguments.begin() + 1, finding.arguments.end());
        return tr("%1 cannot be used yet: %2")
            .arg(argument(finding.arguments.front(), '-'), ProblemText::sentence(problem));
    }
    if (const FindingWords* words = wordsFor(finding))
        return filled(words->text, words->arguments, finding.arguments);
    // A rule without words of its own still says which it is and about what.
    const QString about = joined(finding.arguments);
    const QString rule = QString::fromStdString(finding.rule);
    return about.isEmpty() ? tr("Rule %1 is not kept.").arg(rule)
                           : tr("Rule %1 is not kept: %2.").arg(rule, about);
}

QString FindingText::fix(const Fix& fix) const {
    if (const FixWords* words = wordsFor(fix))
        return filled(words->text, words->arguments, fix.arguments);
    const QString about = joined(fix.arguments);
    return about.isEmpty() ? tr("Change the document") : tr("Change the document: %1").arg(about);
}

const Roster* FindingText::rosterOf(const Location& location) const {
    if (!m_scenario)
        return m_roster;
    for (const ScenarioSide& side : m_scenario->sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (army.id == location.army && army.roster)
                    return &*army.roster;
    return nullptr;
}

void FindingText::addPlaces(const Location& location, QStringList& parts) const {
    if (m_scenario)
        for (const ElementId& element : location.elements)
            parts.push_back(ElementNames::element(*m_scenario, m_library, element));
    for (const Cell cell : location.cells)
        parts.push_back(m_scenario ? ElementNames::cell(*m_scenario, cell)
                                   : QString::fromStdString(cellName(cell)));
    const Roster* roster = rosterOf(location);
    if (!roster)
        return;
    if (m_scenario)
        parts.push_back(localized(roster->title));
    const auto wanted = [&](const ElementId& id) {
        return std::find(location.entries.begin(), location.entries.end(), id) != location.entries.end();
    };
    const auto addFillings = [&](const std::vector<RosterEntry::Filling>& fillings) {
        for (const RosterEntry::Filling& filling : fillings)
            if (wanted(filling.id))
                parts.push_back(ElementNames::content(m_library, filling.option));
    };
    for (const RosterEntry& entry : roster->entries) {
        if (wanted(entry.id))
            parts.push_back(entry.label.empty() ? ElementNames::content(m_library, entry.content)
                                                : localized(entry.label));
        addFillings(entry.fillings);
    }
    addFillings(roster->freeOptions);
}

namespace {

QString shortList(QStringList parts) {
    parts.removeDuplicates();
    // A whole zone would fill the line; the first few say enough, the canvas shows the rest.
    constexpr qsizetype most = 6;
    if (parts.size() > most)
        parts = parts.first(most) << QStringLiteral("…");
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString FindingText::place(const Finding& finding) const {
    QStringList parts;
    for (const Location& location : finding.locations)
        addPlaces(location, parts);
    return shortList(std::move(parts));
}

QString FindingText::place(const Location& location) const {
    QStringList parts;
    addPlaces(location, parts);
    return shortList(std::move(parts));
}

QString FindingText::severity(Severity severity) {
    switch (severity) {
        case Severity::Error:
            return tr("Error");
        case Severity::Warning:
            return tr("Warning");
        case Severity::Note:
            break;
    }
    return tr("Note");
}

}  // namespace bocage::model
