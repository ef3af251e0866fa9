#pragma once

#include <QDialog>
#include <functional>

#include "model/library/content_library.h"
#include "model/studio/rule_test.h"

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace bocage::app {

/// Makes a rule test of the army or scenario in front: what the rules say now becomes what is expected; lines
/// of sight of a scenario and chances of its units can be added.
class KeepTestDialog : public QDialog {
    Q_OBJECT

public:
    /// `packs` are those it can be kept in; `made` what ruleTestOf() gave.
    KeepTestDialog(model::RuleTest made, const std::vector<std::pair<QString, QString>>& packs,
                   rules::LibraryPtr library, QWidget* parent = nullptr);

    /// The two spaces that the chances were asked for last.
    void setAttack(const QString& from, const QString& to);
    /// With the chosen expectations only.
    model::RuleTest test() const;
    /// Path of the chosen pack.
    QString pack() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void list(const model::Expectation& expectation);
    /// A line that asks for two spaces and adds what is true of them now.
    void addQuestion(
        const QString& caption, const QString& button, const QString& name,
        std::function<std::vector<model::Expectation>(const std::string&, const std::string&)> now,
        const QString& hint);
    void refresh();

    model::RuleTest m_made;
    rules::LibraryPtr m_library;
    QLineEdit* m_name;
    QComboBox* m_pack;
    QListWidget* m_expected;
    QVBoxLayout* m_questions = nullptr;
    QPushButton* m_keep;
};

}  // namespace bocage::app
