// A whole document drawn small: whatever is read can be shown.
#include <QImage>
#include <QPainter>

#include "model/io/document_files.h"
#include "model/library/content_library.h"
#include "model/render/map_image.h"
#include "model/roster/army_picture.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bocage;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::needApplication<QGuiApplication>();
    static const rules::LibraryPtr library = model::loadInstalledLibrary().library;
    const auto loaded = model::readValue(fuzz::bytesOf(data, size), QStringLiteral("fuzz"));
    if (!loaded)
        return 0;
    if (const auto* scenario = std::get_if<rules::Scenario>(&loaded->value)) {
        model::MapImageOptions options;
        options.millimetresPerCell = 2;
        options.dpi = 12;
        model::mapImage(*scenario, library, model::PictureFormat::Png, options);
    } else if (const auto* roster = std::get_if<rules::Roster>(&loaded->value)) {
        model::ArmyPictureOptions options;
        options.millimetresPerSpace = 4;
        options.dpi = 12;
        model::armyImage(*roster, library, model::PictureFormat::Png, options);
    }
    return 0;
}
