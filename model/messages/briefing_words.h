#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "rules/content/library.h"
#include "rules/core/provenance.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// Words for what a scenario says in codes: kinds of victory, conditions, switches, results.
class BriefingWords {
    Q_DECLARE_TR_FUNCTIONS(BriefingWords)

public:
    static QString kind(rules::VictoryCondition::Kind kind);
    /// One sentence: what such a victory asks for.
    static QString kindHelp(rules::VictoryCondition::Kind kind);
    /// What only a game knows: of the game named, or of whatever game has it when none is.
    static QString condition(std::string_view name, std::string_view system = {});
    static QString conditionHelp(std::string_view name, std::string_view system = {});
    static QString ruleSwitch(std::string_view name, std::string_view system = {});
    /// What players read when the author wrote no words of his own.
    static QString ruleSwitchText(std::string_view name, std::string_view system = {});
    static QString provenance(rules::Provenance provenance);
    static QString outcome(std::string_view code);
    /// Name of a language in that language: "Français".
    static QString language(const std::string& code);
    /// "A", "A and B", "A, B and C"
    static QString list(const QStringList& items);
    /// "2 × Core box and 1 × Call of the deep"
    static QString boxes(const std::vector<rules::Copies>& boxes, const rules::Library& library);
};

}  // namespace bocage::model
