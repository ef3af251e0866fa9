#pragma once

#include <QDialog>

#include "editor/panels/box_panel.h"

class QDialogButtonBox;

namespace bocage::editor {

/// Swaps placed boards or overlays for another of their kind. Says why a choice does not fit before it is
/// made.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    ReplaceDialog(model::ScenarioDocument& document, std::vector<rules::ElementId> ids,
                  model::PaletteModel::Group group, const rules::Collection& collection, QWidget* parent);

    void accept() override;

private:
    void judge();
    QString shortage(const rules::ContentId& content) const;

    model::ScenarioDocument& m_document;
    std::vector<rules::ElementId> m_ids;
    model::PaletteModel m_model;
    BoxFilter m_filter;
    BoxList* m_list;
    QLabel* m_reason;
    QDialogButtonBox* m_buttons;
};

}  // namespace bocage::editor
