#pragma once

#include <QWidget>
#include <vector>

#include "editor/briefing/briefing_section.h"

class QComboBox;
class QLabel;
class QListWidget;
class QStackedWidget;

namespace bocage::editor {

/// The written face of a scenario: everything that does not lie on the map, section by section. The list at
/// the left says where something is wrong.
class BriefingView : public QWidget {
    Q_OBJECT

public:
    explicit BriefingView(model::ScenarioDocument& document, QWidget* parent = nullptr);

    QStringList sections() const;
    QString currentSection() const;
    void showSection(const QString& id);
    /// The section and in it the card that a place belongs to; false when it lies on the map.
    bool showPlace(const rules::Location& location);
    /// The section that a place of the document belongs to, empty when it lies on the map.
    QString sectionOf(const rules::Location& location) const;
    BriefingSection* section(const QString& id) const;

    /// The user's shelf, which must outlive this.
    void setCollection(model::UserCollection* collection);
    void setFindings(const rules::Findings& findings);
    /// Language that texts are written in.
    void setWrittenLanguage(const std::string& code);

Q_SIGNALS:
    void mapWanted(const std::vector<bocage::rules::ElementId>& ids);
    void saveRequested();
    void openArmyRequested(const bocage::rules::PlayerId& player, const bocage::rules::ElementId& army);
    void sectionChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillNavigation();
    void fillLanguages();

    BriefingContext m_context;
    std::vector<BriefingSection*> m_sections;
    QListWidget* m_navigation;
    QStackedWidget* m_stack;
    QLabel* m_languageLabel;
    QComboBox* m_languages;
};

}  // namespace bocage::editor
