#pragma once

#include <QDialog>

#include "model/roster/army_review.h"

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace bocage::editor {

/// The armies of a folder as a table with picture, faction, points and verdict. For an organiser also: share
/// codes, and one limit, one list of packs and one list of bans for all of them.
class RosterBrowser : public QDialog {
    Q_OBJECT

public:
    enum class Purpose { Browse, Organise };
    RosterBrowser(Purpose purpose, rules::LibraryPtr library, const QString& folder,
                  QWidget* parent = nullptr);

    /// Folders, army files or lists of share codes in place of those shown.
    void setSources(const QStringList& sources);
    const QStringList& sources() const { return m_sources; }
    model::ReviewTerms terms() const;
    const std::vector<model::ArmyReview>& reviews() const { return m_reviews; }

    QTableWidget* table() const { return m_table; }
    QSpinBox* limit() const { return m_limit; }
    QLineEdit* bans() const { return m_bans; }
    QCheckBox* strict() const { return m_strict; }

Q_SIGNALS:
    void fileWanted(const QString& path);
    void armyWanted(const bocage::rules::Roster& army);

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildTerms(QFormLayout& form);
    void retranslate();
    void refresh();
    void fillRow(int row, const model::ArmyReview& review);
    void showChosen();
    void openChosen();
    void chooseFolder();
    void chooseCodes();
    void saveTable();

    Purpose m_purpose;
    rules::LibraryPtr m_library;
    QStringList m_sources;
    std::vector<model::ArmyReview> m_reviews;
    QLineEdit* m_place;
    QToolButton *m_chooseFolder, *m_chooseCodes;
    QSpinBox* m_limit = nullptr;
    QLineEdit* m_bans = nullptr;
    QToolButton* m_packs = nullptr;
    QCheckBox* m_strict = nullptr;
    QTableWidget* m_table;
    QLabel *m_summary, *m_detail;
    QPushButton *m_open, *m_save;
};

}  // namespace bocage::editor
