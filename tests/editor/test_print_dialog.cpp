#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinterInfo>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "editor/print/calibrate_dialog.h"
#include "editor/print/page_view.h"
#include "editor/print/pick_pieces_dialog.h"
#include "editor/print/print_dialog.h"
#include "model/io/document_files.h"
#include "model/language/language.h"
#include "model/library/content_library.h"
#include "model/print/aids/piece_sheets.h"
#include "model/print/pdf_file.h"
#include "model/print/printers.h"

using namespace bocage;
using namespace bocage::editor;

class TestPrintDialog : public QObject {
    Q_OBJECT

    rules::LibraryPtr m_library;

    PrintSourcePtr sample(const QString& name) const {
        auto source = std::make_shared<PrintSource>();
        source->library = m_library;
        source->value =
            model::loadValue(QStringLiteral(BOCAGE_SOURCE_DIR "/resources/samples/") + name)->value;
        return source;
    }
    static QListWidget* pages(PrintDialog& dialog) {
        return dialog.findChild<QListWidget*>(QStringLiteral("pageList"));
    }

private Q_SLOTS:
    void initTestCase() {
        m_library = model::loadInstalledLibrary().library;
        model::useLanguage(QStringLiteral("en"));
    }

    void everyPageHasAThumbnailAndCanBeSeenLarge() {
        PrintDialog dialog(sample(QStringLiteral("crossroads-at-dusk.scenario.json")));
        dialog.show();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.pageCount() > 1, 30000);
        QCOMPARE(pages(dialog)->count(), dialog.pageCount());
        QTRY_VERIFY_WITH_TIMEOUT(!pages(dialog)->item(dialog.pageCount() - 1)->icon().isNull(), 60000);
        auto* view = dialog.findChild<PageView*>();
        const double before = view->zoom();
        dialog.findChild<QToolButton*>(QStringLiteral("zoomIn"))->click();
        QVERIFY(view->zoom() > before);
        dialog.findChild<QToolButton*>(QStringLiteral("zoomFit"))->click();
        QVERIFY(view->fits());
    }

    void onlyWhatMattersToTheAidIsAsked() {
        PrintDialog dialog(sample(QStringLiteral("crossroads-at-dusk.scenario.json")));
        dialog.show();
        dialog.form().chooseAid(QStringLiteral("booklet"));
        QVERIFY(!dialog.findChild<QComboBox*>(QStringLiteral("backs"))->isVisible());
        dialog.form().chooseAid(QStringLiteral("counters"));
        QVERIFY(dialog.findChild<QComboBox*>(QStringLiteral("backs"))->isVisible());
        dialog.form().chooseAid(QStringLiteral("briefing"));
        QCOMPARE(dialog.findChild<QComboBox*>(QStringLiteral("reader"))->count(), 3);
    }

    void anAidIsMadeInAnotherLanguageThanTheWindow() {
        PrintDialog dialog(sample(QStringLiteral("ranger-company.army.json")));
        dialog.form().chooseAid(QStringLiteral("army"));
        auto* language = dialog.findChild<QComboBox*>(QStringLiteral("language"));
        language->setCurrentIndex(language->findData(QStringLiteral("fr")));
        QCOMPARE(dialog.form().options().language, QStringLiteral("fr"));
        QCOMPARE(dialog.pageCount(), 0);  // what was made for other choices is gone at once
        QTRY_VERIFY_WITH_TIMEOUT(dialog.pageCount() > 0, 30000);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("army.pdf"));
        dialog.savePdf(path);
        auto* status = dialog.findChild<QLabel*>(QStringLiteral("printStatus"));
        QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("army.pdf")), 30000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Byte for byte what the same choices give without a window.
        const auto source = sample(QStringLiteral("ranger-company.army.json"));
        const auto french =
            model::print::makeAid(*dialog.form().aid(), source->subject(), dialog.form().options());
        QVERIFY(french.ok());
        QCOMPARE(french->language, QStringLiteral("fr"));
        QCOMPARE(file.readAll(), *model::print::pdfFile(*french));
    }

    /// Whoever saves and goes on choosing gets the file all the same, with what was in sight when it was
    /// asked for.
    void aFileIsWrittenWhateverIsChosenMeanwhile() {
        PrintDialog dialog(sample(QStringLiteral("crossroads-at-dusk.scenario.json")));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.pageCount() > 1, 30000);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("booklet.pdf"));
        dialog.savePdf(path);
        dialog.form().chooseAid(QStringLiteral("calibration"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60000);
        QTRY_COMPARE_WITH_TIMEOUT(dialog.pageCount(), 2, 30000);
    }

    void aWholePackOrAListOfOnesOwnIsPrinted() {
        PrintDialog dialog(sample(QStringLiteral("crossroads-at-dusk.scenario.json")));
        dialog.show();
        dialog.form().chooseAid(QStringLiteral("booklet"));
        auto* taken = dialog.findChild<QComboBox*>(QStringLiteral("taken"));
        QVERIFY(!taken->isVisible());
        dialog.form().chooseAid(QStringLiteral("counters"));
        QVERIFY(taken->isVisible());
        const auto pages = [&] {
            const auto made = model::print::makeAid(*dialog.form().aid(), dialog.form().source()->subject(),
                                                    dialog.form().options());
            return made ? made->pages.size() : 0;
        };
        const std::size_t needed = pages();
        // Every pack of this game, and of no other.
        QVERIFY(taken->findData(QStringLiteral("son-core")) > 0);
        QCOMPARE(taken->findData(QStringLiteral("som-base")), -1);
        taken->setCurrentIndex(taken->findData(QStringLiteral("son-core")));
        QVERIFY(pages() > needed);
        QVERIFY(dialog.findChild<QCheckBox*>(QStringLiteral("copies"))->isVisible());
        dialog.form().pick({{rules::ContentId("son-core:unit/ranger-rifles"), 4}});
        QCOMPARE(dialog.form().options().picked.size(), std::size_t(1));
        QCOMPARE(pages(), std::size_t(2));
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("pickPieces"))->isVisible());
        // The boards come from the battle or from a pack; there is no list of them.
        dialog.form().chooseAid(QStringLiteral("boards"));
        QVERIFY(dialog.form().options().picked.empty());
        QVERIFY(taken->findData(QStringLiteral("son-core")) > 0);
    }

    void piecesAreFoundByNameAndCounted() {
        const rules::ContentId rifles("son-core:unit/ranger-rifles"), ghost("son-core:unit/never-printed");
        PickPiecesDialog dialog(m_library, "normandie", {{rifles, 2}, {ghost, 1}});
        dialog.show();
        auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("pieceNumbers"));
        auto* sum = dialog.findChild<QLabel*>(QStringLiteral("pieceSum"));
        QVERIFY(table->rowCount() > 100);
        QCOMPARE(sum->text(), QStringLiteral("3 pieces"));
        auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("pieceSearch"));
        QTest::keyClicks(search, QStringLiteral("ranger rifles"));
        int row = -1, shown = 0;
        for (int i = 0; i < table->rowCount(); ++i)
            if (!table->isRowHidden(i)) {
                ++shown;
                if (table->item(i, 0)->text() == QLatin1String("Ranger Rifles"))
                    row = i;
            }
        QVERIFY(row >= 0);
        QVERIFY(shown < 10);
        // By keyboard: on the number, type another.
        table->setFocus();
        table->setCurrentCell(row, 3);
        QTest::keyClick(table, Qt::Key_5);
        auto* number = table->findChild<QSpinBox*>();
        QVERIFY(number);
        QTest::keyClick(number, Qt::Key_Return);
        const auto count = [&](const rules::ContentId& id) {
            for (const model::print::PieceCopies& copies : dialog.picked())
                if (copies.id == id)
                    return copies.count;
            return 0;
        };
        QTRY_COMPARE(count(rifles), 5);
        QVERIFY(dialog.isVisible());  // Enter ends the number, not the list
        QCOMPARE(count(ghost), 1);
        table->item(row, 3)->setData(Qt::EditRole, 100000);
        QCOMPARE(count(rifles), model::print::mostCopies);
        // What is out of sight keeps its number.
        dialog.findChild<QPushButton*>(QStringLiteral("pickNone"))->click();
        QCOMPARE(count(rifles), 0);
        QCOMPARE(count(ghost), 1);
        search->clear();
        dialog.findChild<QPushButton*>(QStringLiteral("pickNone"))->click();
        QVERIFY(dialog.picked().empty());
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    }

    void aPrinterThatIsMissingIsSaid() {
        PrintDialog dialog(sample(QStringLiteral("ranger-company.army.json")));
        dialog.form().chooseAid(QStringLiteral("calibration"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.pageCount() == 2, 30000);
        auto* button = dialog.findChild<QPushButton*>(QStringLiteral("printPages"));
        if (!QPrinterInfo::availablePrinterNames().isEmpty())
            QSKIP("this machine has a printer");
        button->click();
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("printStatus"))
                    ->text()
                    .startsWith(QStringLiteral("No printer is set up")));
    }

    void theNameOfAPrinterCanBeSeen() {
        const QString name = QStringLiteral("Office_Laser_4050_on_floor_2");
        CalibrateDialog dialog(name);
        dialog.show();
        const auto* box = dialog.findChild<QComboBox*>(QStringLiteral("printerName"));
        QVERIFY(box->lineEdit()->width() > box->fontMetrics().horizontalAdvance(name));
    }

    void aFileThatCannotBeWrittenIsSaidAndNothingIsLeft() {
        PrintDialog dialog(sample(QStringLiteral("ranger-company.army.json")));
        dialog.form().chooseAid(QStringLiteral("calibration"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.pageCount() == 2, 30000);
        QTemporaryDir folder;
        dialog.savePdf(folder.filePath(QStringLiteral("none/x.pdf")));
        auto* status = dialog.findChild<QLabel*>(QStringLiteral("printStatus"));
        QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("x.pdf")), 30000);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aJobCanBeStopped() {
        PrintDialog dialog(sample(QStringLiteral("crossroads-at-dusk.scenario.json")));
        dialog.show();
        dialog.form().chooseAid(QStringLiteral("boards"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.pageCount() > 0, 60000);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("boards.pdf"));
        dialog.savePdf(path);
        dialog.findChild<QPushButton*>(QStringLiteral("stopPrinting"))->click();
        auto* status = dialog.findChild<QLabel*>(QStringLiteral("printStatus"));
        QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("othing was written")), 60000);
        QVERIFY(!QFile::exists(path));
    }

    void whatWasMeasuredIsKeptForThePrinter() {
        CalibrateDialog dialog(QStringLiteral("Attic"));
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("lineA"))->setValue(148.5);
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("right"))->setValue(0.7);
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        const auto kept = model::print::Printers().find(QStringLiteral("Attic"));
        QVERIFY(kept);
        QCOMPARE(kept->scaleX, 99000);
        QCOMPARE(kept->backRight.micrometres(), 700);
    }
};

QTEST_MAIN(TestPrintDialog)
#include "test_print_dialog.moc"
