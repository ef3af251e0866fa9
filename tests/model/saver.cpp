// The process that the save tests kill, starve and watch.
//   saver loop PATH            saves version after version until killed; each is one letter, many times
//   saver limited PATH BYTES   saves once with a limit on file sizes, as if the disk were full there
//   saver once PATH SIZE       saves once
#include <signal.h>
#include <sys/resource.h>

#include <QByteArray>
#include <QFile>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "model/io/save_file.h"

namespace {

int report(const bocage::rules::Result<bocage::rules::Done>& saved) {
    std::puts(saved.ok() ? "saved" : saved.problems().front().code.c_str());
    return saved.ok() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    using bocage::model::saveAtomically;
    if (argc < 3)
        return 2;
    const std::string_view mode = argv[1];
    const QString path = QFile::decodeName(argv[2]);
    if (mode == "loop") {
        for (int version = 0;; ++version)
            if (!saveAtomically(path,
                                QByteArray(200'000 + version % 100, static_cast<char>('a' + version % 26)))
                     .ok())
                return 1;
    }
    const auto number = static_cast<rlim_t>(argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 1000);
    if (mode == "limited") {
        ::signal(SIGXFSZ, SIG_IGN);  // a write beyond the limit then fails instead of ending the process
        const rlimit limit{number, number};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        return report(saveAtomically(path, QByteArray(300'000, 'n')));
    }
    return report(saveAtomically(path, QByteArray(static_cast<qsizetype>(number), 'n')));
}
