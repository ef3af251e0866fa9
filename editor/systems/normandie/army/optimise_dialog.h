#pragma once

#include <QDialog>
#include <QPointer>
#include <QThread>
#include <atomic>
#include <memory>
#include <optional>

#include "rules/content/collection.h"
#include "rules/scenario/scenario.h"
#include "rules/systems/normandie/army/army_optimizer.h"

class QComboBox;
class QCheckBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace bocage::editor {

/// Makes an army: fills the last points of the one at hand, finds the best for a goal, or draws one at
/// random. Searches in a thread, can be stopped, and says what was chosen and what each thing adds.
class OptimiseDialog : public QDialog {
    Q_OBJECT

public:
    enum class Purpose { FillLastPoints, BestArmy, RandomArmy };

    /// `player` is whose army it is inside a scenario: budget and lists of content hold. May be null.
    OptimiseDialog(Purpose purpose, rules::normandie::ContentPtr content, const rules::Roster& roster,
                   const rules::Player* player = nullptr, QWidget* parent = nullptr);
    ~OptimiseDialog() override;

    /// The army to take, once there is one.
    const std::optional<rules::normandie::BestArmy>& army() const { return m_army; }
    /// What the boxes owned limit it to.
    void setCollection(const rules::Collection& collection);

    void start();
    void stop();
    bool running() const { return m_thread; }

Q_SIGNALS:
    /// The search came to its end, with or without an army.
    void searched();

private:
    void buildFields();
    void fillFactions();
    void fillHeroes();
    void fillContent();
    void chooseCollection();
    void forget();
    void showResult(std::optional<rules::normandie::BestArmy> best, bool stopped);
    void showRunning(bool running);
    rules::ContentId faction() const;
    std::vector<rules::ContentId> uncheckedContent() const;

    Purpose m_purpose;
    rules::normandie::ContentPtr m_content;
    rules::Roster m_roster;
    std::vector<rules::ContentId> m_permitted, m_forbidden;
    std::optional<rules::Collection> m_collection;
    std::optional<rules::normandie::BestArmy> m_army;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QPointer<QThread> m_thread;

    QFormLayout* m_fields = nullptr;
    QComboBox* m_goal = nullptr;
    QLabel* m_goalHelp = nullptr;
    QComboBox* m_faction = nullptr;
    QComboBox* m_hero = nullptr;
    QSpinBox* m_points = nullptr;
    QSpinBox* m_seed = nullptr;
    QTreeWidget* m_allowed = nullptr;
    QCheckBox* m_owned = nullptr;
    QLabel* m_summary = nullptr;
    QTreeWidget* m_chosen = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton *m_run = nullptr, *m_stop = nullptr, *m_take = nullptr;
};

}  // namespace bocage::editor
