#pragma once

class QWidget;

namespace bocage::editor {

/// Gives every entry of a menu or menu bar a letter of its own to press. Entries keep theirs in order; one
/// whose letter is taken gets the first free letter that begins one of its words, else any letter of it, else
/// none. The same entries always get the same letters.
void tellMnemonicsApart(QWidget& menu);

}  // namespace bocage::editor
