#pragma once

#include <QCoreApplication>
#include <QString>

#include "model/document/document.h"
#include "rules/core/finding.h"

namespace bocage::model {

/// Accepting findings for good: the author's reason goes into the file, and the finding is listed apart.
class Waivers {
    Q_DECLARE_TR_FUNCTIONS(Waivers)

public:
    /// One undo step; false when the document can hold no waivers or has this very one. A new reason replaces
    /// the old one in the user's language.
    static bool waive(Document& document, const rules::Finding& finding, const QString& reason);
    /// False when nothing was waived.
    static bool takeBack(Document& document, const rules::Finding& finding);
};

}  // namespace bocage::model
