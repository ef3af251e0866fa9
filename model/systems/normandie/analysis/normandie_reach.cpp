// Reach of NormandieAnalysis.
#include <algorithm>
#include <map>

#include "model/messages/element_names.h"
#include "model/messages/terrain_words.h"
#include "model/systems/normandie/analysis/normandie_analysis.h"
#include "model/systems/normandie/words/tool_text.h"
#include "rules/systems/normandie/movement/movement.h"
#include "rules/systems/normandie/movement/zone_of_control.h"

namespace bocage::model {

using namespace rules;
using namespace rules::normandie;

namespace {

struct ClassName {
    std::string_view id;
    UnitClass unitClass;
    bool large;
};

constexpr ClassName classNames[] = {{"infantry", UnitClass::Infantry, false},
                                    {"light", UnitClass::Light, true},
                                    {"heavy", UnitClass::Heavy, true},
                                    {"creature", UnitClass::Creature, true}};

class NormandieReach : public ReachAnswer {
public:
    NormandieReach(std::shared_ptr<const NormandieAnalysis> analysis, const Mover& mover,
                   normandie::Placement start, const QString& name)
        : m_analysis(std::move(analysis)), m_moves(m_analysis->field(), mover), m_from(start) {
        m_moves.reach(start, m_reach);
        for (const Cell cell : m_reach.cells())
            m_cells.push_back({cell, *m_reach.cost(cell)});
        for (const AssaultChance& chance : m_moves.assaults(m_reach))
            m_assaults.push_back(chance);
        m_start = pose(start);
        m_words.title = name;
        m_words.reasons << ToolText::movement(mover.points(), start.at);
        if (mover.turnsOver)
            m_words.reasons << ToolText::turnOver(turnRefusal(mover, m_analysis->field().rulings()));
        if (const Refusal stuck = immobility(mover)) {
            m_words.reasons << ToolText::refusal(stuck);
            m_words.rules << NormandieAnalysis::ruleWithPage(stuck.rule);
        }
    }

    std::vector<Pose> path(Cell cell) const override {
        std::vector<Pose> poses;
        for (const normandie::Placement& step : m_reach.path(cell))
            poses.push_back(pose(step));
        return poses;
    }

    AnalysisWords explain(Cell cell) const override {
        AnalysisWords words;
        if (const auto cost = m_reach.cost(cell)) {
            words.title = ToolText::way(cell, *cost);
            const Battlefield& ground = m_analysis->field();
            const std::vector<std::uint8_t> circles = nauseaCircles(ground, m_moves.mover());
            if (!circles.empty() && circles[static_cast<std::size_t>(ground.indexOf(cell))]) {
                words.reasons << ToolText::nausea({QString::fromStdString(cellName(cell))});
                words.rules << NormandieAnalysis::ruleWithPage("SON-OPT-56");
            }
            return words;
        }
        const Refusal why = m_moves.whyNot(m_from, cell);
        words.title = ToolText::refusal(why);
        const auto& field = m_analysis->field();
        for (const AssaultChance& chance : m_assaults) {
            const FieldUnit& target = field.units()[chance.unit];
            if (target.covers(cell))
                words.reasons << ToolText::assault(
                    ElementNames::of(m_analysis->scenario().pieces[target.piece], m_analysis->library()),
                    chance.from.at, chance.cost);
        }
        if (!why.rule.empty())
            words.rules << NormandieAnalysis::ruleWithPage(why.rule);
        return words;
    }

private:
    Pose pose(normandie::Placement placement) const {
        std::array<Cell, 4> cells{};
        const int count = footprintCells(m_moves.mover().footprint, placement.at, placement.facing, cells);
        return {{cells.begin(), cells.begin() + count}, placement.facing};
    }

    std::shared_ptr<const NormandieAnalysis> m_analysis;
    MovementField m_moves;
    normandie::Placement m_from;
    ReachMap m_reach;
    std::vector<AssaultChance> m_assaults;
};

}  // namespace

std::vector<BattleAnalysis::MoverClass> NormandieAnalysis::moverClasses() const {
    std::vector<MoverClass> classes;
    for (const ClassName& name : classNames)
        classes.push_back({std::string(name.id), TerrainWords::unitClass(std::string(name.id)), name.large});
    return classes;
}

std::shared_ptr<const ReachAnswer> NormandieAnalysis::reach(const ReachQuestion& question) const {
    Mover mover;
    normandie::Placement start{question.from, question.facing & 7};
    QString name;
    if (!question.piece.empty()) {
        const auto& pieces = m_scenario.pieces;
        const auto piece = std::find_if(pieces.begin(), pieces.end(),
                                        [&](const Piece& each) { return each.id == question.piece; });
        const FieldUnit* unit = piece == pieces.end()
                                    ? nullptr
                                    : m_field.unitOfPiece(static_cast<std::size_t>(piece - pieces.begin()));
        if (!unit)
            return nullptr;
        mover = moverOf(m_field, *unit);
        start = {unit->cells[0], unit->facing};
        name = ElementNames::of(*piece, *m_library);
    } else {
        const auto* wanted =
            std::find_if(std::begin(classNames), std::end(classNames),
                         [&](const ClassName& each) { return each.id == question.unitClass; });
        if (wanted == std::end(classNames) || !m_field.exists(question.from))
            return nullptr;
        mover.unitClass = wanted->unitClass;
        mover.footprint = static_cast<std::uint8_t>(
            wanted->large && (question.spaces == 2 || question.spaces == 4) ? question.spaces : 1);
        // Nobody's unit would be in everybody's way; a plain one is of the first side, as on the command
        // line.
        name = TerrainWords::unitClass(question.unitClass);
    }
    if (question.movement)
        mover.movement = *question.movement;
    return std::make_shared<NormandieReach>(shared_from_this(), mover, start, name);
}

}  // namespace bocage::model
