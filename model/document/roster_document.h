#pragma once

#include <functional>

#include "model/document/document.h"
#include "rules/roster/roster.h"

namespace bocage::model {

/// An army (party, fortress) being edited. Rosters are small: an undo step keeps both values whole.
class RosterDocument : public Document {
    Q_OBJECT

public:
    explicit RosterDocument(rules::Roster roster, rules::LibraryPtr library, QObject* parent = nullptr);

    const rules::Roster& roster() const { return m_roster; }

    /// As ScenarioDocument::edit.
    bool edit(const QString& text, const std::function<void(rules::Roster&)>& change,
              const QString& mergeKey = {});
    void endMerge() { ++m_mergeRun; }
    void replace(rules::Roster roster);

    QString displayName() const override;
    QByteArray toBytes() const override;
    QString suffix() const override { return QStringLiteral("army.json"); }

Q_SIGNALS:
    void changed();

private:
    friend class RosterCommand;
    rules::Roster m_roster;
    int m_mergeRun = 0;
};

}  // namespace bocage::model
