#include <QtTest>

#include <random>

#include "rules/systems/normandie/sight/sight_map.h"
#include "rules/systems/normandie/sight/sight_scan.h"
#include "rules/systems/normandie/sight/sight_table.h"
#include "tests/support/field_kit.h"
#include "tests/support/pack_folders.h"
#include "tests/support/sight_oracle.h"

using namespace bocage::tests;

/// The engine's four ways to answer (one line, one to all, all pairs, with reasons) against the slow oracle.
class TestNormandieSightOracle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sampleBoards();
    void randomBoards();
    void largeBoardsAndLargeSums();
    void mirrorAndRotationChangeNothing();
    void symmetricButForOwnSpace();
};

namespace {

n::SightCode codeOf(const SightOracle::Verdict& verdict) {
    return verdict.blocked ? n::sightBlocked : static_cast<n::SightCode>(std::min(verdict.penalty, 254));
}

/// Compares everything with the oracle; returns a description of the first difference, empty when none.
QString differences(const n::Battlefield& field, const n::SightOptions& options, bool withReasons,
                    std::size_t& pairs) {
    const n::SightMap map(field, options);
    const SightOracle oracle(field, options);
    n::SightScanner scanner(map);
    std::vector<n::SightCode> seen(static_cast<std::size_t>(field.cellCount()));
    std::vector<n::SightCode> buffer(n::SightTable::bytesFor(field.cols(), field.rows()));
    const n::SightTable table(map, buffer);
    for (int from = 0; from < field.cellCount(); ++from) {
        const Cell a = field.cellAt(from);
        scanner.scan(a, seen);
        for (int to = 0; to < field.cellCount(); ++to) {
            const Cell b = field.cellAt(to);
            const SightOracle::Verdict verdict = oracle.see(a, b);
            const n::SightCode expected = codeOf(verdict);
            ++pairs;
            const auto say = [&](const char* who, int code) {
                return QString("%1 from %2 to %3: %4 instead of %5")
                    .arg(who)
                    .arg(QString::fromStdString(cellName(a)), QString::fromStdString(cellName(b)))
                    .arg(code)
                    .arg(int(expected));
            };
            if (map.between(a, b) != expected)
                return say("walk", map.between(a, b));
            if (seen[static_cast<std::size_t>(to)] != expected)
                return say("scan", seen[static_cast<std::size_t>(to)]);
            if (table.between(from, to) != expected)
                return say("table", table.between(from, to));
            if (!withReasons)
                continue;
            const n::SightAnswer answer = n::explainSight(field, a, b, options);
            if ((answer.state == n::SightState::Blocked) != verdict.blocked ||
                answer.penalty != verdict.penalty)
                return say("reasons", answer.penalty);
            int sum = 0;
            for (const n::SightStep& step : answer.steps)
                sum += step.penalty;
            if (answer.seen() && sum != answer.penalty)
                return say("sum of steps", sum);
            if (!answer.seen() && answer.blocker < 0 && answer.refused.empty())
                return say("missing blocker", 0);
        }
    }
    return {};
}

/// A random battlefield with everything on it.
class RandomField {
public:
    explicit RandomField(unsigned seed) : m_random(seed) {
        m_kit.kind('f', {{"building", {}, {}}});
        m_kit.kind('F', {{"building", {}, {}}, {"obscures", 1, {}}});
        m_kit.unit("rifles", "infantry");
        m_kit.unit("scout", "infantry", 1, "concealed");
        m_kit.unit("tank", "heavy", 2);
        m_kit.unit("beast", "creature", 4);
    }

    FieldKit& make(int cols, int rows) {
        const std::string letters = upTo(2) ? "......###112233f " : "..........#12 ";
        std::vector<std::string> grid;
        for (int row = 0; row < rows; ++row) {
            std::string line;
            for (int col = 0; col < cols; ++col)
                line += letters[upTo(letters.size())];
            grid.push_back(line);
        }
        m_kit.board(grid, {int(upTo(3)) - 1, int(upTo(3)) - 1});
        const Cell origin = m_kit.scenario.battlefield.boards[0].at;
        const auto anywhere = [&] {
            return origin + Cell{int(upTo(std::size_t(cols))), int(upTo(std::size_t(rows)))};
        };
        const auto side = [&] { return static_cast<Side>(upTo(4)); };
        Face house = m_kit.face("a", {"fF", "ff"});
        for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{0, 1}, Cell{1, 1}})
            for (int s = 0; s < 4; ++s)
                if (upTo(3))
                    house.edges.push_back(FieldKit::feature(upTo(3)   ? "wall"
                                                            : upTo(2) ? "opening"
                                                                      : "entrance",
                                                            cell, static_cast<Side>(s)));
        m_kit.defineOverlay("house", {house});
        if (upTo(2))
            m_kit.layOverlay("house", anywhere(), static_cast<Rotation>(upTo(4)));
        static constexpr const char* kinds[] = {"wall", "no-passage", "screen", "opening", "fence", "hedge"};
        for (std::size_t i = upTo(12); i > 0; --i)
            m_kit.layEdge(kinds[upTo(6)], anywhere(), side());
        // Long runs, to tell an element from an edge.
        for (std::size_t i = upTo(3); i > 0; --i) {
            Cell at = anywhere();
            const Side s = side();
            const bool across = s == Side::North || s == Side::South;
            for (std::size_t length = upTo(6); length > 0; --length, at = at + Cell{across, !across})
                m_kit.layEdge("fence", at, s);
        }
        static constexpr const char* units[] = {"rifles", "scout", "tank", "beast"};
        for (std::size_t i = upTo(5); i > 0; --i)
            place(units[upTo(4)], anywhere());
        const auto choose = [&](const char* key, const char* value) {
            if (upTo(4) == 0)
                m_kit.scenario.rulings[key] = value;
        };
        choose("los.corner", "either");
        choose("los.ownSpace", "counted");
        choose("los.endpoints", "closed");
        choose("los.creatureSeesOver", "true");
        return m_kit;
    }

    n::SightOptions options() {
        const auto any = [&] { return static_cast<n::UnitClass>(upTo(4)); };
        return {any(), any(), upTo(4) != 0};
    }

    std::size_t upTo(std::size_t count) { return m_random() % count; }

private:
    void place(const char* unit, Cell at) {
        // One unit per space (SON-GEO-12): keep them apart by more than their size.
        for (const Piece& piece : m_kit.scenario.pieces)
            if (Square::distance(piece.at, at) < 3)
                return;
        const int facing = int(upTo(8));
        m_kit.put(unit, at, upTo(2) ? "blue" : "red", unit[0] == 'b' ? facing & ~1 : facing,
                  upTo(2) ? "front" : "back");
    }

    FieldKit m_kit;
    std::mt19937 m_random;
};

}  // namespace

void TestNormandieSightOracle::sampleBoards() {
    Problems problems;
    auto packs = packsIn(std::filesystem::path(BOCAGE_SOURCE_DIR) / "resources" / "packs", problems);
    std::erase_if(packs, [](const Pack& pack) { return pack.manifest.system != "normandie"; });
    const LibraryPtr library = Library::build(std::move(packs)).first;
    const n::ContentPtr content = n::Content::build(library).first;
    std::size_t faces = 0;
    std::size_t pairs = 0;
    const auto check = [&](const Scenario& scenario, const ContentId& id, const Face& face, int turns) {
        const n::Battlefield field = n::Battlefield::build(scenario, content);
        QVERIFY(field.cellCount() > 0);
        const QString difference = differences(field, {}, turns == 0, pairs);
        QVERIFY2(difference.isEmpty(),
                 qPrintable(QString("%1 %2 turned %3: %4")
                                .arg(QString::fromStdString(id.value), QString::fromStdString(face.name))
                                .arg(turns)
                                .arg(difference)));
        ++faces;
    };
    for (const Pack& pack : library->packs()) {
        for (const BoardDef& board : pack.boards)
            for (const Face& face : board.faces)
                for (int turns = 0; turns < 4; ++turns) {
                    Scenario scenario;
                    PlacedBoard placed;
                    placed.board = board.id;
                    placed.face = face.name;
                    placed.rotation = static_cast<Rotation>(turns);
                    scenario.battlefield.boards.push_back(placed);
                    check(scenario, board.id, face, turns);
                }
        // Overlays in the middle of the first board they can lie on.
        if (library->packs().front().boards.empty())
            continue;
        const BoardDef& ground = library->packs().front().boards.front();
        for (const OverlayDef& overlay : pack.overlays)
            for (const Face& face : overlay.faces)
                for (int turns = 0; turns < 4; ++turns) {
                    Scenario scenario;
                    PlacedBoard board;
                    board.board = ground.id;
                    board.face = ground.faces.front().name;
                    scenario.battlefield.boards.push_back(board);
                    PlacedOverlay placed;
                    placed.overlay = overlay.id;
                    placed.face = face.name;
                    placed.at = {2, 2};
                    placed.rotation = static_cast<Rotation>(turns);
                    scenario.battlefield.overlays.push_back(placed);
                    check(scenario, overlay.id, face, turns);
                }
    }
    QVERIFY2(faces > 0, "no sample boards found");
    qInfo("%zu faces in their rotations, %zu pairs", faces, pairs);
}

void TestNormandieSightOracle::randomBoards() {
    std::size_t pairs = 0;
    for (unsigned seed = 1; seed <= 1000; ++seed) {
        RandomField random(seed);
        FieldKit& kit = random.make(1 + int(random.upTo(9)), 1 + int(random.upTo(9)));
        const n::Battlefield field = kit.build();
        const QString difference = differences(field, random.options(), seed % 4 == 0, pairs);
        QVERIFY2(difference.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(difference)));
    }
    qInfo("1000 boards, %zu pairs", pairs);
}

void TestNormandieSightOracle::largeBoardsAndLargeSums() {
    std::size_t pairs = 0;
    for (unsigned seed = 5001; seed <= 5003; ++seed) {
        RandomField random(seed);
        FieldKit& kit = random.make(26, 17);
        const QString difference = differences(kit.build(), {}, false, pairs);
        QVERIFY2(difference.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(difference)));
    }
    // So much thicket that a byte does not hold the sum: still obscured, not blocked.
    FieldKit kit;
    kit.board(std::vector<std::string>(3, std::string(40, '9')));
    const n::Battlefield field = kit.build();
    const n::SightMap map(field);
    QVERIFY(!map.fitsBytes());
    const QString difference = differences(field, {}, false, pairs);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
    QCOMPARE(int(map.between({0, 0}, {39, 2})), 254);
    QVERIFY(n::explainSight(field, {0, 0}, {39, 0}).penalty == 38 * 9);
}

void TestNormandieSightOracle::mirrorAndRotationChangeNothing() {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        // The same letters and edges turned and mirrored by hand, so that the engine's own turning is judged
        // too.
        std::mt19937 random(seed);
        const int cols = 3 + int(random() % 6);
        const int rows = 3 + int(random() % 6);
        const std::string letters = "....##123";
        std::vector<std::string> grid(static_cast<std::size_t>(rows),
                                      std::string(static_cast<std::size_t>(cols), '.'));
        for (std::string& line : grid)
            for (char& letter : line)
                letter = letters[random() % letters.size()];
        std::vector<std::string> flipped = grid;
        for (std::string& line : flipped)
            std::reverse(line.begin(), line.end());
        std::vector<EdgeFeature> edges, flippedEdges;
        for (int i = 0; i < 8; ++i) {
            static constexpr const char* kinds[] = {"wall", "fence", "hedge", "screen"};
            const char* kind = kinds[random() % 4];
            const Cell cell{int(random() % unsigned(cols)), int(random() % unsigned(rows))};
            const auto side = static_cast<Side>(random() % 4);
            const auto other = side == Side::East ? Side::West : side == Side::West ? Side::East : side;
            edges.push_back(FieldKit::feature(kind, cell, side));
            flippedEdges.push_back(FieldKit::feature(kind, {cols - 1 - cell.col, cell.row}, other));
        }
        FieldKit plainKit;
        plainKit.board(grid, {}, Rotation::R0, edges);
        const n::Battlefield plain = plainKit.build();
        const n::SightMap plainMap(plain);
        for (int variant = 1; variant < 8; ++variant) {
            const auto rotation = static_cast<Rotation>(variant & 3);
            const bool mirror = variant >= 4;
            FieldKit kit;
            kit.board(mirror ? flipped : grid, {}, rotation, mirror ? flippedEdges : edges);
            const n::Battlefield field = kit.build();
            const n::SightMap map(field);
            const auto moved = [&](Cell cell) {
                return rotated(mirror ? Cell{cols - 1 - cell.col, cell.row} : cell, rotation, cols, rows);
            };
            for (int a = 0; a < plain.cellCount(); ++a)
                for (int b = 0; b < plain.cellCount(); ++b)
                    QCOMPARE(map.between(moved(plain.cellAt(a)), moved(plain.cellAt(b))),
                             plainMap.between(plain.cellAt(a), plain.cellAt(b)));
        }
    }
}

void TestNormandieSightOracle::symmetricButForOwnSpace() {
    bool asymmetric = false;
    for (unsigned seed = 1; seed <= 120; ++seed) {
        RandomField random(seed);
        FieldKit& kit = random.make(8, 7);
        n::SightOptions options = random.options();
        options.target = options.shooter;
        const bool counted = kit.scenario.rulings.contains("los.ownSpace");
        const n::Battlefield field = kit.build();
        const n::SightMap map(field, options);
        for (int a = 0; a < field.cellCount(); ++a)
            for (int b = 0; b < a; ++b) {
                const bool same = map.between(field.cellAt(a), field.cellAt(b)) ==
                                  map.between(field.cellAt(b), field.cellAt(a));
                if (counted)
                    asymmetric |= !same;
                else
                    QVERIFY2(same, qPrintable(QString("seed %1").arg(seed)));
            }
    }
    QVERIFY(asymmetric);
}

QTEST_APPLESS_MAIN(TestNormandieSightOracle)
#include "test_normandie_sight_oracle.moc"
