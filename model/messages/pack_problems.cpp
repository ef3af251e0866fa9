#include "model/messages/problem_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr ProblemWords words[] = {
    {"content.kind",
     QT_TRANSLATE_NOOP("ProblemText", "The game of this pack knows no content of the kind \"%1\"."),
     QT_TRANSLATE_NOOP("ProblemText", "Check \"kind\" here and \"system\" in pack.json.")},
    {"content.foreign-id",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" should start with %2:%3/, the pack and kind of this file."),
     QT_TRANSLATE_NOOP("ProblemText", "Change the id, or move the item to the file it belongs to.")},

    {"library.duplicate-id",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is defined twice; the first definition counts."),
     QT_TRANSLATE_NOOP("ProblemText", "Rename or remove one of the two.")},
    {"library.duplicate-pack",
     QT_TRANSLATE_NOOP("ProblemText", "The pack %1 is there twice: version %2 in %3 is used, version %4 is not."),
     QT_TRANSLATE_NOOP("ProblemText", "Remove the one you do not want.")},
    {"library.missing-pack",
     QT_TRANSLATE_NOOP("ProblemText", "The pack %1 needs the pack %2 (version %3 or later), which is not there."),
     QT_TRANSLATE_NOOP("ProblemText", "Install %2; until then what it brings is shown as ghosts.")},
    {"library.old-pack",
     QT_TRANSLATE_NOOP("ProblemText", "The pack %1 needs version %3 of the pack %2; version %4 is there."),
     QT_TRANSLATE_NOOP("ProblemText", "Install a newer %2.")},

    {"pack.too-many-files",
     QT_TRANSLATE_NOOP("ProblemText", "The pack has more than %1 files.")},
    {"pack.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The files of the pack together have more than %1."), "", "b"},
    {"pack.file-type",
     QT_TRANSLATE_NOOP("ProblemText", "A pack cannot hold the file \"%1\"."),
     QT_TRANSLATE_NOOP("ProblemText", "Packs hold .json, .png, .svg, .md and .txt files.")},

    {"zip.damaged",
     QT_TRANSLATE_NOOP("ProblemText", "The archive is damaged or no archive at all (%1)."),
     QT_TRANSLATE_NOOP("ProblemText", "Get it again from where it came.")},
    {"zip.write",
     QT_TRANSLATE_NOOP("ProblemText", "The archive could not be made (%1).")},
    {"zip.cancelled",
     QT_TRANSLATE_NOOP("ProblemText", "Reading the archive was stopped.")},
    {"zip.too-many-entries",
     QT_TRANSLATE_NOOP("ProblemText", "The archive holds %1 files; at most %2 are read.")},
    {"zip.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The archive holds more than %1 of data."), "", "b"},
    {"zip.entry-too-large",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" in the archive is larger than %2."), "", "-b"},
    {"zip.bomb",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" grows more than %2 times when unpacked, as if made to fill the memory."),
     QT_TRANSLATE_NOOP("ProblemText", "Do not use this archive.")},
    {"zip.overlap",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" lies over other files of the archive, as if made to fill the memory."),
     QT_TRANSLATE_NOOP("ProblemText", "Do not use this archive.")},
    {"zip.unsafe-name",
     QT_TRANSLATE_NOOP("ProblemText", "The archive holds a file with an unsafe name (\"%1\")."),
     QT_TRANSLATE_NOOP("ProblemText", "Names have small letters, digits, dots, hyphens and underscores, and stay inside the archive.")},
    {"zip.name-conflict",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is both a file and a folder in the archive.")},
    {"zip.duplicate",
     QT_TRANSLATE_NOOP("ProblemText", "The archive holds \"%1\" twice.")},
    {"zip.not-a-file",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" in the archive is a link or a device, not a file."),
     QT_TRANSLATE_NOOP("ProblemText", "Do not use this archive.")},
    {"zip.encrypted",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" in the archive is encrypted."),
     QT_TRANSLATE_NOOP("ProblemText", "Pack the files again without a password.")},
    {"zip.method",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is compressed in a way that is not read."),
     QT_TRANSLATE_NOOP("ProblemText", "Pack the files again as an ordinary zip.")},
    {"zip.nested",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is an archive inside the archive."),
     QT_TRANSLATE_NOOP("ProblemText", "Unpack it and pack its files directly.")},
};
// clang-format on

}  // namespace

std::span<const ProblemWords> packProblemWords() {
    return words;
}

}  // namespace bocage::model
