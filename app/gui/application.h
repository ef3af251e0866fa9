#pragma once

#include <QApplication>

namespace bocage::app {

class Settings;

/// Reverse-DNS id shared by desktop entry, icon and window class.
inline const QString applicationId = QStringLiteral("org.bocage.Bocage");

/// Names, icon, theme and language of the program, before any window is made.
void setUpApplication(QApplication& application, const Settings& settings);
void applyTheme(bool dark);
/// The user's choice, else what the desktop shows.
bool isDark(const Settings& settings);

}  // namespace bocage::app
