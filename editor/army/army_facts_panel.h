#pragma once

#include <QPointer>
#include <array>

#include "editor/army/army_panel.h"

class QLabel;
class QLineEdit;

namespace bocage::editor {

/// Who plays the list, for which club, and when: what a tournament asks for at the head of it.
class ArmyFactsPanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit ArmyFactsPanel(QWidget* parent = nullptr);

    QString title() const override { return tr("Player and club"); }
    void setDocument(model::RosterDocument* document) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();

    QPointer<model::RosterDocument> m_document;
    std::array<QLabel*, 3> m_labels{};
    std::array<QLineEdit*, 3> m_fields{};  ///< in the order of RosterFact
};

}  // namespace bocage::editor
