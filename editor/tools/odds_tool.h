#pragma once

#include "editor/tools/document_analysis.h"
#include "editor/tools/tool.h"

namespace bocage::editor {

/// What may come of one unit attacking another: the first click takes the attacker and shows the tests it may
/// have to make, the second the target and the chances of every shot and of an assault with the sums behind
/// them. Asks the game's rules and changes nothing.
class OddsTool : public Tool {
    Q_OBJECT

public:
    explicit OddsTool(QObject* parent = nullptr);

    QString id() const override { return QStringLiteral("tool.odds"); }
    QString hint() const override;
    QString whyNot(const model::ScenarioDocument& document) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    void activate() override;
    void press(const ToolEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    const model::OddsQuestion& question() const { return m_question; }
    const std::optional<model::OddsAnswer>& answer() const { return m_answer; }

private:
    void ask(rules::Cell cell);
    void askAgain();
    std::vector<rules::Cell> cellsOf(const rules::ElementId& piece) const;

    DocumentAnalysis m_analysis;
    model::OddsQuestion m_question;
    std::optional<model::OddsAnswer> m_answer;
};

}  // namespace bocage::editor
