#pragma once

#include <QThread>
#include <atomic>
#include <memory>

#include "editor/briefing/briefing_section.h"
#include "model/simulation/simulator.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace bocage::editor::malice {

/// Asks the simulators of the game about this scenario: a form of what can be set, progress that can be
/// stopped, tables and curves. A second card rolls creatures and explains the dice.
class SimulationSection : public BriefingSection {
    Q_OBJECT

public:
    explicit SimulationSection(BriefingContext& context);
    ~SimulationSection() override;

    QString title() const override;
    QString icon() const override { return QStringLiteral("plot"); }
    QStringList anchors() const override { return {}; }

protected:
    QString hint() const override;
    QString shape() const override { return {}; }
    void build(QVBoxLayout& rows) override;

private:
    struct Job;
    QWidget* simulatorCard();
    QWidget* creatureCard();
    void choose();
    void start();
    void stop();
    void forgetResult();
    void forgetCreature();
    void finish(const std::shared_ptr<Job>& job);
    void show(const model::SimulationReport& report);
    void rollCreature();

    std::map<std::string, std::function<std::string()>> m_values;  ///< by name of a parameter
    QComboBox* m_which = nullptr;
    QLabel* m_help = nullptr;
    QWidget* m_form = nullptr;
    QVBoxLayout* m_formPlace = nullptr;
    QSpinBox* m_runs = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QProgressBar* m_progress = nullptr;
    QWidget* m_result = nullptr;
    QVBoxLayout* m_resultPlace = nullptr;
    QComboBox* m_terrain = nullptr;
    QComboBox* m_opponent = nullptr;
    QSpinBox* m_light = nullptr;
    QSpinBox* m_dark = nullptr;
    QLabel* m_creature = nullptr;
    std::uint64_t m_rolls = 0;
    std::shared_ptr<Job> m_job;
    std::unique_ptr<QThread> m_thread;
};

}  // namespace bocage::editor::malice
