#pragma once

#include <QWidget>
#include <array>

#include "model/items/findings_tree.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace bocage::editor {

/// The line above the problems: how many of each kind there are (and whether they are shown), how they are
/// grouped, a filter, and the strict switch.
class ProblemsBar : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsBar(QWidget* parent = nullptr);

    void setCounts(int errors, int warnings, int notes, int missing, int waived);
    model::FindingsTree::Filter filter() const;
    model::FindingsTree::Grouping grouping() const;
    bool strict() const;
    void setStrict(bool strict);

    /// The choices as one word for the settings, and back; nonsense changes nothing.
    QString state() const;
    void restoreState(const QString& state);
    void focusFilter();

    QPushButton* chip(rules::Severity severity) const { return m_chips[static_cast<std::size_t>(severity)]; }
    QPushButton* waivedChip() const { return m_chips.back(); }

Q_SIGNALS:
    void changed();
    void strictChanged(bool strict);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refreshTexts();

    std::array<QPushButton*, 5> m_chips{};  ///< errors, warnings, notes, not owned, waived
    std::array<int, 5> m_counts{};
    QComboBox* m_grouping;
    QLineEdit* m_text;
    QPushButton* m_strict;
};

}  // namespace bocage::editor
