#pragma once

#include <QFrame>
#include <functional>
#include <vector>

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
        QString name = {};  ///< objectName of the button
    };

    NoticeBar(Kind kind, const QString& sentence, const QString& detail, std::vector<Choice> choices,
              QWidget* parent = nullptr);

    /// What it is about, so that it can be withdrawn when that is settled elsewhere.
    void setSubject(const QString& subject) { m_subject = subject; }
    const QString& subject() const { return m_subject; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind m_kind;
    QString m_subject;
};

}  // namespace bocage::app
