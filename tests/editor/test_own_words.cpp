// Whatever game is in front: menus, panels, tool tips, briefing and dialogs speak its words, and none of
// another game's, in every language.
#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>

#include "editor/briefing/briefing_view.h"
#include "editor/scenario/faced_view.h"
#include "model/language/language.h"
#include "model/language/own_words_scope.h"
#include "model/messages/words.h"
#include "model/systems/game_face.h"
#include "rules/systems/game_system.h"
#include "tests/editor/fitting.h"
#include "tests/editor/window_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// What a window of the game never says.
struct Foreign {
    const char* game;
    const char* language;
    const char* words;
};

constexpr const char* battleWords =
    "arm(y|ies)|battle(s|fields?)?|units?|recruit\\w*|tiles?|factions?|counters?|hedges?|overlays?|troops?|"
    "deploy\\w*";
constexpr const char* battleWordsInFrench =
    "armées?|batailles?|unités?|recrut\\w*|tuiles?|factions?|pions?|haies?|décors?|troupes?|déploi\\w*";
constexpr Foreign foreign[] = {
    {"malice", "en", battleWords},
    {"malice", "fr", battleWordsInFrench},
    {"crusades", "en", battleWords},
    {"crusades", "fr", battleWordsInFrench},
    {"normandie", "en", "avatars?|party|parties|fortress(es)?"},
    {"normandie", "fr", "avatars?|forteresses?"},
};

QRegularExpression foreignTo(const QString& game, const QString& language) {
    for (const Foreign& row : foreign)
        if (game == QLatin1String(row.game) && language == QLatin1String(row.language))
            return QRegularExpression(
                QStringLiteral("\\b(%1)\\b").arg(QString::fromUtf8(row.words)),
                QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    qFatal("no words that %s does not say", qPrintable(game));
}

}  // namespace

class TestOwnWords : public QObject {
    Q_OBJECT

    QRegularExpression m_foreign;
    std::string m_game;
    QSet<QString> m_found;
    int m_read = 0;

    void read(QString text, const QString& place) {
        ++m_read;
        // Boxes of other games are told in their words; names are names: of files, a program, a mastery.
        for (const rules::GameSystem* other : rules::gameSystems())
            if (other->id() != m_game && text.contains(model::localized(other->name())))
                return;
        text.remove(QStringLiteral(".army.json"))
            .remove(QStringLiteral("New Recruit"))
            .remove(QStringLiteral("Battle Strategist"))
            .remove(u'&');
        if (m_foreign.match(text).hasMatch() && !m_found.contains(text)) {
            m_found.insert(text);
            qWarning("%s: “%s”", qPrintable(place), qPrintable(text));
        }
    }

    void readMenu(const QMenu& menu, const QString& place) {
        read(menu.title(), place);
        for (const QAction* action : menu.actions()) {
            // Names of files are the user's.
            if (!action->isVisible() || action->isSeparator() ||
                action->objectName().startsWith(QLatin1String("window.tab")))
                continue;
            const QString at = place + u'/' + action->objectName();
            if (action->menu()) {
                readMenu(*action->menu(), at);
                continue;
            }
            read(action->text(), at);
            read(action->toolTip(), at);
            read(action->statusTip(), at);
        }
    }

    void readRows(const QAbstractItemModel& model, const QModelIndex& parent, const QString& place) {
        for (int row = 0; row < std::min(80, model.rowCount(parent)); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                read(index.data().toString(), place);
                read(index.data(Qt::ToolTipRole).toString(), place);
                if (column == 0 && !parent.isValid())
                    readRows(model, index, place);
            }
    }

    void readWidgets(const QWidget& window, const QString& place) {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        for (const test::ShownText& shown : test::shownTexts(window)) {
            const auto* line = qobject_cast<const QLineEdit*>(shown.widget);
            // What stands in a line is the document's.
            if (line && !line->text().isEmpty())
                continue;
            read(shown.text, place + u' ' + test::pathOf(shown.widget));
        }
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != &window)
                continue;
            const QString at = place + u' ' + test::pathOf(widget);
            read(widget->toolTip(), at);
            read(widget->accessibleName(), at);
            if (const auto* combo = qobject_cast<const QComboBox*>(widget))
                for (int i = 0; i < combo->count(); ++i)
                    read(combo->itemText(i), at);
            if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
                view && view->model() && !view->inherits("QHeaderView") &&
                view->objectName() != QLatin1String("exportFiles"))
                readRows(*view->model(), {}, at);
        }
    }

    void readDialog(WindowFixture& f, const char* action) {
        QAction* opener = f.action(action);
        if (!opener->isVisible() || !opener->isEnabled())
            return;
        bool seen = false;
        QTimer::singleShot(0, qApp, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog)
                return;
            seen = true;
            const QString place = QString::fromLatin1(action);
            read(dialog->windowTitle(), place);
            auto* tabs = dialog->findChild<QTabWidget*>();
            for (int i = 0; i < (tabs ? tabs->count() : 1); ++i) {
                if (tabs)
                    tabs->setCurrentIndex(i);
                readWidgets(*dialog, place);
            }
            // Whatever can be printed or exported says what it is when it is chosen.
            for (auto* list : dialog->findChildren<QListWidget*>())
                for (int i = 0; list->isVisible() && i < list->count(); ++i) {
                    list->setCurrentRow(i);
                    readWidgets(*dialog, place + u' ' + QString::number(i));
                }
            dialog->close();
        });
        opener->trigger();
        QTRY_VERIFY2(seen, action);
    }

    void readWindow(WindowFixture& f, const QString& place) {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        for (const QAction* menu : f.window->menuBar()->actions())
            if (menu->isVisible() && menu->menu())
                readMenu(*menu->menu(), place + QStringLiteral(" menu"));
        for (const auto* dock : f.window->findChildren<QDockWidget*>())
            if (dock->toggleViewAction()->isVisible())
                read(dock->windowTitle(), place + QStringLiteral(" dock"));
        readWidgets(*f.window, place);
    }

private Q_SLOTS:
    void cleanup() {
        model::useLanguage(QStringLiteral("en"));
        model::speakAs({});
    }

    void everyWindowSpeaksTheGameInFront_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        const std::pair<const char*, const char*> files[] = {
            {"malice", "light-over-the-coast.scenario"},  {"malice", "three-from-the-coast.army"},
            {"crusades", "three-keeps.scenario"},         {"crusades", "crow-keep.army"},
            {"normandie", "crossroads-at-dusk.scenario"}, {"normandie", "ranger-company.army"}};
        for (const auto& [game, file] : files)
            for (const char* language : {"en", "fr"})
                QTest::addRow("%s %s", file, language)
                    << QString::fromLatin1(game) << QString::fromLatin1(file)
                    << QString::fromLatin1(language);
    }

    void everyWindowSpeaksTheGameInFront() {
        QFETCH(QString, game);
        QFETCH(QString, file);
        QFETCH(QString, language);
        m_foreign = foreignTo(game, language);
        m_game = game.toStdString();
        m_found.clear();
        m_read = 0;
        WindowFixture f;
        model::useLanguage(language);
        // Another game was in front before: its words must go.
        f.window->openFiles(
            {model::resourcesFolder() + (game == QLatin1String("normandie")
                                             ? QStringLiteral("/samples/three-from-the-coast.army.json")
                                             : QStringLiteral("/samples/ranger-company.army.json"))});
        QCoreApplication::processEvents();
        f.window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/%1.json").arg(file)});
        for (const char* dock : {"layers", "minimap", "history"})
            for (QAction* panel :
                 f.window->findChildren<QAction*>(QStringLiteral("panel.") + QString::fromLatin1(dock)))
                if (panel->isVisible() && !panel->isChecked())
                    panel->trigger();
        readWindow(f, file);
        if (auto* view = qobject_cast<editor::FacedView*>(f.window->pages().current()->view)) {
            for (QAction* tool : f.window->actions().all())
                if (tool->objectName().startsWith(QLatin1String("tool.")) && tool->isVisible() &&
                    tool->isEnabled()) {
                    tool->trigger();
                    readWidgets(*f.window, tool->objectName());
                }
            if (auto* map = qobject_cast<editor::ScenarioView*>(view)) {
                f.action("tool.select")->trigger();
                const auto& scenario = map->document().scenario();
                if (!scenario.pieces.empty())
                    map->selection().setOnly(scenario.pieces.front().id);
                readWidgets(*f.window, QStringLiteral("inspector of a piece"));
                map->selection().setOnly(scenario.battlefield.boards.front().id);
                readWidgets(*f.window, QStringLiteral("inspector of a board"));
            }
            f.action("view.briefing")->trigger();
            auto* briefing = f.window->findChild<editor::BriefingView*>();
            QVERIFY(briefing);
            for (const char* section :
                 {"basics", "sides", "play", "turns", "victory", "rules", "texts", "campaign", "boxes"}) {
                briefing->showSection(QString::fromLatin1(section));
                readWindow(f, QString::fromLatin1(section));
            }
        }
        for (const char* dialog : {"file.print", "file.export", "army.boxes", "army.rosters", "army.organise",
                                   "army.importCode", "army.share", "check.keepTest"})
            readDialog(f, dialog);
        QVERIFY(m_read > 300);
        QCOMPARE(m_found.size(), 0);
    }

    /// Groups of which the game has nothing leave no two lines side by side.
    void linesOnTheToolBarPartSomething() {
        for (const char* file : {"three-from-the-coast.army", "light-over-the-coast.scenario",
                                 "crow-keep.army", "three-keeps.scenario", "ranger-company.army"}) {
            WindowFixture f;
            f.window->openFiles(
                {model::resourcesFolder() + QStringLiteral("/samples/%1.json").arg(QLatin1String(file))});
            QCoreApplication::processEvents();
            bool line = true;
            for (const QAction* action :
                 f.window->findChild<QToolBar*>(QStringLiteral("toolBar"))->actions()) {
                if (!action->isVisible() || action->objectName().isEmpty() != action->isSeparator())
                    continue;
                QVERIFY2(!(action->isSeparator() && line), file);
                line = action->isSeparator();
            }
        }
    }

    /// A row of a table whose text nobody says any more says nothing; one that is said twice is a slip.
    void everyRowIsOfATextThatIsSaid() {
        QFile file(QStringLiteral(BOCAGE_SOURCE_DIR "/translations/bocage_fr.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        QSet<QString> said;
        static const QRegularExpression source(QStringLiteral("<source>(.*?)</source>"),
                                               QRegularExpression::DotMatchesEverythingOption);
        for (auto each = source.globalMatch(text); each.hasNext();)
            said.insert(each.next()
                            .captured(1)
                            .replace(QStringLiteral("&lt;"), QStringLiteral("<"))
                            .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
                            .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
                            .replace(QStringLiteral("&apos;"), QStringLiteral("'"))
                            .replace(QStringLiteral("&amp;"), QStringLiteral("&")));
        int rows = 0;
        for (const model::GameFace* game : model::gameFaces()) {
            QSet<QString> once;
            for (const model::OwnWord& word : game->ownWords()) {
                const QString shared = QString::fromUtf8(word.shared);
                QVERIFY2(said.contains(shared), word.shared);
                QVERIFY2(!once.contains(shared), word.shared);
                once.insert(shared);
                ++rows;
            }
        }
        QVERIFY(rows > 100);
    }

    /// A box of another game is told in its words, whatever is in front.
    void aScopeSpeaksForItself() {
        model::useLanguage(QStringLiteral("en"));
        const auto told = [] {
            return QCoreApplication::translate("bocage::editor::BoxesDialog", "%n tile(s)", nullptr, 2);
        };
        const QString plain = told();
        model::speakAs("malice");
        QCOMPARE(told(), QStringLiteral("2 cards"));
        {
            const model::OwnWordsScope shared{std::span<const model::OwnWord>()};
            QCOMPARE(told(), plain);
            const model::OwnWordsScope inside(model::findGameFace("malice")->ownWords());
            QCOMPARE(told(), QStringLiteral("2 cards"));
        }
        QCOMPARE(told(), QStringLiteral("2 cards"));
    }

    void countsAndHistoryFollow() {
        model::useLanguage(QStringLiteral("en"));
        const auto cards = [](int count) {
            return QCoreApplication::translate("bocage::editor::BoxesDialog", "%n counter(s)", nullptr,
                                               count);
        };
        const QString plain = cards(2);
        QVERIFY(model::speakAs("malice"));
        QVERIFY(!model::speakAs("malice"));
        QCOMPARE(cards(1), QStringLiteral("1 token"));
        QCOMPARE(cards(2), QStringLiteral("2 tokens"));
        model::useLanguage(QStringLiteral("fr"));
        QCOMPARE(cards(2), QStringLiteral("2 jetons"));
        model::useLanguage(QStringLiteral("en"));
        QVERIFY(model::speakAs("no such game"));
        QCOMPARE(cards(2), plain);
    }
};

QTEST_MAIN(TestOwnWords)
#include "test_own_words.moc"
