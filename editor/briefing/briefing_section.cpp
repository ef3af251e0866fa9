#include "editor/briefing/briefing_section.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/theme/icons.h"
#include "model/messages/words.h"

namespace bocage::editor {

namespace {
constexpr int sheetWidth = 1040;
}

BriefingSection::BriefingSection(BriefingContext& context, const QString& id, QWidget* parent)
    : QScrollArea(parent), m_context(context), m_id(id), m_fields(context.document) {
    setObjectName(QStringLiteral("briefing.%1").arg(id));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void BriefingSection::refresh() {
    if (!m_built || shape() != m_shape)
        rebuild();
    else
        m_fields.update();
}

void BriefingSection::rebuild() {
    const QWidget* focused = QApplication::focusWidget();
    const QString focusName =
        focused && widget() && widget()->isAncestorOf(focused) ? focused->objectName() : QString();
    const int scroll = verticalScrollBar()->value();
    m_fields.clear();
    // The old page may be the sender of what brought us here: it leaves, but dies later.
    if (QWidget* old = takeWidget()) {
        old->hide();
        old->setParent(nullptr);
        old->deleteLater();
    }
    m_shape = shape();
    m_built = true;
    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("briefingPage"));
    auto* centre = new QHBoxLayout(page);
    centre->setContentsMargins(32, 24, 32, 32);
    auto* column = new QWidget;
    column->setMaximumWidth(sheetWidth);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    centre->addStretch(1);
    centre->addWidget(column, 100);
    centre->addStretch(1);
    rows->addWidget(briefingNote(title(), "title"));
    if (!hint().isEmpty())
        rows->addWidget(briefingNote(hint()));
    build(*rows);
    rows->addStretch(1);
    setWidget(page);
    page->show();
    showFindings();
    page->adjustSize();
    verticalScrollBar()->setValue(scroll);
    if (!focusName.isEmpty())
        if (auto* again = page->findChild<QWidget*>(focusName))
            again->setFocus(Qt::OtherFocusReason);
}

void BriefingSection::showFindings() {
    if (!widget())
        return;
    const model::FindingText words(library(), &scenario());
    for (BriefingCard* card : widget()->findChildren<BriefingCard*>())
        card->showFindings(m_context.findings, words);
    m_fields.updateFindings();
}

QString BriefingSection::written(const rules::Text& text) const {
    const auto found = text.byLanguage.find(language());
    return found == text.byLanguage.end() ? QString() : QString::fromStdString(found->second);
}

QString BriefingSection::otherwise(const rules::Text& text, const QString& fallback) const {
    const QString other = QString::fromStdString(text.in(language()));
    return other.isEmpty() ? fallback : other;
}

QPushButton* BriefingSection::button(const QString& name, const QString& text, const QString& icon,
                                     std::function<void()> run) const {
    auto* made = new QPushButton(themedIcon(icon), text);
    made->setObjectName(name);
    made->setToolTip(text);
    connect(made, &QPushButton::clicked, this, std::move(run));
    return made;
}

QToolButton* BriefingSection::tool(const QString& name, const QString& tip, const QString& icon,
                                   std::function<void()> run) const {
    auto* made = new QToolButton;
    made->setObjectName(name);
    made->setProperty("quiet", true);
    made->setIcon(themedIcon(icon));
    made->setIconSize({16, 16});
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setFocusPolicy(Qt::StrongFocus);
    connect(made, &QToolButton::clicked, this, std::move(run));
    return made;
}

QPushButton* BriefingSection::link(const QString& name, const QString& text,
                                   std::function<void()> run) const {
    auto* made = new QPushButton(text);
    made->setObjectName(name);
    made->setProperty("link", true);
    made->setCursor(Qt::PointingHandCursor);
    connect(made, &QPushButton::clicked, this, std::move(run));
    return made;
}

void BriefingSection::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_built)
        rebuild();
    QScrollArea::changeEvent(event);
}

}  // namespace bocage::editor
