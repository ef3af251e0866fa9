#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "rules/judging/rule_catalogue.h"

namespace bocage::model {

/// The rules of a game for people: found by words, and written as pages.
class RuleReader {
    Q_DECLARE_TR_FUNCTIONS(RuleReader)

public:
    /// Rules whose id, text, source or group title hold every word; all of them when there are no words.
    static std::vector<const rules::CatalogueRule*> search(const rules::RuleCatalogue& catalogue,
                                                           const QString& words);
    /// One group as Markdown: each rule a heading with its id, our sentence, the page it is printed on, what
    /// Bocage does with it and the rulings that decide its reading.
    static QString page(const rules::RuleCatalogue& catalogue, const std::string& group);
    static QString title(const rules::RuleCatalogue& catalogue, const std::string& group);
    static QString status(rules::CatalogueRule::Status status);
};

}  // namespace bocage::model
