#include "editor/scenario/copied_map.h"

#include <QImage>
#include <algorithm>

#include "model/commands/clipboard.h"
#include "model/plan/placed_elements.h"
#include "model/language/language.h"
#include "model/messages/element_names.h"
#include "model/render/map_image.h"

namespace bocage::editor {

namespace {

const QString svgType = QStringLiteral("image/svg+xml");
const QString pngType = QStringLiteral("image/png");
const QString imageType = QStringLiteral("application/x-qt-image");

/// The longer side of a PNG on the clipboard: enough for a page, no burden for who receives it.
constexpr double longestPixels = 3000;

QRectF partOf(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids) {
    QRectF part;
    for (const rules::ElementId& id : ids)
        if (const auto element = model::placedElement(document.scenario(), *document.library(), id)) {
            for (const rules::Cell cell : element->cells)
                part |= QRectF(cell.col, cell.row, 1, 1);
            if (element->corner)
                part |= QRectF(element->corner->col - 1, element->corner->row - 1, 2, 2);
            if (element->edge)
                part |= QRectF(element->edge->cell.col, element->edge->cell.row, 1, 1).adjusted(-1, -1, 1, 1);
        }
    return part;
}

}  // namespace

CopiedMap::CopiedMap(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids)
    : m_scenario(document.scenario()), m_library(document.library()), m_part(partOf(document, ids)) {
    setData(model::elementsMimeType, model::copyElements(document, ids));
    QStringList names;
    for (const rules::ElementId& id : ids)
        names << model::ElementNames::element(document.scenario(), *document.library(), id);
    setText(names.join(QLatin1Char('\n')));
}

QStringList CopiedMap::formats() const {
    QStringList types = QMimeData::formats();
    if (!m_part.isEmpty())
        types << svgType << pngType << imageType;
    return types;
}

QVariant CopiedMap::retrieveData(const QString& type, QMetaType preferred) const {
    const bool image = type == imageType;
    if (m_part.isEmpty() || (type != svgType && type != pngType && !image))
        return QMimeData::retrieveData(type, preferred);
    model::MapImageOptions options;
    options.map.language = model::currentLanguage();
    options.map.layers.setFlag(model::MapLayer::Coordinates, false);
    options.map.layers.setFlag(model::MapLayer::Notes, false);
    options.part = m_part;
    const double inches = std::max(m_part.width(), m_part.height()) * options.millimetresPerCell / 25.4;
    options.dpi = std::min(150.0, longestPixels / inches);
    const auto bytes =
        model::mapImage(m_scenario, m_library,
                        type == svgType ? model::PictureFormat::Svg : model::PictureFormat::Png, options);
    if (!bytes)
        return {};
    return image ? QVariant(QImage::fromData(*bytes, "PNG")) : QVariant(*bytes);
}

}  // namespace bocage::editor
