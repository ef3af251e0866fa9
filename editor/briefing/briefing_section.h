#pragma once

#include <QScrollArea>
#include <QSet>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/briefing_fields.h"
#include "model/commands/briefing_edits.h"
#include "model/document/scenario_document.h"

class QPushButton;
class QToolButton;

namespace bocage::model {
class UserCollection;
}

namespace bocage::editor {

/// What the sections of one briefing share.
struct BriefingContext {
    model::ScenarioDocument& document;
    std::string language;                         ///< texts are written in this language
    rules::Findings findings = {};                ///< what the rules say now
    model::UserCollection* collection = nullptr;  ///< the user's shelf, may be null
};

/// One section of the briefing. It is built anew when the shape of what it shows changed (a side more, an
/// event less) and else only refreshed field by field, so that the keyboard keeps its place.
class BriefingSection : public QScrollArea {
    Q_OBJECT

public:
    BriefingSection(BriefingContext& context, const QString& id, QWidget* parent = nullptr);

    const QString& id() const { return m_id; }
    virtual QString title() const = 0;
    virtual QString icon() const = 0;
    /// What findings of this section are about, as for BriefingCard.
    virtual QStringList anchors() const = 0;

    /// Follows the document; cheap when nothing changed that it shows.
    void refresh();
    /// Everything anew, after the language or the packs changed.
    void rebuild();
    void showFindings();
    /// Scrolls to the card that a place belongs to and marks it; without one, to the top.
    void showPlace(const rules::Location& location);

Q_SIGNALS:
    /// The map should be shown with these things selected.
    void mapWanted(const std::vector<bocage::rules::ElementId>& ids);
    /// The scenario needs a file before this can be done.
    void saveWanted();
    void openArmyWanted(const bocage::rules::PlayerId& player, const bocage::rules::ElementId& army);

protected:
    /// Changes when widgets have to come or go.
    virtual QString shape() const = 0;
    virtual QString hint() const = 0;
    virtual void build(QVBoxLayout& rows) = 0;

    model::ScenarioDocument& document() const { return m_context.document; }
    const rules::Scenario& scenario() const { return m_context.document.scenario(); }
    const rules::Library& library() const { return *m_context.document.library(); }
    const std::string& language() const { return m_context.language; }
    model::BriefingEdits edits() const { return model::BriefingEdits(m_context.document); }
    const rules::Findings& findings() const { return m_context.findings; }
    BriefingFields& fields() { return m_fields; }
    model::UserCollection* collection() const { return m_context.collection; }

    /// A text in the language being written, and what stands there otherwise.
    QString written(const rules::Text& text) const;
    QString otherwise(const rules::Text& text, const QString& fallback = {}) const;

    QPushButton* button(const QString& name, const QString& text, const QString& icon,
                        std::function<void()> run) const;
    QToolButton* tool(const QString& name, const QString& tip, const QString& icon,
                      std::function<void()> run) const;
    QPushButton* link(const QString& name, const QString& text, std::function<void()> run) const;

    void changeEvent(QEvent* event) override;

private:
    /// The keyboard goes where it was, to what has come, or to what is nearest.
    void giveFocusBack(const QWidget& page, const QString& name, const QSet<QString>& before, int height);

    BriefingContext& m_context;
    BriefingCard* m_rest = nullptr;  ///< findings of the section that no card is about
    QString m_id;
    BriefingFields m_fields;
    QString m_shape;
    bool m_built = false;
};

}  // namespace bocage::editor
