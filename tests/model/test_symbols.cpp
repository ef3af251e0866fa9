#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <set>

#include "model/io/resource_paths.h"
#include "model/library/content_library.h"
#include "model/render/symbols.h"
#include "model/render/vector_art.h"
#include "rules/systems/normandie/content/content.h"

using namespace bocage;
using namespace bocage::model;

namespace {

/// Slugs of section 12 of the specification.
const QStringList abilities =
    QStringLiteral(
        "ambush amphibious-ambush assault assault-long assault-brutal assault-move autonomous destruction "
        "dual-weapon faith fire-move gigantic hawkeye jump jury-rigged limited-range machine-gunner "
        "magician medic mythos-manifestation mythos-hunter order perforating personal-order sacrifice "
        "scout search all-terrain amphibious flying suppressive-fire terrifying tripod urban-fighter "
        "burrower kamikaze teleport icy-aura claws ultimate-sacrifice bodyguard ethereal hypnosis "
        "master-dead zombie heroic-charge chorale promised-blood")
        .split(' ');
const QStringList effects =
    QStringLiteral(
        "blocks-sight obscures no-indirect defense difficult-passage impassable impassable-to no-passage "
        "water swamp difficult-terrain stilted underwater-passage ford building wall entrance opening "
        "search mass-grave structure mythos dreamland-gate mythos-barrier toxic-cloud bunker "
        "dominant-position cliff "
        "prison laboratory wreck ruin")
        .split(' ');
const QStringList others =
    QStringLiteral(
        "option-support option-equipment option-trait option-order option-customization option-artifact "
        "option-spell option-spell-book option-free option-upgrade suppressed activated aid damage-crew "
        "damage-track damage-hull damage-primary bluff special-order life-point search-token "
        "mass-grave-token totem gate barrier hypnotic-cloud elder-sign grenade ammo panzerfaust poison "
        "serum dart dragon initiative end event madness-steady madness-rage madness-catatonia "
        "madness-paranoia madness-suicide madness-fear madness-hysteria class-infantry class-light "
        "class-heavy class-creature faction-majestic faction-black-sun faction-deep-ones "
        "faction-sons-of-cthulhu faction-ghouls faction-uncontrolled unknown")
        .split(' ');

QStringList filesOf(const QString& folder) {
    const QDir dir(resourcesFolder() + QLatin1Char('/') + folder);
    QStringList files;
    for (const QString& name : dir.entryList({QStringLiteral("*.svg")}, QDir::Files))
        files.append(dir.filePath(name));
    return files;
}

/// Sum of differences of darkness over 16 × 16 pixels, each 0 to 255.
int distance(const QImage& a, const QImage& b) {
    int sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += qAbs(qAlpha(a.pixel(x, y)) - qAlpha(b.pixel(x, y)));
    return sum;
}

}  // namespace

class TestSymbols : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingOfTheRulesHasASymbol() {
        for (const QStringList& list : {abilities, effects, others})
            for (const QString& name : list)
                QVERIFY2(symbolNamed(name) == name, qPrintable(name));
        QCOMPARE(abilities.size(), 48);
    }

    void everySymbolThePacksNameExists() {
        const LibraryLoad load = loadLibrary({installedPacksFolder()});
        const auto content = rules::normandie::contentFor(load.library);
        QVERIFY(!content->units().empty());
        QStringList missing;
        const auto check = [&](const std::string& name, const rules::ContentHead& head) {
            if (!name.empty() && symbolNamed(QString::fromStdString(name)).isEmpty())
                missing.append(QString::fromStdString(head.id.value + " wants " + name));
        };
        for (const rules::Pack& pack : load.library->packs()) {
            if (pack.manifest.system != "normandie")
                continue;
            for (const auto& each : pack.markers)
                check(each.symbol, each);
            for (const auto& each : pack.cards)
                check(each.symbol, each);
            for (const auto& each : pack.factions)
                check(each.symbol, each);
            for (const auto& each : pack.terrain)
                check(each.symbol, each);
        }
        for (const auto& [id, option] : content->options())
            check(option.symbol, option);
        for (const auto& [id, ability] : content->abilities()) {
            check(ability.symbol, ability);
            check(std::string(ability.slug()), ability);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
    }

    /// A hand of cards is told apart by its pictures.
    void cardsHavePicturesOfTheirOwn() {
        const LibraryLoad load = loadLibrary({installedPacksFolder()});
        for (const rules::Pack& pack : load.library->packs()) {
            std::set<std::string> pictures;
            for (const rules::CardDef& card : pack.cards)
                pictures.insert(card.symbol);
            if (pack.manifest.system == "normandie")
                QVERIFY2(pictures.size() * 10 >= pack.cards.size() * 8, pack.manifest.id.value.c_str());
        }
    }

    void filesAreOneFamily_data() {
        QTest::addColumn<QString>("path");
        for (const QString& folder : {QStringLiteral("symbols"), QStringLiteral("icons/actions")})
            for (const QString& path : filesOf(folder))
                QTest::newRow(qPrintable(folder + QLatin1Char('/') + QFileInfo(path).baseName())) << path;
    }

    void filesAreOneFamily() {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QStringList allowed{"svg", "g", "path", "circle", "ellipse", "rect"};
        static const QStringList inks{"none", "#2B2622"};
        QXmlStreamReader xml(&file);
        bool root = true;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            QVERIFY2(allowed.contains(xml.name()), qPrintable(xml.name().toString()));
            const QXmlStreamAttributes attributes = xml.attributes();
            if (root) {
                QCOMPARE(attributes.value("viewBox"), QStringLiteral("0 0 16 16"));
                QCOMPARE(attributes.value("stroke-width"), QStringLiteral("1.7"));
                QCOMPARE(attributes.value("stroke-linecap"), QStringLiteral("round"));
                QCOMPARE(attributes.value("stroke-linejoin"), QStringLiteral("round"));
            } else {
                QVERIFY2(!attributes.hasAttribute("stroke-width"), "one stroke for the whole family");
            }
            root = false;
            for (const char* name : {"fill", "stroke"})
                if (attributes.hasAttribute(QLatin1String(name)))
                    QVERIFY(inks.contains(attributes.value(QLatin1String(name))));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void symbolsAreToldApartAt16Pixels() {
        const QStringList names = symbolNames();
        QVERIFY(names.size() > 200);
        QVector<QImage> images;
        for (const QString& name : names)
            images.append(symbolImage(name, 16, Qt::black));
        QStringList alike;
        for (qsizetype i = 0; i < names.size(); ++i) {
            QCOMPARE(images[i].size(), QSize(16, 16));
            for (qsizetype j = 0; j < i; ++j)
                if (distance(images[i], images[j]) < 12 * 255)
                    alike.append(names[i] + QLatin1Char('=') + names[j]);
        }
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join(QLatin1Char(' '))));
    }

    /// The monster and its hunter stand side by side on many counters: one is an open eye, the other a blade.
    void theHunterIsNotTakenForTheManifestation() {
        for (const int pixels : {16, 20}) {
            const QImage hunter = symbolImage(QStringLiteral("mythos-hunter"), pixels, Qt::black);
            const QImage monster = symbolImage(QStringLiteral("mythos-manifestation"), pixels, Qt::black);
            int ink = 0;
            for (int y = 0; y < pixels; ++y)
                for (int x = 0; x < pixels; ++x)
                    ink += qAlpha(hunter.pixel(x, y)) + qAlpha(monster.pixel(x, y));
            QVERIFY2(2 * distance(hunter, monster) > ink, qPrintable(QString::number(pixels)));
        }
    }

    /// Things that are not the same do not share a picture. Support options show their counter, summonings
    /// what they call.
    void optionsAndMarkersHavePicturesOfTheirOwn() {
        const LibraryLoad load = loadLibrary({installedPacksFolder()});
        const auto content = rules::normandie::contentFor(load.library);
        std::map<std::string, std::string> options, markers;
        for (const auto& [id, option] : content->options())
            if (option.units.empty()) {
                const auto [other, fresh] = options.emplace(option.symbol, id.value);
                QVERIFY2(fresh, (id.value + " looks like " + other->second).c_str());
            }
        for (const rules::Pack& pack : load.library->packs())
            if (pack.manifest.system == "normandie")
                for (const rules::MarkerDef& marker : pack.markers) {
                    const auto [other, fresh] = markers.emplace(marker.symbol, marker.id.value);
                    QVERIFY2(fresh, (marker.id.value + " looks like " + other->second).c_str());
                }
    }

    void everySymbolHasEnoughInkAndLeavesRoom() {
        for (const QString& name : symbolNames()) {
            const QImage image = symbolImage(name, 64, Qt::black);
            int dark = 0;
            for (int y = 0; y < 64; ++y)
                for (int x = 0; x < 64; ++x)
                    dark += qAlpha(image.pixel(x, y)) > 127;
            QVERIFY2(dark > 64 * 64 / 16 && dark < 64 * 64 * 3 / 4,
                     qPrintable(name + QStringLiteral(": %1").arg(dark)));
        }
    }

    void inkIsReplaced() {
        const QImage red = symbolImage(QStringLiteral("order"), 32, QColor(200, 0, 0));
        QCOMPARE(qRed(red.pixel(16, 16)), 200);
        QCOMPARE(qGreen(red.pixel(16, 16)), 0);
    }

    void aNameCannotLeaveTheFolder() {
        QVERIFY(symbolNamed(QStringLiteral("../icons/bocage")).isEmpty());
        QVERIFY(symbolNamed(QString()).isEmpty());
        QCOMPARE(symbolNamed(QStringLiteral("equipment")), QStringLiteral("option-equipment"));
    }

    void vectorsStayVectors() {
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(QSize(64, 64));
        QPainter painter(&generator);
        drawSymbol(painter, QRectF(0, 0, 64, 64), QStringLiteral("assault"), Qt::black);
        painter.end();
        QVERIFY(buffer.data().contains("<path") || buffer.data().contains("<polyline"));
        QVERIFY(!buffer.data().contains("<image"));
    }

    void silhouettesParse() {
        const VectorArt art(QStringLiteral("silhouettes"));
        QVERIFY(art.names().size() > 100);
        for (const QString& name : art.names()) {
            const QSizeF size = art.size(name);
            QVERIFY2(size == QSizeF(100, 100) || size == QSizeF(200, 100) || size == QSizeF(200, 200),
                     qPrintable(name));
        }
    }
};

QTEST_MAIN(TestSymbols)
#include "test_symbols.moc"
