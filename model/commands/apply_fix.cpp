#include "model/commands/apply_fix.h"

#include <charconv>
#include <optional>

#include "model/commands/pack_edits.h"
#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"

namespace bocage::model {

using namespace rules;

namespace {

std::vector<std::string> tokensOf(std::string_view pointer) {
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/') {
            tokens.emplace_back();
        } else if (pointer[i] == '~' && i + 1 < pointer.size()) {
            tokens.back() += pointer[++i] == '1' ? '/' : '~';
        } else if (!tokens.empty()) {
            tokens.back() += pointer[i];
        }
    }
    return tokens;
}

std::optional<std::size_t> asIndex(const std::string& token) {
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
    return error == std::errc() && end == token.data() + token.size() ? std::optional(index) : std::nullopt;
}

Json* childOf(Json& value, const std::string& token) {
    if (value.isObject()) {
        for (auto& [key, member] : value.object())
            if (key == token)
                return &member;
        return nullptr;
    }
    const auto index = value.isArray() ? asIndex(token) : std::nullopt;
    return index && *index < value.array().size() ? &value.array()[*index] : nullptr;
}

bool applyTo(Json& parent, const std::string& token, const Edit& edit) {
    if (parent.isArray()) {
        Json::Array& list = parent.array();
        if (edit.kind == Edit::Kind::Add && token == "-") {
            list.push_back(edit.value);
            return true;
        }
        const auto index = asIndex(token);
        if (!index || *index > list.size() || (*index == list.size() && edit.kind != Edit::Kind::Add))
            return false;
        const auto at = list.begin() + static_cast<std::ptrdiff_t>(*index);
        switch (edit.kind) {
            case Edit::Kind::Add:
                list.insert(at, edit.value);
                break;
            case Edit::Kind::Replace:
                *at = edit.value;
                break;
            case Edit::Kind::Remove:
                list.erase(at);
                break;
        }
        return true;
    }
    if (!parent.isObject())
        return false;
    if (edit.kind != Edit::Kind::Remove) {
        parent.set(token, edit.value);
        return true;
    }
    return std::erase_if(parent.object(), [&](const Json::Member& member) { return member.first == token; }) >
           0;
}

Problem lost(const std::string& pointer) {
    Problem problem;
    problem.code = "fix.place-gone";
    problem.pointer = pointer;
    return problem;
}

}  // namespace

Result<Json> applyEdits(Json value, const std::vector<Edit>& edits) {
    for (const Edit& edit : edits) {
        const std::vector<std::string> tokens = tokensOf(edit.pointer);
        if (tokens.empty())
            return lost(edit.pointer);
        Json* parent = &value;
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            Json* child = childOf(*parent, tokens[i]);
            // A list that is empty is not written: adding to it makes it.
            if (!child && edit.kind == Edit::Kind::Add && parent->isObject()) {
                parent->set(tokens[i], tokens[i + 1] == "-" || asIndex(tokens[i + 1]) ? Json(Json::Array())
                                                                                      : Json(Json::Object()));
                child = childOf(*parent, tokens[i]);
            }
            if (!child)
                return lost(edit.pointer);
            parent = child;
        }
        if (!applyTo(*parent, tokens.back(), edit))
            return lost(edit.pointer);
    }
    return value;
}

Result<Done> applyFix(Document& document, const Fix& fix, const QString& name) {
    // An army inside a scenario was judged there, and its fixes are edits of the scenario.
    if (Document* owner = document.owner())
        return applyFix(*owner, fix, name);
    if (auto* pack = qobject_cast<PackDocument*>(&document))
        return PackEdits(*pack).apply(fix, name);
    if (auto* scenario = qobject_cast<ScenarioDocument*>(&document)) {
        auto value = fixed(scenario->scenario(), fix);
        if (!value)
            return value.problems();
        setValue(document, std::move(*value), name);
    } else if (auto* roster = qobject_cast<RosterDocument*>(&document)) {
        auto value = fixed(roster->roster(), fix);
        if (!value)
            return value.problems();
        setValue(document, std::move(*value), name);
    }
    return Done{};
}

void setValue(Document& document, FixableValue value, const QString& name) {
    if (auto* scenario = qobject_cast<ScenarioDocument*>(&document))
        scenario->edit(name, [&](Scenario& now) { now = std::move(std::get<Scenario>(value)); });
    else if (auto* roster = qobject_cast<RosterDocument*>(&document))
        roster->edit(name, [&](Roster& now) { now = std::move(std::get<Roster>(value)); });
}

}  // namespace bocage::model
