#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include <random>
#include <set>

#include "editor/army/boxes_dialog.h"
#include "editor/army/curve_plot.h"
#include "editor/army/roster_browser.h"
#include "editor/army/share_dialog.h"
#include "editor/army/variants_panel.h"
#include "editor/systems/normandie/army/compare_panel.h"
#include "editor/systems/normandie/army/optimise_dialog.h"
#include "editor/theme/theme.h"
#include "model/commands/variant_edits.h"
#include "model/io/document_files.h"
#include "model/io/resource_paths.h"
#include "model/io/share_code.h"
#include "model/library/content_library.h"
#include "rules/checks/check.h"
#include "rules/roster/roster_variants.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"

using namespace bocage;
using namespace bocage::rules;
using namespace bocage::editor;
using rules::normandie::ArmyView;
using rules::normandie::totalsOf;

namespace {

const LibraryPtr& library() {
    static const model::LibraryLoad load = model::loadInstalledLibrary();
    return load.library;
}

normandie::ContentPtr content() {
    return normandie::contentFor(library());
}

Roster sample(const char* name) {
    const auto loaded = model::loadValue(model::resourcesFolder() + QStringLiteral("/samples/") +
                                         QLatin1String(name) + QStringLiteral(".army.json"));
    return std::get<Roster>(loaded->value);
}

QPushButton* buttonOf(QWidget& widget, const QString& text) {
    for (QPushButton* button : widget.findChildren<QPushButton*>())
        if (button->text().remove(u'&').startsWith(text))
            return button;
    return nullptr;
}

QToolButton* toolOf(QWidget& widget, const QString& name) {
    for (QToolButton* button : widget.findChildren<QToolButton*>())
        if (button->accessibleName() == name)
            return button;
    return nullptr;
}

bool isLegal(const Roster& roster) {
    ValidateRequest request;
    request.library = library();
    request.roster = &roster;
    return validate(request).clean();
}

void showWidget(QWidget& widget) {
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

}  // namespace

class TestArmyPanels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::light().apply(*qApp); }

    void roundNumbersEndAxes() {
        for (const auto& [value, end] : {std::pair{0.0, 1.0},
                                         {0.07, 0.1},
                                         {1.0, 1.0},
                                         {1.1, 2.0},
                                         {3.4, 5.0},
                                         {5.0, 5.0},
                                         {7.0, 10.0},
                                         {101.0, 200.0}})
            QVERIFY2(std::abs(CurvePlot::roundUp(value) - end) < 1e-9, qPrintable(QString::number(value)));
    }

    void theComparisonShowsBothArmies() {
        ComparePanel panel;
        panel.resize(320, 640);
        const Roster rangers = sample("ranger-company"), circle = sample("black-sun-circle");
        model::RosterDocument document(rangers, library());
        panel.setDocument(&document);
        QCOMPARE(panel.table()->columnCount(), 1);
        panel.setOther(circle);
        showWidget(panel);
        QCOMPARE(panel.table()->columnCount(), 2);
        const int points[] = {totalsOf(ArmyView(rangers, *content())).points.value,
                              totalsOf(ArmyView(circle, *content())).points.value};
        for (int column = 0; column < 2; ++column)
            QCOMPARE(panel.table()->item(0, column)->text().toInt(), points[column]);
        // Every curve draws both lines, each said in words, and they can be told apart without colour.
        const auto grey = [](CurvePlot& plot) {
            return plot.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        };
        std::set<std::vector<double>> curves;
        for (int curve = 0; curve < panel.curveBox()->count(); ++curve) {
            panel.curveBox()->setCurrentIndex(curve);
            const std::vector<PlotSeries> series = panel.plot()->series();
            QCOMPARE(series.size(), std::size_t{2});
            for (const PlotSeries& line : series) {
                QVERIFY(line.values.size() > 5);
                QVERIFY(panel.plot()->accessibleDescription().contains(line.name));
            }
            curves.insert(series[0].values);
            CurvePlot alone;
            alone.resize(panel.plot()->size());
            const auto drawn = [&](std::vector<PlotSeries> lines) {
                alone.show(std::move(lines), 0, QString(), QString());
                return grey(alone);
            };
            // The first line's values in the manner of either: line and marks differ, not only the colour.
            PlotSeries second = series[0];
            second.style = series[1].style;
            QVERIFY(drawn({series[0]}) != drawn({second}));
            second = series[0];
            second.marker = series[1].marker;
            QVERIFY(drawn({series[0]}) != drawn({second}));
            QVERIFY(drawn({series[0]}) != drawn({}));
            // Below the legend, which shows the manner of a line as well: the marks alone are no curve.
            const auto curveOnly = [&](const PlotSeries& line) {
                const QImage whole = drawn({line});
                return whole.copy(0, whole.height() / 3, whole.width(), whole.height());
            };
            for (const PlotSeries& line : series) {
                PlotSeries marks = line;
                marks.style = Qt::NoPen;
                QVERIFY(curveOnly(line) != curveOnly(marks));
            }
            QVERIFY(drawn(series) != drawn({series[0], series[0]}));
        }
        QCOMPARE(curves.size(), static_cast<std::size_t>(panel.curveBox()->count()));
    }

    void valuesAreReadByPointerAndByKeys() {
        ComparePanel panel;
        panel.resize(320, 640);
        model::RosterDocument document(sample("ranger-company"), library());
        panel.setDocument(&document);
        showWidget(panel);
        CurvePlot* plot = panel.plot();
        QVERIFY(!plot->cursor());
        QTest::mouseMove(plot, QPoint(plot->width() - 12, plot->height() / 2));
        QTRY_COMPARE_WITH_TIMEOUT(plot->cursor(), std::optional(12), 60'000);
        QTest::mouseMove(plot, QPoint(2, plot->height() / 2));
        QTRY_COMPARE_WITH_TIMEOUT(plot->cursor(), std::optional(1), 60'000);
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_End);
        QCOMPARE(plot->cursor(), std::optional(12));
        QTest::keyClick(plot, Qt::Key_Left);
        QCOMPARE(plot->cursor(), std::optional(11));
        QTest::keyClick(plot, Qt::Key_Home);
        QTest::keyClick(plot, Qt::Key_Right);
        QCOMPARE(plot->cursor(), std::optional(2));
    }

    void variantsAreChoices() {
        ComparePanel panel;
        Roster rangers = sample("ranger-company");
        const ElementId main = listInHand(rangers);
        branchList(rangers, "lighter");
        rangers.entries.pop_back();
        model::RosterDocument document(rangers, library());
        panel.setDocument(&document);
        showWidget(panel);
        QSignalSpy wanted(&panel, &ComparePanel::fileWanted);
        QComboBox* with = panel.withBox();
        QCOMPARE(with->itemData(1).toString().toStdString(), main.value);
        with->setCurrentIndex(1);
        Q_EMIT with->activated(1);
        QVERIFY(panel.other());
        QCOMPARE(panel.other()->entries.size(), rangers.entries.size() + 1);
        // Editing goes on: the choice stays.
        document.edit(QStringLiteral("change"), [](Roster& roster) { roster.limit = 400; });
        QVERIFY(panel.other());
        Q_EMIT with->activated(with->count() - 1);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(panel.other());
    }

    void variantsByMouseAndKeyboard() {
        model::RosterDocument document(sample("ranger-company"), library());
        const QByteArray before = document.toBytes();
        VariantsPanel panel;
        panel.resize(300, 300);
        panel.setDocument(&document);
        showWidget(panel);
        QCOMPARE(panel.list()->count(), 1);
        QTest::mouseClick(toolOf(panel, QStringLiteral("Branch")), Qt::LeftButton);
        QCOMPARE(panel.list()->count(), 2);
        QVERIFY(panel.list()->item(1)->text().startsWith(u'●'));
        QVERIFY(panel.list()->item(0)->text().startsWith(u'○'));
        document.edit(QStringLiteral("change"), [](Roster& roster) { roster.entries.pop_back(); });
        QVERIFY(panel.list()->item(0)->text().contains(QStringLiteral("+136")));

        panel.list()->setFocus();
        QTest::keyClick(panel.list(), Qt::Key_F2);
        auto* editing = panel.list()->findChild<QLineEdit*>();
        QVERIFY(editing);
        editing->selectAll();
        QTest::keyClicks(editing, QStringLiteral("lighter"));
        QTest::keyClick(editing, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(listsOf(document.roster())[1].name.english(), std::string("lighter"),
                                  60'000);
        QVERIFY(panel.list()->item(1)->text().contains(QStringLiteral("lighter")));

        panel.list()->setCurrentRow(0);
        QTest::keyClick(panel.list(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(listInHand(document.roster()), mainList, 60'000);
        QCOMPARE(document.roster().entries.size(), std::size_t{2});
        panel.list()->setCurrentRow(1);
        QTest::keyClick(panel.list(), Qt::Key_Delete);
        QCOMPARE(panel.list()->count(), 1);
        QCOMPARE(document.toBytes(), before);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.toBytes(), before);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(document.toBytes(), before);
    }

    void theBestArmyIsFoundAndExplained() {
        OptimiseDialog dialog(OptimiseDialog::Purpose::BestArmy, content(), sample("ranger-company"));
        showWidget(dialog);
        QVERIFY(!buttonOf(dialog, QStringLiteral("Use"))->isEnabled());
        QSignalSpy searched(&dialog, &OptimiseDialog::searched);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Find")), Qt::LeftButton);
        QVERIFY(dialog.running());
        QVERIFY(searched.wait(60'000));
        QVERIFY(dialog.army());
        QVERIFY(isLegal(dialog.army()->roster));
        QVERIFY(buttonOf(dialog, QStringLiteral("Use"))->isEnabled());
        // Another question: the answer no longer holds.
        dialog.findChild<QSpinBox*>()->setValue(150);
        QVERIFY(!dialog.army());
        QVERIFY(!buttonOf(dialog, QStringLiteral("Use"))->isEnabled());
    }

    void whatIsUncheckedStaysOut() {
        OptimiseDialog dialog(OptimiseDialog::Purpose::BestArmy, content(), sample("ranger-company"));
        showWidget(dialog);
        auto* allowed = dialog.findChild<QTreeWidget*>();
        QTreeWidgetItem* options = allowed->topLevelItem(1);
        options->setCheckState(0, Qt::Unchecked);
        QSignalSpy searched(&dialog, &OptimiseDialog::searched);
        dialog.start();
        QVERIFY(searched.wait(60'000));
        QVERIFY(dialog.army());
        for (const RosterEntry& entry : dialog.army()->roster.entries)
            QVERIFY(entry.fillings.empty());
    }

    void lastPointsKeepTheArmy() {
        const Roster rangers = sample("ranger-company");
        OptimiseDialog dialog(OptimiseDialog::Purpose::FillLastPoints, content(), rangers);
        QSignalSpy searched(&dialog, &OptimiseDialog::searched);
        dialog.start();
        QVERIFY(searched.wait(60'000));
        QVERIFY(dialog.army());
        QVERIFY(dialog.army()->roster.entries.size() >= rangers.entries.size());
        for (std::size_t i = 0; i < rangers.entries.size(); ++i)
            QCOMPARE(dialog.army()->roster.entries[i].id, rangers.entries[i].id);
        QVERIFY(isLegal(dialog.army()->roster));
    }

    void aSearchCanBeStoppedOrClosed() {
        {
            OptimiseDialog dialog(OptimiseDialog::Purpose::BestArmy, content(), sample("tide-of-spawn"));
            dialog.findChild<QSpinBox*>()->setValue(2000);
            QSignalSpy searched(&dialog, &OptimiseDialog::searched);
            dialog.start();
            dialog.stop();
            QVERIFY(searched.wait(60'000));
        }
        OptimiseDialog dialog(OptimiseDialog::Purpose::BestArmy, content(), sample("tide-of-spawn"));
        dialog.findChild<QSpinBox*>()->setValue(2000);
        dialog.start();  // and goes out of scope while it runs
    }

    void theSameSeedGivesTheSameArmy() {
        std::optional<Roster> first;
        for (int round = 0; round < 2; ++round) {
            OptimiseDialog dialog(OptimiseDialog::Purpose::RandomArmy, content(), sample("tide-of-spawn"));
            QSignalSpy searched(&dialog, &OptimiseDialog::searched);
            QTest::mouseClick(buttonOf(dialog, QStringLiteral("Draw")), Qt::LeftButton);
            QVERIFY(searched.wait(60'000));
            QVERIFY(dialog.army());
            QVERIFY(isLegal(dialog.army()->roster));
            if (first)
                QVERIFY(*first == dialog.army()->roster);
            first = dialog.army()->roster;
        }
    }

    void aSharedArmyComesBackByPasting() {
        const Roster rangers = sample("ranger-company");
        ShareDialog share(rangers);
        showWidget(share);
        QTest::mouseClick(buttonOf(share, QStringLiteral("Copy")), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), *model::shareCode(rangers));
        ImportCodeDialog import(*library());
        showWidget(import);
        QVERIFY(import.army());  // what was on the clipboard is there already
        QVERIFY(*import.army() == rangers);
        auto* field = import.findChild<QPlainTextEdit*>();
        field->setPlainText(share.code().chopped(3));
        QVERIFY(!import.army());
        QVERIFY(!buttonOf(import, QStringLiteral("Import"))->isEnabled());
        field->setPlainText(share.code());
        QVERIFY(buttonOf(import, QStringLiteral("Import"))->isEnabled());
        QTest::mouseClick(buttonOf(import, QStringLiteral("Import")), Qt::LeftButton);
        QCOMPARE(import.result(), int(QDialog::Accepted));
    }

    void anArmyWithErrorsSaysSoWhereItIsShared() {
        const Roster rangers = sample("ranger-company");
        ShareDialog clean(rangers, model::Fitness());
        QVERIFY(!clean.findChild<QLabel*>(QStringLiteral("shareFitness")));
        QVERIFY(!clean.picture(QStringLiteral("a.svg")).contains("not fit"));
        model::Fitness unfit;
        unfit.errors = 2;
        ShareDialog share(rangers, unfit);
        showWidget(share);
        const auto* said = share.findChild<QLabel*>(QStringLiteral("shareFitness"));
        QVERIFY(said && said->isVisible());
        QVERIFY(said->text().contains(QStringLiteral("not fit for play")));
        QVERIFY(share.picture(QStringLiteral("a.svg")).contains("not fit for play"));
        const QImage picture = QImage::fromData(share.picture(QStringLiteral("a.png")));
        QCOMPARE(picture.text(QStringLiteral("Comment")), said->text());
        const QImage plain = QImage::fromData(clean.picture(QStringLiteral("a.png")));
        QCOMPARE(picture.width(), plain.width());
        QVERIFY(picture.height() > plain.height());
        QCOMPARE(share.code(), clean.code());
    }

    /// A folder of armies with faction, points and verdict; with an organiser's terms waivers are refused.
    void aFolderOfArmiesIsLookedThrough() {
        QTemporaryDir folder;
        Roster rangers = sample("ranger-company");
        QVERIFY(model::saveValue(rangers, folder.filePath(QStringLiteral("a.army.json"))).ok());
        rangers.limit = 10;
        ValidateRequest request;
        request.library = library();
        request.roster = &rangers;
        const Finding over = validate(request).findings.front();
        QCOMPARE(over.rule, std::string("SON-ARM-10"));
        rangers.waivers.push_back({over.rule, over.key(), Text("agreed")});
        QVERIFY(model::saveValue(rangers, folder.filePath(QStringLiteral("b.army.json"))).ok());
        RosterBrowser browser(RosterBrowser::Purpose::Browse, library(), folder.path());
        showWidget(browser);
        QCOMPARE(browser.table()->rowCount(), 2);
        QVERIFY(browser.table()->item(0, 5)->text().endsWith(QStringLiteral("Legal")));
        QVERIFY(browser.table()->item(1, 5)->text().contains(QStringLiteral("Legal with 1 waiver")));
        QVERIFY(!browser.table()->item(0, 0)->icon().isNull());
        QSignalSpy wanted(&browser, &RosterBrowser::fileWanted);
        browser.table()->selectRow(1);
        QTest::mouseClick(buttonOf(browser, QStringLiteral("Open")), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted.front().front().toString().endsWith(QStringLiteral("b.army.json")));

        RosterBrowser organiser(RosterBrowser::Purpose::Organise, library(), folder.path());
        showWidget(organiser);
        QVERIFY(organiser.strict()->isChecked());
        QVERIFY(organiser.reviews()[0].passed());
        QVERIFY(!organiser.reviews()[1].passed());
        organiser.limit()->setValue(900);
        QVERIFY(organiser.reviews()[1].passed());
        organiser.bans()->setText(QStringLiteral("Ranger Command"));
        Q_EMIT organiser.bans()->editingFinished();
        QVERIFY(!organiser.reviews()[0].passed());
        QVERIFY(organiser.reviews()[0].errors.front().contains(QStringLiteral("banned")));
        // Without a folder there is nothing to show, and nothing that could not be read.
        RosterBrowser nowhere(RosterBrowser::Purpose::Browse, library(), QString());
        QVERIFY(nowhere.reviews().empty());
    }

    /// Boxes, pieces lost, and which armies can be fielded with what is left.
    void myBoxesSayWhatCanBeFielded() {
        QTemporaryDir folder;
        QVERIFY(
            model::saveValue(sample("ranger-company"), folder.filePath(QStringLiteral("a.army.json"))).ok());
        model::UserCollection shelf(folder.filePath(QStringLiteral("mine.json")));
        BoxesDialog dialog(shelf, library(), folder.path());
        showWidget(dialog);
        QCOMPARE(dialog.armies()->rowCount(), 1);
        const ContentId core("son-core:box/core-box"), command("son-core:tile/ranger-command");
        for (int row = 0; row < dialog.boxes()->rowCount(); ++row)
            if (dialog.boxes()->item(row, 1)->data(Qt::UserRole).toString().toStdString() == core.value)
                dialog.boxes()->item(row, 1)->setData(Qt::EditRole, 1);
        QCOMPARE(shelf.boxes(core), 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            dialog.armies()->item(0, 2)->text().contains(QStringLiteral("Can be fielded")), 60'000);
        for (int row = 0; row < dialog.pieces()->rowCount(); ++row)
            if (dialog.pieces()->item(row, 2)->data(Qt::UserRole).toString().toStdString() == command.value)
                dialog.pieces()->item(row, 2)->setData(Qt::EditRole, -1);
        QCOMPARE(shelf.pieces(command), -1);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.armies()->item(0, 2)->text().contains(QStringLiteral("1 piece")),
                                 60'000);
        // It is kept in the file.
        const model::UserCollection again(folder.filePath(QStringLiteral("mine.json")));
        QCOMPARE(again.pieces(command), -1);
        QCOMPARE(again.value(), shelf.value());
    }

    /// Another open army is one of the choices; a variant is called by its name alone.
    void anOpenArmyIsCompared() {
        model::RosterDocument document(sample("ranger-company"), library());
        model::VariantEdits(document).branch(QStringLiteral("Variant 1"));
        ComparePanel panel;
        panel.setOpenArmies([] { return std::vector{sample("tide-of-spawn")}; });
        panel.setDocument(&document);
        showWidget(panel);
        QStringList choices;
        int open = -1;
        for (int i = 0; i < panel.withBox()->count(); ++i) {
            choices << panel.withBox()->itemText(i);
            if (choices.last().startsWith(QStringLiteral("Open tab")))
                open = i;
        }
        QVERIFY(!choices.join(u'|').contains(QStringLiteral("Variant Variant")));
        QVERIFY(open > 0);
        Q_EMIT panel.withBox()->activated(open);
        QVERIFY(panel.other());
        QCOMPARE(panel.other()->faction, sample("tide-of-spawn").faction);
    }

    /// Contradicting wishes are told in the dialog; nothing is searched.
    void contradictingWishesAreToldInTheDialog() {
        Roster rangers = sample("ranger-company");
        rangers.limit = 10;
        OptimiseDialog dialog(OptimiseDialog::Purpose::FillLastPoints, content(), rangers, nullptr);
        showWidget(dialog);
        QSignalSpy searched(&dialog, &OptimiseDialog::searched);
        QTest::mouseClick(buttonOf(dialog, QStringLiteral("Find")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(searched.size(), 1, 60'000);
        QVERIFY(!dialog.army());
        bool told = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            told = told || label->text().contains(QStringLiteral("The army to start from costs"));
        QVERIFY(told);
    }

    void anArmyTooLongForAQrCodeStillHasItsCode() {
        Roster rangers = sample("ranger-company");
        std::mt19937 random(3);
        std::string noise;
        for (int i = 0; i < 6000; ++i)
            noise += static_cast<char>('a' + random() % 26);
        rangers.notes = Text(noise);
        ShareDialog share(rangers);
        QVERIFY(share.code().startsWith(QLatin1String(model::shareCodePrefix)));
        QVERIFY(!buttonOf(share, QStringLiteral("Save the picture"))->isEnabled());
        QVERIFY(buttonOf(share, QStringLiteral("Copy"))->isEnabled());
    }
};

QTEST_MAIN(TestArmyPanels)
#include "test_army_panels.moc"
