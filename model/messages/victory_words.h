#pragma once

#include <QCoreApplication>
#include <QString>

#include "rules/content/library.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Says victory conditions in sentences, for editor, print and export alike.
class VictoryWords {
    Q_DECLARE_TR_FUNCTIONS(VictoryWords)

public:
    VictoryWords(const rules::Scenario& scenario, const rules::Library& library)
        : m_scenario(scenario), m_library(library) {}

    /// The author's own words, else the sentence made from the form.
    QString sentence(const rules::VictoryCondition& condition) const;
    /// The sentence made from the form, whatever the author wrote.
    QString generated(const rules::VictoryCondition& condition) const;
    /// "2 points for each eliminated Rifles of Majestic"
    QString score(const rules::VictoryCondition::Score& score) const;

private:
    QString deed(const rules::VictoryCondition& condition) const;
    QString targets(const rules::VictoryCondition& condition) const;
    QString units(const rules::VictoryCondition& condition) const;
    QString until(const rules::VictoryCondition& condition) const;

    const rules::Scenario& m_scenario;
    const rules::Library& m_library;
};

}  // namespace bocage::model
