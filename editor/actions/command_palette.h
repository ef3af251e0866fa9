#pragma once

#include <QFrame>
#include <QIcon>
#include <QPointer>
#include <functional>
#include <vector>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace bocage::editor {

/// Something the palette can find: an action, a cell, a placed thing, an open document.
struct Findable {
    QString text;
    QString detail;    ///< category or place, shown small
    QString shortcut;  ///< shown at the right
    QIcon icon;
    bool enabled = true;
    std::function<void()> run;
    QString words = {};  ///< found by these as well, though they are not shown
};

/// "Find anything": a field and the best matches below it. Arrows choose, Enter does it, Escape leaves.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    /// Asked anew each time the palette opens or the text changes (cells depend on what is typed).
    using Source = std::function<std::vector<Findable>(const QString& query)>;

    CommandPalette(QWidget* window, Source source);

    void popup();
    QLineEdit* field() const { return m_field; }
    QListView* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void run(const QModelIndex& index);
    void place();
    void retranslate();

    Source m_source;
    QLineEdit* m_field;
    QListView* m_list;
    QStandardItemModel* m_model;
    std::vector<Findable> m_shown;
    QPointer<QWidget> m_focusBefore;
};

}  // namespace bocage::editor
