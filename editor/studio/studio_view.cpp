#include "editor/studio/studio_view.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "editor/studio/balance_page.h"
#include "editor/studio/board_page.h"
#include "editor/studio/field_controls.h"
#include "editor/studio/manifest_form.h"
#include "editor/studio/piece_preview.h"
#include "editor/studio/tests_page.h"
#include "model/io/picture_helper.h"
#include "model/language/language.h"
#include "model/library/pack_scans.h"
#include "model/messages/element_names.h"
#include "model/studio/balance.h"
#include "model/studio/field_words.h"

namespace bocage::editor {

using model::FieldWords;
using rules::ContentId;

StudioView::StudioView(model::PackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("studioView"));
    m_heading = new QLabel;
    m_heading->setObjectName(QStringLiteral("studioHeading"));
    m_heading->setProperty("role", "heading");
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_formButton = new QPushButton;
    m_formButton->setObjectName(QStringLiteral("studioForm"));
    m_tableButton = new QPushButton;
    m_tableButton->setObjectName(QStringLiteral("studioTable"));
    m_boardButton = new QPushButton;
    m_boardButton->setObjectName(QStringLiteral("studioBoard"));
    m_testsButton = new QPushButton;
    m_testsButton->setObjectName(QStringLiteral("studioTests"));
    m_balanceButton = new QPushButton;
    m_balanceButton->setObjectName(QStringLiteral("studioBalance"));
    auto* modes = new QButtonGroup(this);
    for (QPushButton* button : {m_formButton, m_tableButton, m_boardButton, m_testsButton, m_balanceButton}) {
        button->setCheckable(true);
        button->setStyleSheet(chosenButtonStyle);
        modes->addButton(button);
    }
    m_formButton->setChecked(true);
    m_languageLabel = new QLabel;
    m_language = new QComboBox;
    m_language->setObjectName(QStringLiteral("studioLanguage"));
    for (const model::LanguageInfo& language : model::languages())
        if (language.code != QLatin1String("en"))
            m_language->addItem(language.name, language.code);
    for (const char* further : {"de", "es", "it", "nl", "pl", "pt"})
        m_language->addItem(QLocale(QLatin1String(further)).nativeLanguageName(),
                            QString::fromLatin1(further));
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(16, 8, 16, 4);
    bar->addWidget(m_heading, 1);
    bar->addWidget(m_languageLabel);
    bar->addSpacing(6);
    bar->addWidget(m_language);
    bar->addSpacing(12);
    bar->addWidget(m_formButton);
    bar->addWidget(m_tableButton);
    bar->addWidget(m_boardButton);
    bar->addSpacing(12);
    bar->addWidget(m_testsButton);
    bar->addWidget(m_balanceButton);

    m_manifest = new ManifestForm(document);
    m_form = new ItemForm(document);
    m_preview = new PiecePreview(document);
    auto* split = new QSplitter;
    split->addWidget(m_form);
    split->addWidget(m_preview);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    split->setSizes({640, 240});
    split->setChildrenCollapsible(false);
    m_itemPage = split;
    m_table = new ValueTable(document);
    m_board = new BoardPage(document);
    m_empty = new QWidget;
    m_emptyText = new QLabel;
    m_emptyText->setProperty("role", "muted");
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyAdd = new QPushButton;
    m_emptyAdd->setObjectName(QStringLiteral("studioAddFirst"));
    auto* middle = new QVBoxLayout(m_empty);
    middle->addStretch(1);
    middle->addWidget(m_emptyText);
    m_emptyCopy = new QPushButton;
    m_emptyCopy->setObjectName(QStringLiteral("studioCopyFirst"));
    auto* ways = new QHBoxLayout;
    ways->addStretch(1);
    ways->addWidget(m_emptyAdd);
    ways->addWidget(m_emptyCopy);
    ways->addStretch(1);
    middle->addLayout(ways);
    middle->addStretch(1);
    m_pages = new QStackedWidget;
    for (QWidget* page : {static_cast<QWidget*>(m_manifest), m_itemPage, static_cast<QWidget*>(m_table),
                          static_cast<QWidget*>(m_board), m_empty})
        m_pages->addWidget(page);
    m_tests = new TestsPage(document);
    m_balance = new BalancePage(document);
    m_pages->addWidget(m_tests);
    m_pages->addWidget(m_balance);
    connect(m_testsButton, &QPushButton::clicked, this, [this] { setMode(Mode::Tests); });
    connect(m_balanceButton, &QPushButton::clicked, this, [this] { setMode(Mode::Balance); });
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(bar);
    rows->addWidget(m_pages, 1);

    connect(m_formButton, &QPushButton::clicked, this, [this] { setMode(Mode::Form); });
    connect(m_tableButton, &QPushButton::clicked, this, [this] { setMode(Mode::Table); });
    connect(m_boardButton, &QPushButton::clicked, this, [this] { setMode(Mode::Board); });
    connect(m_form, &ItemForm::drawWanted, this, [this](const std::string& face) {
        setMode(Mode::Board);
        const std::string number = face.substr(face.rfind('/') + 1);
        m_board->setFace(static_cast<std::size_t>(std::max(0, std::atoi(number.c_str()))));
    });
    connect(&m_document, &model::PackDocument::changed, this, &StudioView::showScans);
    connect(&m_document, &model::Document::libraryChanged, this, [this] {
        for (auto& [name, scan] : m_scans)
            scan.shown = false;
        showScans();
    });
    showScans();
    connect(m_language, &QComboBox::activated, this,
            [this] { m_form->setSecondLanguage(m_language->currentData().toString().toStdString()); });
    connect(m_form, &ItemForm::itemsRenamed, this, [this](const auto& items) {
        m_items = items;
        m_preview->setItem(items.front());
        Q_EMIT itemsRenamed(items);
        refresh();
    });
    connect(m_preview, &PiecePreview::pictureDropped, this,
            [this](const QString& path) { m_form->takePicture("/art", path); });
    connect(m_table, &ValueTable::currentChanged, this, &StudioView::tableCurrent);
    connect(m_emptyAdd, &QPushButton::clicked, this, &StudioView::addWanted);
    connect(m_emptyCopy, &QPushButton::clicked, this, &StudioView::copyWanted);
    connect(m_manifest, &ManifestForm::copyWanted, this, &StudioView::copyWanted);
    connect(&m_document, &model::PackDocument::changed, this, &StudioView::refresh, Qt::QueuedConnection);
    retranslate();
}

void StudioView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StudioView::retranslate() {
    m_formButton->setText(tr("Form"));
    m_formButton->setToolTip(tr("One piece with all its fields (Ctrl+1)"));
    m_tableButton->setText(tr("Table"));
    m_tableButton->setToolTip(tr("All pieces of a kind, one row each (Ctrl+2)"));
    m_boardButton->setText(tr("Paint"));
    m_boardButton->setToolTip(tr("Terrain, walls and rooms of a board or overlay (Ctrl+3)"));
    m_testsButton->setText(tr("Tests"));
    m_testsButton->setToolTip(tr("Rule tests of the pack, and what they cover (Ctrl+4)"));
    m_balanceButton->setText(tr("Balance"));
    m_balanceButton->setToolTip(tr("Costs against values by the exact odds (Ctrl+5)"));
    m_languageLabel->setText(tr("Beside English:"));
    m_language->setAccessibleName(tr("Language of translations"));
    refresh();
}

bool StudioView::hasBalance() const {
    const std::string& system = m_document.value().manifest.system;
    for (const auto& [kind, items] : m_document.value().items)
        if (m_kind.empty() || m_kind == kind)
            for (const model::PackItem& item : items)
                if (model::isWeighed(item.json(), system))
                    return true;
    return false;
}

void StudioView::setMode(Mode mode) {
    if (mode == Mode::Balance && !hasBalance())
        return;
    m_mode = mode;
    (mode == Mode::Form      ? m_formButton
     : mode == Mode::Table   ? m_tableButton
     : mode == Mode::Tests   ? m_testsButton
     : mode == Mode::Balance ? m_balanceButton
                             : m_boardButton)
        ->setChecked(true);
    refresh();
    if (mode == Mode::Table && !m_items.empty())
        m_table->choose(m_items.front());
    focusPage();
}

void StudioView::choose(const std::string& kind, const std::vector<ContentId>& items) {
    // Whoever chooses a piece wants to see it.
    if (isAboutPack() && (kind != m_kind || items != m_items)) {
        m_mode = Mode::Form;
        m_formButton->setChecked(true);
    }
    m_kind = kind;
    m_items = items;
    refresh();
    // Only when somebody chooses: a change of the document must not move who types in the table.
    if (m_mode == Mode::Table && !m_items.empty())
        m_table->choose(m_items.front());
}

bool StudioView::isBoard() const {
    return m_kind == "board" || m_kind == "overlay";
}

/// Pictures of the pack are drawn before they lie in a file.
void StudioView::showScans() {
    model::PictureHelper helper;
    for (const auto& [name, bytes] : m_document.value().files) {
        const bool svg = name.endsWith(QLatin1String(".svg"));
        if (!svg && !name.endsWith(QLatin1String(".png")))
            continue;
        Scan& scan = m_scans[name];
        if (scan.bytes != bytes) {
            scan.bytes = bytes;
            scan.shown = false;
            const auto clean = helper.clean(svg ? model::PictureKind::Svg : model::PictureKind::Png, bytes);
            scan.clean = clean ? *clean : QByteArray();
        }
        if (!scan.shown)
            model::rememberDrawing(m_document.value().manifest, name.toStdString(), scan.clean);
        scan.shown = true;
    }
}

void StudioView::refresh() {
    std::erase_if(m_items, [&](const ContentId& id) { return !m_document.value().find(id); });
    const bool balance = hasBalance();
    if (m_mode == Mode::Balance && !balance) {
        m_mode = Mode::Form;
        m_formButton->setChecked(true);
    }
    m_balanceButton->setVisible(balance);
    const bool table = m_mode == Mode::Table && !m_kind.empty();
    QString heading;
    if (m_kind.empty() || isAboutPack())
        heading = m_document.displayName();
    else if (table || m_items.empty())
        heading = FieldWords::kinds(m_kind);
    else if (m_items.size() > 1)
        heading =
            tr("%1: %n chosen", nullptr, static_cast<int>(m_items.size())).arg(FieldWords::kinds(m_kind));
    else if (const model::PackItem* item = m_document.value().find(m_items.front())) {
        const rules::Json* name = item->json().find("name");
        heading = name ? FieldWords::value(*name) : QString();
    }
    m_heading->setText(heading);
    m_formButton->setVisible(!m_kind.empty() || isAboutPack());
    m_tableButton->setVisible(!m_kind.empty());
    const bool board = m_mode == Mode::Board && isBoard() && m_items.size() == 1;
    m_boardButton->setVisible(isBoard() && m_items.size() == 1);
    const bool form = !table && !board && !m_items.empty() && !isAboutPack();
    if (m_mode == Mode::Board && !board)
        m_formButton->setChecked(true);
    m_language->setVisible(form);
    m_languageLabel->setVisible(form);
    m_emptyText->setText(m_kind.empty()
                             ? QString()
                             : tr("%1: choose one on the left, copy one of another pack, or begin with a "
                                  "new one.")
                                   .arg(FieldWords::kinds(m_kind)));
    m_emptyAdd->setText(tr("New: %1").arg(FieldWords::kind(m_kind)));
    m_emptyCopy->setText(tr("Copy pieces of another pack…"));
    if (isAboutPack())
        m_pages->setCurrentWidget(m_mode == Mode::Tests ? static_cast<QWidget*>(m_tests) : m_balance);
    else if (m_kind.empty())
        m_pages->setCurrentWidget(m_manifest);
    else if (table) {
        m_table->setKind(m_kind);
        m_pages->setCurrentWidget(m_table);
    } else if (board) {
        m_board->setItem(m_items.front());
        m_pages->setCurrentWidget(m_board);
    } else if (m_items.empty())
        m_pages->setCurrentWidget(m_empty);
    else {
        m_form->setItems(m_items);
        m_preview->setItem(m_items.front());
        m_pages->setCurrentWidget(m_itemPage);
    }
}

void StudioView::setVerdict(const rules::Verdict& verdict) {
    m_form->showFindings(verdict.findings);
}

void StudioView::reveal(const std::string& pointer) {
    setMode(Mode::Form);
    m_form->reveal(pointer);
}

void StudioView::focusName() {
    focusPage();
    if (auto* name = m_form->findChild<QLineEdit*>(QStringLiteral("field:/name@en"));
        name && m_pages->currentWidget() == m_itemPage)
        name->selectAll();
}

void StudioView::focusPage() {
    if (m_pages->currentWidget() == m_table) {
        m_table->view().setFocus();
        return;
    }
    if (isAboutPack()) {
        (m_mode == Mode::Tests ? m_tests->tests() : m_balance->list()).setFocus(Qt::OtherFocusReason);
        return;
    }
    if (m_pages->currentWidget() == m_board) {
        m_board->canvas().setFocus(Qt::OtherFocusReason);
        return;
    }
    QWidget* page =
        m_pages->currentWidget() == m_itemPage ? static_cast<QWidget*>(m_form) : m_pages->currentWidget();
    if (auto* name = page->findChild<QWidget*>(QStringLiteral("field:/name@en")))
        name->setFocus(Qt::OtherFocusReason);
    else
        page->setFocus(Qt::OtherFocusReason);
}

}  // namespace bocage::editor
