#pragma once

#include <QCoreApplication>
#include <functional>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/briefing_fields.h"
#include "model/commands/briefing_edits.h"

class QToolButton;

namespace bocage::editor {

/// The form of one victory condition: what its kind needs and no more, with the sentence on top.
class VictoryForm {
    Q_DECLARE_TR_FUNCTIONS(VictoryForm)

public:
    using Victory = rules::VictoryCondition;
    /// What the section lends.
    struct Parts {
        model::ScenarioDocument& document;
        BriefingFields& fields;
        std::string language;
        std::function<QToolButton*(const char*, const QString&, const char*, std::function<void()>)> tool;
        std::function<void(const std::vector<rules::ElementId>&)> showOnMap;
    };

    VictoryForm(Parts parts, rules::ElementId id) : m_parts(std::move(parts)), m_id(std::move(id)) {}

    QWidget* make(const QColor& stripe) const;
    /// Changes when the form needs other controls.
    static QString shapeOf(const Victory& condition);

private:
    static const Victory& find(const model::ScenarioDocument& document, const rules::ElementId& id);
    QString name(const char* field) const;
    QWidget* targets() const;
    QWidget* units() const;
    QWidget* scores() const;
    QWidget* numbers() const;
    QWidget* words() const;

    Parts m_parts;
    rules::ElementId m_id;
};

}  // namespace bocage::editor
