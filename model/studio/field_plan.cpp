#include "model/studio/field_plan.h"

#include <algorithm>
#include <set>

#include "rules/format/content_items.h"
#include "rules/format/fields.h"
#include "rules/format/schema_notes.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr std::string_view definitionsPrefix = "#/definitions/";
/// What is painted on a face rather than typed.
constexpr std::string_view drawnTypes[] = {"TerrainGrid", "EdgeFeature", "CornerFeature", "Room"};

struct Builder {
    const Json::Object& definitions;

    const Json* definition(const std::string& name) const {
        for (const auto& [key, value] : definitions)
            if (key == name)
                return &value;
        return nullptr;
    }

    FieldPlan build(const std::string& name, const Json& schema, const std::string& path, int depth) const {
        using Type = FieldPlan::Type;
        FieldPlan plan;
        plan.name = name;
        plan.path = path;
        if (schema.find(format::paintedNote)) {
            plan.type = Type::Drawn;
            return plan;
        }
        const Json* described = &schema;
        if (const Json* ref = schema.find("$ref"); ref && ref->isString()) {
            plan.typeName = ref->string().substr(definitionsPrefix.size());
            if (plan.typeName == "Text") {
                plan.type = Type::Words;
                return plan;
            }
            if (std::find(std::begin(drawnTypes), std::end(drawnTypes), plan.typeName) !=
                std::end(drawnTypes)) {
                plan.type = Type::Drawn;
                return plan;
            }
            described = definition(plan.typeName);
        }
        if (!described || depth > 8)
            return plan;
        const Json* type = described->find("type");
        const std::string what = type && type->isString() ? type->string() : std::string();
        if (const Json* choices = described->find("enum")) {
            plan.type = Type::Choice;
            for (const Json& choice : choices->array())
                if (choice.isString())
                    plan.choices.push_back(choice.string());
        } else if (what == "boolean") {
            plan.type = Type::Switch;
        } else if (what == "integer") {
            plan.type = Type::Number;
            const Json* low = described->find("minimum");
            const Json* high = described->find("maximum");
            plan.low = low && low->isInteger() ? static_cast<int>(low->integer()) : -1'000'000;
            plan.high = high && high->isInteger() ? static_cast<int>(high->integer()) : 1'000'000;
            if (const Json* parts = described->find(format::partsNote))
                plan.parts = std::max(1, static_cast<int>(parts->wholeNumber().value_or(1)));
        } else if (what == "string") {
            const Json* pattern = described->find("pattern");
            plan.type = pattern && pattern->isString() && pattern->string() == format::contentPattern
                            ? Type::Content
                            : Type::Line;
        } else if (const Json* items = described->find("items");
                   what == "array" && items && items->isObject()) {
            FieldPlan element = build({}, *items, path, depth + 1);
            plan.type = element.type == Type::Drawn ? Type::Drawn
                        : element.type == Type::Any ? Type::Any
                                                    : Type::List;
            plan.fields.push_back(std::move(element));
        } else if (const Json* properties = described->find("properties"); what == "object" && properties) {
            plan.type = Type::Group;
            std::set<std::string> required;
            if (const Json* names = described->find("required"))
                for (const Json& each : names->array())
                    required.insert(each.string());
            for (const auto& [key, value] : properties->object()) {
                plan.fields.push_back(build(key, value, path + "/" + key, depth + 1));
                plan.fields.back().required = required.contains(key);
                // Effects stand in several places; what their fields are does not depend on it.
                if (FieldPlan& field = plan.fields.back(); plan.typeName == "Effect") {
                    field.typeName = "Effect." + key;
                    if (field.type == Type::List)
                        field.fields.front().typeName = field.typeName;
                }
            }
        }
        return plan;
    }
};

}  // namespace

FieldPlan planOf(std::string_view kind, std::string_view system) {
    Json::Object definitions;
    const Json schema = contentItemSchema(kind, system, definitions);
    return Builder{definitions}.build({}, schema, {}, 0);
}

const FieldPlan* planAt(const FieldPlan& piece, std::string_view pointer) {
    const FieldPlan* at = &piece;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        const std::string_view step = pointer.substr(0, end);
        pointer.remove_prefix(end);
        if (at->type == FieldPlan::Type::List) {
            at = &at->fields.front();
            continue;
        }
        const auto found = std::find_if(at->fields.begin(), at->fields.end(),
                                        [&](const FieldPlan& field) { return field.name == step; });
        if (found == at->fields.end())
            return nullptr;
        at = &*found;
    }
    return at;
}

}  // namespace bocage::model
