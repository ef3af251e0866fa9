#include "model/render/colour_eyes.h"

#include <QColor>
#include <algorithm>
#include <array>
#include <cmath>

namespace bocage::model {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

/// What a full loss of one kind of cone leaves of linear red, green and blue (Machado, Oliveira and Fernandes
/// 2009, severity 1).
const Matrix& lossOf(Eyes eyes) {
    static const Matrix protan{
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
    static const Matrix deutan{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    static const Matrix tritan{
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    return eyes == Eyes::Protanopia ? protan : eyes == Eyes::Deuteranopia ? deutan : tritan;
}

/// sRGB to light and back.
const std::array<double, 256>& lights() {
    static const std::array<double, 256> table = [] {
        std::array<double, 256> made{};
        for (std::size_t i = 0; i < made.size(); ++i) {
            const double value = static_cast<double>(i) / 255;
            made[i] = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        }
        return made;
    }();
    return table;
}

int shade(double light) {
    const double value = std::clamp(light, 0.0, 1.0);
    const double coded = value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(coded * 255));
}

QRgb seenPixel(QRgb pixel, Eyes eyes) {
    if (eyes == Eyes::Full)
        return pixel;
    if (eyes == Eyes::Grey) {
        const int grey = qGray(pixel);
        return qRgba(grey, grey, grey, qAlpha(pixel));
    }
    const Matrix& loss = lossOf(eyes);
    const double red = lights()[static_cast<std::size_t>(qRed(pixel))];
    const double green = lights()[static_cast<std::size_t>(qGreen(pixel))];
    const double blue = lights()[static_cast<std::size_t>(qBlue(pixel))];
    const auto mixed = [&](std::size_t row) {
        return shade(loss[row][0] * red + loss[row][1] * green + loss[row][2] * blue);
    };
    return qRgba(mixed(0), mixed(1), mixed(2), qAlpha(pixel));
}

}  // namespace

const std::vector<Eyes>& ColourEyes::all() {
    static const std::vector<Eyes> eyes{Eyes::Full, Eyes::Grey, Eyes::Deuteranopia, Eyes::Protanopia,
                                        Eyes::Tritanopia};
    return eyes;
}

QString ColourEyes::name(Eyes eyes) {
    switch (eyes) {
        case Eyes::Full:
            return tr("Colours");
        case Eyes::Grey:
            return tr("Grey");
        case Eyes::Deuteranopia:
            return tr("Deutan");
        case Eyes::Protanopia:
            return tr("Protan");
        case Eyes::Tritanopia:
            break;
    }
    return tr("Tritan");
}

QString ColourEyes::help(Eyes eyes) {
    switch (eyes) {
        case Eyes::Full:
            return tr("In all its colours");
        case Eyes::Grey:
            return tr("In black and white, as a printer without colours has it");
        case Eyes::Deuteranopia:
            return tr("As eyes without the green cones see it (deuteranopia)");
        case Eyes::Protanopia:
            return tr("As eyes without the red cones see it (protanopia)");
        case Eyes::Tritanopia:
            break;
    }
    return tr("As eyes without the blue cones see it (tritanopia)");
}

QImage ColourEyes::seen(const QImage& picture, Eyes eyes) {
    if (eyes == Eyes::Full || picture.isNull())
        return picture;
    QImage image = picture.convertToFormat(QImage::Format_ARGB32);
    QRgb before = 0, after = seenPixel(0, eyes);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            // Neighbours are mostly alike.
            if (line[x] != before) {
                before = line[x];
                after = seenPixel(before, eyes);
            }
            line[x] = after;
        }
    }
    image.setDevicePixelRatio(picture.devicePixelRatio());
    return image;
}

QColor ColourEyes::seen(const QColor& colour, Eyes eyes) {
    return QColor::fromRgba(seenPixel(colour.rgba(), eyes));
}

}  // namespace bocage::model
