#pragma once

#include <QByteArray>
#include <QString>

#include "rules/core/result.h"

namespace bocage::model {

/// What any one document may weigh.
inline constexpr qint64 documentLimit = qint64{64} << 20;

/// The one door for bytes from disk. Only regular files are read (a named pipe would block for ever) and no
/// more than `limit` bytes; every problem names the file.
rules::Result<QByteArray> readFile(const QString& path, qint64 limit = documentLimit);

/// Our bytes as the text that the parsers want, without a copy.
inline std::string_view asText(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// The same problems, said to be about this file.
rules::Problems inFile(rules::Problems problems, const QString& path);

}  // namespace bocage::model
