#pragma once

#include <QIcon>
#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QWidget;

namespace bocage::model {
class ScenarioDocument;
}

namespace bocage::editor {

/// Makes the controls of a briefing and keeps them in step with the document: each knows how to read its
/// value and how to write it. Typing becomes undo steps of a word or of what came before a pause, and undo
/// belongs to the document, not to the field.
class BriefingFields : public QObject {
    Q_OBJECT

public:
    using Read = std::function<QString()>;
    using Write = std::function<void(const QString&)>;
    using ReadNumber = std::function<std::optional<int>()>;
    using WriteNumber = std::function<void(std::optional<int>)>;
    struct Choice {
        QString key;
        QString text;
        QIcon icon = {};
    };

    explicit BriefingFields(model::ScenarioDocument& document, QObject* parent = nullptr);

    QLineEdit* line(const QString& name, const QString& label, Read read, Write write, Read ghost = {});
    QPlainTextEdit* paragraph(const QString& name, const QString& label, Read read, Write write,
                              Read ghost = {}, int lines = 2);
    /// With words for "none", one step below the lowest number stands for it.
    QSpinBox* number(const QString& name, const QString& label, int lowest, int highest, const QString& none,
                     ReadNumber read, WriteNumber write);
    QComboBox* choice(const QString& name, const QString& label, const std::vector<Choice>& choices,
                      Read read, Write write);
    QCheckBox* check(const QString& name, const QString& text, std::function<bool()> read,
                     std::function<void(bool)> write);

    /// Anything else that follows the document.
    void follow(QWidget* widget, std::function<void()> update);
    /// The same for what the rules say of the document too, which they say a moment later.
    void followFindings(QWidget* widget, std::function<void()> update);
    void updateFindings();
    /// Reads every field again.
    void update();
    /// Forgets the fields; their widgets are about to go.
    void clear() { m_updates.clear(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void own(QWidget* widget, const QString& name, const QString& label);
    /// Writes one stroke, in a step of its own where one begins.
    Write typing(const Read& read, Write write) const;

    struct Update {
        QPointer<QWidget> widget;
        std::function<void()> run;
        bool findings = false;
    };
    model::ScenarioDocument& m_document;
    std::vector<Update> m_updates;
};

}  // namespace bocage::editor
