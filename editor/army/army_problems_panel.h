#pragma once

#include <QPointer>
#include <functional>
#include <vector>

#include "editor/army/army_panel.h"

class QLabel;
class QVBoxLayout;

namespace bocage::editor {

/// What the rules object to, each with its ways out as links. A fix is one undo step; a waiver says why a
/// finding is accepted.
class ArmyProblemsPanel : public ArmyPanel {
    Q_OBJECT

public:
    explicit ArmyProblemsPanel(QWidget* parent = nullptr);

    QString title() const override;
    void setDocument(model::RosterDocument* document) override;
    void setVerdict(const rules::Verdict& verdict) override;
    /// "fix:ROW:WHICH", "waive:ROW", "unwaive:ROW" or "show:ROW"; what the links say.
    void follow(const QString& link);
    /// Says of a finding that names no card whether it can be shown all the same.
    void setPlaces(std::function<bool(const rules::Location&)> places) { m_places = std::move(places); }

Q_SIGNALS:
    void placeWanted(const bocage::rules::Location& location);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void pointAt(const QString& link);
    void pointAtFocused(const QLabel& label);
    QString htmlOf(const rules::Finding& finding, int row, bool waived) const;

    QPointer<model::RosterDocument> m_document;
    rules::Verdict m_verdict;
    QVBoxLayout* m_rows;
    std::function<bool(const rules::Location&)> m_places;
};

}  // namespace bocage::editor
