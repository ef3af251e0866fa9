// Pages, sheets and scripts before they become PDF files; those are read back by tests/cli/test_print.py.
#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "model/io/document_files.h"
#include "model/language/language.h"
#include "model/language/language_scope.h"
#include "model/library/content_library.h"
#include "model/messages/words.h"
#include "model/print/aid.h"
#include "model/print/aids/board_sheets.h"
#include "model/print/calibration.h"
#include "model/print/flow/flow.h"
#include "model/print/flow/text_block.h"
#include "model/print/game_prints.h"
#include "model/print/imposition.h"
#include "model/print/pdf_file.h"
#include "model/print/pdf_numbers.h"
#include "model/print/printers.h"
#include "model/print/secrets.h"
#include "model/print/setup_script.h"
#include "rules/board/plan_grid.h"
#include "rules/format/formats.h"

using namespace bocage;
using namespace bocage::model;
using namespace bocage::model::print;

namespace {

/// A block of lines of one height that notes where it was painted.
class Lines : public Block {
public:
    Lines(int count, Length height) : m_count(count), m_height(height) {}
    Slices slices(Length) const override {
        Slices all;
        for (int i = 0; i < m_count; ++i) {
            Slice slice;
            slice.height = m_height;
            slice.mayBreakBefore = i == 0 || (i >= 2 && i <= m_count - 2);
            slice.paint = [this, i](QPainter&, const Place& at) { painted.push_back({i, at}); };
            all.push_back(std::move(slice));
        }
        return all;
    }
    mutable std::vector<std::pair<int, Place>> painted;

private:
    int m_count;
    Length m_height;
};

void paintAll(const std::vector<Page>& pages) {
    QImage image(10, 10, QImage::Format_RGB32);
    QPainter painter(&image);
    for (const Page& page : pages)
        page.paint(painter);
}

template <class List>
List byId(List list) {
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return list;
}

}  // namespace

class TestPrint : public QObject {
    Q_OBJECT

    rules::LibraryPtr m_library;

    static QStringList samples() {
        QStringList paths;
        for (const char* folder : {"/resources/samples", "/resources/templates"}) {
            const QDir dir(QStringLiteral(BOCAGE_SOURCE_DIR) + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.scenario.json")}))
                paths << dir.filePath(name);
        }
        return paths;
    }
    /** What the rim of the map calls a space: squares and hexes count differently. */
    static QString nameOnTheMap(const rules::Scenario& scenario, rules::Cell at) {
        return QString::fromStdString(rules::planGrid(scenario.battlefield.grid).name(at));
    }
    static rules::Scenario load(const QString& path) {
        auto loaded = loadValue(path);
        return loaded ? std::get<rules::Scenario>(loaded->value) : rules::Scenario();
    }
    /// The first pixel that is not grey, in words; nothing where there is none.
    static QString colouredPlace(const QImage& image) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                const auto [low, high] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
                if (high != low)
                    return QStringLiteral("%1, %2: %3").arg(x).arg(y).arg(QColor(pixel).name());
            }
        return {};
    }
    static rules::Scenario crossroads() {
        return load(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/crossroads-at-dusk.scenario.json"));
    }
    static rules::Scenario causeway() {
        return load(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/drowned-causeway.scenario.json"));
    }
    std::map<std::string, int> needed(const rules::Scenario& scenario) const {
        Subject subject;
        subject.library = m_library;
        subject.scenario = &scenario;
        std::map<std::string, int> counts;
        for (const PieceCopies& copies : printsOf(scenario.system).needed(subject))
            counts[copies.id.value] += copies.count;
        return counts;
    }
    static std::vector<SheetItem> items(int count, Size size) {
        SheetItem item;
        item.size = size;
        item.bleed = 1.5_mm;
        return std::vector<SheetItem>(static_cast<std::size_t>(count), item);
    }

private Q_SLOTS:
    void initTestCase() {
        m_library = loadInstalledLibrary().library;
        useLanguage(QStringLiteral("en"));
    }

    void lengthsAreWholeMicrometres() {
        QCOMPARE((15.875_mm).micrometres(), 15875);
        QCOMPARE((25_mm * 9 / 10).micrometres(), 22500);
        QCOMPARE((-1.5_mm).micrometres(), -1500);
        QCOMPARE(sizeOf(Paper::Letter).width.micrometres(), 215900);
    }

    void placesOfPathsLieOnARasterOfPrinters() {
        // A dot of 1200 to the inch is 0.06 points: the raster.
        const std::string scale = "q\n0.06 0 0 -0.06 0 842 cm";
        QCOMPARE(shortPathNumbers(scale + "\n100.2632 7.74 m\n1 2.24 3.26 -0.01 9.75 8 c\nh\nf\nQ"),
                 scale + "\n100 8 m\n1 2 3 0 10 8 c\nh\nf\nQ");
        // Smaller units need no decimals, larger ones have as many as they need, and what was saved comes
        // back.
        QCOMPARE(shortPathNumbers("q 0.01 0 0 0.01 0 0 cm 5.4 5.6 l Q 5.4444 5.6 l 1 0 0 1 3.33333 0 cm"),
                 std::string("q 0.01 0 0 0.01 0 0 cm\n5 6 l Q\n5.45 5.6 l 1 0 0 1 3.33333 0 cm"));
        // What is long is told from its first point on, and painted the same way; rectangles keep their size.
        QCOMPARE(
            shortPathNumbers(scale +
                             "\n500.2 300 m\n550 300 l\n550 350 l\n500 350 l\n600 400 20 30 re\nf*\nQ"),
            scale + "\nq 1 0 0 1 500 300 cm\n0 0 m\n50 0 l\n50 50 l\n0 50 l\n100 100 20 30 re\nf*\nQ\nQ");
        // What clips must not be in brackets of its own.
        QCOMPARE(shortPathNumbers(scale + "\n5 3 m\n55 30 l\n55 35 l\n50 35 l\n60 40 l\n6 40 l\nW n\nQ"),
                 scale + "\n5 3 m\n55 30 l\n55 35 l\n50 35 l\n60 40 l\n6 40 l\nW n\nQ");
        // A curve that leaves its line by less than a dot is one; others stay curves.
        QCOMPARE(shortPathNumbers(scale + "\n0 0 m\n10 1 20 -1 30 0 c\n40 9 50 9 60 0 c\nS\nQ"),
                 scale + "\n0 0 m\n30 0 l\n40 9 50 9 60 0 c\nS\nQ");
        // Words, names and pictures are left as they are.
        const std::string words = "BT /F1 9.123 Tf (5.4444 1.2222 l \\) m) Tj <0A1B> Tj ET /Im0 Do";
        QCOMPARE(shortPathNumbers(words), words);
        const std::string picture = "1.23456 2.34567 m BI /W 1 ID 3.45678 m EI";
        QCOMPARE(shortPathNumbers(picture), picture);
    }

    void sheetsShareCutLinesAndStayOnThePaper_data() {
        QTest::addColumn<int>("backs");
        QTest::addColumn<bool>("gaps");
        for (const int backs : {0, 1, 2, 3})
            for (const bool gaps : {false, true})
                QTest::addRow("%d %d", backs, gaps) << backs << gaps;
    }
    void sheetsShareCutLinesAndStayOnThePaper() {
        QFETCH(int, backs);
        QFETCH(bool, gaps);
        Options options;
        options.sheets.backs = static_cast<Backs>(backs);
        options.sheets.gaps = gaps;
        std::vector<SheetItem> all = items(137, {15.875_mm, 15.875_mm});
        for (SheetItem& card : items(5, {63_mm, 88_mm}))
            all.push_back(card);
        const SheetPlan plan = planSheets(all, options);
        QVERIFY(plan.tooLarge.empty());
        std::set<std::size_t> seen;
        const Size paper = sizeOf(Paper::A4);
        for (const SheetPlan::Sheet& sheet : plan.sheets) {
            for (const SheetCell& cell : sheet.cells) {
                QVERIFY(seen.insert(cell.item).second);
                for (const Rect& rect : {cell.front, cell.back}) {
                    QVERIFY(rect.x >= 7_mm && rect.y >= 7_mm);
                    QVERIFY(rect.right() <= paper.width - 7_mm);
                    QVERIFY(rect.bottom() <= paper.height - 7_mm);
                }
                if (options.sheets.backs == Backs::ShortEdge) {
                    QCOMPARE(cell.back.y, paper.height - cell.front.bottom());
                    QCOMPARE(cell.back.x, cell.front.x);
                    QVERIFY(cell.backTurned);
                } else {
                    QCOMPARE(cell.back.x, paper.width - cell.front.right());
                    QCOMPARE(cell.back.y, cell.front.y);
                }
                if (options.sheets.backs == Backs::Fold)
                    QVERIFY(cell.front.right() < paper.width / 2 && cell.back.x > paper.width / 2);
            }
            for (std::size_t i = 0; i < sheet.cells.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const Rect &a = sheet.cells[i].front, &b = sheet.cells[j].front;
                    QVERIFY(a.x >= b.right() || b.x >= a.right() || a.y >= b.bottom() || b.y >= a.bottom());
                }
        }
        QCOMPARE(seen.size(), all.size());
    }

    void tooLargeForThePaperIsSaid() {
        const SheetPlan plan = planSheets(items(1, {300_mm, 20_mm}), Options());
        QCOMPARE(plan.tooLarge.size(), std::size_t(1));
        QVERIFY(plan.sheets.empty());
    }

    void boardsAreCoveredByTheirParts() {
        const Size whole{250_mm, 250_mm}, room{190_mm, 252_mm};
        const std::vector<BoardPart> parts = splitBoard(whole, room, 25_mm, 10_mm);
        std::int64_t area = 0;
        for (const BoardPart& part : parts) {
            QVERIFY(part.window.width <= room.width && part.window.height <= room.height);
            area += part.own.width.micrometres() / 1000 * (part.own.height.micrometres() / 1000);
            // Cuts lie on lines between spaces.
            QCOMPARE(part.own.x.micrometres() % 25000, 0);
            QCOMPARE(part.own.y.micrometres() % 25000, 0);
        }
        QCOMPARE(area, 250 * 250);
        QCOMPARE(parts.front().code(), QStringLiteral("A1"));
        QCOMPARE(splitBoard({180_mm, 200_mm}, room, 25_mm, 10_mm).size(), std::size_t(1));
    }

    void backsAreMovedAgainstTheShift() {
        Calibration measured;
        measured.backRight = 1_mm;
        measured.backDown = 2_mm;
        QCOMPARE(backShift(measured, Backs::LongEdge), (Place{1_mm, -(2_mm)}));
        QCOMPARE(backShift(measured, Backs::ShortEdge), (Place{-(1_mm), 2_mm}));
    }

    void printersAreKept() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("deep/printers.json"));
        Calibration measured;
        measured.scaleX = scaleOf(150_mm, 149.1_mm);
        measured.backRight = -(0.7_mm);
        QVERIFY(Printers(file).set(QStringLiteral("Attic"), measured));
        QCOMPARE(Printers(file).find(QStringLiteral("Attic")).value(), measured);
        QVERIFY(!Printers(file).find(QStringLiteral("Cellar")));
        measured.scaleY = 50000;
        QVERIFY(!Printers(file).set(QStringLiteral("Attic"), measured));
        QVERIFY(Printers(file).forget(QStringLiteral("Attic")));
        QVERIFY(Printers(file).names().isEmpty());
    }

    void nothingIsLostOrClippedWhenItFlows() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        const Rect body = bodyOf(frame);
        for (const int count : {1, 3, 57, 400}) {
            const auto first = std::make_shared<Lines>(count, 4_mm),
                       second = std::make_shared<Lines>(7, 60_mm);
            paintAll(flow({{2, false, {first}}, {1, false, {second}}}, frame));
            for (const auto& lines : {first, second}) {
                const Length height = lines == first ? 4_mm : 60_mm;
                for (std::size_t i = 0; i < lines->painted.size(); ++i) {
                    QCOMPARE(lines->painted[i].first, static_cast<int>(i));
                    const Place at = lines->painted[i].second;
                    QVERIFY(at.y >= body.y && at.y + height <= body.bottom());
                    QVERIFY(at.x >= body.x && at.x < body.right());
                }
            }
            QCOMPARE(first->painted.size(), std::size_t(count));
            QCOMPARE(second->painted.size(), std::size_t(7));
        }
    }

    void headingsStayWithTheirText() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        const Length body = bodyOf(frame).height;
        for (int filler = 1; filler < 70; ++filler) {
            const auto before = std::make_shared<Lines>(filler, 4_mm),
                       heading = std::make_shared<Lines>(1, 6_mm), after = std::make_shared<Lines>(5, 4_mm);
            heading->keepWithNext = true;
            paintAll(flow({{1, false, {before, heading, after}}}, frame));
            QVERIFY(body > Length());
            const Place head = heading->painted.front().second, next = after->painted[0].second;
            QCOMPARE(next.y, head.y + 6_mm);
            QCOMPARE(after->painted[1].second.y, next.y + 4_mm);  // no line alone at the foot
        }
    }

    void nothingStandsAloneOnTheNextPage() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        int parted = 0;
        for (int count = 50; count < 90; ++count) {
            std::vector<std::shared_ptr<Lines>> steps;
            Blocks blocks;
            for (int i = 0; i < count; ++i) {
                steps.push_back(std::make_shared<Lines>(1, 8_mm));
                blocks.push_back(steps.back());
            }
            const std::vector<Page> pages = flow({{2, false, blocks}}, frame);
            QImage image(10, 10, QImage::Format_RGB32);
            QPainter painter(&image);
            std::vector<int> painted;
            for (const Page& page : pages) {
                page.paint(painter);
                painted.push_back(static_cast<int>(std::count_if(
                    steps.begin(), steps.end(), [](const auto& step) { return !step->painted.empty(); })));
            }
            QCOMPARE(painted.back(), count);
            if (pages.size() > 1) {
                ++parted;
                QVERIFY(painted.back() - painted[painted.size() - 2] > 1);
            }
        }
        QVERIFY(parted > 20);
    }

    /// Points of a list and what stands under one heading keep company as the lines of a paragraph do.
    void nothingUnderAHeadingStandsAlone() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        int parted = 0;
        for (int filler = 1; filler < 70; ++filler) {
            Blocks blocks{std::make_shared<Lines>(filler, 4_mm)};
            auto heading = std::make_shared<Lines>(1, 6_mm);
            heading->keepWithNext = true;
            blocks.push_back(heading);
            std::vector<std::shared_ptr<Lines>> points;
            for (int i = 0; i < 8; ++i) {
                points.push_back(std::make_shared<Lines>(1, 4_mm));
                blocks.push_back(points.back());
            }
            auto last = std::make_shared<Lines>(1, 6_mm);
            last->keepWithNext = true;
            blocks.push_back(last);
            blocks.push_back(std::make_shared<Lines>(9, 4_mm));
            paintAll(flow({{2, false, blocks}}, frame));
            std::map<Length, int> columns;
            for (const auto& point : points)
                ++columns[point->painted.front().second.x];
            for (const auto& [x, count] : columns)
                QVERIFY2(count > 1, qPrintable(QStringLiteral("after %1 lines").arg(filler)));
            parted += columns.size() > 1 ? 1 : 0;
        }
        QVERIFY(parted > 3);
    }

    /// A heading over all columns is a part of its own: it waits for them at the foot of a page.
    void aHeadingAboveColumnsStaysWithThem() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        for (int filler = 40; filler < 70; ++filler) {
            const auto before = std::make_shared<Lines>(filler, 4_mm),
                       heading = std::make_shared<Lines>(1, 6_mm), first = std::make_shared<Lines>(2, 8_mm);
            heading->keepWithNext = true;
            paintAll(flow({{1, false, {before}},
                           {1, false, {heading}},
                           {2, false, {first, std::make_shared<Lines>(2, 8_mm)}}},
                          frame));
            QVERIFY(heading->painted.front().second.y < first->painted.front().second.y);
        }
    }

    void theTurnTrackStaysInOnePiece() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        for (int filler = 1; filler < 60; ++filler) {
            std::vector<QRectF> spaces;
            std::vector<TilesBlock::Tile> tiles;
            for (int i = 0; i < 12; ++i)
                tiles.push_back({{28_mm, 21_mm},
                                 [&spaces](QPainter&, const QRectF& at) { spaces.push_back(at); },
                                 QString()});
            auto track = std::make_shared<TilesBlock>(std::move(tiles), Ink{});
            track->together = true;
            paintAll(flow({{1, false, {std::make_shared<Lines>(filler, 4_mm)}}, {1, false, {track}}}, frame));
            QCOMPARE(spaces.size(), std::size_t(12));
            QVERIFY(spaces.back().top() > spaces.front().top());
        }
    }

    void whatHasNoBacksHasNoEmptyPages() {
        Options options;
        const SheetPlan plan = planSheets(items(60, {30_mm, 30_mm}), options);
        QVERIFY(plan.sheets.size() > 1);
        const auto pages = [&](std::vector<SheetItem> all) {
            return sheetPages(plan, std::move(all), options, QString(), QString(), QString()).size();
        };
        std::vector<SheetItem> all = items(60, {30_mm, 30_mm});
        QCOMPARE(pages(all), plan.sheets.size());
        // A back on the first sheet: the second has none and is not followed by an empty page.
        all[plan.sheets.front().cells.front().item].back = [](QPainter&, const QRectF&) {};
        QCOMPARE(pages(all), plan.sheets.size() + 1);
    }

    void noColourInBlackAndWhite() {
        QStringList coloured;
        std::set<std::string> games;
        for (const QString& path : samples()) {
            const rules::Scenario scenario = load(path);
            if (!games.insert(scenario.system).second)  // one of each game
                continue;
            Subject subject;
            subject.library = m_library;
            subject.scenario = &scenario;
            for (const AidPtr& aid : aidsFor(subject)) {
                Options options;
                options.colours = Colours::Grey;
                if (aid->choices().testFlag(Choice::Readers))
                    options.reader = aid->readers(subject).front().id;
                const auto document = makeAid(*aid, subject, options);
                for (std::size_t i = 0; document && i < document->pages.size(); ++i) {
                    const QImage image = pageImage(*document, i, 14);
                    QImage blank = image;
                    blank.fill(Qt::white);
                    if (image == blank && !document->pages[i].back)
                        coloured << QStringLiteral("%1, %2, page %3: empty").arg(path, aid->id()).arg(i + 1);
                    if (const QString place = colouredPlace(image); !place.isEmpty())
                        coloured << QStringLiteral("%1, %2, page %3 at %4")
                                        .arg(path, aid->id())
                                        .arg(i + 1)
                                        .arg(place);
                }
            }
        }
        QVERIFY2(coloured.isEmpty(), qPrintable(coloured.join(QLatin1Char('\n'))));
        QVERIFY(games.size() > 1);
    }

    void headsOfTablesStandAboveEveryPartOfThem() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        int heads = 0;
        std::vector<Rect> rows;
        Rect lastHead;
        const auto noting = [](std::function<void(const Rect&)> note) {
            TableCell cell;
            cell.picture = {20_mm, 9_mm};
            cell.painting = [note = std::move(note)](QPainter&, const QRectF& at) {
                note({fromUnits(at.x()), fromUnits(at.y()), fromUnits(at.width()), fromUnits(at.height())});
            };
            return cell;
        };
        auto table = std::make_shared<TableBlock>(std::vector<double>{1}, Ink{});
        table->head = {noting([&](const Rect& at) {
            ++heads;
            lastHead = at;
        })};
        for (int i = 0; i < 70; ++i)
            table->rows.push_back({noting([&](const Rect& at) {
                QVERIFY2(at.y > lastHead.y, "a row stands above the head of its part");
                QCOMPARE(at.x, lastHead.x);
                QVERIFY(at.bottom() <= bodyOf(frame).bottom());
                rows.push_back(at);
            })});
        const std::vector<Page> pages = flow({{2, false, {table}}}, frame);
        paintAll(pages);
        QCOMPARE(rows.size(), std::size_t(70));
        int parts = 1;
        for (std::size_t i = 1; i < rows.size(); ++i)
            parts += rows[i].y < rows[i - 1].y ? 1 : 0;
        QVERIFY(pages.size() > 1);
        QVERIFY(parts > 2);
        QCOMPARE(heads, parts);
    }

    void replayedScriptEqualsTheScenario() {
        for (const QString& path : samples()) {
            const rules::Scenario scenario = load(path);
            const auto script = setupScript(scenario, *m_library);
            const rules::Scenario table = carriedOut(script, script.size());
            QCOMPARE(byId(table.battlefield.boards), byId(scenario.battlefield.boards));
            QCOMPARE(byId(table.battlefield.overlays), byId(scenario.battlefield.overlays));
            QCOMPARE(byId(table.battlefield.edges), byId(scenario.battlefield.edges));
            QCOMPARE(byId(table.battlefield.corners), byId(scenario.battlefield.corners));
            QCOMPARE(byId(table.pieces), byId(scenario.pieces));
            QCOMPARE(byId(table.decks), byId(scenario.decks));
            QCOMPARE(byId(table.bags), byId(scenario.bags));
            // The words say where: a player has nothing else to go by.
            for (const SetupPart& part : script)
                for (const SetupStep& step : part.steps) {
                    QVERIFY(!step.box.isEmpty());
                    if (const auto* piece = std::get_if<rules::Piece>(&step.thing); piece && !piece->corner)
                        QVERIFY2(step.words.contains(nameOnTheMap(scenario, piece->at)),
                                 qPrintable(step.words));
                    if (const auto* board = std::get_if<rules::PlacedBoard>(&step.thing))
                        QVERIFY2(step.words.contains(nameOnTheMap(scenario, board->at)),
                                 qPrintable(step.words));
                }
        }
    }

    void onlyOnesOwnSecretsAreKnown() {
        rules::Scenario scenario = crossroads();
        scenario.notes.push_back(
            {rules::ElementId("note-1"), {1, 1}, rules::Text("the magus waits here"), {}});
        const GamePrints& prints = printsOf(scenario.system);
        const std::string ours =
            rules::writeScenario(knownTo(rules::PlayerId("majestic"), scenario, *m_library, prints));
        for (const char* secret : {"black-sun-magus", "sigil-blood", "paralyze", "Circle in the field",
                                   "waits here", "offensive-grenades"})
            QVERIFY2(ours.find(secret) == std::string::npos, secret);
        QVERIFY(ours.find("Ranger company") != std::string::npos);
        const std::string theirs =
            rules::writeScenario(knownTo(rules::PlayerId("black-sun"), scenario, *m_library, prints));
        QVERIFY(theirs.find("Circle in the field") != std::string::npos);
        QVERIFY(theirs.find("Ranger company") == std::string::npos);
    }

    void pagesSpeakTheirOwnLanguage() {
        QCOMPARE(uiLanguage(), std::string("en"));
        {
            const LanguageScope scope(QStringLiteral("fr"));
            QCOMPARE(uiLanguage(), std::string("fr"));
            QCOMPARE(QCoreApplication::translate("BriefingWords", "dark night"),
                     QCoreApplication::translate("BriefingWords", "dark night"));
            rules::Text text("hedge");
            text.byLanguage["fr"] = "haie";
            QCOMPARE(localized(text), QStringLiteral("haie"));
        }
        QCOMPARE(uiLanguage(), std::string("en"));
    }

    void whatBagsHoldIsPrinted() {
        rules::Scenario scenario = causeway();
        std::map<std::string, int> pieces = needed(scenario);
        // Six Steady tokens of the Madness bag; the Search bag is without the barrier that lies in an army.
        QCOMPARE(pieces["son-core:marker/madness-steady"], 6);
        QCOMPARE(pieces["son-core:marker/madness-suicide"], 2);
        QCOMPARE(pieces["son-core:option/elder-sign"], 1);
        const int barriers = pieces["son-core:option/mythos-barrier"];
        QCOMPARE(scenario.bags.size(), std::size_t(2));
        scenario.bags[0].added = {{rules::ContentId("son-core:marker/madness-steady"), 2}};
        scenario.bags[0].removed = {{rules::ContentId("son-core:marker/madness-suicide"), 5}};
        scenario.bags[1].removed.clear();
        pieces = needed(scenario);
        QCOMPARE(pieces["son-core:marker/madness-steady"], 8);
        QCOMPARE(pieces["son-core:marker/madness-suicide"], 0);
        QCOMPARE(pieces["son-core:option/mythos-barrier"], barriers + 1);
    }

    void cardsTakenOutOfDecksAreNotPrinted() {
        rules::Scenario scenario = causeway();
        QCOMPARE(needed(scenario)["son-core:card/strafing-run"], 0);
        QCOMPARE(scenario.decks.size(), std::size_t(2));
        scenario.decks[0].removed.clear();
        QCOMPARE(needed(scenario)["son-core:card/strafing-run"], 1);
        // Nor where no rules tell what lies on the table: being named is not being needed.
        scenario.system = "no-such-game";
        scenario.decks[0].removed = scenario.decks[1].removed;
        QCOMPARE(needed(scenario)["son-core:card/strafing-run"], 0);
        QVERIFY(needed(scenario)["son-core:marker/madness-steady"] > 0);
    }

    void cardsKnowTheirDeck() {
        const rules::Scenario scenario = crossroads();
        Subject subject;
        subject.library = m_library;
        subject.scenario = &scenario;
        std::map<std::string, int> decks, surprises;
        for (const PieceCopies& piece : printsOf(scenario.system).needed(subject))
            if (piece.id.kind() == "card") {
                decks[piece.deck.value] += piece.count;
                if (piece.id.value == "son-core:card/surprise")
                    surprises[piece.deck.value] += piece.count;
            }
        QCOMPARE(decks.size(), std::size_t(2));
        for (const rules::DeckUse& use : scenario.decks)
            QVERIFY2(surprises[use.deck.value] > 0, use.deck.value.c_str());
    }

    void piecesWithPicturesBeyondTheirCutKeepApart() {
        std::vector<SheetItem> all = items(4, {50_mm, 50_mm});
        QCOMPARE(planSheets(all, Options()).sheets[0].cells[1].front.x -
                     planSheets(all, Options()).sheets[0].cells[0].front.right(),
                 Length());
        all[2].gutter = 2_mm;
        const SheetPlan plan = planSheets(all, Options());
        // Half of it is less than the others' bleed: so much is left between all of them.
        QCOMPARE((plan.sheets[0].cells[1].front.x - plan.sheets[0].cells[0].front.right()).micrometres(),
                 3000);
        for (const SheetCell& cell : plan.sheets[0].cells)
            QCOMPARE((cell.back.x + cell.front.right()).micrometres(), plan.paper.width.micrometres());
    }

    void pagesAreNumberedWhenAllPartsAreThere() {
        PageFrame frame;
        frame.size = sizeOf(Paper::A4);
        print::Document document;
        const Writer writer{Ink()};
        for (int part = 0; part < 3; ++part)
            for (Page& page : flow({{1, false, {writer.paragraph(QStringLiteral("Words"))}}}, frame))
                document.pages.push_back(std::move(page));
        document.pages[1].label = QStringLiteral("Own name");
        numberPages(document);
        QCOMPARE(document.pages[0].label, QStringLiteral("Page 1"));
        QCOMPARE(document.pages[1].label, QStringLiteral("Own name"));
        QCOMPARE(document.pages[2].label, QStringLiteral("Page 3"));
    }

    /// Else cards are marked from behind as soon as a cut is half a millimetre off.
    void bleedOfABackComesFromTheBack() {
        const auto filled = [](QColor colour) {
            return [colour](QPainter& painter, const QRectF& rect) { painter.fillRect(rect, colour); };
        };
        std::vector<SheetItem> cards = items(2, {63_mm, 88_mm});
        cards[0].front = filled(Qt::yellow);
        cards[1].front = filled(Qt::green);
        for (SheetItem& card : cards)
            card.back = filled(Qt::blue);
        const auto colours = [](const Page& page) {
            QImage image((page.size.units() / 30).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(1 / 30.0, 1 / 30.0);
            page.paint(painter);
            painter.end();
            std::set<QRgb> seen;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    seen.insert(image.pixel(x, y));
            return seen;
        };
        Options options;
        options.sheets.backs = Backs::LongEdge;
        std::vector<std::vector<Page>> jobs{
            sheetPages(planSheets(cards, options), cards, options, {}, {}, {}), singlePages(cards, options)};
        for (const std::vector<Page>& pages : jobs) {
            int backs = 0;
            for (const Page& page : pages) {
                const std::set<QRgb> seen = colours(page);
                QCOMPARE(seen.count(QColor(Qt::blue).rgb()) > 0, page.back);
                const bool front =
                    seen.count(QColor(Qt::yellow).rgb()) || seen.count(QColor(Qt::green).rgb());
                QCOMPARE(front, !page.back);
                backs += page.back ? 1 : 0;
            }
            QVERIFY(backs > 0);
        }
    }

    void everyAidOfEverySampleMakesPages() {
        for (const QString& path : samples()) {
            const rules::Scenario scenario = load(path);
            Subject subject;
            subject.library = m_library;
            subject.scenario = &scenario;
            std::set<QString> ids;
            for (const AidPtr& aid : aidsFor(subject)) {
                QVERIFY(ids.insert(aid->id()).second);
                QVERIFY(!aid->name().isEmpty() && !aid->purpose().isEmpty());
                Options options;
                if (aid->choices().testFlag(Choice::Readers))
                    options.reader = aid->readers(subject).front().id;
                const auto document = makeAid(*aid, subject, options);
                if (!document) {
                    QCOMPARE(document.problems().front().code, std::string("print.nothing"));
                    continue;
                }
                QVERIFY2(!document->pages.empty(), qPrintable(path + aid->id()));
            }
        }
    }

    void aLongJobCanBeStopped() {
        const rules::Scenario scenario = crossroads();
        Subject subject;
        subject.library = m_library;
        subject.scenario = &scenario;
        const auto document = makeAid(*findAid(subject, QStringLiteral("turntrack")), subject, Options());
        QVERIFY(document);
        const auto stopped = pdfFile(*document, [](int, int) { return false; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.problems().front().code, std::string("print.cancelled"));
        int asked = 0;
        QVERIFY(pdfFile(*document, [&](int, int) { return ++asked > 0; }));
        QCOMPARE(asked, static_cast<int>(document->pages.size()) + 1);
    }
};

QTEST_MAIN(TestPrint)
#include "test_print.moc"
