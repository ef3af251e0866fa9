#pragma once

#include <QObject>

class QApplication;

namespace bocage::editor {

/// Words of packs and documents are words. Qt takes a text that looks like HTML for HTML, and then opens and
/// paints any local file that it names; a named pipe there stops the program for ever. So every tool tip
/// (whoever shows it: widgets, actions, item views, tabs) and every label (those of message boxes and dialogs
/// too) is made plain before it can be laid out. A label that asked for Qt::RichText by itself is left alone:
/// it escapes what it was given.
class PlainTextDoor : public QObject {
    Q_OBJECT

public:
    /// Puts the door before all widgets of the application; a second time does nothing.
    static void install(QApplication& application);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

}  // namespace bocage::editor
