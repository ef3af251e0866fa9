#include "model/print/calibration.h"

#include <QPainter>

namespace bocage::model::print {

Place backShift(const Calibration& calibration, Backs backs) {
    // Seen through the front, a back that was flipped over the long edge has right and left exchanged: what
    // lies too far right there has to go right on its own page. Over the short edge it is up and down.
    if (backs == Backs::ShortEdge)
        return {-calibration.backRight, calibration.backDown};
    return {calibration.backRight, -calibration.backDown};
}

void calibrate(Document& document, const Options& options) {
    const Calibration& calibration = options.calibration;
    if (calibration == Calibration())
        return;
    const Place shift = backShift(calibration, options.sheets.backs);
    for (Page& page : document.pages) {
        const QPointF middle = QPointF(page.size.width.units(), page.size.height.units()) / 2;
        const QPointF move = page.back ? shift.units() : QPointF();
        page.paint = [paint = page.paint, middle, move, calibration](QPainter& painter) {
            painter.translate(middle + move);
            painter.scale(100000.0 / calibration.scaleX, 100000.0 / calibration.scaleY);
            painter.translate(-middle);
            paint(painter);
        };
    }
}

}  // namespace bocage::model::print
