#include "model/io/executable_path.h"

#include <QFile>
#include <QFileInfo>

#if defined(Q_OS_WIN)
#include <windows.h>
#elif defined(Q_OS_MACOS)
#include <mach-o/dyld.h>
#endif

namespace bocage::model {

QString executablePath() {
#if defined(Q_OS_WIN)
    wchar_t name[32768];
    const DWORD length = ::GetModuleFileNameW(nullptr, name, DWORD{32768});
    return QString::fromWCharArray(name, static_cast<int>(length));
#elif defined(Q_OS_MACOS)
    char name[4096];
    uint32_t size = sizeof name;
    return ::_NSGetExecutablePath(name, &size) == 0 ? QFileInfo(QFile::decodeName(name)).canonicalFilePath()
                                                    : QString();
#else
    return QFile::symLinkTarget(QStringLiteral("/proc/self/exe"));
#endif
}

}  // namespace bocage::model
