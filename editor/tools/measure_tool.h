#pragma once

#include "editor/tools/line_tool.h"

namespace bocage::editor {

/// Counts spaces between two places: as a shot counts them, and as a march does.
class MeasureTool : public LineTool {
    Q_OBJECT

public:
    using LineTool::LineTool;

    QString id() const override { return QStringLiteral("tool.measure"); }
    QString hint() const override;
    void paint(QPainter& painter, double pixel) const override;

    struct Measured {
        int spaces = 0;
        std::optional<int> march;  ///< movement points of a plain unit; none when it cannot get there
        std::vector<rules::Cell> way;
        QString title;
        QString detail;
    };
    const std::optional<Measured>& measured() const { return m_measured; }

protected:
    void endsChanged() override;

private:
    std::optional<Measured> m_measured;
};

}  // namespace bocage::editor
