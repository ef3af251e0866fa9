#pragma once

#include "editor/tools/document_analysis.h"
#include "editor/tools/tool.h"

namespace bocage::editor {

/// Where a unit can go in one move: spaces tinted and numbered by cost, the way to the space under the
/// pointer, the reason where there is none. A click takes the unit that stands there, or a plain one with the
/// class and movement of the options.
class ReachTool : public Tool {
    Q_OBJECT

public:
    explicit ReachTool(QObject* parent = nullptr);

    QString id() const override { return QStringLiteral("tool.reach"); }
    QString hint() const override;
    QString whyNot(const model::ScenarioDocument& document) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void activate() override;
    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void leave() override;
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    void cursorMoved() override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    /// Class, movement and size of the plain unit that a click on free ground asks about.
    const model::ReachQuestion& plainUnit() const { return m_plain; }
    void setPlainUnit(const model::ReachQuestion& plain);
    std::vector<model::BattleAnalysis::MoverClass> classes();

    const std::shared_ptr<const model::ReachAnswer>& answer() const { return m_answer; }
    const std::optional<rules::Cell>& hovered() const { return m_hovered; }

private:
    void ask(rules::Cell cell);
    void askAgain();
    void hover(std::optional<rules::Cell> cell);
    void paintWay(QPainter& painter, double pixel) const;

    DocumentAnalysis m_analysis;
    model::ReachQuestion m_plain;
    std::optional<model::ReachQuestion> m_question;
    std::shared_ptr<const model::ReachAnswer> m_answer;
    std::optional<rules::Cell> m_hovered;
    model::AnalysisWords m_words;  ///< about the hovered cell
    std::vector<model::ReachAnswer::Pose> m_way;
};

}  // namespace bocage::editor
