#pragma once

#include <QByteArray>
#include <QImage>

#include "model/print/page.h"
#include "rules/core/result.h"

namespace bocage::model::print {

/// The pages as a PDF file: vectors, embedded fonts, exact page boxes, viewers told not to scale. The same
/// document gives the same bytes, on every machine and at every time. Gives up with "print.cancelled".
rules::Result<QByteArray> pdfFile(const Document& document, const Progress& progress = {});

/// One page as a picture.
QImage pageImage(const Document& document, std::size_t page, double dpi);

}  // namespace bocage::model::print
