#pragma once

class QApplication;

namespace bocage::editor {

/// Every list that drops from a combo box shows all its entries in full, as many as the box allows and the
/// screen has room for. Qt reckons without the padding of a style sheet, so that the list comes out too short
/// and the first or last entry is hidden. Call once.
void installPopupRule(QApplication& application);

}  // namespace bocage::editor
