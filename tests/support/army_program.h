#pragma once

#include <glpk.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/content/collection.h"
#include "rules/systems/normandie/army/army_optimizer.h"
#include "rules/systems/normandie/army/army_view.h"

/// The best legal army as an integer program for GLPK, written from the rules of recruitment and without any
/// of the optimiser's ideas: a count for every tile and for every option in every slot of it.
namespace army_program {

using namespace bocage::rules;
using namespace bocage::rules::normandie;

class Program {
public:
    Program(const Content& content, const ContentId& faction, int points, Goal goal,
            const Collection* collection = nullptr)
        : m_content(content), m_faction(faction), m_points(points), m_goal(goal), m_collection(collection) {
        addColumns();
        addRows();
    }

    /// What the best army is worth; nothing when there is none.
    std::optional<long long> solve() {
        glp_term_out(GLP_OFF);
        glp_prob* problem = glp_create_prob();
        glp_set_obj_dir(problem, GLP_MAX);
        glp_add_cols(problem, static_cast<int>(m_columns.size()));
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const int number = static_cast<int>(c) + 1;
            const int most = std::min(m_columns[c].most, m_points / std::max(1, m_columns[c].cost));
            glp_set_col_kind(problem, number, GLP_IV);
            glp_set_col_bnds(problem, number, most > 0 ? GLP_DB : GLP_FX, 0, most);
            glp_set_obj_coef(problem, number, static_cast<double>(m_columns[c].worth));
        }
        glp_add_rows(problem, static_cast<int>(m_rows.size()));
        for (std::size_t r = 0; r < m_rows.size(); ++r) {
            std::vector<int> columns{0};
            std::vector<double> factors{0};
            for (const auto& [column, factor] : m_rows[r].factors) {
                columns.push_back(column + 1);
                factors.push_back(factor);
            }
            const int number = static_cast<int>(r) + 1;
            glp_set_row_bnds(problem, number, GLP_UP, 0, m_rows[r].most);
            glp_set_mat_row(problem, number, static_cast<int>(columns.size()) - 1, columns.data(),
                            factors.data());
        }
        glp_iocp options;
        glp_init_iocp(&options);
        options.presolve = GLP_ON;
        options.msg_lev = GLP_MSG_OFF;
        std::optional<long long> best;
        if (glp_intopt(problem, &options) == 0 && glp_mip_status(problem) == GLP_OPT)
            best = static_cast<long long>(glp_mip_obj_val(problem) + 0.5);
        bool any = false;
        for (std::size_t c = 0; c < m_columns.size() && best; ++c)
            any = any || glp_mip_col_val(problem, static_cast<int>(c) + 1) > 0.5;
        glp_delete_prob(problem);
        return any ? best : std::nullopt;
    }

private:
    struct Column {
        int cost = 0;
        long long worth = 0;
        int most = 1'000'000;
        const Tile* tile = nullptr;      ///< of a tile, or of the tile an option sits on
        const Option* option = nullptr;  ///< null for a tile
        int slot = -1;
    };
    /// The sum of the factors is at most so much.
    struct Row {
        std::map<int, double> factors;
        double most = 0;
    };

    static bool asksForCharacter(const Option& option) {
        return option.kind == OptionKind::Customization || option.kind == OptionKind::Artifact ||
               option.kind == OptionKind::Spell || option.kind == OptionKind::SpellBook;
    }
    bool hasCharacter(const Tile& tile) const {
        for (const Copies& own : tile.units)
            if (const Unit* unit = m_content.unit(own.id); unit && isCharacter(*unit))
                return true;
        return false;
    }
    /// What a check of the army would call wasted on this tile.
    bool uselessOn(const Option& option, const Tile& tile) const {
        const std::string name(option.id.name());
        if ((name == "poisoned-blade" || name == "amulet-dagon" || name == "totem-1" || name == "totem-2") &&
            m_faction.name() != "deep-ones")
            return true;
        int infantry = 0, burrowers = 0, assaults = 0, units = 0;
        const Unit* character = nullptr;
        for (const Copies& own : tile.units) {
            const Unit* unit = m_content.unit(own.id);
            if (!unit)
                continue;
            const auto has = [&](const char* ability) {
                return findAbility(unit->front, ability) || (unit->back && findAbility(*unit->back, ability));
            };
            units += own.count;
            if (unit->unitClass == UnitClass::Infantry || unit->tileRole == Unit::TileRole::Hero)
                infantry += own.count;
            burrowers += has("burrower") ? own.count : 0;
            assaults += has("assault") ? own.count : 0;
            if (!character && isCharacter(*unit))
                character = unit;
        }
        if (option.kind == OptionKind::Equipment)
            return infantry == 0;
        if (option.kind == OptionKind::Trait)
            return units == 0 || (name == "digger" && burrowers == 0) ||
                   (name == "pack-hunting" && assaults < 2);
        if (option.kind == OptionKind::Customization && option.bonus && !option.bonus->infantry &&
            !option.bonus->light && !option.bonus->heavy)
            return true;
        if (!character)
            return false;
        if ((name == "elder-sword" || name == "shaggai-sword") && !findAbility(character->front, "assault"))
            return true;
        return (name == "eldritch-ichor" || name == "shaggai-sword" || name == "life-drain") &&
               character->lifePoints == 0 &&
               (!character->back || (character->backRole != Unit::BackRole::None &&
                                     character->backRole != Unit::BackRole::Reduced));
    }
    bool ours(const ContentId& faction) const { return faction.empty() || faction == m_faction; }

    void addColumns() {
        for (const auto& [id, tile] : m_content.tiles()) {
            if (!tile.cost || !ours(tile.faction))
                continue;
            m_columns.push_back({*tile.cost, worthOf(tile, m_content, m_goal), tile.hero ? 1 : 1'000'000,
                                 &tile, nullptr, -1});
            for (std::size_t s = 0; s < tile.slots.size(); ++s)
                for (const auto& [optionId, option] : m_content.options()) {
                    if (!option.cost || needsNoSlot(option) || !(option.mythos || ours(option.faction)) ||
                        !fits(option, tile.slots[s]) || (asksForCharacter(option) && !hasCharacter(tile)) ||
                        uselessOn(option, tile))
                        continue;
                    const long long bonus = m_goal == Goal::Orders ? 1000LL * tile.slots[s].stars : 0;
                    m_columns.push_back({*option.cost, worthOf(option, m_content, m_goal) + bonus, 1'000'000,
                                         &tile, &option, static_cast<int>(s)});
                }
        }
        for (const auto& [id, option] : m_content.options())
            if (option.kind == OptionKind::Free && option.cost && (option.mythos || ours(option.faction)))
                m_columns.push_back(
                    {*option.cost, worthOf(option, m_content, m_goal), 1, nullptr, &option, -1});
    }

    template <class Takes, class Gives>
    void needs(Takes takes, Gives gives) {
        Row row;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            if (takes(m_columns[c]))
                row.factors[static_cast<int>(c)] += 1;
            if (gives(m_columns[c]))
                row.factors[static_cast<int>(c)] -= m_points + 1;  // one of them serves any number
        }
        std::erase_if(row.factors, [](const auto& factor) { return factor.second == 0; });
        m_rows.push_back(std::move(row));
    }

    bool bringsUnit(const Column& column, const ContentId& id) const {
        const auto& units = column.option ? column.option->units : column.tile->units;
        if (column.option && column.option->kind != OptionKind::Support &&
            column.option->kind != OptionKind::Free)
            return false;
        return std::any_of(units.begin(), units.end(), [&](const Copies& own) { return own.id == id; });
    }
    static const std::vector<Copies>& unitsOf(const Column& column) {
        static const std::vector<Copies> none;
        if (!column.option)
            return column.tile->units;
        return column.option->kind == OptionKind::Support || column.option->kind == OptionKind::Free
                   ? column.option->units
                   : none;
    }
    int ordersOf(const Column& column) const {
        int orders = column.option ? column.option->stars : column.tile->stars;
        if (column.option && column.slot >= 0)
            orders += column.tile->slots[static_cast<std::size_t>(column.slot)].stars;
        for (const Copies& own : unitsOf(column))
            if (const Unit* unit = m_content.unit(own.id))
                orders +=
                    own.count * (unit->front.stars + (findAbility(unit->front, "personal-order") ? 1 : 0));
        return orders;
    }
    int takersOf(const Column& column) const {
        int takers = 0;
        for (const Copies& own : unitsOf(column))
            if (const Unit* unit = m_content.unit(own.id))
                takers += findAbility(unit->front, "autonomous") ? 0 : own.count;
        return takers;
    }
    /// No more of a piece than the boxes hold.
    void addStock() {
        std::map<ContentId, Row> rows;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const Column& column = m_columns[c];
            const int number = static_cast<int>(c);
            rows[column.option ? column.option->id : column.tile->id].factors[number] += 1;
            for (const Copies& own : unitsOf(column))
                rows[own.id].factors[number] += own.count;
            if (column.option && !column.option->marker.empty() && column.option->markers > 0)
                rows[column.option->marker].factors[number] += column.option->markers;
            if (column.option && !column.option->overlay.empty())
                rows[column.option->overlay].factors[number] += 1;
        }
        for (auto& [id, row] : rows) {
            row.most = ownedCopies(*m_collection, m_content.library(), id);
            m_rows.push_back(std::move(row));
        }
    }

    /// No order is wasted: ten at most, and somebody to take each.
    void addOrders() {
        Row most, taken;
        most.most = 10;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const int orders = ordersOf(m_columns[c]);
            if (orders)
                most.factors[static_cast<int>(c)] = orders;
            if (const int spare = orders - takersOf(m_columns[c]))
                taken.factors[static_cast<int>(c)] = spare;
        }
        m_rows.push_back(std::move(most));
        m_rows.push_back(std::move(taken));
    }

    void addRows() {
        Row cost;
        cost.most = m_points;
        Row totems;
        totems.most = 2;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            cost.factors[static_cast<int>(c)] = m_columns[c].cost;
            const Option* option = m_columns[c].option;
            if (option && (option->id.name() == "totem-1" || option->id.name() == "totem-2"))
                totems.factors[static_cast<int>(c)] = option->id.name() == "totem-1" ? 1 : 2;
        }
        m_rows.push_back(cost);
        if (m_collection)
            addStock();
        addOrders();
        for (const std::string once : {"bluff", "improvisation"}) {
            Row row;
            row.most = 1;
            for (std::size_t c = 0; c < m_columns.size(); ++c)
                if (m_columns[c].option && m_columns[c].option->id.name() == once)
                    row.factors[static_cast<int>(c)] = 1;
            if (!row.factors.empty())
                m_rows.push_back(std::move(row));
        }
        if (!totems.factors.empty())
            m_rows.push_back(totems);
        // A slot of a tile is there as often as the tile.
        for (std::size_t t = 0; t < m_columns.size(); ++t) {
            const Column& tile = m_columns[t];
            if (tile.option)
                continue;
            for (std::size_t s = 0; s < tile.tile->slots.size(); ++s) {
                Row row;
                row.factors[static_cast<int>(t)] = -1;
                for (std::size_t c = 0; c < m_columns.size(); ++c)
                    if (m_columns[c].option && m_columns[c].tile == tile.tile &&
                        m_columns[c].slot == static_cast<int>(s))
                        row.factors[static_cast<int>(c)] = 1;
                m_rows.push_back(std::move(row));
            }
            for (const ContentId& needed : tile.tile->needsTiles)
                needs([&](const Column& column) { return &column == &tile; },
                      [&](const Column& column) { return !column.option && column.tile->id == needed; });
        }
        needs([](const Column& column) { return column.option && column.option->kind == OptionKind::Order; },
              [](const Column& column) { return !column.option && column.tile->officer; });
        needs([](const Column& column) { return !column.option; },
              [&](const Column& column) { return ordersOf(column) > 0; });
        needs([](const Column& column) { return !column.tile; },
              [](const Column& column) { return !column.option; });
        needs(
            [](const Column& column) {
                return column.option && column.option->kind != OptionKind::Spell &&
                       (column.option->id.name().starts_with("totem-") ||
                        column.option->id.name() == "sigil-blood" ||
                        (column.option->abilities.size() == 1 &&
                         column.option->abilities.front().slug == "magician"));
            },
            [](const Column& column) { return column.option && column.option->kind == OptionKind::Spell; });
        for (const auto& entry : m_content.options())
            if (const auto& option = entry.second; !option.needsUnits.empty())
                needs([&](const Column& column) { return column.option == &option; },
                      [&](const Column& column) {
                          return std::any_of(
                              option.needsUnits.begin(), option.needsUnits.end(),
                              [&](const ContentId& needed) { return bringsUnit(column, needed); });
                      });
    }

    const Content& m_content;
    ContentId m_faction;
    int m_points;
    Goal m_goal;
    const Collection* m_collection;
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

}  // namespace army_program
