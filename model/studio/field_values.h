#pragma once

#include <QStringList>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/studio/field_plan.h"
#include "rules/content/library.h"

namespace bocage::model {

/// What can be entered in the fields of one kind: what the game says it knows, and what other pieces of all
/// packs have there. Pickers and completions come from here, so that nobody types an id.
class FieldValues {
public:
    FieldValues(rules::LibraryPtr library, std::string kind, std::string system);

    /// Words for a line: effects, symbols, looks, names of abilities, whatever others wrote there.
    QStringList suggestions(const FieldPlan& field) const;
    /// What people read for one of these words.
    QString word(const FieldPlan& field, const std::string& code) const;
    /// Kinds of the pieces that a field names; empty when no piece ever named anything there.
    QStringList kinds(const FieldPlan& field) const;
    /// True for a field that names a piece though its description calls it a word.
    bool namesContent(const FieldPlan& field) const;
    /// Whether pieces usually say something there: what a table shows at first.
    bool isUsual(const FieldPlan& field) const;

private:
    void collect(const rules::Json& value, const FieldPlan& plan);

    /// A piece of any pack that bears a symbol, so that it can be called by the name of the piece.
    rules::ContentId bearer(const std::string& symbol) const;

    rules::LibraryPtr m_library;
    std::string m_system;
    std::map<std::string, std::set<std::string>, std::less<>> m_words;  ///< by path
    std::map<std::string, std::set<std::string>, std::less<>> m_kinds;
    std::map<std::string, int, std::less<>> m_uses;
    int m_pieces = 0;
    mutable std::optional<std::map<std::string, rules::ContentId, std::less<>>> m_bearers;  ///< by symbol
};

}  // namespace bocage::model
