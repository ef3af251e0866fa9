#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace bocage::app {

/// The head of a dock: its title in bold, a detail beside it (counts), and a cross to close it.
class DockHeader : public QWidget {
    Q_OBJECT

public:
    explicit DockHeader(QDockWidget& dock);
    void setDetail(const QString& text);
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void loadIcon();

    QDockWidget& m_dock;
    QLabel* m_title;
    QLabel* m_detail;
    QToolButton* m_close;
};

}  // namespace bocage::app
