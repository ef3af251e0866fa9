#include "editor/systems/crusades/card_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "model/messages/element_names.h"
#include "model/messages/words.h"
#include "model/systems/crusades/fortress_face.h"
#include "model/systems/crusades/render/card_painter.h"
#include "rules/systems/crusades/checks/check_context.h"

namespace bocage::editor::crusades {

namespace {

constexpr QSize viewedCard(129, 180);

}  // namespace

CardView::CardView(QWidget* parent) : QWidget(parent), m_picture(new QLabel), m_words(new QLabel) {
    m_picture->setObjectName(QStringLiteral("viewedCard"));
    m_picture->setFixedSize(viewedCard);
    m_words->setObjectName(QStringLiteral("viewedFacts"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addWidget(m_words, 1);
}

void CardView::showCard(const rules::LibraryPtr& library, const rules::ContentId& id) {
    const rules::crusades::Card* card =
        library && !id.empty() ? rules::crusades::cardsFor(library)->find(id) : nullptr;
    m_picture->setVisible(card);
    QStringList lines;
    if (library && !id.empty())
        lines << model::ElementNames::content(*library, id);
    if (card) {
        const qreal scale = devicePixelRatioF();
        QPixmap picture(viewedCard * scale);
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        model::PieceOptions options;
        options.language = QString::fromStdString(model::uiLanguage());
        options.sampleMark = true;
        model::crusades::CardPainter(library).paintCard(painter, QRectF(QPointF(0, 0), QSizeF(viewedCard)),
                                                        *card, options);
        painter.end();
        m_picture->setPixmap(picture);
        lines << model::crusades::cardSummary(*card)
              << model::localized(card->effect.empty() ? card->help : card->effect);
        if (card->provenance == rules::Provenance::Sample)
            lines << tr("Its values are samples of ours.");
    }
    lines.removeAll(QString());
    m_words->setText(lines.join(QStringLiteral("\n\n")));
}

}  // namespace bocage::editor::crusades
