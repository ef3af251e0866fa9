#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QGuiApplication>
#include <cstdint>
#include <cstdlib>

/// What every target shares: the bytes as Qt has them, an application where one is needed, and a check that
/// ends the run like a crash does.
namespace bocage::fuzz {

inline QByteArray bytesOf(const std::uint8_t* data, std::size_t size) {
    return QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
}

template <class Application = QCoreApplication>
void needApplication() {
    static int argc = 1;
    static char name[] = "fuzz";
    static char* argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static Application application(argc, argv);
}

inline void must(bool holds) {
    if (!holds)
        std::abort();
}

}  // namespace bocage::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
