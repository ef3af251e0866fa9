#include <QLabel>
#include <QLocale>

#include "tests/editor/studio_fixture.h"

using namespace bocage;
using namespace bocage::test;
using bocage::rules::ContentId;
using bocage::rules::Json;

/// The fast table of a kind, by keyboard.
class TestStudioTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QDir(model::userPacksFolder()).removeRecursively(); }
    void cleanup() { QDir(model::userPacksFolder()).removeRecursively(); }

    /// Sixty units by keyboard alone, keys counted.
    void sixtyUnitsByKeyboard() {
        WindowFixture f;
        newPack(f, QStringLiteral("Sixty"), "normandie");
        model::PackDocument& document = documentOf(f);
        studio(f).outline()->chooseKind("unit");
        int keys = 0;
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
            ++keys;
        };
        const auto type = [&](const QString& text) {
            for (const QChar letter : text) {
                QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
                ++keys;
            }
        };
        f.action("studio.table")->trigger();
        QCoreApplication::processEvents();
        editor::ValueTable& table = studio(f).view()->table();
        QVERIFY(table.view().hasFocus());
        const editor::ValueTableModel& model = *table.table();
        const int movement = model.columnOf("/front/movement");
        const int infantry = model.columnOf("/front/bonus/infantry");
        const int defense = model.columnOf("/front/defense/front");
        const int backMovement = model.columnOf("/back/movement");
        const int backInfantry = model.columnOf("/back/bonus/infantry");
        const int backDefense = model.columnOf("/back/defense/front");
        for (const int column : {movement, infantry, defense, backMovement, backInfantry, backDefense})
            QVERIFY(column > 0 && !table.view().isColumnHidden(column));
        for (int unit = 0; unit < 60; ++unit) {
            const auto value = [&](int column) {
                return column == movement       ? 3 + unit % 4
                       : column == infantry     ? 1 + unit % 3
                       : column == defense      ? 5 + unit % 5
                       : column == backMovement ? 2 + unit % 3
                       : column == backInfantry ? unit % 2
                                                : 6 + unit % 4;
            };
            table.view().setCurrentIndex(model.index(unit, 0));
            type(QStringLiteral("Squad %1").arg(unit + 1));
            int at = 0;
            while (at < backDefense) {
                press(Qt::Key_Tab);
                ++at;
                while (table.view().isColumnHidden(at))
                    ++at;
                QCOMPARE(table.view().currentIndex().column(), at);
                if (at == movement || at == infantry || at == defense || at == backMovement ||
                    at == backInfantry || at == backDefense)
                    type(QString::number(value(at)));
            }
            press(Qt::Key_Return);
            QCoreApplication::processEvents();
            QCOMPARE(document.value().of("unit").size(), static_cast<std::size_t>(unit) + 1);
            const Json& item = document.value().of("unit").back().json();
            QVERIFY2(model::jsonAt(item, "/front/movement") && model::jsonAt(item, "/back/defense/front"),
                     rules::writeJson(item).c_str());
            QCOMPARE(model::jsonAt(item, "/front/movement")->integer(), value(movement));
            QCOMPARE(model::jsonAt(item, "/back/defense/front")->integer(), value(backDefense));
        }
        QCOMPARE(document.value().of("unit").size(), 60u);
        QVERIFY(document.unreadable().empty());
        qInfo("%d keys for 60 units: %.1f each", keys, keys / 60.0);
        QVERIFY2(keys < 60 * 40, qPrintable(QString::number(keys)));
    }

    void tilesShowTheSumOfTheirCosts() {
        WindowFixture f;
        newPack(f, QStringLiteral("Costs"), "normandie");
        std::vector<ContentId> tiles;
        qint64 sum = 0;
        const rules::Pack* core = f.window->library()->pack(rules::PackId("son-core"));
        for (const rules::SystemContent& item : core->system)
            if (item.id.kind() == "tile") {
                tiles.push_back(item.id);
                if (const Json* cost = item.fields.find("cost"))
                    sum += cost->integer();
            }
        studio(f).copyIn(tiles);
        f.action("studio.table")->trigger();
        editor::ValueTable& table = studio(f).view()->table();
        QCOMPARE(table.table()->costs(), sum);
        QVERIFY(control<QLabel>(table, QStringLiteral("tableSum")).text().contains(QLocale().toString(sum)));
        // Units are typed by name with their number, slots and words by a list.
        const int units = table.table()->columnOf("/units");
        QVERIFY(units > 0);
        QVERIFY(table.table()->setData(table.table()->index(0, units),
                                       QStringLiteral("2 Ranger Rifles, Ranger BAR"), Qt::EditRole));
        const Json& tile = documentOf(f).value().of("tile").front().json();
        QCOMPARE(tile.find("units")->array().size(), 2u);
        QCOMPARE(model::jsonAt(tile, "/units/0/count")->integer(), 2);
        QCOMPARE(model::jsonAt(tile, "/units/0/id")->string(), std::string("son-core:unit/ranger-rifles"));
        // Nonsense is refused.
        QVERIFY(!table.table()->setData(table.table()->index(0, table.table()->columnOf("/cost")),
                                        QStringLiteral("dear"), Qt::EditRole));
    }

    /// Cells say what people read; names and what files write are both understood, and nothing is lost.
    void cellsShowNamesAndTakeThem() {
        WindowFixture f;
        newPack(f, QStringLiteral("Names"), "normandie");
        studio(f).copyIn({ContentId("son-core:unit/ranger-rifles")});
        f.action("studio.table")->trigger();
        editor::ValueTableModel& table = *studio(f).view()->table().table();
        const auto cellOf = [&](const char* pointer) { return table.index(0, table.columnOf(pointer)); };
        const auto unit = [&]() -> const Json& { return documentOf(f).value().of("unit").front().json(); };
        const QModelIndex abilities = cellOf("/front/abilities");
        const std::string before = rules::writeJson(*model::jsonAt(unit(), "/front/abilities"));
        QVERIFY2(abilities.data().toString().contains(QStringLiteral("Assault")),
                 qPrintable(abilities.data().toString()));
        for (const QString& typed :
             {QStringLiteral("Mythos Hunter 2, Sacrifice"), QStringLiteral("mythos-hunter 2, sacrifice"),
              QStringLiteral("mythos hunter 2, SACRIFICE")}) {
            QVERIFY2(table.setData(abilities, typed, Qt::EditRole), qPrintable(typed));
            QCOMPARE(model::jsonAt(unit(), "/front/abilities/0/ability")->string(),
                     std::string("mythos-hunter"));
            QCOMPARE(model::jsonAt(unit(), "/front/abilities/0/value")->integer(), 2);
            QCOMPARE(model::jsonAt(unit(), "/front/abilities/1/ability")->string(), std::string("sacrifice"));
            documentOf(f).undoStack().undo();
        }
        QCOMPARE(rules::writeJson(*model::jsonAt(unit(), "/front/abilities")), before);
        const QModelIndex silhouette = cellOf("/silhouette");
        QVERIFY(table.setData(silhouette, QStringLiteral("heavy machine gun"), Qt::EditRole));
        QCOMPARE(model::jsonAt(unit(), "/silhouette")->string(), std::string("heavy-machine-gun"));
        QCOMPARE(silhouette.data().toString(), QStringLiteral("Heavy machine gun"));
        QVERIFY(table.completions(silhouette).contains(QStringLiteral("Heavy machine gun")));
        // Every cell of every shipped piece can be typed as it is shown, and is the same then.
        const rules::LibraryPtr library = f.window->library();
        std::map<std::string, std::vector<ContentId>> kinds;
        for (const rules::Pack& pack : library->packs())
            if (pack.manifest.system == "normandie") {
                for (const rules::SystemContent& item : pack.system)
                    kinds[std::string(item.id.kind())].push_back(item.id);
                for (const auto& item : pack.terrain)
                    kinds["terrain"].push_back(item.id);
                for (const auto& item : pack.markers)
                    kinds["marker"].push_back(item.id);
                for (const auto& item : pack.cards)
                    kinds["card"].push_back(item.id);
            }
        for (const auto& [kind, ids] : kinds) {
            studio(f).outline()->chooseKind(kind);
            studio(f).copyIn(ids);
            editor::ValueTableModel all(documentOf(f), kind);
            const QByteArray bytes = documentOf(f).toBytes();
            const int step = std::max(1, (all.rowCount() - 1) / 10);
            for (int row = 0; row < all.rowCount() - 1; row += step)
                for (int column = 1; column < all.columnCount(); ++column) {
                    const QModelIndex cell = all.index(row, column);
                    const QString text = cell.data(Qt::EditRole).toString();
                    const auto held = [&] {
                        const Json* value = model::jsonAt(
                            documentOf(f).value().of(kind)[static_cast<std::size_t>(row)].json(),
                            all.pointerOf(column));
                        return value ? *value : Json();
                    };
                    const Json before = held();
                    if (text.isEmpty() || text.contains(u'…') || before.isObject())
                        continue;
                    // Into an empty cell: what stands there already is not read again.
                    QVERIFY(all.setData(cell, QString(), Qt::EditRole));
                    QVERIFY2(all.setData(cell, text, Qt::EditRole),
                             qPrintable(QString::fromStdString(kind) + u' ' + text));
                    QVERIFY2(held() == before,
                             qPrintable(QStringLiteral("%1 %2 “%3”: %4 instead of %5")
                                            .arg(QString::fromStdString(kind),
                                                 QString::fromStdString(all.pointerOf(column)), text,
                                                 QString::fromStdString(rules::writeJson(held())),
                                                 QString::fromStdString(rules::writeJson(before)))));
                }
            QCOMPARE(documentOf(f).toBytes(), bytes);
        }
    }

    /// Lists of things with several numbers are typed on one line; what the table does not show stays.
    void changesOfTreasuresAreTyped() {
        WindowFixture f;
        newPack(f, QStringLiteral("Hoard"), "malice");
        studio(f).copyIn({ContentId("som-base:treasure/hornbill-spear")});
        f.action("studio.table")->trigger();
        editor::ValueTableModel& table = *studio(f).view()->table().table();
        const int column = table.columnOf("/modifiers");
        QVERIFY(column > 0 && !studio(f).view()->table().view().isColumnHidden(column));
        const QModelIndex cell = table.index(0, column);
        const auto modifiers = [&] {
            return rules::writeJson(*documentOf(f).value().of("treasure").front().json().find("modifiers"));
        };
        const std::string before = modifiers();
        QCOMPARE(cell.data().toString(),
                 QStringLiteral("Combat rolls star dice 1, Physical wounds dealt 1 …"));
        QVERIFY(table.setData(cell, QStringLiteral("combat 2 star dice 1, physical wounds 3"), Qt::EditRole));
        const Json& treasure = documentOf(f).value().of("treasure").front().json();
        QCOMPARE(model::jsonAt(treasure, "/modifiers/0/flat")->integer(), 2);
        QCOMPARE(model::jsonAt(treasure, "/modifiers/0/dstar")->integer(), 1);
        QCOMPARE(model::jsonAt(treasure, "/modifiers/1/flat")->integer(), 3);
        QCOMPARE(model::jsonAt(treasure, "/modifiers/1/condition/creatureTypes/0")->string(),
                 std::string("avian"));
        QVERIFY(!table.setData(cell, QStringLiteral("nonsense 2"), Qt::EditRole));
        documentOf(f).undoStack().undo();
        QCOMPARE(modifiers(), before);
        // For whom, how long and which energies stand behind their names; what the cell keeps it names.
        QVERIFY(table.setData(cell,
                              QStringLiteral("combat -2 for whom the opponent how long this phase, "
                                             "physical wounds 1, energy wounds dealt 3 energies fire/Cold"),
                              Qt::EditRole));
        const Json& typed = documentOf(f).value().of("treasure").front().json();
        QCOMPARE(model::jsonAt(typed, "/modifiers/0/target")->string(), std::string("opponent"));
        QCOMPARE(model::jsonAt(typed, "/modifiers/0/duration")->string(), std::string("phase"));
        QCOMPARE(model::jsonAt(typed, "/modifiers/0/flat")->integer(), -2);
        QCOMPARE(model::jsonAt(typed, "/modifiers/1/condition/creatureTypes/0")->string(),
                 std::string("avian"));
        QCOMPARE(model::jsonAt(typed, "/modifiers/2/energies/0")->string(), std::string("fire"));
        QCOMPARE(model::jsonAt(typed, "/modifiers/2/energies/1")->string(), std::string("cold"));
        QCOMPARE(cell.data().toString(),
                 QStringLiteral("Combat rolls -2 for whom the opponent how long this phase, "
                                "Physical wounds dealt 1 …, Energy wounds dealt 3 energies fire/cold"));
        QVERIFY(
            cell.data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("Only in the form: Only when.")));
        QVERIFY(!table.setData(cell, QStringLiteral("combat 2 for whom nobody"), Qt::EditRole));
        // Taken away again by leaving it out.
        QVERIFY(table.setData(cell, QStringLiteral("combat -2, physical wounds 1"), Qt::EditRole));
        QVERIFY(!model::jsonAt(documentOf(f).value().of("treasure").front().json(), "/modifiers/0/target"));
        documentOf(f).undoStack().undo();
        documentOf(f).undoStack().undo();
        QCOMPARE(modifiers(), before);
        // The head of the column says how it is typed and what only the form has.
        const QString how = table.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY2(how.contains(QStringLiteral("For whom")) &&
                     how.endsWith(QStringLiteral("Only in the form: Further dice, Only when.")),
                 qPrintable(how));
        // Faces are painted, not typed.
        studio(f).copyIn({ContentId("som-base:board/hollow-coast")});
        f.action("studio.table")->trigger();
        QCOMPARE(studio(f).view()->table().table()->kind(), std::string("board"));
        QCOMPARE(studio(f).view()->table().table()->columnOf("/faces"), -1);
        QCOMPARE(studio(f).view()->table().table()->elsewhere(), QStringList(QStringLiteral("Faces")));
        const auto* sum = studio(f).view()->table().findChild<QLabel*>(QStringLiteral("tableSum"));
        QVERIFY(sum && sum->text().endsWith(QStringLiteral("Only in the form: Faces.")));
    }
};

QTEST_MAIN(TestStudioTable)
#include "test_studio_table.moc"
