#pragma once

#include <QByteArray>
#include <QImage>
#include <QPoint>
#include <QString>
#include <functional>

namespace bocage::model {

/// Encodes a large picture as PNG without ever holding it whole: bands are drawn, part by part, and
/// compressed in several threads and joined in order. The bytes do not depend on the number of threads.
struct PngPicture {
    int width = 0;
    int height = 0;
    bool transparent = false;
    int dotsPerMetre = 0;
    QString comment;  ///< kept in the file, unseen; may be empty
    /// Draws what lies from `at` on into the image, which is cleared. Called from several threads at once,
    /// for parts that fit together without a seam.
    std::function<void(QImage& part, QPoint at)> draw;
};

QByteArray encodePng(const PngPicture& picture);
/// A picture that is there already, of opaque or premultiplied pixels.
QByteArray encodePng(const QImage& image);

}  // namespace bocage::model
