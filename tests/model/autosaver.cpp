// A run of the program that the autosave tests kill.
//   autosaver FOLDER        edits an untitled scenario for ever; prints the number of each step whose copy is
//   on disk autosaver --lock PATH   holds the lock of a document until killed
#include <QCoreApplication>
#include <QTimer>
#include <cstdio>

#include "model/document/scenario_document.h"
#include "model/io/autosave.h"
#include "model/io/document_lock.h"
#include "model/io/load_file.h"

using namespace bocage;

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    model::DocumentLock lock;
    if (arguments.value(1) == QStringLiteral("--lock")) {
        std::puts(lock.acquire(arguments.value(2)) == model::DocumentLock::State::Held ? "held" : "refused");
        std::fflush(stdout);
        return QCoreApplication::exec();
    }
    rules::Scenario scenario;
    scenario.title = "0";
    model::ScenarioDocument document(scenario, rules::Library::build({}).first);
    model::Autosave autosave(arguments.value(1));
    autosave.setDelay(std::chrono::milliseconds(3));
    autosave.watch(&document);
    QObject::connect(&autosave, &model::Autosave::copyWritten, [&] {
        const QString copy = autosave.copyOf(&document);
        if (const auto recovery = model::parseRecovery(*model::readFile(copy), copy))
            std::printf("%s\n", qPrintable(recovery->title));
        std::fflush(stdout);
    });
    int step = 0;
    QTimer edits;
    QObject::connect(&edits, &QTimer::timeout, [&] {
        document.edit(QStringLiteral("Step"),
                      [&](rules::Scenario& value) { value.title = std::to_string(++step); });
    });
    edits.start(1);
    return QCoreApplication::exec();
}
