#include "editor/studio/piece_preview.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

using rules::ContentId;

/// The drawing itself.
class PiecePreview::Picture : public QWidget {
public:
    explicit Picture(PiecePreview& preview) : m_preview(preview) {
        setMinimumHeight(200);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    }

    bool grey = false;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const auto library = m_preview.m_document.liveLibrary();
        const ContentId& id = m_preview.m_item;
        m_preview.m_drawn = !id.empty() && library->head(id);
        if (!m_preview.m_drawn) {
            painter.setPen(Theme::current().muted);
            painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                             id.empty()
                                 ? PiecePreview::tr("Choose a piece to see it.")
                                 : PiecePreview::tr("It is drawn once every field that it needs is filled "
                                                    "in."));
            return;
        }
        const QStringList faces = facesOf(*library, id);
        const int count = static_cast<int>(faces.size());
        const int large = std::min(width() - 16, (height() - 70) / count - 12);
        int y = 8;
        for (const QString& face : faces) {
            draw(painter, QRect((width() - large) / 2, y, large, large), face);
            y += large + 12;
        }
        // As on the table: a space is 25 mm.
        const int small = static_cast<int>(logicalDpiX() * 25 / 25.4 / 2);
        int x = 8;
        painter.setPen(Theme::current().muted);
        for (const QString& face : faces) {
            draw(painter, QRect(x, height() - small - 4, small, small), face);
            x += small + 8;
        }
    }

private:
    static QStringList facesOf(const rules::Library& library, const ContentId& id) {
        QStringList faces;
        const auto add = [&](const std::vector<rules::Face>& list) {
            for (const rules::Face& face : list)
                faces << QString::fromStdString(face.name);
        };
        if (const rules::BoardDef* board = library.board(id))
            add(board->faces);
        else if (const rules::OverlayDef* overlay = library.overlay(id))
            add(overlay->faces);
        else if (const rules::SystemContent* own = library.systemContent(id); own && own->fields.find("back"))
            faces << QStringLiteral("front") << QStringLiteral("back");
        if (faces.isEmpty())
            faces << QStringLiteral("front");
        return faces.mid(0, 2);
    }

    void draw(QPainter& painter, const QRect& place, const QString& face) const {
        if (place.width() < 8)
            return;
        QPixmap pixmap = thumbnail(m_preview.m_document.liveLibrary(), m_preview.m_item, place.size(),
                                   devicePixelRatioF(), face);
        if (grey) {
            QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
            for (int row = 0; row < image.height(); ++row) {
                auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
                for (int column = 0; column < image.width(); ++column) {
                    const int value = qGray(line[column]);
                    line[column] = qRgba(value, value, value, qAlpha(line[column]));
                }
            }
            pixmap = QPixmap::fromImage(image);
            pixmap.setDevicePixelRatio(devicePixelRatioF());
        }
        painter.drawPixmap(place.topLeft(), pixmap);
    }

    PiecePreview& m_preview;
};

PiecePreview::PiecePreview(model::PackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("piecePreview"));
    m_title = new QLabel;
    m_title->setProperty("role", "cardTitle");
    m_picture = new Picture(*this);
    m_grey = new QCheckBox;
    m_grey->setObjectName(QStringLiteral("previewGrey"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 12, 12, 8);
    rows->addWidget(m_title);
    rows->addWidget(m_picture, 1);
    rows->addWidget(m_grey);
    connect(m_grey, &QCheckBox::toggled, this, [this](bool grey) {
        m_picture->grey = grey;
        m_picture->update();
    });
    connect(&m_document, &model::PackDocument::changed, m_picture, qOverload<>(&QWidget::update));
    connect(&m_document, &model::Document::libraryChanged, m_picture, qOverload<>(&QWidget::update));
    retranslate();
}

void PiecePreview::retranslate() {
    m_title->setText(tr("As it is drawn"));
    m_grey->setText(tr("Without colours"));
}

void PiecePreview::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PiecePreview::setItem(const ContentId& id) {
    m_item = id;
    m_picture->update();
}

}  // namespace bocage::editor
