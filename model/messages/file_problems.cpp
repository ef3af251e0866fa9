#include "model/messages/problem_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr ProblemWords words[] = {
    {"file.missing",
     QT_TRANSLATE_NOOP("ProblemText", "There is no such file."),
     QT_TRANSLATE_NOOP("ProblemText", "It may have been moved or renamed.")},
    {"file.denied",
     QT_TRANSLATE_NOOP("ProblemText", "You may not read this file."),
     QT_TRANSLATE_NOOP("ProblemText", "Ask its owner for the permission.")},
    {"file.open",
     QT_TRANSLATE_NOOP("ProblemText", "The file could not be opened: %1.")},
    {"file.read",
     QT_TRANSLATE_NOOP("ProblemText", "The file could not be read to its end: %1."),
     QT_TRANSLATE_NOOP("ProblemText", "Check the disk, then try again.")},
    {"file.not-regular",
     QT_TRANSLATE_NOOP("ProblemText", "This is a folder or a device, not a file."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose a file.")},
    {"file.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The file has %1, and more than %2 are not read."), "", "bb"},

    {"folder.no-documents",
     QT_TRANSLATE_NOOP("ProblemText", "There is nothing in this folder that can be judged."),
     QT_TRANSLATE_NOOP("ProblemText", "Documents end in .scenario.json, .army.json, .campaign.json or .collection.json, packs in .bocagepack.")},

    {"render.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The picture would be %1 × %2 %3, which is more than its format can hold."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose a lower resolution or a smaller size per space.")},
    {"render.unknown-format",
     QT_TRANSLATE_NOOP("ProblemText", "A map can be written as PNG, SVG or PDF."),
     QT_TRANSLATE_NOOP("ProblemText", "Give the file a name that ends in .png, .svg or .pdf.")},

    {"save.no-folder",
     QT_TRANSLATE_NOOP("ProblemText", "The folder %1 does not exist, so nothing was saved."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" with another folder.")},
    {"save.is-folder",
     QT_TRANSLATE_NOOP("ProblemText", "There is a folder of that name, so nothing was saved."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" with another name.")},
    {"save.read-only-file",
     QT_TRANSLATE_NOOP("ProblemText", "The file is read-only and was left as it is."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" with another name.")},
    {"save.read-only-folder",
     QT_TRANSLATE_NOOP("ProblemText", "Nothing can be written in the folder %1; the file was left as it is."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" with another folder.")},
    {"save.open",
     QT_TRANSLATE_NOOP("ProblemText", "The new version could not be started: %1. The file was left as it is."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" with another folder.")},
    {"save.disk-full",
     QT_TRANSLATE_NOOP("ProblemText", "The disk is full (%1 free). The file was left as it is."),
     QT_TRANSLATE_NOOP("ProblemText", "Make room, or use \"Save as\" on another disk."), "b"},
    {"save.write",
     QT_TRANSLATE_NOOP("ProblemText", "The new version could not be written: %1. The file was left as it is."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" on another disk.")},
    {"save.sync",
     QT_TRANSLATE_NOOP("ProblemText", "The disk did not confirm that it holds the new version: %1."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" on another disk and have this one checked.")},
    {"save.rename",
     QT_TRANSLATE_NOOP("ProblemText", "The new version could not take the old one's place: %1. The file was left as it is."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" with another name.")},
    {"save.verify",
     QT_TRANSLATE_NOOP("ProblemText", "What the disk gives back differs from what was written."),
     QT_TRANSLATE_NOOP("ProblemText", "Use \"Save as\" on another disk and have this one checked.")},
    {"save.make-folder",
     QT_TRANSLATE_NOOP("ProblemText", "The folder could not be made: %1."),
     QT_TRANSLATE_NOOP("ProblemText", "Check the permissions of the folder above it.")},
    {"save.unreadable",
     QT_TRANSLATE_NOOP("ProblemText", "The document holds something that could not be read again, so it was not written."),
     QT_TRANSLATE_NOOP("ProblemText", "Undo the last steps, then save again; the lines below say what is wrong.")},
    {"save.differs",
     QT_TRANSLATE_NOOP("ProblemText", "Reading the document back would give something else, so it was not written."),
     QT_TRANSLATE_NOOP("ProblemText", "Undo the last steps, then save again.")},

    {"share.no-code",
     QT_TRANSLATE_NOOP("ProblemText", "This is no share code of an army."),
     QT_TRANSLATE_NOOP("ProblemText", "A share code starts with bocage1: and is one long line.")},
    {"share.newer",
     QT_TRANSLATE_NOOP("ProblemText", "This share code was made by a newer version of Bocage."),
     QT_TRANSLATE_NOOP("ProblemText", "Install the newest version, then try again.")},
    {"share.damaged",
     QT_TRANSLATE_NOOP("ProblemText", "The share code is incomplete or was changed on its way."),
     QT_TRANSLATE_NOOP("ProblemText", "Copy the whole line once more, from bocage1: to its end.")},
    {"share.too-long",
     QT_TRANSLATE_NOOP("ProblemText", "The text is longer than a share code can be (%1 characters).")},
    {"share.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The army is larger than a share code may hold (%1)."),
     QT_TRANSLATE_NOOP("ProblemText", "Send the file instead."), "b"},
    {"share.qr-too-long",
     QT_TRANSLATE_NOOP("ProblemText", "The share code has %1 characters, and one QR code holds %2."),
     QT_TRANSLATE_NOOP("ProblemText", "Remove variants or notes, or send the share code as text.")},
    {"share.picture-format",
     QT_TRANSLATE_NOOP("ProblemText", "A QR code can be written as PNG or SVG."),
     QT_TRANSLATE_NOOP("ProblemText", "Give the file a name that ends in .png or .svg.")},

    {"recovery.damaged",
     QT_TRANSLATE_NOOP("ProblemText", "The copy of unsaved work is damaged and was set aside."),
     QT_TRANSLATE_NOOP("ProblemText", "Look at the file of that name ending in .damaged, or take a backup.")},
    {"backup.too-large",
     QT_TRANSLATE_NOOP("ProblemText", "The version before is larger than all backups may be (%1), so it was not kept."), "", "b"},
};
// clang-format on

}  // namespace

std::span<const ProblemWords> fileProblemWords() {
    return words;
}

}  // namespace bocage::model
