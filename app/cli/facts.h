#pragma once

#include <QString>
#include <string>
#include <vector>

#include "model/io/document_files.h"
#include "rules/content/library.h"
#include "rules/core/json.h"

namespace bocage::cli {

/// One line of what `info` tells, once for people and once for programs.
struct Fact {
    std::string key;  ///< member of the JSON object
    QString label;
    QString text;  ///< empty: only in JSON
    rules::Json value;
};

using Facts = std::vector<Fact>;

/// What a document or pack holds. Names are in `language`; versions of installed packs come from the library.
Facts factsAbout(const model::DocumentValue& document, const rules::Library& library,
                 const std::string& language);
Facts factsAbout(const rules::Pack& pack, const std::string& language);

}  // namespace bocage::cli
