#pragma once

#include <QWidget>
#include <vector>

#include "model/systems/crusades/table_edits.h"

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace bocage::editor::crusades {

/// Preset, mode, decks and every house option as fields, each with the rule it touches.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(model::ScenarioDocument& document, QWidget* parent = nullptr);

    /// Follows the document.
    void refresh();
    /// Brings the field of an option ("walls", "preset", "initiative" …) into sight and gives it the
    /// keyboard.
    void showField(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();

    struct Field {
        QComboBox* box = nullptr;
        std::function<std::string()> value;
    };
    QComboBox* addField(QFormLayout& rows, const QString& name, const QString& label, const QString& tip,
                        const std::vector<std::pair<QString, std::string>>& choices,
                        std::function<std::string()> value, std::function<void(const std::string&)> choose);

    model::ScenarioDocument& m_document;
    QFormLayout* m_rows;
    std::vector<Field> m_fields;
    QComboBox* m_first = nullptr;
    QSpinBox* m_seed = nullptr;
};

}  // namespace bocage::editor::crusades
