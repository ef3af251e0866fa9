#include "editor/systems/malice/party_comparison.h"

#include <QComboBox>
#include <QLabel>
#include <QTableWidget>

#include "editor/army/curve_plot.h"
#include "editor/theme/theme.h"
#include "rules/systems/malice/sim/band.h"

namespace bocage::editor::malice {

using namespace rules::malice;

namespace {

/// The chance in percent that all avatars, as one band, roll at least so many movement points; from 1 on.
std::vector<double> movementOf(const rules::Roster& roster, const Catalogue& catalogue) {
    const Party party = Party::of(roster, catalogue);
    std::vector<const Avatar*> members;
    for (const Avatar& avatar : party.avatars)
        members.push_back(&avatar);
    std::vector<double> chances;
    const sim::Pmf points = sim::bandMovement(members, catalogue);
    if (points.empty())
        return chances;
    for (int value = 1; value <= points.last(); ++value)
        chances.push_back(100 * points.atLeast(value));
    return chances;
}

}  // namespace

PartyComparison::PartyComparison(QWidget* parent) : RosterComparison(parent) {
    setObjectName(QStringLiteral("malice-compare"));
    m_plot = new CurvePlot(this);
    m_plot->setObjectName(QStringLiteral("partyMovement"));
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setProperty("role", "muted");
    addAbove(m_plot);
    addAbove(m_note);
    PartyComparison::retranslate();
}

void PartyComparison::retranslate() {
    m_note->setText(
        tr("All avatars move as one band: each head adds one, and the lowest roll counts (SOM-ROLL-MR, "
           "SOM-MOVE-02)."));
    RosterComparison::retranslate();
}

void PartyComparison::showNumbers() {
    RosterComparison::showNumbers();
    if (!document())
        return;
    const Theme theme = Theme::current();
    const Catalogue& catalogue = Catalogue::of(*document()->library());
    std::vector<PlotSeries> series;
    series.push_back({titleOf(roster()), movementOf(roster(), catalogue), theme.link, Qt::SolidLine,
                      PlotSeries::Marker::Circle});
    if (other())
        series.push_back({otherName(), movementOf(*other(), catalogue), theme.warning, Qt::DashLine,
                          PlotSeries::Marker::Square});
    m_plot->show(std::move(series), 1, tr("movement points of one move"),
                 tr("chance in percent of at least so many"));
}

}  // namespace bocage::editor::malice
