#include "editor/panels/problems_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include "editor/theme/icons.h"
#include "editor/theme/severity_sign.h"

namespace bocage::editor {

using model::FindingsTree;

ProblemsBar::ProblemsBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("problemsBar"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    static const char* const names[] = {"errorsChip", "warningsChip", "notesChip", "missingChip",
                                        "waivedChip"};
    const auto toggle = [](const char* name) {
        auto* button = new QPushButton;
        button->setObjectName(QString::fromLatin1(name));
        button->setCheckable(true);
        button->setProperty("toggle", true);
        return button;
    };
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i] = toggle(names[i]);
        m_chips[i]->setChecked(true);
        connect(m_chips[i], &QPushButton::toggled, this, &ProblemsBar::changed);
        layout->addWidget(m_chips[i]);
    }
    layout->addStretch(1);
    m_text = new QLineEdit;
    m_text->setObjectName(QStringLiteral("problemsFilter"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_text->setMinimumWidth(90);
    m_text->setMaximumWidth(220);
    connect(m_text, &QLineEdit::textChanged, this, &ProblemsBar::changed);
    layout->addWidget(m_text, 2);
    m_grouping = new QComboBox;
    m_grouping->setObjectName(QStringLiteral("problemsGrouping"));
    m_grouping->addItems({{}, {}, {}, {}});
    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ProblemsBar::changed);
    layout->addWidget(m_grouping);
    m_strict = toggle("strictToggle");
    m_strict->setIcon(themedIcon(QStringLiteral("waive")));
    connect(m_strict, &QPushButton::toggled, this, &ProblemsBar::strictChanged);
    layout->addWidget(m_strict);
    retranslate();
}

void ProblemsBar::setCounts(int errors, int warnings, int notes, int missing, int waived) {
    m_counts = {errors, warnings, notes, missing, waived};
    refreshTexts();
}

void ProblemsBar::refreshTexts() {
    const QString texts[] = {tr("%n error(s)", nullptr, m_counts[0]),
                             tr("%n warning(s)", nullptr, m_counts[1]),
                             tr("%n note(s)", nullptr, m_counts[2]), tr("%n not owned", nullptr, m_counts[3]),
                             tr("%n waived", nullptr, m_counts[4])};
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setText(texts[i]);
        // What there is none of needs no switch; an empty bar says the most.
        m_chips[i]->setVisible(m_counts[i] > 0);
        if (i < 3)
            m_chips[i]->setIcon(severityIcon(static_cast<rules::Severity>(i)));
    }
}

FindingsTree::Filter ProblemsBar::filter() const {
    return {m_chips[0]->isChecked(), m_chips[1]->isChecked(), m_chips[2]->isChecked(),
            m_chips[3]->isChecked(), m_chips[4]->isChecked(), m_text->text()};
}

FindingsTree::Grouping ProblemsBar::grouping() const {
    return static_cast<FindingsTree::Grouping>(m_grouping->currentIndex());
}

bool ProblemsBar::strict() const {
    return m_strict->isChecked();
}

void ProblemsBar::setStrict(bool strict) {
    m_strict->setChecked(strict);
}

QString ProblemsBar::state() const {
    QString state = QString::number(m_grouping->currentIndex());
    for (const QPushButton* chip : m_chips)
        state += QLatin1Char(chip->isChecked() ? '1' : '0');
    return state + QLatin1Char(m_strict->isChecked() ? '1' : '0');
}

void ProblemsBar::restoreState(const QString& state) {
    if (state.size() != 7 || state[0] < QLatin1Char('0') || state[0] > QLatin1Char('3'))
        return;
    m_grouping->setCurrentIndex(state[0].digitValue());
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(state[static_cast<qsizetype>(i) + 1] != QLatin1Char('0'));
    m_strict->setChecked(state[6] == QLatin1Char('1'));
}

void ProblemsBar::focusFilter() {
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void ProblemsBar::retranslate() {
    const QString tips[] = {tr("Shows or hides errors: what the rules forbid."),
                            tr("Shows or hides warnings: what is allowed but hardly meant."),
                            tr("Shows or hides notes: what is worth knowing."),
                            tr("Shows or hides pieces that your boxes do not hold."),
                            tr("Shows or hides what was waived, with the reasons.")};
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setToolTip(tips[i]);
    m_text->setPlaceholderText(tr("Filter…"));
    m_text->setAccessibleName(tr("Filter the problems"));
    m_text->setToolTip(tr("Shows only problems with these words: rule, sentence, place or side."));
    const QString groupings[] = {tr("Not grouped"), tr("By rule"), tr("By place"), tr("By side")};
    for (int i = 0; i < 4; ++i)
        m_grouping->setItemText(i, groupings[i]);
    m_grouping->setAccessibleName(tr("Group the problems"));
    m_grouping->setToolTip(tr("Groups the problems by rule, place or side."));
    m_strict->setText(tr("Strict"));
    m_strict->setToolTip(tr("Refuses waivers: what was waived counts again."));
    refreshTexts();
}

void ProblemsBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refreshTexts();
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
