#include <QApplication>
#include <QCommandLineParser>
#include <QHashSeed>
#include <QLocale>
#include <QTimer>
#include <cstring>

#include "app/gui/application.h"
#include "app/gui/main_window.h"
#include "app/gui/screenshot_script.h"
#include "model/io/picture_helper.h"
#include "model/language/language.h"
#include "model/library/content_library.h"

namespace {

using namespace bocage;

QCommandLineOption hidden(const QString& name, const QString& value) {
    QCommandLineOption option(name, QString(), value);
    option.setFlags(QCommandLineOption::HiddenFromHelp);
    return option;
}

/// Waits until nothing more is to come, then writes the window's picture and quits.
void takeScreenshot(QWidget& window, const QString& file) {
    QTimer::singleShot(1200, &window, [&window, file] {
        QApplication::exit(app::settledPicture(window).save(file) ? 0 : 3);
    });
}

/// Whether only help or the version is wanted, which must work where no window can open.
bool onlyAsks(int argc, char** argv) {
    static const QStringList questions{QStringLiteral("-h"), QStringLiteral("--help"),
                                       QStringLiteral("--help-all"), QStringLiteral("-v"),
                                       QStringLiteral("--version")};
    for (int i = 1; i < argc && qstrcmp(argv[i], "--") != 0; ++i)
        if (questions.contains(QString::fromLocal8Bit(argv[i])))
            return true;
    return false;
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Lays out battles, builds armies and checks both against the rules."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("files"),
                                 QCoreApplication::translate("main", "Scenarios and armies to open."),
                                 QStringLiteral("[FILE…]"));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::strcmp(argv[1], model::pictureHelperFlag) == 0)
        return model::servePictures();
    // Exports give the same bytes for the same document: Qt writes fonts in the order of its hash tables.
    QHashSeed::setDeterministicGlobalSeed();
    QCommandLineParser parser;
    if (onlyAsks(argc, argv)) {
        const QCoreApplication application(argc, argv);
        QCoreApplication::setApplicationName(QStringLiteral("bocage"));
        QCoreApplication::setApplicationVersion(QStringLiteral(BOCAGE_VERSION));
        model::useLanguage(QLocale::system().name());
        describe(parser);
        parser.process(application);
        return 0;
    }
    QApplication application(argc, argv);
    app::Settings settings;
    app::setUpApplication(application, settings);
    describe(parser);
    // For docs/screenshots.sh: the real window, without a hand on it.
    const auto screenshot = hidden(QStringLiteral("screenshot"), QStringLiteral("file"));
    const auto size = hidden(QStringLiteral("size"), QStringLiteral("WxH"));
    const auto theme = hidden(QStringLiteral("theme"), QStringLiteral("name"));
    const auto language = hidden(QStringLiteral("lang"), QStringLiteral("code"));
    const auto select = hidden(QStringLiteral("select"), QStringLiteral("id"));
    const auto script = hidden(QStringLiteral("script"), QStringLiteral("steps"));
    const auto problem = hidden(QStringLiteral("problem"), QStringLiteral("rule"));
    parser.addOptions({screenshot, size, theme, language, select, script, problem});
    parser.process(application);

    if (parser.isSet(theme))
        app::applyTheme(parser.value(theme) == QLatin1String("dark"));
    if (parser.isSet(language))
        model::useLanguage(parser.value(language));

    // Qt lays a style sheet anew on everything below a widget each time that comes under another one, which
    // is most of what building hundreds of panels takes. It is laid on once, when they stand.
    const QString sheet = application.styleSheet();
    application.setStyleSheet(QString());
    app::MainWindow window(settings, model::loadInstalledLibrary());
    application.setStyleSheet(sheet);
    if (parser.isSet(size)) {
        const QStringList parts = parser.value(size).split(QLatin1Char('x'));
        window.resize(parts.value(0).toInt(), parts.value(1).toInt());
    }
    if (!parser.positionalArguments().isEmpty())
        window.expectDocuments();
    window.show();
    if (parser.positionalArguments().isEmpty() && settings.flag(QStringLiteral("files/reopen"), false))
        window.reopenSession();
    window.openFiles(parser.positionalArguments());
    if (parser.isSet(select))
        QTimer::singleShot(400, &window, [&window, id = parser.value(select)] {
            // An element by its id, or a section of the briefing by a place in the file ("/turnTrack"), or a
            // piece of a pack ("my-box:unit/scouts").
            rules::Location location;
            if (id.startsWith(QLatin1Char('/')) || id.contains(QLatin1Char(':')))
                location.pointer = id.toStdString();
            else
                location.elements.emplace_back(id.toStdString());
            window.reveal(location);
        });
    if (parser.isSet(problem))
        QTimer::singleShot(900, &window, [&window, rule = parser.value(problem)] {
            window.revealProblem(rule.toStdString());
        });
    // The hand's moves come before the picture of them.
    QTimer::singleShot(600, &window, [&window, &parser, &script, &screenshot] {
        app::playScript(window, parser.value(script), [&window, &parser, &screenshot] {
            if (parser.isSet(screenshot))
                takeScreenshot(window, parser.value(screenshot));
        });
    });
    return QApplication::exec();
}
