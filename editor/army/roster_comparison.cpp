#include "editor/army/roster_comparison.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include "editor/forms/field_rules.h"
#include "model/io/document_files.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "model/roster/roster_face.h"
#include "rules/roster/roster_variants.h"

namespace bocage::editor {

using rules::ElementId;
using rules::Roster;

namespace {

const char fileChoice[] = "file";
const char otherFileChoice[] = "choose";
const char openChoice[] = "open ";
/// Long names give way to the numbers; the tip has them whole.
constexpr int widestName = 158;

}  // namespace

RosterComparison::RosterComparison(QWidget* parent) : ArmyPanel(parent) {
    m_with = new QComboBox(this);
    m_with->setObjectName(QStringLiteral("compareWith"));
    m_with->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_table = new QTableWidget(this);
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setTabKeyNavigation(false);  // Tab goes on to the next control, arrows walk the cells
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setMaximumWidth(widestName);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_difference = new QLabel(this);
    m_difference->setObjectName(QStringLiteral("compareDifference"));
    m_difference->setTextFormat(Qt::PlainText);
    m_difference->setWordWrap(true);
    m_difference->hide();
    m_rows = new QVBoxLayout(this);
    m_rows->setContentsMargins(12, 8, 12, 12);
    m_rows->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_with, m_difference, m_table})
        m_rows->addWidget(widget);
    m_with->installEventFilter(this);
    connect(m_with, &QComboBox::activated, this, &RosterComparison::choose);
    RosterComparison::retranslate();
}

void RosterComparison::addAbove(QWidget* widget) {
    m_rows->insertWidget(m_rows->indexOf(m_difference), widget);
}

QString RosterComparison::titleOf(const Roster& roster) {
    const QString title = model::localized(roster.title);
    return title.isEmpty() ? tr("Roster without a title") : title;
}

void RosterComparison::retranslate() {
    m_with->setAccessibleName(tr("Compare with"));
    m_with->setToolTip(tr("The roster or variant to compare with"));
    m_table->setAccessibleName(tr("Comparison in numbers"));
    fillChoices();
    refresh();
}

QString RosterComparison::title() const {
    return m_other && m_list.empty() ? tr("Against %1").arg(titleOf(*m_other)) : tr("Comparison");
}

const Roster& RosterComparison::roster() const {
    static const Roster none;
    return m_document ? m_document->roster() : none;
}

void RosterComparison::setDocument(model::RosterDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_list = {};
    const auto follow = [this] {
        fillChoices();
        refresh();
    };
    if (document) {
        connect(document, &model::RosterDocument::changed, this, follow);
        connect(document, &model::Document::libraryChanged, this, [this, follow] {
            libraryChanged();
            follow();
        });
    }
    libraryChanged();
    follow();
}

void RosterComparison::setOther(const Roster& roster) {
    m_file = roster;
    m_list = {};
    fillChoices();
    refresh();
}

QString RosterComparison::otherName() const {
    return m_other && m_list.empty() ? titleOf(*m_other) : m_with->currentText();
}

void RosterComparison::fillChoices() {
    const QSignalBlocker quiet(m_with);
    m_with->clear();
    m_with->addItem(tr("Compare with…"));
    int current = 0;
    for (const rules::ListName& list : rules::listsOf(roster())) {
        if (list.inHand)
            continue;
        m_with->addItem(model::listName(list), QString::fromStdString(list.id.value));
        if (list.id == m_list)
            current = m_with->count() - 1;
    }
    if (m_file) {
        m_with->addItem(titleOf(*m_file), QLatin1String(fileChoice));
        if (m_list.empty())
            current = m_with->count() - 1;
    }
    const std::vector<Roster> open = m_open ? m_open() : std::vector<Roster>();
    for (std::size_t i = 0; i < open.size(); ++i)
        if (!m_file || open[i] != *m_file)
            m_with->addItem(tr("Open tab: %1").arg(titleOf(open[i])),
                            QLatin1String(openChoice) + QString::number(i));
    m_with->insertSeparator(m_with->count());
    m_with->addItem(tr("From a file…"), QLatin1String(otherFileChoice));
    m_with->setCurrentIndex(current);
    m_other.reset();
    const QString key = m_with->currentData().toString();
    if (current > 0 && key == QLatin1String(fileChoice))
        m_other = m_file;
    else if (current > 0)
        m_other = rules::withList(roster(), m_list);
}

void RosterComparison::choose(int index) {
    const QString key = m_with->itemData(index).toString();
    if (key == QLatin1String(otherFileChoice)) {
        fillChoices();  // back to what was chosen before; a file may come or not
        Q_EMIT fileWanted();
        return;
    }
    if (key.startsWith(QLatin1String(openChoice))) {
        const auto which = static_cast<std::size_t>(key.mid(static_cast<int>(sizeof openChoice) - 1).toInt());
        const std::vector<Roster> open = m_open ? m_open() : std::vector<Roster>();
        if (which < open.size())
            setOther(open[which]);
        return;
    }
    if (index == 0)
        m_file.reset();
    m_list = index == 0 || key == QLatin1String(fileChoice) ? ElementId() : ElementId(key.toStdString());
    fillChoices();
    refresh();
}

QString RosterComparison::difference() const {
    return m_difference->text();
}

void RosterComparison::refresh() {
    showNumbers();
    Q_EMIT titleChanged();
}

void RosterComparison::showNumbers() {
    const model::RosterFace* face = m_document ? model::rosterFaceOf(roster().system) : nullptr;
    m_table->clear();
    m_table->setRowCount(0);
    m_difference->clear();
    if (face) {
        const auto state = [&](const Roster& which) {
            return model::RosterState{which, m_document->library()};
        };
        std::vector<model::RosterTotals> totals{face->totals(state(roster()))};
        QStringList names{tr("This")};
        if (m_other) {
            totals.push_back(face->totals(state(*m_other)));
            names << tr("Other");
            const model::RosterDifference apart = face->difference(state(roster()), state(*m_other));
            QStringList lines;
            if (!apart.removed.isEmpty())
                lines << tr("Only here: %1").arg(apart.removed.join(QStringLiteral(", ")));
            if (!apart.added.isEmpty())
                lines << tr("Only in the other: %1").arg(apart.added.join(QStringLiteral(", ")));
            if (lines.isEmpty())
                lines << tr("Both have the same cards.");
            m_difference->setText(lines.join(QLatin1Char('\n')));
        }
        m_table->setColumnCount(static_cast<int>(totals.size()));
        m_table->setHorizontalHeaderLabels(names);
        QFont strong = m_table->font();
        strong.setBold(true);
        for (std::size_t line = 0; line < totals.front().lines.size(); ++line) {
            const int row = m_table->rowCount();
            m_table->insertRow(row);
            const QString& whole = totals.front().lines[line].name;
            auto* name =
                new QTableWidgetItem(QFontMetrics(strong).elidedText(whole, Qt::ElideRight, widestName - 18));
            const QString& tip = totals.front().lines[line].tip;
            name->setToolTip(tip.isEmpty() ? whole : tip);
            m_table->setVerticalHeaderItem(row, name);
            const bool differs = totals.size() > 1 && line < totals[1].lines.size() &&
                                 totals[1].lines[line].value != totals[0].lines[line].value;
            for (std::size_t column = 0; column < totals.size(); ++column) {
                const auto& lines = totals[column].lines;
                auto* cell = new QTableWidgetItem(line < lines.size() ? lines[line].value : QString());
                cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                cell->setFont(differs ? strong : m_table->font());
                m_table->setItem(row, static_cast<int>(column), cell);
            }
        }
    }
    m_difference->setVisible(!m_difference->text().isEmpty());
    fitTable();
}

void RosterComparison::fitTable() {
    // All rows in sight: the panel around it scrolls.
    int height = m_table->horizontalHeader()->sizeHint().height() + 4;
    for (int row = 0; row < m_table->rowCount(); ++row)
        height += m_table->rowHeight(row);
    m_table->setFixedHeight(height);
}

bool RosterComparison::eventFilter(QObject* watched, QEvent* event) {
    // Tabs come and go: the choices are looked up when somebody is about to choose.
    if (watched == m_with && isAboutToChoose(*event))
        fillChoices();
    return ArmyPanel::eventFilter(watched, event);
}

void RosterComparison::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        refresh();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ArmyPanel::changeEvent(event);
}

void compareWithFile(RosterComparison& panel, QWidget* parent) {
    const QString path = QFileDialog::getOpenFileName(parent, RosterComparison::tr("Compare with"), {},
                                                      RosterComparison::tr("Rosters (*.army.json)"));
    if (path.isEmpty())
        return;
    const auto loaded = model::loadValue(path);
    const Roster* roster = loaded ? std::get_if<Roster>(&loaded->value) : nullptr;
    if (roster) {
        panel.setOther(*roster);
        return;
    }
    const rules::Problem problem = loaded
                                       ? rules::Problem{"document.no-army", {}, path.toStdString(), "", 0, 0}
                                       : loaded.problems().front();
    QMessageBox::warning(parent, RosterComparison::tr("Compare with"), model::ProblemText::full(problem));
}

}  // namespace bocage::editor
