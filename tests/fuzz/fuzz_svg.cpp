// The SVG rewriter, and Qt's renderer on what comes out of it.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include "model/io/svg_door.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::needApplication<QGuiApplication>();
    const auto clean = model::cleanSvg(fuzz::bytesOf(data, size));
    if (!clean)
        return 0;
    fuzz::must(model::cleanSvg(*clean).ok());
    QSvgRenderer renderer(*clean);
    QImage image(32, 32, QImage::Format_ARGB32_Premultiplied);
    image.fill(0);
    QPainter painter(&image);
    renderer.render(&painter);
    return 0;
}
