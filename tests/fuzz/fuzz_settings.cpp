// A settings file that somebody or something damaged: every value can be asked for.
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::needApplication();
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/bocage-fuzz-XXXXXX"));
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QFile file(path);
    fuzz::must(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(fuzz::bytesOf(data, size));
    file.close();
    const QSettings settings(path, QSettings::IniFormat);
    for (const QString& key : settings.allKeys()) {
        const QVariant value = settings.value(key);
        value.toString();
        value.toStringList();
        value.toByteArray();
        value.toBool();
    }
    return 0;
}
