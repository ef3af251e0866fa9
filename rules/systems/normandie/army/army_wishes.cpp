#include <algorithm>

#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/army/recruiting.h"

namespace bocage::rules::normandie {

namespace {

bool contains(const std::vector<ContentId>& list, const ContentId& id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

class Wishes {
public:
    explicit Wishes(const BestArmyRequest& request) : m_request(request), m_content(request.content) {}

    Problems contradictions() {
        if (m_request.start)
            lookAtStart(*m_request.start);
        for (const ContentId& id : m_request.required)
            lookAtRequired(id);
        return std::move(m_problems);
    }

private:
    void tell(std::string code, std::vector<std::string> arguments) {
        m_problems.push_back({std::move(code), std::move(arguments), "", "", 0, 0});
    }

    void lookAtStart(const Roster& start) {
        if (!start.faction.empty() && start.faction != m_request.faction)
            tell("army.wish-start-faction", {start.faction.value, m_request.faction.value});
        const int cost = totalsOf(ArmyView(start, m_content)).points.value;
        if (cost > m_request.points)
            tell("army.wish-start-points", {std::to_string(cost), std::to_string(m_request.points)});
        std::vector<ContentId> told;
        for (const ContentId& id : references(start))
            if (contains(m_request.forbidden, id) && !contains(told, id)) {
                tell("army.wish-start-forbidden", {id.value});
                told.push_back(id);
            }
    }

    void lookAtRequired(const ContentId& id) {
        const Tile* tile = m_content.tile(id);
        if (!tile)
            return;
        if (contains(m_request.forbidden, id))
            return tell("army.wish-both", {id.value});
        if (!m_request.permitted.empty() && !contains(m_request.permitted, id))
            return tell("army.wish-not-permitted", {id.value});
        if (!tile->faction.empty() && tile->faction != m_request.faction)
            return tell("army.wish-faction", {id.value, tile->faction.value, m_request.faction.value});
        if (!tile->cost)
            return tell("army.wish-no-cost", {id.value});
        for (const ContentId& needed : tile->needsTiles)
            if (!inStart(needed) &&
                (contains(m_request.forbidden, needed) ||
                 (!m_request.permitted.empty() && !contains(m_request.permitted, needed))))
                return tell("army.wish-needs", {id.value, needed.value});
        if (inStart(id))
            return;
        if (m_request.collection && ownedCopies(*m_request.collection, m_content.library(), id) < 1)
            return tell("army.wish-not-owned", {id.value});
        if (*tile->cost > m_request.points)
            tell("army.wish-points",
                 {id.value, std::to_string(*tile->cost), std::to_string(m_request.points)});
    }
    bool inStart(const ContentId& id) const {
        return m_request.start && ArmyView(*m_request.start, m_content).hasTile(id);
    }

    const BestArmyRequest& m_request;
    const Content& m_content;
    Problems m_problems;
};

}  // namespace

Problems contradictions(const BestArmyRequest& request) {
    return Wishes(request).contradictions();
}

}  // namespace bocage::rules::normandie
