#include <QtTest>
#include <random>
#include <set>

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "tests/model/verdict_case.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::tests;

namespace {

std::size_t errorsOf(const Verdict& verdict) {
    return verdict.count(Severity::Error);
}

/// Findings of one kind: the same rule, at the same severity.
std::ptrdiff_t ofKind(const Verdict& verdict, const Finding& kind) {
    return std::count_if(verdict.findings.begin(), verdict.findings.end(), [&](const Finding& finding) {
        return finding.rule == kind.rule && finding.severity == kind.severity;
    });
}

bool has(const Verdict& verdict, const std::string& key) {
    return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                       [&](const Finding& finding) { return finding.key() == key; });
}

std::unique_ptr<model::Document> openDocument(const Json& json) {
    const std::string text = writeJson(json);
    if (documentFormat(text) == "bocage.scenario") {
        if (auto scenario = readScenario(text))
            return std::make_unique<model::ScenarioDocument>(scenario->value, corpusLibrary());
    } else if (auto roster = readRoster(text)) {
        return std::make_unique<model::RosterDocument>(roster->value, corpusLibrary());
    }
    return nullptr;
}

/// Takes the item with this id out of whatever list holds it, at any depth.
bool eraseById(Json& value, const std::string& id) {
    if (value.isArray()) {
        const auto erased = std::erase_if(value.array(), [&](const Json& item) {
            const Json* own = item.isObject() ? item.find("id") : nullptr;
            return own && own->isString() && own->string() == id;
        });
        if (erased > 0)
            return true;
        return std::any_of(value.array().begin(), value.array().end(),
                           [&](Json& item) { return eraseById(item, id); });
    }
    if (!value.isObject())
        return false;
    return std::any_of(value.object().begin(), value.object().end(),
                       [&](Json::Member& member) { return eraseById(member.second, id); });
}

/// The item with this id, at any depth; null when there is none.
Json* findById(Json& value, const std::string& id) {
    Json* found = nullptr;
    if (value.isArray())
        for (Json& item : value.array())
            found = found ? found : findById(item, id);
    if (!value.isObject())
        return found;
    if (const Json* own = value.find("id"); own && own->isString() && own->string() == id)
        return &value;
    for (Json::Member& member : value.object())
        found = found ? found : findById(member.second, id);
    return found;
}

/// Rules whose findings show things that clash with each other, so that each of them could give way.
const std::set<std::string> clashes = {"SON-ARM-14", "SON-ARM-29", "SON-ARM-41", "SON-GEO-12", "SON-SCN-21",
                                       "SON-SCN-22", "SON-SCN-25", "SON-SCN-32", "SON-SCN-37", "SON-SCN-43",
                                       "SON-SCN-45", "SON-SCN-65", "SON-SCN-66", "DOC-BOX-01"};
/// Rules whose findings list all places of one thing that is wrong or missing. An option is listed with the
/// tile it lies on besides.
const std::set<std::string> lists = {"DOC-REF-01", "DOC-LINK-01", "DOC-SIDE-01", "SON-SCN-34", "SON-SCN-52",
                                     "SON-ZOM-06", "SON-SCN-03",  "SON-SCN-40",  "SON-SCN-44"};

/// Damages a scenario in one random place; what comes out may not even be readable.
class Damage {
public:
    explicit Damage(unsigned seed) : m_random(seed) {}

    void apply(Json& scenario) {
        switch (number(0, 11)) {
            case 0:
                return eraseFrom(oneOf(lists), scenario);
            case 1:
                return move(oneOf(placed), scenario);
            case 2:
                return duplicate(oneOf(placed), scenario);
            case 3:
                return swapUnit(scenario);
            case 4:
                return set(scenario, "/turnTrack/end", number(-1, 14));
            case 5:
                return set(scenario, "/zones/" + std::to_string(number(0, 1)) + "/cells/-",
                           Json(Json::Array{number(-1, 20), number(-1, 10)}));
            case 6:
                return set(scenario, "/battlefield/conditions/-", oneOf(conditions));
            case 7:
                return set(scenario, "/battlefield/boards/" + std::to_string(number(0, 2)) + "/at",
                           Json(Json::Array{number(-4, 24), number(-4, 14)}));
            case 8:
                return set(scenario, "/provenance", "official-user-entered");
            case 9:
                return set(scenario, "/texts/" + std::string(oneOf(texts)), oneOf(words));
            case 10:
                return set(scenario, "/title", oneOf(words));
            default:
                return set(scenario, "/pieces/" + std::to_string(number(0, 9)) + "/side", oneOf(sides));
        }
    }

private:
    int number(int low, int high) { return std::uniform_int_distribution(low, high)(m_random); }
    template <class List>
    const char* oneOf(const List& list) {
        return list[static_cast<std::size_t>(number(0, static_cast<int>(std::size(list)) - 1))];
    }
    void set(Json& scenario, const std::string& pointer, Json value) {
        if (auto changed = model::applyEdits(scenario, {{Edit::Kind::Add, pointer, std::move(value)}}))
            scenario = std::move(*changed);
    }
    void eraseFrom(const char* list, Json& scenario) {
        if (auto changed = model::applyEdits(
                scenario, {{Edit::Kind::Remove, std::string(list) + "/" + std::to_string(number(0, 4)), {}}}))
            scenario = std::move(*changed);
    }
    void move(const char* list, Json& scenario) {
        set(scenario, std::string(list) + "/" + std::to_string(number(0, 9)) + "/at",
            Json(Json::Array{number(-1, 20), number(-1, 10)}));
    }
    void duplicate(const char* list, Json& scenario) {
        std::string path(list);
        Json* items = &scenario;
        for (const QString& name : QString::fromStdString(path).split(QLatin1Char('/'), Qt::SkipEmptyParts))
            items = const_cast<Json*>(items->find(name.toStdString()));
        if (!items || items->array().empty())
            return;
        Json copy =
            items->array()[static_cast<std::size_t>(number(0, static_cast<int>(items->array().size()) - 1))];
        copy.set("id", "twin-" + std::to_string(number(0, 99999)));
        items->array().push_back(std::move(copy));
    }
    void swapUnit(Json& scenario) {
        static constexpr const char* units[] = {"son-core:unit/marsh-horror",   "son-core:unit/panzer-iv",
                                                "son-core:unit/deep-hunters",   "son-core:unit/jeep",
                                                "son-call:unit/zombie-runners", "my-pack:unit/ghost"};
        set(scenario, "/pieces/" + std::to_string(number(0, 9)) + "/content", oneOf(units));
    }

    static constexpr const char* lists[] = {"/pieces",     "/zones",   "/battlefield/overlays",
                                            "/objectives", "/victory", "/decks",
                                            "/bags",       "/sides",   "/battlefield/boards"};
    static constexpr const char* placed[] = {"/pieces", "/battlefield/overlays"};
    static constexpr const char* conditions[] = {"night", "fog", "cave"};
    static constexpr const char* sides[] = {"allies", "axis", "nobody"};
    static constexpr const char* texts[] = {"deployment", "preparation", "gameplay", "introduction"};
    static constexpr const char* words[] = {"", "All is said.", "First this. Then ??? comes!",
                                            "Captain Duval must live. Hold the barn."};
    std::mt19937 m_random;
};

}  // namespace

/// What holds for every finding, whatever the rule: over the corpus and over scenarios damaged at random.
class TestVerdictProperties : public QObject {
    Q_OBJECT

    /// Every way out leads to fewer errors, or for a warning to fewer of its kind, and is one step to undo.
    void checkFixes(const Json& broken, const Circumstances& with) {
        const auto before = judge(broken, {}, with);
        QVERIFY(before);
        for (const Finding& finding : before->findings)
            for (const Fix& fix : finding.fixes) {
                const std::string what = finding.key() + " " + fix.code;
                ++m_fixes;
                const auto mended = model::applyEdits(broken, fix.edits);
                QVERIFY2(mended.ok(), what.c_str());
                const auto after = judge(*mended, {}, with);
                QVERIFY2(after.has_value(), what.c_str());
                if (finding.severity == Severity::Error) {
                    QVERIFY2(errorsOf(*after) < errorsOf(*before),
                             qPrintable(QString::fromStdString(what) + QStringLiteral(": ") +
                                        listed(before->findings) + QStringLiteral(" -> ") +
                                        listed(after->findings)));
                } else {
                    QVERIFY2(ofKind(*after, finding) < ofKind(*before, finding), what.c_str());
                    QVERIFY2(errorsOf(*after) <= errorsOf(*before), qPrintable(listed(after->findings)));
                }
                const auto document = openDocument(broken);
                QVERIFY(document);
                const QByteArray bytes = document->toBytes();
                QVERIFY2(model::applyFix(*document, fix, QStringLiteral("fix")).ok(), what.c_str());
                QCOMPARE(document->undoStack().count(), 1);
                document->undoStack().undo();
                QCOMPARE(document->toBytes(), bytes);
            }
    }

    /// Taking any member of a clash away ends it.
    void checkConflicts(const Json& broken, const Circumstances& with) {
        const auto before = judge(broken, {}, with);
        QVERIFY(before);
        for (const Finding& finding : before->findings) {
            // Entries have names of their own in each army.
            std::set<std::pair<std::string, std::string>> members;
            for (const Location& location : finding.locations) {
                for (const ElementId& element : location.elements)
                    members.emplace(std::string(), element.value);
                for (const ElementId& entry : location.entries)
                    members.emplace(location.army.value, entry.value);
            }
            if (!clashes.contains(finding.rule)) {
                const bool onTile = finding.locations.size() == 1 &&
                                    finding.locations.front().elements.empty() && members.size() == 2;
                const bool inBag = finding.rule == "SON-ARM-42";
                // Its findings show everything that is meant: boards of a join, tokens of a kind.
                const bool shown = finding.rule.starts_with("SOM-");
                QVERIFY2(members.size() < 2 || onTile || inBag || shown || lists.contains(finding.rule),
                         (finding.key() + " shows several things: do they clash?").c_str());
                continue;
            }
            if (members.size() > 1)
                m_clashed.insert(finding.rule);
            for (const auto& [army, member] : members) {
                Json without = broken;
                Json* inside = army.empty() ? &without : findById(without, army);
                QVERIFY2(inside && eraseById(*inside, member), (finding.key() + " " + member).c_str());
                const auto after = judge(without, {}, with);
                QVERIFY(after);
                QVERIFY2(!has(*after, finding.key()), (finding.key() + " without " + member).c_str());
            }
        }
    }

    std::set<std::string> m_clashed;  ///< rules that really showed several members
    int m_fixes = 0;

private Q_SLOTS:
    void corpus_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : caseNames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void corpus() {
        QFETCH(QString, name);
        const auto read = readCase(name);
        QVERIFY(read);
        // Findings about packs and campaigns have no ways out to try.
        const std::string format = documentFormat(writeJson(read->broken));
        if (format != "bocage.scenario" && format != "bocage.army")
            return;
        checkFixes(read->broken, read->with);
        checkConflicts(read->broken, read->with);
    }

    void damagedAtRandom_data() {
        QTest::addColumn<QString>("base");
        QTest::addColumn<unsigned>("seed");
        unsigned seed = 1;
        for (const char* base : {"resources/samples/crossroads-at-dusk.scenario.json", "vehicles", "cave",
                                 "zombies", "groups", "three-sides"})
            for (int i = 0; i < 40; ++i, ++seed)
                QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(base)).arg(seed)))
                    << QString::fromLatin1(base) << seed;
    }
    void damagedAtRandom() {
        QFETCH(QString, base);
        QFETCH(unsigned, seed);
        const auto clean = documentNamed(base.toStdString());
        QVERIFY(clean);
        Json broken = *clean;
        Damage damage(seed);
        for (int i = 0; i < 4; ++i) {
            Json next = broken;
            damage.apply(next);
            // Two things with one name, or a list that must not be empty: not for the validator to say.
            if (judge(next))
                broken = std::move(next);
        }
        checkFixes(broken, {});
        checkConflicts(broken, {});
    }

    /// A property that was never put to the test holds for nothing.
    void everyPropertyWasPutToTheTest() {
        QVERIFY2(m_fixes > 300, qPrintable(QString::number(m_fixes)));
        for (const std::string& rule : clashes)
            QVERIFY2(m_clashed.contains(rule), (rule + " never showed a clash").c_str());
    }
};

QTEST_GUILESS_MAIN(TestVerdictProperties)
#include "test_verdict_properties.moc"
