#include "editor/systems/normandie/army/compare_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include "editor/army/curve_plot.h"
#include "editor/theme/theme.h"
#include "model/messages/words.h"
#include "model/systems/normandie/words/army_text.h"
#include "rules/roster/roster_variants.h"
#include "rules/systems/normandie/army/army_totals.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "rules/systems/normandie/odds/army_curves.h"

namespace bocage::editor {

using namespace rules;
using namespace rules::normandie;

namespace {

/// What the curve box holds, in its order.
enum Curve { HitsInfantry, HitsLight, HitsHeavy, Suppressions, UnitsLeft, HalfLeft };

const char fileChoice[] = "file";
const char otherFileChoice[] = "choose";
const char openChoice[] = "open ";

QString titleOf(const Roster& roster) {
    const QString title = model::localized(roster.title);
    return title.isEmpty() ? ComparePanel::tr("Army without a title") : title;
}

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

ComparePanel::ComparePanel(QWidget* parent) : ArmyPanel(parent) {
    m_with = new QComboBox(this);
    m_with->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_curve = new QComboBox(this);
    m_curve->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_curve->addItems({{}, {}, {}, {}, {}, {}});
    m_plot = new CurvePlot(this);
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setObjectName(QStringLiteral("muted"));
    m_table = new QTableWidget(this);
    m_table->setTabKeyNavigation(false);  // Tab goes on to the next control, arrows walk the cells
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_with, m_curve, m_plot, m_note, m_table})
        layout->addWidget(widget);
    m_with->installEventFilter(this);
    connect(m_with, &QComboBox::activated, this, &ComparePanel::choose);
    connect(m_curve, &QComboBox::currentIndexChanged, this, &ComparePanel::showCurve);
    retranslate();
}

void ComparePanel::retranslate() {
    m_with->setAccessibleName(tr("Compare with"));
    m_with->setToolTip(tr("The army or variant to compare with"));
    m_curve->setAccessibleName(tr("Curve"));
    m_curve->setToolTip(tr("What the plot shows"));
    m_table->setAccessibleName(tr("Comparison in numbers"));
    const QString curves[] = {tr("Hits on infantry"),
                              tr("Hits on light vehicles"),
                              tr("Hits on heavy vehicles"),
                              tr("Suppressions"),
                              tr("Units left"),
                              tr("Chance that half are left")};
    for (int i = 0; i < m_curve->count(); ++i)
        m_curve->setItemText(i, curves[i]);
    fillChoices();
    refresh();
}

QString ComparePanel::title() const {
    return m_other && m_list.empty() ? tr("Against %1").arg(titleOf(*m_other)) : tr("Comparison");
}

const Roster& ComparePanel::army() const {
    static const Roster none;
    return m_document ? m_document->roster() : none;
}

void ComparePanel::setDocument(model::RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_content = document ? contentFor(document->library()) : nullptr;
    m_list = {};
    const auto follow = [this] {
        fillChoices();
        refresh();
    };
    if (document) {
        connect(document, &model::RosterDocument::changed, this, follow);
        connect(document, &model::Document::libraryChanged, this, [this, follow] {
            m_content = contentFor(m_document->library());
            follow();
        });
    }
    follow();
}

void ComparePanel::setOther(const Roster& roster) {
    m_file = roster;
    m_list = {};
    fillChoices();
    refresh();
}

void ComparePanel::fillChoices() {
    const QSignalBlocker quiet(m_with);
    m_with->clear();
    m_with->addItem(tr("Compare with…"));
    int current = 0;
    for (const ListName& list : listsOf(army())) {
        if (list.inHand)
            continue;
        m_with->addItem(model::ArmyText::listName(list), QString::fromStdString(list.id.value));
        if (list.id == m_list)
            current = m_with->count() - 1;
    }
    if (m_file) {
        m_with->addItem(titleOf(*m_file), QLatin1String(fileChoice));
        if (m_list.empty())
            current = m_with->count() - 1;
    }
    const std::vector<Roster> open = m_open ? m_open() : std::vector<Roster>();
    for (std::size_t i = 0; i < open.size(); ++i)
        if (!m_file || open[i] != *m_file)
            m_with->addItem(tr("Open tab: %1").arg(titleOf(open[i])),
                            QLatin1String(openChoice) + QString::number(i));
    m_with->insertSeparator(m_with->count());
    m_with->addItem(tr("Army from a file…"), QLatin1String(otherFileChoice));
    m_with->setCurrentIndex(current);
    m_other.reset();
    const QString key = m_with->currentData().toString();
    if (current > 0 && key == QLatin1String(fileChoice))
        m_other = m_file;
    else if (current > 0)
        m_other = withList(army(), m_list);
}

void ComparePanel::choose(int index) {
    const QString key = m_with->itemData(index).toString();
    if (key == QLatin1String(otherFileChoice)) {
        fillChoices();  // back to what was chosen before; a file may come or not
        Q_EMIT fileWanted();
        return;
    }
    if (key.startsWith(QLatin1String(openChoice))) {
        const auto which = static_cast<std::size_t>(key.mid(static_cast<int>(sizeof openChoice) - 1).toInt());
        const std::vector<Roster> open = m_open ? m_open() : std::vector<Roster>();
        if (which < open.size())
            setOther(open[which]);
        return;
    }
    if (index == 0)
        m_file.reset();
    m_list = index == 0 || key == QLatin1String(fileChoice) ? ElementId() : ElementId(key.toStdString());
    fillChoices();
    refresh();
}

void ComparePanel::refresh() {
    showCurve();
    showTable();
    Q_EMIT titleChanged();
}

void ComparePanel::showCurve() {
    if (!m_content)
        return;
    const Theme theme = Theme::current();
    const int curve = m_curve->currentIndex();
    std::vector<PlotSeries> series;
    series.push_back({titleOf(army()), valuesOf(ArmyView(army(), *m_content), curve), theme.link,
                      Qt::SolidLine, PlotSeries::Marker::Circle});
    if (m_other) {
        const QString name = m_list.empty() ? titleOf(*m_other) : m_with->currentText();
        series.push_back({name, valuesOf(ArmyView(*m_other, *m_content), curve), theme.warning, Qt::DashLine,
                          PlotSeries::Marker::Square});
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
    std::vector<ArmyTotals> totals{totalsOf(ArmyView(army(), *m_content))};
    if (m_other)
        totals.push_back(totalsOf(ArmyView(*m_other, *m_content)));
    QStringList names{tr("This")};
    if (m_other)
        names << tr("Other");
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(totals.size()));
    m_table->setHorizontalHeaderLabels(names);
    m_table->setRowCount(0);
    const auto addRow = [&](const QString& label, auto value) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        m_table->setVerticalHeaderItem(row, new QTableWidgetItem(label));
        for (std::size_t column = 0; column < totals.size(); ++column) {
            auto* cell = new QTableWidgetItem(QString::number(value(totals[column])));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, static_cast<int>(column), cell);
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
    // All rows in sight: the panel around it scrolls.
    int height = m_table->horizontalHeader()->sizeHint().height() + 4;
    for (int row = 0; row < m_table->rowCount(); ++row)
        height += m_table->rowHeight(row);
    m_table->setFixedHeight(height);
}

bool ComparePanel::eventFilter(QObject* watched, QEvent* event) {
    // Tabs come and go: the choices are looked up when somebody is about to choose.
    if (watched == m_with && (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress))
        fillChoices();
    return ArmyPanel::eventFilter(watched, event);
}

void ComparePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        showCurve();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ArmyPanel::changeEvent(event);
}

}  // namespace bocage::editor
