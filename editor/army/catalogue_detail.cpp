#include "editor/army/catalogue_detail.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

using namespace rules;

namespace {

/// Both faces of the counters, as many as fit the line.
QPixmap bothFaces(const LibraryPtr& library, const std::vector<model::SheetCard::Counter>& counters,
                  int width, qreal ratio) {
    constexpr int side = 58, gap = 6;
    QPixmap picture(QSize(width, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    int x = 0;
    for (const model::SheetCard::Counter& counter : counters) {
        const int wide = static_cast<int>(side * counter.aspect);
        for (const QString& face : {QStringLiteral("front"), QStringLiteral("back")}) {
            if (x + wide > width || (face == QLatin1String("back") && !counter.twoFaces))
                continue;
            painter.drawPixmap(x, 0, thumbnail(library, counter.unit, {wide, side}, ratio, face));
            x += wide + gap;
        }
    }
    return picture;
}

}  // namespace

CatalogueDetail::CatalogueDetail(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("catalogueDetail"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(6);
    m_title = new QLabel;
    m_title->setObjectName(QStringLiteral("sectionHeader"));
    m_title->setTextFormat(Qt::PlainText);
    m_picture = new QLabel;
    m_text = new QLabel;
    m_text->setObjectName(QStringLiteral("catalogueWords"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_title);
    for (QLabel* label : {m_picture, m_text})
        label->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(m_picture);
    layout->addWidget(m_text, 1);
    setWidget(body);
}

QString CatalogueDetail::words() const {
    return m_text->text();
}

void CatalogueDetail::setContent(const model::RosterFace* game, const LibraryPtr& library,
                                 const ContentId& id, const QString& reason, const QString& rule) {
    m_shown = game && !id.empty() ? game->describe(library, id) : model::ThingWords();
    setVisible(!m_shown.title.isEmpty());
    if (m_shown.title.isEmpty())
        return;
    m_title->setText(m_shown.title);
    QString html;
    if (!reason.isEmpty())
        html +=
            QStringLiteral("<p style='margin:0 0 5px 0; color:%1'>%2</p>")
                .arg(Theme::current().error.name(),
                     (rule.isEmpty() ? reason : QStringLiteral("%1 (%2)").arg(reason, rule)).toHtmlEscaped());
    for (const model::ThingWords::Paragraph& paragraph : m_shown.paragraphs)
        if (!paragraph.head.isEmpty())
            html += QStringLiteral("<p style='margin:0 0 4px 0'><b>%1</b> %2</p>")
                        .arg(paragraph.head.toHtmlEscaped(), paragraph.text.toHtmlEscaped());
        else if (!paragraph.text.isEmpty())
            html += QStringLiteral("<p style='margin:0 0 5px 0'>%1</p>").arg(paragraph.text.toHtmlEscaped());
    if (!m_shown.rule.isEmpty())
        html += QStringLiteral("<p style='margin:0; color:%1'>%2</p>")
                    .arg(Theme::current().link.name(), m_shown.rule.toHtmlEscaped());
    m_text->setText(html);
    m_library = library;
    m_id = id;
    showPicture();
}

void CatalogueDetail::showPicture() {
    if (m_shown.title.isEmpty())
        return;
    const int width = std::max(120, viewport()->width() - 26);
    // Where there is no counter the thing itself is drawn, below the words and as large as there is room, for
    // it has words too.
    const bool itself = m_shown.counters.empty() && m_shown.drawn;
    auto* layout = static_cast<QVBoxLayout*>(widget()->layout());
    if (const int wanted = itself ? 2 : 1; layout->indexOf(m_picture) != wanted) {
        layout->removeWidget(m_picture);
        layout->insertWidget(wanted, m_picture);
    }
    if (itself) {
        const int wide = std::min(width, 330);
        m_picture->setPixmap(thumbnail(m_library, m_id, {wide, wide * 2 / 3}, devicePixelRatioF()));
    } else if (!m_shown.counters.empty())
        m_picture->setPixmap(bothFaces(m_library, m_shown.counters, width, devicePixelRatioF()));
    m_picture->setVisible(m_shown.drawn || !m_shown.counters.empty());
}

void CatalogueDetail::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    showPicture();  // as many counters as there is room for, none cut
}

}  // namespace bocage::editor
