#include "app/gui/application.h"
#include "app/gui/main_window.h"
#include "app/gui/preferences_dialog.h"
#include "app/gui/welcome_page.h"
#include "editor/help/help_window.h"
#include "editor/panels/problems_panel.h"
#include "model/library/rule_catalogues.h"
#include "rules/systems/game_system.h"

namespace bocage::app {

namespace {

void bringForward(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

}  // namespace

void MainWindow::connectHelp() {
    const auto on = [this](const char* id, auto run) {
        m_actions.connectTo(QString::fromLatin1(id), this, run);
    };
    const auto readRule = [this](const QString& system, const QString& rule) {
        help().showRule(system, rule);
        bringForward(help());
    };
    on("help.manual", [this] { showManual(); });
    on("help.firstSteps", [this] { showManual(QStringLiteral("first-steps")); });
    on("help.rules", [this, readRule] {
        const rules::GameSystem& system = *rules::gameSystems().front();
        const auto catalogue = model::ruleCatalogue(std::string(system.id()));
        readRule(QString::fromStdString(std::string(system.id())),
                 catalogue ? QString::fromStdString(catalogue->rules().front().id) : QString());
    });
    on("check.rule", [this, readRule] {
        const std::string rule = m_problems->currentRule();
        readRule(QString::fromStdString(m_problems->system()), QString::fromStdString(rule));
    });
    connect(m_problems, &editor::ProblemsPanel::ruleWanted, this, readRule);
}

editor::HelpWindow& MainWindow::help() {
    // Made when first asked for: the pages are read then.
    if (!m_help)
        m_help = new editor::HelpWindow(this);
    return *m_help;
}

void MainWindow::showManual(const QString& id) {
    Page* page = m_pages->current();
    const QString here =
        page && page->workspace ? page->workspace->helpPage() : QStringLiteral("first-steps");
    help().showPage(id.isEmpty() ? here : id);
    bringForward(help());
}

void MainWindow::showPreferences() {
    PreferencesDialog dialog(m_settings, m_collection, this);
    connect(&dialog, &PreferencesDialog::languageChosen, this, [this](const QString& code) {
        for (QAction* action : m_languageMenu->actions())
            action->setChecked(action->objectName() == QStringLiteral("language.%1").arg(code));
        setLanguage(code);
    });
    connect(&dialog, &PreferencesDialog::lookChosen, this, [this](Settings::Look look) {
        m_settings.setLook(look);
        // Says the look without choosing one: a click on the action would.
        const QSignalBlocker quiet(m_actions.action(QStringLiteral("view.dark")));
        m_actions.action(QStringLiteral("view.dark"))->setChecked(isDark(m_settings));
        applyTheme(isDark(m_settings));
    });
    connect(&dialog, &PreferencesDialog::keysWanted, this, &MainWindow::showKeys);
    connect(&dialog, &PreferencesDialog::boxesWanted, this,
            [this] { m_actions.action(QStringLiteral("army.boxes"))->trigger(); });
    connect(&dialog, &PreferencesDialog::autosaveChosen, this, &MainWindow::applySettings);
    connect(&dialog, &PreferencesDialog::unitChosen, this, &MainWindow::applySettings);
    connect(&dialog, &PreferencesDialog::reopenChosen, this, [this](bool wanted) {
        if (QAction* reopen = m_actions.action(QStringLiteral("file.reopenAtStart"));
            reopen->isChecked() != wanted)
            reopen->trigger();
    });
    connect(&dialog, &PreferencesDialog::templatesChanged, this, [this] {
        if (m_welcome)
            m_welcome->refreshTemplates();
    });
    dialog.exec();
}

void MainWindow::applySettings() {
    // A copy is begun early enough to be on the disk by then.
    m_autosave.setDelay(std::chrono::milliseconds(m_settings.autosaveSeconds() * 750));
    model::useLengthUnit(m_settings.lengthUnit());
    refreshStatus();
}

}  // namespace bocage::app
