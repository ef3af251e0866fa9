#pragma once

#include <QCoreApplication>
#include <functional>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/briefing_fields.h"
#include "model/commands/briefing_edits.h"

class QToolButton;

namespace bocage::editor {

/// The form of one player: faction, points, cards, what is handed out, permitted, required and forbidden, and
/// the armies.
class ForceForm {
    Q_DECLARE_TR_FUNCTIONS(ForceForm)

public:
    struct Parts {
        model::ScenarioDocument& document;
        BriefingFields& fields;
        std::string language;
        std::function<QToolButton*(const char*, const QString&, const char*, std::function<void()>)> tool;
        std::function<void(const rules::PlayerId&, const rules::ElementId&)> openArmy;
        std::function<const rules::Findings&()> findings;
        std::function<void()> save;  ///< asks for a file when the scenario has none
    };

    ForceForm(Parts parts, rules::PlayerId id) : m_parts(std::move(parts)), m_id(std::move(id)) {}

    QWidget* make(const QString& pointer) const;
    static QString shapeOf(const rules::Player& player);

private:
    static const rules::Player& find(const model::ScenarioDocument& document, const rules::PlayerId& id);
    /// Whether the game asks this of its players.
    bool asks(const char* field) const;
    QString name(const char* field) const;
    QWidget* basics() const;
    QWidget* budget() const;
    QWidget* grants() const;
    QWidget* list(model::ForceList list, const QString& caption, const QString& add,
                  const QString& title) const;
    QWidget* armies() const;
    QWidget* armyRow(const rules::Force::Army& army) const;
    void linkArmy() const;

    Parts m_parts;
    rules::PlayerId m_id;
};

}  // namespace bocage::editor
