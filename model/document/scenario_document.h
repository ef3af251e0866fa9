#pragma once

#include <functional>
#include <map>
#include <memory>

#include "model/document/document.h"
#include "model/plan/change.h"
#include "model/plan/scenario_target.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

using OpenArmies = std::map<QString, rules::Roster>;

/// A scenario being edited. `edit` is the only door to a change: it becomes one undo step that holds nothing
/// but old and new values, and vanishes when nothing changed.
class ScenarioDocument : public Document, public ScenarioTarget {
    Q_OBJECT

public:
    explicit ScenarioDocument(rules::Scenario scenario, rules::LibraryPtr library, QObject* parent = nullptr);

    const rules::Scenario& scenario() const override { return m_scenario; }
    const rules::LibraryPtr& library() const override { return Document::library(); }
    /// The value as it is now, for threads: one copy for all who ask between two changes.
    std::shared_ptr<const rules::Scenario> snapshot() const;

    /// Applies `change` to a copy and pushes the difference. Consecutive edits with the same non-empty merge
    /// key (one drag, one typing run) become one step. Returns false when nothing changed.
    bool edit(const QString& text, const std::function<void(rules::Scenario&)>& change,
              const QString& mergeKey = {}) override;
    /// Ends a run of merging edits, so that the next one starts its own undo step.
    void endMerge() { ++m_mergeRun; }

    /// Armies that this scenario links and that are open with changes not saved yet, by absolute path: what
    /// is seen of them here is what their tabs show, not what their files hold.
    const OpenArmies& openArmies() const { return m_openArmies; }
    void setOpenArmies(OpenArmies armies);

    /// Replaces the value and clears the history, after a reload from disk.
    void replace(rules::Scenario scenario);

    QString displayName() const override;
    QByteArray toBytes() const override;
    QString suffix() const override { return QStringLiteral("scenario.json"); }

Q_SIGNALS:
    void changed(const bocage::model::Change& change);
    /// A linked army is another one now: in its tab, or on the disk.
    void linkedArmiesChanged();

private:
    friend class ScenarioCommand;
    rules::Scenario m_scenario;
    mutable std::weak_ptr<const rules::Scenario> m_snapshot;
    OpenArmies m_openArmies;
    int m_mergeRun = 0;
};

}  // namespace bocage::model
