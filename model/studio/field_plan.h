#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/core/json.h"

namespace bocage::model {

/// One field of a piece of content, as a form shows it. Made from the description that reads and writes the
/// piece, so that a kind of whatever game has a form without a line written for it.
struct FieldPlan {
    enum class Type {
        Words,  ///< a text in several languages
        Line,   ///< one word or name
        Number,
        Switch,
        Choice,   ///< one of `choices`
        Content,  ///< the id of a piece
        Group,    ///< `fields`
        List,     ///< of `fields.front()`
        Drawn,    ///< terrain, edges, corners, rooms: painted on the board, not typed
        Any,      ///< whatever a game keeps there
    };
    std::string name;  ///< of the member
    Type type = Type::Any;
    bool required = false;
    std::vector<std::string> choices;
    int low = 0, high = 0;  ///< as files count
    int parts = 1;          ///< of a number: how many of what files count make one of what is printed
    std::string
        typeName;  ///< of a group: what the description calls it; of fields of an effect "Effect.name" …
    std::vector<FieldPlan> fields;
    /// Where it stands, without numbers: "/front/abilities/ability".
    std::string path;
};

/// The fields of a kind, the whole piece being one group.
FieldPlan planOf(std::string_view kind, std::string_view system);

/// The plan of the field that a JSON pointer names; null when there is none.
const FieldPlan* planAt(const FieldPlan& piece, std::string_view pointer);

/// Calls `action(plan, pointer)` for every field that one value is entered in (words, lines, numbers,
/// switches, choices, contents) and that is in no list.
template <class Action>
void forEachPlainField(const FieldPlan& plan, const std::string& pointer, Action action) {
    for (const FieldPlan& field : plan.fields) {
        const std::string at = pointer + "/" + field.name;
        if (field.type == FieldPlan::Type::Group)
            forEachPlainField(field, at, action);
        else if (field.type < FieldPlan::Type::Group)
            action(field, at);
    }
}

}  // namespace bocage::model
