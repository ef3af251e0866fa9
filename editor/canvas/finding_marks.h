#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <map>
#include <vector>

#include "editor/canvas/overlay_stamps.h"
#include "model/document/scenario_document.h"
#include "model/items/finding_index.h"

class QPainter;
#include "rules/board/grid.h"

namespace bocage::editor {

/// Small signs on the map where the rules have something to say: at the corner of what it is about, by shape
/// and with a count, and a frame around the cells that were asked for last.
class FindingMarks {
public:
    void setFindings(const rules::Findings& findings, const model::ScenarioDocument& document);
    /// Cells to frame; empty for none.
    void setHighlight(std::vector<rules::Cell> cells) { m_highlight = std::move(cells); }
    const rules::Grid* m_grid = &rules::squareGrid();
    const std::vector<rules::Cell>& highlight() const { return m_highlight; }

    struct Mark {
        QPointF corner;  ///< in cells: top right of the thing
        model::FindingCounts counts;
        QString tip;
    };
    const std::vector<Mark>& marks() const { return m_marks; }
    /// What the rules say of a cell and the things on it, a sentence each. What a board or zone is blamed for
    /// is said where its sign stands, not on every one of its cells.
    QStringList sentencesAt(rules::Cell cell) const;
    /// Those in sight; `pixel` is the size of one pixel in cells.
    void paint(QPainter& painter, const QRectF& visible, double pixel) const;
    /// The mark at a point of the map; null for none.
    const Mark* at(QPointF cells, double pixel) const;

private:
    static QPointF middleOf(const Mark& mark, double pixel);

    void paintSign(QPainter& painter, const Mark& mark, double radius) const;

    std::vector<Mark> m_marks;
    std::map<rules::Cell, QStringList> m_sentences;
    mutable OverlayStamps m_signs;
    std::vector<rules::Cell> m_highlight;
};

}  // namespace bocage::editor
