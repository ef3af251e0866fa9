#include "rules/checks/boxes_needed.h"

#include <algorithm>
#include <functional>
#include <map>

namespace bocage::rules {

namespace {

constexpr int mostBoxes = 12;

std::vector<const BoxDef*> boxesOf(const Library& library) {
    std::vector<const BoxDef*> boxes;
    for (const Pack& pack : library.packs())
        for (const BoxDef& box : pack.boxes)
            boxes.push_back(&box);
    return boxes;
}

}  // namespace

BoxesNeeded boxesNeeded(const std::vector<Demand>& demands, const Collection& owned, const Library& library,
                        const Substitutes& substitutes) {
    BoxesNeeded result;
    const std::vector<const BoxDef*> all = boxesOf(library);
    Collection everything = owned;
    for (const BoxDef* box : all)
        everything.boxes.push_back({box->id, 1});

    // What no box holds cannot be helped by buying; it is told apart and left out of the search.
    std::vector<Demand> possible;
    std::map<ContentId, int> plain;  // how often a piece is wanted that nothing else can stand in for
    std::map<ContentId, std::vector<ContentId>> standIns;
    for (const Demand& demand : demands) {
        const auto [known, fresh] = standIns.try_emplace(demand.content);
        if (fresh && substitutes)
            known->second = substitutes(demand.content);
        const bool there =
            ownedCopies(everything, library, demand.content) > 0 ||
            std::any_of(known->second.begin(), known->second.end(),
                        [&](const ContentId& piece) { return ownedCopies(everything, library, piece) > 0; });
        if (!there) {
            if (std::find(result.nowhere.begin(), result.nowhere.end(), demand.content) ==
                result.nowhere.end())
                result.nowhere.push_back(demand.content);
            continue;
        }
        if (known->second.empty())
            ++plain[demand.content];
        possible.push_back(demand);
    }

    // Only boxes with something that is wanted are worth trying.
    std::vector<const BoxDef*> useful;
    for (const BoxDef* box : all) {
        const bool helps = std::any_of(box->contents.begin(), box->contents.end(), [&](const Copies& copies) {
            return std::any_of(standIns.begin(), standIns.end(), [&](const auto& wanted) {
                return wanted.first == copies.id || std::find(wanted.second.begin(), wanted.second.end(),
                                                              copies.id) != wanted.second.end();
            });
        });
        if (helps)
            useful.push_back(box);
    }

    Collection tried = owned;
    const auto enough = [&] {
        // Counting first is cheap and settles nearly every wrong guess.
        for (const auto& [id, count] : plain)
            if (ownedCopies(tried, library, id) < count)
                return false;
        return findClashes(possible, tried, library, substitutes).empty();
    };
    std::vector<Copies> chosen;
    const std::function<bool(std::size_t, int)> choose = [&](std::size_t from, int left) {
        if (left == 0)
            return enough();
        for (std::size_t i = from; i < useful.size(); ++i) {
            tried.boxes.push_back({useful[i]->id, 1});
            if (!chosen.empty() && chosen.back().id == useful[i]->id)
                ++chosen.back().count;
            else
                chosen.push_back({useful[i]->id, 1});
            if (choose(i, left - 1))
                return true;
            tried.boxes.pop_back();
            if (--chosen.back().count == 0)
                chosen.pop_back();
        }
        return false;
    };
    for (int total = 0; total <= mostBoxes; ++total)
        if (choose(0, total)) {
            result.boxes = chosen;
            return result;
        }
    result.found = false;
    return result;
}

}  // namespace bocage::rules
