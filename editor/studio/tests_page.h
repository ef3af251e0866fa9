#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>

#include "model/document/pack_document.h"
#include "model/studio/rule_test.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace bocage::editor {

/// The rule tests of a pack: asked again after every change of the pack while the page is in sight, and on
/// wish which values no test would notice.
class TestsPage : public QWidget {
    Q_OBJECT

public:
    explicit TestsPage(model::PackDocument& document, QWidget* parent = nullptr);
    ~TestsPage() override;

    QTreeWidget& tests() { return *m_tests; }
    QTreeWidget& coverage() { return *m_coverage; }
    /// Whether what is shown is about the pack as it is now.
    bool upToDate() const { return m_upToDate; }

Q_SIGNALS:
    /// The army or scenario of a test is wanted in a tab of its own.
    void openWanted(const bocage::model::RuleTest& test);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Results;
    struct Measured;

    void later();
    void run();
    void show(const Results& results);
    void measure();
    void show(const Measured& measured);
    void overtake();
    void retranslate();
    void refreshButtons();
    template <class Work, class Finish>
    void inThread(Work work, Finish finish);
    /// The file of the chosen test; empty when none is.
    QString chosen() const;

    model::PackDocument& m_document;
    QTimer m_timer;
    bool m_upToDate = false;
    std::shared_ptr<std::atomic_bool> m_overtaken;
    QLabel* m_summary;
    QLabel* m_note;
    QTreeWidget* m_tests;
    QPushButton* m_open;
    QPushButton* m_remove;
    QPushButton* m_measure;
    QLabel* m_covered;
    QTreeWidget* m_coverage;
};

}  // namespace bocage::editor
