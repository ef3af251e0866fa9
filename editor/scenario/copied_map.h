#pragma once

#include <QMimeData>
#include <QRectF>
#include <vector>

#include "model/document/scenario_document.h"

namespace bocage::editor {

/// Things copied from a map: for Bocage as what they are, for other programs as their names and as a picture
/// of that part of the map, SVG and PNG. Pictures are drawn when somebody pastes one.
class CopiedMap : public QMimeData {
    Q_OBJECT

public:
    CopiedMap(const model::ScenarioDocument& document, const std::vector<rules::ElementId>& ids);

    QStringList formats() const override;
    bool hasFormat(const QString& type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString& type, QMetaType preferred) const override;

private:
    rules::Scenario m_scenario;
    rules::LibraryPtr m_library;
    QRectF m_part;  ///< of the map, in cells
};

}  // namespace bocage::editor
