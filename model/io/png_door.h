#pragma once

#include <QByteArray>
#include <QImage>

#include "rules/core/result.h"

namespace bocage::model {

inline constexpr int maxPictureSide = 4096;

/// Decodes a foreign PNG, and nothing but a PNG: Qt would render an SVG that calls itself .png. Dimensions
/// are read from the header before anything is decoded.
rules::Result<QImage> readPng(const QByteArray& foreign);

/// The same picture encoded anew: only pixels survive, no comments, profiles or odd chunks.
rules::Result<QByteArray> cleanPng(const QByteArray& foreign);

/// A picture as PNG bytes.
QByteArray pngBytes(const QImage& image);

}  // namespace bocage::model
