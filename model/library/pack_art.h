#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include "model/library/pack_files.h"

namespace bocage::model {

/// A picture of a pack by its name inside it: PNG decoded, SVG rewritten and drawn at the wanted width.
rules::Result<QImage> packImage(const PackFiles& files, const QString& name, int svgWidth = 512);

/// A pack's SVG after the rewriter, ready for QSvgRenderer.
rules::Result<QByteArray> packSvg(const PackFiles& files, const QString& name);

/// A clean SVG as pixels of that width; null when it cannot be drawn.
QImage svgImage(const QByteArray& clean, int width);

}  // namespace bocage::model
