#include <QtTest>

#include <algorithm>
#include <set>

#include "rules/checks/check.h"
#include "rules/checks/pack_check.h"
#include "rules/systems/game_system.h"
#include "rules/systems/normandie/content/cost_formula.h"
#include "rules/systems/normandie/content/describe_content.h"
#include "tests/rules/sample_packs.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::rules::normandie;

namespace {

QString q(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The typed value written in the order of its description: what the file must hold.
template <class T>
std::string described(const T& value) {
    JsonWriter out;
    format::FieldWriter writer(out);
    writer.write(value);
    return out.finish();
}

Names symbolNames() {
    Names names;
    const QDir folder(tests::resource(QStringLiteral("symbols")));
    for (const QString& file : folder.entryList({QStringLiteral("*.svg")}, QDir::Files))
        names.insert(file.chopped(4).toStdString());
    return names;
}

/// Road, track and the like: where one board's way goes on, the next board's must.
bool isWay(const ContentId& kind) {
    const std::string_view name = kind.name();
    return name == "road" || name == "dirt" || name == "cave-floor";
}

}  // namespace

class TestSamplePacks : public QObject {
    Q_OBJECT

    LibraryPtr m_library;
    ContentPtr m_content;

private Q_SLOTS:
    void initTestCase() {
        m_library = tests::sampleLibrary();
        m_content = Content::build(m_library).first;
    }

    void filesAreCanonical() {
        QCOMPARE(tests::samplePackNames().size(), 3);
        for (const QString& name : tests::samplePackNames()) {
            const tests::SamplePack sample = tests::samplePack(name);
            QVERIFY2(sample.problems.empty(), qPrintable(name));
            QVERIFY2(writePackManifest(sample.pack.manifest) == sample.manifest, qPrintable(name));
            const auto written = writeContentFiles(sample.pack);
            QCOMPARE(written.size(), sample.files.size());
            for (const auto& [file, text] : written)
                QVERIFY2(sample.files.at(file) == text, qPrintable(name + u'/' + q(file)));
        }
    }

    void systemItemsAreInDescribedOrder() {
        for (const Pack& pack : m_library->packs())
            for (const SystemContent& item : pack.system) {
                const std::string raw = writeJson(item.fields);
                const std::string_view kind = item.id.kind();
                const std::string typed = kind == "unit"     ? described(*readUnit(item))
                                          : kind == "tile"   ? described(*readTile(item))
                                          : kind == "option" ? described(*readOption(item))
                                                             : described(*readAbility(item));
                QVERIFY2(raw == typed, item.id.value.c_str());
            }
    }

    void packsAreClean() {
        const Names symbols = symbolNames();
        for (const Pack& pack : m_library->packs()) {
            const GameSystem* system = findGameSystem(pack.manifest.system);
            QVERIFY(system);
            for (const Finding& finding : checkPack({m_library, pack, system, &symbols, nullptr})) {
                QString words = q(finding.rule) + u' ' + q(finding.message);
                for (const std::string& argument : finding.arguments)
                    words += u' ' + q(argument);
                QFAIL(qPrintable(words));
            }
        }
    }

    void everythingIsMarkedAsSampleOrVariant() {
        for (const Pack& pack : m_library->packs())
            forEachHead(pack, [](const ContentHead& head) {
                QVERIFY2(head.provenance != Provenance::OfficialUserEntered, head.id.value.c_str());
            });
    }

    /// A French player reads what a thing does, not only what it is called.
    void everyTextIsThereInEveryLanguageOfItsPack() {
        for (const Pack& pack : m_library->packs()) {
            QVERIFY2(pack.manifest.languages.size() >= 2, pack.manifest.id.value.c_str());
            forEachHead(pack, [&](const ContentHead& head) {
                for (const std::string& language : pack.manifest.languages)
                    for (const Text* text : {&head.name, &head.help})
                        QVERIFY2(text->byLanguage.count(language) == 1 &&
                                     !text->byLanguage.find(language)->second.empty(),
                                 (head.id.value + " in " + language).c_str());
                QVERIFY2(head.help.in("fr") != head.help.in("en"), head.id.value.c_str());
            });
        }
    }

    void boxIsRich() {
        std::size_t boards = 0, faces = 0, overlays = 0;
        for (const Pack& pack : m_library->packs()) {
            boards += pack.boards.size();
            overlays += pack.overlays.size();
            for (const BoardDef& board : pack.boards)
                faces += board.faces.size();
        }
        QVERIFY(boards >= 6);
        QVERIFY(faces >= 12);
        QVERIFY(overlays >= 40);
        QVERIFY(m_content->units().size() >= 60);
        QVERIFY(m_content->tiles().size() >= 25);
    }

    void everyFactionIsWhole() {
        std::map<ContentId, int> officers, groups, heroes, bound, support;
        for (const auto& [id, tile] : m_content->tiles()) {
            officers[tile.faction] += tile.officer;
            groups[tile.faction] += !tile.officer && !tile.hero;
            heroes[tile.faction] += tile.hero;
            bound[tile.faction] += tile.hero && !tile.needsTiles.empty();
        }
        for (const auto& [id, option] : m_content->options())
            support[option.faction] += option.kind == OptionKind::Support;
        for (const auto& [id, faction] : officers) {
            QVERIFY2(officers[id] >= 1, id.value.c_str());
            QVERIFY2(groups[id] >= 3, id.value.c_str());
            QVERIFY2(heroes[id] >= 2, id.value.c_str());
            QVERIFY2(bound[id] >= 1, id.value.c_str());
            QVERIFY2(support[id] >= 3, id.value.c_str());
            QVERIFY2(!m_library->faction(id)->deck.empty(), id.value.c_str());
        }
        QCOMPARE(officers.size(), std::size_t(5));
    }

    void countersHaveTwoFaces() {
        for (const auto& [id, unit] : m_content->units())
            QVERIFY2(unit.back || unit.backRole == Unit::BackRole::Wreck, id.value.c_str());
    }

    void everyAbilityOfTheRulesIsThere() {
        for (int number = 1; number <= 48; ++number) {
            const QString rule = QStringLiteral("SON-SA-%1").arg(number, 2, 10, QLatin1Char('0'));
            const bool found =
                std::any_of(m_content->abilities().begin(), m_content->abilities().end(),
                            [&](const auto& ability) { return q(ability.second.rule) == rule; });
            QVERIFY2(found, qPrintable(rule));
        }
    }

    void everyOptionOfTheRulesIsThere() {
        QStringList missing;
        for (int number = 10; number <= 76; ++number) {
            if ((number > 46 && number < 50) || (number > 65 && number < 70))
                continue;
            const QString rule = QStringLiteral("SON-OPT-%1").arg(number);
            if (std::none_of(m_content->options().begin(), m_content->options().end(),
                             [&](const auto& option) { return q(option.second.rule) == rule; }))
                missing << rule;
        }
        QCOMPARE(missing, QStringList());
    }

    void namedCharactersAreThere() {
        for (const char* name :
             {"son-core:unit/captain-duval", "son-core:unit/ariane", "son-core:unit/overlord",
              "son-core:unit/deep-shamans", "son-core:unit/sherman-76", "son-call:unit/erghol-derleth",
              "son-call:unit/herbert-lovecraft", "son-call:unit/the-thing", "son-call:unit/shoggoth"})
            QVERIFY2(m_content->unit(ContentId(name)), name);
        QVERIFY(m_content->unit(ContentId("son-call:unit/shoggoth"))->lifePoints > 0);
        QVERIFY(m_content->option(ContentId("son-core:option/dragon")));
        QVERIFY(m_content->option(ContentId("son-call:option/culte-des-ghoules")));
    }

    void decksHoldFiftyCards() {
        for (const Pack& pack : m_library->packs())
            for (const DeckDef& deck : pack.decks) {
                int cards = 0;
                for (const Copies& copy : deck.cards)
                    cards += copy.count;
                QCOMPARE(cards, 50);
            }
        for (const char* name :
             {"high-command", "opportunity-fire", "surprise", "deep-dive", "spirit-of-the-totems", "totem",
              "march-of-the-deep-ones", "in-your-face", "sneaky-shot", "aquatic-trap"})
            QVERIFY2(m_library->card(ContentId::make("son-core", "card", name)), name);
    }

    void costsFollowTheFormula() {
        for (const auto& [id, tile] : m_content->tiles())
            QVERIFY2(tile.cost == tileCost(tile, *m_content), id.value.c_str());
        for (const auto& [id, option] : m_content->options())
            QVERIFY2(option.cost == optionCost(option, *m_content), id.value.c_str());
    }

    /// A board turned any way meets its neighbour's way in the middle of the edge, and water the same
    /// whichever end comes first.
    void boardsJoinInEveryRotation() {
        for (const Pack& pack : m_library->packs())
            for (const BoardDef& board : pack.boards) {
                QCOMPARE(board.faces.size(), std::size_t(2));
                for (const Face& face : board.faces) {
                    QCOMPARE(face.grid.cols, 10);
                    QCOMPARE(face.grid.rows, 10);
                    for (int side = 0; side < 4; ++side) {
                        const auto at = [&](int i) -> const ContentId& {
                            const Cell cell = side == 0   ? Cell{i, 0}
                                              : side == 1 ? Cell{9, i}
                                              : side == 2 ? Cell{i, 9}
                                                          : Cell{0, i};
                            return face.grid.at(cell);
                        };
                        const std::string where = board.id.value + "/" + face.name;
                        const bool sea = at(4).name() == "water";
                        for (int i = 0; i < 10; ++i) {
                            QVERIFY2(isWay(at(i)) == ((i == 4 || i == 5) && !sea), where.c_str());
                            QVERIFY2((at(i).name() == "water") == (at(9 - i).name() == "water"),
                                     where.c_str());
                        }
                    }
                }
            }
    }

    /// Samples are canonical, refer to nothing that is missing, and break no rule. That their costs are
    /// samples (SON-ARM-11) is noted and stays so.
    void samplesAreLegal() {
        const QDir folder(tests::resource(QStringLiteral("samples")));
        int scenarios = 0;
        for (const QString& file : folder.entryList({QStringLiteral("*.scenario.json")}, QDir::Files)) {
            const std::string text = tests::textOf(folder.filePath(file));
            const auto scenario = readScenario(text);
            QVERIFY2(scenario.ok(), qPrintable(file));
            QVERIFY2(writeScenario(scenario->value) == text, qPrintable(file));
            QCOMPARE(int(scenario->value.provenance), int(Provenance::Sample));
            if (scenario->value.system != "normandie")
                continue;  // judged with its own packs by the tests of its game
            ValidateRequest request;
            request.library = m_library;
            request.scenario = &scenario->value;
            tellFindings(file, validate(request));
            ++scenarios;
        }
        QVERIFY(scenarios >= 2);
        for (const QString& file : folder.entryList({QStringLiteral("*.army.json")}, QDir::Files)) {
            const std::string text = tests::textOf(folder.filePath(file));
            const auto roster = readRoster(text);
            QVERIFY2(roster.ok(), qPrintable(file));
            QVERIFY2(writeRoster(roster->value) == text, qPrintable(file));
            if (roster->value.system != "normandie")
                continue;  // judged with its own packs by the tests of its game
            ValidateRequest request;
            request.library = m_library;
            request.roster = &roster->value;
            tellFindings(file, validate(request));
        }
    }

private:
    static void tellFindings(const QString& file, const Verdict& verdict) {
        for (const Finding& finding : verdict.findings) {
            if (finding.severity == Severity::Note)
                continue;
            QString words = file + u' ' + q(finding.rule) + u' ' + q(finding.message);
            for (const std::string& argument : finding.arguments)
                words += u' ' + q(argument);
            QFAIL(qPrintable(words));
        }
    }
};

QTEST_APPLESS_MAIN(TestSamplePacks)
#include "test_sample_packs.moc"
