#pragma once

#include <QUndoCommand>
#include <functional>

namespace bocage::model {

/// One undo step of a document that is small: the value before and the value after, whole.
template <class Value>
class SnapshotCommand : public QUndoCommand {
public:
    using Set = std::function<void(const Value&)>;

    /// Consecutive commands with the same non-empty key and the same run become one.
    SnapshotCommand(const QString& text, Value before, Value after, Set set, const QString& mergeKey,
                    int mergeRun)
        : QUndoCommand(text),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_set(std::move(set)),
          m_mergeKey(mergeKey),
          m_mergeRun(mergeRun) {}

    void redo() override { m_set(m_after); }
    void undo() override { m_set(m_before); }
    // A stack holds commands of one value type only: one number serves.
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand* command) override {
        const auto* next = static_cast<const SnapshotCommand*>(command);
        if (next->m_mergeKey != m_mergeKey || next->m_mergeRun != m_mergeRun)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Value m_before, m_after;
    Set m_set;
    QString m_mergeKey;
    int m_mergeRun;
};

}  // namespace bocage::model
