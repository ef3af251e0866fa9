#pragma once

#include "editor/tools/line_tool.h"

namespace bocage::editor {

/// The sight ruler: a line from one space to another with what it meets and the reason in words; or
/// everything seen from one space as shading. Asks the game's rules and changes nothing.
class SightTool : public LineTool {
    Q_OBJECT

public:
    using LineTool::LineTool;

    QString id() const override { return QStringLiteral("tool.sight"); }
    QString hint() const override;
    QString whyNot(const model::ScenarioDocument& document) const override;
    ToolOptions* createOptions(QWidget* parent) override;
    bool key(QKeyEvent& event) override;
    void keyReleased(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    /// Everything seen from the space under pointer or cursor, until it is taken back.
    void setEverything(bool on);
    bool everything() const { return m_toggled; }

    /// What is shown now.
    const std::optional<model::SightLine>& line() const { return m_line; }
    const std::vector<model::SeenCell>& seen() const { return m_seen; }

Q_SIGNALS:
    void everythingChanged(bool on);

protected:
    void endsChanged() override;
    void hotChanged() override;

private:
    void shade();
    bool shading() const { return m_held || m_toggled; }
    void paintLine(QPainter& painter, double pixel) const;
    void paintSeen(QPainter& painter, double pixel) const;

    bool m_held = false, m_toggled = false;
    std::optional<model::SightLine> m_line;
    std::vector<model::SeenCell> m_seen;
    std::optional<rules::Cell> m_seenFrom;
};

}  // namespace bocage::editor
