#pragma once

#include <QString>

#include "rules/content/library.h"
#include "rules/core/finding.h"

namespace bocage::cli {

/// What an author must hear about a pack before it goes to others.
struct PackReport {
    bool readable = false;
    rules::Pack pack;
    rules::Problems problems;  ///< why it cannot be read, or which items are wrong
    rules::Findings findings;  ///< what the rules say about its content
    /// Nothing stands against giving the pack to others.
    bool sound() const;
};

/// Reads and checks a pack (folder or archive); what it refers to outside itself is looked up in `library`.
PackReport reportOnPack(const QString& path, const rules::Library& library);

}  // namespace bocage::cli
