#pragma once

#include <QTextBrowser>

namespace bocage::model {
class PackTextDocument;
}

namespace bocage::editor {

/// Shows one page of Markdown in the colours of the window. Pictures come from the manual's folder and
/// nothing else is loaded; links are told, never followed.
class HelpBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    void showPage(const QString& markdown);
    /// Brings a heading to the top, by its anchor; false when the page has no such heading.
    bool goTo(const QString& anchor);

Q_SIGNALS:
    /// "army.md#by-keyboard", "#by-keyboard" or a web address.
    void linkClicked(const QUrl& link);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void lay();
    QImage picture(const QString& name) const;

    QTextDocument* m_page = nullptr;
    QString m_markdown;
    QString m_anchor;
    int m_width = 0;  ///< for which the pictures were scaled
};

}  // namespace bocage::editor
