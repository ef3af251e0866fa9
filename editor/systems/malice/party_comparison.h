#pragma once

#include "editor/army/roster_comparison.h"

namespace bocage::editor {
class CurvePlot;
}

namespace bocage::editor::malice {

/// Two parties side by side: the chances of the movement roll of each one's slowest avatar as curves, and
/// what each adds up to.
class PartyComparison : public RosterComparison {
    Q_OBJECT

public:
    explicit PartyComparison(QWidget* parent = nullptr);

    CurvePlot* plot() const { return m_plot; }

protected:
    void retranslate() override;
    void showNumbers() override;

private:
    QLabel* m_note;
    CurvePlot* m_plot;
};

}  // namespace bocage::editor::malice
