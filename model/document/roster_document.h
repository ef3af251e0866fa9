#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "model/document/document.h"
#include "rules/scenario/scenario.h"

namespace bocage::model {

/// An army (party, fortress) being edited. Rosters are small: an undo step keeps both values whole.
class RosterDocument : public Document {
    Q_OBJECT

public:
    explicit RosterDocument(rules::Roster roster, rules::LibraryPtr library, QObject* parent = nullptr);

    const rules::Roster& roster() const { return m_roster; }

    /// As ScenarioDocument::edit.
    virtual bool edit(const QString& text, const std::function<void(rules::Roster&)>& change,
                      const QString& mergeKey = {});
    virtual void endMerge() { ++m_mergeRun; }
    virtual void replace(rules::Roster roster);

    /// The points that count: the army's own limit, or what a scenario gives its player.
    virtual std::optional<int> limit() const { return m_roster.limit; }
    /// Whose army it is, with the lists of content that a scenario permits; null on its own.
    virtual const rules::Player* player() const { return nullptr; }
    /// What the scenario it fights in rules; nothing chosen on its own.
    virtual std::map<std::string, std::string> rulings() const { return {}; }
    /// Accepted findings; inside a scenario they lie there.
    virtual const std::vector<rules::Waiver>& waivers() const { return m_roster.waivers; }
    virtual bool editWaivers(const QString& text,
                             const std::function<void(std::vector<rules::Waiver>&)>& change);

    QString displayName() const override;
    QByteArray toBytes() const override;
    QString suffix() const override { return QStringLiteral("army.json"); }

Q_SIGNALS:
    void changed();

protected:
    void setRoster(const rules::Roster& roster);

private:
    rules::Roster m_roster;
    int m_mergeRun = 0;
};

}  // namespace bocage::model
