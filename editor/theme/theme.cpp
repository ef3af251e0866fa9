#include "editor/theme/theme.h"

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QToolTip>

#include "editor/theme/plain_text_door.h"

// Static libraries drop resource objects that nobody names.
static void keepThemeResources() {
    Q_INIT_RESOURCE(theme);
}

namespace bocage::editor {

Theme Theme::light() {
    return {false,     "#2B2622", "#F4ECD8", "#FBF8F1", "#EFE9DB", "#D5CCB8", "#2F5D50",
            "#FFFFFF", "#1F5FA8", "#B3261E", "#C77700", "#2E9E4F", "#6B6358", "#FFFFFF",
            "#E8E0CE", "#E2EEE7", "#3A342D", "#E9DFCB", "#2F5D50", "#F6F2E8"};
}

Theme Theme::darkTheme() {
    return {true,      "#EFE6D4", "#26231F", "#2F2B26", "#38332D", "#4A443C", "#6FA896",
            "#1E1B18", "#7FB3E8", "#F0776C", "#F0B04F", "#6CCB86", "#B0A695", "#26231F",
            "#443E36", "#33443D", "#3A342D", "#D8CDB8", "#2A4A41", "#E9F1EC"};
}

Theme Theme::current() {
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? darkTheme() : light();
}

QPalette Theme::palette() const {
    QPalette palette;
    palette.setColor(QPalette::Window, panel);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, field);
    palette.setColor(QPalette::AlternateBase, panel);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, header);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, link);
    palette.setColor(QPalette::LinkVisited, link);
    palette.setColor(QPalette::ToolTipBase, ink);
    palette.setColor(QPalette::ToolTipText, panel);
    palette.setColor(QPalette::Light, field);
    palette.setColor(QPalette::Midlight, header);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, muted);
    palette.setColor(QPalette::Shadow, dark ? QColor("#15120F") : QColor("#8A8172"));
    const QColor faded = dark ? QColor("#7B7265") : QColor("#A89F90");
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faded);
    return palette;
}

void Theme::apply(QApplication& application) const {
    keepThemeResources();
    PlainTextDoor::install(application);
    if (application.style()->name() != QLatin1String("fusion"))
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(type::body);
    QApplication::setFont(font);
    QApplication::setPalette(palette());
    QToolTip::setPalette(palette());
    application.setStyleSheet(styleSheet(*this));
}

}  // namespace bocage::editor
