#include "editor/briefing/briefing_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/theme/icons.h"
#include "editor/theme/theme.h"

namespace bocage::editor {

namespace {

constexpr int findingLine = 20;

bool below(const std::string& pointer, const std::string& anchor) {
    return pointer.starts_with(anchor) && (pointer.size() == anchor.size() || pointer[anchor.size()] == '/');
}

QWidget* findingRow(const rules::Finding& finding, const model::FindingText& words) {
    const bool error = finding.severity == rules::Severity::Error;
    auto* row = new QWidget;
    row->setObjectName(QStringLiteral("findingRow"));
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    auto* mark = new QLabel;
    const char* icon = error ? "error" : finding.severity == rules::Severity::Warning ? "warning" : "info";
    mark->setPixmap(themedIcon(QString::fromLatin1(icon)).pixmap(16, 16));
    mark->setAccessibleName(model::FindingText::severity(finding.severity));
    line->addWidget(mark, 0, Qt::AlignTop);
    auto* text = briefingNote(words.sentence(finding), error ? "error" : "finding");
    text->setAlignment(Qt::AlignTop | Qt::AlignLeft);  // beside its sign, however high the row
    line->addWidget(text, 1);
    auto* rule = new QLabel(QString::fromStdString(finding.rule));
    rule->setProperty("role", QStringLiteral("rule"));
    line->addWidget(rule, 0, Qt::AlignTop);
    return row;
}

}  // namespace

bool concerns(const rules::Finding& finding, const QStringList& anchors) {
    return std::any_of(anchors.begin(), anchors.end(), [&](const QString& text) {
        const std::string anchor = text.toStdString();
        if (anchor.starts_with("rule:"))
            return finding.rule == anchor.substr(5);
        if (finding.subject == anchor)
            return true;
        return std::any_of(finding.locations.begin(), finding.locations.end(),
                           [&](const rules::Location& location) {
                               if (anchor.starts_with("/"))
                                   return below(location.pointer, anchor);
                               return location.army.value == anchor ||
                                      std::find(location.elements.begin(), location.elements.end(),
                                                rules::ElementId(anchor)) != location.elements.end();
                           });
    });
}

QLabel* briefingNote(const QString& text, const char* role) {
    auto* label = new QLabel(text);
    label->setProperty("role", QString::fromLatin1(role));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

BriefingCard::BriefingCard(const QString& title, const QString& hint, QWidget* parent)
    : QFrame(parent),
      m_title(briefingNote(title, "cardTitle")),
      m_head(new QHBoxLayout),
      m_body(new QVBoxLayout),
      m_findingsBox(new QWidget),
      m_findings(new QVBoxLayout(m_findingsBox)) {
    setObjectName(QStringLiteral("briefingCard"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 12, 20, 16);
    rows->setSpacing(8);
    m_head->setSpacing(4);
    m_head->addWidget(m_title, 1);
    rows->addLayout(m_head);
    if (title.isEmpty())
        m_title->hide();
    if (!hint.isEmpty())
        rows->addWidget(briefingNote(hint));
    m_body->setSpacing(8);
    rows->addLayout(m_body);
    m_findings->setContentsMargins(0, 0, 0, 0);
    m_findings->setSpacing(4);
    rows->addWidget(m_findingsBox);
    m_findingsBox->hide();
}

void BriefingCard::setAnchors(const QStringList& anchors) {
    m_anchors = anchors;
    const bool any = !anchors.isEmpty();
    m_findingsBox->setVisible(any);
    // The line lies where the card has its lower margin otherwise.
    m_findingsBox->setMinimumHeight(any ? findingLine : 0);
    layout()->setContentsMargins(20, 12, 20, any ? 4 : 16);
}

int BriefingCard::meets(const rules::Location& location) const {
    int best = 0;
    for (const QString& text : m_anchors) {
        const std::string anchor = text.toStdString();
        if (anchor.starts_with("/")) {
            if (below(location.pointer, anchor))
                best = std::max(best, static_cast<int>(anchor.size()));
            continue;
        }
        const auto at =
            std::find(location.elements.begin(), location.elements.end(), rules::ElementId(anchor));
        if (at != location.elements.end() || (!anchor.empty() && location.army.value == anchor))
            best = std::max(best, 1000);
    }
    return best;
}

void BriefingCard::setMarked(bool marked) {
    m_marked = marked;
    update();
}

void BriefingCard::addTool(QWidget* tool) {
    m_head->addWidget(tool, 0, Qt::AlignTop);
}

void BriefingCard::setHeading(const QString& title) {
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void BriefingCard::setStripe(const QColor& colour) {
    m_stripe = colour;
    update();
}

void BriefingCard::showFindings(const rules::Findings& findings, const model::FindingText& words) {
    while (QLayoutItem* item = m_findings->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const rules::Finding& finding : findings)
        if (concerns(finding, m_anchors)) {
            QWidget* row = findingRow(finding, words);
            m_findings->addWidget(row);
            // At once: a layout shows what it was given only later, and until then it has no height.
            row->show();
        }
    // The room that findings once took stays free while the page is shown.
    if (!m_anchors.isEmpty())
        m_findingsBox->setMinimumHeight(
            std::max(m_findingsBox->minimumHeight(),
                     m_findings->hasHeightForWidth()
                         ? m_findings->heightForWidth(std::max(200, m_findingsBox->width()))
                         : m_findings->sizeHint().height()));
}

void BriefingCard::paintEvent(QPaintEvent*) {
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sheet = QRectF(rect()).adjusted(1, 1, -2, -3);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, theme.dark ? 80 : 22));
    painter.drawRoundedRect(sheet.translated(0, 1.5), 6, 6);
    QPainterPath shape;
    shape.addRoundedRect(sheet, 6, 6);
    painter.fillPath(shape, theme.panel);
    if (m_stripe.isValid()) {
        painter.save();
        painter.setClipPath(shape);
        painter.fillRect(QRectF(sheet.left(), sheet.top(), 6, sheet.height()), m_stripe);
        painter.restore();
    }
    painter.setPen(m_marked ? QPen(theme.accent, 2) : QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

QWidget* captioned(const QString& caption, QWidget* control) {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* label = new QLabel(caption);
    label->setProperty("role", QStringLiteral("small"));
    label->setBuddy(control);
    rows->addWidget(label);
    rows->addWidget(control);
    rows->addStretch();  // beside something taller the caption stays on top
    if (qobject_cast<QLabel*>(control))
        control->setMinimumHeight(fieldHeight);  // so that captions beside each other are level
    return box;
}

}  // namespace bocage::editor
