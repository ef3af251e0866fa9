#pragma once

#include <QWidget>
#include <vector>

#include "model/simulation/simulator.h"

class QVBoxLayout;

namespace bocage::editor {
class CurvePlot;
}

namespace bocage::editor::crusades {

/// Tables and curves of odds and simulations, one below the other.
class ReportView : public QWidget {
    Q_OBJECT

public:
    explicit ReportView(QWidget* parent = nullptr);

    void clear();
    void addText(const QString& text, const char* role = "");
    void addTable(const model::SimulationTable& table);
    /// The axis begins at `first`; shares are shown as they are.
    void addCurves(const QString& title, const QString& across, const QString& up,
                   const std::vector<std::pair<QString, std::vector<double>>>& curves, int first);
    void show(const model::SimulationReport& report);
    /// The width at which no table has to be scrolled sideways.
    int widthOfTables() const { return m_widthOfTables; }

Q_SIGNALS:
    /// There is something else to see.
    void filled();

private:
    QVBoxLayout* m_rows;
    int m_widthOfTables = 0;
};

}  // namespace bocage::editor::crusades
