#include "rules/systems/normandie/content/content.h"

#include <algorithm>

#include "rules/systems/normandie/content/describe_content.h"

namespace bocage::rules::normandie {

bool Unit::hasTrait(std::string_view trait) const {
    return std::find(traits.begin(), traits.end(), trait) != traits.end();
}

const AbilityUse* findAbility(const UnitSide& side, std::string_view slug) {
    for (const AbilityUse& ability : side.abilities)
        if (ability.slug == slug)
            return &ability;
    return nullptr;
}

namespace {

template <class T>
Result<T> readItem(const SystemContent& item) {
    T value;
    static_cast<ContentHead&>(value) = item;
    Problems problems;
    format::FieldReader(problems, {}).read(item.fields, value);
    if (!problems.empty())
        return problems;
    return value;
}

template <class T>
void add(std::map<ContentId, T>& items, const SystemContent& item, Problems& problems) {
    Result<T> read = readItem<T>(item);
    if (read) {
        items.emplace(item.id, std::move(*read));
        return;
    }
    for (Problem problem : read.problems()) {
        problem.pointer = item.id.value + problem.pointer;
        problems.push_back(std::move(problem));
    }
}

}  // namespace

Result<Unit> readUnit(const SystemContent& item) {
    return readItem<Unit>(item);
}

Result<Tile> readTile(const SystemContent& item) {
    return readItem<Tile>(item);
}

Result<Option> readOption(const SystemContent& item) {
    return readItem<Option>(item);
}

Result<Ability> readAbility(const SystemContent& item) {
    return readItem<Ability>(item);
}

Problems Content::fill(const Library& library) {
    m_packs = &library;
    Problems problems;
    for (const Pack& pack : library.packs()) {
        if (pack.manifest.system != "normandie")
            continue;
        for (const SystemContent& item : pack.system) {
            const std::string_view kind = item.id.kind();
            if (kind == "unit")
                add(m_units, item, problems);
            else if (kind == "tile")
                add(m_tiles, item, problems);
            else if (kind == "option")
                add(m_options, item, problems);
            else if (kind == "ability")
                add(m_abilities, item, problems);
        }
    }
    return problems;
}

std::pair<std::shared_ptr<const Content>, Problems> Content::build(LibraryPtr library) {
    auto content = std::make_shared<Content>();
    Problems problems = content->fill(*library);
    content->m_library = std::move(library);
    return {content, problems};
}

ContentPtr contentFor(const LibraryPtr& library) {
    const Content& content = library->derived<Content>([&] {
        auto made = std::make_shared<Content>();
        made->fill(*library);
        made->m_owner = library;
        return made;
    });
    return ContentPtr(library, &content);
}

const Ability* Content::ability(std::string_view slug) const {
    for (const auto& [id, ability] : m_abilities)
        if (ability.slug() == slug)
            return &ability;
    return nullptr;
}

}  // namespace bocage::rules::normandie
