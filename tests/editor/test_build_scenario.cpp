#include <QFile>
#include <QSet>
#include <QTemporaryDir>

#include "model/io/document_files.h"
#include "model/render/map_image.h"
#include "tests/editor/keyboard_hand.h"
#include "tests/editor/mouse_hand.h"

using namespace bocage;
using bocage::test::Hand;
using bocage::test::KeyboardHand;
using bocage::test::MouseHand;
using bocage::test::WindowFixture;
using rules::Cell;
using rules::ElementId;

namespace {

struct Laid {
    const char* words;
    Cell at;
};
constexpr Laid overlays[] = {{"thicket", {5, 2}},     {"crater", {8, 4}},  {"cottage", {13, 2}},
                             {"small house", {6, 7}}, {"barn", {12, 7}},   {"hedgerow 3", {5, 12}},
                             {"rocks", {9, 12}},      {"wheat", {13, 12}}, {"shed", {6, 16}},
                             {"mud", {13, 16}}};

/// Sees to it that the mouse stays where it is.
class MouseWatch : public QObject {
public:
    MouseWatch() { qApp->installEventFilter(this); }
    int presses = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
            ++presses;
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

/// From an empty window to a battle that can be played: boards, overlays, zones, objectives, events, victory
/// and two armies on the map. Once by mouse, once by keyboard alone; both ways lead to the same battle.
class TestBuildScenario : public QObject {
    Q_OBJECT

private:
    static void layOut(WindowFixture& f, Hand& hand) {
        hand.command("battlefield.quickLayout", [&] {
            hand.press(QStringLiteral("preset.2x2"));
            hand.chooseText(QStringLiteral("place.0.0"), QStringLiteral("Bocage fields"));
            hand.chooseText(QStringLiteral("place.1.0"), QStringLiteral("Village"));
            hand.chooseText(QStringLiteral("place.0.1"), QStringLiteral("Battleground"));
            hand.chooseText(QStringLiteral("place.1.1"), QStringLiteral("Forest"));
            hand.press(QStringLiteral("layOut"));
        });
        QCOMPARE(f.scenario().battlefield.boards.size(), std::size_t(4));
        for (const Laid& overlay : overlays) {
            const std::size_t before = f.scenario().battlefield.overlays.size();
            hand.take(Hand::Overlays, QString::fromLatin1(overlay.words));
            hand.layAt(overlay.at);
            QVERIFY2(f.scenario().battlefield.overlays.size() == before + 1,
                     qPrintable(QString::fromLatin1(overlay.words) + f.canvas().told()));
        }
    }

    static void describe(WindowFixture& f, Hand& hand) {
        hand.command("view.briefing");
        hand.showSection(Hand::Basics);
        hand.type(QStringLiteral("title"), QStringLiteral("The mill road"));
        hand.type(QStringLiteral("introduction"), QStringLiteral("Whoever holds the road holds the valley."));
        hand.nameTwoSides(QStringLiteral("Rangers"), QStringLiteral("Black Sun"));
        hand.describePlayer("player-1", "son-core:faction/majestic", "250", "4");
        hand.describePlayer("player-2", "son-core:faction/black-sun", "250", "4");
        hand.showSection(Hand::Play);
        hand.chooseKey(QStringLiteral("initiative"), "player-1");
        hand.chooseKey(QStringLiteral("first-deployer"), "player-2");
        hand.showSection(Hand::Turns);
        hand.addEvent(3, QStringLiteral("Night falls."));
        hand.setEnd(8);
        QCOMPARE(f.scenario().turnTrack.end, std::optional<int>(8));
        QCOMPARE(f.scenario().turnTrack.events.size(), std::size_t(1));
        QCOMPARE(f.scenario().turnTrack.events.front().turn, 3);
    }

    static void setUp(WindowFixture& f, Hand& hand) {
        hand.command("view.map");
        hand.tool("tool.zone");
        hand.press(QStringLiteral("zoneRectangle"));
        hand.choose(QStringLiteral("zoneSide"), 1);
        hand.frame({0, 1}, {2, 7});
        hand.choose(QStringLiteral("zoneTarget"), 0);
        hand.choose(QStringLiteral("zoneSide"), 2);
        hand.frame({17, 1}, {19, 7});
        QCOMPARE(f.scenario().zones.size(), std::size_t(2));
        hand.tool("tool.objective");
        hand.layAt({9, 9});
        hand.type(QStringLiteral("objectiveLabel"), QStringLiteral("Crossroads"));
        hand.type(QStringLiteral("objectiveValue"), QStringLiteral("3"));
        hand.layAt({14, 9});
        hand.choose(QStringLiteral("objectiveKind"), 1);
        QCOMPARE(f.scenario().objectives.size(), std::size_t(2));
    }

    static void decide(WindowFixture& f, Hand& hand) {
        hand.command("view.briefing");
        hand.showSection(Hand::Victory);
        hand.press(QStringLiteral("add-victory/side-1/2"));  // hold
        hand.press(QStringLiteral("victory-target/victory-1/objective-1"));
        hand.type(QStringLiteral("victory-turn/victory-1"), QStringLiteral("8"));
        hand.press(QStringLiteral("add-victory/side-2/1"));  // capture
        hand.press(QStringLiteral("victory-target/victory-2/objective-2"));
        QCOMPARE(f.scenario().victory.size(), std::size_t(2));
        for (const rules::VictoryCondition& condition : f.scenario().victory)
            QCOMPARE(condition.targets.size(), std::size_t(1));
    }

    static void check(const rules::Scenario& scenario) {
        const auto& library = WindowFixture::library().library;
        test::expectNoErrors(scenario);
        const auto png = model::mapImage(scenario, library, model::MapFormat::Png);
        QVERIFY(png.ok());
        const QImage picture = QImage::fromData(*png, "PNG");
        QVERIFY(picture.width() >= 20 * 90 && picture.height() >= 20 * 90);
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); y += 9)
            for (int x = 0; x < picture.width(); x += 9)
                colours.insert(picture.pixel(x, y));
        QVERIFY2(colours.size() > 200, qPrintable(QString::number(colours.size())));
    }

private Q_SLOTS:
    void aWholeBattleFromNothing_data() {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keyboard alone") << false;
    }
    void aWholeBattleFromNothing() {
        QFETCH(bool, mouse);
        QTemporaryDir folder;
        WindowFixture f;
        const MouseWatch watch;
        std::unique_ptr<Hand> hand;
        if (mouse)
            hand = std::make_unique<MouseHand>(f);
        else
            hand = std::make_unique<KeyboardHand>(f);
        const auto steps = {std::function([&] { hand->command("file.new"); }),
                            std::function([&] { layOut(f, *hand); }),
                            std::function([&] { describe(f, *hand); }),
                            std::function([&] {
                                hand->muster("player-1", "army-1", {"ranger command", "ranger platoon"});
                            }),
                            std::function([&] {
                                hand->muster("player-2", "army-2", {"sturm command", "sturm platoon"});
                            }),
                            std::function([&] { setUp(f, *hand); }),
                            std::function([&] { decide(f, *hand); }),
                            std::function([&] {
                                hand->command("view.map");
                                hand->deployFromTray(2, 2);
                            })};
        for (const auto& step : steps) {
            step();
            if (QTest::currentTestFailed())
                return;
        }
        const QString path = folder.filePath(QStringLiteral("mill-road.scenario.json"));
        hand->saveAs(path);
        QVERIFY(QFile::exists(path));
        QVERIFY(!f.document().isModified());
        QCOMPARE(watch.presses > 0, mouse);

        const auto loaded = model::loadValue(path);
        QVERIFY(loaded.ok());
        const auto& scenario = std::get<rules::Scenario>(loaded->value);
        QCOMPARE(scenario.title.in("en"), "The mill road");
        QCOMPARE(scenario.battlefield.boards.size(), std::size_t(4));
        QCOMPARE(scenario.battlefield.overlays.size(), std::size(overlays));
        QCOMPARE(scenario.pieces.size(), std::size_t(14));
        for (const rules::Zone& zone : scenario.zones)
            QCOMPARE(zone.cells.size(), std::size_t(3 * 7));
        QVERIFY(scenario.zones[0].side != scenario.zones[1].side);
        check(scenario);
        if (!m_other) {
            m_other = scenario;
            return;
        }
        QVERIFY(m_other->battlefield == scenario.battlefield);
        QVERIFY(m_other->zones == scenario.zones);
        QVERIFY(m_other->objectives == scenario.objectives);
        QVERIFY(m_other->sides == scenario.sides);
        QVERIFY(m_other->turnTrack == scenario.turnTrack);
        QVERIFY(m_other->victory == scenario.victory);
        QVERIFY(m_other->pieces == scenario.pieces);
        QVERIFY(*m_other == scenario);
    }

private:
    std::optional<rules::Scenario> m_other;  ///< made the other way
};

QTEST_MAIN(TestBuildScenario)
#include "test_build_scenario.moc"
