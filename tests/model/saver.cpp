// The process that the save tests kill, starve and watch.
//   saver loop PATH              saves version after version until killed; each is one letter, many times
//   saver limited PATH BYTES     saves once with a limit on file sizes, as if the disk were full there
//   saver once PATH SIZE         saves once
//   saver values PATH A B        saves two documents in turn until killed
//   saver value PATH A           saves one document once
//   saver shelf PATH             changes a collection of boxes until killed
//   saver settings PATH          changes a settings file until killed
//   saver flips FILE COUNT SEED  how many recovery files of a document with one bit changed are taken for
//   sound
#include <sys/resource.h>

#include <QByteArray>
#include <QFile>
#include <QSettings>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>

#include "model/io/document_files.h"
#include "model/io/load_file.h"
#include "model/io/recovery.h"
#include "model/io/save_file.h"
#include "model/io/user_collection.h"

namespace {

using namespace bocage;

int report(const rules::Result<rules::Done>& saved) {
    if (saved.ok())
        std::puts("saved");
    else
        std::printf("%s %s\n", saved.problems().front().code.c_str(),
                    saved.problems().front().arguments.empty()
                        ? ""
                        : saved.problems().front().arguments.front().c_str());
    return saved.ok() ? 0 : 1;
}

int saveValues(const QString& path, const char* first, const char* second) {
    const auto a = model::loadValue(QFile::decodeName(first));
    const auto b = model::loadValue(QFile::decodeName(second));
    if (!a || !b)
        return 2;
    for (bool turn = true;; turn = !turn)
        if (!model::saveValue(turn ? a->value : b->value, path).ok())
            return 1;
}

int countFlips(const QString& path, int count, unsigned seed) {
    const auto document = model::readFile(path);
    if (!document)
        return 2;
    const QByteArray whole = model::recoveryBytes(
        {QString(), path, QStringLiteral("Title"), QDateTime::currentDateTimeUtc(), *document});
    if (!model::parseRecovery(whole, path).ok())
        return 2;
    std::mt19937 random(seed);
    int taken = 0;
    for (int i = 0; i < count; ++i) {
        QByteArray flipped = whole;
        const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(flipped.size()));
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << random() % 8));
        taken += model::parseRecovery(flipped, path).ok() ? 1 : 0;
    }
    std::printf("%d\n", taken);
    return taken == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    using model::saveAtomically;
    if (argc < 3)
        return 2;
    const std::string_view mode = argv[1];
    const QString path = QFile::decodeName(argv[2]);
    if (mode == "loop") {
        for (int version = 0;; ++version)
            if (!saveAtomically(path,
                                QByteArray(200'000 + version % 100, static_cast<char>('a' + version % 26)))
                     .ok())
                return 1;
    }
    if (mode == "values" && argc > 4)
        return saveValues(path, argv[3], argv[4]);
    if (mode == "value" && argc > 3) {
        const auto value = model::loadValue(QFile::decodeName(argv[3]));
        return value ? report(model::saveValue(value->value, path)) : 2;
    }
    if (mode == "shelf") {
        model::UserCollection shelf(path);
        for (int count = 1;; count = 1 + count % 9)
            if (!shelf.setBoxes(rules::ContentId("son-core:box/core"), count).ok())
                return 1;
    }
    if (mode == "settings") {
        QSettings settings(path, QSettings::IniFormat);
        for (int version = 0;; ++version) {
            settings.setValue(QStringLiteral("version"), version);
            settings.setValue(QStringLiteral("filling"), QString(2000, QLatin1Char('x')));
            settings.sync();
        }
    }
    if (mode == "flips" && argc > 4)
        return countFlips(path, std::atoi(argv[3]), static_cast<unsigned>(std::atoi(argv[4])));
    const auto number = static_cast<rlim_t>(argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 1000);
    if (mode == "limited") {
        const rlimit limit{number, number};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        return report(saveAtomically(path, QByteArray(300'000, 'n')));
    }
    return report(saveAtomically(path, QByteArray(static_cast<qsizetype>(number), 'n')));
}
