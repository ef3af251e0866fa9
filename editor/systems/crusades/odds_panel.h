#pragma once

#include <QPointer>
#include <QWidget>

#include "model/document/document.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace bocage::editor::crusades {

class ReportView;

/// Exact odds of a scenario or of a roster's decks, with an attack to be asked about.
class OddsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OddsPanel(QWidget* parent = nullptr);

    /// A scenario or roster document; null for none.
    void setDocument(model::Document* document);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    /// What is out of sight is worked out when it is looked at.
    void documentChanged();
    void refresh();

    QPointer<model::Document> m_document;
    bool m_stale = true;
    QLabel *m_swordsLabel, *m_cardsLabel, *m_shieldsLabel, *m_postedLabel, *m_lightLabel;
    QSpinBox *m_swords, *m_cards, *m_shields, *m_posted;
    QComboBox* m_light;
    ReportView* m_report;
};

}  // namespace bocage::editor::crusades
