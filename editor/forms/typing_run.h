#pragma once

#include <QString>

namespace bocage::editor {

/// Cuts typing into undo steps as people think of them: a word, a stretch deleted, what was typed before a
/// pause. One per field.
class TypingRun {
public:
    /// Milliseconds without a stroke that end a step.
    static constexpr qint64 pause = 1500;

    /// One stroke turned `before` into `after` at this time. True when it begins a step of its own.
    bool begins(const QString& before, const QString& after, qint64 now);
    /// The same at the time of the system's clock.
    bool begins(const QString& before, const QString& after);
    /// The keyboard left the field.
    void end() { m_stroke = Stroke::None; }

private:
    enum class Stroke { None, Letter, Deletion, Other };
    Stroke m_stroke = Stroke::None;
    qsizetype m_at = 0;  ///< where the next stroke of this run is expected
    qint64 m_time = 0;
    bool m_afterGap = false;
};

}  // namespace bocage::editor
