#include "app/gui/application.h"

#include <QLocale>
#include <QPalette>

#include "app/gui/settings.h"
#include "editor/canvas/map_canvas.h"
#include "editor/forms/field_rules.h"
#include "editor/theme/icons.h"
#include "editor/theme/popups.h"
#include "editor/theme/theme.h"
#include "model/language/language.h"

namespace bocage::app {

void setUpApplication(QApplication& application, const Settings& settings) {
    QApplication::setApplicationName(QStringLiteral("bocage"));
    QApplication::setApplicationDisplayName(QStringLiteral("Bocage"));
    QApplication::setApplicationVersion(QStringLiteral(BOCAGE_VERSION));
    QApplication::setDesktopFileName(applicationId);
    QApplication::setWindowIcon(editor::applicationIcon());
    const QString chosen = settings.language();
    model::useLanguage(chosen.isEmpty() ? QLocale::system().name() : chosen);
    editor::installCanvasAccessibility();
    editor::installPopupRule(application);
    editor::FieldRules::install();
    applyTheme(isDark(settings));
}

bool systemIsDark() {
    // Asked once, before our own palette hides the desktop's. Qt 6.4 has no better question.
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() <
                             QGuiApplication::palette().color(QPalette::WindowText).lightness();
    return dark;
}

bool isDark(const Settings& settings) {
    return settings.look() == Settings::Look::System ? systemIsDark()
                                                     : settings.look() == Settings::Look::Dark;
}

void applyTheme(bool dark) {
    (dark ? editor::Theme::darkTheme() : editor::Theme::light()).apply(*qApp);
}

}  // namespace bocage::app
