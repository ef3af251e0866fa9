#pragma once

#include <QPointer>
#include <QThread>
#include <QWidget>
#include <atomic>
#include <functional>
#include <memory>

#include "model/document/roster_document.h"
#include "model/document/scenario_document.h"
#include "model/simulation/simulator.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace bocage::editor::crusades {

class ReportView;

/// Plays many games, or one player's turns, in threads of their own and shows what came of it.
class SimulationPanel : public QWidget {
    Q_OBJECT

public:
    explicit SimulationPanel(QWidget* parent = nullptr);
    ~SimulationPanel() override;

    /// A scenario or roster document; null for none.
    void setDocument(model::Document* document);
    bool running() const { return m_thread; }
    void start();
    void stop();

Q_SIGNALS:
    /// A run came to its end, whether whole or stopped.
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showRunning();
    /// What a run came to, told again whenever the language changes.
    using Told = std::function<model::SimulationReport()>;
    void done(const Told& told, const rules::Problems& problems);
    void showAnswer();
    const model::Simulator* simulator() const;
    int seats() const;

    QPointer<model::Document> m_document;
    QPointer<QThread> m_thread;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QComboBox* m_which;
    QSpinBox *m_runs, *m_seed;
    QLabel *m_whichLabel, *m_runsLabel, *m_seedLabel, *m_help;
    std::vector<QLabel*> m_seatLabels;
    std::vector<QComboBox*> m_policies;
    QProgressBar* m_progress;
    QPushButton *m_run, *m_stop;
    ReportView* m_report;
    Told m_told;
    rules::Problems m_problems;
    bool m_stopped = false;
};

}  // namespace bocage::editor::crusades
