#include <QAbstractItemView>
#include <QDockWidget>

#include "editor/briefing/briefing_view.h"
#include "model/language/language.h"
#include "tests/editor/fitting.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// Everything that can be read in the window: labels, buttons, tabs, headings, and the rows of lists.
QStringList wordsOf(const QWidget& window) {
    QStringList words;
    for (const test::ShownText& shown : test::shownTexts(window)) {
        // What an author writes, and in which language, is the document's: it stays where it was.
        const auto* line = qobject_cast<const QLineEdit*>(shown.widget);
        if ((line && !line->text().isEmpty()) ||
            shown.widget->objectName() == QLatin1String("briefingLanguage"))
            continue;
        words << QStringLiteral("%1: %2").arg(test::pathOf(shown.widget), shown.text);
    }
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || !view->model())
            continue;
        for (int row = 0; row < std::min(40, view->model()->rowCount()); ++row)
            for (int column = 0; column < view->model()->columnCount(); ++column)
                words << QStringLiteral("%1[%2]: %3")
                             .arg(test::pathOf(view))
                             .arg(row)
                             .arg(view->model()->index(row, column).data().toString());
    }
    words.sort();
    return words;
}

}  // namespace

/// Who changes the language reads in every panel what a window reads that was opened in it: nothing stays
/// behind.
class TestLanguageSwitch : public QObject {
    Q_OBJECT

    /// Calls `look` with a name at each place of the window.
    static void walk(WindowFixture& f, const std::function<void(const QString&)>& look) {
        const auto settle = [&] {
            for (int i = 0; i < 6; ++i)
                QCoreApplication::processEvents();
        };
        const auto show = [&](int page, const char* workspace) {
            f.window->pages().setCurrentIndex(page);
            settle();
            for (auto* dock : f.window->findChildren<QDockWidget*>())
                if (dock->toggleViewAction()->isVisible() && dock->isVisible()) {
                    dock->raise();
                    settle();
                    look(QStringLiteral("%1 %2").arg(QString::fromLatin1(workspace), dock->objectName()));
                }
        };
        f.window->pages().setCurrentIndex(0);
        settle();
        look(QStringLiteral("welcome"));
        show(1, "map");
        f.action("view.briefing")->trigger();
        for (const char* section :
             {"basics", "sides", "play", "turns", "victory", "rules", "texts", "campaign", "boxes"}) {
            f.view().briefing().showSection(QString::fromLatin1(section));
            settle();
            look(QString::fromLatin1(section));
        }
        f.action("view.map")->trigger();
        show(2, "army");
    }

    static void openAll(WindowFixture& f) {
        f.window->resize(1280, 720);
        f.openSample();
        for (const char* dock : {"layers", "history"})
            for (QAction* panel :
                 f.window->findChildren<QAction*>(QStringLiteral("panel.") + QString::fromLatin1(dock)))
                if (!panel->isChecked())
                    panel->trigger();
        f.view().selection().setOnly(f.scenario().battlefield.overlays.front().id);
        f.action("edit.rotate")->trigger();
        f.window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        QTest::qWait(300);  // the rules speak last
    }

private Q_SLOTS:
    void cleanup() { model::useLanguage(QStringLiteral("en")); }

    void nothingStaysBehind() {
        QHash<QString, QStringList> fresh, english;
        {
            WindowFixture f;
            model::useLanguage(QStringLiteral("fr"));
            openAll(f);
            walk(f, [&](const QString& place) { fresh.insert(place, wordsOf(*f.window)); });
            model::useLanguage(QStringLiteral("en"));
        }
        WindowFixture f;
        openAll(f);
        walk(f, [&](const QString& place) { english.insert(place, wordsOf(*f.window)); });
        for (QAction* action : f.window->findChildren<QAction*>(QStringLiteral("language.fr")))
            action->trigger();
        QTest::qWait(300);
        QStringList wrong;
        walk(f, [&](const QString& place) {
            const QStringList now = wordsOf(*f.window);
            for (const QString& text : now)
                // What the document says in no other language is the same in both.
                if (!fresh[place].contains(text) && english[place].contains(text))
                    wrong << QStringLiteral("%1: %2").arg(place, text);
        });
        wrong.removeDuplicates();
        for (const QString& line : std::as_const(wrong))
            qWarning("%s", qPrintable(line));
        QCOMPARE(wrong.size(), 0);
        QVERIFY(fresh.size() >= 15);
        // The comparison can fail: what was read in English is not what is read in French.
        QVERIFY(fresh.value(QStringLiteral("sides")) != english.value(QStringLiteral("sides")));
    }
};

QTEST_MAIN(TestLanguageSwitch)
#include "test_language_switch.moc"
