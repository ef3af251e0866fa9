#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace bocage::app {

/// The user's own templates, to be renamed and deleted.
class TemplatesPage : public QWidget {
    Q_OBJECT

public:
    explicit TemplatesPage(QWidget* parent = nullptr);

Q_SIGNALS:
    /// Templates were renamed or deleted.
    void changed();

private:
    void fill();
    void refresh();
    QString chosen() const;
    void rename();
    void remove();

    QLabel* m_words;
    QListWidget* m_list;
    QPushButton *m_rename, *m_remove;
};

}  // namespace bocage::app
