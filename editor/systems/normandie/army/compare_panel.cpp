#include "editor/systems/normandie/army/compare_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QTableWidget>

#include "editor/army/curve_plot.h"
#include "editor/theme/theme.h"
#include "model/systems/normandie/words/army_text.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/odds/army_curves.h"

namespace bocage::editor {

using namespace rules;
using namespace rules::normandie;

namespace {

/// What the curve box holds, in its order.
enum Curve { HitsInfantry, HitsLight, HitsHeavy, Suppressions, UnitsLeft, HalfLeft };

std::vector<double> valuesOf(const ArmyView& army, int curve) {
    std::vector<double> values;
    if (curve >= UnitsLeft) {
        for (const StayingPoint& point : stayingCurve(army))
            values.push_back(curve == UnitsLeft ? point.units : 100 * point.half);
        return values;
    }
    const UnitClass target = curve == HitsLight   ? UnitClass::Light
                             : curve == HitsHeavy ? UnitClass::Heavy
                                                  : UnitClass::Infantry;
    for (const FirepowerPoint& point : firepowerCurve(army, target))
        values.push_back(curve == Suppressions ? point.suppressions : point.hits);
    return values;
}

}  // namespace

ComparePanel::ComparePanel(QWidget* parent) : RosterComparison(parent) {
    m_curve = new QComboBox(this);
    m_curve->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_curve->addItems({{}, {}, {}, {}, {}, {}});
    m_plot = new CurvePlot(this);
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setObjectName(QStringLiteral("muted"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_curve, m_plot, m_note})
        addAbove(widget);
    connect(m_curve, &QComboBox::currentIndexChanged, this, &ComparePanel::showCurve);
    ComparePanel::retranslate();
}

void ComparePanel::retranslate() {
    m_curve->setAccessibleName(tr("Curve"));
    m_curve->setToolTip(tr("What the plot shows"));
    const QString curves[] = {tr("Hits on infantry"),
                              tr("Hits on light vehicles"),
                              tr("Hits on heavy vehicles"),
                              tr("Suppressions"),
                              tr("Units left"),
                              tr("Chance that half are left")};
    for (int i = 0; i < m_curve->count(); ++i)
        m_curve->setItemText(i, curves[i]);
    RosterComparison::retranslate();
}

void ComparePanel::libraryChanged() {
    m_content = document() ? contentFor(document()->library()) : nullptr;
}

void ComparePanel::showNumbers() {
    showCurve();
    showTable();
}

void ComparePanel::showCurve() {
    if (!m_content)
        return;
    const Theme theme = Theme::current();
    const int curve = m_curve->currentIndex();
    std::vector<PlotSeries> series;
    series.push_back({titleOf(roster()), valuesOf(ArmyView(roster(), *m_content), curve), theme.link,
                      Qt::SolidLine, PlotSeries::Marker::Circle});
    if (other()) {
        series.push_back({otherName(), valuesOf(ArmyView(*other(), *m_content), curve), theme.warning,
                          Qt::DashLine, PlotSeries::Marker::Square});
    }
    const bool staying = curve >= UnitsLeft;
    m_plot->show(std::move(series), staying ? 0 : 1, staying ? tr("turns under fire") : tr("range in spaces"),
                 curve == UnitsLeft      ? tr("expected units left")
                 : curve == HalfLeft     ? tr("chance in percent that half are left")
                 : curve == Suppressions ? tr("expected suppressions a turn")
                                         : tr("expected hits a turn"));
    m_note->setText(staying ? tr("Each unit takes one shot of +%1 from %2 spaces every turn, in the open.")
                                  .arg(*standardShooter().bonus.infantry)
                                  .arg(standardRange)
                            : tr("Every unit fires once at a target of defense %1 in the open.")
                                  .arg(standardTarget(curve == HitsLight   ? UnitClass::Light
                                                      : curve == HitsHeavy ? UnitClass::Heavy
                                                                           : UnitClass::Infantry)
                                           .defense.front));
}

void ComparePanel::showTable() {
    if (!m_content)
        return;
    std::vector<ArmyTotals> totals{totalsOf(ArmyView(roster(), *m_content))};
    if (other())
        totals.push_back(totalsOf(ArmyView(*other(), *m_content)));
    QStringList names{tr("This")};
    if (other())
        names << tr("Other");
    table()->clear();
    table()->setColumnCount(static_cast<int>(totals.size()));
    table()->setHorizontalHeaderLabels(names);
    table()->setRowCount(0);
    const auto addRow = [&](const QString& label, auto value) {
        const int row = table()->rowCount();
        table()->insertRow(row);
        table()->setVerticalHeaderItem(row, new QTableWidgetItem(label));
        for (std::size_t column = 0; column < totals.size(); ++column) {
            auto* cell = new QTableWidgetItem(QString::number(value(totals[column])));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table()->setItem(row, static_cast<int>(column), cell);
        }
    };
    addRow(tr("Points"), [](const ArmyTotals& army) { return army.points.value; });
    addRow(tr("Orders"), [](const ArmyTotals& army) { return army.usableOrders; });
    addRow(tr("Units"), [](const ArmyTotals& army) { return army.units; });
    for (const UnitClass unitClass :
         {UnitClass::Infantry, UnitClass::Light, UnitClass::Heavy, UnitClass::Creature})
        addRow(model::ArmyText::unitClass(unitClass), [&](const ArmyTotals& army) {
            const auto found = army.unitsByClass.find(unitClass);
            return found == army.unitsByClass.end() ? 0 : found->second;
        });
    addRow(tr("Breaking points"), [](const ArmyTotals& army) { return army.breakingPoints; });
    addRow(tr("Victory points"), [](const ArmyTotals& army) { return army.victoryPoints; });
    fitTable();
}

}  // namespace bocage::editor
