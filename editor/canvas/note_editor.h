#pragma once

#include <QFrame>
#include <functional>

#include "editor/forms/pending_input.h"

class QLabel;
class QPlainTextEdit;

namespace bocage::editor {

/// A sheet of paper over the map to write a note on. Leaving it or Ctrl+Enter keeps what was written, Escape
/// does not; either way it goes.
class NoteEditor : public QFrame, public HoldsInput {
    Q_OBJECT

public:
    NoteEditor(const QString& text, std::function<void(const QString&)> keep, QWidget* parent);

    QPlainTextEdit* field() const { return m_field; }
    void finish(bool keep);
    void commitInput() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_field;
    QString m_first;   ///< what Escape brings back
    QString m_before;  ///< what the document has
    std::function<void(const QString&)> m_keep;
    bool m_done = false;
};

}  // namespace bocage::editor
