#pragma once

class QWidget;

namespace bocage::editor {

/// A control that keeps what is typed to itself until the keyboard leaves it. Line edits and number boxes do
/// so by nature; anything else that does says it here.
class HoldsInput {
public:
    virtual ~HoldsInput() = default;
    /// Hands over what was typed. While `inputStaysOpen` the user is still at it.
    virtual void commitInput() = 0;
};

/// Hands what is typed but not yet handed over to the document, wherever the keyboard is in this window (in
/// any window when null). Comes before everything that looks at the document as a whole or changes it: save,
/// close, undo, another tab, any command.
void commitPendingInput(const QWidget* window = nullptr);

/// The same for a safety copy while the user goes on typing: nothing closes, nothing half typed is put
/// right or taken back.
void commitInputSoftly();
/// True inside commitInputSoftly.
bool inputStaysOpen();

/// Says that a field shows a part of the document: undo and redo are the document's there, since a field that
/// kept them would know half the story.
void markDocumentField(QWidget& field);
bool isDocumentField(const QWidget& field);

}  // namespace bocage::editor
