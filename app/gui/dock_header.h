#pragma once

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace bocage::app {

/// The head of a dock: its title in bold, tools beside it, and a cross to close it.
class DockHeader : public QWidget {
    Q_OBJECT

public:
    explicit DockHeader(QDockWidget& dock);
    /// What the head says; the dock keeps a name of its own for tabs and menus.
    void setTitle(const QString& title);
    /// Puts a widget beside the title; the header shares it with nobody.
    void setTools(QWidget* tools);
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void loadIcon();

    QDockWidget& m_dock;
    QLabel* m_title;
    QToolButton* m_close;
    QHBoxLayout* m_layout;
};

}  // namespace bocage::app
