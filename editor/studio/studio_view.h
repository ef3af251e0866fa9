#pragma once

#include <QWidget>
#include <map>
#include <vector>

#include "editor/studio/item_form.h"
#include "editor/studio/value_table.h"
#include "model/document/pack_document.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace bocage::editor {

class BalancePage;
class BoardPage;
class ManifestForm;
class PiecePreview;
class TestsPage;

/// The page of a pack: the form of what is chosen with the drawn piece beside it, or the table of a kind.
class StudioView : public QWidget {
    Q_OBJECT

public:
    enum class Mode { Form, Table, Board, Tests, Balance };

    explicit StudioView(model::PackDocument& document, QWidget* parent = nullptr);

    model::PackDocument& document() const { return m_document; }
    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// What the outline has chosen: pieces of one kind, or a kind, or the pack itself.
    void choose(const std::string& kind, const std::vector<rules::ContentId>& items);
    const std::vector<rules::ContentId>& chosen() const { return m_items; }
    const std::string& kind() const { return m_kind; }
    void setVerdict(const rules::Verdict& verdict);
    void reveal(const std::string& pointer);
    /// Whether what is chosen has prices that can be weighed; else there is no page of balance.
    bool hasBalance() const;
    /// Gives the keyboard to the first field of the form or to the table.
    void focusPage();
    /// The same with the name chosen as a whole: typing gives a new piece another.
    void focusName();

    ItemForm& form() { return *m_form; }
    ValueTable& table() { return *m_table; }
    PiecePreview& preview() { return *m_preview; }
    BoardPage& board() { return *m_board; }
    TestsPage& tests() { return *m_tests; }
    BalancePage& balance() { return *m_balance; }

Q_SIGNALS:
    void itemsRenamed(const std::vector<bocage::rules::ContentId>& items);
    /// The table went to another piece.
    void tableCurrent(const bocage::rules::ContentId& id);
    void addWanted();
    void copyWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void showScans();
    bool isBoard() const;
    bool isAboutPack() const { return m_mode == Mode::Tests || m_mode == Mode::Balance; }

    model::PackDocument& m_document;
    Mode m_mode = Mode::Form;
    std::string m_kind;
    std::vector<rules::ContentId> m_items;
    QLabel* m_heading;
    QPushButton* m_formButton;
    QPushButton* m_tableButton;
    QPushButton* m_boardButton;
    QPushButton* m_testsButton;
    QPushButton* m_balanceButton;
    QComboBox* m_language;
    QLabel* m_languageLabel;
    QStackedWidget* m_pages;
    ManifestForm* m_manifest;
    QWidget* m_itemPage;
    ItemForm* m_form;
    PiecePreview* m_preview;
    ValueTable* m_table;
    BoardPage* m_board;
    TestsPage* m_tests;
    BalancePage* m_balance;
    struct Scan {
        QByteArray bytes, clean;
        bool shown = false;  ///< those who draw know it
    };
    std::map<QString, Scan> m_scans;  ///< by name
    QWidget* m_empty;
    QLabel* m_emptyText;
    QPushButton* m_emptyAdd;
    QPushButton* m_emptyCopy;
};

}  // namespace bocage::editor
