#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "rules/core/result.h"
#include "rules/core/text.h"

namespace bocage::rules {

/// One rule of a game as the program knows it: what it says in our words, where it is printed, and what we do
/// with it.
struct CatalogueRule {
    enum class Severity { Error, Warning, Info, Model, Play };
    /// Checked: the validator judges it. Derived: a shown value. Engine: sight, reach or odds obey it.
    /// Printed: help text only, with the reason why.
    enum class Status { Checked, Derived, Engine, Printed };
    std::string id;  ///< SON-MOV-06
    std::string group;
    Severity severity = Severity::Play;
    Status status = Status::Printed;
    std::string text;
    std::string source;  ///< book and page, may be empty
    std::string why;     ///< only with Printed
    std::string
        unchecked;  ///< only with Checked: what of it the validator leaves to the author; may be empty
    /// Only with Checked: checks with ids of their own that judge it; empty where the check has its id.
    std::vector<std::string> through;

    bool operator==(const CatalogueRule&) const = default;
};

/// Rules that are read together, by the middle part of their ids.
struct CatalogueGroup {
    std::string id;  ///< LOS
    Text title;

    bool operator==(const CatalogueGroup&) const = default;
};

/// One thing that the books leave open. Without a key it is settled and cannot be switched.
struct CatalogueRuling {
    std::string key;
    std::string id;  ///< AMB-14
    std::string fallback;
    std::vector<std::string> values;
    std::string text;
    std::vector<std::string> rules;  ///< whose reading it decides

    bool operator==(const CatalogueRuling&) const = default;
};

/// Every rule of one game system, read from resources/rules/<system>.json.
class RuleCatalogue {
public:
    static Result<RuleCatalogue> read(std::string_view text);
    /// Takes the sentences of another language from resources/rules/<system>.<language>.json; what that file
    /// does not have stays as it is. Gives the problems of the file.
    Problems translate(std::string_view text);

    const std::string& system() const { return m_system; }
    const std::vector<CatalogueRule>& rules() const { return m_rules; }
    const std::vector<CatalogueRuling>& rulings() const { return m_rulings; }
    /// In reading order; every rule is in one of them.
    const std::vector<CatalogueGroup>& groups() const { return m_groups; }
    /// Null when the catalogue has no such rule.
    const CatalogueRule* find(std::string_view id) const;

private:
    std::string m_system;
    std::vector<CatalogueRule> m_rules;
    std::vector<CatalogueRuling> m_rulings;
    std::vector<CatalogueGroup> m_groups;
    std::unordered_map<std::string, std::size_t> m_byId;
};

std::string_view nameOf(CatalogueRule::Status status);
std::string_view nameOf(CatalogueRule::Severity severity);

}  // namespace bocage::rules
