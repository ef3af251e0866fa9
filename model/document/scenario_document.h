#pragma once

#include <functional>
#include <map>

#include "model/document/change.h"
#include "model/document/document.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

using OpenArmies = std::map<QString, rules::Roster>;

/// A scenario being edited. `edit` is the only door to a change: it becomes one undo step that holds nothing
/// but old and new values, and vanishes when nothing changed.
class ScenarioDocument : public Document {
    Q_OBJECT

public:
    explicit ScenarioDocument(rules::Scenario scenario, rules::LibraryPtr library, QObject* parent = nullptr);

    const rules::Scenario& scenario() const { return m_scenario; }

    /// Applies `change` to a copy and pushes the difference. Consecutive edits with the same non-empty merge
    /// key (one drag, one typing run) become one step. Returns false when nothing changed.
    bool edit(const QString& text, const std::function<void(rules::Scenario&)>& change,
              const QString& mergeKey = {});
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
    OpenArmies m_openArmies;
    int m_mergeRun = 0;
};

}  // namespace bocage::model
