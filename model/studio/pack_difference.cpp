#include "model/studio/pack_difference.h"

#include <map>

#include "model/io/load_file.h"
#include "model/messages/words.h"
#include "model/studio/field_number.h"
#include "model/studio/field_plan.h"
#include "model/studio/field_words.h"
#include "rules/format/content_items.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Fields that differ, down to plain values; lists are compared as they are.
void compare(const Json& before, const Json& after, const std::string& pointer,
             std::vector<PackDifference::Field>& fields) {
    if (before == after)
        return;
    if (!before.isObject() || !after.isObject()) {
        fields.push_back({pointer, before, after});
        return;
    }
    for (const auto& [key, value] : before.object()) {
        const Json* other = after.find(key);
        compare(value, other ? *other : Json(), pointer + "/" + key, fields);
    }
    for (const auto& [key, value] : after.object())
        if (!before.find(key))
            fields.push_back({pointer + "/" + key, Json(), value});
}

std::map<ContentId, Json> itemsOf(const Pack& pack) {
    std::map<ContentId, Json> all;
    for (auto& [kind, items] : contentItems(pack))
        for (Json& item : items)
            if (const Json* id = item.find("id"); id && id->isString()) {
                const ContentId content(id->string());
                all.emplace(content, std::move(item));
            }
    return all;
}

QString printed(const Json& value, int parts) {
    return value.isInteger() ? FieldNumber::text(value.integer(), parts) : FieldWords::value(value);
}

Text nameOf(const Json& item) {
    Text text;
    const Json* name = item.find("name");
    if (name && name->isString())
        text.byLanguage["en"] = name->string();
    else if (name && name->isObject())
        for (const auto& [language, value] : name->object())
            if (value.isString())
                text.byLanguage[language] = value.string();
    return text;
}

}  // namespace

PackDifference::PackDifference(const Pack& before, const Pack& after) {
    const auto old = itemsOf(before), fresh = itemsOf(after);
    std::map<std::string, FieldPlan> plans;
    for (const auto& [id, item] : fresh) {
        const auto was = old.find(id);
        if (was == old.end()) {
            m_items.push_back({Item::Kind::Added, id, nameOf(item), {}});
        } else if (was->second != item) {
            Item changed{Item::Kind::Changed, id, nameOf(item), {}};
            compare(was->second, item, {}, changed.fields);
            const std::string kind(id.kind());
            if (!plans.contains(kind))
                plans.emplace(kind, planOf(kind, after.manifest.system));
            for (Field& field : changed.fields)
                if (const FieldPlan* plan = planAt(plans.at(kind), field.pointer))
                    field.parts = plan->parts;
            m_items.push_back(std::move(changed));
        }
    }
    for (const auto& [id, item] : old)
        if (!fresh.contains(id))
            m_items.push_back({Item::Kind::Removed, id, nameOf(item), {}});
}

QString PackDifference::line(const Item& item) {
    const QString name = localized(item.name);
    switch (item.kind) {
        case Item::Kind::Added:
            return tr("%1 is new (%2)").arg(name, FieldWords::kind(item.id.kind()));
        case Item::Kind::Removed:
            return tr("%1 is gone (%2)").arg(name, FieldWords::kind(item.id.kind()));
        case Item::Kind::Changed:
            break;
    }
    QStringList fields;
    for (const Field& field : item.fields) {
        if (fields.size() == 4) {
            fields << tr("and %n more", nullptr, static_cast<int>(item.fields.size()) - 4);
            break;
        }
        const bool plain = !field.before.isArray() && !field.after.isArray() && !field.before.isObject() &&
                           !field.after.isObject();
        const QString place = FieldWords::place(field.pointer);
        fields << (plain ? tr("%1 %2 → %3")
                               .arg(place, printed(field.before, field.parts),
                                    printed(field.after, field.parts))
                         : tr("%1 differs").arg(place));
    }
    return tr("%1: %2").arg(name, fields.join(QStringLiteral(", ")));
}

QStringList PackDifference::lines() const {
    QStringList lines;
    for (const Item& item : m_items)
        lines << line(item);
    return lines;
}

QStringList PackDifference::touched(const QStringList& files) const {
    QStringList touched;
    for (const QString& file : files) {
        const Result<QByteArray> bytes = readFile(file);
        if (!bytes)
            continue;
        for (const Item& item : m_items)
            if (item.kind != Item::Kind::Added &&
                bytes->contains('"' + QByteArray::fromStdString(item.id.value) + '"')) {
                touched << file;
                break;
            }
    }
    return touched;
}

QStringList filesUsing(const PackId& pack, const QStringList& files) {
    QStringList using_;
    for (const QString& file : files)
        if (const Result<QByteArray> bytes = readFile(file);
            bytes && bytes->contains('"' + QByteArray::fromStdString(pack.value) + ':'))
            using_ << file;
    return using_;
}

}  // namespace bocage::model
