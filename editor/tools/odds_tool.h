#pragma once

#include "editor/tools/document_analysis.h"
#include "editor/tools/tool.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

/// What may come of one unit attacking another: the first click takes the attacker and shows the tests it may
/// have to make, the second the target and the chances of every shot and of an assault with the sums behind
/// them. The target may be a structure; Ctrl adds targets for split fire. Asks the game's rules and changes
/// nothing.
class OddsTool : public Tool {
    Q_OBJECT

public:
    explicit OddsTool(QObject* parent = nullptr);

    QString id() const override { return QStringLiteral("tool.odds"); }
    QString hint() const override;
    QString whyNot(const model::ScenarioDocument& document) const override;
    QCursor cursor() const override { return Qt::CrossCursor; }
    ToolOptions* createOptions(QWidget* parent) override;
    ToolReport report() const override;
    void activate() override;
    void press(const ToolEvent& event) override;
    void actAtCursor(Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;
    void paint(QPainter& painter, double pixel) const override;

    const model::OddsQuestion& question() const { return m_question; }
    const std::optional<model::OddsAnswer>& answer() const { return m_answer; }
    const model::OddsOffer& offer() const { return m_offer; }
    /// Everything below the headline; the sums behind it when they are wanted. Rules stand beside the terms.
    QString detail() const;
    /// The likeliest outcome of each roll, for a map too small for all of it.
    QString brief() const;

private:
    void ask(QPointF position, bool more);
    void askAgain();
    /// What a click there may mean, the likeliest first.
    std::vector<model::OddsQuestion> questionsAt(QPointF position, bool more) const;
    model::OddsQuestion about(const rules::ElementId& unit, bool more) const;
    /// Options that are no longer offered do not go on acting unseen.
    void keepToOffer();
    void addShares(ToolOptions& options);
    void addSpending(ToolOptions& options, bool ours);
    void addNumberSpent(ToolOptions& options, bool ours, const model::OddsOffer::Marker& marker);
    /// The rolls, without sums and notes unless they are wanted.
    std::vector<model::OddsBlock> shownBlocks() const;
    std::optional<model::PlacedElement> placed(const rules::ElementId& element) const;
    /// Everything attacked, for outlines and lines.
    std::vector<model::PlacedElement> targets() const;

    DocumentAnalysis m_analysis;
    model::OddsQuestion m_question;
    std::optional<model::OddsAnswer> m_answer;
    model::OddsOffer m_offer;
    bool m_sums = false;                          ///< the bubble shows the sums too
    bool m_weSpend = false, m_theySpend = false;  ///< what they spend stands in the strip
    /// What the strip has controls for; it is made anew when that is something else.
    struct Controls {
        model::OddsOffer offer;
        std::vector<rules::ElementId> targets;
        bool weSpend = false, theySpend = false;
        bool operator==(const Controls&) const = default;
    } m_controls;
    Controls controls() const;
};

}  // namespace bocage::editor
