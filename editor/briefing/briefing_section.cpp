#include "editor/briefing/briefing_section.h"

#include <QAbstractSpinBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/forms/pending_input.h"
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
    if (!document().isChanging())
        commitPendingInput(window());
    const QWidget* focused = window()->focusWidget();
    const QString focusName =
        focused && widget() && widget()->isAncestorOf(focused) ? focused->objectName() : QString();
    const int scroll = verticalScrollBar()->value();
    const int height = focusName.isEmpty() ? 0 : focused->mapTo(widget(), QPoint()).y();
    QSet<QString> before;
    if (widget())
        for (const QWidget* child : widget()->findChildren<QWidget*>())
            before.insert(child->objectName());
    m_fields.clear();
    // The old page may be the sender of what brought us here: it leaves, but dies later.
    if (QWidget* old = widget()) {
        // A field that is hidden with something typed in it hands that over; here this would be an edit
        // inside the step that brought us here.
        for (auto* number : old->findChildren<QAbstractSpinBox*>())
            number->blockSignals(true);
        for (auto* line : old->findChildren<QLineEdit*>())
            line->blockSignals(true);
        takeWidget();
        old->hide();
        old->setParent(nullptr);
        old->deleteLater();
    }
    m_shape = shape();
    m_built = true;
    setAccessibleName(title());
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
    m_rest = new BriefingCard({});
    m_rest->setObjectName(QStringLiteral("sectionFindings"));
    m_rest->hide();
    rows->addWidget(m_rest);
    build(*rows);
    rows->addStretch(1);
    setWidget(page);
    page->show();
    showFindings();
    page->adjustSize();
    verticalScrollBar()->setValue(scroll);
    if (!focusName.isEmpty())
        giveFocusBack(*page, focusName, before, height);
}

void BriefingSection::giveFocusBack(const QWidget& page, const QString& name, const QSet<QString>& before,
                                    int height) {
    QWidget* again = page.findChild<QWidget*>(name);
    if (!again) {
        QWidget* nearest = nullptr;
        const auto away = [&](const QWidget* child) {
            return std::abs(child->mapTo(&page, QPoint()).y() - height);
        };
        for (QWidget* child : page.findChildren<QWidget*>()) {
            if (!(child->focusPolicy() & Qt::TabFocus) || !child->isEnabled() || child->isHidden() ||
                child->objectName().isEmpty())
                continue;
            // Enter on a form that has just come must not take it away again.
            if (!again && !before.contains(child->objectName()) && !qobject_cast<QToolButton*>(child))
                again = child;
            if (!nearest || away(child) < away(nearest))
                nearest = child;
        }
        again = again ? again : nearest;
    }
    if (!again)
        return;
    again->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(again);
}

void BriefingSection::showFindings() {
    if (!widget())
        return;
    // What the eye or the keyboard is on stays where it is while findings above it come and go.
    // The window's own word counts: it keeps it while another window is in front, the application does not.
    QWidget* hold = window()->focusWidget();
    if (!hold || !widget()->isAncestorOf(hold))
        hold = widget()->childAt(widget()->mapFrom(viewport(), QPoint(viewport()->width() / 2, 24)));
    const QPointer<QWidget> held(hold);
    const auto place = [&] { return held ? held->mapTo(viewport(), QPoint()).y() : 0; };
    const int before = place();
    const model::FindingText words(library(), &scenario());
    const auto cards = widget()->findChildren<BriefingCard*>();
    for (BriefingCard* card : cards)
        if (card != m_rest)
            card->showFindings(m_context.findings, words);
    // Whatever the number beside the section counts can be read in it.
    rules::Findings rest;
    for (const rules::Finding& finding : m_context.findings)
        if (concerns(finding, anchors()) &&
            std::none_of(cards.begin(), cards.end(), [&](const BriefingCard* card) {
                return card != m_rest && concerns(finding, card->anchors());
            }))
            rest.push_back(finding);
    m_rest->setAnchors(rest.empty() ? QStringList() : anchors());
    m_rest->showFindings(rest, words);
    m_rest->setVisible(!rest.empty());
    m_fields.updateFindings();
    // Everything has its new place before it is measured: cards ask for their room one inside the other.
    for (int depth = 0; depth < 4; ++depth)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    widget()->layout()->activate();
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(widget(), &request);
    if (held)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + place() - before);
}

void BriefingSection::showPlace(const rules::Location& location) {
    if (!widget())
        return;
    BriefingCard* best = nullptr;
    for (BriefingCard* card : widget()->findChildren<BriefingCard*>()) {
        card->setMarked(false);
        if (const int match = card->meets(location); match > 0 && (!best || match > best->meets(location)))
            best = card;
    }
    if (!best) {
        verticalScrollBar()->setValue(0);
        return;
    }
    best->setMarked(true);
    widget()->layout()->activate();
    widget()->adjustSize();
    ensureWidgetVisible(best, 0, 24);
    // A card taller than the view is read from its top.
    if (best->height() > viewport()->height())
        verticalScrollBar()->setValue(best->mapTo(widget(), QPoint()).y() - 24);
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
