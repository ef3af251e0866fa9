#pragma once

#include <QPointer>
#include <memory>

#include "editor/tools/tool.h"
#include "model/systems/malice/analysis/travel.h"

namespace bocage::editor::malice {

/// Where a band can go with its movement points, and the way of a Shadow: a click takes the space to start
/// from, the pointer asks about another.
class TravelTool : public Tool {
    Q_OBJECT

public:
    explicit TravelTool(QObject* parent = nullptr) : Tool(parent) {}

    QString id() const override { return QStringLiteral("tool.malice.travel"); }
    QString hint() const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void leave() override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void cursorMoved() override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    enum class Mode { Band, Shadow };
    void setMode(Mode mode);
    void setBand(const model::malice::Travel::Band& band);
    const model::malice::Travel::Band& band() const { return m_band; }
    /// What the bubble says now.
    model::AnalysisWords words() const;
    const model::malice::Travel* travel() const { return m_travel.get(); }

private:
    const model::malice::Travel* fresh();
    void start(int node);
    void hover(int node);
    void ask();

    QPointer<model::ScenarioDocument> m_document;
    QMetaObject::Connection m_watch;
    std::unique_ptr<model::malice::Travel> m_travel;
    Mode m_mode = Mode::Band;
    model::malice::Travel::Band m_band{1, 0, 5, false};
    int m_start = -1, m_hovered = -1;
    std::optional<rules::Cell> m_startCell;
    std::shared_ptr<const model::malice::Travel::Reached> m_reached;
    std::optional<model::malice::Travel::Shadow> m_shadow;
};

}  // namespace bocage::editor::malice
