#include "model/io/system_file.h"

#include <QFile>
#include <cerrno>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace bocage::model {

#ifdef Q_OS_WIN

SystemFile::SystemFile(const QString& path)
    : m_handle(::_wopen(reinterpret_cast<const wchar_t*>(path.utf16()), _O_RDONLY | _O_BINARY)),
      m_error(m_handle < 0 ? errno : 0) {}

SystemFile::~SystemFile() {
    if (m_handle >= 0)
        ::_close(m_handle);
}

qint64 SystemFile::regularSize() const {
    struct _stat64 info {};
    return ::_fstat64(m_handle, &info) == 0 && (info.st_mode & _S_IFREG) ? info.st_size : -1;
}

qint64 SystemFile::read(char* to, qint64 most) {
    return ::_read(m_handle, to, static_cast<unsigned>(qMin<qint64>(most, 1 << 30)));
}

bool syncHandle(int handle) {
    return ::_commit(handle) == 0;
}

bool syncFolder(const QString&) {
    return true;  // the file system keeps its own journal; a folder cannot be opened for it
}

#else

SystemFile::SystemFile(const QString& path)
    // Without O_NONBLOCK, opening a named pipe waits for a writer that may never come.
    : m_handle(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)),
      m_error(m_handle < 0 ? errno : 0) {}

SystemFile::~SystemFile() {
    if (m_handle >= 0)
        ::close(m_handle);
}

qint64 SystemFile::regularSize() const {
    struct stat info {};
    return ::fstat(m_handle, &info) == 0 && S_ISREG(info.st_mode) ? qint64{info.st_size} : -1;
}

qint64 SystemFile::read(char* to, qint64 most) {
    qint64 got = 0;
    do {
        got = ::read(m_handle, to, static_cast<std::size_t>(most));
    } while (got < 0 && errno == EINTR);
    return got;
}

bool syncHandle(int handle) {
    int result = 0;
    do {
        result = ::fsync(handle);
    } while (result != 0 && errno == EINTR);
    return result == 0;
}

bool syncFolder(const QString& path) {
    const int folder = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return false;
    // Some file systems cannot sync a folder and say EINVAL: nothing more can be asked of them.
    const bool synced = syncHandle(folder) || errno == EINVAL;
    ::close(folder);
    return synced;
}

#endif

}  // namespace bocage::model
