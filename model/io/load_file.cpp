#include "model/io/load_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <cerrno>

namespace bocage::model {

using namespace rules;

namespace {

Problem about(const QString& path, std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), path.toStdString(), {}, 0, 0};
}

/// Closes the file on every way out.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    operator int() const { return m_number; }

private:
    int m_number;
};

}  // namespace

Result<QByteArray> readFile(const QString& path, qint64 limit) {
    const QByteArray name = QFile::encodeName(path);
    // Without O_NONBLOCK, opening a named pipe waits for a writer that may never come.
    const Descriptor file(::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file < 0) {
        const std::string reason = qt_error_string(errno).toStdString();
        if (errno == ENOENT || errno == ENOTDIR)
            return about(path, "file.missing");
        if (errno == EACCES || errno == EPERM)
            return about(path, "file.denied");
        return about(path, "file.open", {reason});
    }
    struct stat info {};
    if (::fstat(file, &info) != 0 || !S_ISREG(info.st_mode))
        return about(path, "file.not-regular");
    if (info.st_size > limit)
        return about(path, "file.too-large", {std::to_string(info.st_size), std::to_string(limit)});
    // The size is a promise only: another program may still be writing. Reading one byte more shows growth.
    QByteArray bytes(static_cast<qsizetype>(info.st_size) + 1, Qt::Uninitialized);
    qsizetype used = 0;
    for (;;) {
        if (used == bytes.size()) {
            if (used > limit)
                return about(path, "file.too-large", {std::to_string(used), std::to_string(limit)});
            bytes.resize(static_cast<qsizetype>(std::min<qint64>(qint64{used} * 2 + 4096, limit + 1)));
        }
        const auto got = ::read(file, bytes.data() + used, static_cast<std::size_t>(bytes.size() - used));
        if (got < 0 && errno == EINTR)
            continue;
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

Problems inFile(Problems problems, const QString& path) {
    for (Problem& problem : problems)
        if (problem.file.empty())
            problem.file = path.toStdString();
    return problems;
}

}  // namespace bocage::model
