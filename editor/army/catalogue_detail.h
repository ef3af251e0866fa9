#pragma once

#include <QScrollArea>

#include "rules/systems/normandie/content/content.h"

class QLabel;

namespace bocage::editor {

/// What one tile, hero or option is: its picture on both faces, statistics, help with abilities and the rule.
class CatalogueDetail : public QScrollArea {
    Q_OBJECT

public:
    explicit CatalogueDetail(QWidget* parent = nullptr);

    /// `reason` and `rule` say why it fits nowhere; empty when it fits.
    void setContent(const rules::normandie::ContentPtr& content, const rules::ContentId& id,
                    const QString& reason, const QString& rule);
    /// The words, for tests and screen readers.
    QString words() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPicture();

    rules::normandie::ContentPtr m_content;
    rules::ContentId m_shown;
    QLabel* m_title;
    QLabel* m_picture;
    QLabel* m_text;
};

}  // namespace bocage::editor
