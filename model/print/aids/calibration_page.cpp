// The page that shows what a printer does to lengths and to backs.
#include <QCoreApplication>
#include <QPainter>

#include "model/print/aids/setup.h"
#include "model/print/flow/flow.h"
#include "model/print/flow/text_block.h"
#include "model/print/pictures.h"

namespace bocage::model::print {

using namespace rules;

namespace {

/// A cross with a scale of half millimetres, for reading how far another one lies off.
void paintCross(QPainter& painter, Place at, Length reach, bool scale) {
    painter.setPen(QPen(Qt::black, 10));
    const auto line = [&](Length x1, Length y1, Length x2, Length y2) {
        painter.drawLine(Place{x1, y1}.units(), Place{x2, y2}.units());
    };
    line(at.x - reach, at.y, at.x + reach, at.y);
    line(at.x, at.y - reach, at.x, at.y + reach);
    if (!scale)
        return;
    for (int i = -20; i <= 20; ++i) {
        const Length off = Length::micrometres(500) * i;
        const Length tick = i % 10 == 0 ? 3_mm : i % 2 == 0 ? 2_mm : 1_mm;
        line(at.x + off, at.y - tick / 2, at.x + off, at.y + tick / 2);
        line(at.x - tick / 2, at.y + off, at.x + tick / 2, at.y + off);
    }
}

class CalibrationAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::CalibrationAid)
public:
    QString id() const override { return QStringLiteral("calibration"); }
    QString name() const override { return tr("Printer calibration"); }
    QString purpose() const override {
        return tr(
            "A test page on both sides that shows whether this printer keeps true sizes and where it puts "
            "backs.");
    }
    bool appliesTo(const Subject&) const override { return true; }

    Result<Document> make(const Subject& subject, const Options& options, const Progress&) const override {
        Document document = documentFor(subject, options, *this);
        document.title = name();
        const Size paper = sizeOf(options.paper);
        const Ink ink{options.colours};
        const Place middle{paper.width / 2, 200_mm};
        Page front;
        front.size = paper;
        front.label = tr("Front");
        front.paint = [paper, ink, middle](QPainter& painter) {
            painter.setPen(QPen(Qt::black, 12));
            const Length left = (paper.width - 150_mm) / 2, top = 120_mm;
            const auto line = [&](Length x1, Length y1, Length x2, Length y2) {
                painter.drawLine(Place{x1, y1}.units(), Place{x2, y2}.units());
            };
            // The two lines that are measured, with ends to lay a ruler on.
            line(left, top, left + 150_mm, top);
            line(left, top - 3_mm, left, top + 3_mm);
            line(left + 150_mm, top - 3_mm, left + 150_mm, top + 3_mm);
            const Length x = left, y = top + 8_mm;
            line(x, y, x, y + 120_mm);
            line(x - 3_mm, y, x + 3_mm, y);
            line(x - 3_mm, y + 120_mm, x + 3_mm, y + 120_mm);
            painter.setFont(fontOf(Type::Small));
            painter.drawText(Rect{left, top + 1_mm, 150_mm, 5_mm}.units(), Qt::AlignHCenter, tr("A: 150 mm"));
            painter.drawText(Rect{x + 2_mm, y + 56_mm, 40_mm, 6_mm}.units(), Qt::AlignLeft, tr("B: 120 mm"));
            paintCross(painter, middle, 12_mm, true);
            const Writer writer(ink);
            const Blocks words{
                writer.title(tr("Printer calibration")),
                writer.paragraph(
                    tr("Print this page on both sides at 100 % (actual size), then measure with a ruler.")),
                writer.bullet(tr("How long is line A, how long line B?")),
                writer.bullet(tr(
                    "Hold the sheet against the light, the front towards you. How far does the cross of the "
                    "back lie to the right of the middle of the scale, and how far below it? Left and "
                    "above count as less than nothing.")),
                writer.bullet(
                    tr("Enter the four numbers under File, Print aids, Calibrate. They are kept for this "
                       "printer and used for everything that is printed at true size."))};
            paintSlices(painter, slicesOf(words, paper.width - 40_mm), {20_mm, 20_mm});
        };
        Page back;
        back.size = paper;
        back.back = true;
        back.label = tr("Back");
        const bool shortEdge = options.sheets.backs == Backs::ShortEdge;
        // Behind the middle of the scale, however the sheet is flipped.
        const Place behind{middle.x, shortEdge ? paper.height - middle.y : middle.y};
        back.paint = [behind](QPainter& painter) { paintCross(painter, behind, 14_mm, false); };
        document.pages = {std::move(front), std::move(back)};
        return document;
    }
};

}  // namespace

AidPtr calibrationAid() {
    return std::make_shared<CalibrationAid>();
}

}  // namespace bocage::model::print
