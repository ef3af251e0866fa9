#include "model/io/load_file.h"

#include <QFile>
#include <algorithm>
#include <cerrno>

#include "model/io/system_file.h"

namespace bocage::model {

using namespace rules;

namespace {

Problem about(const QString& path, std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), path.toStdString(), {}, 0, 0};
}

/// Reads to the end. The size is a promise only: another program may still be writing. Reading one byte more
/// shows growth.
Result<QByteArray> readAll(SystemFile& file, qint64 promised, const QString& path, qint64 limit) {
    QByteArray bytes(static_cast<qsizetype>(promised) + 1, Qt::Uninitialized);
    qsizetype used = 0;
    for (;;) {
        if (used == bytes.size()) {
            if (used > limit)
                return about(path, "file.too-large", {std::to_string(used), std::to_string(limit)});
            bytes.resize(static_cast<qsizetype>(std::min<qint64>(qint64{used} * 2 + 4096, limit + 1)));
        }
        const qint64 got = file.read(bytes.data() + used, bytes.size() - used);
        if (got < 0)
            return about(path, "file.read", {qt_error_string(errno).toStdString()});
        if (got == 0)
            break;
        used += static_cast<qsizetype>(got);
    }
    if (used > limit)
        return about(path, "file.too-large", {std::to_string(used), std::to_string(limit)});
    bytes.truncate(used);
    return bytes;
}

}  // namespace

Result<QByteArray> readFile(const QString& path, qint64 limit) {
    return readNamedFile(QFile::encodeName(path), path, limit);
}

Result<QByteArray> readNamedFile(const QByteArray& name, const QString& path, qint64 limit) {
    SystemFile file(name);
    if (!file.isOpen()) {
        const int error = file.error();
        if (error == ENOENT || error == ENOTDIR)
            return about(path, "file.missing");
        if (error == EACCES || error == EPERM)
            return about(path, "file.denied");
        return about(path, "file.open", {qt_error_string(error).toStdString()});
    }
    const qint64 size = file.regularSize();
    if (size < 0)
        return about(path, "file.not-regular");
    if (size > limit)
        return about(path, "file.too-large", {std::to_string(size), std::to_string(limit)});
    return readAll(file, size, path, limit);
}

Result<QByteArray> readStandardInput(qint64 limit) {
    SystemFile input(SystemFile::Standard::Input);
    return readAll(input, 0, QStringLiteral("-"), limit);
}

Problems inFile(Problems problems, const QString& path) {
    for (Problem& problem : problems)
        if (problem.file.empty())
            problem.file = path.toStdString();
    return problems;
}

}  // namespace bocage::model
