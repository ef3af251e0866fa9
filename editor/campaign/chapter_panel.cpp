#include "editor/campaign/chapter_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/briefing/briefing_card.h"
#include "editor/briefing/content_chips.h"
#include "editor/theme/icons.h"
#include "model/campaign/campaign_edits.h"
#include "model/campaign/campaign_words.h"
#include "model/language/language.h"

namespace bocage::editor {

using model::CampaignEdits;

namespace {

QString textIn(const rules::Text& text, const std::string& language) {
    const auto found = text.byLanguage.find(language);
    return found == text.byLanguage.end() ? QString() : QString::fromStdString(found->second);
}

/// One line that is handed over when the keyboard leaves it.
QLineEdit* lineEdit(const QString& name, const QString& label, const QString& text,
                    std::function<void(const QString&)> write) {
    auto* edit = new QLineEdit(text);
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    edit->setMinimumHeight(fieldHeight);
    QObject::connect(edit, &QLineEdit::editingFinished, edit, [edit, write] { write(edit->text()); });
    return edit;
}

QToolButton* toolButton(const QString& name, const QString& tip, const QString& icon) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setIcon(themedIcon(icon));
    button->setAutoRaise(true);
    return button;
}

QString carryName(rules::CarryOver::Kind kind) {
    using K = rules::CarryOver::Kind;
    switch (kind) {
        case K::Grant:
            return ChapterPanel::tr("Hand something out");
        case K::Points:
            return ChapterPanel::tr("More or fewer points");
        case K::Losses:
            return ChapterPanel::tr("Losses stay");
        case K::Deck:
            return ChapterPanel::tr("Another deck");
    }
    return {};
}

constexpr rules::CarryOver::Kind allCarryOvers[] = {
    rules::CarryOver::Kind::Grant, rules::CarryOver::Kind::Points, rules::CarryOver::Kind::Losses,
    rules::CarryOver::Kind::Deck};

}  // namespace

ChapterPanel::ChapterPanel(QWidget* parent)
    : QScrollArea(parent), m_language(model::currentLanguage().toStdString()) {
    setObjectName(QStringLiteral("chapterPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ChapterPanel::setDocument(model::CampaignDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &model::CampaignDocument::changed, this, &ChapterPanel::refresh);
    rebuild();
}

void ChapterPanel::setChapter(const rules::ElementId& chapter) {
    if (m_chapter == chapter)
        return;
    m_chapter = chapter;
    rebuild();
}

void ChapterPanel::setTextLanguage(const std::string& language) {
    m_language = language;
    rebuild();
}

/// All that the form shows; small, and typing hands over whole lines, so anything that changed may build
/// anew.
QString ChapterPanel::shape() const {
    return m_document ? QString::fromUtf8(m_document->toBytes()) + QString::fromStdString(m_chapter.value)
                      : QString();
}

void ChapterPanel::refresh() {
    if (shape() != m_shape)
        // Not now: the field that caused it is still in its own signal.
        QMetaObject::invokeMethod(this, &ChapterPanel::rebuild, Qt::QueuedConnection);
}

void ChapterPanel::rebuild() {
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    m_shape = shape();
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(12, 12, 12, 12);
    rows->setSpacing(12);
    if (m_document && files) {
        addCampaignCard(*rows);
        if (const rules::CampaignChapter* chapter = rules::findChapter(m_document->campaign(), m_chapter)) {
            addChapterCard(*rows, *chapter);
            for (std::size_t way = 0; way < chapter->next.size(); ++way)
                addWayCard(*rows, *chapter, way);
        }
    }
    rows->addStretch(1);
    const bool hadFocus = isAncestorOf(focusWidget()) || hasFocus();
    // Another chapter begins at its head, the same one stays where it was read.
    const int scrolled = m_chapter == m_built ? verticalScrollBar()->value() : 0;
    m_built = m_chapter;
    setWidget(page);
    page->show();
    page->adjustSize();
    verticalScrollBar()->setValue(scrolled);
    if (hadFocus && !focused.isEmpty())
        if (auto* again = page->findChild<QWidget*>(focused))
            again->setFocus();
}

void ChapterPanel::addCampaignCard(QVBoxLayout& rows) {
    auto* card = new BriefingCard(tr("Campaign"));
    const auto& campaign = m_document->campaign();
    card->body().addWidget(
        captioned(tr("Title"), lineEdit(QStringLiteral("campaignTitle"), tr("Title of the campaign"),
                                        textIn(campaign.title, m_language), [this](const QString& text) {
                                            CampaignEdits(*m_document).setTitle(text, m_language);
                                        })));
    auto* languages = new QComboBox;
    languages->setObjectName(QStringLiteral("campaignLanguage"));
    languages->setAccessibleName(tr("Language of the texts"));
    for (const model::LanguageInfo& language : model::languages())
        languages->addItem(language.name, language.code);
    languages->setCurrentIndex(languages->findData(QString::fromStdString(m_language)));
    connect(languages, &QComboBox::activated, this, [this, languages] {
        const std::string code = languages->currentData().toString().toStdString();
        QMetaObject::invokeMethod(
            this, [this, code] { setTextLanguage(code); }, Qt::QueuedConnection);
    });
    card->body().addWidget(captioned(tr("Texts in"), languages));
    auto* story = new QPlainTextEdit(textIn(campaign.story, m_language));
    story->setObjectName(QStringLiteral("campaignStory"));
    story->setAccessibleName(tr("Story of the campaign"));
    story->setTabChangesFocus(true);
    story->setMaximumHeight(96);
    connect(story, &QPlainTextEdit::textChanged, this, [this, story] {
        CampaignEdits(*m_document).setStory(story->toPlainText(), m_language);
        m_shape = shape();  // what is typed here is shown already
    });
    card->body().addWidget(captioned(tr("Story"), story));
    rows.addWidget(card);
}

void ChapterPanel::addChapterCard(QVBoxLayout& rows, const rules::CampaignChapter& chapter) {
    const rules::ElementId id = chapter.id;
    const model::CampaignWords words(m_document->campaign(), files().scenarios, *m_document->library());
    auto* card = new BriefingCard(words.chapter(id));
    card->body().addWidget(
        captioned(tr("Title"), lineEdit(QStringLiteral("chapterTitle"), tr("Title of the chapter"),
                                        textIn(chapter.title, m_language), [this, id](const QString& text) {
                                            CampaignEdits(*m_document).setChapterTitle(id, text, m_language);
                                        })));
    card->body().addWidget(captioned(
        tr("Battle"), lineEdit(QStringLiteral("chapterScenario"), tr("File of the battle"),
                               QString::fromStdString(chapter.scenario), [this, id](const QString& text) {
                                   CampaignEdits(*m_document).setScenario(id, text.toStdString());
                               })));
    auto* battle = new QHBoxLayout;
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setObjectName(QStringLiteral("chooseScenario"));
    connect(choose, &QPushButton::clicked, this, [this, id] { Q_EMIT fileWanted(id); });
    battle->addWidget(choose);
    auto* open = new QPushButton(tr("Open"));
    open->setObjectName(QStringLiteral("openScenario"));
    open->setEnabled(files().scenarios.contains(id));
    connect(open, &QPushButton::clicked, this, [this, id] { Q_EMIT openWanted(id); });
    battle->addWidget(open);
    battle->addStretch(1);
    card->body().addLayout(battle);
    const auto scenario = files().scenarios.find(id);
    QStringList results;
    for (const std::string& outcome :
         rules::outcomesOf(chapter, scenario == files().scenarios.end() ? nullptr : &scenario->second))
        results << words.outcome(id, outcome);
    card->body().addWidget(briefingNote(
        results.isEmpty() ? tr("How it may end is not known: its battle has no victory conditions.")
                          : tr("It may end with: %1.").arg(results.join(QStringLiteral(", ")))));
    if (m_document->campaign().chapters.front().id != id) {
        auto* begin = new QPushButton(tr("Begin the story here"));
        begin->setObjectName(QStringLiteral("beginHere"));
        connect(begin, &QPushButton::clicked, this, [this, id] { CampaignEdits(*m_document).beginWith(id); });
        card->body().addWidget(begin, 0, Qt::AlignLeft);
    }
    auto* add = new QPushButton(themedIcon(QStringLiteral("plus")), tr("Add a way on"));
    add->setObjectName(QStringLiteral("addWay"));
    auto* menu = new QMenu(add);
    for (const rules::CampaignChapter& other : m_document->campaign().chapters)
        if (other.id != id)
            menu->addAction(words.chapter(other.id), this,
                            [this, id, to = other.id] { CampaignEdits(*m_document).addWay(id, to); });
    add->setMenu(menu);
    add->setEnabled(!menu->isEmpty());
    card->body().addWidget(add, 0, Qt::AlignLeft);
    rows.addWidget(card);
}

void ChapterPanel::addWayCard(QVBoxLayout& rows, const rules::CampaignChapter& chapter, std::size_t way) {
    const rules::ElementId from = chapter.id;
    const rules::CampaignChapter::Next& next = chapter.next[way];
    const model::CampaignWords words(m_document->campaign(), files().scenarios, *m_document->library());
    const QString number = QString::number(way);
    auto* card = new BriefingCard(
        next.outcome.empty()
            ? tr("Then “%1”").arg(words.chapter(next.chapter))
            : tr("%1: then “%2”").arg(words.ending(from, next.outcome), words.chapter(next.chapter)));
    auto* remove =
        toolButton(QStringLiteral("removeWay/") + number, tr("Remove this way"), QStringLiteral("delete"));
    connect(remove, &QToolButton::clicked, this,
            [this, from, way] { CampaignEdits(*m_document).removeWay(from, way); });
    card->addTool(remove);
    auto* outcome = new QComboBox;
    outcome->setObjectName(QStringLiteral("wayOutcome/") + number);
    outcome->setAccessibleName(tr("Result that opens this way"));
    outcome->addItem(tr("whatever the result"), QString());
    const auto scenario = files().scenarios.find(from);
    for (const std::string& each :
         rules::outcomesOf(chapter, scenario == files().scenarios.end() ? nullptr : &scenario->second))
        outcome->addItem(words.outcome(from, each), QString::fromStdString(each));
    if (outcome->findData(QString::fromStdString(next.outcome)) < 0)
        outcome->addItem(QString::fromStdString(next.outcome), QString::fromStdString(next.outcome));
    outcome->setCurrentIndex(outcome->findData(QString::fromStdString(next.outcome)));
    connect(outcome, &QComboBox::activated, this, [this, from, way, outcome, to = next.chapter] {
        CampaignEdits(*m_document).setWay(from, way, outcome->currentData().toString().toStdString(), to);
    });
    card->body().addWidget(captioned(tr("Result"), outcome));
    for (std::size_t carry = 0; carry < next.carry.size(); ++carry)
        card->body().addWidget(carryForm(chapter, way, carry));
    auto* add = new QPushButton(themedIcon(QStringLiteral("plus")), tr("Carry something over"));
    add->setObjectName(QStringLiteral("addCarry/") + number);
    auto* menu = new QMenu(add);
    for (const rules::CarryOver::Kind kind : allCarryOvers)
        menu->addAction(carryName(kind), this, [this, from, way, kind] {
            CampaignEdits(*m_document).addCarryOver(from, way, kind);
        });
    add->setMenu(menu);
    card->body().addWidget(add, 0, Qt::AlignLeft);
    rows.addWidget(card);
}

QWidget* ChapterPanel::carryForm(const rules::CampaignChapter& chapter, std::size_t way, std::size_t carry) {
    const rules::ElementId from = chapter.id;
    const rules::CampaignChapter::Next& next = chapter.next[way];
    const rules::CarryOver value = next.carry[carry];
    const model::CampaignWords words(m_document->campaign(), files().scenarios, *m_document->library());
    const QString number = QStringLiteral("%1/%2").arg(way).arg(carry);
    const auto set = [this, from, way, carry](const rules::CarryOver& changed) {
        CampaignEdits(*m_document).setCarryOver(from, way, carry, changed);
    };
    auto* form = new QFrame;
    form->setObjectName(QStringLiteral("carry/") + number);
    auto* rows = new QVBoxLayout(form);
    rows->setContentsMargins(0, 4, 0, 4);
    auto* head = new QHBoxLayout;
    auto* sentence = briefingNote(words.carryOver(value, next.chapter), "");
    head->addWidget(sentence, 1);
    auto* remove = toolButton(QStringLiteral("removeCarry/") + number, tr("Do not carry this over"),
                              QStringLiteral("delete"));
    connect(remove, &QToolButton::clicked, this,
            [this, from, way, carry] { CampaignEdits(*m_document).removeCarryOver(from, way, carry); });
    head->addWidget(remove);
    rows->addLayout(head);
    auto* who = new QComboBox;
    who->setObjectName(QStringLiteral("carrySide/") + number);
    who->setAccessibleName(tr("Whom it helps"));
    who->addItem(tr("the winner"), QString());
    const auto later = files().scenarios.find(next.chapter);
    if (later != files().scenarios.end())
        for (const rules::ScenarioSide& side : later->second.sides)
            who->addItem(words.outcome(next.chapter, side.id.value), QString::fromStdString(side.id.value));
    if (who->findData(QString::fromStdString(value.side.value)) < 0)
        who->addItem(QString::fromStdString(value.side.value), QString::fromStdString(value.side.value));
    who->setCurrentIndex(who->findData(QString::fromStdString(value.side.value)));
    connect(who, &QComboBox::activated, this, [who, set, value] {
        rules::CarryOver changed = value;
        changed.side = rules::SideId(who->currentData().toString().toStdString());
        set(changed);
    });
    rows->addWidget(captioned(tr("For"), who));
    const std::string system = m_document->campaign().system;
    if (value.kind == rules::CarryOver::Kind::Grant) {
        ContentChips::Options options;
        options.name = QStringLiteral("carryGrants/") + number;
        options.addText = tr("Hand out…");
        options.pickerTitle = tr("What may be added?");
        options.history = &m_document->undoStack();
        options.contents = [this, system] {
            return new model::ContentModel(m_document->library(), system, thingsToHandOut(system));
        };
        options.set = [set, value](const rules::ContentId& content, int count) {
            rules::CarryOver changed = value;
            std::erase_if(changed.grants, [&](const rules::Copies& each) { return each.id == content; });
            if (count > 0)
                changed.grants.push_back({content, count});
            set(changed);
        };
        auto* chips = new ContentChips(m_document->library(), options);
        chips->setCopies(value.grants);
        rows->addWidget(captioned(tr("What"), chips));
    } else if (value.kind == rules::CarryOver::Kind::Points) {
        auto* points = new QSpinBox;
        points->setObjectName(QStringLiteral("carryPoints/") + number);
        points->setAccessibleName(tr("Points more or fewer"));
        points->setRange(-1000, 1000);
        points->setValue(value.points);
        connect(points, &QSpinBox::editingFinished, this, [points, set, value] {
            rules::CarryOver changed = value;
            changed.points = points->value();
            set(changed);
        });
        rows->addWidget(captioned(tr("Points"), points));
    } else if (value.kind == rules::CarryOver::Kind::Deck) {
        auto* deck = new QComboBox;
        deck->setObjectName(QStringLiteral("carryDeck/") + number);
        deck->setAccessibleName(tr("Deck to draw from"));
        deck->addItem(tr("choose a deck"), QString());
        const model::ContentModel decks(m_document->library(), system, {QStringLiteral("deck")});
        for (int row = 0; row < decks.rowCount(); ++row) {
            const QModelIndex index = decks.index(row, 0);
            deck->addItem(decks.data(index, Qt::DisplayRole).toString(),
                          QString::fromStdString(decks.contentAt(index).value));
        }
        deck->setCurrentIndex(std::max(0, deck->findData(QString::fromStdString(value.deck.value))));
        connect(deck, &QComboBox::activated, this, [deck, set, value] {
            rules::CarryOver changed = value;
            changed.deck = rules::ContentId(deck->currentData().toString().toStdString());
            set(changed);
        });
        rows->addWidget(captioned(tr("Deck"), deck));
    }
    return form;
}

void ChapterPanel::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setTextLanguage(model::currentLanguage().toStdString());
}

}  // namespace bocage::editor
