#pragma once

#include <QFrame>
#include <QStringList>

#include "model/messages/finding_text.h"
#include "rules/core/finding.h"

class QLabel;
class QHBoxLayout;
class QVBoxLayout;

namespace bocage::editor {

/// What a finding may be about: a JSON pointer with all below it ("/turnTrack"), one element by its id, or a
/// rule ("rule:SON-SCN-02").
bool concerns(const rules::Finding& finding, const QStringList& anchors);

/// Muted words of a briefing; wraps.
QLabel* briefingNote(const QString& text, const char* role = "muted");

/// One sheet of paper on the briefing's table: heading, tools, body, and below them what the rules say about
/// it.
class BriefingCard : public QFrame {
    Q_OBJECT

public:
    explicit BriefingCard(const QString& title, const QString& hint = {}, QWidget* parent = nullptr);

    QVBoxLayout& body() { return *m_body; }
    /// At the right end of the heading.
    void addTool(QWidget* tool);
    void setHeading(const QString& title);
    /// A band at the left edge, in a side's or faction's colour.
    void setStripe(const QColor& colour);

    /// Also keeps a line free for what the rules may say, so that the form does not jump when they do.
    void setAnchors(const QStringList& anchors);
    const QStringList& anchors() const { return m_anchors; }
    /// How exactly a place is meant by this card: 0 for not at all, more for a narrower match.
    int meets(const rules::Location& location) const;
    /// Framed while it is the place that somebody asked for.
    void setMarked(bool marked);
    bool marked() const { return m_marked; }
    void showFindings(const rules::Findings& findings, const model::FindingText& words);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QHBoxLayout* m_head;
    QVBoxLayout* m_body;
    QWidget* m_findingsBox;
    QVBoxLayout* m_findings;
    QStringList m_anchors;
    QColor m_stripe;
    bool m_marked = false;
};

/// How high one-line fields are.
inline constexpr int fieldHeight = 28;
/// A row with a caption in front of its control.
QWidget* captioned(const QString& caption, QWidget* control);

}  // namespace bocage::editor
