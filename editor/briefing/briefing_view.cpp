#include "editor/briefing/briefing_view.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <charconv>
#include <set>

#include "editor/briefing/briefing_sections.h"
#include "editor/briefing/languages.h"
#include "editor/systems/game_editor.h"
#include "editor/theme/icons.h"
#include "editor/theme/severity_sign.h"
#include "editor/theme/theme.h"
#include "model/io/user_collection.h"
#include "model/messages/briefing_words.h"
#include "model/messages/words.h"

namespace bocage::editor {

namespace {

enum NavigationRole { CountRole = Qt::UserRole, SeverityRole };

constexpr int usualWidth = 216, mostWidth = 300;  ///< of the list of sections with its margins
constexpr int aroundTitle = 74;                   ///< margins, icon and padding of a row
constexpr int signRoom = 30;                      ///< of the sign and number of findings

/// A section with the sign and the number of its worst findings at the right.
class NavigationDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const int count = index.data(CountRole).toInt();
        if (count == 0)
            return;
        const auto severity = static_cast<rules::Severity>(index.data(SeverityRole).toInt());
        const QString number = QString::number(count);
        QFont font = option.font;
        font.setBold(true);
        const QRect place = option.rect.adjusted(0, 0, -10, 0);
        painter->save();
        painter->setFont(font);
        painter->setPen(severity == rules::Severity::Error ? Theme::current().error
                                                           : Theme::current().warning);
        painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, number);
        painter->restore();
        const int width = QFontMetrics(font).horizontalAdvance(number);
        paintSeverity(*painter, QPointF(place.right() - width - 11, place.center().y() + 1), severity, 5.5);
    }
};

}  // namespace

BriefingView::BriefingView(model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent),
      m_context{document, model::uiLanguage()},
      m_navigation(new QListWidget),
      m_stack(new QStackedWidget),
      m_languageLabel(new QLabel),
      m_languages(new QComboBox) {
    setObjectName(QStringLiteral("briefing"));
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    auto* side = new QWidget;
    side->setObjectName(QStringLiteral("briefingSide"));
    side->setFixedWidth(usualWidth);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(12, 16, 12, 16);
    rows->setSpacing(8);
    m_navigation->setObjectName(QStringLiteral("briefingNavigation"));
    m_navigation->setItemDelegate(new NavigationDelegate(m_navigation));
    m_navigation->setIconSize({18, 18});
    m_navigation->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    rows->addWidget(m_navigation, 1);
    m_languageLabel->setProperty("role", QStringLiteral("small"));
    m_languageLabel->setBuddy(m_languages);
    rows->addWidget(m_languageLabel);
    m_languages->setObjectName(QStringLiteral("briefingLanguage"));
    rows->addWidget(m_languages);
    columns->addWidget(side);
    columns->addWidget(m_stack, 1);

    m_sections = {makeBasicsSection(m_context), makeSidesSection(m_context),    makePlaySection(m_context),
                  makeTurnsSection(m_context),  makeVictorySection(m_context),  makeRulesSection(m_context),
                  makeTextsSection(m_context),  makeCampaignSection(m_context), makeBoxesSection(m_context)};
    if (const GameEditor* game = findGameEditor(document.scenario().system)) {
        std::erase_if(m_sections, [&](BriefingSection* section) {
            const bool has = game->hasSection(section->id());
            if (!has)
                delete section;
            return !has;
        });
        for (BriefingSection* section : game->createSections(m_context))
            m_sections.push_back(section);
    }
    for (BriefingSection* section : m_sections) {
        m_stack->addWidget(section);
        m_navigation->addItem(new QListWidgetItem);
        connect(section, &BriefingSection::mapWanted, this, &BriefingView::mapWanted);
        connect(section, &BriefingSection::openArmyWanted, this, &BriefingView::openArmyRequested);
        connect(section, &BriefingSection::saveWanted, this, &BriefingView::saveRequested);
    }
    fillNavigation();
    fillLanguages();
    m_navigation->setCurrentRow(0);
    connect(m_navigation, &QListWidget::currentRowChanged, this, [this](int row) {
        m_context.document.endMerge();
        m_stack->setCurrentIndex(row);
        refresh();
        Q_EMIT sectionChanged();
    });
    connect(m_languages, &QComboBox::activated, this,
            [this](int index) { setWrittenLanguage(m_languages->itemData(index).toString().toStdString()); });
    connect(&document, &model::ScenarioDocument::changed, this, [this](const model::Change& change) {
        if (change.everything || change.rest)
            fillLanguages();
        refresh();
    });
    connect(&document, &model::Document::libraryChanged, this, [this] {
        for (BriefingSection* section : m_sections)
            section->rebuild();
    });
    setFocusProxy(m_navigation);
}

QStringList BriefingView::sections() const {
    QStringList ids;
    for (const BriefingSection* section : m_sections)
        ids << section->id();
    return ids;
}

BriefingSection* BriefingView::section(const QString& id) const {
    for (BriefingSection* section : m_sections)
        if (section->id() == id)
            return section;
    return nullptr;
}

QString BriefingView::currentSection() const {
    return m_sections[static_cast<std::size_t>(m_stack->currentIndex())]->id();
}

void BriefingView::showSection(const QString& id) {
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        if (m_sections[i]->id() == id)
            m_navigation->setCurrentRow(static_cast<int>(i));
}

bool BriefingView::showPlace(const rules::Location& location) {
    const QString id = sectionOf(location);
    if (id.isEmpty())
        return false;
    showSection(id);
    refresh();
    // A side is known to its cards by its id, to a finding often by its number only.
    constexpr std::string_view sides = "/sides/";
    rules::Location place = location;
    if (location.pointer.starts_with(sides)) {
        std::size_t index = 0;
        const auto& all = m_context.document.scenario().sides;
        std::from_chars(location.pointer.data() + sides.size(),
                        location.pointer.data() + location.pointer.size(), index);
        const bool inside = location.pointer.find('/', sides.size()) != std::string::npos;
        if (index < all.size() && !inside)
            place.elements.push_back(rules::ElementId(all[index].id.value));
    }
    section(id)->showPlace(place);
    return true;
}

QString BriefingView::sectionOf(const rules::Location& location) const {
    rules::Finding finding;
    finding.locations = {location};
    for (const BriefingSection* section : m_sections)
        if (concerns(finding, section->anchors()))
            return section->id();
    return {};
}

void BriefingView::setCollection(model::UserCollection* collection) {
    m_context.collection = collection;
    if (collection)
        connect(collection, &model::UserCollection::changed, this, &BriefingView::refresh);
}

void BriefingView::setFindings(const rules::Findings& findings) {
    m_context.findings = findings;
    fillNavigation();
    if (isVisible())
        m_sections[static_cast<std::size_t>(m_stack->currentIndex())]->showFindings();
}

void BriefingView::setWrittenLanguage(const std::string& code) {
    m_context.document.endMerge();
    m_context.language = code;
    fillLanguages();
    for (BriefingSection* section : m_sections)
        section->rebuild();
}

void BriefingView::refresh() {
    if (isVisible())
        m_sections[static_cast<std::size_t>(m_stack->currentIndex())]->refresh();
}

void BriefingView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
    m_sections[static_cast<std::size_t>(m_stack->currentIndex())]->showFindings();
}

void BriefingView::fillNavigation() {
    m_navigation->setAccessibleName(tr("Sections of the briefing"));
    m_navigation->ensurePolished();
    QFont font = m_navigation->font();
    font.setBold(true);  // as the chosen row is
    const QFontMetrics metrics(font);
    int width = usualWidth;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        QListWidgetItem* item = m_navigation->item(static_cast<int>(i));
        int errors = 0, warnings = 0, notes = 0;
        for (const rules::Finding& finding : m_context.findings)
            if (concerns(finding, m_sections[i]->anchors()))
                (finding.severity == rules::Severity::Error     ? errors
                 : finding.severity == rules::Severity::Warning ? warnings
                                                                : notes)++;
        item->setText(m_sections[i]->title());
        width = std::max(width, metrics.horizontalAdvance(item->text()) + aroundTitle + signRoom);
        item->setData(CountRole, errors > 0 ? errors : warnings);
        item->setData(SeverityRole,
                      static_cast<int>(errors > 0 ? rules::Severity::Error : rules::Severity::Warning));
        // The chosen row keeps a pale ground: its icon stays in plain ink.
        QIcon icon;
        const QPixmap ink = themedIcon(m_sections[i]->icon()).pixmap(m_navigation->iconSize());
        icon.addPixmap(ink, QIcon::Normal);
        icon.addPixmap(ink, QIcon::Selected);
        item->setIcon(icon);
        item->setSizeHint({180, 32});
        const QString problems = errors > 0     ? tr("%n error(s)", nullptr, errors)
                                 : warnings > 0 ? tr("%n warning(s)", nullptr, warnings)
                                 : notes > 0    ? tr("%n note(s)", nullptr, notes)
                                                : tr("No problems");
        item->setToolTip(problems);
        item->setData(Qt::AccessibleTextRole, m_sections[i]->title());
        item->setData(Qt::AccessibleDescriptionRole, problems);
    }
    m_navigation->parentWidget()->setFixedWidth(std::min(width, mostWidth));
}

void BriefingView::fillLanguages() {
    m_languageLabel->setText(tr("Write texts in"));
    m_languages->setToolTip(tr("The language that names and texts are written in."));
    m_languages->setAccessibleName(m_languages->toolTip());
    std::vector<std::string> codes = writtenLanguages(m_context.document.scenario());
    if (std::find(codes.begin(), codes.end(), m_context.language) == codes.end())
        codes.push_back(m_context.language);
    m_languages->clear();
    for (const std::string& code : codes)
        m_languages->addItem(model::BriefingWords::language(code), QString::fromStdString(code));
    m_languages->setCurrentIndex(m_languages->findData(QString::fromStdString(m_context.language)));
}

void BriefingView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        fillNavigation();
    if (event->type() == QEvent::LanguageChange) {
        fillNavigation();
        fillLanguages();
    }
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
