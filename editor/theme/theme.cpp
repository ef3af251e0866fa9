#include "editor/theme/theme.h"

#include <QApplication>
#include <QPalette>

namespace bocage::editor {

Theme Theme::light() {
    return {false,     "#2B2622", "#F4ECD8", "#FBF8F1", "#EFE9DB", "#D5CCB8", "#2F5D50",
            "#FFFFFF", "#1F5FA8", "#B3261E", "#C77700", "#2E9E4F", "#6F675C"};
}

Theme Theme::darkTheme() {
    return {true,      "#EFE6D4", "#26231F", "#2F2B26", "#38332D", "#4A443C", "#6FA896",
            "#1E1B18", "#7FB3E8", "#F0776C", "#F0B04F", "#6CCB86", "#A89E8E"};
}

void Theme::apply(QApplication& application) const {
    QPalette palette;
    palette.setColor(QPalette::Window, panel);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, panel);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::Button, header);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, link);
    application.setPalette(palette);
}

}  // namespace bocage::editor
