#include "editor/army/army_problems_panel.h"

#include <QEvent>
#include <QLabel>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QVBoxLayout>

#include "editor/panels/waive_dialog.h"
#include "editor/theme/theme.h"
#include "model/commands/apply_fix.h"
#include "model/commands/roster_edits.h"
#include "model/messages/finding_text.h"
#include "model/messages/fitness.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "rules/checks/ownership.h"

namespace bocage::editor {

using namespace rules;

ArmyProblemsPanel::ArmyProblemsPanel(QWidget* parent) : ArmyPanel(parent) {
    setObjectName(QStringLiteral("armyProblems"));
    m_rows = new QVBoxLayout(this);
    m_rows->setContentsMargins(14, 8, 14, 8);
    m_rows->setSpacing(8);
    refresh();
}

QString ArmyProblemsPanel::title() const {
    const auto errors = static_cast<int>(m_verdict.count(Severity::Error));
    const auto warnings = static_cast<int>(m_verdict.count(Severity::Warning));
    QStringList parts;
    if (errors > 0)
        parts << tr("%n problem(s)", nullptr, errors);
    if (warnings > 0)
        parts << tr("%n warning(s)", nullptr, warnings);
    const model::Fitness fitness(m_verdict);
    if (errors == 0 && (parts.isEmpty() || fitness.waived > 0))
        parts.prepend(fitness.waived > 0 ? fitness.line() : tr("Legal"));
    if (const auto missing = static_cast<int>(missingPieces(m_verdict)))
        parts << tr("%n not owned", nullptr, missing);
    return parts.join(QStringLiteral(" · "));
}

void ArmyProblemsPanel::setDocument(model::RosterDocument* document) {
    m_document = document;
    m_verdict = {};
    refresh();
}

void ArmyProblemsPanel::setVerdict(const Verdict& verdict) {
    m_verdict = verdict;
    refresh();
}

QString ArmyProblemsPanel::htmlOf(const Finding& finding, int row, bool waived) const {
    const Theme theme = Theme::current();
    const model::FindingText words(*m_document->library(), nullptr, &m_document->roster());
    const auto link = [&](const QString& target, const QString& text) {
        return QStringLiteral("<a href='%1' style='color:%2; text-decoration:none'>%3</a>")
            .arg(target, theme.link.name(), text.toHtmlEscaped());
    };
    // The shape of the mark differs with the severity, not only its colour.
    const bool error = finding.severity == Severity::Error;
    const QString mark = waived                                  ? QStringLiteral("○")
                         : error                                 ? QStringLiteral("⬣")
                         : finding.severity == Severity::Warning ? QStringLiteral("▲")
                         : isOwnership(finding)                  ? QStringLiteral("□")
                                                                 : QStringLiteral("●");
    const QColor colour = waived                                  ? theme.muted
                          : error                                 ? theme.error
                          : finding.severity == Severity::Warning ? theme.warning
                                                                  : theme.muted;
    QString html = QStringLiteral("<span style='color:%1'>%2 <b>%3</b></span> %4")
                       .arg(colour.name(), mark, QString::fromStdString(finding.rule),
                            words.sentence(finding).toHtmlEscaped());
    QStringList links;
    if (waived) {
        for (const Waiver& waiver : m_document->waivers())
            if (waiver.key == finding.key())
                html += QStringLiteral(" <i>%1</i>")
                            .arg(tr("Accepted: %1").arg(model::localized(waiver.reason)).toHtmlEscaped());
        links << link(QStringLiteral("unwaive:%1").arg(row), tr("Check again"));
    } else {
        for (std::size_t i = 0; i < finding.fixes.size(); ++i) {
            QString name = words.fix(finding.fixes[i]);
            if (const auto price = finding.fixes[i].price; price && *price != 0)
                name = tr("%1 (%2)").arg(name).arg(
                    *price > 0 ? QStringLiteral("+%1").arg(*price)
                               : QString::number(*price).replace(QLatin1Char('-'), QChar(0x2212)));
            links << link(QStringLiteral("fix:%1:%2").arg(row).arg(i), name);
        }
        const bool placed = !finding.locations.empty() && (!finding.locations.front().entries.empty() ||
                                                           (m_places && m_places(finding.locations.front())));
        if (placed)
            links << link(QStringLiteral("show:%1").arg(row), tr("Show"));
        if (finding.severity != Severity::Note)
            links << link(QStringLiteral("waive:%1").arg(row), tr("Waive…"));
    }
    if (!links.isEmpty())
        html += QStringLiteral("<br>") + links.join(QStringLiteral(" · "));
    return html;
}

void ArmyProblemsPanel::refresh() {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        // Later: the label may be the one whose link brought us here.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const auto add = [&](const QString& html) {
        auto* label = new QLabel(html);
        label->setObjectName(QStringLiteral("armyProblem"));
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        label->setFocusPolicy(Qt::StrongFocus);
        label->installEventFilter(this);
        connect(label, &QLabel::linkActivated, this, &ArmyProblemsPanel::follow);
        connect(label, &QLabel::linkHovered, this, &ArmyProblemsPanel::pointAt);
        m_rows->addWidget(label);
    };
    if (m_document) {
        bool owning = false;
        for (std::size_t i = 0; i < m_verdict.findings.size(); ++i) {
            // What somebody owns is another question than what the rules allow; it is sorted last.
            if (isOwnership(m_verdict.findings[i]) && !std::exchange(owning, true))
                add(QStringLiteral("<b>%1</b>").arg(tr("Not in your boxes").toHtmlEscaped()));
            add(htmlOf(m_verdict.findings[i], static_cast<int>(i), false));
        }
        for (std::size_t i = 0; i < m_verdict.waived.size(); ++i)
            add(htmlOf(m_verdict.waived[i], static_cast<int>(i), true));
    }
    if (m_rows->count() == 0)
        add(tr("The rules have nothing to object."));
    Q_EMIT titleChanged();
}

void ArmyProblemsPanel::follow(const QString& link) {
    const QStringList parts = link.split(QLatin1Char(':'));
    const auto row = static_cast<std::size_t>(parts.value(1).toInt());
    const bool again = parts.value(0) == QLatin1String("unwaive");
    const Findings& list = again ? m_verdict.waived : m_verdict.findings;
    if (!m_document || row >= list.size())
        return;
    const Finding finding = list[row];
    if (again) {
        model::RosterEdits(*m_document).unwaive(finding);
    } else if (parts.value(0) == QLatin1String("fix")) {
        const auto which = static_cast<std::size_t>(parts.value(2).toInt());
        if (which >= finding.fixes.size())
            return;
        const QString name = model::FindingText(*m_document->library(), nullptr, &m_document->roster())
                                 .fix(finding.fixes[which]);
        const auto done = model::applyFix(*m_document, finding.fixes[which], name);
        if (!done)
            QMessageBox::warning(this, QStringLiteral("Bocage"),
                                 model::ProblemText::full(done.problems()).join(QLatin1Char('\n')));
    } else if (parts.value(0) == QLatin1String("show")) {
        if (finding.locations.empty())
            return;
        const Location& place = finding.locations.front();
        if (!place.entries.empty())
            Q_EMIT revealWanted(place.entries.front());
        else
            Q_EMIT placeWanted(place);
    } else if (parts.value(0) == QLatin1String("waive")) {
        WaiveDialog dialog(
            QString::fromStdString(finding.rule),
            model::FindingText(*m_document->library(), nullptr, &m_document->roster()).sentence(finding), {},
            this);
        if (dialog.exec() == QDialog::Accepted && m_document)
            model::RosterEdits(*m_document).waive(finding, dialog.reason());
    }
}

void ArmyProblemsPanel::pointAt(const QString& link) {
    const QStringList parts = link.split(QLatin1Char(':'));
    const auto row = static_cast<std::size_t>(parts.value(1).toInt());
    const auto which = static_cast<std::size_t>(parts.value(2).toInt());
    const bool fix = parts.value(0) == QLatin1String("fix") && row < m_verdict.findings.size() &&
                     which < m_verdict.findings[row].fixes.size();
    Q_EMIT previewWanted(fix ? &m_verdict.findings[row].fixes[which] : nullptr);
}

/// By keyboard a label says which link it is at only by selecting its words.
void ArmyProblemsPanel::pointAtFocused(const QLabel& label) {
    static const QRegularExpression link(QStringLiteral("<a href='([^']+)'[^>]*>([^<]*)</a>"));
    for (auto found = link.globalMatch(label.text()); found.hasNext();) {
        const auto match = found.next();
        if (QTextDocumentFragment::fromHtml(match.captured(2)).toPlainText() == label.selectedText())
            return pointAt(match.captured(1));
    }
    pointAt({});
}

bool ArmyProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::FocusIn:
        case QEvent::KeyPress:
            // Later: only then the label has moved on to its next link.
            if (auto* label = qobject_cast<QLabel*>(watched))
                QTimer::singleShot(0, label, [this, label] {
                    if (label->hasFocus())
                        pointAtFocused(*label);
                });
            break;
        case QEvent::FocusOut:
        case QEvent::Leave:
            pointAt({});
            break;
        default:
            break;
    }
    return ArmyPanel::eventFilter(watched, event);
}

void ArmyProblemsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    ArmyPanel::changeEvent(event);
}

}  // namespace bocage::editor
