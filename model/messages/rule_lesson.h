#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string>

namespace bocage::model {

/// Why a finding is one: the rule in our words, where it is printed, and the rulings that decide it.
struct RuleLesson {
    QString why;
    QString source;       ///< "Core rules p. 12"; empty for the program's own rules
    QStringList rulings;  ///< one sentence each

    bool operator==(const RuleLesson&) const = default;
};

/// Lessons of one game system, from its rule catalogue; rules of the program itself have words here.
class RuleLessons {
    Q_DECLARE_TR_FUNCTIONS(RuleLessons)

public:
    static RuleLesson lesson(const std::string& system, const std::string& rule);
};

}  // namespace bocage::model
