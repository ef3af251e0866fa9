#pragma once

#include <QPointer>
#include <QScrollArea>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

#include "model/commands/pack_edits.h"
#include "model/studio/field_plan.h"
#include "model/studio/field_values.h"
#include "rules/checks/check.h"

class QLabel;
class QVBoxLayout;

namespace bocage::editor {

/// The form of a piece of content, or of several of one kind at once, made from the plan of their kind.
/// What the rules say stands below the field that it is about, with the ways out as buttons.
class ItemForm : public QScrollArea {
    Q_OBJECT

public:
    explicit ItemForm(model::PackDocument& document, QWidget* parent = nullptr);

    void setItems(const std::vector<rules::ContentId>& items);
    const std::vector<rules::ContentId>& items() const { return m_items; }
    /// The language beside English.
    void setSecondLanguage(const std::string& language);
    void showFindings(const rules::Findings& findings);
    /// Brings a field into sight and gives it the keyboard.
    void reveal(const std::string& pointer);

    /// A picture of the author's becomes what a field names (`/art`, `/symbol` …); says why when it cannot.
    bool takePicture(const std::string& pointer, const QString& path);

    /// objectName of the control of a field.
    static QString controlName(const std::string& pointer) {
        return QStringLiteral("field:") + QString::fromStdString(pointer);
    }

Q_SIGNALS:
    /// A piece got another id while it was edited.
    void itemsRenamed(const std::vector<bocage::rules::ContentId>& items);
    void drawWanted(const std::string& facePointer);

protected:
    void changeEvent(QEvent* event) override;

private:
    using Plan = model::FieldPlan;
    struct Row {
        std::string pointer;
        QWidget* control = nullptr;
        QVBoxLayout* below = nullptr;  ///< where findings go
        std::function<void()> update;
    };

    void later();
    void refresh();
    void rebuild();
    QString shape() const;
    void addRow(QVBoxLayout& rows, const std::string& pointer, const QString& label, QWidget* control,
                std::function<void()> update, const QString& help = {});
    void addFields(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top);
    void addField(QVBoxLayout& rows, const Plan& plan, const std::string& pointer);
    void addWords(QVBoxLayout& rows, const Plan& plan, const std::string& pointer);
    void addGroup(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top);
    void addList(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, bool top);
    /// A list of pieces, shown as chips.
    bool isChips(const Plan& list) const;
    void addChips(QVBoxLayout& rows, const Plan& plan, const std::string& pointer, const QString& label);
    void addDrawn(QVBoxLayout& rows, const std::string& facePointer);
    QWidget* drawing(const Plan& plan, const std::string& pointer, std::function<void()>& update);
    /// What a piece keeps at a place though its kind does not describe it, as fields.
    std::vector<Plan> beyond(const Plan& plan, const std::string& pointer) const;
    QWidget* control(const Plan& plan, const std::string& pointer, std::function<void()>& update);
    /// Whether the field says nothing else when it holds this value than when it is not there.
    bool isUsual(const std::string& pointer, const rules::Json& value) const;
    /// What a choice means where nothing is said; empty when that is none of its values.
    std::string usualChoice(const Plan& plan, const std::string& pointer) const;
    rules::Json blankOf(const Plan& plan) const;

    const rules::Json* first(const std::string& pointer) const;
    /// Whether the chosen pieces say different things there.
    bool differs(const std::string& pointer) const;
    void write(const std::string& pointer, std::optional<rules::Json> value);
    QString stepName(const std::string& pointer) const;

    model::PackDocument& m_document;
    model::PackEdits m_edits;
    std::vector<rules::ContentId> m_items;
    std::string m_kind;
    Plan m_plan;
    std::unique_ptr<model::FieldValues> m_values;
    std::string m_second;
    rules::Findings m_findings;
    std::vector<Row> m_rows;
    QString m_shape;
    QTimer m_timer;
    std::string m_added;  ///< pointer of what a button just added
    QPointer<QVBoxLayout> m_top;
    std::vector<QPointer<QWidget>> m_notes;
};

}  // namespace bocage::editor
