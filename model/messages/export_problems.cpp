#include "model/messages/problem_text.h"

namespace bocage::model {

namespace {

// clang-format off
constexpr ProblemWords exportWords[] = {
    {"export.unknown-format",
     QT_TRANSLATE_NOOP("ProblemText", "There is no format \"%1\" to export to.")},
    {"export.not-for-this",
     QT_TRANSLATE_NOOP("ProblemText", "%1 has no place for a document of this kind."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose another format.")},
    {"export.squares-only",
     QT_TRANSLATE_NOOP("ProblemText", "%1 knows maps of squares only, and this one has hexes."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose another format.")},
    {"export.no-output",
     QT_TRANSLATE_NOOP("ProblemText", "It was not said where to write."),
     QT_TRANSLATE_NOOP("ProblemText", "Name the file with -o, or say --dry-run.")},
    {"export.many-files",
     QT_TRANSLATE_NOOP("ProblemText", "This export has %1 files, which do not fit through the standard output."),
     QT_TRANSLATE_NOOP("ProblemText", "Name a file with -o; the others go beside it.")},
    {"export.not-a-folder",
     QT_TRANSLATE_NOOP("ProblemText", "Pictures should go into this folder, but it is a link or a file."),
     QT_TRANSLATE_NOOP("ProblemText", "Choose another name, or move what is there.")},
    {"export.no-map",
     QT_TRANSLATE_NOOP("ProblemText", "The scenario has no boards, so there is no map to export."),
     QT_TRANSLATE_NOOP("ProblemText", "Place a board first, or choose a format without a map.")},
    {"export.template",
     QT_TRANSLATE_NOOP("ProblemText", "A part of the program that this export needs is not there: %1."),
     QT_TRANSLATE_NOOP("ProblemText", "Install Bocage again.")},

    {"import.unknown",
     QT_TRANSLATE_NOOP("ProblemText", "This is no file that Bocage can import."),
     QT_TRANSLATE_NOOP("ProblemText", "It reads bundles (.bocage), Tiled maps (.tmx, .tmj) and BattleScribe rosters (.ros, .rosz).")},
    {"import.damaged",
     QT_TRANSLATE_NOOP("ProblemText", "The file is damaged: %1."),
     QT_TRANSLATE_NOOP("ProblemText", "Get it again from where it came.")},
    {"import.not-ours",
     QT_TRANSLATE_NOOP("ProblemText", "The file does not come from Bocage: it names no pieces that a pack has."),
     QT_TRANSLATE_NOOP("ProblemText", "Only what was exported from Bocage, changed or not, can be imported.")},
    {"import.off-grid",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" lay between spaces and was put on %2.")},
    {"import.dropped",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is nothing that a scenario can hold and was left out."),
     QT_TRANSLATE_NOOP("ProblemText", "Copy an exported object instead of drawing a new one.")},
    {"import.terrain-painted",
     QT_TRANSLATE_NOOP("ProblemText", "%1 spaces of the terrain layer were painted anew; terrain comes from boards and overlays, so that was left out."),
     QT_TRANSLATE_NOOP("ProblemText", "Place boards and overlays in Bocage.")},
    {"import.unknown-entry",
     QT_TRANSLATE_NOOP("ProblemText", "\"%1\" is in no installed pack and was kept as a ghost.")},

    {"bundle.none",
     QT_TRANSLATE_NOOP("ProblemText", "This archive is no Bocage bundle."),
     QT_TRANSLATE_NOOP("ProblemText", "Bundles end in .bocage and hold a bundle.json.")},
    {"bundle.newer",
     QT_TRANSLATE_NOOP("ProblemText", "The bundle was made by a newer version of Bocage (format %1)."),
     QT_TRANSLATE_NOOP("ProblemText", "Install the newer version.")},
    {"bundle.no-main",
     QT_TRANSLATE_NOOP("ProblemText", "The bundle says it is about \"%1\", which is not in it."),
     QT_TRANSLATE_NOOP("ProblemText", "Get it again from where it came.")},
    {"bundle.no-pack",
     QT_TRANSLATE_NOOP("ProblemText", "A pack in the bundle has no pack.json."),
     QT_TRANSLATE_NOOP("ProblemText", "Get it again from where it came.")},
    {"bundle.unknown-file",
     QT_TRANSLATE_NOOP("ProblemText", "The bundle holds \"%1\", which has no place in one."),
     QT_TRANSLATE_NOOP("ProblemText", "Get it again from where it came.")},
    {"bundle.pack-lacks",
     QT_TRANSLATE_NOOP("ProblemText", "The installed pack %1 (version %2) has %3 pieces less than the bundle; it was left as it is, and they are shown as ghosts."),
     QT_TRANSLATE_NOOP("ProblemText", "Install a newer version of the pack.")},
};
// clang-format on

}  // namespace

std::span<const ProblemWords> exportProblemWords() {
    return exportWords;
}

}  // namespace bocage::model
