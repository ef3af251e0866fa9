#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QtTest>

#include "model/commands/pack_edits.h"
#include "model/export/pack_parts.h"
#include "model/io/resource_paths.h"
#include "model/library/content_library.h"
#include "model/library/pack_scans.h"
#include "model/render/colour_eyes.h"
#include "model/render/own_drawings.h"
#include "model/render/piece_renderer.h"
#include "model/render/symbols.h"
#include "model/studio/field_plan.h"
#include "model/studio/pack_judge.h"
#include "model/studio/pack_open.h"
#include "rules/content/drawings.h"
#include "rules/format/content_items.h"
#include "rules/systems/game_system.h"

using namespace bocage;
using namespace bocage::model;
using rules::ContentId;
using rules::Json;

namespace {

/// A disc in the tint of factions on clear ground, with a red square in its middle.
const QByteArray disc =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" )"
    R"(fill="#0072b2"/><rect x="40" y="40" width="20" height="20" fill="#ff0000"/></svg>)";
/// Black on white paper: a bar over the left half.
QImage bar() {
    QImage image(80, 80, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).fillRect(0, 0, 40, 80, Qt::black);
    return image;
}

int pixelsLike(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            count += pixel.alpha() > 200 && std::abs(pixel.red() - colour.red()) < 24 &&
                     std::abs(pixel.green() - colour.green()) < 24 &&
                     std::abs(pixel.blue() - colour.blue()) < 24;
        }
    return count;
}

}  // namespace

/// Pictures of authors: through the doors into the pack, on symbols, silhouettes and whole pieces.
class TestOwnDrawings : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    LibraryLoad m_shipped = loadInstalledLibrary();

    QString file(const QString& name, const QByteArray& bytes) {
        QFile out(m_folder.filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return out.fileName();
    }
    static QByteArray encoded(const QImage& image, const char* format) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, format, 95);
        return bytes;
    }
    std::unique_ptr<PackDocument> newDocument(const QString& title) {
        return std::make_unique<PackDocument>(newPack(title, "normandie", *m_shipped.library),
                                              m_shipped.library);
    }
    /// What the studio does when files of its pack change.
    static void showFiles(const PackDocument& document) {
        for (const auto& [name, bytes] : document.value().files)
            rememberForeign(document.value().manifest, name.toStdString(), bytes);
    }
    static QImage drawn(const PackDocument& document, const ContentId& id,
                        const QString& face = QStringLiteral("front"), bool grey = false) {
        QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        PieceOptions options;
        options.grey = grey;
        PieceRenderer(document.liveLibrary()).paint(painter, QRectF(0, 0, 200, 200), id, face, options);
        return image;
    }
    /// Saved as an installed pack and opened with the shipped ones.
    LibraryLoad installed(const PackDocument& document, const QString& folder) {
        const QString home =
            m_folder.filePath(folder + u'/' + QString::fromStdString(document.value().manifest.id.value));
        for (const auto& [name, bytes] : packFiles(document.value())) {
            QDir().mkpath(QFileInfo(home + u'/' + name).absolutePath());
            QFile out(home + u'/' + name);
            if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
                qFatal("cannot write");
        }
        return loadLibrary({installedPacksFolder(), m_folder.filePath(folder)});
    }

private Q_SLOTS:
    void picturesComeThroughTheDoors() {
        const auto svg = offeredPicture(file(QStringLiteral("disc.svg"), disc));
        QVERIFY(svg);
        QCOMPARE(svg->suffix, QStringLiteral("svg"));
        const auto png = offeredPicture(file(QStringLiteral("bar.png"), encoded(bar(), "PNG")));
        QVERIFY(png);
        QCOMPARE(png->suffix, QStringLiteral("png"));
        // A JPEG becomes pixels without what the camera says about itself.
        QByteArray jpeg = encoded(bar(), "JPEG");
        const QByteArray secret("Exif\0\0taken in the garden", 25);
        jpeg.insert(2, QByteArray("\xff\xe1\0\x1b", 4) + secret);
        const auto photo = offeredPicture(file(QStringLiteral("bar.jpg"), jpeg));
        QVERIFY(photo);
        QCOMPARE(photo->suffix, QStringLiteral("png"));
        QVERIFY(!photo->bytes.contains("garden"));
        const QImage pixels = QImage::fromData(photo->bytes, "PNG");
        QCOMPARE(pixels.size(), QSize(80, 80));
        QVERIFY(pixels.pixelColor(10, 40).lightness() < 20 && pixels.pixelColor(70, 40).lightness() > 235);
        // Whatever is damaged or no picture is refused with its reason.
        const auto refused = [&](const char* name, const QByteArray& bytes) {
            const auto picture = offeredPicture(file(QString::fromLatin1(name), bytes));
            return picture ? std::string("taken") : picture.problems().front().code;
        };
        QCOMPARE(refused("a.jpg", "no picture"), std::string("jpeg.not-jpeg"));
        QCOMPARE(refused("b.jpeg", encoded(bar(), "PNG")), std::string("jpeg.not-jpeg"));
        QCOMPARE(refused("c.jpg", jpeg.left(60)), std::string("jpeg.damaged"));
        QCOMPARE(refused("d.png", jpeg), std::string("png.not-png"));
        QByteArray huge = encoded(bar(), "JPEG");
        const qsizetype frame = huge.indexOf("\xff\xc0");
        QVERIFY(frame > 0);
        huge[frame + 5] = '\x7f';
        QCOMPARE(refused("e.jpg", huge), std::string("jpeg.size"));
        QVERIFY(refused("f.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>x</script></svg>")
                    .starts_with("svg."));
    }

    void aSymbolTakesTheInkOfItsPlace() {
        const auto document = newDocument(QStringLiteral("Ink box"));
        PackEdits edits(*document);
        const ContentId marker = edits.add("marker", QStringLiteral("Bar"));
        const QString name =
            edits.setDrawing({marker}, "/symbol", QStringLiteral("My bar"), encoded(bar(), "PNG"),
                             QStringLiteral("png"), QStringLiteral("step"));
        QCOMPARE(name, QStringLiteral("art/my-bar.png"));
        QCOMPARE(document->liveLibrary()->marker(marker)->symbol, std::string("ink-box:art/my-bar.png"));
        showFiles(*document);
        const QString full = QStringLiteral("ink-box:art/my-bar.png");
        QCOMPARE(symbolNamed(full), full);
        // White paper is clear, black takes the ink.
        const QImage inked = symbolImage(full, 80, QColor(0, 160, 0));
        QCOMPARE(inked.pixelColor(10, 40), QColor(0, 160, 0));
        QCOMPARE(inked.pixelColor(70, 40).alpha(), 0);
        // The marker differs from the same one without it.
        const QImage with = drawn(*document, marker);
        document->undoStack().undo();
        QVERIFY(drawn(*document, marker) != with);
        document->undoStack().redo();
        QCOMPARE(drawn(*document, marker), with);
        // A name that leads out, and one that is not there, is nobody's symbol.
        for (const char* bad : {"ink-box:art/../../secret.png", "ink-box:art/none.svg",
                                "nobody:art/my-bar.png", "art/my-bar.png"})
            QVERIFY2(symbolNamed(QString::fromLatin1(bad)).isEmpty(), bad);
    }

    void aSilhouetteWearsTheColourOfItsFaction() {
        const auto document = newDocument(QStringLiteral("Disc box"));
        PackEdits edits(*document);
        const auto copies = edits.copy({ContentId("son-core:unit/ranger-rifles")});
        QCOMPARE(copies.size(), 1u);
        const QImage ours = drawn(*document, copies.front());
        edits.setDrawing(copies, "/silhouette", QStringLiteral("disc"), disc, QStringLiteral("svg"),
                         QStringLiteral("step"));
        showFiles(*document);
        const QImage own = drawn(*document, copies.front());
        QVERIFY(own != ours);
        QVERIFY(pixelsLike(own, QColor(255, 0, 0)) > pixelsLike(ours, QColor(255, 0, 0)) + 50);
        const rules::FactionDef* faction =
            document->liveLibrary()->faction(ContentId("son-core:faction/majestic"));
        QVERIFY(faction);
        QVERIFY(pixelsLike(own, QColor(QString::fromStdString(faction->colour))) > 300);
        const QImage grey = drawn(*document, copies.front(), QStringLiteral("front"), true);
        QCOMPARE(pixelsLike(grey, QColor(255, 0, 0)), 0);
    }

    /// Every kind that is a piece may have a picture of its whole side; it survives, is drawn and undone.
    void everyPieceOfEveryGameMayHaveItsPicture() {
        int kinds = 0;
        QImage pink(60, 60, QImage::Format_RGB32);
        pink.fill(QColor(240, 0, 200));
        QImage green(60, 60, QImage::Format_RGB32);
        green.fill(QColor(0, 230, 40));
        for (const rules::GameSystem* game : rules::gameSystems()) {
            PackDocument document(
                newPack(QStringLiteral("Pictures ") +
                            QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())),
                        std::string(game->id()), *m_shipped.library),
                m_shipped.library);
            for (const std::string& kind : rules::contentKinds(game->id())) {
                const FieldPlan plan = planOf(kind, game->id());
                QCOMPARE(planAt(plan, "/backArt") != nullptr, rules::mayHaveArt(kind));
                if (!rules::mayHaveArt(kind))
                    continue;
                // A whole piece: one of the shipped ones.
                ContentId original;
                for (const rules::Pack& pack : m_shipped.library->packs())
                    if (pack.manifest.system == game->id())
                        for (const auto& [name, items] : rules::contentItems(pack))
                            if (name == kind && !items.empty() && original.empty())
                                original = ContentId(items.front().find("id")->string());
                if (original.empty())
                    continue;
                PackEdits edits(document);
                const auto copies = edits.copy({original});
                const PackValue before = document.value();
                edits.setDrawing(copies, "/art", QStringLiteral("front"), encoded(pink, "PNG"),
                                 QStringLiteral("png"), QStringLiteral("step"));
                edits.setDrawing(copies, "/backArt", QStringLiteral("back"), encoded(green, "PNG"),
                                 QStringLiteral("png"), QStringLiteral("step"));
                showFiles(document);
                QVERIFY2(document.unreadable().empty() && document.liveLibrary()->head(copies.front()),
                         kind.c_str());
                QVERIFY2(pixelsLike(drawn(document, copies.front()), QColor(240, 0, 200)) > 20000,
                         kind.c_str());
                QVERIFY2(pixelsLike(drawn(document, copies.front(), QStringLiteral("back")),
                                    QColor(0, 230, 40)) > 20000,
                         kind.c_str());
                document.undoStack().undo();
                document.undoStack().undo();
                QVERIFY2(document.value() == before, kind.c_str());
                ++kinds;
            }
        }
        QVERIFY2(kinds >= 12, qPrintable(QString::number(kinds)));
    }

    void drawingsTravelWithTheirPieces() {
        const auto document = newDocument(QStringLiteral("Travel box"));
        PackEdits edits(*document);
        const ContentId marker = edits.add("marker", QStringLiteral("Bar"));
        edits.setDrawing({marker}, "/symbol", QStringLiteral("bar"), encoded(bar(), "PNG"),
                         QStringLiteral("png"), QStringLiteral("step"));
        edits.setDrawing({marker}, "/art", QStringLiteral("disc"), disc, QStringLiteral("svg"),
                         QStringLiteral("step"));
        // The same picture is kept once; another of the same name beside it.
        const ContentId second = edits.add("marker", QStringLiteral("Second"));
        QCOMPARE(edits.setDrawing({second}, "/art", QStringLiteral("disc"), disc, QStringLiteral("svg"),
                                  QStringLiteral("step")),
                 QStringLiteral("art/disc.svg"));
        QCOMPARE(edits.setDrawing({second}, "/backArt", QStringLiteral("disc"), disc + "\n",
                                  QStringLiteral("svg"), QStringLiteral("step")),
                 QStringLiteral("art/disc-2.svg"));
        const auto codes = [&] {
            QStringList rules;
            for (const rules::Finding& finding : judgePack(document->value(), *m_shipped.library).findings)
                if (finding.rule.starts_with("PACK-ART"))
                    rules << QString::fromStdString(finding.rule);
            rules.sort();
            return rules;
        };
        QCOMPARE(codes(), QStringList());
        // Installed, the library finds them; a pack that copies the piece brings them along.
        const LibraryLoad load = installed(*document, QStringLiteral("packs"));
        QVERIFY(load.library->marker(marker));
        QVERIFY(ownDrawing(QStringLiteral("travel-box:art/bar.png")));
        PackDocument other(newPack(QStringLiteral("Other"), "normandie", *load.library), load.library);
        const auto copies = PackEdits(other).copy({marker});
        QCOMPARE(copies.size(), 1u);
        QCOMPARE(other.liveLibrary()->marker(copies.front())->symbol, std::string("other:art/bar.png"));
        QVERIFY(other.value().files.contains(QStringLiteral("art/bar.png")));
        QVERIFY(other.value().files.contains(QStringLiteral("art/disc.svg")));
        // A bundle carries exactly what its pieces name.
        const auto parts = partsUsed({Json(Json::Array{Json(marker.value)})}, *load.library, load.sources);
        QCOMPARE(parts.size(), 1u);
        QVERIFY(parts.front().files.contains(QStringLiteral("art/bar.png")));
        QVERIFY(parts.front().files.contains(QStringLiteral("art/disc.svg")));
        QVERIFY(!parts.front().files.contains(QStringLiteral("art/disc-2.svg")));
        // Another id of the pack: names in full follow.
        QVERIFY(edits.renamePack("moved-box"));
        QCOMPARE(model::jsonAt(document->value().of("marker").front().json(), "/symbol")->string(),
                 std::string("moved-box:art/bar.png"));
        // What is named and not there is told.
        edits.removeFile(QStringLiteral("art/bar.png"));
        edits.removeFile(QStringLiteral("art/disc.svg"));
        QCOMPARE(codes(), (QStringList{QStringLiteral("PACK-ART-01"), QStringLiteral("PACK-ART-02"),
                                       QStringLiteral("PACK-ART-02")}));
    }

    /// Red and green of one lightness are told apart by full eyes only; grey has no hue; the rest keep
    /// theirs.
    void eyesThatLackACone() {
        const QColor red(200, 60, 60), green(60, 130, 60), blue(40, 60, 200), yellow(220, 200, 40);
        const auto hueApart = [](const QColor& a, const QColor& b, Eyes eyes) {
            const QColor x = ColourEyes::seen(a, eyes), y = ColourEyes::seen(b, eyes);
            return std::abs((x.red() - x.green()) - (y.red() - y.green()));
        };
        QVERIFY(hueApart(red, green, Eyes::Full) > 150);
        QVERIFY(hueApart(red, green, Eyes::Deuteranopia) < 70);
        QVERIFY(hueApart(red, green, Eyes::Protanopia) < 70);
        QVERIFY(hueApart(red, green, Eyes::Tritanopia) > 120);
        const QColor grey = ColourEyes::seen(blue, Eyes::Grey);
        QVERIFY(grey.red() == grey.green() && grey.green() == grey.blue());
        const auto blueness = [](const QColor& colour, Eyes eyes) {
            const QColor seen = ColourEyes::seen(colour, eyes);
            return seen.blue() - (seen.red() + seen.green()) / 2;
        };
        QVERIFY(blueness(blue, Eyes::Deuteranopia) - blueness(yellow, Eyes::Deuteranopia) > 200);
        for (const Eyes eyes : ColourEyes::all()) {
            QCOMPARE(ColourEyes::seen(QColor(Qt::white), eyes).lightness() > 250, true);
            QCOMPARE(ColourEyes::seen(QColor(Qt::black), eyes), QColor(Qt::black));
            QVERIFY(!ColourEyes::name(eyes).isEmpty() && !ColourEyes::help(eyes).isEmpty());
        }
        QImage clear(4, 4, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        QCOMPARE(ColourEyes::seen(clear, Eyes::Tritanopia).pixelColor(1, 1).alpha(), 0);
    }
};

QTEST_MAIN(TestOwnDrawings)
#include "test_own_drawings.moc"
