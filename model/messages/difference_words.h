#pragma once

#include <QDateTime>
#include <QString>

#include "model/io/document_files.h"

namespace bocage::model {

/// What one version of a document has that another has not, in a line: "2 things added, 1 changed, texts or
/// rules differ". Empty when they are equal.
QString differenceInWords(const DocumentValue& before, const DocumentValue& after);

/// How long ago: "a moment ago", "3 minutes ago", "2 days ago".
QString ageInWords(const QDateTime& then, const QDateTime& now = QDateTime::currentDateTimeUtc());

}  // namespace bocage::model
