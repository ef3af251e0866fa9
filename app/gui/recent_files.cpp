#include "app/gui/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/theme/icons.h"
#include "editor/theme/theme.h"

namespace bocage::app {

namespace {

constexpr QSize recentPicture(56, 40);
constexpr int shownFiles = 8;
/// Larger files are opened on purpose only.
constexpr qint64 largestRead = 4'000'000;

/// A folder as people say it, their own home as "~".
QString folderWords(const QString& path) {
    const QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    const bool below = folder == home || folder.startsWith(home + u'/');
    return QDir::toNativeSeparators(below ? QStringLiteral("~") + folder.mid(home.size()) : folder);
}

}  // namespace

RecentFile::RecentFile(const QString& path, bool pinned, rules::LibraryPtr library, QWidget* parent)
    : QAbstractButton(parent),
      m_path(path),
      m_folder(folderWords(path)),
      m_library(std::move(library)),
      m_pin(new QToolButton(this)) {
    m_facts.title = QFileInfo(path).fileName();
    const bool there = QFile::exists(path);
    if (!there)
        m_facts.detail = tr("is gone");
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(m_facts.title);
    setAccessibleDescription(m_folder);
    setToolTip(QDir::toNativeSeparators(path));
    setProperty("path", path);
    setEnabled(there || pinned);
    m_pin->setObjectName(QStringLiteral("pin"));
    m_pin->setIcon(editor::themedIcon(QStringLiteral("pin")));
    m_pin->setCheckable(true);
    m_pin->setChecked(pinned);
    m_pin->setAutoRaise(true);
    m_pin->setCursor(Qt::ArrowCursor);
    m_pin->setToolTip(pinned ? tr("Takes the file off the top of the list.")
                             : tr("Keeps the file at the top of the list."));
    m_pin->setAccessibleName(pinned ? tr("Unpin %1").arg(m_facts.title) : tr("Pin %1").arg(m_facts.title));
    connect(m_pin, &QToolButton::clicked, this, [this](bool wanted) { Q_EMIT pinWanted(m_path, wanted); });
}

void RecentFile::read() {
    const QFileInfo file(m_path);
    if (!file.isFile() || file.size() > largestRead)
        return;
    m_facts = documentFacts(m_path, m_library, recentPicture, devicePixelRatioF());
    setAccessibleName(m_facts.title);
    setAccessibleDescription(QStringLiteral("%1, %2").arg(m_facts.detail, m_folder));
    update();
}

void RecentFile::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    const QSize size = m_pin->sizeHint();
    m_pin->setGeometry(width() - size.width() - 4, (height() - size.height()) / 2, size.width(),
                       size.height());
}

void RecentFile::paintEvent(QPaintEvent*) {
    const editor::Theme theme = editor::Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.55);
    const bool lit = isEnabled() && (underMouse() || hasFocus());
    if (lit) {
        painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(theme.line, 1));
        painter.setBrush(theme.field);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRectF frame(QPointF(6, (height() - recentPicture.height()) / 2.0), QSizeF(recentPicture));
    QPainterPath shape;
    shape.addRoundedRect(frame, 4, 4);
    painter.fillPath(shape, theme.header);
    if (!m_facts.picture.isNull()) {
        painter.save();
        painter.setClipPath(shape);
        const QSizeF size = m_facts.picture.deviceIndependentSize();
        painter.drawPixmap(frame.center() - QPointF(size.width() / 2, size.height() / 2), m_facts.picture);
        painter.restore();
    }
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    const int left = static_cast<int>(frame.right()) + 10;
    const int room = m_pin->x() - left - 4;
    const auto write = [&](int top, const QString& text, bool strong) {
        QFont font = this->font();
        font.setBold(strong);
        font.setPixelSize(strong ? editor::type::strong : editor::type::small);
        painter.setFont(font);
        painter.setPen(strong ? theme.ink : theme.muted);
        painter.drawText(
            QRect(left, top, room, 17), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(text, strong ? Qt::ElideRight : Qt::ElideMiddle, room));
    };
    write(3, m_facts.title, true);
    write(19, m_facts.detail, false);
    write(33, m_folder, false);
}

RecentFiles::RecentFiles(rules::LibraryPtr library, QWidget* parent)
    : QWidget(parent), m_library(std::move(library)), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &RecentFiles::readNext);
}

void RecentFiles::setFiles(const QStringList& recent, const QStringList& pinned) {
    m_reading.stop();
    m_files.clear();
    m_read = 0;
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        // Later: a click on its pin may be what brought us here.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    QStringList all = pinned;
    for (const QString& path : recent)
        if (!all.contains(path))
            all << path;
    for (const QString& path : all.mid(0, std::max<qsizetype>(shownFiles, pinned.size()))) {
        auto* file = new RecentFile(path, pinned.contains(path), m_library, this);
        file->setObjectName(QStringLiteral("recent.%1").arg(m_files.size() + 1));
        connect(file, &QAbstractButton::clicked, this, [this, path] { Q_EMIT openWanted(path); });
        connect(file, &RecentFile::pinWanted, this, &RecentFiles::pinWanted);
        m_rows->addWidget(file);
        m_files.push_back(file);
    }
    if (all.isEmpty()) {
        auto* none = new QLabel(tr("Files you open or save appear here."));
        none->setProperty("role", "muted");
        none->setWordWrap(true);
        m_rows->addWidget(none);
    }
    if (isVisible())
        m_reading.start();
}

void RecentFiles::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    // Files may have been saved since.
    m_read = 0;
    m_reading.start();
}

void RecentFiles::readNext() {
    if (m_read >= m_files.size()) {
        m_reading.stop();
        return;
    }
    m_files[m_read++]->read();
}

}  // namespace bocage::app
