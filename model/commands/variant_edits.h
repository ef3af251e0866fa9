#pragma once

#include <QCoreApplication>

#include "model/document/roster_document.h"
#include "rules/roster/roster_variants.h"

namespace bocage::model {

/// What users do to the variants of an army, each one undo step.
class VariantEdits {
    Q_DECLARE_TR_FUNCTIONS(VariantEdits)

public:
    explicit VariantEdits(RosterDocument& document) : m_document(document) {}

    /// Goes on with a copy of the list in hand; the old list is kept.
    rules::ElementId branch(const QString& name);
    bool switchTo(const rules::ElementId& list);
    bool rename(const rules::ElementId& list, const QString& name);
    bool remove(const rules::ElementId& list);

    /// Puts the entries and free options of a made army (best, random, shared) into the list in hand. Title,
    /// notes and variants stay.
    bool take(const rules::Roster& made, const QString& text);

private:
    QString nameOf(const rules::ElementId& list) const;
    RosterDocument& m_document;
};

}  // namespace bocage::model
