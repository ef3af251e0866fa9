#pragma once

#include <QImage>
#include <QScrollArea>

class QLabel;

namespace bocage::editor {

/// One page as large as wanted: fits the window until somebody zooms.
class PageView : public QScrollArea {
    Q_OBJECT

public:
    explicit PageView(QWidget* parent = nullptr);

    /// Size of the page that is shown next, in millimetres.
    void setPageSize(const QSizeF& millimetres);
    /// A picture of it; stretched until a sharper one comes.
    void setPicture(const QImage& picture);
    void clear(const QString& words);

    /// Of the screen: 1 is true size as far as the screen knows its own.
    double zoom() const;
    void setZoom(double zoom);
    void fitPage();
    bool fits() const { return m_fit; }
    /// What a picture needs to be sharp.
    double dpi() const;

Q_SIGNALS:
    void zoomChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void lay();
    double fitting() const;

    QLabel* m_label;
    QImage m_picture;
    QSizeF m_page{210, 297};
    double m_zoom = 1;
    bool m_fit = true;
};

}  // namespace bocage::editor
