#pragma once

#include <QFrame>
#include <functional>
#include <vector>

class QLabel;
class QHBoxLayout;

namespace bocage::app {

/// A quiet strip above a document that says something and offers what to do: nothing pops up, nothing is
/// lost by not reacting.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Information, Warning };
    struct Choice {
        QString text;
        std::function<void()> run;  ///< may be empty: just closes the notice
        bool accent = false;
    };

    NoticeBar(Kind kind, const QString& sentence, const QString& detail, std::vector<Choice> choices,
              QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind m_kind;
};

}  // namespace bocage::app
