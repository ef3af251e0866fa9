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
/// The same for a name as the system has it, which need not be UTF-8; problems call it `shown`.
rules::Result<QByteArray> readNamedFile(const QByteArray& name, const QString& shown,
                                        qint64 limit = documentLimit);
/// Everything that comes in through the standard input, called "-".
rules::Result<QByteArray> readStandardInput(qint64 limit = documentLimit);

/// Our bytes as the text that the parsers want, without a copy and without the byte order mark that some
/// programs put in front of UTF-8.
inline std::string_view asText(const QByteArray& bytes) {
    std::string_view text{bytes.constData(), static_cast<std::size_t>(bytes.size())};
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return text;
}

/// The same problems, said to be about this file.
rules::Problems inFile(rules::Problems problems, const QString& path);

}  // namespace bocage::model
