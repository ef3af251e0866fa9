#include "rules/content/library.h"

#include <algorithm>
#include <charconv>

namespace bocage::rules {

namespace {

/// "1.10.2" as numbers; what is no number counts as 0.
std::vector<int> versionNumbers(std::string_view version) {
    std::vector<int> numbers;
    while (!version.empty()) {
        const auto dot = version.find('.');
        const std::string_view part = version.substr(0, dot);
        int number = 0;
        std::from_chars(part.data(), part.data() + part.size(), number);
        numbers.push_back(number);
        version = dot == std::string_view::npos ? std::string_view() : version.substr(dot + 1);
    }
    return numbers;
}

}  // namespace

template <class T>
void Library::add(Index<T>& index, const std::vector<T>& items, Problems& problems) {
    for (const T& item : items) {
        if (!m_heads.emplace(item.id, &item).second)
            problems.push_back({"library.duplicate-id", {item.id.value}, {}, {}, 0, 0});
        else
            index.emplace(item.id, &item);
    }
}

std::pair<std::shared_ptr<const Library>, Problems> Library::build(std::vector<Pack> packs) {
    Problems problems;
    auto library = std::make_shared<Library>();
    library->m_packs = std::move(packs);
    for (const Pack& pack : library->m_packs) {
        library->add(library->m_factions, pack.factions, problems);
        library->add(library->m_terrain, pack.terrain, problems);
        library->add(library->m_boards, pack.boards, problems);
        library->add(library->m_overlays, pack.overlays, problems);
        library->add(library->m_markers, pack.markers, problems);
        library->add(library->m_cards, pack.cards, problems);
        library->add(library->m_decks, pack.decks, problems);
        library->add(library->m_bags, pack.bags, problems);
        library->add(library->m_boxes, pack.boxes, problems);
        library->add(library->m_system, pack.system, problems);
        for (const PackPin& need : pack.manifest.needs) {
            const Pack* other = library->pack(need.id);
            if (!other)
                problems.push_back({"library.missing-pack",
                                    {pack.manifest.id.value, need.id.value, need.version},
                                    {},
                                    {},
                                    0,
                                    0});
            else if (compareVersions(other->manifest.version, need.version) < 0)
                problems.push_back(
                    {"library.old-pack",
                     {pack.manifest.id.value, need.id.value, need.version, other->manifest.version},
                     {},
                     {},
                     0,
                     0});
        }
    }
    return {library, problems};
}

const Pack* Library::pack(const PackId& id) const {
    for (const Pack& pack : m_packs)
        if (pack.manifest.id == id)
            return &pack;
    return nullptr;
}

int compareVersions(std::string_view a, std::string_view b) {
    std::vector<int> left = versionNumbers(a);
    std::vector<int> right = versionNumbers(b);
    // "1.0" and "1.0.0" are one version.
    left.resize(std::max(left.size(), right.size()));
    right.resize(left.size());
    return left < right ? -1 : left > right ? 1 : 0;
}

const Face* faceNamed(const std::vector<Face>& faces, std::string_view name) {
    for (const Face& face : faces)
        if (face.name == name)
            return &face;
    return nullptr;
}

}  // namespace bocage::rules
