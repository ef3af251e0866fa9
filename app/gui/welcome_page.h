#pragma once

#include <QScrollArea>
#include <QStringList>

#include "rules/content/library.h"

class QGridLayout;
class QLabel;

namespace bocage::app {

class RecentFiles;

/// Where a newcomer starts: samples with their map, recent files, templates, and the hint that files can be
/// dropped.
class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(rules::LibraryPtr library, QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& files, const QStringList& pinned);
    void setLibrary(rules::LibraryPtr library);
    /// Looks for templates again.
    void refreshTemplates() { rebuild(); }
    /// The keyboard starts where a newcomer does.
    void focusSample();
    void focusTemplates();
    /// Another page is about to come to the front: this one is not built before it is seen to stay.
    void makeRoom() { m_patient = true; }

    static QStringList sampleFiles();
    static QStringList sampleCampaigns();

Q_SIGNALS:
    void openWanted(const QString& path);
    void newWanted(const QString& path);
    void newEmptyWanted();
    void newArmyWanted();
    void browseWanted();
    void pinWanted(const QString& path, bool pinned);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    /// Again, if it was built before.
    void rebuild();
    void buildIfSeen();
    void arrange();

    rules::LibraryPtr m_library;
    QStringList m_recent, m_pinned;
    QWidget* m_body = nullptr;  ///< null until somebody sees the page: every sample is read for it
    RecentFiles* m_recentList = nullptr;
    QGridLayout* m_sampleGrid = nullptr;
    QGridLayout* m_templateGrid = nullptr;
    std::vector<QWidget*> m_samples, m_templates;
    int m_columns = 0;
    bool m_patient = false;
    bool m_sampleFirst = false;  ///< has the keyboard once it is built
};

}  // namespace bocage::app
