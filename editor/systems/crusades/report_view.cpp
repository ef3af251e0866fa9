#include "editor/systems/crusades/report_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>

#include "editor/army/curve_plot.h"
#include "editor/theme/theme.h"

namespace bocage::editor::crusades {

namespace {

/// As high as its rows need at its width: heads and first column wrap, numbers never do.
class ReportTable : public QTableWidget {
public:
    using QTableWidget::QTableWidget;

    void settle() {
        QHeaderView* header = horizontalHeader();
        header->setMinimumSectionSize(36);
        header->setDefaultAlignment(
            static_cast<Qt::Alignment>(int(Qt::AlignRight | Qt::AlignVCenter) | int(Qt::TextWordWrap)));
        QFont bold = header->font();
        bold.setBold(true);
        const QFontMetrics metrics(bold), cells(font());
        int lines = 1;
        for (int column = 0; column < columnCount(); ++column) {
            const QString title = horizontalHeaderItem(column)->text();
            if (column == 0) {
                header->setSectionResizeMode(0, QHeaderView::Fixed);
                for (int row = 0; row < rowCount(); ++row)
                    for (const QString& word : item(row, 0)->text().split(QLatin1Char(' ')))
                        m_first = std::max(m_first, cells.horizontalAdvance(word) + 16);
                horizontalHeaderItem(0)->setData(
                    Qt::TextAlignmentRole, int(Qt::AlignLeft | Qt::AlignVCenter) | int(Qt::TextWordWrap));
                continue;
            }
            int wide = 0;
            for (const QString& word : title.split(QLatin1Char(' ')))
                wide = std::max(wide, metrics.horizontalAdvance(word));
            for (int row = 0; row < rowCount(); ++row)
                wide = std::max(wide, cells.horizontalAdvance(item(row, column)->text()));
            wide = std::min(wide + 20, 150);
            header->setSectionResizeMode(column, QHeaderView::Fixed);
            header->resizeSection(column, wide);
            lines = std::max(lines, metrics.horizontalAdvance(title) / std::max(1, wide - 30) + 1);
        }
        header->setFixedHeight(std::min(lines, 4) * metrics.lineSpacing() + 12);
        fitHeight();
    }

    /// With the first column as narrow as it gets.
    int leastWidth() const { return widthOfNumbers() + leastFirst() + 2 * frameWidth(); }

protected:
    /// Up and down scroll the panel, not the columns.
    void wheelEvent(QWheelEvent* event) override {
        if (event->angleDelta().x() != 0 && event->angleDelta().y() == 0)
            QTableWidget::wheelEvent(event);
        else
            event->ignore();
    }
    void resizeEvent(QResizeEvent* event) override {
        QTableWidget::resizeEvent(event);
        fitHeight();
    }

private:
    int leastFirst() const { return std::max(m_first, 110); }
    int widthOfNumbers() const {
        int numbers = 0;
        for (int column = 1; column < columnCount(); ++column)
            numbers += columnWidth(column);
        return numbers;
    }
    void fitHeight() {
        // The first column takes what the numbers leave, but never less than its sentences can be read in.
        const int numbers = widthOfNumbers(), least = leastFirst();
        const bool narrow = viewport()->width() < numbers + least;
        setColumnWidth(0, std::max(least, viewport()->width() - numbers));
        resizeRowsToContents();
        int needed = horizontalHeader()->height() + 2 * frameWidth() + 2 +
                     (narrow ? horizontalScrollBar()->sizeHint().height() : 0);
        for (int row = 0; row < rowCount(); ++row)
            needed += rowHeight(row);
        if (needed != height())
            setFixedHeight(needed);
    }

    int m_first = 0;  ///< the longest word of the first column
};

}  // namespace

ReportView::ReportView(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(6);
    m_rows->addStretch(1);
}

void ReportView::clear() {
    m_widthOfTables = 0;
    while (m_rows->count() > 1) {
        QLayoutItem* item = m_rows->takeAt(0);
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

void ReportView::addText(const QString& text, const char* role) {
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (*role)
        label->setProperty("role", role);
    m_rows->insertWidget(m_rows->count() - 1, label);
}

void ReportView::addTable(const model::SimulationTable& table) {
    addText(table.title, "heading");
    auto* grid =
        new ReportTable(static_cast<int>(table.rows.size()), static_cast<int>(table.columns.size()), this);
    grid->setAccessibleName(table.title);
    grid->setHorizontalHeaderLabels(table.columns);
    grid->verticalHeader()->hide();
    grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
    grid->setSelectionMode(QAbstractItemView::ContiguousSelection);
    grid->setTabKeyNavigation(false);
    grid->setWordWrap(true);
    grid->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    grid->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (int row = 0; row < grid->rowCount(); ++row)
        for (int column = 0; column < grid->columnCount(); ++column) {
            const QStringList& cells = table.rows[static_cast<std::size_t>(row)];
            auto* item = new QTableWidgetItem(column < cells.size() ? cells[column] : QString());
            if (column > 0)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            item->setToolTip(item->text());
            grid->setItem(row, column, item);
        }
    grid->settle();
    m_widthOfTables = std::max(m_widthOfTables, grid->leastWidth());
    m_rows->insertWidget(m_rows->count() - 1, grid);
    Q_EMIT filled();
}

void ReportView::addCurves(const QString& title, const QString& across, const QString& up,
                           const std::vector<std::pair<QString, std::vector<double>>>& curves, int first) {
    addText(title, "heading");
    auto* plot = new CurvePlot(this);
    plot->setAccessibleName(title);
    plot->setMinimumHeight(190);
    static constexpr Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const QColor colours[] = {palette().highlight().color(), QColor(0x2E, 0x9E, 0x4F),
                              QColor(0xB5, 0x76, 0x1A), Theme::current().error};
    std::vector<PlotSeries> series;
    for (std::size_t i = 0; i < curves.size(); ++i)
        series.push_back({curves[i].first, curves[i].second, colours[i % 4], styles[i % 4],
                          i % 2 ? PlotSeries::Marker::Square : PlotSeries::Marker::Circle});
    plot->show(std::move(series), first, across, up);
    m_rows->insertWidget(m_rows->count() - 1, plot);
}

void ReportView::show(const model::SimulationReport& report) {
    clear();
    addText(report.headline, "heading");
    for (const model::SimulationTable& table : report.tables)
        addTable(table);
    for (const model::SimulationCurve& curve : report.curves)
        addCurves(curve.title, curve.across, curve.up, {{curve.up, curve.values}}, 1);
    addText(report.settings.join(QLatin1Char('\n')), "small");
}

}  // namespace bocage::editor::crusades
