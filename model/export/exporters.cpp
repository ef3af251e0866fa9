#include <algorithm>
#include <array>

#include "model/export/battlescribe.h"
#include "model/export/bundle.h"
#include "model/export/cockatrice.h"
#include "model/export/exporter.h"
#include "model/export/picture_exporters.h"
#include "model/export/tabletop_simulator.h"
#include "model/export/text_exporters.h"
#include "model/export/tiled/tiled_map.h"
#include "model/export/universal_vtt.h"
#include "model/export/vassal_module.h"
#include "model/export/web_page.h"

namespace bocage::model {

std::span<const Exporter* const> exporters() {
    static const std::array list{
        &bundleExporter(),     &webPageExporter(),  &vassalExporter(),       &tabletopSimulatorExporter(),
        &tmxExporter(),        &tmjExporter(),      &universalVttExporter(), &battlescribeExporter(),
        &cockatriceExporter(), &markdownExporter(), &bbcodeExporter(),       &plainTextExporter(),
        &pngExporter(),        &svgExporter()};
    return list;
}

const Exporter* findExporter(std::string_view id) {
    const auto all = exporters();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Exporter* exporter) { return exporter->id() == id; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace bocage::model
