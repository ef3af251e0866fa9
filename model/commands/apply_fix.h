#pragma once

#include <QString>
#include <string>
#include <vector>

#include "model/commands/fix_all.h"
#include "model/document/document.h"
#include "rules/core/finding.h"
#include "rules/core/json.h"

namespace bocage::model {

/// The value after the edits, made one after the other; a problem when a pointer leads nowhere.
rules::Result<rules::Json> applyEdits(rules::Json value, const std::vector<rules::Edit>& edits);

/// Applies a way out of a finding to an open document, as one undo step of that name.
rules::Result<rules::Done> applyFix(Document& document, const rules::Fix& fix, const QString& name);
/// Puts a mended value into the document, as one undo step; it must be of the document's kind.
void setValue(Document& document, FixableValue value, const QString& name);

}  // namespace bocage::model
