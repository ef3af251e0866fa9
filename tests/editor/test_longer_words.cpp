// Another language at its worst: every text of ours 40 % longer and in brackets. Nothing may be cut off, and
// what has no brackets must come from a document or a pack. The same places in French, where nothing may be
// cut.
#include <QDirIterator>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTranslator>

#include "app/gui/welcome_page.h"
#include "editor/briefing/briefing_view.h"
#include "editor/theme/theme.h"
#include "model/language/language.h"
#include "tests/editor/fitting.h"
#include "tests/editor/studio_fixture.h"

using namespace bocage;
using bocage::test::WindowFixture;

namespace {

/// Says everything in brackets, with dots until it is 40 % longer.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        if (text.trimmed().isEmpty())
            return text;
        // Broken into words, as a real language is.
        QString more;
        for (qsizetype i = 0; i < (text.size() * 2 + 4) / 5; ++i)
            more += i % 8 == 0 && text.contains(QLatin1Char(' ')) ? QLatin1Char(' ') : QLatin1Char('o');
        return QLatin1Char('[') + text + more + QLatin1Char(']');
    }
};

void collect(const QJsonValue& value, QSet<QString>& words) {
    if (value.isString())
        words.insert(value.toString().simplified());
    else if (value.isArray())
        for (const QJsonValue& each : value.toArray())
            collect(each, words);
    else if (value.isObject())
        for (const QJsonValue& each : value.toObject())
            collect(each, words);
}

/// Everything that packs, samples and rules say.
const QSet<QString>& data() {
    static const QSet<QString> all = [] {
        QSet<QString> words;
        QDirIterator files(model::resourcesFolder(), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                collect(QJsonDocument::fromJson(file.readAll()).isArray()
                            ? QJsonValue()
                            : QJsonValue(QJsonDocument::fromJson((file.seek(0), file.readAll())).object()),
                        words);
        }
        for (const model::LanguageInfo& language : model::languages())
            words.insert(language.name);
        return words;
    }();
    return all;
}

/// Neither ours nor from a document: somebody forgot tr().
bool isForgotten(const QString& text) {
    static const QRegularExpression letters(QStringLiteral("\\p{L}{2}"));
    // Values, keys, rules, paper sizes and names of files are the same in every language.
    static const QRegularExpression other(
        QStringLiteral("^[\\d\\s×/+−–.,:%°()A-Z·-]*$|^(Ctrl|Shift|Alt|F\\d)|^A\\d|Letter|Legal|Tabloid|[/"
                       "\\\\.]json|^Bocage$|^~?/"));
    if (!letters.match(text).hasMatch() || text.contains(QLatin1Char('[')) || other.match(text).hasMatch())
        return false;
    if (data().contains(text.simplified()))
        return false;
    // Names and sentences of the packs, counted and joined by signs.
    static const QRegularExpression joints(QStringLiteral("\n| · |(?<=\\.) "));
    static const QRegularExpression numbers(QStringLiteral("^\\d+ × | \\d+\\.?$|\\.$"));
    for (QString part : text.split(joints)) {
        part = part.simplified();
        if (!letters.match(part).hasMatch() || other.match(part).hasMatch() || data().contains(part))
            continue;
        part.remove(numbers);
        if (data().contains(part) || data().contains(part + QLatin1Char('.')))
            continue;
        // Help texts are taken apart into sentences.
        if (std::any_of(data().begin(), data().end(),
                        [&](const QString& known) { return known.contains(part) && part.size() > 8; }))
            continue;
        return true;
    }
    return false;
}

}  // namespace

class TestLongerWords : public QObject {
    Q_OBJECT

    LongWords m_long;
    QStringList m_wrong;

    void look(const QWidget& window, const QString& place, bool ours) {
        // Texts first, then the sizes that follow from them, then those that follow from these.
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        for (const QString& cut : test::cutTexts(window))
            m_wrong << QStringLiteral("%1: cut off: %2").arg(place, cut);
        if (ours)
            for (const test::ShownText& shown : test::shownTexts(window))
                // What stands in a line is the document's or the user's.
                if (const auto* line = qobject_cast<const QLineEdit*>(shown.widget);
                    !(line && !line->text().isEmpty()) && isForgotten(shown.text))
                    m_wrong << QStringLiteral("%1: not translated: %2: “%3”")
                                   .arg(place, test::pathOf(shown.widget), shown.text);
    }

    /// Looks at the dialog that an action opens, at each of its tabs.
    void lookAtDialog(WindowFixture& f, const char* action, bool ours) {
        QTimer::singleShot(0, qApp, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog) {
                m_wrong << QStringLiteral("%1 opens no dialog").arg(QString::fromLatin1(action));
                return;
            }
            auto* tabs = dialog->findChild<QTabWidget*>();
            for (int i = 0; i < (tabs ? tabs->count() : 1); ++i) {
                if (tabs)
                    tabs->setCurrentIndex(i);
                look(*dialog, QStringLiteral("%1 %2").arg(QString::fromLatin1(action)).arg(i + 1), ours);
            }
            if (dialog->width() > 1280 || dialog->height() > 700)
                m_wrong << QStringLiteral("%1 is %2 × %3 large")
                               .arg(QString::fromLatin1(action))
                               .arg(dialog->width())
                               .arg(dialog->height());
            dialog->close();
        });
        f.action(action)->trigger();
    }

    /// Each text once, with the first place where it was seen.
    void tell() {
        QSet<QString> told;
        for (const QString& line : m_wrong)
            if (const QString what = line.section(QStringLiteral(": "), 1); !told.contains(what)) {
                told.insert(what);
                qWarning("%s", qPrintable(line));
            }
        QCOMPARE(told.size(), 0);
    }

    /// A battle on hexes: its tools, what can be picked on its map, its briefing, and its papers.
    void lookAroundTheHexes(WindowFixture& f, bool ours) {
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/light-over-the-coast.scenario.json")});
        look(*f.window, QStringLiteral("hexes"), ours);
        for (QAction* tool : f.window->actions().all())
            if (tool->objectName().startsWith(QLatin1String("tool.")) && tool->isEnabled()) {
                tool->trigger();
                look(*f.window, QStringLiteral("hexes ") + tool->objectName(), ours);
            }
        f.action("tool.select")->trigger();
        const auto& scenario = f.scenario();
        QList<rules::ElementId> picked{scenario.battlefield.boards.front().id};
        if (!scenario.pieces.empty())
            picked << scenario.pieces.front().id;
        for (const rules::ElementId& id : std::as_const(picked)) {
            f.view().selection().setOnly(id);
            look(*f.window, QStringLiteral("inspector of %1").arg(QString::fromStdString(id.value)), ours);
        }
        f.action("view.briefing")->trigger();
        for (const char* section : {"basics", "play", "texts"}) {
            f.view().briefing().showSection(QString::fromLatin1(section));
            look(*f.window, QStringLiteral("hexes ") + QString::fromLatin1(section), ours);
        }
        for (const char* dialog : {"file.print", "file.export"})
            lookAtDialog(f, dialog, ours);
    }

    void lookAround(bool ours) {
        WindowFixture f;
        if (!ours)
            model::useLanguage(QStringLiteral("fr"));
        else
            qApp->installTranslator(&m_long);
        f.window->resize(1280, 720);
        look(*f.window, QStringLiteral("welcome"), ours);
        f.openSample();
        look(*f.window, QStringLiteral("map"), ours);
        for (QAction* tool : f.window->actions().all())
            if (tool->objectName().startsWith(QLatin1String("tool.")) && tool->isEnabled()) {
                tool->trigger();
                look(*f.window, tool->objectName(), ours);
            }
        f.action("tool.select")->trigger();
        const auto& scenario = f.scenario();
        for (const rules::ElementId& id :
             {scenario.battlefield.boards.front().id, scenario.battlefield.overlays.front().id,
              scenario.zones.front().id, scenario.objectives.front().id, scenario.pieces.front().id}) {
            f.view().selection().setOnly(id);
            look(*f.window, QStringLiteral("inspector of %1").arg(QString::fromStdString(id.value)), ours);
        }
        for (const char* dialog :
             {"edit.preferences", "help.keys", "army.boxes", "army.rosters", "army.organise",
              "army.importCode", "file.newArmy", "file.versions", "battlefield.quickLayout"})
            lookAtDialog(f, dialog, ours);
        f.action("view.briefing")->trigger();
        for (const char* section :
             {"basics", "sides", "play", "turns", "victory", "rules", "texts", "campaign", "boxes"}) {
            f.view().briefing().showSection(QString::fromLatin1(section));
            look(*f.window, QString::fromLatin1(section), ours);
        }
        for (const char* dialog : {"file.print", "file.export"})
            lookAtDialog(f, dialog, ours);
        f.window->openFiles({model::resourcesFolder() + QStringLiteral("/samples/ranger-company.army.json")});
        look(*f.window, QStringLiteral("army"), ours);
        for (const char* dialog : {"army.best", "army.fill", "army.random"})
            lookAtDialog(f, dialog, ours);
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/spreading-the-shadows.campaign.json")});
        look(*f.window, QStringLiteral("campaign"), ours);
        f.window->openFiles(
            {model::resourcesFolder() + QStringLiteral("/samples/three-keeps.scenario.json")});
        look(*f.window, QStringLiteral("table"), ours);
        if (auto* side = f.window->findChild<QTabWidget*>(QStringLiteral("tableSide")))
            for (int page = 1; page < side->count(); ++page) {
                side->setCurrentIndex(page);
                look(*f.window, QStringLiteral("page %1 beside the table").arg(page), ours);
            }
        for (const char* roster : {"crow-keep", "deep-village"}) {
            f.window->openFiles(
                {model::resourcesFolder() + QStringLiteral("/samples/%1.army.json").arg(roster)});
            look(*f.window, QString::fromLatin1(roster), ours);
        }
        for (const char* dialog : {"file.print", "file.export"})
            lookAtDialog(f, dialog, ours);
        lookAroundTheHexes(f, ours);
        if (f.window->width() > 1280 || f.window->height() > 720)
            m_wrong << QStringLiteral("the window grew to %1 × %2")
                           .arg(f.window->width())
                           .arg(f.window->height());
    }

    /// Every form, table and page of the studio, with pieces of every game.
    void lookAroundTheStudio(bool ours) {
        QTemporaryDir folder;
        WindowFixture f;
        if (!ours)
            model::useLanguage(QStringLiteral("fr"));
        else
            qApp->installTranslator(&m_long);
        f.window->resize(1280, 720);
        for (const char* dialog : {"file.packs", "file.newPack"})
            lookAtDialog(f, dialog, ours);
        for (const char* pack : {"son-core", "som-base", "cc-base"}) {
            const QString of = QString::fromLatin1(pack);
            const QDir shipped(model::resourcesFolder() + QStringLiteral("/packs/") + of);
            QVERIFY(QDir().mkpath(folder.filePath(of)));
            for (const QString& file : shipped.entryList(QDir::Files))
                QVERIFY(QFile::copy(shipped.filePath(file), folder.filePath(of + u'/' + file)));
            f.window->openFiles({folder.filePath(of + QStringLiteral("/pack.json"))});
            look(*f.window, of, ours);
            auto& document = test::documentOf(f);
            auto& outline = *test::studio(f).outline();
            for (const auto& [kind, items] : document.value().items) {
                // The piece that says most has the most rows.
                const auto most = std::max_element(
                    items.begin(), items.end(), [](const model::PackItem& a, const model::PackItem& b) {
                        return rules::writeJson(a.json()).size() < rules::writeJson(b.json()).size();
                    });
                if (most == items.end())
                    continue;
                outline.choose({most->id()});
                const QString place = of + u' ' + QString::fromStdString(kind);
                f.action("studio.form")->trigger();
                look(*f.window, place, ours);
                f.action("studio.table")->trigger();
                look(*f.window, place + QStringLiteral(" table"), ours);
                f.action("studio.form")->trigger();
                if (kind == "board" || kind == "overlay") {
                    f.action("studio.board")->trigger();
                    look(*f.window, place + QStringLiteral(" painted"), ours);
                    f.action("studio.form")->trigger();
                }
            }
            for (const char* page : {"studio.tests", "studio.balance"}) {
                f.action(page)->trigger();
                look(*f.window, of + u' ' + QLatin1String(page), ours);
            }
        }
        if (f.window->width() > 1280 || f.window->height() > 720)
            m_wrong << QStringLiteral("the window grew to %1 × %2")
                           .arg(f.window->width())
                           .arg(f.window->height());
    }

private Q_SLOTS:
    void init() { m_wrong.clear(); }
    void cleanup() {
        qApp->removeTranslator(&m_long);
        model::useLanguage(QStringLiteral("en"));
    }

    void whatIsWrongWouldBeSeen() {
        QVERIFY(isForgotten(QStringLiteral("Some forgotten words")));
        QVERIFY(isForgotten(QStringLiteral("2 × Forgotten piece")));
        QVERIFY(!isForgotten(QStringLiteral("[Words ooo]")));
        QVERIFY(!isForgotten(QStringLiteral("1 × Village")));
        QLabel label(QStringLiteral("Words that are longer than the label"));
        label.resize(40, 20);
        label.show();
        QCOMPARE(test::cutTexts(label).size(), 1);
        // A head that breaks its lines has to show every one of them.
        QTableWidget table(1, 1);
        table.setHorizontalHeaderLabels({QStringLiteral("Words of a head of some length")});
        table.horizontalHeader()->setDefaultAlignment(
            static_cast<Qt::Alignment>(int(Qt::AlignRight | Qt::AlignVCenter) | int(Qt::TextWordWrap)));
        table.setColumnWidth(0, 80);
        table.horizontalHeader()->setFixedHeight(90);
        table.resize(300, 200);
        table.show();
        QCOMPARE(test::cutTexts(table).size(), 0);
        table.horizontalHeader()->setFixedHeight(20);
        QCOMPARE(test::cutTexts(table).size(), 1);
    }
    void nothingIsCutOffOrForgotten() {
        lookAround(true);
        tell();
    }
    void nothingOfTheStudioIsCutOffOrForgotten() {
        lookAroundTheStudio(true);
        tell();
    }
    void nothingOfTheStudioIsCutOffInFrench() {
        lookAroundTheStudio(false);
        tell();
    }
    void nothingIsCutOffInFrench() {
        lookAround(false);
        tell();
    }
};

QTEST_MAIN(TestLongerWords)
#include "test_longer_words.moc"
