#pragma once

#include <QString>
#include <string>
#include <vector>

#include "rules/core/text.h"

namespace bocage::model {

/// Two-letter code of the language the user reads, as chosen with useLanguage.
std::string uiLanguage();
/// A text of a document or pack in the user's language, else in English, else in whatever there is.
QString localized(const rules::Text& text);

/// Puts arguments in place of %1 … %9, all at once: a "%2" inside an argument stays as it is.
QString fillIn(const QString& sentence, const std::vector<QString>& arguments);

}  // namespace bocage::model
