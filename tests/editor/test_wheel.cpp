// The wheel never edits: over a field without the keyboard it scrolls what lies behind.
#include <QScrollBar>
#include <QComboBox>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QWheelEvent>

#include "editor/briefing/briefing_view.h"
#include "tests/editor/file_fixture.h"

using namespace bocage;
using bocage::test::FileFixture;
using bocage::test::WindowFixture;

namespace {

void wheelOver(QWidget* widget) {
    const QPointF at = widget->rect().center();
    QWheelEvent wheel(at, widget->mapToGlobal(at), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
    // As from the desk: only such an event gives focus and goes on to what lies behind.
    QSpontaneKeyEvent::setSpontaneous(&wheel);
    qApp->notify(widget, &wheel);
}

}  // namespace

class TestWheel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWheelPassesOverInputs_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"map", "briefing", "army"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void theWheelPassesOverInputs() {
        QFETCH(QString, page);
        FileFixture f;
        QStringList sections{QString()};
        if (page == QLatin1String("army"))
            f.window->openFiles(
                {model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        if (page == QLatin1String("map"))
            f.view().selection().setOnly(f.scenario().pieces.front().id);
        if (page == QLatin1String("briefing")) {
            QTest::keyClick(f.window.get(), Qt::Key_2, Qt::ControlModifier);
            sections = QStringList{QStringLiteral("basics"), QStringLiteral("sides"), QStringLiteral("play"),
                                   QStringLiteral("victory")};
        }
        int tried = 0;
        for (const QString& section : sections) {
            if (!section.isEmpty())
                f.view().briefing().showSection(section);
            QCoreApplication::processEvents();
            const QByteArray before = f.window->currentDocument()->toBytes();
            f.window->pages().tabs()->setFocus();
            for (QWidget* widget : f.window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled())
                    continue;
                auto* box = qobject_cast<QComboBox*>(widget);
                auto* number = qobject_cast<QSpinBox*>(widget);
                auto* slider = qobject_cast<QSlider*>(widget);
                if (!box && !number && !slider)
                    continue;
                const int was = box ? box->currentIndex() : number ? number->value() : slider->value();
                wheelOver(widget);
                QVERIFY2(!widget->hasFocus(), qPrintable(widget->objectName()));
                QVERIFY2(widget->focusPolicy() != Qt::WheelFocus, qPrintable(widget->objectName()));
                QCOMPARE(box ? box->currentIndex() : number ? number->value() : slider->value(), was);
                ++tried;
            }
            QCOMPARE(f.window->currentDocument()->toBytes(), before);
        }
        QVERIFY2(tried >= 2, qPrintable(QString::number(tried)));
    }

    void theWheelScrollsThePanelBehindAnInput() {
        QWidget body;
        auto* area = new QScrollArea(&body);
        auto* inside = new QWidget;
        inside->setMinimumSize(200, 2000);
        auto* number = new QSpinBox(inside);
        number->move(10, 10);
        area->setWidget(inside);
        area->resize(220, 200);
        body.resize(220, 200);
        WindowFixture f;  // brings the rules
        body.show();
        QVERIFY(QTest::qWaitForWindowExposed(&body));
        area->setFocus();
        wheelOver(number);
        QCOMPARE(number->value(), 0);
        QVERIFY(area->verticalScrollBar()->value() > 0);
        number->setFocus();
        const int scrolled = area->verticalScrollBar()->value();
        wheelOver(number);
        QVERIFY(number->value() == 0 && area->verticalScrollBar()->value() == scrolled);  // lowest already
        number->setValue(5);
        wheelOver(number);
        QCOMPARE(number->value(), 4);
    }
};

QTEST_MAIN(TestWheel)
#include "test_wheel.moc"
