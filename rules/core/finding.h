#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board/cell.h"
#include "rules/core/ids.h"
#include "rules/core/json.h"

namespace bocage::rules {

enum class Severity { Error, Warning, Note };

/// Where a finding is: a path in the document, and whatever of it can be pointed at on the canvas or the army
/// sheet.
struct Location {
    std::string pointer;  ///< JSON pointer into the document, for example /battlefield/overlays/3
    std::vector<Cell> cells;
    std::vector<ElementId> elements;  ///< placed things, zones, objectives, events …
    std::vector<ElementId> entries;   ///< roster entries and fillings
    ElementId army;                   ///< embedded army the entries belong to; empty in an army document

    bool operator==(const Location&) const = default;
};

/// A change to a document, described as data: one step of a JSON patch.
struct Edit {
    enum class Kind { Add, Replace, Remove };
    Kind kind = Kind::Replace;
    std::string pointer;
    Json value;

    bool operator==(const Edit&) const = default;
};

/// A way out of a finding. The words belong to the code; the edits become one undo step.
struct Fix {
    std::string code;
    std::vector<std::string> arguments;
    std::vector<Edit> edits;
    std::optional<int> price;  ///< change in army points

    bool operator==(const Fix&) const = default;
};

/// One message of the validator. No prose: model/messages owns the words for `rule` + `message` +
/// `arguments`.
struct Finding {
    std::string rule;  ///< for example SON-SCN-34, or a structural id such as DOC-REF-01
    Severity severity = Severity::Error;
    std::string message;  ///< variant of the sentence when a rule has several; empty for the only one
    std::vector<std::string> arguments;
    std::vector<Location> locations;  ///< the smallest set of things in conflict, the main one first
    std::vector<Fix> fixes;           ///< best first
    std::string subject;              ///< what it is about, stable over edits elsewhere: makes the key

    /// Stays the same while the cause stays the same, so that a waiver holds.
    std::string key() const { return rule + "|" + message + "|" + subject; }

    bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

}  // namespace bocage::rules
