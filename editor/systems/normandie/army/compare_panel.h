#pragma once

#include "editor/army/roster_comparison.h"
#include "rules/systems/normandie/content/content.h"

namespace bocage::editor {

class CurvePlot;

/// Two armies side by side: what each can hit and take, as curves from the exact odds, and what each adds up
/// to.
class ComparePanel : public RosterComparison {
    Q_OBJECT

public:
    explicit ComparePanel(QWidget* parent = nullptr);

    CurvePlot* plot() const { return m_plot; }
    QComboBox* curveBox() const { return m_curve; }

protected:
    void retranslate() override;
    void libraryChanged() override;
    void showNumbers() override;

private:
    void showCurve();
    void showTable();

    rules::normandie::ContentPtr m_content;  ///< null without a document
    QComboBox* m_curve;
    CurvePlot* m_plot;
    QLabel* m_note;
};

}  // namespace bocage::editor
