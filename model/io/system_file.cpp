#include "model/io/system_file.h"

#include <QFile>
#include <cerrno>
#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace bocage::model {

#ifdef Q_OS_WIN

SystemFile::SystemFile(const QByteArray& name)
    : m_handle(
          ::_wopen(reinterpret_cast<const wchar_t*>(QFile::decodeName(name).utf16()), _O_RDONLY | _O_BINARY)),
      m_error(m_handle < 0 ? errno : 0) {}

SystemFile::SystemFile(Standard) : m_handle(0), m_own(false) {}

SystemFile::~SystemFile() {
    if (m_own && m_handle >= 0)
        ::_close(m_handle);
}

bool isSpecialFile(const QString&) {
    return false;  // devices have names of their own here, which QSaveFile cannot open
}

bool exchangeNames(const QString&, const QString&) {
    return false;
}

struct FileSizeSignalHeld::Signals {};
FileSizeSignalHeld::FileSizeSignalHeld() = default;
FileSizeSignalHeld::~FileSizeSignalHeld() = default;

void limitMemoryAndFiles(quint64) {}
void limitHandles(int) {}
void grantSeconds(int) {}

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

SystemFile::SystemFile(const QByteArray& name)
    // Without O_NONBLOCK, opening a named pipe waits for a writer that may never come.
    : m_handle(::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)),
      m_error(m_handle < 0 ? errno : 0) {}

SystemFile::SystemFile(Standard) : m_handle(STDIN_FILENO), m_own(false) {}

SystemFile::~SystemFile() {
    if (m_own && m_handle >= 0)
        ::close(m_handle);
}

bool isSpecialFile(const QString& path) {
    struct stat info {};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 && !S_ISREG(info.st_mode) &&
           !S_ISDIR(info.st_mode);
}

bool exchangeNames(const QString& first, const QString& second) {
#ifdef RENAME_EXCHANGE
    return ::renameat2(AT_FDCWD, QFile::encodeName(first).constData(), AT_FDCWD,
                       QFile::encodeName(second).constData(), RENAME_EXCHANGE) == 0;
#else
    Q_UNUSED(first)
    Q_UNUSED(second)
    return false;
#endif
}

struct FileSizeSignalHeld::Signals {
    sigset_t held, before;
};

FileSizeSignalHeld::FileSizeSignalHeld() : m_signals(std::make_unique<Signals>()) {
    sigemptyset(&m_signals->held);
    sigaddset(&m_signals->held, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &m_signals->held, &m_signals->before);
}

FileSizeSignalHeld::~FileSizeSignalHeld() {
    if (sigismember(&m_signals->before, SIGXFSZ))
        return;
    // What came meanwhile is taken away before the signal may act again.
    for (sigset_t pending{}; sigpending(&pending) == 0 && sigismember(&pending, SIGXFSZ);) {
        int taken = 0;
        if (sigwait(&m_signals->held, &taken) != 0)
            break;
    }
    pthread_sigmask(SIG_SETMASK, &m_signals->before, nullptr);
}

namespace {

template <class Resource>
void limit(Resource what, rlim_t most) {
    const rlimit both{most, most};
    ::setrlimit(what, &both);
}

}  // namespace

void limitMemoryAndFiles([[maybe_unused]] quint64 memoryBytes) {
    // The sanitizers reserve terabytes of addresses for themselves: beside them no limit leaves room to work.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    limit(RLIMIT_AS, static_cast<rlim_t>(memoryBytes));
#endif
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
    ::signal(SIGXFSZ, SIG_IGN);  // caches that libraries would like to write are not worth the end
}

void limitHandles(int most) {
    limit(RLIMIT_NOFILE, static_cast<rlim_t>(most));
    limit(RLIMIT_NPROC, 0);
}

void grantSeconds(int seconds) {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    rlimit time{};
    ::getrlimit(RLIMIT_CPU, &time);
    // The kernel counts the seconds of the whole process.
    time.rlim_cur = static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec + seconds + 1);
    ::setrlimit(RLIMIT_CPU, &time);
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
