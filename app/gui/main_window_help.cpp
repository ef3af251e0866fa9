#include "app/gui/main_window.h"
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
    on("help.firstSteps", [this] {
        help().showPage(QStringLiteral("first-steps"));
        bringForward(help());
    });
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

void MainWindow::showManual() {
    Page* page = m_pages->current();
    help().showPage(page && page->workspace ? page->workspace->helpPage() : QStringLiteral("first-steps"));
    bringForward(help());
}

}  // namespace bocage::app
