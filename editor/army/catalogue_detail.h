#pragma once

#include <QScrollArea>

#include "model/roster/roster_face.h"

class QLabel;

namespace bocage::editor {

/// What one thing of a roster is: its picture on both faces, statistics, help with abilities and the rule.
class CatalogueDetail : public QScrollArea {
    Q_OBJECT

public:
    explicit CatalogueDetail(QWidget* parent = nullptr);

    /// `reason` and `rule` say why it fits nowhere; empty when it fits.
    void setContent(const model::RosterFace* game, const rules::LibraryPtr& library,
                    const rules::ContentId& id, const QString& reason, const QString& rule);
    /// The words, for tests and screen readers.
    QString words() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPicture();

    model::ThingWords m_shown;
    rules::LibraryPtr m_library;
    rules::ContentId m_id;
    QLabel* m_title;
    QLabel* m_picture;
    QLabel* m_text;
};

}  // namespace bocage::editor
