#pragma once

#include <QDialog>

#include "app/gui/settings.h"

namespace bocage::app {

/// What the user prefers, in one place. Every choice counts at once; nothing waits for a button.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(const Settings& settings, QWidget* parent);

Q_SIGNALS:
    void languageChosen(const QString& code);
    void lookChosen(bocage::app::Settings::Look look);
    void keysWanted();
};

}  // namespace bocage::app
