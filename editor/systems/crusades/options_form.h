#pragma once

#include <QWidget>
#include <vector>

#include "model/systems/crusades/house_edits.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace bocage::editor::crusades {

/// Preset and every house option as fields, each with the rule it touches; for a scenario also its decks, who
/// begins and the seed. For a fortress inside a scenario they only show what counts there.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(model::Document& document, QWidget* parent = nullptr);

    /// Follows the document.
    void refresh();
    /// Brings the field of an option ("walls", "preset", "initiative" …) into sight and gives it the
    /// keyboard.
    void showField(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addTable();
    void addOptions();
    QLabel* addRow(const QString& label, QWidget* field);

    struct Field {
        QComboBox* box = nullptr;
        QLabel* touches = nullptr;
        std::function<std::string()> value, usual;  ///< usual: what holds when nothing is chosen
    };
    Field& addField(const QString& name, const QString& label, const QString& tip,
                    const std::vector<std::pair<QString, std::string>>& choices,
                    std::function<std::string()> value, std::function<void(const std::string&)> choose);

    model::crusades::HouseEdits m_house;
    model::ScenarioDocument* m_scenario;  ///< null for a fortress
    QVBoxLayout* m_rows;
    std::vector<Field> m_fields;
    QComboBox* m_first = nullptr;
    QSpinBox* m_seed = nullptr;
};

}  // namespace bocage::editor::crusades
