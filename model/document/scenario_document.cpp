#include "model/document/scenario_document.h"

#include <QFileInfo>
#include <QUndoCommand>

#include "model/language/language.h"
#include "model/plan/scenario_patch.h"
#include "rules/format/formats.h"

namespace bocage::model {

/// The one undo command of scenarios: a difference, and how to walk it both ways.
class ScenarioCommand : public QUndoCommand {
public:
    /// `after` is what the step leads to; whoever pushes the step keeps it alive meanwhile.
    ScenarioCommand(ScenarioDocument& document, const QString& text, ScenarioPatch patch,
                    const std::shared_ptr<rules::Scenario>& after, const QString& mergeKey)
        : QUndoCommand(text),
          m_document(document),
          m_patch(std::move(patch)),
          m_after(after),
          m_mergeKey(mergeKey),
          m_mergeRun(document.m_mergeRun) {}

    void redo() override {
        const ScenarioDocument::Changing changing(m_document);
        m_document.m_snapshot.reset();
        m_patch.apply(m_document.m_scenario);
        Q_EMIT m_document.changed(m_patch.change());
    }
    void undo() override {
        const ScenarioDocument::Changing changing(m_document);
        m_document.m_snapshot.reset();
        m_patch.revert(m_document.m_scenario);
        Q_EMIT m_document.changed(m_patch.change());
    }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* command) override {
        const auto* next = static_cast<const ScenarioCommand*>(command);
        if (next->m_mergeKey != m_mergeKey || next->m_mergeRun != m_mergeRun)
            return false;
        // The next step has just been done: what it led to is at hand, and nobody needs it any more.
        const std::shared_ptr<rules::Scenario> before = next->m_after.lock();
        if (!before)
            return false;
        next->m_patch.revert(*before);
        m_patch.revert(*before);
        m_patch = ScenarioPatch::between(*before, m_document.m_scenario);
        setObsolete(m_patch.empty());
        return true;
    }

private:
    ScenarioDocument& m_document;
    ScenarioPatch m_patch;
    std::weak_ptr<rules::Scenario> m_after;
    QString m_mergeKey;
    int m_mergeRun;
};

ScenarioDocument::ScenarioDocument(rules::Scenario scenario, rules::LibraryPtr library, QObject* parent)
    : Document(std::move(library), parent), m_scenario(std::move(scenario)) {}

bool ScenarioDocument::edit(const QString& text, const std::function<void(rules::Scenario&)>& change,
                            const QString& mergeKey) {
    if (!mayBegin(text))
        return false;
    // Not made in one block with its counter: that would stay as long as the step.
    const std::shared_ptr<rules::Scenario> after(new rules::Scenario(m_scenario));
    change(*after);
    ScenarioPatch patch = ScenarioPatch::between(m_scenario, *after);
    if (patch.empty())
        return false;
    undoStack().push(new ScenarioCommand(*this, text, std::move(patch), after, mergeKey));
    return true;
}

std::shared_ptr<const rules::Scenario> ScenarioDocument::snapshot() const {
    std::shared_ptr<const rules::Scenario> snapshot = m_snapshot.lock();
    if (!snapshot) {
        snapshot = std::make_shared<const rules::Scenario>(m_scenario);
        m_snapshot = snapshot;
    }
    return snapshot;
}

void ScenarioDocument::setOpenArmies(OpenArmies armies) {
    if (armies == m_openArmies)
        return;
    m_openArmies = std::move(armies);
    Q_EMIT linkedArmiesChanged();
}

void ScenarioDocument::replace(rules::Scenario scenario) {
    const Changing changing(*this);
    undoStack().clear();
    m_snapshot.reset();
    m_scenario = std::move(scenario);
    Change change;
    change.everything = true;
    Q_EMIT changed(change);
}

QString ScenarioDocument::displayName() const {
    const QString title = QString::fromStdString(m_scenario.title.in(currentLanguage().toStdString()));
    if (!title.isEmpty())
        return title;
    return path().isEmpty() ? tr("Untitled scenario") : QFileInfo(path()).fileName();
}

QByteArray ScenarioDocument::toBytes() const {
    return QByteArray::fromStdString(rules::writeScenario(m_scenario));
}

}  // namespace bocage::model
