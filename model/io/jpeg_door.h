#pragma once

#include <QByteArray>

#include "rules/core/result.h"

namespace bocage::model {

/// A foreign JPEG, as scanners and telephones give it, as a PNG of our own: only pixels survive, no place, no
/// comments, no profile. Dimensions are read before anything is decoded; what is larger than a picture of a
/// pack may be is made smaller while it is decoded.
rules::Result<QByteArray> cleanJpeg(const QByteArray& foreign);

}  // namespace bocage::model
