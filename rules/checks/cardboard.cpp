#include "rules/checks/cardboard.h"

#include <algorithm>
#include <map>
#include <set>

namespace bocage::rules {

namespace {

/// Bipartite matching of demands to kinds of pieces with a stock each, by augmenting paths. Demands number
/// hundreds at most and each knows one or two kinds, so nothing cleverer is due.
class Matching {
public:
    Matching(std::vector<std::vector<int>> kindsOf, std::vector<int> stock)
        : m_kindsOf(std::move(kindsOf)), m_stock(std::move(stock)), m_holders(m_stock.size()) {}

    bool place(int demand) {
        std::set<int> seen;
        return augment(demand, seen);
    }

    /// After a failed place(): the kinds reached from the demand, all full, and the demands holding them.
    std::pair<std::vector<int>, std::vector<int>> blockers(int demand) const {
        std::vector<int> kinds, holders, open{demand};
        std::set<int> seen;
        while (!open.empty()) {
            const int next = open.back();
            open.pop_back();
            for (const int kind : m_kindsOf[static_cast<std::size_t>(next)]) {
                if (!seen.insert(kind).second)
                    continue;
                kinds.push_back(kind);
                for (const int holder : m_holders[static_cast<std::size_t>(kind)]) {
                    holders.push_back(holder);
                    open.push_back(holder);
                }
            }
        }
        return {kinds, holders};
    }

private:
    bool augment(int demand, std::set<int>& seen) {
        for (const int kind : m_kindsOf[static_cast<std::size_t>(demand)]) {
            if (!seen.insert(kind).second)
                continue;
            auto& holders = m_holders[static_cast<std::size_t>(kind)];
            if (static_cast<int>(holders.size()) < m_stock[static_cast<std::size_t>(kind)]) {
                holders.push_back(demand);
                return true;
            }
            for (int& holder : holders) {
                if (!augment(holder, seen))
                    continue;
                holder = demand;
                return true;
            }
        }
        return false;
    }

    std::vector<std::vector<int>> m_kindsOf;
    std::vector<int> m_stock;
    std::vector<std::vector<int>> m_holders;
};

}  // namespace

namespace {

/// One clash per cause: what a missing thing would have brought is no further news. Subjects are paths, and a
/// carrier stands before what it brings.
bool isBroughtBy(const std::set<std::string>& missing, const std::string& subject) {
    for (std::size_t end = subject.find('/'); end != std::string::npos; end = subject.find('/', end + 1))
        if (missing.contains(subject.substr(0, end)))
            return true;
    return false;
}

}  // namespace

std::vector<Clash> findClashes(const std::vector<Demand>& demands, const Collection& collection,
                               const Library& library, const Substitutes& substitutes) {
    std::map<ContentId, int> kindIndex;
    std::vector<ContentId> kinds;
    std::vector<int> stock;
    const auto kind = [&](const ContentId& id) {
        const auto [found, fresh] = kindIndex.emplace(id, static_cast<int>(kinds.size()));
        if (fresh) {
            kinds.push_back(id);
            stock.push_back(ownedCopies(collection, library, id));
        }
        return found->second;
    };
    std::vector<std::vector<int>> kindsOf(demands.size());
    for (std::size_t d = 0; d < demands.size(); ++d) {
        kindsOf[d].push_back(kind(demands[d].content));
        for (const ContentId& other :
             substitutes ? substitutes(demands[d].content) : std::vector<ContentId>())
            kindsOf[d].push_back(kind(other));
    }
    Matching matching(kindsOf, stock);
    std::vector<Clash> clashes;
    std::set<std::string> missing;
    for (std::size_t d = 0; d < demands.size(); ++d) {
        if (isBroughtBy(missing, demands[d].subject))
            continue;
        if (matching.place(static_cast<int>(d)))
            continue;
        missing.insert(demands[d].subject);
        const auto [full, holders] = matching.blockers(static_cast<int>(d));
        Clash clash;
        for (const int index : full) {
            clash.pieces.push_back(kinds[static_cast<std::size_t>(index)]);
            clash.available += stock[static_cast<std::size_t>(index)];
        }
        std::sort(clash.pieces.begin(), clash.pieces.end());
        const auto known = std::find_if(clashes.begin(), clashes.end(),
                                        [&](const Clash& other) { return other.pieces == clash.pieces; });
        if (known != clashes.end()) {
            known->unmet.push_back(d);
            continue;
        }
        clash.unmet = {d};
        for (const int holder : holders)
            clash.demands.push_back(static_cast<std::size_t>(holder));
        std::sort(clash.demands.begin(), clash.demands.end());
        clash.demands.push_back(d);
        clashes.push_back(std::move(clash));
    }
    return clashes;
}

}  // namespace bocage::rules
