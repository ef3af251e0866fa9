// What the rules say, below the field it is about.
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/studio/item_form.h"
#include "model/messages/finding_text.h"

namespace bocage::editor {

void ItemForm::showFindings(const rules::Findings& findings) {
    m_findings = findings;
    for (const QPointer<QWidget>& note : m_notes)
        if (note)
            note->deleteLater();
    m_notes.clear();
    if (m_items.empty() || !m_top)
        return;
    const model::FindingText words(*m_document.liveLibrary());
    for (const rules::Finding& finding : m_findings) {
        if (finding.locations.empty())
            continue;
        const model::PackPlace place = model::packPlace(finding.locations.front().pointer);
        if (place.item != m_items.front())
            continue;
        const Row* best = nullptr;
        std::string wanted = place.pointer;
        if (finding.message == "field.missing" && finding.arguments.size() > 1)
            wanted += "/" + finding.arguments[1];
        for (const Row& row : m_rows)
            if ((wanted + "/").starts_with(row.pointer + "/") &&
                (!best || row.pointer.size() > best->pointer.size()))
                best = &row;
        auto* note = new QWidget;
        auto* line = new QHBoxLayout(note);
        line->setContentsMargins(0, 0, 0, 2);
        auto* text = new QLabel(words.sentence(finding));
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setObjectName(QStringLiteral("finding:") + QString::fromStdString(wanted));
        text->setProperty("role", finding.severity == rules::Severity::Error     ? "error"
                                  : finding.severity == rules::Severity::Warning ? "warning"
                                                                                 : "small");
        line->addWidget(text, 1);
        for (const rules::Fix& fix : finding.fixes) {
            auto* way = new QPushButton(words.fix(fix).replace(u'&', QStringLiteral("&&")));
            way->setObjectName(QStringLiteral("fix:") + QString::fromStdString(fix.code));
            connect(way, &QPushButton::clicked, this,
                    [this, fix, name = words.fix(fix)] { (void)m_edits.apply(fix, name); });
            line->addWidget(way);
        }
        if (best)
            best->below->addWidget(note);
        else
            m_top->insertWidget(0, note);
        note->show();
        m_notes.emplace_back(note);
    }
}

void ItemForm::reveal(const std::string& pointer) {
    const Row* best = nullptr;
    for (const Row& row : m_rows)
        if ((pointer + "/").starts_with(row.pointer + "/") &&
            (!best || row.pointer.size() > best->pointer.size()))
            best = &row;
    if (!best)
        return;
    ensureWidgetVisible(best->control, 0, 60);
    best->control->setFocus(Qt::OtherFocusReason);
}

}  // namespace bocage::editor
