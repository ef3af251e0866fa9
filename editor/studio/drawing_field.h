#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>
#include <functional>

#include "editor/studio/field_controls.h"

namespace bocage::editor {

/// " (*.svg *.png …)", behind the name of a filter of a file dialog.
QString pictureFilter();
bool isPictureFile(const QString& path);

/// A drawing of the author's: a symbol or silhouette by name or from a picture, or the picture of a whole
/// side of a piece. Pictures are chosen in a file dialog or dropped.
class DrawingField : public QWidget {
    Q_OBJECT

public:
    struct Options {
        bool named = true;  ///< may also be one of ours, by its name
        QStringList suggestions;
        WordField::Words words;                     ///< what people read for a suggestion
        std::function<void(const QString&)> write;  ///< an empty text: none
        std::function<void(const QString&)> take;   ///< the path of a picture
        std::function<QImage(const QString& value, int pixels)> picture;
    };
    explicit DrawingField(Options options, const QString& objectName, QWidget* parent = nullptr);
    void show(const QString& text, bool several = false);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void choose();

    Options m_options;
    QLabel* m_picture;
    WordField* m_word = nullptr;
    QLabel* m_name = nullptr;
    QPushButton* m_own;
    QToolButton* m_none = nullptr;
};

}  // namespace bocage::editor
