#include "editor/forms/pending_input.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>

namespace bocage::editor {

namespace {

bool softly = false;
constexpr char documentField[] = "documentField";

void commitIn(QWidget* field) {
    if (auto* number = qobject_cast<QAbstractSpinBox*>(field)) {
        // A number half typed ("-", nothing) is put right when the user is done, not before.
        if (!softly || number->hasAcceptableInput())
            number->interpretText();
        return;
    }
    if (auto* line = qobject_cast<QLineEdit*>(field)) {
        if (!line->isReadOnly() && line->isModified() && line->hasAcceptableInput())
            Q_EMIT line->editingFinished();
        return;
    }
    for (QWidget* widget = field; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget())
        if (auto* holder = dynamic_cast<HoldsInput*>(widget)) {
            holder->commitInput();
            return;
        }
}

}  // namespace

void commitPendingInput(const QWidget* window) {
    QWidget* focus = QApplication::focusWidget();
    // A window that is not active has no keyboard focus, but a field that will have it again.
    if (window && (!focus || focus->window() != window))
        focus = window->focusWidget();
    if (focus)
        commitIn(focus);
}

void commitInputSoftly() {
    softly = true;
    commitPendingInput();
    softly = false;
}

bool inputStaysOpen() {
    return softly;
}

void markDocumentField(QWidget& field) {
    field.setProperty(documentField, true);
}

bool isDocumentField(const QWidget& field) {
    return field.property(documentField).toBool();
}

}  // namespace bocage::editor
