// The strip of OddsTool.
#include <QSpinBox>
#include <algorithm>

#include "editor/tools/odds_tool.h"
#include "editor/tools/tool_options.h"

namespace bocage::editor {

ToolOptions* OddsTool::createOptions(QWidget* parent) {
    auto* options = new ToolOptions(parent);
    options->addToggle(tr("On the move"), QStringLiteral("odds.move"), m_question.onTheMove,
                       tr("The attacker fires or assaults while it moves."), [this](bool on) {
                           m_question.onTheMove = on;
                           askAgain();
                       });
    options->addToggle(tr("Sums"), QStringLiteral("odds.sums"), m_sums,
                       tr("Shows the dice, terms and rules behind the chances too."), [this](bool on) {
                           m_sums = on;
                           context()->updateOverlay();
                           Q_EMIT hintChanged();
                       });
    options->addNumber(tr("Cards"), QStringLiteral("odds.cards"), 0, 20, m_question.ours.cards,
                       tr("Cards the attacker plays for their bonus."), [this](int cards) {
                           m_question.ours.cards = cards;
                           askAgain();
                       });
    options->addNumber(tr("Equipment"), QStringLiteral("odds.equipment"), 0, 20, m_question.ours.equipment,
                       tr("Bonus of equipment the attacker announces."), [this](int bonus) {
                           m_question.ours.equipment = bonus;
                           askAgain();
                       });
    // The rest only where it makes a difference.
    if (m_offer.structure)
        options->addToggle(tr("At the structure"), QStringLiteral("odds.structure"), m_question.atStructure,
                           tr("The attacker fires at the structure that the target is in, to tear it down."),
                           [this](bool on) {
                               m_question.atStructure = on;
                               askAgain();
                           });
    addShares(*options);
    if (m_offer.ours.sacrifice)
        options->addToggle(
            tr("Attacker sacrifices"), QStringLiteral("odds.sacrifice"), m_question.ours.sacrifice,
            tr("The attacker uses Sacrifice or Ultimate Sacrifice after the assault."), [this](bool on) {
                m_question.ours.sacrifice = on;
                askAgain();
            });
    if (m_offer.theirs.sacrifice)
        options->addToggle(
            tr("Target sacrifices"), QStringLiteral("odds.targetSacrifice"), m_question.theirs.sacrifice,
            tr("The target uses Sacrifice or Ultimate Sacrifice after the assault."), [this](bool on) {
                m_question.theirs.sacrifice = on;
                askAgain();
            });
    addSpending(*options, true);
    addSpending(*options, false);
    return options;
}

void OddsTool::addShares(ToolOptions& options) {
    for (std::size_t i = 0; i < m_question.shares.size(); ++i) {
        const auto target = placed(m_question.shares[i].target);
        if (!target || target->cells.empty())
            continue;
        const QString cell = QString::fromStdString(grid().name(target->cells.front()));
        options.addNumber(tr("Bonus on %1").arg(cell), QStringLiteral("odds.part.%1").arg(i), 1, 20,
                          m_question.shares[i].part, tr("Part of the bonus that goes to this target."),
                          [this, i](int part) {
                              if (i < m_question.shares.size())
                                  m_question.shares[i].part = part;
                              askAgain();
                          });
    }
}

void OddsTool::addSpending(ToolOptions& options, bool ours) {
    const auto& markers = (ours ? m_offer.ours : m_offer.theirs).spends;
    // Who is assaulted may also play cards and announce equipment.
    const bool assaulted = !ours && !m_question.target.empty() && !m_question.structure &&
                           !m_question.atStructure && m_question.shares.empty();
    if (markers.empty() && !assaulted)
        return;
    const bool shown = ours ? m_weSpend : m_theySpend;
    options.addToggle(ours ? tr("Attacker spends") : tr("Target spends"),
                      ours ? QStringLiteral("odds.spend") : QStringLiteral("odds.targetSpend"), shown,
                      ours ? tr("Markers that the attacker gives up for the roll.")
                           : tr("Cards, equipment and markers that the target uses against the attacker."),
                      [this, ours](bool on) {
                          (ours ? m_weSpend : m_theySpend) = on;
                          if (!on && ours)
                              m_question.ours.spends.clear();
                          else if (!on)
                              m_question.theirs = {0, 0, m_question.theirs.sacrifice, {}};
                          askAgain();
                      });
    if (!shown)
        return;
    if (assaulted) {
        options
            .addNumber(tr("Cards"), QStringLiteral("odds.targetCards"), 0, 20, m_question.theirs.cards,
                       tr("Cards the target plays for their bonus when it is assaulted."),
                       [this](int cards) {
                           m_question.theirs.cards = cards;
                           askAgain();
                       })
            ->setAccessibleName(tr("Cards of the target"));
        options
            .addNumber(tr("Equipment"), QStringLiteral("odds.targetEquipment"), 0, 20,
                       m_question.theirs.equipment,
                       tr("Bonus of equipment the target announces when it is assaulted."),
                       [this](int bonus) {
                           m_question.theirs.equipment = bonus;
                           askAgain();
                       })
            ->setAccessibleName(tr("Equipment of the target"));
    }
    for (const model::OddsOffer::Marker& marker : markers)
        addNumberSpent(options, ours, marker);
}

void OddsTool::addNumberSpent(ToolOptions& options, bool ours, const model::OddsOffer::Marker& marker) {
    const auto& spends = (ours ? m_question.ours : m_question.theirs).spends;
    const QString id =
        QStringLiteral("%1.%2").arg(ours ? QStringLiteral("odds.spend") : QStringLiteral("odds.targetSpend"),
                                    QString::fromStdString(std::string(marker.id.name())));
    options
        .addNumber(marker.name, id, 0, 9,
                   static_cast<int>(std::count(spends.begin(), spends.end(), marker.id)),
                   ours ? tr("How many of these markers the attacker gives up.")
                        : tr("How many of these markers the target gives up."),
                   [this, ours, spent = marker.id](int count) {
                       auto& list = (ours ? m_question.ours : m_question.theirs).spends;
                       std::erase(list, spent);
                       list.insert(list.end(), static_cast<std::size_t>(count), spent);
                       askAgain();
                   })
        ->setAccessibleName(ours ? tr("%1 spent by the attacker").arg(marker.name)
                                 : tr("%1 spent by the target").arg(marker.name));
}

}  // namespace bocage::editor
