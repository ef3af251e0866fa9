#pragma once

#include <QDialog>

#include "model/library/content_library.h"
#include "model/studio/rule_test.h"

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace bocage::app {

/// Makes a rule test of the army or scenario in front: what the rules say now becomes what is expected; lines
/// of sight of a scenario can be added.
class KeepTestDialog : public QDialog {
    Q_OBJECT

public:
    /// `packs` are those it can be kept in; `made` what ruleTestOf() gave.
    KeepTestDialog(model::RuleTest made, const std::vector<std::pair<QString, QString>>& packs,
                   rules::LibraryPtr library, QWidget* parent = nullptr);

    /// With the chosen expectations only.
    model::RuleTest test() const;
    /// Path of the chosen pack.
    QString pack() const;

private:
    void list(const model::Expectation& expectation);
    void addSight();
    void refresh();

    model::RuleTest m_made;
    rules::LibraryPtr m_library;
    QLineEdit* m_name;
    QComboBox* m_pack;
    QListWidget* m_expected;
    QLineEdit* m_from = nullptr;
    QLineEdit* m_to = nullptr;
    QPushButton* m_keep;
};

}  // namespace bocage::app
