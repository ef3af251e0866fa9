#include "rules/judging/rule_catalogue.h"

#include <map>

#include <unordered_set>

#include "rules/format/fields.h"

namespace bocage::rules {

namespace {

struct CatalogueFile {
    std::string format;
    int version = 0;
    std::string system;
    std::vector<CatalogueGroup> groups;
    std::vector<CatalogueRule> rules;
    std::vector<CatalogueRuling> rulings;
};

/// The sentences of a catalogue in one more language, by rule and ruling id; reasons by their English
/// sentence, which many rules share.
struct SentencesFile {
    std::string format;
    int version = 0;
    std::string system;
    std::string language;
    std::map<std::string, std::string> rules, rulings, reasons;
};

}  // namespace

namespace format {

template <class Io, Like<SentencesFile> T>
void describe(Io& io, T& value) {
    io.required("format", value.format);
    io.required("version", value.version);
    io.required("system", value.system);
    io.required("language", value.language);
    io.required("rules", value.rules);
    io.optional("rulings", value.rulings);
    io.optional("reasons", value.reasons);
    io.noExtras();
}

template <>
struct EnumNames<CatalogueRule::Severity> {
    using E = CatalogueRule::Severity;
    static constexpr std::pair<E, std::string_view> names[] = {{E::Error, "error"},
                                                               {E::Warning, "warning"},
                                                               {E::Info, "info"},
                                                               {E::Model, "model"},
                                                               {E::Play, "play"}};
};
template <>
struct EnumNames<CatalogueRule::Status> {
    using E = CatalogueRule::Status;
    static constexpr std::pair<E, std::string_view> names[] = {
        {E::Checked, "checked"}, {E::Derived, "derived"}, {E::Engine, "engine"}, {E::Printed, "printed"}};
};

template <class Io, Like<CatalogueRule> T>
void describe(Io& io, T& value) {
    io.required("id", value.id);
    io.required("group", value.group);
    io.required("severity", value.severity);
    io.required("status", value.status);
    io.required("text", value.text);
    io.optional("source", value.source);
    if (value.status == CatalogueRule::Status::Printed)
        io.required("why", value.why);
    if (value.status == CatalogueRule::Status::Checked) {
        io.optional("unchecked", value.unchecked);
        io.optional("through", value.through);
    }
    io.noExtras();
}

template <class Io, Like<CatalogueGroup> T>
void describe(Io& io, T& value) {
    io.required("id", value.id);
    io.required("title", value.title);
    io.noExtras();
}

template <class Io, Like<CatalogueRuling> T>
void describe(Io& io, T& value) {
    io.required("key", value.key);
    io.required("id", value.id);
    io.required("default", value.fallback);
    io.required("values", value.values);
    io.required("text", value.text);
    io.optional("rules", value.rules);
    io.noExtras();
}

template <class Io, Like<CatalogueFile> T>
void describe(Io& io, T& value) {
    io.required("format", value.format);
    io.required("version", value.version);
    io.required("system", value.system);
    io.required("groups", value.groups);
    io.required("rules", value.rules);
    io.required("rulings", value.rulings);
    io.noExtras();
}

}  // namespace format

Result<RuleCatalogue> RuleCatalogue::read(std::string_view text) {
    const Result<Json> json = parseJson(text);
    if (!json)
        return json.problems();
    CatalogueFile file;
    Problems problems;
    format::FieldReader reader(problems, {});
    reader.read(*json, file);
    if (problems.empty() && (file.format != "bocage.rules" || file.version != 1))
        problems.push_back({"field.choice",
                            {"bocage.rules 1", file.format + " " + std::to_string(file.version)},
                            {},
                            "/format"});
    RuleCatalogue catalogue;
    std::unordered_set<std::string> groups;
    for (const CatalogueGroup& group : file.groups)
        groups.insert(group.id);
    for (std::size_t i = 0; i < file.rules.size(); ++i)
        if (!groups.contains(file.rules[i].group))
            problems.push_back(
                {"field.id", {file.rules[i].group}, {}, "/rules/" + std::to_string(i) + "/group"});
    for (std::size_t i = 0; i < file.rules.size(); ++i)
        if (!catalogue.m_byId.emplace(file.rules[i].id, i).second)
            problems.push_back({"field.id", {file.rules[i].id}, {}, "/rules/" + std::to_string(i) + "/id"});
    for (std::size_t i = 0; i < file.rules.size(); ++i)
        for (const std::string& check : file.rules[i].through) {
            const auto found = catalogue.m_byId.find(check);
            if (found == catalogue.m_byId.end() ||
                file.rules[found->second].status != CatalogueRule::Status::Checked ||
                !file.rules[found->second].through.empty())
                problems.push_back({"field.id", {check}, {}, "/rules/" + std::to_string(i) + "/through"});
        }
    if (!problems.empty()) {
        format::addPlaces(problems, text);
        return problems;
    }
    catalogue.m_system = std::move(file.system);
    catalogue.m_groups = std::move(file.groups);
    catalogue.m_rules = std::move(file.rules);
    catalogue.m_rulings = std::move(file.rulings);
    return catalogue;
}

Problems RuleCatalogue::translate(std::string_view text) {
    const Result<Json> json = parseJson(text);
    if (!json)
        return json.problems();
    SentencesFile file;
    Problems problems;
    format::FieldReader reader(problems, {});
    reader.read(*json, file);
    if (problems.empty() && (file.format != "bocage.rules-text" || file.version != 1))
        problems.push_back({"field.choice",
                            {"bocage.rules-text 1", file.format + " " + std::to_string(file.version)},
                            {},
                            "/format"});
    if (problems.empty() && file.system != m_system)
        problems.push_back({"field.choice", {m_system, file.system}, {}, "/system"});
    if (!problems.empty()) {
        format::addPlaces(problems, text);
        return problems;
    }
    const auto put = [](std::string& sentence, const std::map<std::string, std::string>& sentences,
                        const std::string& key) {
        if (const auto found = sentences.find(key); found != sentences.end())
            sentence = found->second;
    };
    for (CatalogueRule& rule : m_rules) {
        put(rule.text, file.rules, rule.id);
        put(rule.why, file.reasons, std::string(rule.why));
    }
    for (CatalogueRuling& ruling : m_rulings)
        put(ruling.text, file.rulings, ruling.id);
    return {};
}

const CatalogueRule* RuleCatalogue::find(std::string_view id) const {
    const auto found = m_byId.find(std::string(id));
    return found == m_byId.end() ? nullptr : &m_rules[found->second];
}

std::string_view nameOf(CatalogueRule::Status status) {
    for (const auto& [value, name] : format::EnumNames<CatalogueRule::Status>::names)
        if (value == status)
            return name;
    return {};
}

std::string_view nameOf(CatalogueRule::Severity severity) {
    for (const auto& [value, name] : format::EnumNames<CatalogueRule::Severity>::names)
        if (value == severity)
            return name;
    return {};
}

}  // namespace bocage::rules
