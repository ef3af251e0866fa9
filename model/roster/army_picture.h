#pragma once

#include "model/render/picture_file.h"
#include "rules/content/library.h"
#include "rules/roster/roster.h"

namespace bocage::model {

struct ArmyPictureOptions {
    QString language = QStringLiteral("en");
    bool grey = false;
    double millimetresPerSpace = 25;
    double dpi = 96;
    QString remark;
};

/// The sheet of an army: its title and points, every tile with the options in its slots below it, and what
/// needs no slot at the end.
rules::Result<QByteArray> armyImage(const rules::Roster& roster, const rules::LibraryPtr& library,
                                    PictureFormat format, const ArmyPictureOptions& options = {});

}  // namespace bocage::model
