#include "model/library/pack_art.h"

#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>

#include "model/io/load_file.h"
#include "model/io/picture_helper.h"
#include "model/io/png_door.h"

namespace bocage::model {

using namespace rules;

Result<QByteArray> packSvg(const PackFiles& files, const QString& name) {
    const Result<QByteArray> bytes = files.read(name);
    if (!bytes)
        return bytes.problems();
    Result<QByteArray> clean = PictureHelper().clean(PictureKind::Svg, *bytes);
    return clean ? std::move(clean) : Result<QByteArray>(inFile(clean.problems(), files.fullName(name)));
}

QImage svgImage(const QByteArray& clean, int wanted) {
    QSvgRenderer renderer(clean);
    const QRectF box = renderer.viewBoxF();
    if (!renderer.isValid() || box.isEmpty())
        return {};
    const int width = std::clamp(wanted, 1, maxPictureSide);
    // The file may claim any proportion; the picture stays within what a PNG may have.
    const int height = static_cast<int>(
        std::clamp(width * box.height() / box.width(), 1.0, static_cast<double>(maxPictureSide)));
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    return image;
}

Result<QImage> packImage(const PackFiles& files, const QString& name, int svgWidth) {
    if (!name.endsWith(QStringLiteral(".svg"))) {
        const Result<QByteArray> bytes = files.read(name);
        if (!bytes)
            return bytes.problems();
        const Result<QByteArray> clean = PictureHelper().clean(PictureKind::Png, *bytes);
        if (!clean)
            return inFile(clean.problems(), files.fullName(name));
        Result<QImage> image = readPng(*clean);
        return image ? std::move(image) : Result<QImage>(inFile(image.problems(), files.fullName(name)));
    }
    const Result<QByteArray> svg = packSvg(files, name);
    if (!svg)
        return svg.problems();
    const QImage image = svgImage(*svg, svgWidth);
    if (image.isNull())
        return Problem{"svg.not-svg", {}, files.fullName(name).toStdString(), {}, 0, 0};
    return image;
}

}  // namespace bocage::model
