#include "model/commands/json_places.h"

#include <charconv>
#include <vector>

namespace bocage::model {

using namespace rules;

namespace {

std::vector<std::string> stepsOf(std::string_view pointer) {
    std::vector<std::string> steps;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/')
            steps.emplace_back();
        else if (pointer[i] == '~' && i + 1 < pointer.size() && !steps.empty())
            steps.back() += pointer[++i] == '1' ? '/' : '~';
        else if (!steps.empty())
            steps.back() += pointer[i];
    }
    return steps;
}

std::optional<std::size_t> indexOf(const std::string& step) {
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    return error == std::errc() && end == step.data() + step.size() && !step.empty() ? std::optional(index)
                                                                                     : std::nullopt;
}

Json* child(Json& value, const std::string& step) {
    if (value.isObject())
        for (auto& [key, member] : value.object())
            if (key == step)
                return &member;
    if (value.isArray())
        if (const auto index = indexOf(step); index && *index < value.array().size())
            return &value.array()[*index];
    return nullptr;
}

bool isEmpty(const Json& value) {
    return (value.isArray() && value.array().empty()) || (value.isObject() && value.object().empty());
}

/// Takes away what the steps lead to, and objects that stay behind empty.
void takeAway(Json& value, const std::vector<std::string>& steps, std::size_t depth) {
    Json* next = child(value, steps[depth]);
    if (!next)
        return;
    const bool last = depth + 1 == steps.size();
    if (!last)
        takeAway(*next, steps, depth + 1);
    if (value.isArray() && last) {
        value.array().erase(value.array().begin() + static_cast<std::ptrdiff_t>(*indexOf(steps[depth])));
    } else if (value.isObject() && (last || (isEmpty(*next) && !indexOf(steps[depth + 1])))) {
        std::erase_if(value.object(),
                      [&](const Json::Member& member) { return member.first == steps[depth]; });
    }
}

}  // namespace

void forEachString(Json& value, const std::function<void(std::string&)>& action) {
    switch (value.type()) {
        case Json::Type::String: {
            std::string text = value.string();
            action(text);
            if (text != value.string())
                value = Json(std::move(text));
            break;
        }
        case Json::Type::Array:
            for (Json& element : value.array())
                forEachString(element, action);
            break;
        case Json::Type::Object:
            for (auto& [key, member] : value.object())
                forEachString(member, action);
            break;
        default:
            break;
    }
}

const Json* jsonAt(const Json& value, std::string_view pointer) {
    const Json* at = &value;
    for (const std::string& step : stepsOf(pointer)) {
        at = child(const_cast<Json&>(*at), step);
        if (!at)
            return nullptr;
    }
    return at;
}

bool setJsonAt(Json& value, std::string_view pointer, std::optional<Json> wanted) {
    const std::vector<std::string> steps = stepsOf(pointer);
    if (steps.empty()) {
        if (wanted)
            value = std::move(*wanted);
        return wanted.has_value();
    }
    if (!wanted) {
        takeAway(value, steps, 0);
        return true;
    }
    Json* at = &value;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool last = i + 1 == steps.size();
        if (at->isArray()) {
            const auto index = indexOf(steps[i]);
            if (steps[i] == "-" || (index && *index == at->array().size()))
                at->array().emplace_back();
            else if (!index || *index > at->array().size())
                return false;
            at = index && *index < at->array().size() ? &at->array()[*index] : &at->array().back();
        } else if (at->isObject() || at->isNull()) {
            if (at->isNull())
                *at = Json(Json::Object{});
            if (!child(*at, steps[i]))
                at->set(steps[i], Json());
            at = child(*at, steps[i]);
        } else {
            return false;
        }
        if (last)
            *at = std::move(*wanted);
        else if (at->isNull())
            *at = steps[i + 1] == "-" || indexOf(steps[i + 1]) ? Json(Json::Array{}) : Json(Json::Object{});
    }
    return true;
}

}  // namespace bocage::model
