#pragma once

#include <QDialog>

#include "app/gui/settings.h"

class QFormLayout;
class QTabWidget;

namespace bocage::model {
class UserCollection;
}

namespace bocage::app {

/// What the user prefers, in one place. Every choice counts at once; nothing waits for a button.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Settings& settings, const model::UserCollection& collection, QWidget* parent);

Q_SIGNALS:
    void languageChosen(const QString& code);
    void lookChosen(bocage::app::Settings::Look look);
    void keysWanted();
    void boxesWanted();
    void autosaveChosen();
    void unitChosen();
    void reopenChosen(bool wanted);
    void templatesChanged();

private:
    QFormLayout* addPage(const QString& title);
    void addWindowPage();
    void addFilesPage();
    void addTablePage();

    Settings& m_settings;
    const model::UserCollection& m_collection;
    QTabWidget* m_tabs;
};

}  // namespace bocage::app
