#pragma once

#include <QWidget>

#include "model/help/manual.h"

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace bocage::editor {

class HelpBrowser;

/// The manual and the rules of every game in one window beside the work: contents and a search at the left,
/// the page at the right.
class HelpWindow : public QWidget {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// A page of the manual, at one of its headings if given.
    void showPage(const QString& id, const QString& anchor = {});
    /// The page of the group of a rule, at that rule.
    void showRule(const QString& system, const QString& rule);
    const model::Manual& manual() const { return m_manual; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fillContents();
    void search(const QString& words);
    /// Shows what a row of the contents or of the matches stands for.
    void open(const QTreeWidgetItem* item);
    void follow(const QUrl& link);
    void step(int by);
    void showPlace(const QString& place);
    void mark(const QString& place);

    model::Manual m_manual;
    QLineEdit* m_search;
    QTreeWidget* m_contents;
    QLabel* m_nothing;
    HelpBrowser* m_browser;
    QString m_place;  ///< "manual/army#by-keyboard" or "rules/normandie/LOS#son-los-03"
};

}  // namespace bocage::editor
