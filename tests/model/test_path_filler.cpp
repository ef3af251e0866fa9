#include <QImage>
#include <QPainter>
#include <QTest>
#include <cmath>
#include <random>

#include "model/render/map/path_filler.h"

using bocage::model::map::PathFiller;

namespace {

constexpr QSize size(300, 180);
constexpr double scale = 40;

QTransform placed(QPoint origin) {
    return QTransform::fromTranslate(-origin.x(), -origin.y()).scale(scale, scale).translate(-0.3, 0.2);
}

/// Outlines of lines and curves, inside the picture, across its rim and beside it.
QPainterPath outlines(std::uint32_t seed, bool closed) {
    std::mt19937 random(seed);
    const auto between = [&](double low, double high) {
        return low + (high - low) * (static_cast<double>(random()) / 4294967296.0);
    };
    QPainterPath path;
    for (int i = 0; i < 14; ++i) {
        const QPointF at(between(-3, 10), between(-3, 7));
        const auto near = [&] { return at + QPointF(between(-1.5, 1.5), between(-1.5, 1.5)); };
        path.moveTo(at);
        for (int step = 0; step < 4; ++step) {
            const QPointF first = near(), second = near(), last = near();
            if (step % 2)
                path.lineTo(last);
            else
                path.cubicTo(first, second, last);
        }
        if (closed)
            path.closeSubpath();
    }
    path.addEllipse(QPointF(3.5, 2), 3, 1.5);
    return path;
}

template <class Draw>
QImage drawn(Draw draw, QPoint origin = {}, QSize part = size) {
    QImage image(part, QImage::Format_RGB32);
    image.fill(0xFFE8E0C8);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setWorldTransform(placed(origin));
    draw(painter);
    return image;
}

int apart(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

struct Difference {
    int largest = 0;
    double mean = 0;
};
Difference difference(const QImage& a, const QImage& b) {
    Difference found;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const int here = apart(a.pixel(x, y), b.pixel(x, y));
            found.largest = std::max(found.largest, here);
            found.mean += here;
        }
    found.mean /= a.width() * a.height();
    return found;
}

}  // namespace

class TestPathFiller : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsLikeThePainter_data() {
        QTest::addColumn<Qt::FillRule>("rule");
        QTest::addColumn<int>("alpha");
        QTest::newRow("holes") << Qt::OddEvenFill << 255;
        QTest::newRow("overlaps") << Qt::WindingFill << 255;
        QTest::newRow("thin") << Qt::WindingFill << 90;
    }
    void fillsLikeThePainter() {
        QFETCH(Qt::FillRule, rule);
        QFETCH(int, alpha);
        const QColor colour(70, 50, 30, alpha);
        for (std::uint32_t seed = 1; seed <= 5; ++seed) {
            QPainterPath path = outlines(seed, true);
            path.setFillRule(rule);
            const QImage theirs = drawn([&](QPainter& painter) { painter.fillPath(path, colour); });
            const QImage ours =
                drawn([&](QPainter& painter) { PathFiller::on(painter)->fill(path, {}, colour); });
            const Difference found = difference(theirs, ours);
            QVERIFY2(found.largest <= 48 && found.mean < 0.6,
                     qPrintable(QStringLiteral("%1, %2").arg(found.largest).arg(found.mean)));
        }
    }

    void straightEdgesGiveTheVerySamePicture() {
        QPainterPath path;
        path.addPolygon(QPolygonF{{-1, -1}, {6, 0.37}, {2.2, 3.9}, {9, 2}, {0.4, 4.4}});
        path.closeSubpath();
        const QImage theirs = drawn([&](QPainter& painter) { painter.fillPath(path, Qt::black); });
        const QImage ours =
            drawn([&](QPainter& painter) { PathFiller::on(painter)->fill(path, {}, Qt::black); });
        QVERIFY(difference(theirs, ours).largest <= 4);
    }

    /// Against the distance of each pixel's points from the line: Qt's own curves are cut too coarsely for
    /// that.
    void strokesAreAsWideAsThePen() {
        for (const double pen : {0.03, 0.1, 0.4}) {
            QPainterPath circle;
            const QPointF middle(3.3, 2.1);
            circle.addEllipse(middle, 1.4, 1.4);
            const QImage image = drawn([&](QPainter& painter) {
                painter.fillRect(QRectF(-2, -2, 20, 20), Qt::white);
                QVERIFY(PathFiller::on(painter)->stroke(
                    circle, {}, QPen(Qt::black, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)));
            });
            const QPointF centre = placed({}).map(middle);
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x) {
                    constexpr int steps = 16;
                    int inside = 0;
                    for (int i = 0; i < steps * steps; ++i) {
                        const QPointF at(x + (i % steps + 0.5) / steps, y + (i / steps + 0.5) / steps);
                        const double reach = std::hypot(at.x() - centre.x(), at.y() - centre.y());
                        inside += std::abs(reach - 1.4 * scale) < pen * scale / 2;
                    }
                    const int expected = 255 - 255 * inside / (steps * steps);
                    QVERIFY2(std::abs(qRed(image.pixel(x, y)) - expected) <= 24,
                             qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
                }
        }
    }

    void capsAndLines_data() {
        QTest::addColumn<Qt::PenCapStyle>("cap");
        QTest::newRow("flat") << Qt::FlatCap;
        QTest::newRow("square") << Qt::SquareCap;
        QTest::newRow("round") << Qt::RoundCap;
    }
    void capsAndLines() {
        QFETCH(Qt::PenCapStyle, cap);
        const QPen pen(QColor(20, 20, 20, 160), 0.3, Qt::SolidLine, cap, Qt::RoundJoin);
        const QList<QLineF> lines{{1, 1, 4, 2}, {-2, 2, 2, 3.5}, {3, 3, 3, 9}, {5, 0.5, 5.1, 0.5}};
        const QImage theirs = drawn([&](QPainter& painter) {
            painter.setPen(pen);
            painter.drawLines(lines);
        });
        const QImage ours = drawn([&](QPainter& painter) {
            for (const QLineF& line : lines)
                QVERIFY(PathFiller::on(painter)->strokeLine(line, pen));
        });
        QVERIFY(difference(theirs, ours).mean < 0.1);
        QVERIFY(difference(theirs, ours).largest < 40);
    }

    void partsFitWithoutASeam() {
        const QPen pen(QColor(70, 50, 30, 180), 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            const QPainterPath path = outlines(seed, seed % 2 == 0);
            const auto draw = [&](QPainter& painter) {
                PathFiller::on(painter)->fill(path, {}, QColor(120, 140, 90, 200));
                PathFiller::on(painter)->stroke(path, {}, pen);
            };
            const QImage whole = drawn(draw);
            for (const QRect& part : {QRect(0, 0, 64, 50), QRect(64, 50, 97, 31), QRect(161, 81, 139, 99)})
                QCOMPARE(drawn(draw, part.topLeft(), part.size()), whole.copy(part));
        }
    }

    void keepsToARectangle() {
        const QPainterPath path = outlines(3, true);
        QImage dot(9, 7, QImage::Format_ARGB32_Premultiplied);
        dot.fill(0xFF205080);
        const auto draw = [&](QPainter& painter) {
            PathFiller::on(painter)->fill(path, {}, QColor(120, 140, 90, 200));
            PathFiller::on(painter)->blend(dot, 36, 30);
        };
        const QImage whole = drawn(draw);
        const QImage empty = drawn([](QPainter&) {});
        const QImage part = drawn([&](QPainter& painter) {
            painter.setClipRect(QRectF(1.3, 0.6, 4, 2.5));
            draw(painter);
        });
        const QRect kept = placed({}).mapRect(QRectF(1.3, 0.6, 4, 2.5)).toRect();
        QCOMPARE(part.copy(kept), whole.copy(kept));
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                if (!kept.contains(x, y))
                    QCOMPARE(part.pixel(x, y), empty.pixel(x, y));
    }

    void leavesToThePainterWhatItCannotDo() {
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(3, 3);
        QVERIFY(PathFiller::on(painter));
        QVERIFY(!PathFiller::maySkip(painter));  // not antialiased
        painter.setRenderHint(QPainter::Antialiasing);
        QVERIFY(PathFiller::maySkip(painter));
        QPen dashes(Qt::black, 1, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin);
        QVERIFY(!PathFiller::on(painter)->stroke(outlines(1, true), {}, dashes));
        painter.setClipPath(outlines(2, true));
        QVERIFY(!PathFiller::on(painter));
        painter.setClipping(false);
        painter.setOpacity(0.5);
        QVERIFY(!PathFiller::on(painter));
        painter.setOpacity(1);
        painter.rotate(20);
        QVERIFY(!PathFiller::on(painter));
    }
};

QTEST_MAIN(TestPathFiller)
#include "test_path_filler.moc"
