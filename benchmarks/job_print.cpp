#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "model/print/aid.h"
#include "model/print/pdf_file.h"

/// Job 16: game aids as PDF files, against tmxrasterizer writing as many pixels as the pages have at 96 dpi.
namespace bocage::benchmarks {

namespace {

using namespace model::print;

const rules::LibraryPtr& packs() {
    static const rules::LibraryPtr library = model::loadInstalledLibrary().library;
    return library;
}

void timeAid(benchmark::State& state, const Subject& subject, const char* id) {
    const AidPtr aid = findAid(subject, QString::fromLatin1(id));
    double pages = 0, bytes = 0;
    for (auto _ : state) {
        const auto document = makeAid(*aid, subject, Options());
        const auto file = pdfFile(*document);
        pages += static_cast<double>(document->pages.size());
        bytes = static_cast<double>(file->size());
    }
    state.counters["pages"] = benchmark::Counter(pages, benchmark::Counter::kIsRate);
    state.counters["bytes"] = bytes;
}

void booklet(benchmark::State& state) {
    const auto loaded =
        model::loadValue(QStringLiteral(BOCAGE_RESOURCES_FOLDER "/samples/crossroads-at-dusk.scenario.json"));
    Subject subject;
    subject.library = packs();
    subject.scenario = &std::get<rules::Scenario>(loaded->value);
    timeAid(state, subject, "booklet");
}

void counters(benchmark::State& state) {
    Subject subject;
    subject.library = packs();
    subject.pack = rules::PackId(packs()->packs().front().manifest.id);
    timeAid(state, subject, "counters");
}

double childTime() {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval& time) {
        return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// A map of 25 × 35 tiles of 32 pixels: the pixels of one A4 page at 96 dpi, give or take a row.
void rasterizer(benchmark::State& state) {
    const QString program = QStandardPaths::findExecutable(QStringLiteral("tmxrasterizer"));
    if (program.isEmpty()) {
        state.SkipWithError("tmxrasterizer is not installed");
        return;
    }
    QTemporaryDir folder;
    QImage tiles(128, 128, QImage::Format_RGB32);
    for (int y = 0; y < 128; ++y)
        for (int x = 0; x < 128; ++x)
            tiles.setPixel(x, y, qRgb(x * 2, y * 2, (x * y) & 255));
    tiles.save(folder.filePath(QStringLiteral("tiles.png")));
    const int columns = 25, rows = 35 * static_cast<int>(state.range(0));
    QByteArray cells;
    for (int i = 0; i < columns * rows; ++i)
        cells += QByteArray::number(1 + i * 7 % 16) + (i + 1 < columns * rows ? "," : "");
    const QByteArray size =
        "width=\"" + QByteArray::number(columns) + "\" height=\"" + QByteArray::number(rows) + "\"";
    QFile map(folder.filePath(QStringLiteral("map.tmx")));
    if (!map.open(QIODevice::WriteOnly))
        return state.SkipWithError("no room for the map");
    map.write(
        "<map version=\"1.9\" orientation=\"orthogonal\" " + size +
        " tilewidth=\"32\" tileheight=\"32\"><tileset firstgid=\"1\" name=\"t\" tilewidth=\"32\" "
        "tileheight=\"32\" "
        "tilecount=\"16\" columns=\"4\"><image source=\"tiles.png\" width=\"128\" height=\"128\"/></tileset>"
        "<layer id=\"1\" name=\"a\" " +
        size + "><data encoding=\"csv\">" + cells + "</data></layer></map>");
    map.close();
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), folder.path());
    process.setProcessEnvironment(environment);
    for (auto _ : state) {
        const double before = childTime();
        process.start(program, {map.fileName(), folder.filePath(QStringLiteral("map.png"))});
        process.waitForFinished();
        state.SetIterationTime(childTime() - before);
    }
    state.counters["pages"] = benchmark::Counter(static_cast<double>(state.range(0)),
                                                 benchmark::Counter::kIsIterationInvariantRate);
}

BENCHMARK(booklet)->Name("print/booklet")->Unit(benchmark::kMillisecond);
BENCHMARK(counters)->Name("print/counters")->Unit(benchmark::kMillisecond);
BENCHMARK(rasterizer)
    ->Name("print/tmxrasterizer")
    ->Arg(4)
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();

}  // namespace

}  // namespace bocage::benchmarks
