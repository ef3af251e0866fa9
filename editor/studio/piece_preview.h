#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "model/document/pack_document.h"
#include "model/render/colour_eyes.h"

class QButtonGroup;
class QLabel;
class QToolButton;

namespace bocage::editor {

/// A piece as the map or the table shows it, drawn from what the form says now: every face large, and at the
/// size it has on the table; in black and white or as colour-blind eyes see it when asked for. A picture that
/// is dropped on it becomes its own.
class PiecePreview : public QWidget {
    Q_OBJECT

public:
    explicit PiecePreview(model::PackDocument& document, QWidget* parent = nullptr);
    void setItem(const rules::ContentId& id);
    bool drawn() const { return m_drawn; }
    /// How large each face was drawn last.
    QSize faceSize() const { return m_large; }
    void setEyes(model::Eyes eyes);
    model::Eyes eyes() const { return m_eyes; }
    QSize sizeHint() const override { return {260, 420}; }

Q_SIGNALS:
    void pictureDropped(const QString& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Picture;
    void retranslate();
    void refresh();

    model::PackDocument& m_document;
    rules::ContentId m_item;
    Picture* m_picture;
    QLabel* m_title;
    std::vector<QToolButton*> m_buttons;  ///< one for each kind of eyes
    model::Eyes m_eyes = model::Eyes::Full;
    QPixmap picture(const QSize& size, const QString& face, model::Eyes eyes) const;
    QTimer m_later;
    bool m_drawn = false;
    QSize m_large;
};

}  // namespace bocage::editor
