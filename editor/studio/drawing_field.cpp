#include "editor/studio/drawing_field.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "editor/briefing/briefing_card.h"
#include "editor/theme/icons.h"
#include "model/library/pack_scans.h"

namespace bocage::editor {

QString pictureFilter() {
    QStringList patterns;
    for (const QString& suffix : model::pictureSuffixes())
        patterns << u'*' + suffix;
    return QStringLiteral(" (") + patterns.join(u' ') + u')';
}

bool isPictureFile(const QString& path) {
    const QStringList suffixes = model::pictureSuffixes();
    return std::any_of(suffixes.begin(), suffixes.end(),
                       [&](const QString& suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); });
}

DrawingField::DrawingField(Options options, const QString& objectName, QWidget* parent)
    : QWidget(parent), m_options(std::move(options)) {
    setAcceptDrops(true);
    m_picture = new QLabel;
    m_picture->setFixedSize(fieldHeight, fieldHeight);
    m_picture->setAlignment(Qt::AlignCenter);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(6);
    columns->addWidget(m_picture);
    m_own = new QPushButton;
    m_own->setObjectName(QStringLiteral("own:") + objectName);
    m_own->setText(m_options.named ? tr("Own drawing…") : tr("Choose a picture…"));
    m_own->setToolTip(
        tr("An SVG, PNG or JPEG of yours; it is kept in the pack. Pictures may also be dropped here."));
    if (m_options.named) {
        m_word = new WordField(m_options.suggestions, m_options.write, m_options.words);
        m_word->setObjectName(objectName);
        columns->addWidget(m_word, 1);
        columns->addWidget(m_own);
        setFocusProxy(m_word);
    } else {
        m_name = new QLabel;
        m_name->setTextFormat(Qt::PlainText);
        m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_none = new QToolButton;
        m_none->setObjectName(QStringLiteral("none:") + objectName);
        m_none->setAutoRaise(true);
        m_none->setIcon(themedIcon(QStringLiteral("delete")));
        m_none->setToolTip(tr("Draw it without this picture"));
        m_none->setAccessibleName(m_none->toolTip());
        columns->addWidget(m_own);
        columns->addWidget(m_none);
        columns->addWidget(m_name, 1);
        setFocusProxy(m_own);
        connect(m_none, &QToolButton::clicked, this, [this] { m_options.write({}); });
    }
    connect(m_own, &QPushButton::clicked, this, &DrawingField::choose);
}

void DrawingField::show(const QString& text, bool several) {
    if (m_word)
        m_word->show(text, several);
    if (m_name) {
        m_name->setText(several ? tr("several values") : text.section(u'/', -1));
        m_none->setVisible(several || !text.isEmpty());
    }
    const qreal ratio = devicePixelRatioF();
    const QImage image =
        several || text.isEmpty() ? QImage() : m_options.picture(text, qRound(fieldHeight * 0.8 * ratio));
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    m_picture->setPixmap(pixmap);
    m_picture->setVisible(!pixmap.isNull());
}

void DrawingField::choose() {
    const QString path =
        QFileDialog::getOpenFileName(window(), tr("Choose a drawing"), {}, tr("Pictures") + pictureFilter());
    if (!path.isEmpty())
        m_options.take(path);
}

void DrawingField::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile() && isPictureFile(urls.front().toLocalFile()))
        event->acceptProposedAction();
}

void DrawingField::dropEvent(QDropEvent* event) {
    const QString path = event->mimeData()->urls().value(0).toLocalFile();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { m_options.take(path); }, Qt::QueuedConnection);
}

}  // namespace bocage::editor
