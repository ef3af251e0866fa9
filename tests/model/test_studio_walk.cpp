#include <QImage>
#include <QtTest>
#include <map>
#include <random>

#include "model/commands/face_edits.h"
#include "model/commands/pack_edits.h"
#include "model/library/content_library.h"
#include "model/studio/field_plan.h"
#include "model/studio/pack_judge.h"
#include "model/studio/pack_open.h"
#include "model/studio/rule_test.h"
#include "rules/board/grid.h"
#include "rules/format/content_items.h"
#include "rules/systems/game_system.h"

using namespace bocage;
using namespace bocage::model;
using rules::Cell;
using rules::ContentId;
using rules::Json;

namespace {

const LibraryLoad& library() {
    static const LibraryLoad load = loadInstalledLibrary();
    return load;
}

/// A hand that does whatever the studio can do to a pack, by dice.
class Wanderer {
public:
    Wanderer(PackDocument& document, std::string system, unsigned seed)
        : m_document(document), m_edits(document), m_system(std::move(system)), m_dice(seed) {
        m_kinds = rules::contentKinds(m_system);
        for (const std::string& kind : m_kinds)
            m_plans.emplace(kind, planOf(kind, m_system));
        for (const rules::Pack& pack : library().library->packs())
            if (pack.manifest.system == m_system)
                for (const rules::TerrainKind& kind : pack.terrain)
                    m_terrain[kind.place].push_back(kind.id);
    }

    void step() {
        ++m_steps;
        std::vector<ContentId> all, boards;
        for (const auto& [kind, items] : m_document.value().items)
            for (const PackItem& item : items) {
                all.push_back(item.id());
                if (kind == "board" || kind == "overlay")
                    boards.push_back(item.id());
            }
        if (all.size() < 4)
            return note("add", [&] { m_edits.add(oneOf(m_kinds), name()); });
        if (boards.empty())
            return note("add", [&] { m_edits.add("board", name()); });
        const ContentId chosen = oneOf(all);
        const bool room = all.size() < 20;
        switch (roll(26)) {
            case 0:
                if (room)
                    note("add", [&] { m_edits.add(oneOf(m_kinds), name()); });
                break;
            case 1:
                if (room)
                    note("addAll", [&] {
                        m_edits.addAll(oneOf(m_kinds), {name(), name() + QStringLiteral(" two")});
                    });
                break;
            case 2:
                if (room)
                    note("copy", [&] { m_edits.copy({chosen}); });
                break;
            case 3:
                if (room)
                    note("copy shipped", [&] { copyShipped(); });
                break;
            case 4:
                if (all.size() > 10)
                    note("remove", [&] { m_edits.remove({chosen, oneOf(all)}); });
                break;
            case 5:
                note("move", [&] { m_edits.move(chosen, roll(2) ? 1 : -1); });
                break;
            case 6:
                note("text", [&] {
                    m_edits.setText({chosen}, roll(2) ? "/name" : "/help", roll(2) ? "en" : "fr", name(),
                                    QStringLiteral("step"));
                });
                break;
            case 7:
                note("rename", [&] { m_edits.rename(chosen, "id-" + std::to_string(m_steps)); });
                break;
            case 8:
                note("move in a list", [&] { moveInList(chosen); });
                break;
            case 9:
                note("manifest", [&] {
                    m_edits.editManifest(QStringLiteral("step"), [&](rules::PackManifest& manifest) {
                        manifest.version = "1." + std::to_string(roll(9)) + ".0";
                        manifest.title.byLanguage["fr"] = name().toStdString();
                    });
                });
                break;
            case 10:
                if (roll(8) == 0)
                    note("rename the pack", [&] { m_edits.renamePack("box-" + std::to_string(m_steps)); });
                break;
            case 11:
                note("provenance", [&] {
                    m_edits.setProvenance(roll(2) ? rules::Provenance::Variant : rules::Provenance::Sample);
                });
                break;
            case 12:
                note("drawing", [&] {
                    m_edits.setDrawing({chosen}, roll(2) ? "/symbol" : "/art", name(),
                                       QByteArray("<svg>") + QByteArray::number(static_cast<int>(roll(4))),
                                       QStringLiteral("svg"), QStringLiteral("step"));
                });
                break;
            case 13:
                note("rule test", [&] {
                    m_edits.setFile(ruleTestFolder + QStringLiteral("t%1").arg(roll(3)) + ruleTestSuffix,
                                    QByteArray::number(m_steps), QStringLiteral("step"));
                });
                break;
            case 14:
                if (!m_document.value().files.empty())
                    note("remove a file", [&] {
                        auto file = m_document.value().files.begin();
                        std::advance(file, roll(m_document.value().files.size()));
                        m_edits.removeFile(QString(file->first));
                    });
                break;
            case 15:
                if (roll(4) == 0)
                    note("way out", [&] { takeWayOut(); });
                break;
            case 16:
            case 17:
            case 18:
                paint(oneOf(boards));
                break;
            default:
                setField({chosen});
        }
    }

    const std::map<std::string, int>& done() const { return m_done; }

private:
    std::size_t roll(std::size_t sides) { return static_cast<std::size_t>(m_dice() % sides); }
    template <class T>
    T oneOf(const std::vector<T>& list) {
        return list[roll(list.size())];
    }
    QString name() const { return QStringLiteral("Thing %1").arg(m_steps); }
    template <class Action>
    void note(const char* what, Action action) {
        const int before = m_document.undoStack().index();
        action();
        m_done[what] += m_document.undoStack().index() - before;
    }

    void copyShipped() {
        std::vector<ContentId> shipped;
        for (const rules::Pack& pack : library().library->packs())
            if (pack.manifest.system == m_system)
                for (const rules::SystemContent& item : pack.system)
                    shipped.push_back(item.id);
        m_edits.copy({oneOf(shipped)});
    }
    void moveInList(const ContentId& id) {
        for (const auto& [key, value] : m_document.value().find(id)->json().object())
            if (value.isArray() && value.array().size() > 1)
                return m_edits.moveElement(id, "/" + key, 1, -1);
    }
    void takeWayOut() {
        for (const rules::Finding& finding : judgePack(m_document.value(), *library().library).findings)
            if (!finding.fixes.empty()) {
                QVERIFY(m_edits.apply(finding.fixes.front(), QStringLiteral("step")));
                return;
            }
    }
    /// Any field of the piece's form, in a list too, with a value that it can have or taken away.
    void setField(const std::vector<ContentId>& ids) {
        const FieldPlan* plan = &m_plans.at(std::string(ids.front().kind()));
        std::string pointer;
        using Type = FieldPlan::Type;
        while (plan->type == Type::Group || plan->type == Type::List) {
            if (plan->type == Type::List) {
                pointer += roll(2) ? "/-" : "/0";
                plan = &plan->fields.front();
                if (roll(3) == 0)
                    return note("take from a list", [&] {
                        m_edits.set(ids, pointer.substr(0, pointer.rfind('/')) + "/0", std::nullopt,
                                    QStringLiteral("step"));
                    });
                if (plan->type == Type::Group && pointer.ends_with("/-"))
                    return note("add to a list", [&] {
                        m_edits.set(ids, pointer, Json(Json::Object{}), QStringLiteral("step"));
                    });
                continue;
            }
            if (plan->fields.empty())
                return;
            const FieldPlan& next = plan->fields[roll(plan->fields.size())];
            if (pointer.empty() && (next.name == "id" || next.name == "faces"))
                return;  // ids are renamed, faces painted
            pointer += "/" + next.name;
            plan = &next;
        }
        std::optional<Json> value;
        if (plan->type == Type::Number)
            value = Json(plan->low + static_cast<int>(roll(5)));
        else if (plan->type == Type::Switch)
            value = Json(true);
        else if (plan->type == Type::Choice && !plan->choices.empty())
            value = Json(oneOf(plan->choices));
        else if (plan->type == Type::Words)
            value = Json(Json::Object{{"en", name().toStdString()}});
        else if (plan->type == Type::Line || plan->type == Type::Content)
            value = Json("word-" + std::to_string(roll(6)));
        if (roll(4) == 0)
            value = std::nullopt;
        note(value ? "set a field" : "take a field away",
             [&] { m_edits.set(ids, pointer, value, QStringLiteral("step")); });
    }
    void paint(const ContentId& id) {
        FaceEdits face(m_document, id, 0);
        const rules::Face* now = face.face();
        if (!now)
            return;
        const rules::Grid& grid =
            face.grid() == rules::GridKind::Hex ? rules::hexGrid() : rules::squareGrid();
        const Cell cell{static_cast<int>(roll(static_cast<std::size_t>(now->grid.cols))),
                        static_cast<int>(roll(static_cast<std::size_t>(now->grid.rows)))};
        using Place = rules::TerrainKind::Place;
        const auto kind = [&](Place place) {
            const auto& list = m_terrain[place];
            return list.empty() || roll(4) == 0 ? ContentId() : oneOf(list);
        };
        switch (roll(7)) {
            case 0:
                return note("paint", [&] { face.paint({cell}, kind(Place::Cell)); });
            case 1:
                return note("fill", [&] { face.paint(face.patch(cell), kind(Place::Cell)); });
            case 2:
                return note("edge", [&] { face.setEdges({grid.side(cell, 1)}, kind(Place::Edge)); });
            case 3:
                return note("corner", [&] { face.setCorners({grid.corner(cell, 0)}, kind(Place::Corner)); });
            case 4:
                return note("room", [&] { face.setRoom({cell}, static_cast<int>(roll(3)) - 1); });
            case 5:
                return note("resize", [&] {
                    face.resize(2 + static_cast<int>(roll(4)), 2 + static_cast<int>(roll(4)));
                });
            default:
                return note("scan", [&] {
                    QImage scan(8, 8, QImage::Format_RGB32);
                    scan.fill(QColor::fromHsv(static_cast<int>(roll(12)) * 30, 200, 200));
                    face.setScan(roll(3) == 0 ? QImage() : scan);
                });
        }
    }

    PackDocument& m_document;
    PackEdits m_edits;
    std::string m_system;
    std::mt19937 m_dice;
    int m_steps = 0;
    std::vector<std::string> m_kinds;
    std::map<std::string, FieldPlan> m_plans;
    std::map<rules::TerrainKind::Place, std::vector<ContentId>> m_terrain;
    std::map<std::string, int> m_done;
};

}  // namespace

/// Long walks over everything that the studio does to a pack, back to the first byte and forward to the last.
class TestStudioWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undone_data() {
        QTest::addColumn<std::string>("system");
        QTest::addColumn<int>("length");
        for (const rules::GameSystem* game : rules::gameSystems()) {
            // The first game has a piece of every sort; the others are walked over for what only they have.
            const int length = game == rules::gameSystems().front() ? 10'000 : 1'500;
            const std::string id(game->id());
            QTest::newRow(id.c_str()) << id << length;
        }
    }
    void undone() {
        QFETCH(std::string, system);
        QFETCH(int, length);
        PackDocument document(newPack(QStringLiteral("My box"), system, *library().library),
                              library().library);
        Wanderer wanderer(document, system, 20261118);
        // Bytes on the way are compared too, where they were taken.
        std::map<int, QByteArray> seen{{0, document.toBytes()}};
        for (int steps = 0; document.undoStack().count() < length && steps < length * 6; ++steps) {
            wanderer.step();
            if (const int at = document.undoStack().index(); at % 500 == 0)
                seen.try_emplace(at, document.toBytes());
        }
        QCOMPARE(document.undoStack().index(), document.undoStack().count());
        QVERIFY2(document.undoStack().count() >= length,
                 qPrintable(QString::number(document.undoStack().count())));
        const QByteArray after = document.toBytes();
        QStringList told;
        for (const auto& [what, count] : wanderer.done())
            told << QStringLiteral("%1 %2").arg(QString::fromStdString(what)).arg(count);
        qInfo("%d steps: %s", document.undoStack().count(), qPrintable(told.join(QStringLiteral(", "))));
        const auto compare = [&] {
            const auto kept = seen.find(document.undoStack().index());
            return kept == seen.end() || document.toBytes() == kept->second;
        };
        while (document.undoStack().canUndo()) {
            document.undoStack().undo();
            QVERIFY2(compare(), qPrintable(QString::number(document.undoStack().index())));
        }
        QCOMPARE(document.toBytes(), seen.at(0));
        while (document.undoStack().canRedo()) {
            document.undoStack().redo();
            QVERIFY2(compare(), qPrintable(QString::number(document.undoStack().index())));
        }
        QCOMPARE(document.toBytes(), after);
        // No sort of edit was left out by the dice.
        for (const char* what : {"add",
                                 "addAll",
                                 "copy",
                                 "copy shipped",
                                 "remove",
                                 "move",
                                 "text",
                                 "rename",
                                 "move in a list",
                                 "manifest",
                                 "rename the pack",
                                 "provenance",
                                 "drawing",
                                 "rule test",
                                 "remove a file",
                                 "set a field",
                                 "take a field away",
                                 "add to a list",
                                 "take from a list",
                                 "paint",
                                 "fill",
                                 "resize",
                                 "scan"})
            QVERIFY2(wanderer.done().contains(what) && wanderer.done().at(what) > 0, what);
        if (length >= 10'000)
            for (const char* what : {"edge", "corner", "room", "way out"})
                QVERIFY2(wanderer.done().contains(what) && wanderer.done().at(what) > 0, what);
    }
};

QTEST_MAIN(TestStudioWalk)
#include "test_studio_walk.moc"
