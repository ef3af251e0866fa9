#include "model/studio/rule_test.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "model/analysis/battle_analysis.h"
#include "model/analysis/exact_odds.h"
#include "model/commands/pack_edits.h"
#include "model/io/load_file.h"
#include "model/messages/finding_text.h"
#include "rules/checks/check.h"
#include "rules/format/formats.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr std::string_view testFormat = "bocage.rule-test";
constexpr const char* sightNames[] = {"clear", "obscured", "blocked"};

const std::string& systemOf(const DocumentValue& value) {
    static const std::string none;
    if (const auto* scenario = std::get_if<Scenario>(&value))
        return scenario->system;
    if (const auto* roster = std::get_if<Roster>(&value))
        return roster->system;
    return none;
}

const Grid* gridFor(const std::string& system) {
    const GameSystem* game = findGameSystem(system);
    return game ? game->grid() : nullptr;
}

std::optional<Cell> cellNamed(const std::string& system, const std::string& name) {
    const Grid* grid = gridFor(system);
    return grid ? grid->named(name) : std::nullopt;
}

/// Reads the members of one expectation and says which of them is wrong.
class Reader {
public:
    Reader(const Json& json, std::string pointer, Problems& problems)
        : m_json(json), m_pointer(std::move(pointer)), m_problems(problems) {}

    bool has(const char* key) const { return m_json.find(key); }
    std::string text(const char* key) {
        const Json* value = m_json.find(key);
        if (value && value->isString() && !value->string().empty())
            return value->string();
        wrong(key);
        return {};
    }
    std::optional<int> number(const char* key, bool needed) {
        const Json* value = m_json.find(key);
        if (!value || value->isNull()) {
            if (needed)
                wrong(key);
            return std::nullopt;
        }
        const auto whole = value->wholeNumber();
        if (!whole || *whole < -1000000 || *whole > 1000000) {
            wrong(key);
            return std::nullopt;
        }
        return static_cast<int>(*whole);
    }
    void wrong(const char* key) {
        m_problems.push_back({"test.expectation", {key}, {}, m_pointer + "/" + key, 0, 0});
    }
    void onlyKeys(std::initializer_list<std::string_view> known) {
        for (const auto& [key, value] : m_json.object())
            if (std::find(known.begin(), known.end(), key) == known.end())
                m_problems.push_back({"field.unknown", {key}, {}, m_pointer, 0, 0});
    }

private:
    const Json& m_json;
    std::string m_pointer;
    Problems& m_problems;
};

template <std::size_t N>
std::string nameIn(const char* const (&names)[N], const char* key, Reader& read) {
    std::string value = read.text(key);
    if (!value.empty() && std::find(std::begin(names), std::end(names), value) == std::end(names))
        read.wrong(key);
    return value;
}

/// A chance as it is written: "5/12" exactly, or "41.7 %" as far as it has digits.
struct WrittenChance {
    Chance exact;
    std::optional<double> percent;
    double tolerance = 0;  ///< of `percent`

    static std::optional<WrittenChance> read(const std::string& text) {
        static const QRegularExpression fraction(QStringLiteral("^(\\d{1,18})(?: ?/ ?(\\d{1,18}))?$"));
        static const QRegularExpression percents(QStringLiteral("^(\\d{1,3})(?:[.,](\\d{1,9}))? ?%$"));
        const QString written = QString::fromStdString(text).simplified();
        WrittenChance made;
        if (const auto match = fraction.match(written); match.hasMatch()) {
            made.exact.ways = match.captured(1).toULongLong();
            if (match.hasCaptured(2))
                made.exact.of = match.captured(2).toULongLong();
            return made.exact.of > 0 && made.exact.ways <= made.exact.of ? std::optional(made) : std::nullopt;
        }
        const auto match = percents.match(written);
        if (!match.hasMatch())
            return std::nullopt;
        made.percent = (match.captured(1) + u'.' + match.captured(2) + u'0').toDouble();
        made.tolerance = 0.5 * std::pow(10.0, -static_cast<double>(match.captured(2).size())) + 1e-9;
        return *made.percent <= 100 ? std::optional(made) : std::nullopt;
    }
    bool holds(Chance chance) const {
        return percent ? std::abs(chance.value() * 100 - *percent) <= tolerance : exact == chance;
    }
};

std::string asFraction(Chance chance) {
    const std::uint64_t shared = std::max<std::uint64_t>(std::gcd(chance.ways, chance.of), 1);
    return std::to_string(chance.ways / shared) + "/" + std::to_string(chance.of / shared);
}

Expectation readExpectation(const Json& json, const std::string& pointer, Problems& problems) {
    using Kind = Expectation::Kind;
    Expectation made;
    if (!json.isObject()) {
        problems.push_back({"test.expectation", {"expect"}, {}, pointer, 0, 0});
        return made;
    }
    Reader read(json, pointer, problems);
    if (read.has("verdict")) {
        const std::string verdict = read.text("verdict");
        made.kind = verdict == "illegal" ? Kind::Illegal : Kind::Legal;
        if (verdict != "legal" && verdict != "illegal" && !verdict.empty())
            read.wrong("verdict");
        read.onlyKeys({"verdict"});
    } else if (read.has("finding")) {
        made.kind = Kind::Finding;
        made.rule = read.text("finding");
        if (read.has("about"))
            made.about = read.text("about");
        read.onlyKeys({"finding", "about"});
    } else if (read.has("noFinding")) {
        made.kind = Kind::NoFinding;
        made.rule = read.text("noFinding");
        read.onlyKeys({"noFinding"});
    } else if (read.has("sight")) {
        made.kind = Kind::Sight;
        made.sight = read.text("sight");
        if (!made.sight.empty() &&
            std::find(std::begin(sightNames), std::end(sightNames), made.sight) == std::end(sightNames))
            read.wrong("sight");
        made.from = read.text("from");
        made.to = read.text("to");
        made.penalty = read.number("penalty", false);
        read.onlyKeys({"sight", "from", "to", "penalty"});
    } else if (read.has("reach")) {
        made.kind = Kind::Reach;
        made.to = read.text("reach");
        made.from = read.text("from");
        made.unitClass = read.text("class");
        made.movement = read.number("movement", true);
        made.cost = read.number("cost", false);
        read.onlyKeys({"reach", "from", "class", "movement", "cost"});
    } else if (read.has("odds")) {
        made.kind = Kind::Odds;
        made.to = read.text("odds");
        made.from = read.text("from");
        made.roll = nameIn(rollNames, "roll", read);
        made.outcome = nameIn(outcomeNames, "outcome", read);
        made.chance = read.text("chance");
        if (!made.chance.empty() && !WrittenChance::read(made.chance))
            read.wrong("chance");
        read.onlyKeys({"odds", "from", "roll", "outcome", "chance"});
    } else if (read.has("total")) {
        made.kind = Kind::Total;
        made.total = read.text("total");
        made.value = read.number("value", true).value_or(0);
        read.onlyKeys({"total", "value"});
    } else {
        problems.push_back({"test.nothing-expected", {}, {}, pointer, 0, 0});
    }
    return made;
}

Json expectationJson(const Expectation& expectation) {
    using Kind = Expectation::Kind;
    Json::Object out;
    switch (expectation.kind) {
        case Kind::Legal:
        case Kind::Illegal:
            return Json::Object{{"verdict", expectation.kind == Kind::Legal ? "legal" : "illegal"}};
        case Kind::Finding:
            out = {{"finding", expectation.rule}};
            if (!expectation.about.empty())
                out.emplace_back("about", expectation.about);
            return out;
        case Kind::NoFinding:
            return Json::Object{{"noFinding", expectation.rule}};
        case Kind::Sight:
            out = {{"sight", expectation.sight}, {"from", expectation.from}, {"to", expectation.to}};
            if (expectation.penalty)
                out.emplace_back("penalty", *expectation.penalty);
            return out;
        case Kind::Reach:
            out = {{"reach", expectation.to},
                   {"from", expectation.from},
                   {"class", expectation.unitClass},
                   {"movement", expectation.movement.value_or(0)}};
            out.emplace_back("cost", expectation.cost ? Json(*expectation.cost) : Json());
            return out;
        case Kind::Odds:
            return Json::Object{{"odds", expectation.to},
                                {"from", expectation.from},
                                {"roll", expectation.roll},
                                {"outcome", expectation.outcome},
                                {"chance", expectation.chance}};
        case Kind::Total:
            return Json::Object{{"total", expectation.total}, {"value", expectation.value}};
    }
    return {};
}

Verdict judge(const DocumentValue& value, const LibraryPtr& library) {
    ValidateRequest request;
    request.library = library;
    request.scenario = std::get_if<Scenario>(&value);
    request.roster = std::get_if<Roster>(&value);
    return validate(request);
}

bool names(const Finding& finding, const std::string& what) {
    if (what.empty() || finding.subject == what ||
        std::find(finding.arguments.begin(), finding.arguments.end(), what) != finding.arguments.end())
        return true;
    return std::any_of(finding.locations.begin(), finding.locations.end(), [&](const Location& location) {
        const auto has = [&](const std::vector<ElementId>& ids) {
            return std::any_of(ids.begin(), ids.end(), [&](const ElementId& id) { return id.value == what; });
        };
        return has(location.elements) || has(location.entries) || location.army.value == what;
    });
}

/// Answers of the rules to one document, asked for once each.
class Witness {
public:
    Witness(const DocumentValue& value, LibraryPtr library, bool words, const std::set<std::string>& apart)
        : m_value(value), m_library(std::move(library)), m_words(words), m_apart(apart) {}

    ExpectationAnswer ask(const Expectation& expectation) {
        using Kind = Expectation::Kind;
        switch (expectation.kind) {
            case Kind::Legal:
            case Kind::Illegal:
                return {legal() == (expectation.kind == Kind::Legal), m_words ? errors() : QString()};
            case Kind::Finding:
                return {std::any_of(verdict().findings.begin(), verdict().findings.end(),
                                    [&](const Finding& finding) {
                                        return finding.rule == expectation.rule &&
                                               names(finding, expectation.about);
                                    }),
                        m_words ? errors() : QString()};
            case Kind::NoFinding:
                return {
                    std::none_of(verdict().findings.begin(), verdict().findings.end(),
                                 [&](const Finding& finding) { return finding.rule == expectation.rule; }),
                    m_words
                        ? sentences([&](const Finding& finding) { return finding.rule == expectation.rule; })
                        : QString()};
            case Kind::Sight:
                return sight(expectation);
            case Kind::Reach:
                return reach(expectation);
            case Kind::Odds:
                return odds(expectation);
            case Kind::Total:
                return total(expectation);
        }
        return {};
    }

private:
    const Verdict& verdict() {
        if (!m_verdict)
            m_verdict = judge(m_value, m_library);
        return *m_verdict;
    }
    bool legal() {
        return std::none_of(verdict().findings.begin(), verdict().findings.end(),
                            [&](const Finding& finding) {
                                return finding.severity == Severity::Error && !m_apart.contains(finding.rule);
                            });
    }
    template <class Wanted>
    QString sentences(Wanted wanted) {
        const FindingText words(*m_library, std::get_if<Scenario>(&m_value), std::get_if<Roster>(&m_value));
        QStringList lines;
        for (const Finding& finding : verdict().findings)
            if (wanted(finding))
                lines << QStringLiteral("%1: %2").arg(QString::fromStdString(finding.rule),
                                                      words.sentence(finding));
        return lines.isEmpty() ? RuleTestWords::tr("The rules find nothing.") : lines.join(u'\n');
    }
    QString errors() {
        return sentences([](const Finding& finding) { return finding.severity == Severity::Error; });
    }
    /// Null when the game cannot be asked about its board.
    const BattleAnalysis* analysis() {
        if (!m_analysis)
            if (const auto* scenario = std::get_if<Scenario>(&m_value))
                m_analysis = analyse(*scenario, m_library);
        return m_analysis.get();
    }
    static QString cannotAsk() {
        return RuleTestWords::tr("There is no such place, or nobody can be asked about it.");
    }
    ExpectationAnswer sight(const Expectation& expectation) {
        const auto from = cellNamed(systemOf(m_value), expectation.from);
        const auto to = cellNamed(systemOf(m_value), expectation.to);
        if (!from || !to || !analysis() || !analysis()->exists(*from) || !analysis()->exists(*to))
            return {false, cannotAsk()};
        const SightLine line = analysis()->sight(*from, *to);
        const std::string quality = sightNames[static_cast<int>(line.quality)];
        const std::optional<int> penalty =
            line.quality == SightQuality::Obscured ? std::optional(line.penalty) : std::nullopt;
        return {quality == expectation.sight && (!expectation.penalty || expectation.penalty == penalty),
                m_words ? RuleTestWords::sight(quality, penalty) : QString()};
    }
    ExpectationAnswer reach(const Expectation& expectation) {
        const auto from = cellNamed(systemOf(m_value), expectation.from);
        const auto to = cellNamed(systemOf(m_value), expectation.to);
        ReachQuestion question;
        question.unitClass = expectation.unitClass;
        question.movement = expectation.movement;
        if (from)
            question.from = *from;
        const auto answer = from && to && analysis() && analysis()->exists(*from) && analysis()->exists(*to)
                                ? analysis()->reach(question)
                                : nullptr;
        if (!answer)
            return {false, cannotAsk()};
        const std::optional<int> cost = answer->cost(*to);
        return {cost == expectation.cost,
                !m_words ? QString()
                : cost   ? RuleTestWords::tr("It takes %n movement point(s).", nullptr, *cost)
                         : RuleTestWords::tr("It is out of reach.")};
    }
    ExpectationAnswer odds(const Expectation& expectation) {
        const auto from = cellNamed(systemOf(m_value), expectation.from);
        const auto to = cellNamed(systemOf(m_value), expectation.to);
        const auto* teller = dynamic_cast<const TellsExactOdds*>(analysis());
        const auto all = from && to && teller ? teller->exactOdds(*from, *to) : std::nullopt;
        const auto wanted = WrittenChance::read(expectation.chance);
        if (!all || !wanted)
            return {false, RuleTestWords::tr("There are no two units in these spaces whose chances could be "
                                             "told.")};
        for (const ExactOdds& each : *all)
            if (each.roll == expectation.roll && each.outcome == expectation.outcome)
                return {wanted->holds(each.chance),
                        m_words ? RuleTestWords::tr("The chance is %1 (%2 %).")
                                      .arg(QString::fromStdString(asFraction(each.chance)))
                                      .arg(each.chance.value() * 100, 0, 'f', 1)
                                : QString()};
        return {wanted->holds({0, 1}),
                m_words ? RuleTestWords::tr("That cannot be rolled for here.") : QString()};
    }
    ExpectationAnswer total(const Expectation& expectation) {
        const auto* roster = std::get_if<Roster>(&m_value);
        const GameSystem* game = findGameSystem(systemOf(m_value));
        if (!roster || !game || !game->rosters())
            return {false, cannotAsk()};
        const RosterSheet sheet = game->rosters()->sheet(*roster, m_library);
        const RosterTotal* found = sheet.total(expectation.total);
        return {found && found->value == expectation.value,
                found ? QString::number(found->value) : RuleTestWords::tr("There is no such total.")};
    }

    const DocumentValue& m_value;
    LibraryPtr m_library;
    bool m_words;
    const std::set<std::string>& m_apart;
    std::optional<Verdict> m_verdict;
    BattleAnalysisPtr m_analysis;
};

}  // namespace

bool isRuleTestFile(const QString& name) {
    return name.startsWith(ruleTestFolder) && name.endsWith(ruleTestSuffix);
}

QString ruleTestFile(const std::string& name, const std::map<QString, QByteArray>& files) {
    const QString slug = QString::fromStdString(slugOf(QString::fromStdString(name)));
    QString file = ruleTestFolder + slug + ruleTestSuffix;
    for (int number = 2; files.contains(file); ++number)
        file = ruleTestFolder + slug + QStringLiteral("-%1").arg(number) + ruleTestSuffix;
    return file;
}

QByteArray writeRuleTest(const RuleTest& test) {
    const QByteArray given = valueBytes(test.given);
    Result<Json> document = parseJson({given.constData(), static_cast<std::size_t>(given.size())});
    Json::Array expected;
    for (const Expectation& expectation : test.expect)
        expected.push_back(expectationJson(expectation));
    return QByteArray::fromStdString(writeJson(Json::Object{{"format", testFormat},
                                                            {"version", currentVersion},
                                                            {"name", test.name},
                                                            {"expect", std::move(expected)},
                                                            {"given", document ? *document : Json()}}));
}

Result<RuleTest> readRuleTest(const QByteArray& bytes, const QString& file) {
    Result<Json> json = parseJson(asText(bytes));
    if (!json)
        return inFile(json.problems(), file);
    const std::string where = file.toStdString();
    const Json* format = json->find("format");
    const Json* version = json->find("version");
    if (!format || *format != Json(testFormat))
        return Problem{"test.format", {}, where, "/format", 0, 0};
    if (!version || version->wholeNumber() != currentVersion)
        return Problem{"test.version", {}, where, "/version", 0, 0};
    RuleTest test;
    Problems problems;
    for (const auto& [key, value] : json->object())
        if (key != "format" && key != "version" && key != "name" && key != "expect" && key != "given")
            problems.push_back({"field.unknown", {key}, where, {}, 0, 0});
    if (const Json* name = json->find("name"); name && name->isString() && !name->string().empty())
        test.name = name->string();
    else
        problems.push_back({"test.expectation", {"name"}, where, "/name", 0, 0});
    const Json* expected = json->find("expect");
    if (!expected || !expected->isArray() || expected->array().empty())
        problems.push_back({"test.nothing-expected", {}, where, "/expect", 0, 0});
    else
        for (std::size_t i = 0; i < expected->array().size(); ++i)
            test.expect.push_back(
                readExpectation(expected->array()[i], "/expect/" + std::to_string(i), problems));
    const Json* given = json->find("given");
    if (!given || !given->isObject()) {
        problems.push_back({"test.given", {}, where, "/given", 0, 0});
    } else {
        Result<LoadedValue> value = readValue(QByteArray::fromStdString(writeJson(*given)), file);
        if (!value) {
            for (Problem problem : value.problems()) {
                problem.pointer = "/given" + problem.pointer;
                problem.line = problem.column = 0;
                problems.push_back(std::move(problem));
            }
        } else if (!std::holds_alternative<Scenario>(value->value) &&
                   !std::holds_alternative<Roster>(value->value)) {
            problems.push_back({"test.given", {}, where, "/given", 0, 0});
        } else {
            test.given = std::move(value->value);
        }
    }
    if (problems.empty())
        return test;
    for (Problem& problem : problems) {
        problem.file = where;
        if (!problem.pointer.empty())
            std::tie(problem.line, problem.column) = placeInJson(asText(bytes), problem.pointer);
    }
    return problems;
}

std::vector<ExpectationAnswer> runRuleTest(const RuleTest& test, const LibraryPtr& library, bool words,
                                           const std::set<std::string>& apart) {
    Witness witness(test.given, library, words, apart);
    std::vector<ExpectationAnswer> answers;
    for (const Expectation& expectation : test.expect)
        answers.push_back(witness.ask(expectation));
    return answers;
}

RuleTest ruleTestOf(const std::string& name, DocumentValue value, const LibraryPtr& library) {
    if (auto* scenario = std::get_if<Scenario>(&value))
        for (ScenarioSide& side : scenario->sides)
            for (Player& player : side.players)
                for (Force::Army& army : player.force.armies)
                    if (army.roster)
                        army.file.clear();
    RuleTest test{name, std::move(value), {}};
    const Verdict verdict = judge(test.given, library);
    std::set<std::string> told;
    for (const Finding& finding : verdict.findings)
        if (finding.severity == Severity::Error && told.insert(finding.rule).second) {
            Expectation expected;
            expected.kind = Expectation::Kind::Finding;
            expected.rule = finding.rule;
            test.expect.push_back(std::move(expected));
        }
    if (test.expect.empty())
        test.expect.push_back({});
    return test;
}

std::optional<Expectation> sightNow(const Scenario& scenario, const LibraryPtr& library,
                                    const std::string& from, const std::string& to) {
    const auto a = cellNamed(scenario.system, from), b = cellNamed(scenario.system, to);
    const BattleAnalysisPtr analysis = a && b ? analyse(scenario, library) : nullptr;
    if (!analysis || !analysis->exists(*a) || !analysis->exists(*b))
        return std::nullopt;
    const SightLine line = analysis->sight(*a, *b);
    Expectation made;
    made.kind = Expectation::Kind::Sight;
    made.sight = sightNames[static_cast<int>(line.quality)];
    made.from = gridFor(scenario.system)->name(*a);
    made.to = gridFor(scenario.system)->name(*b);
    if (line.quality == SightQuality::Obscured)
        made.penalty = line.penalty;
    return made;
}

std::optional<Expectation> reachNow(const Scenario& scenario, const LibraryPtr& library,
                                    const std::string& unitClass, int movement, const std::string& from,
                                    const std::string& to) {
    const auto a = cellNamed(scenario.system, from), b = cellNamed(scenario.system, to);
    const BattleAnalysisPtr analysis = a && b ? analyse(scenario, library) : nullptr;
    if (!analysis || !analysis->exists(*a) || !analysis->exists(*b))
        return std::nullopt;
    ReachQuestion question;
    question.unitClass = unitClass;
    question.movement = movement;
    question.from = *a;
    const auto classes = analysis->moverClasses();
    if (std::none_of(classes.begin(), classes.end(),
                     [&](const BattleAnalysis::MoverClass& each) { return each.id == unitClass; }))
        return std::nullopt;
    const auto answer = analysis->reach(question);
    if (!answer)
        return std::nullopt;
    Expectation made;
    made.kind = Expectation::Kind::Reach;
    made.unitClass = unitClass;
    made.movement = movement;
    made.from = gridFor(scenario.system)->name(*a);
    made.to = gridFor(scenario.system)->name(*b);
    made.cost = answer->cost(*b);
    return made;
}

std::vector<Expectation> oddsNow(const Scenario& scenario, const LibraryPtr& library, const std::string& from,
                                 const std::string& to) {
    const auto a = cellNamed(scenario.system, from), b = cellNamed(scenario.system, to);
    const BattleAnalysisPtr analysis = a && b ? analyse(scenario, library) : nullptr;
    const auto* teller = dynamic_cast<const TellsExactOdds*>(analysis.get());
    const auto all = teller ? teller->exactOdds(*a, *b) : std::nullopt;
    std::vector<Expectation> made;
    if (!all)
        return made;
    for (const ExactOdds& each : *all) {
        Expectation expected;
        expected.kind = Expectation::Kind::Odds;
        expected.from = gridFor(scenario.system)->name(*a);
        expected.to = gridFor(scenario.system)->name(*b);
        expected.roll = each.roll;
        expected.outcome = each.outcome;
        expected.chance = asFraction(each.chance);
        made.push_back(std::move(expected));
    }
    return made;
}

RuleTests readRuleTests(const std::map<QString, QByteArray>& files, const QString& where) {
    RuleTests tests;
    for (const auto& [name, bytes] : files) {
        if (!isRuleTestFile(name))
            continue;
        Result<RuleTest> test = readRuleTest(bytes, where + name);
        if (test)
            tests.tests.emplace_back(name, std::move(*test));
        else
            tests.unreadable.emplace_back(name, test.problems());
    }
    return tests;
}

}  // namespace bocage::model
