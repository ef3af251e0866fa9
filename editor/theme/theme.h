#pragma once

#include <QColor>

class QApplication;

namespace bocage::editor {

/// The visual language of the window (looks/README): warm paper in light, the same hues on dark brown in
/// dark.
struct Theme {
    bool dark = false;
    QColor ink, paper, panel, header, line, accent, onAccent, link, error, warning, good, muted;

    static Theme light();
    static Theme darkTheme();
    /// Sets palette, style sheet and fonts of the whole application.
    void apply(QApplication& application) const;
};

}  // namespace bocage::editor
