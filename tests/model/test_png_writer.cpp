#include <QImage>
#include <QThreadPool>
#include <QtTest>

#include "model/render/png_writer.h"

using namespace bocage::model;

namespace {

/// A pixel that no other place has, so that a row out of its place is seen.
QRgb pixelAt(int x, int y, bool transparent) {
    const int alpha = transparent ? (x * 7 + y * 3) % 256 : 255;
    return qRgba(x % 256, y % 256, (x / 256 * 16 + y / 256) % 256, alpha);
}

PngPicture pictureOf(int width, int height, bool transparent) {
    PngPicture picture;
    picture.width = width;
    picture.height = height;
    picture.transparent = transparent;
    picture.dotsPerMetre = 4000;
    picture.comment = QStringLiteral("not fit for play");
    picture.draw = [transparent](QImage& part, QPoint at) {
        for (int y = 0; y < part.height(); ++y) {
            auto* row = reinterpret_cast<QRgb*>(part.scanLine(y));
            for (int x = 0; x < part.width(); ++x)
                row[x] = qPremultiply(pixelAt(at.x() + x, at.y() + y, transparent));
        }
    };
    return picture;
}

}  // namespace

class TestPngWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBackAsDrawn_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("transparent");
        QTest::newRow("one pixel") << 1 << 1 << false;
        QTest::newRow("one column") << 1 << 3000 << true;
        QTest::newRow("one row") << 5000 << 1 << false;
        QTest::newRow("one band") << 300 << 256 << true;
        QTest::newRow("a row more than a band") << 300 << 257 << false;
        QTest::newRow("many bands") << 2500 << 1500 << false;
        QTest::newRow("very wide") << 40000 << 70 << false;
    }
    void readsBackAsDrawn() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const bool, transparent);
        const QImage back = QImage::fromData(encodePng(pictureOf(width, height, transparent)), "PNG");
        QCOMPARE(back.size(), QSize(width, height));
        QCOMPARE(back.dotsPerMeterX(), 4000);
        QCOMPARE(back.text(QStringLiteral("Comment")), QStringLiteral("not fit for play"));
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const QRgb wanted = qUnpremultiply(qPremultiply(pixelAt(x, y, transparent)));
                if (back.pixel(x, y) != wanted)
                    QFAIL(qPrintable(QStringLiteral("pixel %1, %2").arg(x).arg(y)));
            }
    }

    /// Whoever comes first, the bands lie in their order.
    void bytesDoNotDependOnThreads() {
        const PngPicture picture = pictureOf(2000, 2000, false);
        QThreadPool& pool = *QThreadPool::globalInstance();
        const int usual = pool.maxThreadCount();
        pool.setMaxThreadCount(1);
        const QByteArray alone = encodePng(picture);
        for (const int threads : {2, 5, 8}) {
            pool.setMaxThreadCount(threads);
            PngPicture slow = picture;
            slow.draw = [&](QImage& part, QPoint at) {
                if (at.y() / 128 % 3 == 0)
                    QTest::qSleep(5);
                picture.draw(part, at);
            };
            QCOMPARE(encodePng(slow), alone);
        }
        pool.setMaxThreadCount(usual);
    }
};

QTEST_GUILESS_MAIN(TestPngWriter)
#include "test_png_writer.moc"
