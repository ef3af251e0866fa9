#pragma once

#include <QWidget>

#include "model/document/scenario_document.h"

class QBoxLayout;
class QPushButton;
class QStackedWidget;

namespace bocage::editor {

class BriefingView;

/// The page of one scenario with its two faces: the centre, which is a map or whatever else its game is
/// played on, and the briefing with all that is written.
class FacedView : public QWidget {
    Q_OBJECT

public:
    enum class Face { Centre, Briefing };

    model::ScenarioDocument& document() { return m_document; }
    BriefingView& briefing() { return *m_briefing; }

    Face face() const;
    void setFace(Face face);

Q_SIGNALS:
    void faceChanged();

protected:
    explicit FacedView(model::ScenarioDocument& document, QWidget* parent = nullptr);

    /// Puts the first face together; `front` gets the keyboard.
    void setCentre(QWidget* page, QWidget* front, const QString& buttonName, const QString& icon);
    /// A scenario of which there is nothing but the briefing.
    void setOnlyBriefing();
    virtual QString centreTitle() const = 0;
    virtual QString centreTip() const = 0;
    /// The bar above both faces, right of their buttons.
    QBoxLayout& bar() { return *m_switch; }
    void retranslate();

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    /// The panels beside the centre leave with it: the switch stays under the pointer all the same.
    void keepSwitchInPlace();

    model::ScenarioDocument& m_document;
    BriefingView* m_briefing;
    QWidget* m_front = nullptr;
    QStackedWidget* m_faces;
    QPushButton* m_centreButton;
    QPushButton* m_briefingButton;
    QBoxLayout* m_switch = nullptr;
    int m_switchLeft = -1;  ///< in the window, where it stands beside the centre
};

}  // namespace bocage::editor
