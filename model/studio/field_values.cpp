#include "model/studio/field_values.h"

#include <algorithm>

#include "model/messages/words.h"
#include "model/render/symbols.h"
#include "model/studio/field_words.h"
#include "model/systems/game_face.h"
#include "rules/format/content_items.h"
#include "rules/systems/game_system.h"

namespace bocage::model {

using namespace rules;

FieldValues::FieldValues(LibraryPtr library, std::string kind, std::string system)
    : m_library(std::move(library)), m_system(std::move(system)) {
    const FieldPlan plan = planOf(kind, m_system);
    for (const Pack& pack : m_library->packs()) {
        if (pack.manifest.system != m_system)
            continue;
        // Only this kind is written out: the rest of a pack may be large.
        Pack part;
        part.manifest = pack.manifest;
        const auto keep = [&](auto& list, const auto& all) {
            for (const auto& item : all)
                if (item.id.kind() == kind)
                    list.push_back(item);
        };
        keep(part.factions, pack.factions);
        keep(part.terrain, pack.terrain);
        keep(part.markers, pack.markers);
        keep(part.cards, pack.cards);
        keep(part.decks, pack.decks);
        keep(part.bags, pack.bags);
        keep(part.boxes, pack.boxes);
        keep(part.boards, pack.boards);
        keep(part.overlays, pack.overlays);
        keep(part.system, pack.system);
        for (const auto& [name, items] : contentItems(part))
            for (const Json& item : items) {
                ++m_pieces;
                collect(item, plan);
            }
    }
}

void FieldValues::collect(const Json& value, const FieldPlan& plan) {
    using Type = FieldPlan::Type;
    ++m_uses[plan.path];
    if (plan.type == Type::Group) {
        for (const FieldPlan& field : plan.fields)
            if (const Json* member = value.find(field.name))
                collect(*member, field);
    } else if (plan.type == Type::List && value.isArray()) {
        for (const Json& element : value.array())
            collect(element, plan.fields.front());
    } else if ((plan.type == Type::Line || plan.type == Type::Content) && value.isString() &&
               !value.string().empty() && plan.path != "/id") {
        const ContentId id(value.string());
        if (id.wellFormed())
            m_kinds[plan.path].insert(std::string(id.kind()));
        else
            m_words[plan.path].insert(value.string());
    }
}

QStringList FieldValues::suggestions(const FieldPlan& field) const {
    std::set<std::string> words;
    if (const auto found = m_words.find(field.path); found != m_words.end())
        words = found->second;
    const GameSystem* game = findGameSystem(m_system);
    if (game && field.typeName == "Effect.name")
        for (const EffectInfo& effect : game->effects())
            words.insert(std::string(effect.name));
    if (const GameFace* face = findGameFace(m_system))
        for (const KnownWords& known : face->words().contentWords)
            if (field.path.ends_with(known.place))
                words.insert(known.codes.begin(), known.codes.end());
    // "ability" names one of the kind "ability".
    for (const Pack& pack : m_library->packs())
        if (pack.manifest.system == m_system)
            for (const SystemContent& item : pack.system)
                if (item.id.kind() == field.name)
                    words.insert(std::string(item.id.name()));
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    if (field.name == "symbol")
        for (const QString& symbol : symbolNames())
            if (!list.contains(symbol))
                list << symbol;
    list.sort();
    return list;
}

ContentId FieldValues::bearer(const std::string& symbol) const {
    if (!m_bearers) {
        m_bearers.emplace();
        for (const Pack& pack : m_library->packs()) {
            // Boards and boxes bear no symbols and are large.
            Pack part;
            part.manifest = pack.manifest;
            part.factions = pack.factions;
            part.terrain = pack.terrain;
            part.markers = pack.markers;
            part.cards = pack.cards;
            part.system = pack.system;
            for (const auto& [name, items] : contentItems(part))
                for (const Json& item : items)
                    if (const Json* drawn = item.find("symbol"); drawn && drawn->isString()) {
                        const ContentId id(item.find("id")->string());
                        const auto [known, fresh] = m_bearers->emplace(drawn->string(), id);
                        // Whoever is called like it is it; a card may show it as well.
                        if (!fresh && id.name() == drawn->string() && known->second.name() != id.name())
                            known->second = id;
                    }
        }
    }
    const auto found = m_bearers->find(symbol);
    return found == m_bearers->end() ? ContentId() : found->second;
}

QString FieldValues::word(const FieldPlan& field, const std::string& code) const {
    if (field.name == "symbol") {
        if (const QString known = FieldWords::symbol(code); !known.isEmpty())
            return known;
        if (const ContentHead* head = m_library->head(bearer(code)))
            return localized(head->name);
    }
    for (const Pack& pack : m_library->packs())
        if (pack.manifest.system == m_system)
            for (const SystemContent& item : pack.system)
                if (item.id.kind() == field.name && item.id.name() == code)
                    return localized(item.name);
    if (const QString known = FieldWords::known(field, code, m_system); !known.isEmpty())
        return known;
    // "captain-duval" of what a card needs, the badge of a platoon of one's own.
    if (code.size() > 2)
        for (const Pack& pack : m_library->packs())
            if (pack.manifest.system == m_system)
                for (const SystemContent& item : pack.system)
                    if (item.id.name() == code)
                        return localized(item.name);
    return FieldWords::word(field, code, m_system);
}

QStringList FieldValues::kinds(const FieldPlan& field) const {
    QStringList list;
    if (const auto found = m_kinds.find(field.path); found != m_kinds.end())
        for (const std::string& kind : found->second)
            list << QString::fromStdString(kind);
    if (list.isEmpty()) {
        const std::vector<std::string> all = contentKinds(m_system);
        if (std::find(all.begin(), all.end(), field.name) != all.end())
            list << QString::fromStdString(field.name);
    }
    return list;
}

bool FieldValues::isUsual(const FieldPlan& field) const {
    const auto found = m_uses.find(field.path);
    return field.required || m_pieces == 0 || (found != m_uses.end() && found->second * 8 >= m_pieces);
}

bool FieldValues::namesContent(const FieldPlan& field) const {
    if (field.type == FieldPlan::Type::Content)
        return true;
    const auto found = m_kinds.find(field.path);
    return field.type == FieldPlan::Type::Line && found != m_kinds.end() && !found->second.empty() &&
           !m_words.contains(field.path);
}

}  // namespace bocage::model
