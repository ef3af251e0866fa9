#include "editor/forms/dialog_keys.h"

#include <QCheckBox>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>

namespace bocage::editor {

namespace {

bool isPlainEnter(const QKeyEvent& key, Qt::KeyboardModifiers with) {
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) && !key.isAutoRepeat() &&
           (key.modifiers() & ~Qt::KeypadModifier) == with;
}

QPushButton* markedButton(const QDialog& dialog) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->isDefault() && button->isVisible())
            return button;
    return nullptr;
}

}  // namespace

void leaveUnmarked(QPushButton& button) {
    if (!button.isDefault() && qobject_cast<QDialog*>(button.window()))
        button.setAutoDefault(false);
}

bool pressesByEnter(QObject& watched, const QKeyEvent& key) {
    auto* widget = qobject_cast<QWidget*>(&watched);
    if (!widget || !widget->hasFocus())
        return false;
    if (isPlainEnter(key, Qt::ControlModifier)) {
        const auto* dialog = qobject_cast<QDialog*>(widget->window());
        QPushButton* marked = dialog ? markedButton(*dialog) : nullptr;
        if (marked)
            marked->click();
        return marked != nullptr;
    }
    // Some desktops leave a button to the space bar. A box is ticked by the space bar everywhere.
    auto* button = qobject_cast<QAbstractButton*>(widget);
    if (!isPlainEnter(key, Qt::NoModifier) || !button || qobject_cast<QCheckBox*>(button) ||
        qobject_cast<QRadioButton*>(button))
        return false;
    button->click();
    return true;
}

}  // namespace bocage::editor
