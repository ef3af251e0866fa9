#include "app/gui/welcome_page.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/document_card.h"
#include "app/gui/recent_files.h"
#include "app/gui/templates.h"
#include "editor/theme/icons.h"
#include "model/io/resource_paths.h"

namespace bocage::app {

namespace {

QLabel* label(const QString& text, const char* role) {
    auto* label = new QLabel(text);
    label->setProperty("role", QString::fromLatin1(role));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

QStringList WelcomePage::sampleFiles() {
    QStringList files = scenariosIn(model::resourcesFolder() + QStringLiteral("/samples"));
    // The battle that the manual's first ten minutes are about comes first: Enter opens it.
    const auto first = std::find_if(files.begin(), files.end(), [](const QString& path) {
        return QFileInfo(path).fileName() == QLatin1String("crossroads-at-dusk.scenario.json");
    });
    if (first != files.end())
        std::rotate(files.begin(), first, first + 1);
    return files;
}

QStringList WelcomePage::sampleCampaigns() {
    QStringList files;
    for (const QFileInfo& file :
         QDir(model::resourcesFolder() + QStringLiteral("/samples"))
             .entryInfoList({QStringLiteral("*.campaign.json")}, QDir::Files, QDir::Name))
        files << file.absoluteFilePath();
    return files;
}

WelcomePage::WelcomePage(rules::LibraryPtr library, QWidget* parent)
    : QScrollArea(parent), m_library(std::move(library)) {
    setObjectName(QStringLiteral("welcomePage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setWindowTitle(tr("Welcome"));
}

void WelcomePage::build() {
    setWindowTitle(tr("Welcome"));
    m_samples.clear();
    m_templates.clear();
    m_columns = 0;
    m_body = new QWidget;
    m_body->setObjectName(QStringLiteral("welcomeBody"));
    auto* rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(40, 22, 40, 20);
    rows->setSpacing(8);

    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    auto* icon = new QLabel;
    icon->setPixmap(editor::applicationIcon().pixmap(64, 64));
    head->addWidget(icon);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(label(tr("Bocage"), "display"));
    titles->addWidget(
        label(tr("Lay out a battle, build the armies, and let the rules check both."), "muted"));
    head->addLayout(titles, 1);
    rows->addLayout(head);
    rows->addSpacing(8);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(40);
    auto* left = new QVBoxLayout;
    left->setSpacing(10);
    left->addWidget(label(tr("Try a sample battle"), "heading"));
    m_sampleGrid = new QGridLayout;
    m_sampleGrid->setSpacing(12);
    left->addLayout(m_sampleGrid);
    // Behind the battle of the manual come whole stories, which lead to theirs.
    const QStringList battles = sampleFiles();
    for (const QString& path : battles.mid(0, 1) + sampleCampaigns() + battles.mid(1)) {
        auto* card = new DocumentCard(path, m_library);
        card->setWide(true);
        card->setObjectName(QStringLiteral("sample.%1").arg(QFileInfo(path).baseName()));
        connect(card, &QAbstractButton::clicked, this, [this, path] { Q_EMIT openWanted(path); });
        m_samples.push_back(card);
    }
    left->addSpacing(10);
    left->addWidget(label(tr("Start a new one"), "heading"));
    m_templateGrid = new QGridLayout;
    m_templateGrid->setSpacing(12);
    left->addLayout(m_templateGrid);
    auto* empty = new DocumentCard(tr("Empty battlefield"), tr("you lay the boards"));
    empty->setObjectName(QStringLiteral("template.empty"));
    connect(empty, &QAbstractButton::clicked, this, &WelcomePage::newEmptyWanted);
    m_templates.push_back(empty);
    auto* army = new DocumentCard(tr("New army"), tr("you choose faction and points"));
    army->setObjectName(QStringLiteral("template.army"));
    connect(army, &QAbstractButton::clicked, this, &WelcomePage::newArmyWanted);
    m_templates.push_back(army);
    for (const QString& path : templateFiles()) {
        auto* card = new DocumentCard(path, m_library);
        card->setObjectName(QStringLiteral("template.%1").arg(QFileInfo(path).baseName()));
        connect(card, &QAbstractButton::clicked, this, [this, path] { Q_EMIT newWanted(path); });
        m_templates.push_back(card);
    }
    left->addStretch();
    columns->addLayout(left, 1);

    auto* right = new QWidget;
    right->setFixedWidth(300);
    auto* side = new QVBoxLayout(right);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(10);
    side->addWidget(label(tr("Recent files"), "heading"));
    m_recentList = new RecentFiles(m_library);
    connect(m_recentList, &RecentFiles::openWanted, this, &WelcomePage::openWanted);
    connect(m_recentList, &RecentFiles::pinWanted, this, &WelcomePage::pinWanted);
    side->addWidget(m_recentList);
    auto* browse = new QPushButton(tr("&Open a file…"));
    browse->setObjectName(QStringLiteral("welcomeOpen"));
    browse->setIcon(editor::themedIcon(QStringLiteral("open")));
    connect(browse, &QPushButton::clicked, this, &WelcomePage::browseWanted);
    side->addWidget(browse, 0, Qt::AlignLeft);
    side->addSpacing(10);
    side->addWidget(label(tr("Good to know"), "heading"));
    for (const QString& hint :
         {tr("Drop scenarios, armies or packs anywhere on this window to open or install them."),
          tr("Ctrl+K finds every action, place and piece by a few letters."),
          tr("On the map the arrows move a cursor and Enter acts: no mouse needed."),
          tr("Everything can be undone, also after saving. A safety copy is kept while you "
             "work.")}) {
        auto* row = label(hint, "muted");
        side->addWidget(row);
    }
    side->addStretch();
    columns->addWidget(right);
    rows->addLayout(columns, 1);
    setWidget(m_body);
    arrange();
    m_recentList->setFiles(m_recent, m_pinned);
}

void WelcomePage::rebuild() {
    setWindowTitle(tr("Welcome"));
    if (m_body)
        build();
}

void WelcomePage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    if (m_patient)
        // Whoever starts with a document has it in front before the next turn of the loop.
        QTimer::singleShot(0, this, &WelcomePage::buildIfSeen);
    else
        buildIfSeen();
    m_patient = false;
}

void WelcomePage::buildIfSeen() {
    if (m_body || !isVisible())
        return;
    build();
    if (m_sampleFirst)
        focusSample();
}

void WelcomePage::arrange() {
    const int room = viewport()->width() - 80 - 300 - 40;
    const int shape = room / 110;  // changes whenever either grid may need another number of columns
    if (shape == m_columns)
        return;
    m_columns = shape;
    const auto fill = [&](QGridLayout* grid, const std::vector<QWidget*>& cards) {
        if (cards.empty())
            return;
        const int columns = std::max(1, (room + 12) / (cards.front()->sizeHint().width() + 12));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            grid->addWidget(cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
            // A layout shows what it takes one turn of the loop later: too late for the keyboard, which
            // starts on the first card when the window that builds them becomes active.
            cards[i]->show();
        }
        for (int column = 0; column < grid->columnCount(); ++column)
            grid->setColumnStretch(column, column < columns ? 100 : 0);
        grid->setColumnStretch(columns, 1);
    };
    fill(m_sampleGrid, m_samples);
    fill(m_templateGrid, m_templates);
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

void WelcomePage::setRecentFiles(const QStringList& files, const QStringList& pinned) {
    if (m_recent == files && m_pinned == pinned)
        return;  // they are read for their pictures: not for nothing
    m_recent = files;
    m_pinned = pinned;
    if (m_recentList)
        m_recentList->setFiles(files, pinned);
}

void WelcomePage::setLibrary(rules::LibraryPtr library) {
    m_library = std::move(library);
    rebuild();
}

void WelcomePage::focusSample() {
    m_sampleFirst = !m_body;
    if (!m_samples.empty())
        m_samples.front()->setFocus(Qt::OtherFocusReason);
}

void WelcomePage::focusTemplates() {
    m_sampleFirst = false;
    if (!m_body)
        build();
    if (!m_templates.empty()) {
        m_templates.front()->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(m_templates.front());
    }
}

void WelcomePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QScrollArea::changeEvent(event);
}

}  // namespace bocage::app
