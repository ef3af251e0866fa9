#pragma once

#include <QColor>
#include <QString>

class QApplication;
class QPalette;

namespace bocage::editor {

/// The visual language of the window (looks/README): warm paper in light, the same hues on dark brown in
/// dark. Widgets that paint themselves ask `current()`; it follows the application's palette, so a live
/// switch needs no registration.
struct Theme {
    bool dark = false;
    QColor ink, paper, panel, header, line, accent, onAccent, link, error, warning, good, muted;
    QColor field;       ///< inside of line edits and cards
    QColor hover;       ///< under the pointer
    QColor selected;    ///< soft background of the chosen row
    QColor surround;    ///< the table the map lies on
    QColor onSurround;  ///< writing on it
    QColor status;      ///< status bar
    QColor onStatus;

    static Theme light();
    static Theme darkTheme();
    static Theme current();

    /// Sets style, palette, style sheet and font of the whole application.
    void apply(QApplication& application) const;
    QPalette palette() const;
};

/// Type sizes of the visual language, in pixels.
namespace type {
inline constexpr int small = 11, body = 12, strong = 13, heading = 16, title = 22, display = 34;
}

/// The style sheet for a theme; theme.cpp applies it, tests look at it.
QString styleSheet(const Theme& theme);

}  // namespace bocage::editor
