#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>

#include <cmath>

#include "model/io/resource_paths.h"
#include "model/library/content_library.h"
#include "model/render/contact_sheet.h"
#include "model/render/frames.h"
#include "model/render/map_renderer.h"
#include "model/render/marker_painter.h"
#include "model/render/piece_cache.h"
#include "model/render/piece_renderer.h"
#include "model/render/piece_text.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/render/counter_parts.h"
#include "model/systems/normandie/render/silhouettes.h"
#include "rules/systems/normandie/content/content.h"

using namespace bocage;
using namespace bocage::model;
using rules::ContentId;
using rules::normandie::Unit;

namespace {

QImage pictureOf(const PieceRenderer& renderer, const ContentId& id, const QString& face, int height,
                 const PieceOptions& options = {}) {
    QImage image(qRound(height * renderer.aspect(id)), height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.paint(painter, QRectF(image.rect()), id, face, options);
    return image;
}

/// Share of pixels that differ clearly.
double difference(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return 1;
    int changed = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor left = a.pixelColor(x, y);
            const QColor right = b.pixelColor(x, y);
            changed += qAbs(left.red() - right.red()) + qAbs(left.green() - right.green()) +
                           qAbs(left.blue() - right.blue()) + qAbs(left.alpha() - right.alpha()) >
                       60;
        }
    return changed / double(a.width() * a.height());
}

}  // namespace

class TestPieceRenderer : public QObject {
    Q_OBJECT
    LibraryLoad m_load;
    rules::normandie::ContentPtr m_content;
    std::unique_ptr<PieceRenderer> m_renderer;

private Q_SLOTS:
    void initTestCase() {
        m_load = loadLibrary({installedPacksFolder()});
        m_content = rules::normandie::contentFor(m_load.library);
        m_renderer = std::make_unique<PieceRenderer>(m_load.library);
        QVERIFY(m_content->units().size() >= 60);
    }

    void paintsEveryPieceOnBothFacesInsideItsRectangle() {
        std::vector<ContentId> ids;
        for (const auto& [id, unit] : m_content->units())
            ids.push_back(id);
        for (const auto& [id, tile] : m_content->tiles())
            ids.push_back(id);
        for (const auto& [id, option] : m_content->options())
            ids.push_back(id);
        for (const rules::Pack& pack : m_load.library->packs()) {
            for (const auto& marker : pack.markers)
                ids.push_back(marker.id);
            for (const auto& card : pack.cards)
                ids.push_back(card.id);
        }
        for (const ContentId& id : ids)
            for (const QString& face : {QStringLiteral("front"), QStringLiteral("back")}) {
                const double aspect = m_renderer->aspect(id);
                QImage image(qRound(60 * aspect) + 40, 100, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::transparent);
                QPainter painter(&image);
                const QRectF rect(20, 20, 60 * aspect, 60);
                m_renderer->paint(painter, rect, id, face);
                painter.end();
                int painted = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x) {
                        if (qAlpha(image.pixel(x, y)) < 40)
                            continue;
                        ++painted;
                        QVERIFY2(rect.adjusted(-1.5, -1.5, 1.5, 1.5).contains(QPointF(x + 0.5, y + 0.5)),
                                 qPrintable(QString::fromStdString(id.value) + face +
                                            QStringLiteral(" %1,%2").arg(x).arg(y)));
                    }
                QVERIFY2(painted > 0.4 * rect.width() * rect.height(), id.value.c_str());
            }
    }

    void sameDataSamePicture() {
        const ContentId id("son-core:unit/sherman-76");
        const PieceRenderer other(m_load.library);
        QCOMPARE(pictureOf(*m_renderer, id, "front", 120), pictureOf(other, id, "front", 120));
    }

    void facesDiffer() {
        for (const auto& [id, unit] : m_content->units())
            if (unit.back)
                QVERIFY2(difference(pictureOf(*m_renderer, id, "front", 100),
                                    pictureOf(*m_renderer, id, "back", 100)) > 0.01,
                         id.value.c_str());
    }

    void unitsAreToldApartAt48Pixels() {
        const QStringList few{"son-core:unit/ranger-rifles", "son-core:unit/ranger-mg",
                              "son-core:unit/ranger-medic",  "son-core:unit/sturm-rifles",
                              "son-core:unit/deep-warriors", "son-core:unit/jeep"};
        for (const QString& a : few)
            for (const QString& b : few)
                if (a < b)
                    QVERIFY(difference(pictureOf(*m_renderer, ContentId(a.toStdString()), "front", 48),
                                       pictureOf(*m_renderer, ContentId(b.toStdString()), "front", 48)) >
                            0.05);
    }

    void everyUnitHasItsPicture() {
        for (const auto& [id, unit] : m_content->units()) {
            const FactionLook look = factionLook(*m_load.library, unit.faction);
            const QString picture = silhouetteOf(unit, look.name, false);
            QVERIFY2(!picture.isEmpty(), id.value.c_str());
            QVERIFY2(!unit.silhouette.empty(), id.value.c_str());
        }
    }

    void badgesOfOneFactionDiffer() {
        std::map<ContentId, std::map<std::string, QImage>> seen;
        for (const auto& [id, unit] : m_content->units()) {
            if (unit.badge.empty() || seen[unit.faction].count(unit.badge))
                continue;
            QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            drawBadge(painter, QPointF(20, 20), 18, QString::fromStdString(unit.badge),
                      factionLook(*m_load.library, unit.faction), {});
            painter.end();
            for (const auto& [badge, other] : seen[unit.faction])
                QVERIFY2(difference(image, other) > 0.02, (badge + " = " + unit.badge).c_str());
            seen[unit.faction][unit.badge] = image;
        }
    }

    void framesDifferInShape() {
        const QStringList shapes{"rounded", "chamfered", "scalloped", "notched", "torn", "dashed"};
        QVector<QPainterPath> paths;
        for (const QString& shape : shapes) {
            const QPainterPath path = frameOutline(shape, QRectF(0, 0, 100, 100), 1);
            QVERIFY(QRectF(-1, -1, 102, 102).contains(path.boundingRect()));
            for (const QPainterPath& other : paths)
                QVERIFY(path != other);
            paths.append(path);
        }
    }

    void textNeverLeavesItsRoom() {
        for (const auto& [id, unit] : m_content->units())
            for (const char* language : {"en", "fr"}) {
                const QString name = QString::fromStdString(unit.name.in(language));
                const TextFit fit = fitText(name, 56, 8.8, 5);
                QVERIFY(fit.width <= 56.001);
                // What does not fit on one line of a counter's name strip does on two.
                if (fit.elided)
                    QVERIFY2(!wrapText(name, QSizeF(56, 11.4), 8.8, 4.9, TextWeight::Bold).elided,
                             qPrintable(name));
            }
        const TextFit longName = fitText(QString(60, QLatin1Char('W')), 50, 9, 5);
        QVERIFY(longName.elided);
        QVERIFY(longName.width <= 50);
        QVERIFY(longName.text.endsWith(QChar(0x2026)));
        QVERIFY(fitText(QStringLiteral("WWW"), 1, 9, 5).width <= 1);
    }

    /// No two kinds of unit share a drawing, whatever colours their factions give it.
    void unitsHavePicturesOfTheirOwn() {
        const FactionLook look = factionLook(*m_load.library, ContentId("son-core:faction/majestic"));
        std::vector<std::pair<const Unit*, QImage>> seen;
        QStringList alike;
        for (const auto& [id, unit] : m_content->units()) {
            const QString faction = QString::fromStdString(std::string(unit.faction.name()));
            QImage image(96, 96, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            drawSilhouette(painter, QRectF(image.rect()), silhouetteOf(unit, faction, false), look, {});
            painter.end();
            int painted = 0;
            for (int i = 0; i < 96 * 96; ++i)
                painted += qAlpha(image.pixel(i % 96, i / 96)) > 120;
            for (const auto& [other, picture] : seen)
                if (difference(image, picture) * 96 * 96 < 0.07 * painted)
                    alike << QString::fromStdString(id.value + " looks like " + other->id.value);
            seen.emplace_back(&unit, image);
        }
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join(QStringLiteral("; "))));
    }

    /// Every space of every overlay shows something in the palette, a ford without its river too.
    void overlaysAreNeverBlank() {
        constexpr int side = 32;
        for (const rules::Pack& pack : m_load.library->packs())
            for (const rules::OverlayDef& overlay : pack.overlays)
                for (const rules::Face& face : overlay.faces) {
                    QImage image(face.grid.cols * side, face.grid.rows * side,
                                 QImage::Format_ARGB32_Premultiplied);
                    image.fill(Qt::transparent);
                    QPainter painter(&image);
                    painter.scale(side, side);
                    MapRenderer::paintOverlay(painter, overlay, face, *m_load.library);
                    painter.end();
                    for (int row = 0; row < face.grid.rows; ++row)
                        for (int col = 0; col < face.grid.cols; ++col) {
                            if (face.grid.at({col, row}).empty())
                                continue;
                            int painted = 0;
                            for (int i = 0; i < side * side; ++i)
                                painted +=
                                    qAlpha(image.pixel(col * side + i % side, row * side + i / side)) > 40;
                            QVERIFY2(painted > side * side / 6, overlay.id.value.c_str());
                        }
                }
    }

    /// What is written on a round marker stays inside its rim.
    void namesStayInsideRoundMarkers() {
        for (const rules::Pack& pack : m_load.library->packs())
            for (const rules::MarkerDef& marker : pack.markers)
                for (const char* language : {"en", "fr"}) {
                    PieceStyle style;
                    style.language = QLatin1String(language);
                    rules::MarkerDef silent = marker;
                    silent.name = {};
                    const auto drawn = [&](const rules::MarkerDef& def) {
                        QImage image(240, 240, QImage::Format_ARGB32_Premultiplied);
                        image.fill(Qt::transparent);
                        QPainter painter(&image);
                        paintMarker(painter, QRectF(image.rect()), def, QStringLiteral("front"), style);
                        return image;
                    };
                    const QImage named = drawn(marker), plain = drawn(silent);
                    // A round one leaves its corners empty.
                    const bool round = qAlpha(plain.pixel(36, 36)) == 0;
                    for (int y = 0; round && y < 240; ++y)
                        for (int x = 0; x < 240; ++x)
                            if (named.pixel(x, y) != plain.pixel(x, y) &&
                                std::hypot(x + 0.5 - 120, y + 0.5 - 120) > 100)
                                QFAIL((marker.id.value + " in " + language).c_str());
                }
    }

    void wrappedTextFits() {
        // Signs and a weapon's plate leave less room for the words.
        for (const auto& [id, option] : m_content->options())
            for (const char* language : {"en", "fr"}) {
                const double room = option.bonus || !option.abilities.empty() ? 40 : 56;
                const WrappedText text =
                    wrapText(QString::fromStdString(option.help.in(language)), QSizeF(99, room), 7.4, 3.4);
                QVERIFY(static_cast<double>(text.lines.size()) * text.size * lineSpacing <= room + text.size);
                QVERIFY2(!text.elided, id.value.c_str());
            }
        QVERIFY(wrapText(QString(400, QLatin1Char('x')), QSizeF(20, 10), 8, 4).elided);
    }

    void cardTextsFit() {
        for (const rules::Pack& pack : m_load.library->packs())
            for (const rules::CardDef& card : pack.cards)
                for (const char* language : {"en", "fr"}) {
                    const WrappedText text =
                        wrapText(QString::fromStdString(card.help.in(language)), QSizeF(54, 31), 4.3, 2.6);
                    QVERIFY2(!text.elided, card.id.value.c_str());
                }
    }

    void ghostIsDrawnWithItsName() {
        const ContentId ghost("lost-pack:unit/vanished-squad");
        const QImage image = pictureOf(*m_renderer, ghost, "front", 100);
        const QImage other = pictureOf(*m_renderer, ContentId("lost-pack:unit/another"), "front", 100);
        int dark = 0;
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x)
                dark += qAlpha(image.pixel(x, y)) > 128 && qGray(image.pixel(x, y)) < 140;
        QVERIFY(dark > 100);
        QVERIFY(difference(image, other) > 0.005);
        QCOMPARE(m_renderer->aspect(ghost), 1.0);
        pictureOf(*m_renderer, ContentId("no id at all"), "front", 40);
        pictureOf(*m_renderer, ContentId(), "front", 40);
    }

    void greyHasNoHue() {
        PieceOptions grey;
        grey.grey = true;
        for (const char* id :
             {"son-core:unit/ranger-rifles", "son-core:unit/sherman-76", "son-core:tile/ranger-platoon",
              "son-core:option/grenades", "son-core:marker/suppressed", "son-core:card/smoke"}) {
            const QImage image = pictureOf(*m_renderer, ContentId(id), "front", 100, grey);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    QVERIFY2(
                        qAbs(qRed(pixel) - qGreen(pixel)) < 26 && qAbs(qGreen(pixel) - qBlue(pixel)) < 26,
                        id);
                }
        }
    }

    void sampleMarkShowsOnSampleContentOnly() {
        PieceOptions marked;
        marked.sampleMark = true;
        const ContentId id("son-core:unit/ranger-rifles");
        QVERIFY(m_load.library->head(id)->provenance == rules::Provenance::Sample);
        QVERIFY(pictureOf(*m_renderer, id, "front", 100) != pictureOf(*m_renderer, id, "front", 100, marked));
    }

    void bonusWordsKeepZeroFromX() {
        QCOMPARE(signedBonus(0), QStringLiteral("+0"));
        QCOMPARE(signedBonus(std::nullopt), QStringLiteral("X"));
        QCOMPARE(signedBonus(-2), QString(QChar(0x2212)) + QLatin1Char('2'));
    }

    void aspectsAndFronts() {
        QCOMPARE(m_renderer->aspect(ContentId("son-core:unit/sherman-76")), 2.0);
        QCOMPARE(m_renderer->frontDegrees(ContentId("son-core:unit/sherman-76")), 90.0);
        QCOMPARE(m_renderer->aspect(ContentId("son-core:unit/ranger-rifles")), 1.0);
        QCOMPARE(m_renderer->frontDegrees(ContentId("son-core:unit/ranger-rifles")), 0.0);
        QCOMPARE(m_renderer->aspect(ContentId("son-core:card/smoke")), 63.0 / 88.0);
    }

    void cacheGivesTheSamePixmap() {
        PieceCache cache(*m_renderer);
        const ContentId id("son-core:unit/ranger-rifles");
        const QPixmap first = cache.pixmap(id, "front", QSize(64, 64), 2);
        QCOMPARE(first.size(), QSize(128, 128));
        QCOMPARE(cache.pixmap(id, "front", QSize(64, 64), 2).cacheKey(), first.cacheKey());
        QVERIFY(cache.pixmap(id, "back", QSize(64, 64), 2).cacheKey() != first.cacheKey());
    }

    /// Vectors stay vectors, on every face of every piece.
    void drawsToSvgAndPdfWithoutPixels() {
        std::vector<ContentId> ids{ContentId("son-core:tile/ranger-platoon"),
                                   ContentId("son-core:card/smoke"), ContentId("son-core:option/grenades"),
                                   ContentId("son-core:marker/suppressed"), ContentId("lost:unit/ghost")};
        bool concealed = false;
        for (const auto& [id, unit] : m_content->units()) {
            ids.push_back(id);
            concealed = concealed || unit.backRole == Unit::BackRole::Concealed;
        }
        QVERIFY(concealed);
        for (const ContentId& id : ids)
            for (const char* face : {"front", "back"}) {
                const std::string what = id.value + ' ' + face;
                QBuffer svg;
                QSvgGenerator generator;
                generator.setOutputDevice(&svg);
                generator.setSize(QSize(200, 100));
                QPainter painter(&generator);
                m_renderer->paint(painter, QRectF(0, 0, 200, 100), id, QLatin1String(face));
                painter.end();
                QVERIFY2(svg.data().count("<path") + svg.data().count("<rect") > 1, what.c_str());
                QVERIFY2(!svg.data().contains("<image"), what.c_str());
                QBuffer pdf;
                pdf.open(QIODevice::WriteOnly);
                QPdfWriter writer(&pdf);
                QPainter page(&writer);
                m_renderer->paint(page, QRectF(100, 100, 2000, 2000), id, QLatin1String(face));
                page.end();
                QVERIFY2(pdf.data().startsWith("%PDF"), what.c_str());
                QVERIFY2(!pdf.data().contains("/Subtype /Image"), what.c_str());
            }
    }

    /// Whoever hides is a shape without features: the picture in one dark tone.
    void concealedUnitsAreShadows() {
        QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawShadowOf(painter, QRectF(image.rect()), QStringLiteral("rifles"), {});
        painter.end();
        int painted = 0;
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 200; ++x) {
                const QColor colour = image.pixelColor(x, y);
                if (colour.alpha() < 250)
                    continue;
                ++painted;
                QVERIFY(qAbs(colour.red() - 0x3B) + qAbs(colour.green() - 0x35) +
                            qAbs(colour.blue() - 0x2E) <=
                        3);
            }
        QVERIFY(painted > 2000);
    }

    void sheetsOfEveryKind() {
        SheetOptions options;
        options.cell = 24;
        for (const QString& kind : sheetKinds())
            QVERIFY2(!contactSheet(*m_renderer, rules::PackId("son-core"), kind, options).isNull(),
                     qPrintable(kind));
        QVERIFY(contactSheet(*m_renderer, rules::PackId("son-core"), "nonsense", options).isNull());
        QVERIFY(contactSheet(*m_renderer, rules::PackId("no-such"), "unit", options).isNull());
    }
};

QTEST_MAIN(TestPieceRenderer)
#include "test_piece_renderer.moc"
