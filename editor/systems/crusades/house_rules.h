#pragma once

#include <QPointer>
#include <QWidget>

#include "model/document/roster_document.h"

class QLabel;
class QVBoxLayout;

namespace bocage::editor::crusades {

class OptionsForm;

/// The house rules that a fortress is built for: fields where it is a file of its own, shown only where a
/// scenario decides.
class HouseRules : public QWidget {
    Q_OBJECT

public:
    explicit HouseRules(QWidget* parent = nullptr);

    void setDocument(model::RosterDocument* document);
    /// Brings the field of an option into sight and gives it the keyboard, once the section is laid out.
    void showField(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPointer<model::RosterDocument> m_document;
    QVBoxLayout* m_rows;
    QLabel* m_told;
    QPointer<OptionsForm> m_form;
};

}  // namespace bocage::editor::crusades
