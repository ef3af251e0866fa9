#include "editor/studio/piece_preview.h"

#include <QButtonGroup>
#include <QDragEnterEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "editor/studio/drawing_field.h"
#include "editor/theme/theme.h"
#include "model/render/piece_renderer.h"
#include "rules/content/drawings.h"

namespace bocage::editor {

using rules::ContentId;

namespace {

constexpr int eyesPixels = 38;

}  // namespace

/// The drawing itself.
class PiecePreview::Picture : public QWidget {
public:
    explicit Picture(PiecePreview& preview) : m_preview(preview) {
        setMinimumHeight(200);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    }

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
        const QSize table = tableSize(*library, id);
        const bool strip = !table.isEmpty();
        const int below = strip ? table.height() + fontMetrics().height() + 10 : 0;
        // One below the other or side by side, whichever leaves more room.
        const double aspect = thumbnailAspect(library, id, faces.front());
        const auto fitted = [&](int wide, int high) {
            return QSizeF(aspect, 1)
                .scaled(std::max(wide, 1), std::max(high, 1), Qt::KeepAspectRatio)
                .toSize();
        };
        const QSize upright = fitted(width() - 16, (height() - below) / count - 12);
        const QSize across = fitted((width() - 8) / count - 8, height() - below - 12);
        const bool beside = across.width() > upright.width();
        const QSize large = beside ? across : upright;
        // In the middle of the room that there is.
        const QSize used = beside ? QSize(count * (large.width() + 8) - 8, large.height())
                                  : QSize(large.width(), count * (large.height() + 12) - 12);
        QPoint at((width() - used.width()) / 2, std::max((height() - below - used.height()) / 2, 8));
        for (const QString& face : faces) {
            draw(painter, QRect(at, large), face);
            at += beside ? QPoint(large.width() + 8, 0) : QPoint(0, large.height() + 12);
        }
        m_preview.m_large = large;
        if (!strip)
            return;
        painter.setPen(Theme::current().muted);
        painter.drawText(QRect(8, height() - below, width() - 16, fontMetrics().height()),
                         Qt::AlignLeft | Qt::AlignVCenter, PiecePreview::tr("As large as on the table"));
        int x = 8;
        for (const QString& face : faces) {
            draw(painter, QRect(QPoint(x, height() - table.height() - 4), table), face);
            x += table.width() + 8;
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

    /// In pixels of this screen; empty for what is too large to be shown so, which the drawing above is for.
    QSize tableSize(const rules::Library& library, const ContentId& id) const {
        if (library.board(id) || library.overlay(id) || library.terrain(id))
            return {};
        const model::PieceShape shape = model::PieceRenderer(m_preview.m_document.liveLibrary()).shape(id);
        const auto pixels = [&](int micrometres) { return qRound(micrometres / 25'400.0 * logicalDpiX()); };
        const QSize size(pixels(shape.width), pixels(shape.height));
        return size.height() > 120 || size.width() * 2 + 24 > width() ? QSize() : size;
    }

    void draw(QPainter& painter, const QRect& place, const QString& face) const {
        if (place.width() >= 8)
            painter.drawPixmap(place.topLeft(), m_preview.picture(place.size(), face, m_preview.m_eyes));
    }

    PiecePreview& m_preview;
};

PiecePreview::PiecePreview(model::PackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("piecePreview"));
    m_title = new QLabel;
    m_title->setProperty("role", "cardTitle");
    m_picture = new Picture(*this);
    auto* eyes = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    for (const model::Eyes each : model::ColourEyes::all()) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("eyes:%1").arg(static_cast<int>(each)));
        button->setCheckable(true);
        button->setChecked(each == m_eyes);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({eyesPixels, eyesPixels});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setStyleSheet(QStringLiteral("font-size: 10px; padding: 2px 0;"));
        eyes->addButton(button, static_cast<int>(each));
        row->addWidget(button, 1);
        m_buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, [this, each] { setEyes(each); });
    }
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 12, 12, 8);
    rows->addWidget(m_title);
    rows->addWidget(m_picture, 1);
    rows->addLayout(row);
    setAcceptDrops(true);
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &PiecePreview::refresh);
    connect(&m_document, &model::PackDocument::changed, &m_later, qOverload<>(&QTimer::start));
    connect(&m_document, &model::Document::libraryChanged, &m_later, qOverload<>(&QTimer::start));
    retranslate();
}

void PiecePreview::retranslate() {
    m_title->setText(tr("As it is drawn"));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const model::Eyes each = model::ColourEyes::all()[i];
        m_buttons[i]->setText(model::ColourEyes::name(each));
        m_buttons[i]->setToolTip(model::ColourEyes::help(each));
        m_buttons[i]->setAccessibleName(model::ColourEyes::help(each));
    }
}

QPixmap PiecePreview::picture(const QSize& size, const QString& face, model::Eyes eyes) const {
    const QPixmap full = thumbnail(m_document.liveLibrary(), m_item, size, devicePixelRatioF(), face);
    return eyes == model::Eyes::Full ? full
                                     : QPixmap::fromImage(model::ColourEyes::seen(full.toImage(), eyes));
}

void PiecePreview::refresh() {
    const bool there = !m_item.empty() && m_document.liveLibrary()->head(m_item);
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setIcon(
            there ? QIcon(picture({eyesPixels, eyesPixels}, QString(), model::ColourEyes::all()[i]))
                  : QIcon());
    m_picture->update();
}

void PiecePreview::setEyes(model::Eyes eyes) {
    m_eyes = eyes;
    m_buttons[static_cast<std::size_t>(eyes)]->setChecked(true);
    m_picture->update();
}

void PiecePreview::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile() && isPictureFile(urls.front().toLocalFile()) &&
        !m_item.empty() && rules::mayHaveArt(m_item.kind()))
        event->acceptProposedAction();
}

void PiecePreview::dropEvent(QDropEvent* event) {
    const QString path = event->mimeData()->urls().value(0).toLocalFile();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { Q_EMIT pictureDropped(path); }, Qt::QueuedConnection);
}

void PiecePreview::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PiecePreview::setItem(const ContentId& id) {
    m_item = id;
    m_later.start();
    m_picture->update();
}

}  // namespace bocage::editor
